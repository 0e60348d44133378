import LayoutEvaluator

/// `Map` of MapKit, and the places that programs describe maps with. A map takes what it is offered; what is on it is drawn
/// by its coordinates and has no frames.
extension LibraryEntry {
  static let map = LibraryEntry(
    interface: """
      /// A map: it fills its offer.
      struct Map: View {
        init(
          @_effect coordinateRegion: some Any, @_effect interactionModes: some Any = 0, showsUserLocation: Bool = false,
          @_effect userTrackingMode: some Any = 0)
        init<Items>(
          @_effect coordinateRegion: some Any, @_effect interactionModes: some Any = 0, showsUserLocation: Bool = false,
          @_effect userTrackingMode: some Any = 0, annotationItems: Items, @_action annotationContent: @escaping (Any) -> Void)
        init(@_effect position: some Any, @_effect bounds: some Any = 0, @_effect interactionModes: some Any = 0)
        init(
          @_effect position: some Any, @_effect bounds: some Any = 0, @_effect interactionModes: some Any = 0,
          @_effect selection: some Any = 0, @_effect scope: some Any = 0, @_action content: () -> Void)
        init(
          @_effect initialPosition: some Any, @_effect bounds: some Any = 0, @_effect interactionModes: some Any = 0,
          @_action content: () -> Void)
        init(@_effect initialPosition: some Any, @_effect bounds: some Any = 0, @_effect interactionModes: some Any = 0)
        init(@_action content: () -> Void)
        init()
      }
      extension View {
        /// How the maps in this view look.
        func mapStyle(@_effect _ style: some Any) -> some View
        /// The controls over a map: they are inside its frame.
        func mapControls(@_action _ content: () -> Void) -> some View
        /// Whether a map shows its controls: it changes no frame.
        func mapControlVisibility(_ visibility: Visibility) -> some View
        /// Which map a control is for: it changes no frame.
        func mapScope(_ scope: Namespace.ID) -> some View
        /// What happens as a map moves: it does not.
        func onMapCameraChange(
          @_effect frequency: some Any = 0, @_action _ action: @escaping (Any) -> Void) -> some View
        /// A view from the street, when presented: nothing is.
        func lookAroundViewer(isPresented: Binding<Bool>, @_effect scene: some Any) -> some View
      }
      typealias CLLocationDegrees = Double
      typealias CLLocationDistance = Double
      struct CLLocationCoordinate2D {
        var latitude: Double
        var longitude: Double
        init(latitude: Double, longitude: Double) {
          self.latitude = latitude
          self.longitude = longitude
        }
        init() {
          self.latitude = 0
          self.longitude = 0
        }
      }
      struct CLLocation {
        let coordinate: CLLocationCoordinate2D
        init(latitude: Double, longitude: Double) {
          self.coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        }
        func distance(from location: CLLocation) -> Double { Double(_missing("the distance of two places").count) }
      }
      struct MKCoordinateSpan {
        var latitudeDelta: Double
        var longitudeDelta: Double
        init(latitudeDelta: Double, longitudeDelta: Double) {
          self.latitudeDelta = latitudeDelta
          self.longitudeDelta = longitudeDelta
        }
      }
      struct MKCoordinateRegion {
        var center: CLLocationCoordinate2D
        var span: MKCoordinateSpan
        init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
          self.center = center
          self.span = span
        }
        init(center: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double) {
          self.center = center
          self.span = MKCoordinateSpan(latitudeDelta: latitudinalMeters / 111000, longitudeDelta: longitudinalMeters / 111000)
        }
        init() {
          self.center = CLLocationCoordinate2D()
          self.span = MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)
        }
      }
      struct MapCamera {
        init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {}
      }
      struct MapCameraPosition {
        init() {}
        static var automatic: MapCameraPosition { MapCameraPosition() }
        static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition() }
        static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition() }
        static func userLocation(
          followsHeading: Bool = false, fallback: MapCameraPosition = .automatic
        ) -> MapCameraPosition { MapCameraPosition() }
      }
      struct MapStyle {
        init() {}
        static var standard: MapStyle { MapStyle() }
        static var imagery: MapStyle { MapStyle() }
        static var hybrid: MapStyle { MapStyle() }
      }
      """,
    natives: Array(repeating: .filling("Map"), count: 8)
      + ["mapStyle", "mapControls", "mapControlVisibility", "mapScope", "onMapCameraChange", "lookAroundViewer"].map {
        (name: String) in Native.neutral(name)
      })
}
