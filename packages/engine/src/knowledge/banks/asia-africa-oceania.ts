/** One bank a line: id = official name = phrases (the official name when there are none). Phrases must be distinctive. */
export const ASIAN_AFRICAN_OCEANIAN_BANKS = `
in-hdfc = HDFC Bank = hdfc bank, hdfcbank
in-icici = ICICI Bank = icici bank, icicibank
in-sbi = State Bank of India = state bank of india
in-axis = Axis Bank = axis bank
in-kotak = Kotak Mahindra Bank = kotak mahindra
in-yes = Yes Bank = yes bank limited, yesbank in
in-indusind = IndusInd Bank = indusind
in-pnb = Punjab National Bank = punjab national bank
in-bob = Bank of Baroda = bank of baroda
in-canara = Canara Bank = canara bank
in-union = Union Bank of India = union bank of india
in-boi = Bank of India = bank of india
in-idbi = IDBI Bank = idbi bank
in-idfc = IDFC FIRST Bank = idfc first
in-federal = Federal Bank = federal bank limited, the federal bank ltd, federalbank co in
in-rbl = RBL Bank = rbl bank
in-indian = Indian Bank = indianbank in, indian bank allahabad
in-iob = Indian Overseas Bank
in-central = Central Bank of India
in-uco = UCO Bank
in-bandhan = Bandhan Bank
in-au = AU Small Finance Bank = au small finance bank
in-karnataka = Karnataka Bank
in-kvb = Karur Vysya Bank
in-south-indian = South Indian Bank
in-city-union = City Union Bank
in-dbs = DBS Bank India = dbs bank india
in-paytm = Paytm Payments Bank = paytm payments bank
in-maharashtra = Bank of Maharashtra
in-equitas = Equitas Small Finance Bank
pk-hbl = Habib Bank Limited = habib bank limited, hbl com
pk-ubl = United Bank Limited = united bank limited
pk-mcb = MCB Bank = mcb bank
pk-meezan = Meezan Bank = meezan bank
pk-alfalah = Bank Alfalah = bank alfalah
pk-allied = Allied Bank Limited = allied bank limited
pk-faysal = Faysal Bank
bd-brac = BRAC Bank
bd-dbbl = Dutch-Bangla Bank = dutch bangla bank
bd-city = The City Bank (Bangladesh) = city bank plc, thecitybank com
bd-islami = Islami Bank Bangladesh
lk-commercial = Commercial Bank of Ceylon
lk-boc = Bank of Ceylon = bank of ceylon
lk-sampath = Sampath Bank
lk-hnb = Hatton National Bank
np-nabil = Nabil Bank
np-nic-asia = NIC Asia Bank
sg-dbs = DBS Bank = dbs bank ltd, posb
sg-ocbc = OCBC Bank = ocbc bank, oversea chinese banking corporation
sg-uob = UOB = united overseas bank
sg-standard-chartered = Standard Chartered Singapore = standard chartered bank singapore
my-maybank = Maybank = maybank, malayan banking berhad
my-cimb = CIMB Bank = cimb bank, cimb islamic
my-public = Public Bank = public bank berhad
my-rhb = RHB Bank = rhb bank
my-hong-leong = Hong Leong Bank
my-ambank = AmBank = ambank
my-bank-islam = Bank Islam Malaysia = bank islam malaysia
my-bsn = Bank Simpanan Nasional
id-bca = Bank Central Asia = bank central asia, klikbca
id-mandiri = Bank Mandiri = bank mandiri
id-bri = Bank Rakyat Indonesia = bank rakyat indonesia
id-bni = Bank Negara Indonesia = bank negara indonesia
id-cimb-niaga = CIMB Niaga = cimb niaga
id-danamon = Bank Danamon = bank danamon, danamon
id-permata = PermataBank = permatabank, bank permata
id-jago = Bank Jago
id-jenius = Jenius (BTPN) = jenius, bank btpn
ph-bdo = BDO Unibank = bdo unibank
ph-bpi = Bank of the Philippine Islands
ph-metrobank = Metrobank = metropolitan bank trust, metropolitan bank and trust company
ph-landbank = Land Bank of the Philippines
ph-unionbank = UnionBank of the Philippines = unionbank of the philippines, union bank of the philippines
ph-security = Security Bank Corporation = security bank corporation
ph-gcash = GCash = gcash
th-kbank = Kasikornbank = kasikornbank, ธนาคารกสิกรไทย
th-scb = Siam Commercial Bank = siam commercial bank, ธนาคารไทยพาณิชย์
th-bangkok = Bangkok Bank = bangkok bank, ธนาคารกรุงเทพ
th-krungthai = Krungthai Bank = krungthai bank, krung thai bank, ธนาคารกรุงไทย
th-krungsri = Bank of Ayudhya = bank of ayudhya, krungsri
vn-vietcombank = Vietcombank = vietcombank
vn-techcombank = Techcombank = techcombank
vn-vietinbank = VietinBank = vietinbank
vn-bidv = BIDV = bidv
vn-acb = ACB = ngan hang a chau, asia commercial bank
kh-aba = ABA Bank = aba bank, advanced bank of asia
hk-hsbc = HSBC Hong Kong = hongkong and shanghai banking corporation, hsbc com hk
hk-hang-seng = Hang Seng Bank = hang seng bank, 恒生銀行
hk-boc = Bank of China (Hong Kong) = bank of china hong kong, 中國銀行 香港
hk-standard-chartered = Standard Chartered Hong Kong = standard chartered bank hong kong, 渣打銀行 香港
hk-bea = Bank of East Asia = bank of east asia, 東亞銀行
cn-icbc = Industrial and Commercial Bank of China = 中国工商银行, industrial and commercial bank of china
cn-ccb = China Construction Bank = 中国建设银行, china construction bank
cn-abc = Agricultural Bank of China = 中国农业银行, agricultural bank of china
cn-boc = Bank of China = 中国银行, bank of china
cn-cmb = China Merchants Bank = 招商银行, china merchants bank
cn-bocom = Bank of Communications = 交通银行, bank of communications
cn-psbc = Postal Savings Bank of China = 邮储银行, 中国邮政储蓄银行, postal savings bank of china
cn-citic = China CITIC Bank = 中信银行, china citic bank
cn-spdb = Shanghai Pudong Development Bank = 浦发银行, 上海浦东发展银行
cn-pingan = Ping An Bank = 平安银行, ping an bank
cn-cmbc = China Minsheng Bank = 民生银行, china minsheng
cn-cib = Industrial Bank (China) = 兴业银行
tw-cathay = Cathay United Bank = 國泰世華, cathay united bank
tw-ctbc = CTBC Bank = 中國信託, ctbc bank
tw-esun = E.SUN Bank = 玉山銀行, 玉山商業銀行, e sun bank
tw-fubon = Taipei Fubon Bank = 台北富邦, taipei fubon
tw-taiwan = Bank of Taiwan = 臺灣銀行, bank of taiwan
tw-taishin = Taishin Bank = 台新銀行, 台新國際商業銀行
jp-mufg = MUFG Bank = 三菱ufj銀行, mufg bank
jp-smbc = Sumitomo Mitsui Banking Corporation = 三井住友銀行, sumitomo mitsui banking
jp-mizuho = Mizuho Bank = みずほ銀行, mizuho bank
jp-yucho = Japan Post Bank = ゆうちょ銀行, japan post bank
jp-rakuten = Rakuten Bank = 楽天銀行, rakuten bank
jp-rakuten-card = Rakuten Card = 楽天カード
jp-resona = Resona Bank = りそな銀行
jp-paypay = PayPay Bank = paypay銀行
jp-sbi = SBI Sumishin Net Bank = 住信sbiネット銀行
jp-sony = Sony Bank = ソニー銀行
kr-kb = KB Kookmin Bank = kb국민은행, 국민은행, kookmin bank
kr-shinhan = Shinhan Bank = 신한은행, shinhan bank
kr-woori = Woori Bank = 우리은행, woori bank
kr-hana = Hana Bank = 하나은행, keb hana bank
kr-nh = NongHyup Bank = 농협은행, nonghyup bank
kr-ibk = Industrial Bank of Korea = 기업은행, industrial bank of korea
kr-kakao = KakaoBank = 카카오뱅크, kakaobank
kr-toss = Toss Bank = 토스뱅크
au-cba = Commonwealth Bank = commonwealth bank, commbank
au-westpac = Westpac = westpac banking corporation, westpac com au
au-anz = ANZ = australia and new zealand banking group, anz com
au-nab = National Australia Bank = national australia bank, nab com au
au-st-george = St.George Bank = st george bank
au-ing = ING Australia = ing bank australia
au-macquarie = Macquarie Bank = macquarie bank
au-bendigo = Bendigo Bank = bendigo bank, bendigo and adelaide bank
au-suncorp = Suncorp Bank = suncorp bank
au-bankwest = Bankwest = bankwest
au-boq = Bank of Queensland
au-up = Up = up com au
nz-asb = ASB Bank = asb bank
nz-anz = ANZ New Zealand = anz bank new zealand
nz-bnz = Bank of New Zealand = bank of new zealand, bnz co nz
nz-westpac = Westpac New Zealand = westpac new zealand
nz-kiwibank = Kiwibank = kiwibank
ae-emirates-nbd = Emirates NBD = emirates nbd
ae-fab = First Abu Dhabi Bank = first abu dhabi bank, bankfab
ae-adcb = ADCB = abu dhabi commercial bank
ae-mashreq = Mashreq = mashreq
ae-dib = Dubai Islamic Bank
ae-adib = Abu Dhabi Islamic Bank
ae-rakbank = RAKBANK = rakbank, national bank of ras al khaimah
ae-wio = Wio Bank = wio bank
sa-alrajhi = Al Rajhi Bank = al rajhi bank, alrajhi bank, مصرف الراجحي
sa-snb = Saudi National Bank = saudi national bank, البنك الاهلي السعودي, alahli bank
sa-riyad = Riyad Bank = riyad bank, بنك الرياض
sa-sab = Saudi Awwal Bank = saudi awwal bank, saudi british bank
qa-qnb = Qatar National Bank = qatar national bank, qnb com
qa-cbq = Commercial Bank of Qatar = commercial bank of qatar
kw-nbk = National Bank of Kuwait
kw-kfh = Kuwait Finance House
bh-nbb = National Bank of Bahrain
om-muscat = Bank Muscat = bank muscat, bankmuscat
jo-arab = Arab Bank = arab bank plc
lb-audi = Bank Audi
il-hapoalim = Bank Hapoalim = בנק הפועלים, bank hapoalim
il-leumi = Bank Leumi = בנק לאומי, bank leumi
il-discount = Israel Discount Bank = בנק דיסקונט, israel discount bank
il-mizrahi = Mizrahi Tefahot = מזרחי טפחות, mizrahi tefahot
eg-nbe = National Bank of Egypt
eg-cib = Commercial International Bank (Egypt) = commercial international bank egypt, cibeg com
eg-misr = Banque Misr
ma-attijari = Attijariwafa bank = attijariwafa
ma-bcp = Banque Centrale Populaire = banque centrale populaire
ma-boa = Bank of Africa (Maroc) = bmce bank
ma-cih = CIH Bank = cih bank
tn-biat = BIAT = banque internationale arabe de tunisie
dz-bea = Banque Extérieure d'Algérie = banque exterieure d algerie
ng-zenith = Zenith Bank = zenith bank
ng-gtb = Guaranty Trust Bank = guaranty trust bank, gtbank
ng-access = Access Bank = access bank plc, accessbankplc
ng-uba = United Bank for Africa = united bank for africa
ng-first = First Bank of Nigeria = first bank of nigeria, firstbanknigeria
ng-fidelity = Fidelity Bank (Nigeria) = fidelity bank plc
ng-fcmb = FCMB = first city monument bank, fcmb
ng-stanbic = Stanbic IBTC Bank = stanbic ibtc
ng-sterling = Sterling Bank (Nigeria) = sterling bank plc, sterling bank limited
ng-union = Union Bank of Nigeria = union bank of nigeria
ng-wema = Wema Bank = wema bank
ng-polaris = Polaris Bank = polaris bank
ng-ecobank = Ecobank Nigeria = ecobank nigeria
ng-kuda = Kuda = kuda microfinance bank, kuda bank
ng-opay = OPay = opay digital services, opay
ng-palmpay = PalmPay = palmpay
ng-moniepoint = Moniepoint = moniepoint
ng-keystone = Keystone Bank
ng-providus = Providus Bank
gh-gcb = GCB Bank = gcb bank
gh-ecobank = Ecobank Ghana = ecobank ghana
gh-calbank = CalBank = calbank
gh-fidelity = Fidelity Bank Ghana = fidelity bank ghana
ke-equity = Equity Bank = equity bank kenya, equity bank
ke-kcb = KCB Bank = kcb bank, kenya commercial bank
ke-cooperative = Co-operative Bank of Kenya = co operative bank of kenya
ke-mpesa = M-PESA (Safaricom) = m pesa, safaricom
ke-ncba = NCBA Bank = ncba bank
ke-absa = Absa Bank Kenya = absa bank kenya
ke-im = I&M Bank = i m bank
ke-dtb = Diamond Trust Bank
tz-crdb = CRDB Bank = crdb bank
tz-nmb = NMB Bank = nmb bank plc
ug-stanbic = Stanbic Bank Uganda
ug-centenary = Centenary Bank
rw-bk = Bank of Kigali
et-cbe = Commercial Bank of Ethiopia
za-fnb = First National Bank = first national bank a division of firstrand, fnb co za, firstrand bank
za-standard = Standard Bank of South Africa = standard bank of south africa, standardbank co za
za-absa = Absa Bank = absa bank limited, absa co za
za-nedbank = Nedbank = nedbank
za-capitec = Capitec Bank = capitec
za-investec = Investec = investec bank
za-discovery = Discovery Bank = discovery bank
za-tyme = TymeBank = tymebank
zm-zanaco = Zanaco = zambia national commercial bank, zanaco
zw-cbz = CBZ Bank = cbz bank
bw-fnbb = First National Bank of Botswana = first national bank of botswana
na-bwk = Bank Windhoek
mz-bci = BCI Moçambique = banco comercial e de investimentos
mz-bim = Millennium bim = millennium bim
ao-bai = Banco BAI = banco angolano de investimentos
ao-bfa = Banco de Fomento Angola = banco de fomento angola
mu-mcb = Mauritius Commercial Bank = mauritius commercial bank
mu-sbm = SBM Bank = sbm bank
sn-cbao = CBAO = cbao groupe attijariwafa bank
ci-sgci = Société Générale Côte d'Ivoire = societe generale cote d ivoire
cm-afriland = Afriland First Bank = afriland first bank
`;
