/// Where lines may and must break: the rules LB2–LB31 of Unicode Standard Annex #14, version 15.0.
///
/// The rules look at the characters on both sides of a place, past combining marks and spaces, so the breaker walks
/// once through the classes of a text and carries what the rules remember: the last character that counts, whether
/// spaces stood after it, whether a number is open. Numbers are kept together by the annex's regular expression, not by
/// its simpler pairs. A letter beside a letter, which is most of any text, is answered before any rule is asked.
struct LineBreaker {
  /// What may happen before a character.
  enum Opportunity: UInt8 {
    case none, allowed, mandatory
  }

  private var previous: LineBreakClass?
  /// The class right before, a mark or a space included.
  private var last: LineBreakClass = .letter
  private var hasSpaces = false
  private var number = NumberState.none
  private var isHebrewHyphen = false
  private var hasOddIndicators = false
  private let keepsHangulWords: Bool

  /// With `keepsHangulWords` Korean syllables hold together like letters.
  init(keepsHangulWords: Bool) {
    self.keepsHangulWords = keepsHangulWords
  }

  /// Whether the last character is a letter; another one changes nothing then.
  @inline(__always)
  var isAmongLetters: Bool { last == .letter && previous == .letter }

  /// What may happen before the next character, which is of the class `current`; `next` is the class of the character
  /// after it that is no mark.
  @inline(__always)
  mutating func opportunity(before given: LineBreakClass, next: LineBreakClass?) -> Opportunity {
    if given == .letter && isAmongLetters { return .none }
    return opportunity(atOtherThanLetters: keepsHangulWords ? given.withoutSyllables : given, next: next)
  }

  private mutating func opportunity(atOtherThanLetters current: LineBreakClass, next: LineBreakClass?) -> Opportunity {
    guard let before = previous else {
      take(markless(current))
      last = current
      return .none
    }
    defer { last = current }
    if before.isLineEnd && !(before == .carriageReturn && current == .lineFeed) {
      take(markless(current))
      return .mandatory
    }
    if current.isLineEnd {
      take(current)
      return .none
    }
    if current == .space {
      hasSpaces = true
      return .none
    }
    let isMark = current == .combining || current == .joiner
    if isMark && !hasSpaces && before != .zeroWidthSpace { return .none }
    let after = markless(current)
    let isHeld =
      last == .joiner && current != .zeroWidthSpace
      || after == .zeroWidthSpace
      || before != .zeroWidthSpace && holds(before, after, next: next)
    take(after)
    return isHeld ? .none : .allowed
  }

  /// LB10: a mark that has nothing to combine with is a letter.
  private func markless(_ current: LineBreakClass) -> LineBreakClass {
    current == .combining || current == .joiner ? .letter : current
  }

  /// Whether rules LB11–LB30b keep the line together between `before` and `after`.
  private func holds(_ before: LineBreakClass, _ after: LineBreakClass, next: LineBreakClass?) -> Bool {
    if after == .wordJoiner || neverFirst.contains(after) { return true }
    if hasSpaces { return holdsAcrossSpaces(before, after) }
    if before == .wordJoiner || before == .glue || before == .open || before == .wideOpen { return true }
    if after == .glue { return before != .breakAfter && before != .hyphen }
    if before == .quotation || after == .quotation { return true }
    if before == .contingent || after == .contingent { return false }
    if holdsAcrossSpaces(before, after) || neverFirstUnspaced.contains(after) || before == .breakBefore { return true }
    if isHebrewHyphen || before == .symbol && after == .hebrew { return true }
    return holdsWord(before, after) || holdsNumber(before, after, next: next) || holdsSyllable(before, after)
  }

  /// LB14–LB17, the rules that reach across spaces.
  private func holdsAcrossSpaces(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    switch before {
    case .open, .wideOpen: true
    case .quotation: after == .open || after == .wideOpen
    case .close, .closeParenthesis: after == .nonStarter
    case .breakBoth: after == .breakBoth
    default: false
    }
  }

  /// LB23, LB23a, LB24, LB28, LB29 and LB30.
  private func holdsWord(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    if isLetter(before) {
      return isLetter(after) || after == .number || after == .prefix || after == .postfix || after == .open
    }
    if isLetter(after) { return beforeLetters.contains(before) }
    switch before {
    case .number: return after == .open
    case .closeParenthesis: return after == .number
    case .prefix: return ideographs.contains(after)
    default: return after == .postfix && ideographs.contains(before)
    }
  }

  /// LB25, in the form of the regular expression.
  private func holdsNumber(_ before: LineBreakClass, _ after: LineBreakClass, next: LineBreakClass?) -> Bool {
    switch after {
    case .number: beforeNumbers.contains(before) || number == .open
    case .prefix, .postfix: number != .none
    case .open: (before == .prefix || before == .postfix) && next == .number
    default: false
    }
  }

  /// LB26, LB27, LB30a and LB30b.
  private func holdsSyllable(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    switch before {
    case .jamoL: afterLeadingJamo.contains(after) || after == .postfix
    case .jamoV, .hangulLV: after == .jamoV || after == .jamoT || after == .postfix
    case .jamoT, .hangulLVT: after == .jamoT || after == .postfix
    case .prefix: afterLeadingJamo.contains(after) || after == .jamoT
    case .regionalIndicator: after == .regionalIndicator && hasOddIndicators
    case .emojiBase, .unassignedPictograph: after == .emojiModifier
    default: false
    }
  }

  /// Remembers `current`, which is no mark and no space, as the character that the next rules look back on.
  private mutating func take(_ current: LineBreakClass) {
    isHebrewHyphen =
      (current == .hyphen || current == .breakAfter) && !hasSpaces && previous == .hebrew
    hasOddIndicators = current == .regionalIndicator && !(hasOddIndicators && !hasSpaces)
    number = number.after(current, isAdjacent: !hasSpaces)
    hasSpaces = current == .space
    previous = current
  }

  /// How much of a number stands before a place.
  private enum NumberState {
    case none, open, closed

    func after(_ current: LineBreakClass, isAdjacent: Bool) -> NumberState {
      switch current {
      case .number: .open
      case .symbol, .infix: self == .open && isAdjacent ? .open : .none
      case .close, .closeParenthesis: self == .open && isAdjacent ? .closed : .none
      default: .none
      }
    }
  }
}

extension LineBreakClass {
  /// The class with Korean syllables taken for letters.
  fileprivate var withoutSyllables: LineBreakClass {
    rawValue >= LineBreakClass.hangulLV.rawValue && rawValue <= LineBreakClass.jamoT.rawValue ? .letter : self
  }
}

private func isLetter(_ value: LineBreakClass) -> Bool { value == .letter || value == .hebrew }

/// LB13: these do not start a line, not even after spaces.
private let neverFirst = LineBreakClasses(.close, .closeParenthesis, .exclamation, .infix, .symbol)
/// LB21 and LB22: these do not start a line unless spaces stand before them.
private let neverFirstUnspaced = LineBreakClasses(.breakAfter, .hyphen, .nonStarter, .inseparable)
private let ideographs = LineBreakClasses(.ideograph, .emojiBase, .emojiModifier, .unassignedPictograph)
private let beforeLetters = LineBreakClasses(.number, .prefix, .postfix, .infix, .closeParenthesis)
private let beforeNumbers = LineBreakClasses(.number, .prefix, .postfix, .hyphen)
private let afterLeadingJamo = LineBreakClasses(.jamoL, .jamoV, .hangulLV, .hangulLVT)
