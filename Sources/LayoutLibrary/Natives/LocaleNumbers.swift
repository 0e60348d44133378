/// How the languages of the world write numbers and money, by Unicode's tables: a point, what parts groups, a minus, how many
/// digits there must be before the first group, a currency, and the patterns of numbers, percents and amounts of money; then
/// the signs of currencies that are no code. A space that doesn't break is `~`, a narrow one `^`. Nothing of it is read before
/// somebody asks for a locale other than that of American English.
enum LocaleNumbers {
  /// Point, separator, minus, the patterns (plain, percent, money, accounts, with codes), the digits before a group, and the
  /// currency; nil for a locale that isn't here.
  static func signs(_ identifier: String) -> [String]? {
    guard let lines = LocaleTable.row(identifier, table, count: 2) else { return nil }
    let fields = LocaleTable.fields(lines[0], "|")
    return Array(fields[0..<3]) + Array(fields[5..<10]) + [fields[3], fields[4]]
  }

  /// The sign of a currency as a locale writes it.
  static func sign(_ code: String, _ identifier: String) -> String? {
    guard let lines = LocaleTable.row(identifier, table, count: 2) else { return nil }
    guard codes.split(separator: " ").contains(Substring(code)) else { return nil }
    for field in lines[1].split(separator: " ") where field.utf8.starts(with: (code + "=").utf8) {
      return LocaleTable.decoded(field.dropFirst(4))
    }
    return code
  }

  /// The currencies whose signs are known.
  private static let codes =
    """
    USD EUR GBP JPY CNY KRW BRL RUB UAH PLN TRY SEK NOK DKK CHF CAD AUD INR MXN CZK TWD VND IDR
    """

  private static let table: StaticString = """
    en
    .|,|-|1||#,##0.###|#,##0%|¤#,##0.00|¤#,##0.00;(¤#,##0.00)|¤¤#,##0.00
    USD=$ EUR=€ GBP=£ JPY=¥ CNY=CN¥ KRW=₩ BRL=R$ CAD=CA$ AUD=A$ INR=₹ MXN=MX$ TWD=NT$ VND=₫
    en_US_POSIX
    .|,|-|1|USD|#,##0.###|#,##0%|¤~#,##0.00|¤#,##0.00;(¤#,##0.00)|¤¤~#,##0.00
    USD=$ EUR=€ GBP=£ JPY=¥ CNY=CN¥ KRW=₩ BRL=R$ CAD=CA$ AUD=A$ INR=₹ MXN=MX$ TWD=NT$ VND=₫
    en_GB
    .|,|-|1|GBP|#,##0.###|#,##0%|¤#,##0.00|¤#,##0.00;(¤#,##0.00)|¤¤#,##0.00
    USD=US$ EUR=€ GBP=£ JPY=JP¥ CNY=CN¥ KRW=₩ BRL=R$ CAD=CA$ AUD=A$ INR=₹ MXN=MX$ TWD=NT$ VND=₫
    en_CA
    .|,|-|1|CAD|#,##0.###|#,##0%|¤#,##0.00|¤#,##0.00;(¤#,##0.00)|¤¤#,##0.00
    USD=US$ EUR=€ GBP=£ JPY=JP¥ CNY=CN¥ KRW=₩ BRL=R$ CAD=$ AUD=A$ INR=₹ MXN=MX$ TWD=NT$ VND=₫
    en_AU
    .|,|-|1|AUD|#,##0.###|#,##0%|¤#,##0.00|¤#,##0.00;(¤#,##0.00)|¤¤#,##0.00
    AUD=$
    de_DE
    ,|.|-|1|EUR|#,##0.###|#,##0~%|#,##0.00~¤|#,##0.00~¤|#,##0.00~¤¤
    USD=$ EUR=€ GBP=£ JPY=¥ CNY=CN¥ KRW=₩ BRL=R$ CAD=CA$ AUD=AU$ INR=₹ MXN=MX$ TWD=NT$ VND=₫
    fr_FR
    ,|^|-|1|EUR|#,##0.###|#,##0~%|#,##0.00~¤|#,##0.00~¤;(#,##0.00~¤)|#,##0.00~¤¤
    USD=$US EUR=€ GBP=£GB KRW=₩ BRL=R$ CAD=$CA AUD=$AU INR=₹ MXN=$MX VND=₫
    es_ES
    ,|.|-|2|EUR|#,##0.###|#,##0~%|#,##0.00~¤|#,##0.00~¤|#,##0.00~¤¤
    USD=US$ EUR=€ VND=₫
    es_MX
    .|,|-|1|MXN|#,##0.###|#,##0%|¤#,##0.00|¤#,##0.00|¤¤#,##0.00
    MXN=$
    it_IT
    ,|.|-|2|EUR|#,##0.###|#,##0%|#,##0.00~¤|#,##0.00~¤|#,##0.00~¤¤
    EUR=€ GBP=£ CNY=CN¥ CAD=CA$ AUD=A$
    pt_BR
    ,|.|-|1|BRL|#,##0.###|#,##0%|¤~#,##0.00|¤~#,##0.00|¤¤~#,##0.00
    USD=US$ EUR=€ GBP=£ JPY=JP¥ CNY=CN¥ KRW=₩ BRL=R$ CAD=CA$ AUD=AU$ INR=₹ MXN=MX$ TWD=NT$ VND=₫
    ja_JP
    .|,|-|1|JPY|#,##0.###|#,##0%|¤#,##0|¤#,##0;(¤#,##0)|¤¤#,##0
    USD=$ EUR=€ GBP=£ JPY=¥ CNY=元 KRW=₩ BRL=R$ CAD=CA$ AUD=A$ INR=₹ MXN=MX$ TWD=NT$ VND=₫
    ko_KR
    .|,|-|1|KRW|#,##0.###|#,##0%|¤#,##0|¤#,##0;(¤#,##0)|¤¤#,##0
    USD=US$ EUR=€ GBP=£ JPY=JP¥ CNY=CN¥ KRW=₩ BRL=R$ CAD=CA$ AUD=AU$ INR=₹ MXN=MX$ TWD=NT$ VND=₫
    zh_CN zh_Hans_CN
    .|,|-|1|CNY|#,##0.###|#,##0%|¤#,##0.00|¤#,##0.00;(¤#,##0.00)|¤¤#,##0.00
    USD=US$ EUR=€ GBP=£ JPY=JP¥ CNY=¥ KRW=₩ BRL=R$ CAD=CA$ AUD=AU$ INR=₹ MXN=MX$ TWD=NT$ VND=₫
    zh_TW
    .|,|-|1|TWD|#,##0.###|#,##0%|¤#,##0.00|¤#,##0.00;(¤#,##0.00)|¤¤#,##0.00
    USD=US$ EUR=€ GBP=£ JPY=¥ CNY=CN¥ KRW=￦ BRL=R$ CAD=CA$ AUD=AU$ INR=₹ MXN=MX$ TWD=$ VND=₫
    nl_NL
    ,|.|-|1|EUR|#,##0.###|#,##0%|¤~#,##0.00;¤~-#,##0.00|¤~#,##0.00;(¤~#,##0.00)|¤¤~#,##0.00
    USD=US$ EUR=€ GBP=£ JPY=JP¥ CNY=CN¥ KRW=₩ BRL=R$ CAD=C$ AUD=AU$ INR=₹ MXN=MX$ TWD=NT$ VND=₫
    ru_RU
    ,|~|-|1|RUB|#,##0.###|#,##0~%|#,##0.00~¤|#,##0.00~¤|#,##0.00~¤¤
    USD=$ EUR=€ GBP=£ JPY=¥ CNY=CN¥ KRW=₩ BRL=R$ RUB=₽ UAH=₴ CAD=CA$ AUD=A$ INR=₹ MXN=MX$ TWD=NT$ VND=₫
    uk_UA
    ,|~|-|1|UAH|#,##0.###|#,##0%|#,##0.00~¤|#,##0.00~¤|#,##0.00~¤¤
    JPY=¥ UAH=₴
    pl_PL
    ,|~|-|2|PLN|#,##0.###|#,##0%|#,##0.00~¤|#,##0.00~¤;(#,##0.00~¤)|#,##0.00~¤¤
    EUR=€ BRL=R$ PLN=zł
    tr_TR
    ,|.|-|1|TRY|#,##0.###|%#,##0|¤#,##0.00|¤#,##0.00|¤¤#,##0.00
    USD=$ EUR=€ GBP=£ JPY=¥ CNY=CN¥ KRW=₩ BRL=R$ TRY=₺ CAD=CA$ AUD=AU$ INR=₹ MXN=MX$ TWD=NT$ VND=₫
    sv_SE
    ,|~|−|1|SEK|#,##0.###|#,##0~%|#,##0.00~¤|#,##0.00~¤|#,##0.00~¤¤
    USD=US$ EUR=€ BRL=BR$ SEK=kr NOK=Nkr DKK=Dkr CAD=CA$ MXN=MX$
    da_DK
    ,|.|-|1|DKK|#,##0.###|#,##0~%|#,##0.00~¤|#,##0.00~¤|#,##0.00~¤¤
    USD=US$ EUR=€ GBP=£ JPY=JP¥ CNY=CN¥ KRW=₩ BRL=R$ DKK=kr. CAD=CA$ AUD=AU$ INR=₹ MXN=MX$ TWD=NT$ VND=₫
    nb_NO
    ,|~|−|1|NOK|#,##0.###|#,##0~%|#,##0.00~¤|¤~#,##0.00;(¤~#,##0.00)|#,##0.00~¤¤
    EUR=€ GBP=£ NOK=kr
    fi_FI
    ,|~|−|1|EUR|#,##0.###|#,##0~%|#,##0.00~¤|#,##0.00~¤|#,##0.00~¤¤
    USD=$ EUR=€ GBP=£ JPY=¥
    cs_CZ
    ,|~|-|1|CZK|#,##0.###|#,##0~%|#,##0.00~¤|#,##0.00~¤|#,##0.00~¤¤
    USD=US$ EUR=€ GBP=£ JPY=JP¥ CNY=CN¥ KRW=₩ BRL=R$ CAD=CA$ AUD=AU$ MXN=MX$ CZK=Kč TWD=NT$
    de_CH
    .|’|-|1|CHF|#,##0.###|#,##0%|¤~#,##0.00;¤-#,##0.00|¤~#,##0.00;¤-#,##0.00|¤¤~#,##0.00
    USD=$ GBP=£ JPY=¥ CNY=CN¥ KRW=₩ BRL=R$ CAD=CA$ AUD=AU$ INR=₹ MXN=MX$ TWD=NT$ VND=₫
    de_AT
    ,|.|-|1|EUR|#,##0.###|#,##0~%|¤~#,##0.00|¤~#,##0.00|¤¤~#,##0.00
    USD=$ EUR=€ GBP=£ JPY=¥ CNY=CN¥ KRW=₩ BRL=R$ CAD=CA$ AUD=AU$ INR=₹ MXN=MX$ TWD=NT$ VND=₫
    fr_CA
    ,|~|-|1|CAD|#,##0.###|#,##0~%|#,##0.00~¤|#,##0.00~¤;(#,##0.00~¤)|#,##0.00~¤¤
    USD=$~US EUR=€ GBP=£ JPY=¥ CNY=CN¥ BRL=R$ CAD=$ AUD=$~AU
    pt_PT
    ,|~|-|2|EUR|#,##0.###|#,##0%|#,##0.00~¤|#,##0.00~¤;(#,##0.00~¤)|#,##0.00~¤¤
    USD=US$ EUR=€ GBP=£ JPY=JP¥ CNY=CN¥ KRW=₩ BRL=R$ CAD=CA$ AUD=AU$ INR=₹ MXN=MX$ TWD=NT$ VND=₫
    en_IN
    .|,|-|1|INR|#,##0.###|#,##0%|¤#,##0.00|¤#,##0.00;(¤#,##0.00)|¤¤#,##0.00
    USD=$ EUR=€ GBP=£ JPY=JP¥ CNY=CN¥ KRW=₩ BRL=R$ CAD=CA$ AUD=A$ INR=₹ MXN=MX$ TWD=NT$ VND=₫
    vi_VN
    ,|.|-|1|VND|#,##0.###|#,##0%|#,##0~¤|#,##0~¤|#,##0~¤¤
    USD=US$ EUR=€ GBP=£ JPY=¥ CNY=CN¥ KRW=₩ BRL=R$ CAD=CA$ AUD=AU$ INR=₹ MXN=MX$ TWD=NT$ VND=₫
    id_ID
    ,|.|-|1|IDR|#,##0.###|#,##0%|¤#,##0|¤#,##0|¤¤#,##0
    USD=US$ EUR=€ GBP=£ JPY=JP¥ CNY=CN¥ KRW=₩ BRL=R$ CAD=CA$ AUD=AU$ INR=Rs MXN=MX$ TWD=NT$ VND=₫ IDR=Rp
    de
    ,|.|-|1||#,##0.###|#,##0~%|#,##0.00~¤|#,##0.00~¤|#,##0.00~¤¤
    USD=$ EUR=€ GBP=£ JPY=¥ CNY=CN¥ KRW=₩ BRL=R$ CAD=CA$ AUD=AU$ INR=₹ MXN=MX$ TWD=NT$ VND=₫
    fr
    ,|^|-|1||#,##0.###|#,##0~%|#,##0.00~¤|#,##0.00~¤;(#,##0.00~¤)|#,##0.00~¤¤
    USD=$US EUR=€ GBP=£GB KRW=₩ BRL=R$ CAD=$CA AUD=$AU INR=₹ MXN=$MX VND=₫
    es
    ,|.|-|2||#,##0.###|#,##0~%|#,##0.00~¤|#,##0.00~¤|#,##0.00~¤¤
    USD=US$ EUR=€ VND=₫
    it
    ,|.|-|2||#,##0.###|#,##0%|#,##0.00~¤|#,##0.00~¤|#,##0.00~¤¤
    EUR=€ GBP=£ CNY=CN¥ CAD=CA$ AUD=A$
    pt
    ,|.|-|1||#,##0.###|#,##0%|¤~#,##0.00|¤~#,##0.00|¤¤~#,##0.00
    USD=US$ EUR=€ GBP=£ JPY=JP¥ CNY=CN¥ KRW=₩ BRL=R$ CAD=CA$ AUD=AU$ INR=₹ MXN=MX$ TWD=NT$ VND=₫
    ja
    .|,|-|1||#,##0.###|#,##0%|¤#,##0.00|¤#,##0.00;(¤#,##0.00)|¤¤#,##0.00
    USD=$ EUR=€ GBP=£ JPY=¥ CNY=元 KRW=₩ BRL=R$ CAD=CA$ AUD=A$ INR=₹ MXN=MX$ TWD=NT$ VND=₫
    ko
    .|,|-|1||#,##0.###|#,##0%|¤#,##0.00|¤#,##0.00;(¤#,##0.00)|¤¤#,##0.00
    USD=US$ EUR=€ GBP=£ JPY=JP¥ CNY=CN¥ KRW=₩ BRL=R$ CAD=CA$ AUD=AU$ INR=₹ MXN=MX$ TWD=NT$ VND=₫
    nl
    ,|.|-|1||#,##0.###|#,##0%|¤~#,##0.00;¤~-#,##0.00|¤~#,##0.00;(¤~#,##0.00)|¤¤~#,##0.00
    USD=US$ EUR=€ GBP=£ JPY=JP¥ CNY=CN¥ KRW=₩ BRL=R$ CAD=C$ AUD=AU$ INR=₹ MXN=MX$ TWD=NT$ VND=₫
    ru
    ,|~|-|1||#,##0.###|#,##0~%|#,##0.00~¤|#,##0.00~¤|#,##0.00~¤¤
    USD=$ EUR=€ GBP=£ JPY=¥ CNY=CN¥ KRW=₩ BRL=R$ RUB=₽ UAH=₴ CAD=CA$ AUD=A$ INR=₹ MXN=MX$ TWD=NT$ VND=₫
    uk
    ,|~|-|1||#,##0.###|#,##0%|#,##0.00~¤|#,##0.00~¤|#,##0.00~¤¤
    JPY=¥ UAH=₴
    pl
    ,|~|-|2||#,##0.###|#,##0%|#,##0.00~¤|#,##0.00~¤;(#,##0.00~¤)|#,##0.00~¤¤
    EUR=€ BRL=R$ PLN=zł
    tr
    ,|.|-|1||#,##0.###|%#,##0|¤#,##0.00|¤#,##0.00;(¤#,##0.00)|¤¤#,##0.00
    USD=$ EUR=€ GBP=£ JPY=¥ CNY=CN¥ KRW=₩ BRL=R$ TRY=₺ CAD=CA$ AUD=AU$ INR=₹ MXN=MX$ TWD=NT$ VND=₫
    sv
    ,|~|−|1||#,##0.###|#,##0~%|#,##0.00~¤|#,##0.00~¤|#,##0.00~¤¤
    USD=US$ EUR=€ BRL=BR$ SEK=kr NOK=Nkr DKK=Dkr CAD=CA$ MXN=MX$
    fi
    ,|~|−|1||#,##0.###|#,##0~%|#,##0.00~¤|#,##0.00~¤|#,##0.00~¤¤
    USD=$ EUR=€ GBP=£ JPY=¥
    cs
    ,|~|-|1||#,##0.###|#,##0~%|#,##0.00~¤|#,##0.00~¤|#,##0.00~¤¤
    USD=US$ EUR=€ GBP=£ JPY=JP¥ CNY=CN¥ KRW=₩ BRL=R$ CAD=CA$ AUD=AU$ MXN=MX$ CZK=Kč TWD=NT$
    vi
    ,|.|-|1||#,##0.###|#,##0%|#,##0.00~¤|#,##0.00~¤|#,##0.00~¤¤
    USD=US$ EUR=€ GBP=£ JPY=¥ CNY=CN¥ KRW=₩ BRL=R$ CAD=CA$ AUD=AU$ INR=₹ MXN=MX$ TWD=NT$ VND=₫
    id
    ,|.|-|1||#,##0.###|#,##0%|¤#,##0.00|¤#,##0.00|¤¤#,##0.00
    USD=US$ EUR=€ GBP=£ JPY=JP¥ CNY=CN¥ KRW=₩ BRL=R$ CAD=CA$ AUD=AU$ INR=Rs MXN=MX$ TWD=NT$ VND=₫ IDR=Rp
    zh_Hans
    .|,|-|1||#,##0.###|#,##0%|¤#,##0.00|¤#,##0.00;(¤#,##0.00)|¤¤#,##0.00
    USD=US$ EUR=€ GBP=£ JPY=JP¥ CNY=¥ KRW=₩ BRL=R$ CAD=CA$ AUD=AU$ INR=₹ MXN=MX$ TWD=NT$ VND=₫
    zh_Hant
    .|,|-|1||#,##0.###|#,##0%|¤#,##0.00|¤#,##0.00;(¤#,##0.00)|¤¤#,##0.00
    USD=US$ EUR=€ GBP=£ JPY=¥ CNY=CN¥ KRW=￦ BRL=R$ CAD=CA$ AUD=AU$ INR=₹ MXN=MX$ TWD=$ VND=₫
    """
}
