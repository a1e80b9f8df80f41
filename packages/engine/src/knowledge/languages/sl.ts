import type { Language } from '../language.ts';
import { parseForms, parsePhrases } from '../phrase-list.ts';

export const slovenian: Language = {
  code: 'sl',
  name: 'Slovenian',
  months: parseForms(
    'januar januarja januarju jan, februar februarja februarju feb, marec marca marcu mar, april aprila aprilu apr, maj maja maju, junij junija juniju jun, julij julija juliju jul, avgust avgusta avgustu avg, september septembra septembru sep sept, oktober oktobra oktobru okt, november novembra novembru nov, december decembra decembru dec',
  ),
  weekdays: parseForms('ponedeljek, torek, sreda, četrtek, petek, sobota, nedelja'),
  columns: {
    date: parsePhrases('datum, datum in čas, datum in ura'),
    transactionDate: parsePhrases(
      'datum transakcije, datum nakupa, datum prometa, datum izvršitve, datum izvedbe, datum plačila, datum posla, datum nastanka, datum naloga, datum dviga, datum storitve',
    ),
    postingDate: parsePhrases(
      'datum knjiženja, datum knjižbe, datum obdelave, datum knjiž, datum obremenitve, datum poravnave, knjiženo, dat knjiženja',
    ),
    valueDate: parsePhrases('datum valute, valuta, dat valute, datum valutiranja'),
    description: parsePhrases(
      'opis, opis transakcije, opis prometa, namen, namen plačila, namen nakazila, namen in opis, prejemnik, plačnik, prejemnik plačnik, plačnik prejemnik, naziv, naziv prejemnika plačnika, naziv plačnika prejemnika, naziv prejemnika, naziv udeleženca, udeleženec, partner, transakcija, promet, prodajno mesto, prodajalec, trgovec, kraj nakupa, besedilo, podrobnosti, opis plačila, udeleženec v prometu, nalogodajalec prejemnik',
    ),
    reference: parsePhrases(
      'sklic, referenca, referenca plačila, referenca plačnika, referenca prejemnika, številka transakcije, številka naloga, številka dokumenta, id transakcije, referenčna številka, sklic v dobro, sklic v breme, številka posla, številka prometa, koda namena',
    ),
    debit: parsePhrases(
      'breme, v breme, odliv, odlivi, bremenitev, bremenitve, obremenitev, obremenitve, izplačila, izplačilo, dvigi, dvig, promet v breme, znesek v breme, odhodki, poraba',
    ),
    credit: parsePhrases(
      'dobro, v dobro, priliv, prilivi, dobropis, dobropisi, odobritev, odobritve, vplačila, vplačilo, pologi, polog, promet v dobro, znesek v dobro, prihodki',
    ),
    amount: parsePhrases(
      'znesek, znesek transakcije, znesek prometa, znesek v eur, znesek v evrih, znesek plačila, znesek nakupa, znesek v valuti računa, breme dobro, dobro breme, znesek v domači valuti',
    ),
    balance: parsePhrases(
      'stanje, saldo, stanje na računu, stanje računa, novo stanje, stanje po transakciji, razpoložljivo stanje, knjižno stanje, stanje po prometu, končno stanje',
    ),
    type: parsePhrases(
      'vrsta, vrsta transakcije, vrsta prometa, vrsta posla, tip, tip transakcije, šifra, vrsta plačila, koda, transakcija',
    ),
    currency: parsePhrases('valuta, oznaka valute'),
    originalAmount: parsePhrases(
      'znesek v originalni valuti, originalni znesek, znesek v valuti, znesek v tuji valuti, znesek v valuti transakcije, originalna valuta, izvirni znesek, znesek v valuti nakupa',
    ),
    exchangeRate: parsePhrases('tečaj, menjalni tečaj, devizni tečaj, uporabljeni tečaj, tečaj preračuna'),
    sign: parsePhrases('b d, d b, predznak'),
    ignored: parsePhrases(
      'kartica, številka kartice, račun, številka računa, račun prejemnika, račun plačnika, račun prejemnika plačnika, ura, čas, nadomestilo, provizija, stroški, kanal, status, zap št, zaporedna številka, št, iban, bic, banka, poslovalnica, poslovna enota, kategorija, država, obrok, stanje transakcije',
    ),
  },
  labels: {
    openingBalance: parsePhrases(
      'začetno stanje, predhodno stanje, prejšnje stanje, staro stanje, začetni saldo, prejšnji saldo, stanje prejšnjega izpiska, stanje po prejšnjem izpisku, stanje predhodnega izpiska, začetno stanje na dan, stanje na začetku obdobja, stanje ob začetku obdobja, prenos stanja, prenos prejšnjega stanja, stanje zadnjega izpiska',
    ),
    closingBalance: parsePhrases(
      'končno stanje, novo stanje, zaključno stanje, končni saldo, novi saldo, končno stanje na dan, stanje na dan, stanje na koncu obdobja, stanje ob koncu obdobja, trenutno stanje, knjižno stanje, stanje na računu, stanje računa, novo stanje na dan',
    ),
    broughtForward: parsePhrases('prenos s prejšnje strani, donos'),
    carriedForward: parsePhrases('za prenos, prenos na naslednjo stran'),
    subtotal: parsePhrases('vmesna vsota, skupaj stran, skupaj dan, dnevni promet, skupaj kartica'),
    totalCredits: parsePhrases(
      'skupaj v dobro, promet v dobro, skupaj dobro, skupaj prilivi, skupni prilivi, skupaj promet v dobro, skupni promet v dobro, vsota v dobro, prilivi skupaj, v dobro skupaj, skupaj odobritve, skupaj vplačila, skupaj dobropisi',
    ),
    totalDebits: parsePhrases(
      'skupaj v breme, promet v breme, skupaj breme, skupaj odlivi, skupni odlivi, skupaj promet v breme, skupni promet v breme, vsota v breme, odlivi skupaj, v breme skupaj, skupaj obremenitve, skupaj bremenitve, skupaj izplačila, skupaj poraba, skupaj nakupi',
    ),
    total: parsePhrases(
      'skupaj, vsota, skupni promet, skupaj promet, promet skupaj, skupni znesek, skupaj znesek, skupaj v obdobju, seštevek',
    ),
    netChange: parsePhrases('sprememba, razlika, sprememba stanja'),
    countCredits: parsePhrases(
      'število prometov v dobro, število knjižb v dobro, število transakcij v dobro, število prilivov, število nalogov v dobro',
    ),
    countDebits: parsePhrases(
      'število prometov v breme, število knjižb v breme, število transakcij v breme, število odlivov, število nalogov v breme',
    ),
    previousBalance: parsePhrases(
      'prejšnji dolg, predhodni dolg, dolg prejšnjega obdobja, dolg iz prejšnjega obdobja, prejšnja obveznost, stanje dolga prejšnjega obračuna',
    ),
    newBalance: parsePhrases(
      'novi dolg, nov dolg, skupaj za plačilo, za plačilo, znesek za plačilo, skupni dolg, skupna obveznost, celotna obveznost, znesek obveznosti, skupaj obveznost, celotni dolg, stanje dolga',
    ),
    period: parsePhrases(
      'obdobje, za obdobje, v obdobju, obračunsko obdobje, obdobje izpiska, obdobje obračuna, promet v obdobju, promet za obdobje, izpisek za obdobje, obdobje prometa',
    ),
    periodFrom: parsePhrases('od, od dne, datum od, od datuma'),
    periodTo: parsePhrases('do, do dne, datum do, do datuma'),
    statementDate: parsePhrases(
      'datum izpiska, datum izdaje, datum obračuna, datum izpisa, na dan, datum priprave, datum izstavitve, datum tiskanja',
    ),
    accountNumber: parsePhrases(
      'številka računa, račun, račun št, št računa, številka kartice, št kartice, transakcijski račun, partija, številka partije, številka transakcijskega računa, številka osebnega računa, številka pogodbe, številka kredita, na računu, trr',
    ),
    iban: parsePhrases('iban, račun iban, iban računa, številka računa iban'),
    accountHolder: parsePhrases(
      'imetnik računa, imetnik, imetnica računa, lastnik računa, lastnik, ime in priimek, naziv imetnika, imetnik kartice, uporabnik kartice, naziv imetnika računa, ime imetnika, komitent, naziv stranke, kreditojemalec, soimetnik, naziv komitenta',
    ),
    accountType: parsePhrases('vrsta računa, tip računa, produkt, paket'),
    currency: parsePhrases(
      'valuta, valuta računa, oznaka valute, valuta izpiska, zneski v, zneski so v, vsi zneski so v',
    ),
    bank: parsePhrases('banka, poslovalnica, bic, swift, poslovna enota, bic banke'),
    dailyBalance: parsePhrases('dnevno stanje, stanje na koncu dneva, stanje konec dneva'),
    availableBalance: parsePhrases(
      'razpoložljivo stanje, razpoložljiva sredstva, razpoložljivo, razpoložljivi limit, na voljo, razpoložljiv znesek, razpoložljivi znesek, neizkoriščeni limit',
    ),
    creditLimit: parsePhrases(
      'limit, odobreni limit, limit kartice, odobrena prekoračitev, dovoljena prekoračitev, prekoračitev stanja, znesek limita, redni limit, izredni limit, višina limita, osnovni limit, kreditni limit, odobrena prekoračitev stanja, mesečni limit',
    ),
    minimumPayment: parsePhrases(
      'minimalni znesek za plačilo, minimalno plačilo, minimalni znesek, najnižji znesek za plačilo, minimalni znesek plačila, najmanjši znesek za plačilo, minimalni obrok',
    ),
    dueDate: parsePhrases('rok plačila, datum zapadlosti, zapadlost, zapade, datum plačila obveznosti, plačati do'),
    interestRate: parsePhrases('obrestna mera, letna obrestna mera, efektivna obrestna mera, eom, obresti'),
    feeSummary: parsePhrases(
      'pregled nadomestil, nadomestila skupaj, skupaj nadomestila, obračun nadomestil, pregled stroškov',
    ),
    yearToDate: parsePhrases('od začetka leta, v tekočem letu'),
    rewards: parsePhrases('točke, nagradne točke, zbrane točke, stanje točk'),
    pending: parsePhrases(
      'rezervacije, rezervirana sredstva, neknjižene transakcije, transakcije v obdelavi, čakajoče transakcije, v obdelavi, zavrnjene transakcije, nepoknjižene transakcije, avtorizacije, čakajoča plačila',
    ),
    pendingAmount: parsePhrases(
      'rezervirana sredstva, rezervirani znesek, rezerviran znesek, rezervirano, znesek rezervacij, skupaj rezervacije',
    ),
    noTransactions: parsePhrases(
      'ni prometa, brez prometa, ni bilo prometa, ni transakcij, v obdobju ni bilo prometa, v izbranem obdobju ni prometa, ni podatkov o prometu',
    ),
    page: parsePhrases('stran, str, list'),
    continued: parsePhrases('nadaljevanje, nadaljevanje na naslednji strani, se nadaljuje'),
    installments: parsePhrases('obroki, obročno plačilo, obročno odplačevanje, obročni nakupi, amortizacijski načrt'),
    averageBalance: parsePhrases('povprečno stanje, povprečno mesečno stanje, povprečno dnevno stanje'),
    statementNumber: parsePhrases(
      'številka izpiska, izpisek št, št izpiska, izpisek številka, zaporedna številka izpiska, zaporedna št izpiska',
    ),
  },
  sections: {
    credits: parsePhrases('prilivi, odobritve, vplačila, dobropisi, promet v dobro, prejeta nakazila, pologi'),
    debits: parsePhrases(
      'odlivi, obremenitve, bremenitve, izplačila, promet v breme, trajni nalogi, direktne obremenitve, poslana nakazila',
    ),
    checks: parsePhrases('čeki, vnovčeni čeki'),
    fees: parsePhrases('nadomestila, provizije, stroški, nadomestila in stroški, stroški in nadomestila'),
    interest: parsePhrases('obresti, zamudne obresti, pripis obresti'),
    payments: parsePhrases('plačila, prejeta plačila, poravnave, plačila obveznosti'),
    purchases: parsePhrases(
      'nakupi, transakcije, promet, promet na računu, promet po računu, pregled prometa, seznam transakcij, pregled transakcij, transakcije s kartico, nakupi s kartico, promet s kartico, promet s karticami, poraba, specifikacija prometa, seznam prometa',
    ),
    cashAdvances: parsePhrases('dvigi gotovine, dvig gotovine, gotovinski dvigi'),
    refunds: parsePhrases('vračila, vračilo, reklamacije, povračila'),
    transfers: parsePhrases('prenosi, nakazila, prenosi med računi'),
    atm: parsePhrases('bankomat, dvigi na bankomatu, dvigi na bankomatih, dvig na bankomatu'),
    cards: parsePhrases('kartice, transakcije s karticami, osnovna kartica, dodatna kartica, plačilne kartice'),
    dailyBalances: parsePhrases('dnevna stanja'),
    pending: parsePhrases(
      'rezervacije, rezervirana sredstva, neknjižene transakcije, transakcije v obdelavi, čakajoče transakcije, zavrnjene transakcije, nepoknjižene transakcije, čakajoča plačila',
    ),
    summary: parsePhrases(
      'povzetek, pregled, rekapitulacija, povzetek prometa, pregled stanja, zbirni podatki, povzetek računa, pregled stroškov po kategorijah, rekapitulacija prometa',
    ),
  },
  markers: { credit: parsePhrases('Dobro, V dobro, Priliv'), debit: parsePhrases('Breme, V breme, Odliv') },
  accountTypes: {
    checking: parsePhrases(
      'osebni račun, osebnega računa, osebnem računu, transakcijski račun, transakcijskega računa, transakcijskem računu, poslovni račun, poslovnega računa, poslovnem računu, plačilni račun, plačilnega računa, plačilnem računu, tekoči račun, študentski račun, devizni račun',
    ),
    savings: parsePhrases(
      'varčevalni račun, varčevalnega računa, varčevalnem računu, varčevanje, depozit, vezana vloga, vezani depozit, vezane vloge, hranilna knjižica, hranilna vloga, postopno varčevanje, depozitni račun',
    ),
    credit_card: parsePhrases(
      'kreditna kartica, kreditne kartice, kreditni kartici, obračun kreditne kartice, posojilna kartica, kartica z odloženim plačilom, kartice z odloženim plačilom, izpisek kreditne kartice, obračun kartice, obračun po kartici, obračun poslovanja s kartico',
    ),
    loan: parsePhrases(
      'posojilo, posojila, kredit, stanovanjski kredit, stanovanjsko posojilo, potrošniški kredit, potrošniško posojilo, gotovinski kredit, hipotekarni kredit, hipotekarno posojilo, izpisek kredita, izpisek posojila, kreditna partija, osebni kredit',
    ),
    brokerage: parsePhrases('trgovalni račun, trgovalnega računa, trgovalnem računu, račun vrednostnih papirjev'),
    other: parsePhrases('predplačniška kartica, predplačniške kartice, elektronska denarnica'),
  },
  dateWords: parsePhrases('od, do, dne, leta'),
  terms: {
    bankStaff: parsePhrases(
      'osebni bančnik, osebna bančnica, skrbnik, skrbnik računa, svetovalec, vodja poslovalnice, vodja poslovne enote',
    ),
    listEnd: parsePhrases('konec izpiska, konec prometa'),
    ownersAssociation: parsePhrases('etažni lastniki, skupnost etažnih lastnikov'),
    secondHolder: parsePhrases('soimetnik'),
    severalHolders: parsePhrases('imetniki'),
    cardholder: parsePhrases('imetnik kartice, uporabnik kartice'),
    formOfAddress: parsePhrases('gospod, gospa'),
    streetLast: parsePhrases('ulica, cesta, trg'),
    overdraft: parsePhrases('dovoljena prekoračitev, odobrena prekoračitev, prekoračitev stanja'),
    month: parsePhrases('mesec, mesecu'),
    principal: parsePhrases('stanje glavnice, preostala glavnica, neodplačana glavnica, ostanek glavnice'),
    ownersBook: parsePhrases('glavna knjiga'),
  },
};
