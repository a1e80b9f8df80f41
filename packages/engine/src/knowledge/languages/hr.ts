import type { Language } from '../language.ts';
import { parseForms, parsePhrases } from '../phrase-list.ts';

/** Croatian, with the Serbian, Bosnian, Montenegrin and Slovene words in Latin letters that differ. */
export const croatian: Language = {
  code: 'hr',
  name: 'Croatian',
  months: parseForms(
    'siječanj siječnja siječnju januar januara januaru januarja januarju, veljača veljače veljači februar februara februaru februarja februarju, ožujak ožujka ožujku mart marta martu marec marca marcu, travanj travnja travnju april aprila aprilu, svibanj svibnja svibnju maj maja maju, lipanj lipnja lipnju juni juna junu junij junija juniju, srpanj srpnja srpnju juli jula julu julij julija juliju, kolovoz kolovoza kolovozu avgust avgusta avgustu, rujan rujna rujnu septembar septembra septembru, oktobar oktobra oktobru, studeni studenog studenoga studenom novembar novembra novembru, prosinac prosinca prosincu decembar decembra decembru',
  ),
  weekdays: parseForms(
    'ponedjeljak ponedeljak ponedeljek, utorak torek, srijeda sreda, četvrtak četrtek, petak petek, subota sobota, nedjelja nedelja',
  ),
  columns: {
    date: parsePhrases('datum, datum i vrijeme, datum i vreme, datum in čas, nadnevak'),
    transactionDate: parsePhrases(
      'datum transakcije, datum izvršenja, datum nastanka, datum kupnje, datum troška, datum promene, datum promjene, datum naloga, datum prometa, datum nastanka transakcije, datum posla',
    ),
    postingDate: parsePhrases(
      'datum knjiženja, datum knjiž, datum obrade, knjiženo, dat knjiženja, datum izvršbe, datum evidentiranja, datum proknjižavanja',
    ),
    valueDate: parsePhrases('datum valute, valuta, datum valutiranja, dat valute'),
    description: parsePhrases(
      'opis, opis transakcije, opis plaćanja, opis prometa, opis promjene, svrha, svrha plaćanja, namjena, naziv, transakcija, svrha doznake, namen, opis i svrha, primatelj, platitelj, primatelj platitelj, naziv primatelja platitelja, opis knjiženja, namen plačila, prejemnik plačnik, naziv prejemnika plačnika, trgovac, opis promene, svrha uplate, opis stavke, naziv i sjedište, mjesto, prodajno mjesto, prodajno mesto, prejemnik, detalji transakcije',
    ),
    reference: parsePhrases(
      'broj transakcije, referenca, referencija, poziv na broj, broj naloga, broj dokumenta, sklic, referenca plačila, id transakcije, broj reklamacije, referentni broj, evidencijski broj, identifikacija transakcije, šifra transakcije',
    ),
    debit: parsePhrases(
      'isplata, isplate, duguje, dugovno, dugovni promet, zaduženje, na teret, terećenje, rashodi, odljev, v breme, breme, odlivi, odliv, isplaćeno, dugovni iznos, isplata eur, troškovi, zaduženja',
    ),
    credit: parsePhrases(
      'uplata, uplate, potražuje, potražno, potražni promet, odobrenje, u korist, priljev, v dobro, dobro, prilivi, priliv, uplaćeno, potražni iznos, prihodi, uplata eur, odobrenja',
    ),
    amount: parsePhrases(
      'iznos, iznos transakcije, znesek, iznos u eur, iznos u valuti računa, iznos u rsd, iznos u kunama, iznos eur, iznos u km, znesek transakcije, iznos u domaćoj valuti',
    ),
    balance: parsePhrases(
      'stanje, saldo, stanje računa, novo stanje, stanje nakon transakcije, stanje po računu, raspoloživo stanje, stanje na računu, stanje po knjiženju, knjižno stanje',
    ),
    type: parsePhrases(
      'vrsta, tip, vrsta transakcije, vrsta prometa, šifra, tip transakcije, vrsta posla, vrsta plaćanja, vrsta promjene, transakcija',
    ),
    currency: parsePhrases('valuta, oznaka valute'),
    originalAmount: parsePhrases(
      'originalni iznos, iznos u originalnoj valuti, izvorni iznos, iznos u valuti, znesek v originalni valuti, orig iznos, originalna valuta',
    ),
    exchangeRate: parsePhrases('tečaj, kurs, primijenjeni tečaj, devizni tečaj'),
    sign: parsePhrases('d p, predznak'),
    ignored: parsePhrases(
      'kartica, broj kartice, račun, vrijeme, vreme, naknada, kanal, status, rb, r br, redni broj, iban, banka, poslovnica, kategorija, broj računa, račun primatelja platitelja',
    ),
  },
  labels: {
    openingBalance: parsePhrases(
      'početno stanje, prethodno stanje, stanje prethodnog izvatka, stanje prethodnog izvoda, početni saldo, prethodni saldo, stanje prethodnog izvatka na dan, začetno stanje, predhodno stanje, stanje na dan početka, staro stanje, početno stanje na dan, stanje na početku razdoblja, stanje na početku perioda, prenos prethodnog stanja, stanje prejšnjega izpiska, prejšnje stanje',
    ),
    closingBalance: parsePhrases(
      'novo stanje, završno stanje, konačno stanje, krajnje stanje, končno stanje, završni saldo, novi saldo, stanje na kraju razdoblja, konačni saldo, stanje na dan, zaključno stanje, stanje na kraju perioda, krajnji saldo, završno stanje na dan, trenutno stanje, knjigovodstveno stanje',
    ),
    broughtForward: parsePhrases(
      'prijenos, prijenos s prethodne stranice, donos, prenos sa prethodne strane, prenos s prejšnje strani',
    ),
    carriedForward: parsePhrases(
      'za prijenos, prijenos na sljedeću stranicu, za prenos, prenos na sledeću stranu, prenos na naslednjo stran',
    ),
    subtotal: parsePhrases('međuzbroj, dnevni promet, ukupno dan, vmesna vsota, ukupno stranica, međusuma'),
    totalCredits: parsePhrases(
      'ukupno uplate, ukupno potražuje, ukupno potražni promet, potražni promet, ukupne uplate, ukupno u korist, promet u korist, skupaj v dobro, promet v dobro, ukupni priljevi, ukupno odobrenja, ukupno uplaćeno, ukupno odobrenje, ukupni potražni promet, ukupno prilivi, ukupno priliv, skupaj prilivi, ukupni prihodi',
    ),
    totalDebits: parsePhrases(
      'ukupno isplate, ukupno duguje, ukupno dugovni promet, dugovni promet, ukupne isplate, ukupno na teret, promet na teret, skupaj v breme, promet v breme, ukupni odljevi, ukupno zaduženja, ukupno isplaćeno, ukupno zaduženje, ukupni dugovni promet, ukupno odlivi, ukupno odliv, skupaj odlivi, ukupni troškovi',
    ),
    total: parsePhrases(
      'ukupno, sveukupno, ukupni promet, skupaj, ukupan promet, promet ukupno, ukupan iznos, zbroj, skupni promet, promet',
    ),
    netChange: parsePhrases('promjena, razlika, sprememba'),
    countCredits: parsePhrases('broj uplata, broj potražnih stavki'),
    countDebits: parsePhrases('broj isplata, broj dugovnih stavki'),
    previousBalance: parsePhrases(
      'prethodno zaduženje, zaduženje iz prethodnog razdoblja, prethodno dugovanje, dugovanje iz prethodnog razdoblja, prethodni dug, prejšnji dolg',
    ),
    newBalance: parsePhrases(
      'novo dugovanje, ukupno dugovanje, iznos za plaćanje, za platiti, ukupno za platiti, novi dug, iznos za uplatu, za plačilo',
    ),
    period: parsePhrases(
      'razdoblje, za dan, za razdoblje, u razdoblju, period, za period, obdobje, za obdobje, obračunsko razdoblje, razdoblje izvatka, period izvoda, promet za razdoblje, u periodu',
    ),
    periodFrom: parsePhrases('od, od dana, od datuma, datum od'),
    periodTo: parsePhrases('do, do dana, do datuma, datum do'),
    statementDate: parsePhrases(
      'za dan, datum izvatka, datum izvoda, datum izdavanja, datum izpiska, datum ispisa, na dan, datum izrade, datum obračuna',
    ),
    accountNumber: parsePhrases(
      'broj računa, račun, tekući račun broj, račun broj, partija, broj partije, številka računa, žiro račun, broj kartice, transakcijski račun, broj tekućeg računa',
    ),
    iban: parsePhrases('iban, iban računa, iban račun, račun iban'),
    accountHolder: parsePhrases(
      'vlasnik računa, vlasnik, korisnik, imatelj računa, ime i prezime, klijent, naziv klijenta, imetnik računa, imetnik, naziv vlasnika, korisnik računa, korisnik kartice, ime in priimek, lastnik računa, nositelj računa, imalac računa, suvlasnik, sudužnik',
    ),
    accountType: parsePhrases('vrsta računa, tip računa, proizvod, vrsta računa naziv'),
    currency: parsePhrases('valuta, valuta računa, oznaka valute, valuta izvatka'),
    bank: parsePhrases('banka, poslovnica, bic, swift, filijala, ekspozitura'),
    dailyBalance: parsePhrases('dnevno stanje, stanje na kraju dana'),
    availableBalance: parsePhrases(
      'raspoloživo stanje, raspoloživo, raspoloživa sredstva, raspoloživi iznos, razpoložljivo stanje, raspoloživi saldo, razpoložljiva sredstva, raspoloživi limit',
    ),
    creditLimit: parsePhrases(
      'limit, kreditni limit, dopušteno prekoračenje, odobreno prekoračenje, okvirni kredit, dozvoljeno prekoračenje, dovoljeno prekoračenje, okvirni limit, iznos limita, dozvoljeni minus, prekoračenje',
    ),
    minimumPayment: parsePhrases(
      'minimalni iznos za plaćanje, minimalna uplata, minimalni iznos, najmanji iznos za plaćanje, minimalno za platiti, minimalna rata',
    ),
    dueDate: parsePhrases(
      'datum dospijeća, dospijeće, rok plaćanja, datum dospeća, zapadlost, rok uplate, datum zapadlosti',
    ),
    interestRate: parsePhrases('kamatna stopa, kamata, godišnja kamatna stopa, obrestna mera, obresti, eks'),
    feeSummary: parsePhrases('ukupno naknade, pregled naknada'),
    yearToDate: parsePhrases('od početka godine'),
    rewards: parsePhrases('bodovi, nagradni bodovi, točke'),
    pending: parsePhrases(
      'rezervacije, rezervirana sredstva, neproknjižene transakcije, u obradi, transakcije na čekanju, neproknjižene stavke, rezervacija sredstava, odbijene transakcije',
    ),
    pendingAmount: parsePhrases(
      'rezervirano, rezervirani iznos, rezervisana sredstva, rezervirana sredstva, rezerviran znesek',
    ),
    noTransactions: parsePhrases(
      'nema transakcija, nema prometa, nije bilo prometa, ni prometa, bez prometa, nije bilo promena',
    ),
    page: parsePhrases('stranica, str, strana, stran, list'),
    continued: parsePhrases('nastavak, nastavlja se, nadaljevanje'),
    installments: parsePhrases('obročna otplata, obroci, plaćanje na rate, rate, plan otplate, obroki'),
    averageBalance: parsePhrases('prosječno stanje, prosečno stanje, povprečno stanje'),
    statementNumber: parsePhrases(
      'broj izvatka, izvadak broj, izvod broj, broj izvoda, izvadak br, izvod br, številka izpiska, izpisek št',
    ),
  },
  sections: {
    credits: parsePhrases('uplate, priljevi, odobrenja, prilivi'),
    debits: parsePhrases('isplate, odljevi, terećenja, odlivi'),
    checks: parsePhrases('čekovi'),
    fees: parsePhrases('naknade, provizije, nadomestila'),
    interest: parsePhrases('kamate, obresti'),
    payments: parsePhrases('uplate po kartici, primljene uplate'),
    purchases: parsePhrases(
      'kupnje, transakcije, promet po računu, promet po kartici, kupovine, troškovi, troškovi po kartici, popis transakcija, pregled prometa, nakupi, promet',
    ),
    cashAdvances: parsePhrases('podizanje gotovine, isplate gotovine, dvigi gotovine'),
    refunds: parsePhrases('povrati, povrat'),
    transfers: parsePhrases('prijenosi, prenosi'),
    atm: parsePhrases('bankomat, isplate na bankomatu'),
    cards: parsePhrases('kartice, transakcije karticom, osnovna kartica, dodatna kartica'),
    dailyBalances: parsePhrases('dnevna stanja'),
    pending: parsePhrases('rezervacije, rezervirana sredstva, neproknjižene transakcije, transakcije na čekanju'),
    summary: parsePhrases('sažetak, pregled, rekapitulacija, povzetek'),
  },
  markers: {
    credit: parsePhrases('P, PO, Potražuje, Dobro, Potražno'),
    debit: parsePhrases('D, DU, Duguje, Breme, Dugovno'),
  },
  accountTypes: {
    checking: parsePhrases(
      'tekući račun, tekućem računu, žiro račun, transakcijski račun, osebni račun, transakcioni račun, tekući račun građana',
    ),
    savings: parsePhrases(
      'štedni račun, štednja, oročeni depozit, varčevalni račun, štedna knjižica, oročena štednja, štedni ulog',
    ),
    credit_card: parsePhrases(
      'kreditna kartica, račun kreditne kartice, izvadak po kreditnoj kartici, obavijest o učinjenim troškovima',
    ),
    loan: parsePhrases(
      'kredit, stambeni kredit, nenamjenski kredit, kreditni račun, zajam, gotovinski kredit, stanje kredita, posojilo',
    ),
    brokerage: parsePhrases('investicijski račun'),
    other: [],
  },
  dateWords: parsePhrases('od, do, god, godine, dana, na'),
  terms: {
    listEnd: parsePhrases('kraj izvoda, kraj izvatka'),
    joinsHolders: parsePhrases('ili'),
    ownersAssociation: parsePhrases('suvlasnici zgrade, etažni vlasnici'),
    secondHolder: parsePhrases('suvlasnik, sudužnik'),
    severalHolders: parsePhrases('vlasnici'),
    month: parsePhrases('mjesec, mesec'),
  },
};
