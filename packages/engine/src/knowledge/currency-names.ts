/**
 * Printed names of currencies → ISO 4217 candidates, most common first. One line a currency or a shared sign:
 * the codes, a colon, the printed forms. Data only; `currencies.ts` reads it.
 */

/**
 * Signs and local abbreviations. Compared exactly first, then without case and dots. "¬" is a euro sign whose code point
 * (U+20AC) lost its first byte: Ghostscript 10.00 writes such text layers. "`" is a rupee sign in the fonts that drew one
 * before Unicode had it (U+20B9, 2010), which Indian banks still print with.
 */
export const CURRENCY_SIGNS = `
EUR: €, ¬, euro, euros, eur
GBP: £, pound, pounds, gbp
USD: US$, US $, U$S, U$D, USD$, u$d, US dollar, dlls, dls
USD CAD AUD MXN SGD HKD NZD ARS CLP COP UYU TWD BBD JMD TTD BSD BZD FJD NAD LRD XCD KYD BMD GYD SRD DOP: $
CAD: C$, CA$, CAN$, CDN$, Can $, Cdn $
AUD: A$, AU$
NZD: NZ$
HKD: HK$
SGD: S$, SG$
TWD: NT$, NTD, 新台幣, 新臺幣, 台幣
MXN: MX$, Mex$, M.N., MN, M N
ARS: AR$
CLP: CLP$, CH$
COP: COL$, CO$
UYU: $U, UY$
DOP: RD$
JMD: J$, JA$
TTD: TT$
BBD: BDS$, Bds$
BSD: B$
BZD: BZ$
XCD: EC$
FJD: FJ$
NAD: N$
BND: BN$
BRL: R$
NIO: C$N, C$ Nic
JPY CNY: ¥, ￥
JPY: 円, JP¥, yen, 圓
CNY: 元, CN¥, RMB, 人民币, 人民幣, 人民币元, 圆, yuan
KRW: ₩, 원, won, ￦
INR: ₹, \`, Rs INR, रु, ₹.
INR PKR LKR NPR MUR SCR: Rs, Rs., ₨, rupee, rupees
PKR: PKRs, PKR.
LKR: SLRs, SLR
NPR: NRs, NRs.
BDT: ৳, Tk, Tk., taka
NGN: ₦, naira
GHS: GH₵, ₵, GH¢, GHC, GHc, cedi, cedis
KES: KSh, Ksh., KShs, Kshs., Sh KES
TZS: TSh, TShs, Tsh.
UGX: USh, UShs, Ugx.
ZMW: ZK
BWP: BWP P
SEK NOK DKK ISK: kr, kr., Kr., kronor, kroner, krónur
DKK: D.kr., Dkr
SEK: Skr
NOK: Nkr
PLN: zł, zl, złotych, złoty
CZK: Kč, Kc, korun
HUF: Ft, Ft., forint
RON MDL: lei, leu
BGN: лв, лв., лева, lv
RSD: din., дин, дин., динара, РСД
HRK: kn
BAM: KM
MKD: ден, ден., денари, МКД
ALL: lekë
TRY: ₺, TL, YTL, TRL, Türk Lirası, lira
UAH: ₴, грн, грн., гривня, гривень, гривні
RUB: ₽, руб, руб., р., рубль, рублей, рубли, РУБ, RUR, rubles
BYN: Br, бел. руб., бел руб
KZT: ₸, тг, тенге, тг.
GEL: ₾, ლარი, lari
AMD: ֏, դր
AZN: ₼
KGS: сом
UZS: сум, so'm, som
ILS: ₪, ש"ח, ש״ח, שח, NIS, שקל, שקלים, שקל חדש
AED: د.إ, درهم, Dhs, Dhs., Dh, AED., DHS, د.إ.
MAD: د.م., MAD., DH.
SAR: ﷼, ر.س, ريال, SR, S.R., ريال سعودي, ر.س.
QAR: ر.ق, QR, ريال قطري
OMR: ر.ع., ريال عماني, R.O.
KWD: د.ك, دينار كويتي, KD
BHD: د.ب, .د.ب, دينار بحريني, BD
JOD: د.ا, دينار أردني, JD
IQD: ع.د, دينار عراقي
LBP: ل.ل, ليرة لبنانية, LL
EGP: ج.م, جنيه, جنيه مصري, E£, LE, L.E.
TND: د.ت, DT, دينار تونسي
DZD: د.ج, DA, دينار جزائري
LYD: ل.د, LD, دينار ليبي
IRR: ریال, rial
THB: ฿, บาท, baht
VND: ₫, đ, đồng, VNĐ, dong
IDR: Rp, Rp., rupiah
MYR: RM, ringgit
PHP: ₱, Php., P PHP, piso
KHR: ៛, riel
LAK: ₭
MMK: K MMK, Ks, kyat
MNT: ₮, төгрөг
CHF: Fr., SFr, SFr., sFr., Fr, Franken, franc suisse
XAF XOF: FCFA, F CFA, CFA, F.CFA
XPF: F CFP, FCFP, CFP
PEN: S/, S/., soles
BOB: Bs BOB, boliviano, bolivianos
VES BOB: Bs, Bs.
VES: Bs.S, Bs.D, bolívares, bolívar, VEF
CRC: ₡, colones, colón
PYG: ₲, Gs, Gs., guaraníes, guaraní, ₲S
GTQ: GTQ Q, quetzales, quetzal
HNL: Lps, Lps., lempiras, lempira
PAB: B/., balboa, balboas
NIO: córdobas, córdoba
ZAR: ZAR R
MZN: MT, MTn, meticais, metical
AOA: Kz, kwanza, kwanzas
CVE: Esc CVE
ETB: birr
MGA: Ar, ariary
RWF: FRw, RF
ISK: íkr, ISK.
`;

/** Names in words. Matched as whole phrases inside a text, longest first, without case and accents. */
export const CURRENCY_NAMES = `
USD: us dollar, us dollars, u s dollar, u s dollars, united states dollar, united states dollars, american dollar, american dollars, dólar estadounidense, dólares estadounidenses, dólares americanos, dólar americano, dólares, dollar us, dollars us, dollar américain, dollars américains, us-dollar, dollaro usa, dollari usa, dólar dos eua, dolar amerykański, доллар сша, доллары сша, долларов сша, долар сша, долари сша, abd doları, 美元, 美金, 米ドル, 미국 달러, 달러, دولار أمريكي, דולר, dolar americano, dolar as, americký dolar, usa-dollár, amerikai dollár, δολάριο ηπα
EUR: euro, euros, eur, евро, євро, ευρώ, 欧元, 歐元, ユーロ, 유로, يورو, אירו, avro
GBP: pound sterling, pounds sterling, british pound, british pounds, great british pound, uk pound, gb pound, sterling, libra esterlina, libras esterlinas, livre sterling, britisches pfund, pfund sterling, sterlina, sterlina britannica, funt szterling, фунт стерлингов, фунт стерлінгів, 英镑, 英鎊, 英ポンド, جنيه إسترليني
CAD: canadian dollar, canadian dollars, dollar canadien, dollars canadiens, dólar canadiense, dólares canadienses, kanadischer dollar, 加元, 加拿大元, カナダドル
AUD: australian dollar, australian dollars, dólar australiano, dollar australien, australischer dollar, 澳元, 豪ドル
NZD: new zealand dollar, new zealand dollars
SGD: singapore dollar, singapore dollars, dólar de singapur, 新加坡元, 新加坡幣
HKD: hong kong dollar, hong kong dollars, hongkong dollar, 港元, 港币, 港幣
TWD: new taiwan dollar, taiwan dollar, new taiwan dollars, nt dollar, 新台幣, 新臺幣
CHF: swiss franc, swiss francs, schweizer franken, franken, franc suisse, francs suisses, franco svizzero, franchi svizzeri, franco suizo, frank szwajcarski, швейцарский франк
JPY: japanese yen, yen, yen japonés, iene, 日元, 日圓, 日本円, 엔
CNY: chinese yuan, yuan, renminbi, chinese renminbi, yuan renminbi, 人民币, 人民幣, 中国元
INR: indian rupee, indian rupees, rupia india, भारतीय रुपया, भारतीय रुपये
PKR: pakistani rupee, pakistan rupee, pakistan rupees, pakistani rupees, pak rupee, pak rupees, پاکستانی روپیہ, پاکستانی روپے
LKR: sri lankan rupee, sri lanka rupee, sri lankan rupees, sri lanka rupees
NPR: nepalese rupee, nepali rupee, nepalese rupees
MUR: mauritius rupee, mauritian rupee, mauritian rupees
BDT: bangladeshi taka, bangladesh taka, taka, বাংলাদেশি টাকা, বাংলাদেশী টাকা, টাকা
NGN: nigerian naira, naira
GHS: ghana cedi, ghanaian cedi, ghana cedis, cedis
KES: kenya shilling, kenyan shilling, kenya shillings, kenyan shillings
TZS: tanzanian shilling, tanzania shilling, tanzanian shillings, tanzania shillings
UGX: ugandan shilling, uganda shilling, uganda shillings, ugandan shillings
ZAR: south african rand, rand
ZMW: zambian kwacha
MWK: malawi kwacha, malawian kwacha
BWP: botswana pula, pula
NAD: namibia dollar, namibian dollar
RWF: rwandan franc, rwanda franc, rwandan francs
ETB: ethiopian birr, birr, የኢትዮጵያ ብር, ብር
MZN: mozambican metical, metical moçambicano, meticais
AOA: angolan kwanza, kwanza angolano, kwanzas
EGP: egyptian pound, egyptian pounds, جنيه مصري
MAD: moroccan dirham, moroccan dirhams, dirham marocain, dirhams marocains, درهم مغربي
TND: tunisian dinar, dinar tunisien, دينار تونسي
DZD: algerian dinar, dinar algérien, دينار جزائري
XOF: west african cfa franc, cfa franc bceao, franc cfa bceao
XAF: central african cfa franc, cfa franc beac, franc cfa beac
XAF XOF: franc cfa, francs cfa, cfa franc, cfa francs
AED: uae dirham, uae dirhams, emirati dirham, united arab emirates dirham, arab emirates dirham, درهم إماراتي
SAR: saudi riyal, saudi riyals, saudi arabian riyal, ريال سعودي
QAR: qatari riyal, qatari rial, qatar riyal, ريال قطري
OMR: omani rial, oman rial, rial omani, ريال عماني
KWD: kuwaiti dinar, kuwait dinar, دينار كويتي
BHD: bahraini dinar, bahrain dinar, دينار بحريني
JOD: jordanian dinar, jordan dinar, دينار أردني
LBP: lebanese pound, lebanese pounds, livre libanaise
IQD: iraqi dinar, دينار عراقي
ILS: israeli shekel, new israeli shekel, israeli new shekel, new shekel, shekel, shekels, שקל חדש, שקל, שקלים
TRY: turkish lira, türk lirası, türkische lira, lira turca, livre turque
BRL: brazilian real, real brasileiro, reais, brazilian reais, real brasileño
MXN: mexican peso, mexican pesos, peso mexicano, pesos mexicanos, moneda nacional
ARS: argentine peso, argentine pesos, argentinian peso, peso argentino, pesos argentinos
CLP: chilean peso, chilean pesos, peso chileno, pesos chilenos
COP: colombian peso, colombian pesos, peso colombiano, pesos colombianos
UYU: uruguayan peso, uruguayan pesos, peso uruguayo, pesos uruguayos
DOP: dominican peso, dominican pesos, peso dominicano, pesos dominicanos
PHP: philippine peso, philippine pesos, piso
CUP: cuban peso, peso cubano
MXN ARS CLP COP UYU DOP PHP: peso, pesos
PEN: peruvian sol, nuevo sol, nuevos soles, sol peruano, soles
BOB: boliviano, bolivianos
PYG: paraguayan guarani, guaraní, guaraníes
VES: bolívar, bolívares
CRC: costa rican colon, colones
GTQ: guatemalan quetzal, quetzal, quetzales
HNL: honduran lempira, lempira, lempiras
NIO: nicaraguan córdoba, córdoba, córdobas
PAB: panamanian balboa, balboa, balboas
JMD: jamaican dollar, jamaican dollars, jamaica dollar
TTD: trinidad and tobago dollar, tt dollar
BBD: barbados dollar, barbadian dollar
BSD: bahamian dollar
SEK: swedish krona, swedish kronor, svenska kronor, svensk krona, schwedische krone, couronne suédoise, ruotsin kruunu
NOK: norwegian krone, norwegian kroner, norske kroner, norsk krone, norwegische krone, norjan kruunu
DKK: danish krone, danish kroner, danske kroner, dansk krone, dänische krone, tanskan kruunu
ISK: icelandic króna, icelandic krona
PLN: polish zloty, polish złoty, złoty, złoty polski, złote, złotych polskich, polnischer zloty
CZK: czech koruna, koruna česká, česká koruna, koruny české, czech crown, korun českých, tschechische krone
HUF: hungarian forint, forint, magyar forint, ungarischer forint
RON: romanian leu, leu românesc, lei românești, leu romanesc, lei, rumänischer leu
MDL: moldovan leu, leu moldovenesc
BGN: bulgarian lev, български лев, лева
RSD: serbian dinar, српски динар, srpski dinar, srpski dinari
MKD: macedonian denar, македонски денар, македонски денари
ALL: albanian lek, lek shqiptar, lekë shqiptare
HRK: croatian kuna
UAH: ukrainian hryvnia, hryvnia, гривня, українська гривня, гривна, гривны
RUB: russian ruble, russian rouble, russian roubles, рубль, рубли, российский рубль, российские рубли, руб рф, рубль рф, рублей
BYN: belarusian ruble, белорусский рубль, белорусские рубли
KZT: kazakhstani tenge, tenge, тенге, теңге, қазақстан теңгесі, қазақстандық теңге
GEL: georgian lari, ქართული ლარი, ლარი
AMD: armenian dram, հայկական դրամ, ՀՀ դրամ, դրամ
AZN: azerbaijani manat, manat, azərbaycan manatı, manatı
UZS: uzbekistan sum, узбекский сум, o‘zbekiston so‘mi, so‘m
THB: thai baht, baht, 泰铢
MYR: malaysian ringgit, ringgit malaysia, ringgit, malaysia ringgit
IDR: indonesian rupiah, rupiah, rupiah indonesia
VND: vietnamese dong, việt nam đồng, vnd đồng
KRW: korean won, south korean won, 원화, 대한민국 원, 韩元
KHR: cambodian riel
MNT: mongolian tugrik, mongolian tögrög
`;

/** Capitals that are a currency where they are glued to an amount, and a letter like any other elsewhere. */
export const LETTER_SIGNS = `
ZAR: R
NGN: N
PHP BWP: P
ZMW PGK: K
GTQ: Q
HNL: L
THB: B
`;
