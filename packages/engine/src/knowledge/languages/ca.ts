import type { Language } from '../language.ts';
import { parseForms, parsePhrases } from '../phrase-list.ts';

/** Catalunya, València, Illes Balears, Andorra. */
export const catalan: Language = {
  code: 'ca',
  name: 'Catalan',
  months: parseForms(
    'gener gen, febrer febr feb, març mar, abril abr, maig, juny jun, juliol jul, agost ago, setembre set, octubre oct, novembre nov, desembre des',
  ),
  weekdays: parseForms('dilluns, dimarts, dimecres, dijous, divendres, dissabte, diumenge'),
  columns: {
    date: parsePhrases('data, dates, dia, data hora, data i hora, data moviment, data del moviment'),
    transactionDate: parsePhrases(
      'data operació, data d operació, data de l operació, data oper, d operació, d oper, data de compra, data compra, data de la compra, data transacció, data de la transacció, data op, data de l apunt',
    ),
    postingDate: parsePhrases(
      'data comptable, data de comptabilització, data de càrrec, data d abonament, data càrrec, d comptable, data de registre, data d assentament',
    ),
    valueDate: parsePhrases('data valor, d valor, data de valor, valor, data val'),
    description: parsePhrases(
      'concepte, conceptes, descripció, detall, detalls, moviment, moviments, operació, operacions, concepte de l operació, descripció de l operació, descripció del moviment, detall de l operació, establiment, comerç, nom del comerç, observacions, més dades, concepte referència, beneficiari, ordenant, ordenant beneficiari, beneficiari ordenant, informació addicional, nom de l establiment, transacció, transaccions, apunt',
    ),
    reference: parsePhrases(
      'referència, ref, número de referència, núm referència, document, núm document, número de document, número d operació, núm operació, núm d operació, xec, núm xec, referències',
    ),
    debit: parsePhrases(
      'càrrec, càrrecs, deure, dèbit, dèbits, despesa, despeses, sortida, sortides, pagaments, reintegraments, import càrrec, import deure, disposicions, a favor nostre, imports càrrec, deutor',
    ),
    credit: parsePhrases(
      'abonament, abonaments, haver, crèdit, crèdits, ingrés, ingressos, entrada, entrades, import abonament, import haver, a favor seu, imports abonament, creditor',
    ),
    amount: parsePhrases(
      'import, imports, import de l operació, import operació, quantitat, import en euros, import euros, import eur, import total, càrrecs abonaments, càrrec abonament, deure haver, import de la transacció, import moviment',
    ),
    balance: parsePhrases(
      'saldo, saldos, saldo disponible, saldo comptable, saldo actual, saldo final, saldo resultant, saldo després del moviment, saldo del compte, saldo en euros, nou saldo, saldo posterior',
    ),
    type: parsePhrases('tipus, tipus d operació, tipus de moviment, tipus operació, codi, clau, classe'),
    currency: parsePhrases('divisa, moneda, divisa del compte'),
    originalAmount: parsePhrases(
      'import original, import en divisa, import divisa, import en moneda estrangera, import en moneda d origen, moneda original, import en divises',
    ),
    exchangeRate: parsePhrases('tipus de canvi, canvi, canvi aplicat, tipus canvi'),
    sign: parsePhrases('d h, signe'),
    ignored: parsePhrases(
      'oficina, targeta, número de targeta, núm targeta, compte, número de compte, núm compte, categoria, subcategoria, estat, hora, caixer, canal, quota, iban, nif, població, localitat, país, comissió, núm, número',
    ),
  },
  labels: {
    openingBalance: parsePhrases(
      'saldo anterior, saldo inicial, saldo d obertura, saldo a l inici, saldo a l inici del període, saldo inicial del període, saldo extracte anterior, saldo de l extracte anterior, saldo anterior a, saldo final del període anterior, saldo del mes anterior, saldo inicial a, saldo darrer extracte, saldo previ, saldo període anterior',
    ),
    closingBalance: parsePhrases(
      'saldo final, saldo actual, saldo al final del període, saldo final del període, saldo de tancament, nou saldo, saldo a data, saldo final a, saldo comptable, saldo a, saldo a la data, saldo a favor seu, saldo a favor nostre, saldo d aquest extracte, saldo del compte, saldo final del mes, saldo total, saldo al tancament',
    ),
    broughtForward: parsePhrases(
      'suma anterior, ve de la pàgina anterior, saldo de la pàgina anterior, saldo pàgina anterior, ve del full anterior, sumes anteriors',
    ),
    carriedForward: parsePhrases(
      'suma i segueix, suma i continua, passa a la pàgina següent, continua a la pàgina següent, segueix, saldo a la pàgina següent, passa al full següent',
    ),
    subtotal: parsePhrases(
      'subtotal, total de la pàgina, total pàgina, total del dia, total targeta, total de la targeta',
    ),
    totalCredits: parsePhrases(
      'total abonaments, total d abonaments, total ingressos, total d ingressos, total haver, total crèdits, suma d abonaments, total entrades, suma abonaments, abonaments, ingressos, total dels abonaments, imports abonaments, total import abonaments, total abonat, abonaments del període, ingressos del període',
    ),
    totalDebits: parsePhrases(
      'total càrrecs, total de càrrecs, total despeses, total de despeses, total deure, total dèbits, suma de càrrecs, total sortides, suma càrrecs, càrrecs, despeses, total dels càrrecs, imports càrrecs, total import càrrecs, total carregat, total compres, càrrecs del període, despeses del període, total reintegraments',
    ),
    total: parsePhrases(
      'total, totals, import total, suma total, total moviments, total general, suma, sumes, total del període, total operacions, total dels moviments',
    ),
    netChange: parsePhrases('variació, diferència, variació del saldo, variació neta'),
    countCredits: parsePhrases('nombre d abonaments, núm abonaments, número d abonaments, nombre d ingressos'),
    countDebits: parsePhrases('nombre de càrrecs, núm càrrecs, número de càrrecs, nombre de despeses'),
    previousBalance: parsePhrases(
      'saldo anterior, deute anterior, saldo pendent anterior, saldo del mes anterior, deute del període anterior, saldo extracte anterior',
    ),
    newBalance: parsePhrases(
      'total a pagar, import a pagar, nou saldo, deute total, saldo pendent, deute actual, import a carregar, total a carregar, saldo a pagar, total deute, import del rebut, total extracte, import total a pagar, deute pendent',
    ),
    period: parsePhrases(
      'període, període de, període del, període de l extracte, període de liquidació, període de facturació, moviments del període, moviments del, extracte del, extracte del període, interval de dates, entre dates, període consultat, dates, període comprès',
    ),
    periodFrom: parsePhrases(
      'des de, des del, del, data inici, data d inici, data inicial, des de l, data des de, inici',
    ),
    periodTo: parsePhrases('fins, fins a, fins al, al, data fi, data final, data fins, fins a l, data de fi, fi'),
    statementDate: parsePhrases(
      'data d emissió, data de l extracte, data extracte, data emissió, data d impressió, data de tancament, data de liquidació, a data, data de consulta, emès el, data de generació, data del document',
    ),
    accountNumber: parsePhrases(
      'número de compte, núm compte, núm de compte, compte, número de targeta, núm targeta, núm de targeta, compte corrent, codi compte client, ccc, compte núm, número del compte, targeta, targeta número, compte de càrrec, número de contracte, núm contracte, contracte, número de préstec, núm préstec, llibreta, número de llibreta',
    ),
    iban: parsePhrases('iban, codi iban, iban del compte, compte iban'),
    accountHolder: parsePhrases(
      'titular, titulars, titular del compte, titulars del compte, nom del titular, titular de la targeta, nom, nom i cognoms, client, nom del client, cotitular, cotitulars, primer titular, segon titular, raó social, titular de la llibreta, prestatari, titular principal, nom o raó social',
    ),
    accountType: parsePhrases(
      'tipus de compte, tipus compte, producte, modalitat, nom del producte, tipus de producte',
    ),
    currency: parsePhrases('divisa, moneda, divisa del compte, moneda del compte, imports en, imports expressats en'),
    bank: parsePhrases('entitat, oficina, bic, swift, banc, codi bic, codi swift'),
    dailyBalance: parsePhrases('saldo diari, saldo del dia, saldo al final del dia'),
    availableBalance: parsePhrases(
      'saldo disponible, disponible, import disponible, crèdit disponible, límit disponible, saldo disponible a',
    ),
    creditLimit: parsePhrases(
      'límit de crèdit, límit, límit de la targeta, límit concedit, descobert autoritzat, límit targeta, crèdit concedit, límit autoritzat, límit mensual',
    ),
    minimumPayment: parsePhrases(
      'pagament mínim, import mínim, import mínim a pagar, quota mínima, pagament mínim mensual, mínim a pagar',
    ),
    dueDate: parsePhrases(
      'data de pagament, data de venciment, venciment, data límit de pagament, data de cobrament, data pagament, data venciment',
    ),
    interestRate: parsePhrases(
      'tipus d interès, interès, interès nominal, tipus nominal, tipus d interès nominal, taxa anual equivalent, tipus d interès anual',
    ),
    feeSummary: parsePhrases(
      'total comissions, resum de comissions, total comissions i despeses, estat de comissions, total de comissions',
    ),
    yearToDate: parsePhrases('acumulat anual, acumulat any, des de principi d any, acumulat de l any'),
    rewards: parsePhrases('punts, saldo de punts, punts acumulats'),
    pending: parsePhrases(
      'moviments pendents, operacions pendents, pendent de liquidar, pendents de liquidar, retencions, imports retinguts, operacions pendents de liquidar, moviments pendents de comptabilitzar, operacions denegades, pendents, denegada, rebutjada, anul·lada',
    ),
    pendingAmount: parsePhrases(
      'import retingut, saldo retingut, imports retinguts, import pendent de liquidar, retingut',
    ),
    noTransactions: parsePhrases(
      'sense moviments, no hi ha moviments, no hi ha hagut moviments, cap moviment, no hi ha moviments en aquest període, sense operacions, no s han produït moviments, no hi ha operacions',
    ),
    page: parsePhrases('pàgina, pàg, full'),
    continued: parsePhrases('continuació, continua, segueix al dors'),
    installments: parsePhrases(
      'quotes, pagament ajornat, compres ajornades, pla de pagaments, quadre d amortització, ajornaments, pagaments ajornats',
    ),
    averageBalance: parsePhrases('saldo mitjà, saldo mitjà del període, saldo mitjà mensual'),
    statementNumber: parsePhrases(
      'número d extracte, núm extracte, extracte núm, extracte número, núm d extracte, número de l extracte',
    ),
  },
  sections: {
    credits: parsePhrases('abonaments, ingressos, entrades, transferències rebudes'),
    debits: parsePhrases('càrrecs, despeses, sortides, rebuts, domiciliacions, transferències emeses'),
    checks: parsePhrases('xecs, xecs pagats, talons'),
    fees: parsePhrases('comissions, comissions i despeses, despeses i comissions, comissions i interessos'),
    interest: parsePhrases('interessos, interessos i comissions, interessos deutors, interessos creditors'),
    payments: parsePhrases('pagaments, pagaments rebuts, pagaments i abonaments'),
    purchases: parsePhrases(
      'compres, moviments, operacions, moviments del compte, detall de moviments, detall dels moviments, moviments de la targeta, detall d operacions, operacions de la targeta, relació de moviments, compres amb targeta, detall de les operacions, extracte de moviments, moviments de compte, operacions del període, moviments del període',
    ),
    cashAdvances: parsePhrases('disposicions d efectiu, disposicions en efectiu, reintegraments, retirades d efectiu'),
    refunds: parsePhrases('devolucions, devolució, reemborsaments'),
    transfers: parsePhrases('transferències, traspassos'),
    atm: parsePhrases('caixer, caixers, disposicions en caixer, reintegraments en caixer'),
    cards: parsePhrases('targetes, targeta principal, targeta addicional, operacions amb targeta'),
    dailyBalances: parsePhrases('saldos diaris'),
    pending: parsePhrases(
      'moviments pendents, operacions pendents, operacions pendents de liquidar, moviments pendents de comptabilitzar, retencions, operacions denegades',
    ),
    summary: parsePhrases(
      'resum, resum del compte, resum de moviments, resum del període, dades del compte, resum de saldos, despeses per categoria, resum de la liquidació, resum de la targeta, posició global',
    ),
  },
  markers: {
    credit: parsePhrases('Haver, Abonament, H'),
    debit: parsePhrases('Deure, Càrrec, D'),
  },
  accountTypes: {
    checking: parsePhrases(
      'compte corrent, compte a la vista, compte nòmina, compte de pagament, compte personal, compte jove, llibreta a la vista, compte bàsic, extracte de compte corrent, extracte del compte corrent',
    ),
    savings: parsePhrases(
      'compte d estalvi, compte estalvi, llibreta d estalvi, dipòsit a termini, imposició a termini, imposició a termini fix, llibreta estalvi, estalvis, dipòsit',
    ),
    credit_card: parsePhrases(
      'targeta de crèdit, extracte de targeta, extracte de targeta de crèdit, liquidació de targeta, extracte de la targeta, targeta crèdit, compte de la targeta, liquidació de la targeta, extracte mensual de targeta, targetes de crèdit',
    ),
    loan: parsePhrases(
      'préstec, préstec hipotecari, préstec personal, hipoteca, compte de préstec, compte de crèdit, pòlissa de crèdit, rebut de préstec',
    ),
    brokerage: parsePhrases('compte de valors, compte d inversió, dipòsit de valors'),
    other: parsePhrases('targeta prepagament, targeta moneder, targeta de prepagament, moneder electrònic'),
  },
  dateWords: parsePhrases('de, del, al, fins, a, d, i, des'),
  terms: {
    bankStaff: parsePhrases("el seu gestor, la seva gestora, gestor, gestora, director d'oficina, directora d'oficina"),
    listEnd: parsePhrases('fi de l extracte, final de l extracte, fi dels moviments'),
    ownersAssociation: parsePhrases('comunitat de propietaris, comunitat de veïns'),
    secondHolder: parsePhrases('cotitular, cotitulars, segon titular'),
    severalHolders: parsePhrases('titulars, cotitulars'),
    cardholder: parsePhrases('titular de la targeta'),
    holderInSentence: parsePhrases('a nom de'),
    formOfAddress: parsePhrases('sr, sra, senyor, senyora'),
    streetFirst: parsePhrases('carrer, avinguda, plaça, passeig, rambla, ronda'),
    account: parsePhrases('compte'),
    accounts: parsePhrases('comptes'),
    overdraft: parsePhrases('descobert autoritzat'),
    month: parsePhrases('mes'),
    principal: parsePhrases('capital pendent, capital pendent d amortització, deute pendent'),
    ownersBook: parsePhrases('llibre major'),
  },
};
