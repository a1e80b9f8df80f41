/** One bank a line: id = official name = phrases (the official name when there are none). Phrases must be distinctive. */
export const AMERICAN_BANKS = `
us-chase = JPMorgan Chase Bank = jpmorgan chase bank, jp morgan chase, chase com, chase bank, chase total checking, chase college checking, chase savings, chase business complete checking
us-bank-of-america = Bank of America = bank of america, bankofamerica com
us-wells-fargo = Wells Fargo Bank = wells fargo, wellsfargo com
us-citibank = Citibank = citibank n a, citi com, citigold, citi cards, citibank com
us-us-bank = U.S. Bank = u s bank, us bank national association, usbank com
us-pnc = PNC Bank = pnc bank, pnc com, virtual wallet
us-capital-one = Capital One = capital one, capitalone com
us-truist = Truist Bank = truist
us-td = TD Bank, N.A. = td bank n a, td bank america s most convenient bank, tdbank com
us-suntrust = SunTrust Bank = suntrust
us-bbt = BB&T = bb t com, branch banking and trust
us-fifth-third = Fifth Third Bank = fifth third, 53 com
us-regions = Regions Bank = regions bank, regions com
us-keybank = KeyBank = keybank, key com
us-huntington = Huntington National Bank = huntington national bank, huntington com
us-citizens = Citizens Bank = citizens bank n a, citizensbank com
us-mt = M&T Bank = m t bank, mtb com
us-bmo-harris = BMO Harris Bank = bmo harris
us-ally = Ally Bank = ally bank, ally com
us-discover = Discover Bank = discover bank, discover com, discover it card
us-american-express = American Express = american express, americanexpress com
us-usaa = USAA Federal Savings Bank = usaa
us-navy-federal = Navy Federal Credit Union = navy federal
us-charles-schwab = Charles Schwab Bank = charles schwab
us-fidelity = Fidelity Investments = fidelity investments, fidelity brokerage services
us-goldman-sachs = Goldman Sachs Bank USA = goldman sachs bank, marcus by goldman sachs
us-apple-card = Apple Card = apple card
us-synchrony = Synchrony Bank = synchrony bank
us-barclays = Barclays Bank Delaware = barclays bank delaware, barclaycardus
us-hsbc = HSBC Bank USA = hsbc bank usa
us-santander = Santander Bank, N.A. = santander bank n a
us-first-republic = First Republic Bank
us-svb = Silicon Valley Bank
us-mercury = Mercury = mercury com, mercury technologies
us-brex = Brex = brex inc, brex treasury
us-chime = Chime = chime com, chime checking, chime financial
us-sofi = SoFi Bank = sofi bank, sofi checking, sofi com
us-varo = Varo Bank
us-first-citizens = First Citizens Bank = first citizens bank
us-comerica = Comerica Bank = comerica
us-zions = Zions Bank = zions bank
us-east-west = East West Bank
us-cathay = Cathay Bank
us-frost = Frost Bank = frost bank, frostbank com
us-first-horizon = First Horizon Bank = first horizon bank
us-synovus = Synovus Bank = synovus
us-webster = Webster Bank
us-valley = Valley National Bank
us-popular = Popular Bank = popular bank
us-union = Union Bank (MUFG) = mufg union bank
us-bank-of-the-west = Bank of the West
us-bancorpsouth = Cadence Bank = bancorpsouth, cadence bank
us-arvest = Arvest Bank = arvest
us-old-national = Old National Bank
us-associated = Associated Bank = associated bank
us-flagstar = Flagstar Bank = flagstar
us-penfed = Pentagon Federal Credit Union = penfed, pentagon federal credit union
us-becu = BECU = becu, boeing employees credit union
us-schoolsfirst = SchoolsFirst Federal Credit Union = schoolsfirst
us-golden-1 = Golden 1 Credit Union = golden 1 credit union
us-alliant = Alliant Credit Union
us-first-tech = First Tech Federal Credit Union = first tech federal
us-paypal = PayPal = paypal inc, paypal com
us-venmo = Venmo = venmo
us-cash-app = Cash App = cash app
us-green-dot = Green Dot Bank = green dot bank
us-relay = Relay Financial = relayfi com, relay financial
us-bluevine = Bluevine = bluevine
us-novo = Novo = novo platform
ca-rbc = Royal Bank of Canada = royal bank of canada, rbcroyalbank com, banque royale du canada, rbc royal bank
ca-td = TD Canada Trust = td canada trust, toronto dominion bank
ca-scotiabank = Scotiabank = scotiabank, bank of nova scotia
ca-bmo = Bank of Montreal = bank of montreal, bmo bank of montreal, bmo banque de montreal
ca-cibc = CIBC = cibc, canadian imperial bank of commerce
ca-national = National Bank of Canada = national bank of canada, banque nationale du canada
ca-desjardins = Desjardins = desjardins
ca-tangerine = Tangerine Bank = tangerine bank, tangerine ca
ca-simplii = Simplii Financial = simplii
ca-eq = EQ Bank = eq bank
ca-hsbc = HSBC Bank Canada = hsbc bank canada
ca-laurentian = Laurentian Bank = laurentian bank, banque laurentienne
ca-atb = ATB Financial = atb financial
ca-vancity = Vancity = vancity
ca-wealthsimple = Wealthsimple = wealthsimple
ca-pc-financial = President's Choice Financial = pc financial, president s choice financial
mx-bbva = BBVA México = bbva mexico, bbva bancomer, bancomer com, bbva mx
mx-banamex = Citibanamex = citibanamex, banamex, banco nacional de mexico
mx-santander = Santander México = santander mexico, banco santander mexico
mx-banorte = Banorte = banorte, banco mercantil del norte
mx-hsbc = HSBC México = hsbc mexico
mx-scotiabank = Scotiabank Inverlat = scotiabank inverlat
mx-inbursa = Banco Inbursa = inbursa
mx-azteca = Banco Azteca = banco azteca
mx-banregio = Banregio = banregio
mx-bajio = BanBajío = banbajio, banco del bajio
mx-afirme = Banca Afirme = afirme
mx-bancoppel = BanCoppel = bancoppel
mx-nu = Nu México = nu mexico financiera
mx-stp = STP = sistema de transferencias y pagos
br-itau = Itaú Unibanco = itau unibanco, banco itau, itau com br, itau personnalite
br-bradesco = Bradesco = bradesco
br-brasil = Banco do Brasil = banco do brasil
br-caixa = Caixa Econômica Federal = caixa economica federal
br-santander = Santander Brasil = santander brasil, banco santander brasil
br-nubank = Nubank = nubank, nu pagamentos
br-inter = Banco Inter = banco inter, bancointer
br-c6 = C6 Bank = c6 bank, banco c6
br-btg = BTG Pactual = btg pactual
br-sicoob = Sicoob = sicoob
br-sicredi = Sicredi = sicredi
br-banrisul = Banrisul = banrisul
br-safra = Banco Safra = banco safra
br-original = Banco Original = banco original
br-pagbank = PagBank = pagseguro, pagbank
br-mercado-pago = Mercado Pago = mercado pago
br-picpay = PicPay = picpay
br-neon = Banco Neon = neon pagamentos, banco neon
br-xp = XP Investimentos = xp investimentos, banco xp
br-stone = Stone = stone instituicao de pagamento, stone pagamentos
ar-galicia = Banco Galicia = banco galicia, banco de galicia y buenos aires
ar-nacion = Banco de la Nación Argentina = banco de la nacion argentina
ar-santander = Santander Argentina = santander argentina, banco santander rio, santander rio
ar-bbva = BBVA Argentina = bbva argentina, bbva frances, bbva banco frances
ar-macro = Banco Macro = banco macro
ar-provincia = Banco Provincia = banco de la provincia de buenos aires, banco provincia
ar-ciudad = Banco Ciudad = banco ciudad de buenos aires, banco ciudad
ar-icbc = ICBC Argentina = icbc argentina
ar-supervielle = Banco Supervielle = supervielle
ar-credicoop = Banco Credicoop = credicoop
ar-patagonia = Banco Patagonia = banco patagonia
cl-bancoestado = BancoEstado = bancoestado, banco del estado de chile, banco estado de chile
cl-chile = Banco de Chile = banco de chile, bancochile
cl-santander = Santander Chile = santander chile, banco santander chile
cl-bci = Bci = banco de credito e inversiones, bci cl
cl-itau = Itaú Chile = itau chile, itau corpbanca
cl-scotiabank = Scotiabank Chile = scotiabank chile
cl-falabella = Banco Falabella = banco falabella
cl-bice = Banco BICE = banco bice
cl-security = Banco Security = banco security
co-bancolombia = Bancolombia = bancolombia
co-bogota = Banco de Bogotá = banco de bogota
co-davivienda = Davivienda = davivienda
co-bbva = BBVA Colombia = bbva colombia
co-occidente = Banco de Occidente = banco de occidente
co-popular = Banco Popular (Colombia) = banco popular colombia
co-av-villas = Banco AV Villas = av villas
co-caja-social = Banco Caja Social = banco caja social
co-nequi = Nequi = nequi
pe-bcp = Banco de Crédito del Perú = banco de credito del peru, viabcp com, banco de credito bcp
pe-bbva = BBVA Perú = bbva peru, bbva continental
pe-interbank = Interbank = interbank
pe-scotiabank = Scotiabank Perú = scotiabank peru
pe-nacion = Banco de la Nación (Perú) = bn com pe
uy-brou = Banco República = banco republica oriental del uruguay, brou com uy
uy-itau = Itaú Uruguay = itau uruguay
uy-santander = Santander Uruguay = santander uruguay
ec-pichincha = Banco Pichincha = banco pichincha
ec-guayaquil = Banco Guayaquil = banco guayaquil
ec-pacifico = Banco del Pacífico = banco del pacifico
ec-produbanco = Produbanco = produbanco
bo-mercantil = Banco Mercantil Santa Cruz = banco mercantil santa cruz
bo-bnb = Banco Nacional de Bolivia = banco nacional de bolivia
py-itau = Itaú Paraguay = itau paraguay
py-continental = Banco Continental Paraguay = banco continental s a e c a
ve-banesco = Banesco = banesco
ve-mercantil = Banco Mercantil (Venezuela) = mercantil banco universal
ve-provincial = BBVA Provincial = bbva provincial
pa-general = Banco General = banco general s a, bgeneral com
cr-bac = BAC Credomatic = bac credomatic, credomatic
cr-nacional = Banco Nacional de Costa Rica = banco nacional de costa rica
cr-bcr = Banco de Costa Rica = banco de costa rica
gt-industrial = Banco Industrial = banco industrial guatemala
gt-banrural = Banrural = banrural
do-popular = Banco Popular Dominicano = banco popular dominicano
do-banreservas = Banreservas = banreservas
pr-popular = Banco Popular de Puerto Rico = banco popular de puerto rico
jm-ncb = National Commercial Bank Jamaica = national commercial bank jamaica, ncb jamaica
jm-scotiabank = Scotiabank Jamaica = scotiabank jamaica
tt-republic = Republic Bank = republic bank limited
tt-first-citizens = First Citizens (Trinidad) = first citizens bank limited
bb-cibc = CIBC FirstCaribbean = firstcaribbean
`;
