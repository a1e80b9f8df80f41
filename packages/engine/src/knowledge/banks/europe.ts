/** One bank a line: id = official name = phrases (the official name when there are none). Phrases must be distinctive. */
export const EUROPEAN_BANKS = `
gb-barclays = Barclays = barclays bank uk plc, barclays bank plc, barclays co uk
gb-hsbc = HSBC UK = hsbc uk bank plc, hsbc co uk, hsbc bank plc
gb-lloyds = Lloyds Bank = lloyds bank
gb-natwest = NatWest = natwest, national westminster bank
gb-rbs = Royal Bank of Scotland = royal bank of scotland
gb-santander = Santander UK = santander uk plc, santander co uk
gb-halifax = Halifax = halifax co uk, halifax a division of bank of scotland
gb-bank-of-scotland = Bank of Scotland = bankofscotland co uk, bank of scotland plc
gb-nationwide = Nationwide Building Society = nationwide building society
gb-tsb = TSB Bank = tsb bank plc, tsb co uk
gb-monzo = Monzo Bank = monzo
gb-starling = Starling Bank = starling bank
gb-revolut = Revolut = revolut
gb-wise = Wise = wise payments limited, wise com, wise europe sa, transferwise
gb-metro = Metro Bank = metro bank plc, metrobankonline
gb-first-direct = first direct = first direct, firstdirect com
gb-cooperative = The Co-operative Bank = co operative bank p l c, co operativebank co uk, the co operative bank
gb-virgin-money = Virgin Money = virgin money
gb-clydesdale = Clydesdale Bank = clydesdale bank
gb-tide = Tide = tide platform, tide co
gb-coutts = Coutts = coutts co
gb-chase = Chase UK = chase co uk, j p morgan europe limited
gb-amex = American Express UK = american express services europe
gb-barclaycard = Barclaycard = barclaycard co uk
gb-danske = Danske Bank UK = northern bank limited
gb-ulster = Ulster Bank = ulster bank
gb-payoneer = Payoneer = payoneer
ie-aib = AIB = allied irish banks, aib ie
ie-boi = Bank of Ireland = bank of ireland
ie-ptsb = Permanent TSB = permanent tsb
ie-n26 = N26 Ireland = n26 ireland
de-n26 = N26 = n26
de-dkb = DKB = deutsche kreditbank, dkb de, dkb ag
de-ing = ING Deutschland = ing diba, ing de
de-deutsche-bank = Deutsche Bank = deutsche bank ag, deutsche bank de, deutsche bank privat
de-commerzbank = Commerzbank = commerzbank
de-comdirect = comdirect = comdirect
de-postbank = Postbank = postbank
de-hypovereinsbank = HypoVereinsbank = hypovereinsbank, unicredit bank gmbh, unicredit bank ag
de-sparkasse = Sparkasse = stadtsparkasse, kreissparkasse, sparkasse, berliner sparkasse, haspa, hamburger sparkasse
de-volksbank = Volksbank Raiffeisenbank = volksbank eg, raiffeisenbank eg, vr bank, volksbank raiffeisenbank
de-sparda = Sparda-Bank = sparda bank
de-consorsbank = Consorsbank = consorsbank
de-targobank = TARGOBANK = targobank
de-santander = Santander Consumer Bank = santander consumer bank
de-gls = GLS Bank = gls gemeinschaftsbank, gls bank
de-norisbank = norisbank = norisbank
de-1822direkt = 1822direkt = 1822direkt
de-barclays = Barclays Deutschland = barclays bank ireland plc hamburg branch
de-advanzia = Advanzia Bank = advanzia
de-kontist = Kontist = kontist
de-qonto = Qonto = qonto
de-fyrst = FYRST = fyrst
de-bbbank = BBBank = bbbank
de-apobank = apoBank = apobank, deutsche apotheker und arztebank
de-oldenburgische = Oldenburgische Landesbank = oldenburgische landesbank
de-lbbw = LBBW = landesbank baden wurttemberg
de-trade-republic = Trade Republic = trade republic bank, trade republic
de-solaris = Solaris = solarisbank, solaris se
at-erste = Erste Bank = erste bank der oesterreichischen, erste bank
at-raiffeisen = Raiffeisen Österreich = raiffeisenlandesbank, raiffeisen at
at-bawag = BAWAG P.S.K. = bawag
at-bank-austria = Bank Austria = unicredit bank austria, bank austria
at-easybank = easybank = easybank
at-volksbank = Volksbank Wien = volksbank wien
at-oberbank = Oberbank = oberbank
ch-ubs = UBS = ubs switzerland ag, ubs com
ch-credit-suisse = Credit Suisse = credit suisse
ch-postfinance = PostFinance = postfinance
ch-raiffeisen = Raiffeisen Schweiz = raiffeisen schweiz, raiffeisen ch
ch-zkb = Zürcher Kantonalbank = zurcher kantonalbank, zkb ch
ch-bcv = Banque Cantonale Vaudoise = banque cantonale vaudoise
ch-bcge = Banque Cantonale de Genève = banque cantonale de geneve
ch-bekb = Berner Kantonalbank = berner kantonalbank
ch-lukb = Luzerner Kantonalbank = luzerner kantonalbank
ch-migros = Migros Bank = migros bank
ch-cler = Bank Cler = bank cler
ch-valiant = Valiant Bank = valiant bank
ch-viseca = Viseca = viseca
ch-swisscard = Swisscard = swisscard
ch-cornercard = Cornèr Bank = cornercard, corner banca
ch-neon = neon = neon free, hypothekarbank lenzburg
ch-zak = Zak = bank cler zak
ch-yuh = Yuh = yuh com
fr-bnp = BNP Paribas = bnp paribas, mabanque bnpparibas
fr-societe-generale = Société Générale = societe generale
fr-credit-agricole = Crédit Agricole = credit agricole
fr-lcl = LCL = le credit lyonnais, lcl fr
fr-credit-mutuel = Crédit Mutuel = credit mutuel
fr-cic = CIC = credit industriel et commercial, cic fr
fr-caisse-epargne = Caisse d'Epargne = caisse d epargne
fr-banque-populaire = Banque Populaire = banque populaire
fr-banque-postale = La Banque Postale = la banque postale, labanquepostale
fr-boursorama = BoursoBank = boursorama, boursobank
fr-hello = Hello bank! = hello bank
fr-fortuneo = Fortuneo = fortuneo
fr-monabanq = Monabanq = monabanq
fr-hsbc = HSBC Continental Europe = hsbc continental europe, hsbc france
fr-ccf = CCF = ccf fr
fr-credit-du-nord = Crédit du Nord = credit du nord
fr-bred = BRED = bred banque populaire
fr-shine = Shine = shine fr
fr-nickel = Nickel = compte nickel, financiere des paiements electroniques
be-kbc = KBC = kbc bank, kbc be
be-bnp-fortis = BNP Paribas Fortis = bnp paribas fortis
be-belfius = Belfius = belfius
be-ing = ING België = ing belgie, ing belgique, ing belgium
be-argenta = Argenta = argenta spaarbank, argenta be
be-axa = AXA Bank = axa bank
be-crelan = Crelan = crelan
be-keytrade = Keytrade Bank = keytrade
be-beobank = Beobank = beobank
lu-bcee = Spuerkeess = spuerkeess, banque et caisse d epargne de l etat
lu-bil = BIL = banque internationale a luxembourg
lu-raiffeisen = Banque Raiffeisen = banque raiffeisen
nl-ing = ING Bank = ing bank n v, ing nl
nl-abn-amro = ABN AMRO = abn amro
nl-rabobank = Rabobank = rabobank
nl-sns = SNS = sns bank, snsbank
nl-asn = ASN Bank = asn bank
nl-regiobank = RegioBank = regiobank
nl-knab = Knab = knab
nl-triodos = Triodos Bank = triodos
nl-bunq = bunq = bunq
nl-ics = International Card Services = international card services
nl-van-lanschot = Van Lanschot Kempen = van lanschot
es-santander = Banco Santander = banco santander s a, santander espana, bancosantander es
es-bbva = BBVA = banco bilbao vizcaya argentaria, bbva es
es-caixabank = CaixaBank = caixabank
es-sabadell = Banco Sabadell = banco sabadell, banco de sabadell
es-bankia = Bankia = bankia
es-bankinter = Bankinter = bankinter
es-ing = ING España = ing bank nv sucursal en espana, ing direct espana
es-unicaja = Unicaja Banco = unicaja
es-kutxabank = Kutxabank = kutxabank
es-abanca = ABANCA = abanca
es-ibercaja = Ibercaja = ibercaja
es-cajamar = Cajamar = cajamar
es-openbank = Openbank = openbank
es-evo = EVO Banco = evo banco
es-laboral-kutxa = Laboral Kutxa = laboral kutxa
es-caja-rural = Caja Rural = caja rural
es-wizink = WiZink = wizink
es-imagin = imagin = imaginbank
ad-andbank = Andbank = andbank
pt-cgd = Caixa Geral de Depósitos = caixa geral de depositos
pt-millennium = Millennium bcp = millennium bcp, banco comercial portugues
pt-bpi = Banco BPI = banco bpi
pt-novo-banco = novobanco = novo banco, novobanco
pt-santander = Santander Totta = santander totta
pt-montepio = Banco Montepio = montepio
pt-activobank = ActivoBank = activobank
pt-ctt = Banco CTT = banco ctt
pt-credito-agricola = Crédito Agrícola = credito agricola
it-intesa = Intesa Sanpaolo = intesa sanpaolo
it-unicredit = UniCredit = unicredit spa, unicredit s p a, unicredit it
it-bpm = Banco BPM = banco bpm
it-mps = Monte dei Paschi di Siena = monte dei paschi di siena
it-bper = BPER Banca = bper banca
it-bnl = BNL = banca nazionale del lavoro, bnl it
it-fineco = FinecoBank = finecobank, fineco
it-poste = Poste Italiane = poste italiane, bancoposta, postepay
it-mediolanum = Banca Mediolanum = banca mediolanum
it-credem = Credem = credito emiliano, credem
it-sella = Banca Sella = banca sella
it-ing = ING Italia = ing italia, conto arancio
it-widiba = Widiba = widiba
it-illimity = illimity = illimity
it-hype = HYPE = hype it
it-nexi = Nexi = nexi payments
it-credit-agricole = Crédit Agricole Italia = credit agricole italia
it-popso = Banca Popolare di Sondrio = banca popolare di sondrio
it-chebanca = Mediobanca Premier = chebanca, mediobanca premier
se-swedbank = Swedbank = swedbank
se-seb = SEB = skandinaviska enskilda banken, seb se
se-handelsbanken = Handelsbanken = handelsbanken
se-nordea = Nordea Sverige = nordea bank abp filial i sverige
se-lansforsakringar = Länsförsäkringar Bank = lansforsakringar
se-skandia = Skandiabanken = skandiabanken
se-ica = ICA Banken = ica banken
se-klarna = Klarna Bank = klarna
se-avanza = Avanza Bank = avanza bank
no-dnb = DNB = dnb bank asa, dnb no
no-sparebank1 = SpareBank 1 = sparebank 1
no-nordea = Nordea Norge = nordea bank abp filial i norge
no-sbanken = Sbanken = sbanken, skandiabanken asa
no-sparebanken-vest = Sparebanken Vest = sparebanken vest
no-eika = Eika = eika kredittbank, eika no
dk-danske = Danske Bank = danske bank
dk-nordea = Nordea Danmark = nordea danmark
dk-jyske = Jyske Bank = jyske bank
dk-sydbank = Sydbank = sydbank
dk-nykredit = Nykredit = nykredit bank
dk-arbejdernes = Arbejdernes Landsbank = arbejdernes landsbank
dk-lunar = Lunar = lunar bank
fi-nordea = Nordea Finland = nordea suomi, nordea bank abp
fi-op = OP = op ryhma, osuuspankki, op fi
fi-danske = Danske Bank Suomi = danske bank a s suomen sivuliike
fi-s-pankki = S-Pankki = s pankki
fi-aktia = Aktia = aktia
fi-alandsbanken = Ålandsbanken = alandsbanken
is-landsbankinn = Landsbankinn = landsbankinn
is-islandsbanki = Íslandsbanki = islandsbanki
is-arion = Arion banki = arion banki
ee-swedbank = Swedbank Eesti = swedbank as
ee-lhv = LHV Pank = lhv pank
lv-citadele = Citadele = citadele
lt-siauliu = Šiaulių bankas = siauliu bankas
lt-paysera = Paysera = paysera
pl-pko = PKO Bank Polski = pko bank polski, powszechna kasa oszczednosci, inteligo
pl-pekao = Bank Pekao = bank pekao, bank polska kasa opieki
pl-mbank = mBank = mbank s a, mbank pl, mbank
pl-ing = ING Bank Śląski = ing bank slaski
pl-santander = Santander Bank Polska = santander bank polska, bank zachodni wbk
pl-millennium = Bank Millennium = bank millennium
pl-alior = Alior Bank = alior bank
pl-bnp = BNP Paribas Bank Polska = bnp paribas bank polska
pl-citi-handlowy = Citi Handlowy = citi handlowy, bank handlowy w warszawie
pl-credit-agricole = Credit Agricole Bank Polska = credit agricole bank polska
pl-nest = Nest Bank = nest bank
pl-velo = VeloBank = velobank, getin noble bank
cz-csob = ČSOB = ceskoslovenska obchodni banka, csob
cz-ceska-sporitelna = Česká spořitelna = ceska sporitelna
cz-kb = Komerční banka = komercni banka
cz-fio = Fio banka = fio banka
cz-raiffeisen = Raiffeisenbank (CZ) = raiffeisenbank a s
cz-moneta = MONETA Money Bank = moneta money bank
cz-air = Air Bank = air bank a s, airbank cz
cz-mbank = mBank CZ = mbank cz
cz-unicredit = UniCredit Bank Czech Republic = unicredit bank czech republic
cz-creditas = Banka CREDITAS = banka creditas
sk-slovenska-sporitelna = Slovenská sporiteľňa = slovenska sporitelna
sk-vub = VÚB Banka = vub banka, vseobecna uverova banka
sk-tatra = Tatra banka = tatra banka
hu-otp = OTP Bank = otp bank nyrt, otp bank
hu-kh = K&H Bank = k h bank
hu-erste = Erste Bank Hungary = erste bank hungary
hu-mbh = MBH Bank = mbh bank, mkb bank
hu-cib = CIB Bank = cib bank
hu-raiffeisen = Raiffeisen Bank (HU) = raiffeisen bank zrt
hu-unicredit = UniCredit Bank Hungary = unicredit bank hungary
ro-bt = Banca Transilvania = banca transilvania
ro-bcr = BCR = banca comerciala romana, bcr ro
ro-brd = BRD = brd groupe societe generale
ro-ing = ING Bank România = ing bank n v amsterdam sucursala bucuresti
ro-raiffeisen = Raiffeisen Bank România = raiffeisen bank s a, raiffeisen bank romania
ro-cec = CEC Bank = cec bank
bg-dsk = DSK Bank = dsk bank, банка дск
bg-ubb = UBB = united bulgarian bank, обединена българска банка
gr-alpha = Alpha Bank = alpha bank
gr-eurobank = Eurobank = eurobank
gr-nbg = National Bank of Greece = national bank of greece, εθνικη τραπεζα
gr-piraeus = Piraeus Bank = piraeus bank, τραπεζα πειραιως
cy-boc = Bank of Cyprus = bank of cyprus
cy-hellenic = Hellenic Bank = hellenic bank
hr-zaba = Zagrebačka banka = zagrebacka banka
hr-pbz = Privredna banka Zagreb = privredna banka zagreb
si-nlb = NLB = nova ljubljanska banka
rs-intesa = Banca Intesa Beograd = banca intesa beograd
mt-bov = Bank of Valletta = bank of valletta
tr-is = Türkiye İş Bankası = turkiye is bankasi, isbank com tr
tr-garanti = Garanti BBVA = garanti bbva, turkiye garanti bankasi, garanti bankasi
tr-akbank = Akbank = akbank
tr-yapi-kredi = Yapı Kredi = yapi kredi, yapi ve kredi bankasi
tr-ziraat = Ziraat Bankası = ziraat bankasi
tr-halk = Halkbank = halkbank, turkiye halk bankasi
tr-vakif = VakıfBank = vakifbank, turkiye vakiflar bankasi
tr-qnb = QNB Türkiye = qnb finansbank, finansbank
tr-deniz = DenizBank = denizbank
tr-teb = TEB = turk ekonomi bankasi
tr-enpara = Enpara = enpara
ru-sber = Sberbank = сбербанк, sberbank
ru-tbank = T-Bank = тинькофф, т банк, tinkoff
ru-vtb = VTB = банк втб, втб пао
ru-alfa = Alfa-Bank = альфа банк
ru-gazprombank = Gazprombank = газпромбанк
ru-raiffeisen = Raiffeisenbank Russia = райффайзенбанк
ua-privat = PrivatBank = приватбанк, ат кб приватбанк, jsc cb privatbank, privatbank ukraine, privat24
ua-mono = monobank = monobank, універсал банк
ua-oschad = Oschadbank = ощадбанк
ua-raiffeisen = Raiffeisen Ukraine = райффайзен банк
kz-kaspi = Kaspi Bank = kaspi bank, kaspi gold, kaspi kz
kz-halyk = Halyk Bank = halyk bank, народный банк казахстана
ge-tbc = TBC Bank = tbc bank
ge-bog = Bank of Georgia = bank of georgia
`;
