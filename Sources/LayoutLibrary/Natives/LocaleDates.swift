/// How languages other than American English write dates, by Unicode's tables: names, and for every locale the patterns of its
/// dates from the shortest to the whole one, of times without and with seconds, and what stands between the two. A space that
/// doesn't break is `~`, a narrow one `^`, and one at an end `_`. Nothing of it is read before somebody asks for another locale.
struct LocaleDates {
  private let names: [[String]]
  private let patterns: [[String]]

  init?(_ identifier: String) {
    guard let names = LocaleTable.row(identifier, LocaleNames.table, count: LocaleNames.count),
      let patterns = LocaleTable.row(identifier, Self.table, count: 3)
    else { return nil }
    self.names = names.map { LocaleTable.fields($0, ";") }
    self.patterns = patterns.map { LocaleTable.fields($0, "|") }
  }

  /// The name of a month, from 0, for so many letters of a pattern.
  func month(_ index: Int, _ count: Int, standsAlone: Bool) -> String {
    let row = count == 3 ? 0 : count == 4 ? 1 : 2
    if standsAlone, row < 2, names[row + 3].count == 12 { return names[row + 3][index] }
    return names[row][index]
  }

  /// The name of a weekday, from 0 for Sunday.
  func weekday(_ index: Int, _ count: Int) -> String {
    names[count == 4 ? 6 : count == 5 ? 7 : count == 6 ? 8 : 5][index]
  }

  func half(isMorning: Bool) -> String { names[9][isMorning ? 0 : 1] }

  /// The pattern of a date, from 1 for the shortest, and of a time, 1 or 2; zero leaves either out.
  func pattern(date: Int, time: Int) -> String {
    if date == 0 { return time == 0 ? "" : patterns[1][time - 1] }
    return patterns[0][date - 1] + (time == 0 ? "" : patterns[2][date - 1] + patterns[1][time - 1])
  }

  private static let table: StaticString = """
    en_GB
    dd/MM/y|d MMM y|d MMMM y|EEEE, d MMMM y
    HH:mm|HH:mm:ss
    ,_|_'at'_|_'at'_|_'at'_
    en_CA
    y-MM-dd|MMM d, y|MMMM d, y|EEEE, MMMM d, y
    h:mm^a|h:mm:ss^a
    ,_|_'at'_|_'at'_|_'at'_
    en_AU
    d/M/y|d MMM y|d MMMM y|EEEE, d MMMM y
    h:mm^a|h:mm:ss^a
    ,_|_'at'_|_'at'_|_'at'_
    de_DE de_CH de_AT de
    dd.MM.yy|dd.MM.y|d. MMMM y|EEEE, d. MMMM y
    HH:mm|HH:mm:ss
    ,_|,_|_'um'_|_'um'_
    fr_FR fr
    dd/MM/y|d MMM y|d MMMM y|EEEE d MMMM y
    HH:mm|HH:mm:ss
    _|_'à'_|_'à'_|_'à'_
    es_ES es
    d/M/yy|d MMM y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
    H:mm|H:mm:ss
    ,_|,_|,_|,_
    es_MX
    dd/MM/yy|d MMM y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
    h:mm^a|h:mm:ss^a
    ,_|,_|,_|,_
    it_IT it
    dd/MM/yy|d MMM y|d MMMM y|EEEE d MMMM y
    HH:mm|HH:mm:ss
    ,_|,_|_'alle'_'ore'_|_'alle'_'ore'_
    pt_BR pt
    dd/MM/y|d 'de' MMM 'de' y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
    HH:mm|HH:mm:ss
    ,_|,_|_'às'_|_'às'_
    ja_JP ja
    y/MM/dd|y/MM/dd|y年M月d日|y年M月d日 EEEE
    H:mm|H:mm:ss
    _|_|_|_
    ko_KR ko
    y. M. d.|y. M. d.|y년 MMMM d일|y년 MMMM d일 EEEE
    a h:mm|a h:mm:ss
    _|_|_|_
    zh_CN zh_Hans zh_Hans_CN
    y/M/d|y年M月d日|y年M月d日|y年M月d日 EEEE
    HH:mm|HH:mm:ss
    _|_|_|_
    zh_TW zh_Hant
    y/M/d|y年M月d日|y年M月d日|y年M月d日 EEEE
    Bh:mm|Bh:mm:ss
    _|_|_|_
    nl_NL nl
    dd-MM-y|d MMM y|d MMMM y|EEEE d MMMM y
    HH:mm|HH:mm:ss
    ,_|,_|_'om'_|_'om'_
    ru_RU ru
    dd.MM.y|d MMM y^'г'.|d MMMM y^'г'.|EEEE, d MMMM y^'г'.
    HH:mm|HH:mm:ss
    ,_|,_|_'в'_|_'в'_
    uk_UA uk
    dd.MM.yy|d MMM y^'р'.|d MMMM y^'р'.|EEEE, d MMMM y^'р'.
    HH:mm|HH:mm:ss
    ,_|,_|_'о'_|_'о'_
    pl_PL pl
    d.MM.y|d MMM y|d MMMM y|EEEE, d MMMM y
    HH:mm|HH:mm:ss
    ,_|_'o'_|_'o'_|_'o'_
    tr_TR tr
    d.MM.y|d MMM y|d MMMM y|d MMMM y EEEE
    HH:mm|HH:mm:ss
    _|_|_|_
    sv_SE sv
    y-MM-dd|d MMM y|d MMMM y|EEEE d MMMM y
    HH:mm|HH:mm:ss
    _|_|_|_
    da_DK
    dd.MM.y|d. MMM y|d. MMMM y|EEEE 'den' d. MMMM y
    HH.mm|HH.mm.ss
    ,_|,_|_'kl'._|_'kl'._
    nb_NO
    dd.MM.y|d. MMM y|d. MMMM y|EEEE d. MMMM y
    HH:mm|HH:mm:ss
    ,_|,_|_'kl'._|_'kl'._
    cs_CZ cs
    dd.MM.y|d.^M.^y|d. MMMM y|EEEE d. MMMM y
    H:mm|H:mm:ss
    _|_|_'v'_|_'v'_
    fr_CA
    y-MM-dd|d MMM y|d MMMM y|EEEE d MMMM y
    HH:mm|HH:mm:ss
    _|_'à'_|_'à'_|_'à'_
    pt_PT
    dd/MM/yy|dd/MM/y|d 'de' MMMM 'de' y|EEEE, d 'de' MMMM 'de' y
    HH:mm|HH:mm:ss
    ,_|,_|_'às'_|_'às'_
    en_IN
    dd/MM/yy|d MMM y|d MMMM y|EEEE, d MMMM y
    h:mm^a|h:mm:ss^a
    ,_|_'at'_|_'at'_|_'at'_
    id_ID id
    dd/MM/yy|d MMM y|d MMMM y|EEEE, dd MMMM y
    HH.mm|HH.mm.ss
    ,_|,_|_'pukul'_|_'pukul'_
    """
}
