/// The protocols that the language's own rules know, and those of SwiftUI that types are declared with.
extension LibraryEntry {
  static let protocols = LibraryEntry(
    interface: """
      protocol Equatable {}
      protocol Hashable: Equatable {}
      protocol Comparable: Equatable {}
      protocol Identifiable<ID> {
        associatedtype ID: Hashable
        var id: ID { get }
      }
      extension Identifiable where Self: AnyObject { var id: ObjectIdentifier { ObjectIdentifier(self) } }
      /// Which instance of a class it is, or which type.
      struct ObjectIdentifier: Hashable {
        let object: Any
        init(_ object: Any) { self.object = object }
        static func == (a: ObjectIdentifier, b: ObjectIdentifier) -> Bool { a.object === b.object }
      }
      protocol Sendable {}
      protocol Decodable {}
      protocol Encodable {}
      protocol Codable: Decodable, Encodable {}
      protocol CaseIterable {
        associatedtype AllCases = [Self]
        static var allCases: [Self] { get }
      }
      protocol RawRepresentable<RawValue> {
        associatedtype RawValue
        var rawValue: RawValue { get }
        init?(rawValue: RawValue)
      }
      protocol CustomStringConvertible { var description: String { get } }
      protocol Error { var localizedDescription: String { get } }
      protocol AnyObject {}
      protocol Copyable {}
      protocol Escapable {}
      protocol SetAlgebra<Element> {
        associatedtype Element
        init()
        func contains(_ member: Element) -> Bool
        func union(_ other: Self) -> Self
        func intersection(_ other: Self) -> Self
        func symmetricDifference(_ other: Self) -> Self
        func subtracting(_ other: Self) -> Self
        @discardableResult mutating func insert(
          _ member: Element
        ) -> (inserted: Bool, memberAfterInsert: Element)
        @discardableResult mutating func remove(_ member: Element) -> Element?
        mutating func formUnion(_ other: Self)
        mutating func subtract(_ other: Self)
        mutating func formIntersection(_ other: Self)
      }
      protocol OptionSet: SetAlgebra { typealias Element = Self }
      protocol ExpressibleByArrayLiteral {}
      protocol ExpressibleByStringLiteral {}
      protocol ExpressibleByIntegerLiteral { associatedtype IntegerLiteralType = Int }
      protocol ExpressibleByFloatLiteral {}
      protocol ExpressibleByBooleanLiteral {}
      protocol ExpressibleByNilLiteral {}
      protocol ExpressibleByDictionaryLiteral {}
      protocol AdditiveArithmetic { static var zero: Self { get } }
      protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {}
      protocol SignedNumeric: Numeric {}
      /// A number that is one to the machine: numbers of one such type can be made of those of others.
      protocol _MachineNumber: Numeric {}
      protocol BinaryInteger: _MachineNumber, Comparable, Hashable {}
      protocol FloatingPoint: _MachineNumber, SignedNumeric, Comparable, Hashable {
        static var pi: Self { get }
        static var infinity: Self { get }
        static var nan: Self { get }
        static var greatestFiniteMagnitude: Self { get }
        static var leastNonzeroMagnitude: Self { get }
        static var ulpOfOne: Self { get }
        var magnitude: Self { get }
        var isNaN: Bool { get }
        var isFinite: Bool { get }
        var isInfinite: Bool { get }
        var isZero: Bool { get }
        func rounded(_ rule: FloatingPointRoundingRule) -> Self
        func squareRoot() -> Self
        func truncatingRemainder(dividingBy other: Self) -> Self
        func remainder(dividingBy other: Self) -> Self
      }
      protocol BinaryFloatingPoint: FloatingPoint { associatedtype Stride = Double }
      protocol StringProtocol: Comparable, Hashable {}
      protocol DynamicProperty {}
      protocol FormatStyle {}
      protocol CVarArg {}
      extension Int: CVarArg {}
      extension Double: CVarArg {}
      extension CGFloat: CVarArg {}
      typealias StaticString = String
      protocol Sequence<Element> { associatedtype Element }
      protocol Collection<Element>: Sequence { typealias Index = Int }
      protocol BidirectionalCollection<Element>: Collection {}
      protocol RandomAccessCollection<Element>: BidirectionalCollection {}
      protocol MutableCollection<Element>: Collection {
        var startIndex: Int { get }
        var endIndex: Int { get }
        subscript(position: Int) -> Element { get set }
      }
      enum Never {}
      extension Never: View, Hashable {}
      """)
}
