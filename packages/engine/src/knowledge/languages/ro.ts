import type { Language } from '../language.ts';
import { parseForms, parsePhrases } from '../phrase-list.ts';

/** România, Republica Moldova. */
export const romanian: Language = {
  code: 'ro',
  name: 'Romanian',
  months: parseForms(
    'ianuarie ian, februarie feb febr, martie mar mart, aprilie apr, mai, iunie iun, iulie iul, august aug, septembrie sep sept, octombrie oct, noiembrie noi nov noiem, decembrie dec',
  ),
  weekdays: parseForms('luni lun, marți mar, miercuri mie, joi, vineri vin, sâmbătă sâm, duminică dum'),
  columns: {
    date: parsePhrases('data, dată, ziua, data și ora, data ora'),
    transactionDate: parsePhrases(
      'data tranzacției, data operațiunii, data tranzactiei, data operației, data efectuării, data autorizării, data tranz, data tranzacție, data inițierii, data inițierii tranzacției',
    ),
    postingDate: parsePhrases(
      'data înregistrării, data procesării, data contabilizării, data postării, data decontării, data înregistrare, data finalizării, data finalizării tranzacției',
    ),
    valueDate: parsePhrases('data valutei, data valuta, data val, valuta'),
    description: parsePhrases(
      'descriere, detalii, explicații, detalii tranzacție, descrierea tranzacției, tranzacție, tranzacții, explicație, detalii operațiune, descriere tranzacție, beneficiar, detalii plată, operațiune, operațiuni, detalii tranzacții, beneficiar ordonator, comerciant, descriere operațiune, explicații operațiune, informații',
    ),
    reference: parsePhrases(
      'referință, referința, număr referință, nr document, nr tranzacție, număr document, referință tranzacție, referinta, nr referință, nr doc, id tranzacție, document, nr cec, număr cec, serie cec',
    ),
    debit: parsePhrases(
      'debit, debitare, plăți, plata, sume debitate, rulaj debit, debit lei, ieșiri, suma debit, debitări, sumă debit, cheltuieli, retrageri, plată, rulaj debitor, sume debitoare, sumă debitoare',
    ),
    credit: parsePhrases(
      'credit, creditare, încasări, sume creditate, rulaj credit, credit lei, intrări, suma credit, încasare, sumă credit, creditări, venituri, depuneri, rulaj creditor, sume creditoare, sumă creditoare',
    ),
    amount: parsePhrases(
      'sumă, suma, valoare, suma tranzacției, sumă lei, suma în lei, suma tranzacție, debit credit, suma ron, valoarea, suma decontată, sumă tranzacție',
    ),
    balance: parsePhrases(
      'sold, sold final, sold disponibil, sold contabil, sold după tranzacție, sold curent, soldul, sold intermediar, sold zi',
    ),
    type: parsePhrases(
      'tip, tip tranzacție, tip operațiune, tipul tranzacției, cod, tip tranz, operațiune, tranzacție',
    ),
    currency: parsePhrases('valută, moneda, valuta contului, monedă, moneda contului'),
    originalAmount: parsePhrases(
      'suma originală, suma în valută, sumă valută, suma inițială, suma în moneda originală, valută originală, suma tranzacției în valută',
    ),
    exchangeRate: parsePhrases('curs, curs de schimb, curs valutar, curs schimb'),
    sign: parsePhrases('d c, debit credit, semn'),
    ignored: parsePhrases(
      'cantitate, sucursala, canal, card, număr card, cont, cont iban, categorie, ora, stare, nr crt, agenția, număr cont, iban, status, comision, cont partener, nr, banca, cod fiscal, preț, preț unitar',
    ),
  },
  labels: {
    openingBalance: parsePhrases(
      'sold inițial, sold anterior, sold precedent, sold de deschidere, sold la început, sold initial, sold inițial la data de, sold la începutul perioadei, sold început perioadă',
    ),
    closingBalance: parsePhrases(
      'sold final, sold curent, sold de închidere, sold la sfârșit, sold nou, sold la data, sold contabil, sold final la data de, sold la sfârșitul perioadei, sold la data de, sold sfârșit perioadă, sold cont, sold final cont',
    ),
    broughtForward: parsePhrases('report, sold reportat, report pagina anterioară, report din pagina anterioară'),
    carriedForward: parsePhrases('de reportat, report pagina următoare, report în pagina următoare'),
    subtotal: parsePhrases('subtotal, total pagină, total zi, rulaj zi, sold final zi'),
    totalCredits: parsePhrases(
      'total credit, total încasări, rulaj creditor, total sume creditate, total rulaj credit, rulaj total credit, total creditare, total intrări, total credite, rulaj credit, intrări, total venituri, plăți primite, total plăți primite, total alimentări, total creditări',
    ),
    totalDebits: parsePhrases(
      'total debit, total plăți, rulaj debitor, total sume debitate, total rulaj debit, rulaj total debit, total debitare, total ieșiri, total debite, rulaj debit, ieșiri, total cheltuieli, utilizări, total utilizări, total cumpărături, total debitări',
    ),
    total: parsePhrases('total, total general, rulaj, rulaj total, totaluri, total rulaj, rulaj total cont'),
    netChange: parsePhrases('variație, diferență, rulaj net'),
    countCredits: parsePhrases('număr tranzacții credit, nr operațiuni credit, număr încasări'),
    countDebits: parsePhrases('număr tranzacții debit, nr operațiuni debit, număr plăți'),
    previousBalance: parsePhrases('sold anterior, sold precedent, sold extras anterior, datorie precedentă'),
    newBalance: parsePhrases(
      'sold nou, total de plată, suma de plată, datorie totală, sold datorat, total datorat, suma totală de plată',
    ),
    period: parsePhrases(
      'perioada, perioadă, extras de cont pentru perioada, din perioada, pentru perioada, extras pentru perioada, perioada extrasului, extras cont',
    ),
    periodFrom: parsePhrases('de la, din data, data început, de la data, început'),
    periodTo: parsePhrases('până la, la data, data sfârșit, pană la data, până la data'),
    statementDate: parsePhrases(
      'data extrasului, data emiterii, data generării, data tipăririi, generat la, data extras, emis la, data listării',
    ),
    accountNumber: parsePhrases(
      'număr cont, cont, cont nr, numărul contului, cont curent, număr de cont, număr card, nr cont, numar cont, contul',
    ),
    iban: parsePhrases('iban, cod iban, cont iban, iban cont'),
    accountHolder: parsePhrases(
      'titular, titular cont, client, nume, nume client, titularul contului, denumire client, nume titular, posesor card, nume și prenume, cotitular',
    ),
    accountType: parsePhrases('tip cont, tipul contului, produs, denumire cont, tip card'),
    currency: parsePhrases('valuta, moneda, valută, moneda contului, valuta contului, valuta cont'),
    bank: parsePhrases('banca, sucursala, agenția, bic, swift, unitatea, cod swift, unitate bancară'),
    dailyBalance: parsePhrases('sold zilnic, sold final zi, sold la sfârșitul zilei'),
    availableBalance: parsePhrases(
      'sold disponibil, disponibil, fonduri disponibile, limită disponibilă, suma disponibilă, fonduri proprii',
    ),
    creditLimit: parsePhrases(
      'limită de credit, limita de credit, limită, plafon, descoperit de cont, overdraft, credit acordat, limită descoperit de cont, linie de credit',
    ),
    minimumPayment: parsePhrases('suma minimă de plată, plata minimă, suma minimă, plată minimă, suma minimă de plata'),
    dueDate: parsePhrases('data scadentă, scadența, data scadenței, termen de plată, data limită de plată, scadență'),
    interestRate: parsePhrases(
      'rata dobânzii, dobândă, dobânda, rata anuală, dae, rata dobânzii anuale, rate ale dobânzii, rate de dobândă, dobânda aplicată, ratele dobânzii',
    ),
    feeSummary: parsePhrases('total comisioane, sumar comisioane, comisioane percepute'),
    yearToDate: parsePhrases('de la începutul anului, cumulat'),
    rewards: parsePhrases('puncte, puncte de fidelitate, puncte star, cashback, program de loialitate'),
    pending: parsePhrases(
      'tranzacții în așteptare, în așteptare, sume blocate, tranzacții neprocesate, tranzacții în curs, tranzacții nedecontate, respins, respinsă, anulat, anulată, eșuat, eșuată, blocat, blocată, tranzacții respinse, tranzacții anulate, tranzacții eșuate',
    ),
    pendingAmount: parsePhrases('sume blocate, suma blocată, blocări, sold blocat, suma rezervată'),
    noTransactions: parsePhrases(
      'nu există tranzacții, fără tranzacții, nu au fost înregistrate tranzacții, fără operațiuni, nu există operațiuni, nu s au efectuat tranzacții, nu există tranzacții în perioada selectată, fără operațiuni în perioadă, nicio tranzacție, fără mișcări',
    ),
    page: parsePhrases('pagina, pag, pagină'),
    continued: parsePhrases('continuare, continuă pe pagina următoare, continuare pe pagina următoare'),
    installments: parsePhrases('rate, plata în rate, rate lunare, plan de rate, grafic de rambursare, plăți în rate'),
    statementNumber: parsePhrases(
      'număr extras, nr extras, extras nr, extras de cont nr, numărul extrasului, extras de cont numărul',
    ),
    averageBalance: parsePhrases('sold mediu, sold mediu zilnic'),
  },
  sections: {
    credits: parsePhrases('încasări, creditări, intrări, depuneri, sume creditate'),
    debits: parsePhrases('plăți, debitări, ieșiri, retrageri, cheltuieli, sume debitate'),
    checks: parsePhrases('cecuri, cecuri plătite, cecuri decontate'),
    fees: parsePhrases('comisioane, taxe și comisioane, taxe, comisioane și dobânzi'),
    interest: parsePhrases('dobânzi, dobândă'),
    payments: parsePhrases('plăți, rambursări, plăți efectuate, plăți primite, plăți și rambursări'),
    purchases: parsePhrases(
      'cumpărături, tranzacții, tranzacții card, operațiuni, tranzacții cu cardul, detalii tranzacții, lista tranzacțiilor, plăți la comercianți, utilizări, utilizări card, cheltuieli, cumpărături și retrageri',
    ),
    cashAdvances: parsePhrases('retrageri de numerar, avans numerar, retrageri numerar'),
    refunds: parsePhrases('rambursări, returnări, restituiri, stornări'),
    transfers: parsePhrases('transferuri, viramente, transfer'),
    atm: parsePhrases('retrageri atm, bancomat, retrageri bancomat'),
    cards: parsePhrases('carduri, tranzacții cu cardul, card principal, card suplimentar'),
    dailyBalances: parsePhrases('solduri zilnice'),
    pending: parsePhrases(
      'tranzacții în așteptare, sume blocate, tranzacții nedecontate, tranzacții neprocesate, tranzacții în curs de procesare, tranzacții respinse, tranzacții anulate, tranzacții eșuate',
    ),
    summary: parsePhrases(
      'sumar, rezumat, sumar cont, situația contului, rezumat cont, sinteză, cheltuieli pe categorii, cheltuieli pe categorie, rezumatul contului',
    ),
  },
  markers: {
    credit: parsePhrases('C, CR, Credit, Încasare, Creditor'),
    debit: parsePhrases('D, DB, Debit, Plată, Debitor'),
  },
  accountTypes: {
    checking: parsePhrases(
      'cont curent, cont de plăți, cont salariu, cont curent persoane fizice, cont salarial, cont de salariu, cont de card, cont imm',
    ),
    savings: parsePhrases('cont de economii, depozit, depozit la termen, economii, cont economii, cont de economisire'),
    credit_card: parsePhrases(
      'card de credit, cont card de credit, mastercard, visa, extras card de credit, extras de cont card de credit, extras de cont pentru cardul de credit, extras de cont al cardului de credit, extras extras de cont aferent cardului de credit, card de cumpărături',
    ),
    loan: parsePhrases(
      'credit ipotecar, împrumut, credit de nevoi personale, linie de credit, cont credit, extras credit, extras de credit, extras cont credit, cont de credit, extras de cont credit, extras cont de credit, credit imobiliar, extras de cont de împrumut, extras cont împrumut, credit de consum',
    ),
    brokerage: parsePhrases('cont de investiții, cont de tranzacționare'),
    other: parsePhrases('card preplătit, portofel electronic, portofel mobil, portofel digital'),
  },
  dateWords: parsePhrases('de, la, până la, din, pană, și'),
  terms: {
    accounts: parsePhrases('conturi, conturilor, conturile'),
    bankStaff: parsePhrases(
      'consilier, consilierul dumneavoastră, consilier clienți, director sucursală, director agenție, manager relații clienți',
    ),
    listEnd: parsePhrases('sfârșit extras, sfârșit extras de cont, sfârșitul extrasului'),
    joinsHolders: parsePhrases('și, sau'),
    ownersAssociation: parsePhrases('asociația de proprietari, asociația proprietarilor'),
    secondHolder: parsePhrases('cotitular, codebitor'),
    severalHolders: parsePhrases('titularii'),
    streetFirst: parsePhrases('strada, calea, șoseaua, bulevardul'),
    overdraft: parsePhrases('descoperit de cont'),
    month: parsePhrases('luna, lunii'),
    principal: parsePhrases('credit restant'),
  },
};
