import type { Language } from '../language.ts';
import { parseForms, parsePhrases } from '../phrase-list.ts';

/** Croatian, with the Bosnian, Montenegrin and Serbian words in Latin letters that differ. */
export const croatian: Language = {
  code: 'hr',
  name: 'Croatian',
  months: parseForms(
    'siječanj siječnja siječnju januar januara januaru, veljača veljače veljači februar februara februaru, ožujak ožujka ožujku mart marta martu, travanj travnja travnju april aprila aprilu, svibanj svibnja svibnju maj maja maju, lipanj lipnja lipnju juni juna junu, srpanj srpnja srpnju juli jula julu, kolovoz kolovoza kolovozu avgust avgusta avgustu, rujan rujna rujnu septembar septembra septembru, oktobar oktobra oktobru, studeni studenog studenoga studenom novembar novembra novembru, prosinac prosinca prosincu decembar decembra decembru',
  ),
  weekdays: parseForms('ponedjeljak ponedeljak, utorak, srijeda sreda, četvrtak, petak, subota, nedjelja nedelja'),
  columns: {
    date: parsePhrases('datum, datum i vrijeme, datum i vreme, nadnevak'),
    transactionDate: parsePhrases(
      'datum transakcije, datum izvršenja, datum nastanka, datum kupnje, datum troška, datum promene, datum promjene, datum naloga, datum prometa, datum nastanka transakcije, datum posla',
    ),
    postingDate: parsePhrases(
      'datum knjiženja, datum knjiž, datum obrade, knjiženo, dat knjiženja, datum izvršbe, datum evidentiranja, datum proknjižavanja',
    ),
    valueDate: parsePhrases('datum valute, valuta, datum valutiranja, dat valute'),
    description: parsePhrases(
      'opis, opis transakcije, opis plaćanja, opis prometa, opis promjene, svrha, svrha plaćanja, namjena, naziv, transakcija, svrha doznake, opis i svrha, primatelj, platitelj, primatelj platitelj, naziv primatelja platitelja, opis knjiženja, trgovac, opis promene, svrha uplate, opis stavke, naziv i sjedište, mjesto, prodajno mjesto, prodajno mesto, detalji transakcije',
    ),
    reference: parsePhrases(
      'broj transakcije, referenca, referencija, poziv na broj, broj naloga, broj dokumenta, id transakcije, broj reklamacije, referentni broj, evidencijski broj, identifikacija transakcije, šifra transakcije',
    ),
    debit: parsePhrases(
      'isplata, isplate, duguje, dugovno, dugovni promet, zaduženje, na teret, terećenje, rashodi, odljev, odlivi, odliv, isplaćeno, dugovni iznos, isplata eur, troškovi, zaduženja',
    ),
    credit: parsePhrases(
      'uplata, uplate, potražuje, potražno, potražni promet, odobrenje, u korist, priljev, prilivi, priliv, uplaćeno, potražni iznos, prihodi, uplata eur, odobrenja',
    ),
    amount: parsePhrases(
      'iznos, iznos transakcije, iznos u eur, iznos u valuti računa, iznos u rsd, iznos u kunama, iznos eur, iznos u km, iznos u domaćoj valuti',
    ),
    balance: parsePhrases(
      'stanje, saldo, stanje računa, novo stanje, stanje nakon transakcije, stanje po računu, raspoloživo stanje, stanje na računu, stanje po knjiženju',
    ),
    type: parsePhrases(
      'vrsta, tip, vrsta transakcije, vrsta prometa, šifra, tip transakcije, vrsta posla, vrsta plaćanja, vrsta promjene, transakcija',
    ),
    currency: parsePhrases('valuta, oznaka valute'),
    originalAmount: parsePhrases(
      'originalni iznos, iznos u originalnoj valuti, izvorni iznos, iznos u valuti, orig iznos, originalna valuta',
    ),
    exchangeRate: parsePhrases('tečaj, kurs, primijenjeni tečaj, devizni tečaj'),
    sign: parsePhrases('d p, predznak'),
    ignored: parsePhrases(
      'kartica, broj kartice, račun, vrijeme, vreme, naknada, kanal, status, rb, r br, redni broj, iban, banka, poslovnica, kategorija, broj računa, račun primatelja platitelja',
    ),
  },
  labels: {
    openingBalance: parsePhrases(
      'početno stanje, prethodno stanje, stanje prethodnog izvatka, stanje prethodnog izvoda, početni saldo, prethodni saldo, stanje prethodnog izvatka na dan, stanje na dan početka, staro stanje, početno stanje na dan, stanje na početku razdoblja, stanje na početku perioda, prenos prethodnog stanja',
    ),
    closingBalance: parsePhrases(
      'novo stanje, završno stanje, konačno stanje, krajnje stanje, završni saldo, novi saldo, stanje na kraju razdoblja, konačni saldo, stanje na dan, stanje na kraju perioda, krajnji saldo, završno stanje na dan, trenutno stanje, knjigovodstveno stanje',
    ),
    broughtForward: parsePhrases('prijenos, prijenos s prethodne stranice, donos, prenos sa prethodne strane'),
    carriedForward: parsePhrases('za prijenos, prijenos na sljedeću stranicu, za prenos, prenos na sledeću stranu'),
    subtotal: parsePhrases('međuzbroj, dnevni promet, ukupno dan, ukupno stranica, međusuma'),
    totalCredits: parsePhrases(
      'ukupno uplate, ukupno potražuje, ukupno potražni promet, potražni promet, ukupne uplate, ukupno u korist, promet u korist, ukupni priljevi, ukupno odobrenja, ukupno uplaćeno, ukupno odobrenje, ukupni potražni promet, ukupno prilivi, ukupno priliv, ukupni prihodi',
    ),
    totalDebits: parsePhrases(
      'ukupno isplate, ukupno duguje, ukupno dugovni promet, dugovni promet, ukupne isplate, ukupno na teret, promet na teret, ukupni odljevi, ukupno zaduženja, ukupno isplaćeno, ukupno zaduženje, ukupni dugovni promet, ukupno odlivi, ukupno odliv, ukupni troškovi',
    ),
    total: parsePhrases('ukupno, sveukupno, ukupni promet, ukupan promet, promet ukupno, ukupan iznos, zbroj, promet'),
    netChange: parsePhrases('promjena, razlika'),
    countCredits: parsePhrases('broj uplata, broj potražnih stavki'),
    countDebits: parsePhrases('broj isplata, broj dugovnih stavki'),
    previousBalance: parsePhrases(
      'prethodno zaduženje, zaduženje iz prethodnog razdoblja, prethodno dugovanje, dugovanje iz prethodnog razdoblja, prethodni dug',
    ),
    newBalance: parsePhrases(
      'novo dugovanje, ukupno dugovanje, iznos za plaćanje, za platiti, ukupno za platiti, novi dug, iznos za uplatu',
    ),
    period: parsePhrases(
      'razdoblje, za dan, za razdoblje, u razdoblju, period, za period, obračunsko razdoblje, razdoblje izvatka, period izvoda, promet za razdoblje, u periodu',
    ),
    periodFrom: parsePhrases('od, od dana, od datuma, datum od'),
    periodTo: parsePhrases('do, do dana, do datuma, datum do'),
    statementDate: parsePhrases(
      'za dan, datum izvatka, datum izvoda, datum izdavanja, datum ispisa, na dan, datum izrade, datum obračuna',
    ),
    accountNumber: parsePhrases(
      'broj računa, račun, tekući račun broj, račun broj, partija, broj partije, žiro račun, broj kartice, transakcijski račun, broj tekućeg računa',
    ),
    iban: parsePhrases('iban, iban računa, iban račun, račun iban'),
    accountHolder: parsePhrases(
      'vlasnik računa, vlasnik, korisnik, imatelj računa, ime i prezime, klijent, naziv klijenta, naziv vlasnika, korisnik računa, korisnik kartice, nositelj računa, imalac računa, suvlasnik, sudužnik',
    ),
    accountType: parsePhrases('vrsta računa, tip računa, proizvod, vrsta računa naziv'),
    currency: parsePhrases('valuta, valuta računa, oznaka valute, valuta izvatka'),
    bank: parsePhrases('banka, poslovnica, bic, swift, filijala, ekspozitura'),
    dailyBalance: parsePhrases('dnevno stanje, stanje na kraju dana'),
    availableBalance: parsePhrases(
      'raspoloživo stanje, raspoloživo, raspoloživa sredstva, raspoloživi iznos, raspoloživi saldo, raspoloživi limit',
    ),
    creditLimit: parsePhrases(
      'limit, kreditni limit, dopušteno prekoračenje, odobreno prekoračenje, okvirni kredit, dozvoljeno prekoračenje, dovoljeno prekoračenje, okvirni limit, iznos limita, dozvoljeni minus, prekoračenje',
    ),
    minimumPayment: parsePhrases(
      'minimalni iznos za plaćanje, minimalna uplata, minimalni iznos, najmanji iznos za plaćanje, minimalno za platiti, minimalna rata',
    ),
    dueDate: parsePhrases('datum dospijeća, dospijeće, rok plaćanja, datum dospeća, rok uplate'),
    interestRate: parsePhrases('kamatna stopa, kamata, godišnja kamatna stopa, eks'),
    feeSummary: parsePhrases('ukupno naknade, pregled naknada'),
    yearToDate: parsePhrases('od početka godine'),
    rewards: parsePhrases('bodovi, nagradni bodovi'),
    pending: parsePhrases(
      'rezervacije, rezervirana sredstva, neproknjižene transakcije, u obradi, transakcije na čekanju, neproknjižene stavke, rezervacija sredstava, odbijene transakcije',
    ),
    pendingAmount: parsePhrases('rezervirano, rezervirani iznos, rezervisana sredstva, rezervirana sredstva'),
    noTransactions: parsePhrases('nema transakcija, nema prometa, nije bilo prometa, bez prometa, nije bilo promena'),
    page: parsePhrases('stranica, str, strana, list'),
    continued: parsePhrases('nastavak, nastavlja se'),
    installments: parsePhrases('obročna otplata, obroci, plaćanje na rate, rate, plan otplate'),
    averageBalance: parsePhrases('prosječno stanje, prosečno stanje'),
    statementNumber: parsePhrases('broj izvatka, izvadak broj, izvod broj, broj izvoda, izvadak br, izvod br'),
  },
  sections: {
    credits: parsePhrases('uplate, priljevi, odobrenja, prilivi'),
    debits: parsePhrases('isplate, odljevi, terećenja, odlivi'),
    checks: parsePhrases('čekovi'),
    fees: parsePhrases('naknade, provizije'),
    interest: parsePhrases('kamate'),
    payments: parsePhrases('uplate po kartici, primljene uplate'),
    purchases: parsePhrases(
      'kupnje, transakcije, promet po računu, promet po kartici, kupovine, troškovi, troškovi po kartici, popis transakcija, pregled prometa, promet',
    ),
    cashAdvances: parsePhrases('podizanje gotovine, isplate gotovine'),
    refunds: parsePhrases('povrati, povrat'),
    transfers: parsePhrases('prijenosi, prenosi'),
    atm: parsePhrases('bankomat, isplate na bankomatu'),
    cards: parsePhrases('kartice, transakcije karticom, osnovna kartica, dodatna kartica'),
    dailyBalances: parsePhrases('dnevna stanja'),
    pending: parsePhrases('rezervacije, rezervirana sredstva, neproknjižene transakcije, transakcije na čekanju'),
    summary: parsePhrases('sažetak, pregled, rekapitulacija'),
  },
  markers: {
    credit: parsePhrases('P, PO, Potražuje, Potražno'),
    debit: parsePhrases('D, DU, Duguje, Dugovno'),
  },
  accountTypes: {
    checking: parsePhrases(
      'tekući račun, tekućem računu, žiro račun, transakcijski račun, transakcioni račun, tekući račun građana, žiroračun, poslovni račun, račun za redovno poslovanje, osnovni račun, devizni račun, zaštićeni račun',
    ),
    savings: parsePhrases('štedni račun, štednja, oročeni depozit, štedna knjižica, oročena štednja, štedni ulog'),
    credit_card: parsePhrases(
      'kreditna kartica, račun kreditne kartice, izvadak po kreditnoj kartici, obavijest o učinjenim troškovima, charge kartica, revolving kartica',
    ),
    loan: parsePhrases(
      'kredit, stambeni kredit, nenamjenski kredit, kreditni račun, zajam, gotovinski kredit, stanje kredita, hipotekarni kredit',
    ),
    brokerage: parsePhrases('investicijski račun, skrbnički račun'),
    other: [],
  },
  dateWords: parsePhrases('od, do, god, godine, dana, na'),
  terms: {
    accounts: parsePhrases('računi, računima'),
    bankStaff: parsePhrases('osobni bankar, vaš bankar, savjetnik, voditelj poslovnice, voditeljica poslovnice'),
    listEnd: parsePhrases('kraj izvoda, kraj izvatka'),
    joinsHolders: parsePhrases('ili'),
    ownersAssociation: parsePhrases('suvlasnici zgrade, etažni vlasnici'),
    secondHolder: parsePhrases('suvlasnik, sudužnik'),
    severalHolders: parsePhrases('vlasnici'),
    month: parsePhrases('mjesec, mesec'),
  },
};
