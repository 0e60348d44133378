/// How American English writes the currencies of the world: a sign, or the code and a space where it has none; the sign that
/// locals write, where that is another; how many decimals; one and several of it in words. The rows are Unicode's.
enum Currencies {
  struct Row {
    var sign: String
    var localSign: String
    var decimals: Int
    var one: String
    var several: String
  }

  static func row(_ code: String) -> Row {
    for line in table.split(separator: "\n") where line.utf8.starts(with: code.utf8) && code.utf8.count == 3 {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map { String($0) }
      let sign = fields[1].isEmpty ? code + "\u{a0}" : fields[1]
      let local = fields[2].hasSuffix("~") ? String(fields[2].dropLast()) + "\u{a0}" : fields[2]
      return Row(
        sign: sign, localSign: local.isEmpty ? sign : local, decimals: fields[3].utf8.first.map { Int($0) - 48 } ?? 2,
        one: fields[4], several: fields[5])
    }
    return Row(sign: code + "\u{a0}", localSign: code + "\u{a0}", decimals: 2, one: code, several: code)
  }

  private static let table = """
    AED|||2|UAE dirham|UAE dirhams
    AFN||؋|0|Afghan Afghani|Afghan Afghanis
    ALL|||0|Albanian lek|Albanian lekë
    AMD||֏|2|Armenian dram|Armenian drams
    ANG|||2|Netherlands Antillean guilder|Netherlands Antillean guilders
    AOA||Kz~|2|Angolan kwanza|Angolan kwanzas
    ARS||$|2|Argentine peso|Argentine pesos
    AUD|A$|$|2|Australian dollar|Australian dollars
    AWG|||2|Aruban florin|Aruban florin
    AZN||₼|2|Azerbaijani manat|Azerbaijani manats
    BAM||KM~|2|Bosnia-Herzegovina convertible mark|Bosnia-Herzegovina convertible marks
    BBD||$|2|Barbadian dollar|Barbadian dollars
    BDT||৳|2|Bangladeshi taka|Bangladeshi takas
    BGN|||2|Bulgarian lev|Bulgarian leva
    BHD|||3|Bahraini dinar|Bahraini dinars
    BIF|||0|Burundian franc|Burundian francs
    BMD||$|2|Bermudan dollar|Bermudan dollars
    BND||$|2|Brunei dollar|Brunei dollars
    BOB||Bs~|2|Bolivian boliviano|Bolivian bolivianos
    BRL|R$||2|Brazilian real|Brazilian reals
    BSD||$|2|Bahamian dollar|Bahamian dollars
    BTN|||2|Bhutanese ngultrum|Bhutanese ngultrums
    BWP||P~|2|Botswanan pula|Botswanan pulas
    BYN|||2|Belarusian ruble|Belarusian rubles
    BZD||$|2|Belize dollar|Belize dollars
    CAD|CA$|$|2|Canadian dollar|Canadian dollars
    CDF|||2|Congolese franc|Congolese francs
    CHF|||2|Swiss franc|Swiss francs
    CLP||$|0|Chilean peso|Chilean pesos
    CNY|CN¥|¥|2|Chinese yuan|Chinese yuan
    COP||$|0|Colombian peso|Colombian pesos
    CRC||₡|2|Costa Rican colón|Costa Rican colóns
    CUC||$|2|Cuban convertible peso|Cuban convertible pesos
    CUP||$|2|Cuban peso|Cuban pesos
    CVE|||2|Cape Verdean escudo|Cape Verdean escudos
    CZK||Kč~|2|Czech koruna|Czech korunas
    DJF|||0|Djiboutian franc|Djiboutian francs
    DKK||kr~|2|Danish krone|Danish kroner
    DOP||$|2|Dominican peso|Dominican pesos
    DZD|||2|Algerian dinar|Algerian dinars
    EGP||E£|2|Egyptian pound|Egyptian pounds
    ERN|||2|Eritrean nakfa|Eritrean nakfas
    ETB|||2|Ethiopian birr|Ethiopian birrs
    EUR|€||2|euro|euros
    FJD||$|2|Fijian dollar|Fijian dollars
    FKP||£|2|Falkland Islands pound|Falkland Islands pounds
    GBP|£||2|British pound|British pounds
    GEL||₾|2|Georgian lari|Georgian laris
    GHS||GH₵|2|Ghanaian cedi|Ghanaian cedis
    GIP||£|2|Gibraltar pound|Gibraltar pounds
    GMD|||2|Gambian dalasi|Gambian dalasis
    GNF||FG~|0|Guinean franc|Guinean francs
    GTQ||Q~|2|Guatemalan quetzal|Guatemalan quetzals
    GYD||$|2|Guyanaese dollar|Guyanaese dollars
    HKD|HK$|$|2|Hong Kong dollar|Hong Kong dollars
    HNL||L~|2|Honduran lempira|Honduran lempiras
    HRK||kn~|2|Croatian kuna|Croatian kunas
    HTG|||2|Haitian gourde|Haitian gourdes
    HUF||Ft~|2|Hungarian forint|Hungarian forints
    IDR||Rp~|0|Indonesian rupiah|Indonesian rupiahs
    ILS|₪||2|Israeli new shekel|Israeli new shekels
    INR|₹||2|Indian rupee|Indian rupees
    IQD|||0|Iraqi dinar|Iraqi dinars
    IRR|||0|Iranian rial|Iranian rials
    ISK||kr~|0|Icelandic króna|Icelandic krónur
    JMD||$|2|Jamaican dollar|Jamaican dollars
    JOD|||3|Jordanian dinar|Jordanian dinars
    JPY|¥||0|Japanese yen|Japanese yen
    KES|||2|Kenyan shilling|Kenyan shillings
    KGS||⃀|2|Kyrgystani som|Kyrgystani soms
    KHR||៛|2|Cambodian riel|Cambodian riels
    KMF||CF~|0|Comorian franc|Comorian francs
    KPW||₩|0|North Korean won|North Korean won
    KRW|₩||0|South Korean won|South Korean won
    KWD|||3|Kuwaiti dinar|Kuwaiti dinars
    KYD||$|2|Cayman Islands dollar|Cayman Islands dollars
    KZT||₸|2|Kazakhstani tenge|Kazakhstani tenges
    LAK||₭|0|Laotian kip|Laotian kips
    LBP||L£|0|Lebanese pound|Lebanese pounds
    LKR||Rs~|2|Sri Lankan rupee|Sri Lankan rupees
    LRD||$|2|Liberian dollar|Liberian dollars
    LSL|||2|Lesotho loti|Lesotho lotis
    LYD|||3|Libyan dinar|Libyan dinars
    MAD|||2|Moroccan dirham|Moroccan dirhams
    MDL|||2|Moldovan leu|Moldovan lei
    MGA||Ar~|0|Malagasy ariary|Malagasy ariaries
    MKD|||2|Macedonian denar|Macedonian denari
    MMK||K~|0|Myanmar kyat|Myanmar kyats
    MNT||₮|2|Mongolian tugrik|Mongolian tugriks
    MOP|||2|Macanese pataca|Macanese patacas
    MRU|||2|Mauritanian ouguiya|Mauritanian ouguiyas
    MUR||Rs~|2|Mauritian rupee|Mauritian rupees
    MVR|||2|Maldivian rufiyaa|Maldivian rufiyaas
    MWK|||2|Malawian kwacha|Malawian kwachas
    MXN|MX$|$|2|Mexican peso|Mexican pesos
    MYR||RM~|2|Malaysian ringgit|Malaysian ringgit
    MZN|||2|Mozambican metical|Mozambican meticals
    NAD||$|2|Namibian dollar|Namibian dollars
    NGN||₦|2|Nigerian naira|Nigerian nairas
    NIO||C$|2|Nicaraguan córdoba|Nicaraguan córdobas
    NOK||kr~|2|Norwegian krone|Norwegian kroner
    NPR||Rs~|2|Nepalese rupee|Nepalese rupees
    NZD|NZ$|$|2|New Zealand dollar|New Zealand dollars
    OMR|||3|Omani rial|Omani rials
    PAB|||2|Panamanian balboa|Panamanian balboas
    PEN|||2|Peruvian sol|Peruvian soles
    PGK|||2|Papua New Guinean kina|Papua New Guinean kina
    PHP|₱||2|Philippine peso|Philippine pesos
    PKR||Rs~|0|Pakistani rupee|Pakistani rupees
    PLN||zł~|2|Polish zloty|Polish zlotys
    PYG||₲|0|Paraguayan guarani|Paraguayan guaranis
    QAR|||2|Qatari riyal|Qatari riyals
    RON||lei~|2|Romanian leu|Romanian lei
    RSD|||0|Serbian dinar|Serbian dinars
    RUB||₽|2|Russian ruble|Russian rubles
    RWF||RF~|0|Rwandan franc|Rwandan francs
    SAR|||2|Saudi riyal|Saudi riyals
    SBD||$|2|Solomon Islands dollar|Solomon Islands dollars
    SCR|||2|Seychellois rupee|Seychellois rupees
    SDG|||2|Sudanese pound|Sudanese pounds
    SEK||kr~|2|Swedish krona|Swedish kronor
    SGD||$|2|Singapore dollar|Singapore dollars
    SHP||£|2|St. Helena pound|St. Helena pounds
    SLE|||2|Sierra Leonean leone|Sierra Leonean leones
    SLL|||0|Sierra Leonean leone (1964—2022)|Sierra Leonean leones (1964—2022)
    SOS|||0|Somali shilling|Somali shillings
    SRD||$|2|Surinamese dollar|Surinamese dollars
    SSP||£|2|South Sudanese pound|South Sudanese pounds
    STN||Db~|2|São Tomé & Príncipe dobra|São Tomé & Príncipe dobras
    SYP||£|0|Syrian pound|Syrian pounds
    SZL|||2|Swazi lilangeni|Swazi emalangeni
    THB||฿|2|Thai baht|Thai baht
    TJS|||2|Tajikistani somoni|Tajikistani somonis
    TMT|||2|Turkmenistani manat|Turkmenistani manat
    TND|||3|Tunisian dinar|Tunisian dinars
    TOP||T$|2|Tongan paʻanga|Tongan paʻanga
    TRY||₺|2|Turkish lira|Turkish Lira
    TTD||$|2|Trinidad & Tobago dollar|Trinidad & Tobago dollars
    TWD|NT$|$|2|New Taiwan dollar|New Taiwan dollars
    TZS|||2|Tanzanian shilling|Tanzanian shillings
    UAH||₴|2|Ukrainian hryvnia|Ukrainian hryvnias
    UGX|||0|Ugandan shilling|Ugandan shillings
    USD|$||2|US dollar|US dollars
    UYU||$|2|Uruguayan peso|Uruguayan pesos
    UZS|||2|Uzbekistani som|Uzbekistani som
    VEF||Bs~|2|Venezuelan bolívar (2008–2018)|Venezuelan bolívars (2008–2018)
    VES|||2|Venezuelan bolívar|Venezuelan bolívars
    VND|₫||0|Vietnamese dong|Vietnamese dong
    VUV|||0|Vanuatu vatu|Vanuatu vatus
    WST|||2|Samoan tala|Samoan tala
    XAF|FCFA ||0|Central African CFA franc|Central African CFA francs
    XCD|EC$|$|2|East Caribbean dollar|East Caribbean dollars
    XCG|Cg ||2|Caribbean guilder|Caribbean guilders
    XOF|F CFA ||0|West African CFA franc|West African CFA francs
    XPF|CFPF ||0|CFP franc|CFP francs
    YER|||0|Yemeni rial|Yemeni rials
    ZAR||R~|2|South African rand|South African rand
    ZMW||ZK~|2|Zambian kwacha|Zambian kwachas
    ZWG|||2|Zimbabwean gold|Zimbabwean gold
    """
}
