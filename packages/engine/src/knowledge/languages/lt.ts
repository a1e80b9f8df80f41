import type { Language } from '../language.ts';
import { parseForms, parsePhrases } from '../phrase-list.ts';

/** Lietuva. */
export const lithuanian: Language = {
  code: 'lt',
  name: 'Lithuanian',
  months: parseForms(
    'sausis sausio, vasaris vasario, kovas kovo, balandis balandžio, gegužė gegužės, birželis birželio, liepa liepos, rugpjūtis rugpjūčio, rugsėjis rugsėjo, spalis spalio, lapkritis lapkričio, gruodis gruodžio',
  ),
  weekdays: parseForms(
    'pirmadienis, antradienis, trečiadienis, ketvirtadienis, penktadienis, šeštadienis, sekmadienis',
  ),
  columns: {
    date: parsePhrases('data, diena, data ir laikas'),
    transactionDate: parsePhrases(
      'operacijos data, mokėjimo data, sandorio data, pirkimo data, operacijos atlikimo data',
    ),
    postingDate: parsePhrases(
      'įrašo data, įtraukimo data, įskaitymo data, įrašymo data, apdorojimo data, nurašymo data',
    ),
    valueDate: parsePhrases('valiutavimo data, įsigaliojimo data'),
    description: parsePhrases(
      'aprašymas, paaiškinimas, gavėjas mokėtojas, mokėjimo paskirtis, paskirtis, detalės, operacija, gavėjas, mokėtojas, operacijos aprašymas, mokėtojas gavėjas, informacija, gavėjas mokėtojas paskirtis, operacijos turinys, turinys',
    ),
    reference: parsePhrases(
      'dokumento numeris, dokumento nr, dok nr, nuoroda, operacijos numeris, unikalus numeris, įrašo numeris, archyvo kodas, įmokos kodas',
    ),
    debit: parsePhrases(
      'debetas, debeto apyvarta, išlaidos, išmokėta, nurašyta, išeinantys, išrašyta, išleista, išlaidos eur',
    ),
    credit: parsePhrases('kreditas, kredito apyvarta, pajamos, įmokėta, įskaityta, gaunami, gauta, įplaukos'),
    amount: parsePhrases('suma, operacijos suma, suma eur, suma sąskaitos valiuta, apyvarta'),
    balance: parsePhrases('likutis, sąskaitos likutis, likutis po operacijos, balansas, saldo, likutis eur'),
    type: parsePhrases('tipas, operacijos tipas, rūšis, operacijos rūšis, d k, debetas kreditas, operacijos kodas'),
    currency: parsePhrases('valiuta'),
    originalAmount: parsePhrases('pradinė suma, suma valiuta, originali suma, operacijos suma valiuta'),
    exchangeRate: parsePhrases('kursas, valiutos kursas, keitimo kursas'),
    sign: parsePhrases('debetas kreditas, d c'),
    ignored: parsePhrases(
      'kortelė, sąskaita, gavėjo sąskaita, laikas, komisinis, komisinis mokestis, bankas, nr, eil nr, asmens kodas, įmonės kodas, gavėjo mokėtojo sąskaita',
    ),
  },
  labels: {
    openingBalance: parsePhrases(
      'pradinis likutis, likutis laikotarpio pradžioje, likutis pradžioje, pradžios likutis, ankstesnis likutis, pradinis sąskaitos likutis, pradinis balansas, likutis periodo pradžioje, buvęs likutis, likutis pradžiai, likutis laikotarpio pradžiai, likutis periodo pradžiai',
    ),
    closingBalance: parsePhrases(
      'galutinis likutis, likutis laikotarpio pabaigoje, likutis pabaigoje, pabaigos likutis, naujas likutis, galutinis sąskaitos likutis, galutinis balansas, likutis periodo pabaigoje, baigiamasis likutis, esamas likutis, likutis pabaigai, likutis laikotarpio pabaigai, likutis periodo pabaigai',
    ),
    broughtForward: parsePhrases('perkelta iš ankstesnio puslapio, perkelta'),
    carriedForward: parsePhrases('perkeliama į kitą puslapį, perkeliama'),
    subtotal: parsePhrases('tarpinė suma, dienos apyvarta, iš viso per dieną'),
    totalCredits: parsePhrases(
      'kredito apyvarta, iš viso kreditas, iš viso įplaukų, iš viso pajamų, kreditas iš viso, iš viso gauta, įplaukos iš viso, apyvarta kreditas, pajamos iš viso, bendra kredito apyvarta',
    ),
    totalDebits: parsePhrases(
      'debeto apyvarta, iš viso debetas, iš viso išlaidų, debetas iš viso, iš viso išmokėta, išlaidos iš viso, apyvarta debetas, iš viso nurašyta, bendra debeto apyvarta',
    ),
    total: parsePhrases('iš viso, apyvarta, viso, bendra suma, apyvarta iš viso, apyvartos'),
    netChange: parsePhrases('pokytis, skirtumas'),
    countCredits: parsePhrases('kredito operacijų skaičius'),
    countDebits: parsePhrases('debeto operacijų skaičius'),
    previousBalance: parsePhrases('ankstesnė skola, praėjusio laikotarpio skola'),
    newBalance: parsePhrases('nauja skola, mokėtina suma, iš viso mokėti, panaudota kredito suma'),
    period: parsePhrases(
      'laikotarpis, periodas, už laikotarpį, išrašo laikotarpis, sąskaitos išrašas už laikotarpį, ataskaitinis laikotarpis',
    ),
    periodFrom: parsePhrases('nuo, nuo datos, pradžios data'),
    periodTo: parsePhrases('iki, iki datos, pabaigos data'),
    statementDate: parsePhrases(
      'išrašo data, suformuota, parengta, sudarymo data, išrašo sudarymo data, suformavimo data',
    ),
    accountNumber: parsePhrases(
      'sąskaitos numeris, sąskaita, sąskaitos nr, kortelės numeris, sąsk nr, atsiskaitomoji sąskaita',
    ),
    iban: parsePhrases('iban, sąskaitos iban, sąskaitos numeris iban'),
    accountHolder: parsePhrases(
      'sąskaitos savininkas, savininkas, klientas, kliento vardas, kortelės turėtojas, sąskaitos turėtojas, vardas pavardė, kliento pavadinimas, sąskaitos savininko vardas, turėtojas',
    ),
    accountType: parsePhrases('sąskaitos tipas, sąskaitos rūšis, produktas'),
    currency: parsePhrases('valiuta, sąskaitos valiuta'),
    bank: parsePhrases('bankas, bic, swift, skyrius'),
    dailyBalance: parsePhrases('dienos likutis, dienos pabaigos likutis'),
    availableBalance: parsePhrases(
      'disponuojamas likutis, laisvas likutis, galimas likutis, disponuojama suma, prieinamas likutis, laisvos lėšos',
    ),
    creditLimit: parsePhrases('kredito limitas, limitas, overdraftas, suteiktas limitas'),
    minimumPayment: parsePhrases('minimali įmoka, minimali mokėtina suma, privaloma įmoka'),
    dueDate: parsePhrases('mokėjimo terminas, apmokėti iki, sumokėti iki'),
    interestRate: parsePhrases('palūkanų norma, metinės palūkanos, palūkanos'),
    feeSummary: parsePhrases('mokesčiai iš viso'),
    yearToDate: parsePhrases('nuo metų pradžios'),
    rewards: parsePhrases('taškai, lojalumo taškai'),
    pending: parsePhrases(
      'rezervuotos lėšos, rezervuotos sumos, neįvykdytos operacijos, laukiama, rezervacijos, neužbaigtos operacijos',
    ),
    pendingAmount: parsePhrases('rezervuota, rezervuota suma, rezervuotos lėšos'),
    noTransactions: parsePhrases('operacijų nėra, nėra operacijų, operacijų nebuvo, nėra įrašų'),
    page: parsePhrases('puslapis, psl, lapas'),
    continued: parsePhrases('tęsinys, tęsiama'),
    installments: parsePhrases('mokėjimo grafikas'),
    averageBalance: parsePhrases('vidutinis likutis'),
    statementNumber: parsePhrases('išrašo numeris, išrašas nr, išrašo nr'),
  },
  sections: {
    credits: parsePhrases('įplaukos, pajamos'),
    debits: parsePhrases('išlaidos, mokėjimai'),
    checks: parsePhrases('čekiai'),
    fees: parsePhrases('mokesčiai, komisiniai, komisiniai mokesčiai'),
    interest: parsePhrases('palūkanos'),
    payments: parsePhrases('grąžinimai'),
    purchases: parsePhrases('pirkimai, operacijos, operacijos kortele, sąskaitos operacijos'),
    cashAdvances: parsePhrases('grynųjų pinigų išėmimas'),
    refunds: parsePhrases('grąžintos sumos'),
    transfers: parsePhrases('pervedimai'),
    atm: parsePhrases('bankomatas'),
    cards: parsePhrases('kortelės'),
    dailyBalances: parsePhrases('dienos likučiai'),
    pending: parsePhrases('rezervuotos lėšos, rezervacijos, rezervuotos sumos'),
    summary: parsePhrases('suvestinė, santrauka'),
  },
  markers: { credit: parsePhrases('K, C, Kreditas'), debit: parsePhrases('D, Debetas') },
  accountTypes: {
    checking: parsePhrases(
      'atsiskaitomoji sąskaita, einamoji sąskaita, mokėjimo sąskaita, banko sąskaita, darbo užmokesčio sąskaita',
    ),
    savings: parsePhrases('taupomoji sąskaita, kaupiamoji sąskaita, terminuotasis indėlis, indėlis, taupyklė'),
    credit_card: parsePhrases('kredito kortelė, kredito kortelės išrašas, kreditinė kortelė'),
    loan: parsePhrases('paskola, būsto kreditas, paskolos sąskaita, vartojimo kreditas, kredito linija'),
    brokerage: parsePhrases('vertybinių popierių sąskaita, investicinė sąskaita'),
    other: [],
  },
  dateWords: parsePhrases('nuo, iki, m, d, ir'),
  terms: {
    bankStaff: parsePhrases('asmeninis vadybininkas, jūsų vadybininkas, vadybininkas, skyriaus vadovas'),
    joinsHolders: parsePhrases('ir, arba'),
    ownersAssociation: parsePhrases('daugiabučio namo savininkų bendrija'),
    ownersFirst: parsePhrases('dnsb'),
    secondHolder: parsePhrases('bendraturtis'),
    overdraft: parsePhrases('sąskaitos kreditas'),
  },
};
