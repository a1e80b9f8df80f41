import type { Language } from '../language.ts';
import { parseForms, parsePhrases } from '../phrase-list.ts';

/** Shqipëria, Kosova. */
export const albanian: Language = {
  code: 'sq',
  name: 'Albanian',
  months: parseForms(
    'janar janari janarit jan, shkurt shkurti shkurtit shk, mars marsi marsit mar, prill prilli prillit pri, maj maji majit, qershor qershori qershorit qer, korrik korriku korrikut korr, gusht gushti gushtit gush, shtator shtatori shtatorit sht, tetor tetori tetorit tet, nëntor nëntori nëntorit nën, dhjetor dhjetori dhjetorit dhj',
  ),
  weekdays: parseForms('hënë, martë, mërkurë, enjte, premte, shtunë, diel'),
  columns: {
    date: parsePhrases('data, data dhe ora, data ora, datë'),
    transactionDate: parsePhrases(
      'data e transaksionit, data e veprimit, data transaksionit, data veprimit, data e kryerjes, data e blerjes, data e ekzekutimit, data e pagesës',
    ),
    postingDate: parsePhrases(
      'data e kontabilizimit, data e postimit, data e regjistrimit, data e procesimit, data kontabël, data e përpunimit, data e hedhjes',
    ),
    valueDate: parsePhrases('data valutë, data valutës, data e valutës, data valuta, valutë'),
    description: parsePhrases(
      'përshkrimi, përshkrim, përshkrimi i transaksionit, përshkrimi i veprimit, përshkrimi i pagesës, detajet, detaje, detajet e transaksionit, detajet e veprimit, detajet e pagesës, transaksioni, transaksionet, veprimi, veprimet, qëllimi i pagesës, qëllimi, tregtari, përfituesi, dërguesi, përfituesi dërguesi, komente, shpjegimi, vendi',
    ),
    reference: parsePhrases(
      'referenca, referencë, numri i referencës, nr referencës, nr i referencës, numri i transaksionit, nr i transaksionit, nr transaksionit, nr ref, numri i dokumentit, nr dokumenti, nr i dokumentit, nr i veprimit',
    ),
    debit: parsePhrases(
      'debi, debit, debitim, debitime, dalje, daljet, tërheqje, tërheqjet, shpenzime, shuma debi, debitimi, debituar, pagesa dalëse',
    ),
    credit: parsePhrases(
      'kredi, kredit, kreditim, kreditime, hyrje, hyrjet, depozitime, depozitimet, të ardhura, shuma kredi, kreditimi, kredituar, pagesa hyrëse',
    ),
    amount: parsePhrases(
      'shuma, vlera, shuma e transaksionit, vlera e transaksionit, shuma e veprimit, vlera e veprimit, shuma në monedhën e llogarisë, shuma në lekë, debi kredi, shuma në eur',
    ),
    balance: parsePhrases(
      'balanca, gjendja, bilanci, gjendje, gjendja e llogarisë, balanca e llogarisë, teprica, balanca pas transaksionit, gjendja pas transaksionit, balanca aktuale, gjendja aktuale, saldo, saldoja',
    ),
    type: parsePhrases('lloji, lloji i transaksionit, lloji i veprimit, tipi, tipi i transaksionit, kodi'),
    currency: parsePhrases('monedha, valuta, monedhë'),
    originalAmount: parsePhrases(
      'shuma origjinale, shuma në monedhën origjinale, vlera origjinale, shuma në valutë, shuma në monedhë të huaj, monedha origjinale',
    ),
    exchangeRate: parsePhrases('kursi, kursi i këmbimit, kursi këmbimit'),
    sign: parsePhrases('shenja'),
    ignored: parsePhrases(
      'karta, numri i kartës, nr i kartës, llogaria, numri i llogarisë, dega, ora, komisioni, komision, kanali, statusi, nr rendor, banka, iban, kategoria, terminali',
    ),
  },
  labels: {
    openingBalance: parsePhrases(
      'gjendja fillestare, balanca fillestare, bilanci fillestar, teprica fillestare, balanca e fillimit, gjendja në fillim, gjendja e mëparshme, balanca e mëparshme, bilanci i mëparshëm, gjendja në fillim të periudhës, balanca në fillim të periudhës, balanca hapëse, gjendja hapëse, bilanci hapës, teprica e mëparshme, gjendje fillestare, saldo fillestare, balanca paraprake, gjendja paraprake, bilanci paraprak',
    ),
    closingBalance: parsePhrases(
      'gjendja përfundimtare, balanca përfundimtare, bilanci përfundimtar, teprica përfundimtare, gjendja në fund, gjendja e fundit, balanca e fundit, gjendja në fund të periudhës, balanca në fund të periudhës, balanca mbyllëse, gjendja mbyllëse, bilanci mbyllës, gjendja aktuale, balanca aktuale, bilanci aktual, balanca e re, gjendja e re, bilanci i ri, gjendje përfundimtare, saldo përfundimtare, gjendja e llogarisë, balanca e llogarisë',
    ),
    broughtForward: parsePhrases('bartur nga faqja paraprake, bartja nga faqja e mëparshme, e bartur, bartur'),
    carriedForward: parsePhrases('për t u bartur, bartet në faqen tjetër'),
    subtotal: parsePhrases('nëntotali, nëntotal, totali i faqes, totali ditor, nën totali'),
    totalCredits: parsePhrases(
      'totali kredi, totali kredit, totali i kreditimeve, totali i hyrjeve, gjithsej hyrje, gjithsej kredi, gjithsej kreditime, total kredi, total kreditime, total hyrje, kreditime gjithsej, shuma e kreditimeve, hyrje gjithsej, totali i depozitimeve, gjithsej depozitime, totali i kredisë, kreditime totale, qarkullimi kredi, xhiro kreditore, totali kreditues, hyrjet totale',
    ),
    totalDebits: parsePhrases(
      'totali debi, totali debit, totali i debitimeve, totali i daljeve, gjithsej dalje, gjithsej debi, gjithsej debitime, total debi, total debitime, total dalje, debitime gjithsej, shuma e debitimeve, dalje gjithsej, totali i tërheqjeve, gjithsej tërheqje, totali i debisë, debitime totale, qarkullimi debi, xhiro debitore, totali debitues, daljet totale',
    ),
    total: parsePhrases('totali, gjithsej, shuma totale, shuma gjithsej, totali i përgjithshëm, vlera totale'),
    netChange: parsePhrases('ndryshimi, diferenca, ndryshimi neto'),
    countCredits: parsePhrases('numri i kreditimeve, nr i kreditimeve, numri i hyrjeve'),
    countDebits: parsePhrases('numri i debitimeve, nr i debitimeve, numri i daljeve'),
    previousBalance: parsePhrases(
      'detyrimi i mëparshëm, detyrimi paraprak, borxhi i mëparshëm, borxhi paraprak, gjendja e mëparshme, detyrimi fillestar',
    ),
    newBalance: parsePhrases(
      'detyrimi total, detyrimi i ri, borxhi total, borxhi aktual, shuma për pagesë, shuma për t u paguar, për t u paguar, totali për pagesë, detyrimi aktual, shuma e detyrimit, borxhi i ri',
    ),
    period: parsePhrases(
      'periudha, për periudhën, periudha e raportimit, periudha e nxjerrjes, nxjerrje për periudhën, periudha nga, periudhë, periudha e pasqyrës, periudha kohore',
    ),
    periodFrom: parsePhrases('nga, nga data, prej, prej datës, data e fillimit, data nga, prej dt'),
    periodTo: parsePhrases(
      'deri, deri më, deri në, deri më datë, deri në datën, data e mbarimit, data deri, tek data, në datën',
    ),
    statementDate: parsePhrases(
      'data e nxjerrjes, data e lëshimit, data e printimit, data e raportit, data e gjenerimit, data e pasqyrës, printuar më, data e krijimit, data e ekstraktit',
    ),
    accountNumber: parsePhrases(
      'numri i llogarisë, nr i llogarisë, nr llogarisë, nr llogarie, numër llogarie, numri llogarisë, llogaria, llogaria nr, llogari, llogaria numër, numri i kartës, nr i kartës, numri i kredisë, numri i kontratës',
    ),
    iban: parsePhrases('iban, numri iban, kodi iban, nr iban'),
    accountHolder: parsePhrases(
      'emri i klientit, klienti, mbajtësi i llogarisë, titullari i llogarisë, titullari, emri i llogarisë, emri, emri mbiemri, emri dhe mbiemri, emër mbiemër, emri i titullarit, emri i mbajtësit të llogarisë, zotëruesi i llogarisë, pronari i llogarisë, mbajtësi i kartës, mbajtësi, poseduesi i llogarisë, poseduesi i kartës, kredimarrësi, klient',
    ),
    accountType: parsePhrases('lloji i llogarisë, tipi i llogarisë, lloj llogarie, produkti, lloji, emri i produktit'),
    currency: parsePhrases(
      'monedha, valuta, monedha e llogarisë, valuta e llogarisë, monedhë, shumat në, të gjitha shumat janë në',
    ),
    bank: parsePhrases('banka, dega, swift, bic, kodi swift'),
    dailyBalance: parsePhrases('gjendja ditore, balanca ditore, balanca në fund të ditës'),
    availableBalance: parsePhrases(
      'gjendja e disponueshme, balanca e disponueshme, bilanci i disponueshëm, gjendja në dispozicion, balanca në dispozicion, shuma e disponueshme, bilanci në dispozicion, fondet e disponueshme, limiti i disponueshëm, teprica e disponueshme, shuma në dispozicion',
    ),
    creditLimit: parsePhrases(
      'limiti i kredisë, limiti, limiti i kartës, limiti i overdraftit, limiti i mbitërheqjes, mbitërheqja, mbitërheqje e lejuar, limiti kreditor, limiti i miratuar',
    ),
    minimumPayment: parsePhrases(
      'pagesa minimale, shuma minimale, shuma minimale për pagesë, shuma minimale e pagesës, kësti minimal, detyrimi minimal, pagesa minimale e detyrueshme',
    ),
    dueDate: parsePhrases(
      'data e pagesës, afati i pagesës, data e maturimit, afati për pagesë, data e fundit e pagesës, data e skadimit të pagesës',
    ),
    interestRate: parsePhrases(
      'norma e interesit, interesi, norma e interesit vjetor, norma vjetore e interesit, norma efektive e interesit, nei',
    ),
    feeSummary: parsePhrases('totali i komisioneve, gjithsej komisione, përmbledhje e komisioneve'),
    yearToDate: parsePhrases('nga fillimi i vitit, që nga fillimi i vitit'),
    rewards: parsePhrases('pikët, pikë bonus, pikët e fituara'),
    pending: parsePhrases(
      'transaksione në pritje, transaksionet në pritje, në pritje, në proces, shuma të bllokuara, shumat e bllokuara, fonde të bllokuara, transaksione të refuzuara, të rezervuara, bllokime',
    ),
    pendingAmount: parsePhrases(
      'shuma e bllokuar, e bllokuar, balanca e bllokuar, gjendja e bllokuar, shuma e rezervuar, fondet e bllokuara, shuma në pritje',
    ),
    noTransactions: parsePhrases(
      'nuk ka transaksione, nuk ka veprime, nuk ka lëvizje, asnjë transaksion, nuk ka pasur transaksione, nuk janë kryer transaksione, nuk ka të dhëna, nuk ka transaksione për këtë periudhë',
    ),
    page: parsePhrases('faqe, faqja, fq'),
    continued: parsePhrases('vazhdim, vazhdon, vijon'),
    installments: parsePhrases('këste, këstet, pagesa me këste, plani i këstesve, plani i pagesave'),
    averageBalance: parsePhrases('gjendja mesatare, balanca mesatare, bilanci mesatar'),
    statementNumber: parsePhrases(
      'numri i nxjerrjes, nr i nxjerrjes, numri i pasqyrës, numri i ekstraktit, nr ekstraktit',
    ),
  },
  sections: {
    credits: parsePhrases('kreditime, kreditimet, hyrje, hyrjet, depozitime, depozitimet, pagesa hyrëse, të ardhurat'),
    debits: parsePhrases('debitime, debitimet, dalje, daljet, tërheqje, tërheqjet, pagesa dalëse, shpenzimet'),
    checks: parsePhrases('çeqe, çeqet, çeket'),
    fees: parsePhrases('komisione, komisionet, tarifa dhe komisione, provizione, provizionet'),
    interest: parsePhrases('interesa, interesat, interesi'),
    payments: parsePhrases('pagesa, pagesat, pagesat e kryera'),
    purchases: parsePhrases(
      'blerje, blerjet, transaksione, transaksionet, veprime, veprimet, lista e transaksioneve, detajet e transaksioneve, lëvizjet e llogarisë, lëvizjet, veprimet e llogarisë, transaksionet e llogarisë, historiku i transaksioneve, transaksionet e kartës',
    ),
    cashAdvances: parsePhrases('tërheqje cash, tërheqje në cash, tërheqje parash, tërheqje e parave'),
    refunds: parsePhrases('rimbursime, kthime, rimbursimet'),
    transfers: parsePhrases('transferta, transfertat, transferet, transfere'),
    atm: parsePhrases('tërheqje në atm, tërheqje atm, tërheqjet në atm, bankomat'),
    cards: parsePhrases('kartat, kartela, kartelat, karta kryesore, karta shtesë, transaksione me kartë'),
    dailyBalances: parsePhrases('gjendjet ditore, balancat ditore'),
    pending: parsePhrases(
      'transaksione në pritje, transaksionet në pritje, shuma të bllokuara, shumat e bllokuara, transaksione të refuzuara, bllokime',
    ),
    summary: parsePhrases(
      'përmbledhje, përmbledhja, përmbledhje e llogarisë, përmbledhja e llogarisë, informacion mbi llogarinë, të dhënat e llogarisë, përmbledhje e transaksioneve',
    ),
  },
  markers: {
    credit: parsePhrases('Kredi, Kreditim, Hyrje, KR'),
    debit: parsePhrases('Debi, Debitim, Dalje, DB'),
  },
  accountTypes: {
    checking: parsePhrases(
      'llogari rrjedhëse, llogaria rrjedhëse, llogarisë rrjedhëse, llogari page, llogaria e pagës, llogari biznesi, llogaria e biznesit, llogari bazë, llogari pagese, llogari individuale',
    ),
    savings: parsePhrases(
      'llogari kursimi, llogaria e kursimit, llogarisë së kursimit, llogari kursimore, depozitë me afat, depozita me afat, depozitë e afatizuar, llogari depozite, kursim',
    ),
    credit_card: parsePhrases(
      'kartë krediti, karta e kreditit, kartës së kreditit, kartelë krediti, kartela e kreditit, kartelë kreditore, kartela kreditore, nxjerrje e kartës së kreditit, pasqyra e kartës së kreditit',
    ),
    loan: parsePhrases(
      'llogari kredie, llogaria e kredisë, llogarisë së kredisë, kredi hipotekare, kredi konsumatore, kredi shtëpie, kredi individuale, pasqyra e kredisë, hua, huaja',
    ),
    brokerage: parsePhrases('llogari investimi, llogaria e investimit, llogari titujsh'),
    other: parsePhrases('kartë e parapaguar, kartë parapagesë, portofol elektronik, portofoli elektronik'),
  },
  dateWords: parsePhrases('nga, deri, më, prej, datë'),
  terms: {
    joinsHolders: parsePhrases('dhe, ose'),
    cardholder: parsePhrases('mbajtësi i kartës, poseduesi i kartës'),
    holderInSentence: parsePhrases('në emër të'),
    formOfAddress: parsePhrases('zoti, zonja, znj'),
    streetFirst: parsePhrases('rruga, bulevardi, lagjja, sheshi'),
    overdraft: parsePhrases('mbitërheqje e lejuar'),
    month: parsePhrases('muaji'),
    principal: parsePhrases('principali i mbetur, kryegjëja e mbetur'),
    ownersBook: parsePhrases('libri i madh'),
  },
};
