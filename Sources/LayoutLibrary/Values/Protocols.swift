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
      protocol OptionSet { typealias Element = Self }
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
      @_likeOwn protocol FloatingPoint: _MachineNumber, SignedNumeric, Comparable, Hashable {}
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
      enum Never {}
      extension Never: View, Hashable {}
      """)
}
