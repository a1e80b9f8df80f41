import type { Language } from '../language.ts';
import { parseForms, parsePhrases } from '../phrase-list.ts';

/** Bokmål, with the Nynorsk forms that banks print. */
export const norwegian: Language = {
  code: 'nb',
  name: 'Norwegian',
  months: parseForms(
    'januar jan, februar feb febr, mars mar, april apr, mai, juni jun, juli jul, august aug, september sep sept, oktober okt, november nov, desember des',
  ),
  weekdays: parseForms(
    'mandag man måndag, tirsdag tir tysdag, onsdag ons, torsdag tor, fredag fre, lørdag lør laurdag, søndag søn sundag',
  ),
  columns: {
    date: parsePhrases('dato, dag'),
    transactionDate: parsePhrases(
      'transaksjonsdato, kjøpsdato, trans dato, utført dato, transdato, brukt dato, utført, brukt, bruk, dato bruk, bruksdato',
    ),
    postingDate: parsePhrases(
      'bokføringsdato, bokført, bokført dato, bokførings dato, bokf dato, bokf, posteringsdato, bokføringsdag, bokførte, ført dato, bokføring, dato bokføring',
    ),
    valueDate: parsePhrases(
      'rentedato, valuteringsdato, valutadato, verdidato, rente dato, valutering, valutert, val dato',
    ),
    description: parsePhrases(
      'beskrivelse, forklaring, tekst, transaksjon, transaksjoner, detaljer, bevegelser, brukersted, mottaker, avsender, melding, betalingsinformasjon, transaksjonstekst, spesifikasjon, navn, posteringer, sted, betalt til, forklarande tekst, forklarende tekst, transaksjonsbeskrivelse, melding kid, kjøpssted, forretning, butikk, omtale, til fra',
    ),
    reference: parsePhrases(
      'referanse, arkivref, arkivreferanse, referansenummer, ref, kid, arkiv ref, numref, bilagsnummer, transaksjonsnummer, blankettnr, blankettnummer, refnr, transaksjons id, meldingsnummer, sjekknr, sjekknummer, sjekk nr',
    ),
    debit: parsePhrases(
      'i vår favør, i bankens favør, ut av konto, ut fra konto, ut, belastet, debet, uttak, utgifter, beløp ut, belastning, belastet konto, ut frå konto, utbetalinger, beløp belastet, til belastning, ut kr',
    ),
    credit: parsePhrases(
      'i deres favør, i din favør, inn på konto, inn, godskrevet, kredit, innskudd, inntekter, beløp inn, godskrift, godskrevet konto, innbetalinger, til gode, beløp godskrevet, inn kr',
    ),
    amount: parsePhrases(
      'beløp, beløp i nok, beløp nok, beløp kr, transaksjonsbeløp, inn ut, ut inn, debet kredit, sum, beløp norske kroner, beløp i kr',
    ),
    balance: parsePhrases(
      'restgjeld, restlån, saldo, disponibel saldo, bokført saldo, ny saldo, saldo etter, kontosaldo, saldo nok, løpende saldo',
    ),
    type: parsePhrases('type, transaksjonstype, kode, transtype, transaksjon'),
    currency: parsePhrases('valuta, val'),
    originalAmount: parsePhrases(
      'beløp i valuta, valutabeløp, opprinnelig beløp, beløp i utenlandsk valuta, utenlandsk beløp, beløp utenlandsk valuta, originalbeløp',
    ),
    exchangeRate: parsePhrases('kurs, valutakurs, vekslingskurs'),
    sign: parsePhrases('d k, debet kredit, fortegn'),
    ignored: parsePhrases(
      'antall, kategori, kort, kortnummer, konto, kontonummer, avdeling, status, tid, nr, fra konto, til konto, underkategori, iban, kortholder, land, gebyr, motkonto, bank',
    ),
  },
  labels: {
    openingBalance: parsePhrases(
      'inngående saldo, ing saldo, saldo fra, saldo forrige kontoutskrift, startsaldo, forrige saldo, tidligere saldo, åpningssaldo, saldo ved periodens start, saldo pr, gammel saldo, saldo frå kontoutskrift, saldo fra kontoutskrift, saldo i dykkar favør, saldo i deres favør, overført fra forrige kontoutskrift, inngåande saldo, saldo per, saldo fra forrige kontoutskrift, saldo fra forrige utskrift, saldo forrige utskrift, saldo ved forrige utskrift, saldo fra forrige periode',
    ),
    closingBalance: parsePhrases(
      'utgående saldo, utg saldo, ny saldo, sluttsaldo, saldo ved periodens slutt, bokført saldo, saldo, saldo pr, saldo i deres favør, saldo i dykkar favør, saldo i vår favør, aktuell saldo, utgåande saldo, saldo per, restgjeld, restgjeld per, restgjeld pr',
    ),
    broughtForward: parsePhrases(
      'overført, overført fra forrige side, transport, overført fra side, saldo overført, fra forrige side',
    ),
    carriedForward: parsePhrases(
      'overføres, overføres til neste side, å overføre, transport til neste side, overført til neste side, til neste side',
    ),
    subtotal: parsePhrases('delsum, sum side, dagssum, sum kort, mellomsum'),
    totalCredits: parsePhrases(
      'sum inn, sum inn på konto, sum innskudd, sum kredit, totalt inn, sum godskrevet, sum inntekter, sum innbetalinger, inn på konto, totalt inn på konto, innbetalinger',
    ),
    totalDebits: parsePhrases(
      'sum ut, sum ut av konto, sum uttak, sum debet, totalt ut, sum belastet, sum utgifter, sum utbetalinger, ut av konto, totalt ut av konto, sum ut fra konto, sum kjøp, sum varekjøp, utbetalinger',
    ),
    total: parsePhrases('sum, totalt, total, sum transaksjoner, sum bevegelser, til sammen, sum posteringer'),
    netChange: parsePhrases('endring, differanse, netto endring'),
    countCredits: parsePhrases('antall innskudd, antall kredit, antall innbetalinger, antall godskrifter'),
    countDebits: parsePhrases('antall uttak, antall debet, antall utbetalinger, antall belastninger'),
    previousBalance: parsePhrases(
      'forrige saldo, forrige faktura, saldo forrige faktura, saldo fra forrige faktura, tidligere saldo, skyldig fra forrige faktura, saldo fra forrige periode',
    ),
    newBalance: parsePhrases(
      'ny saldo, å betale, skyldig beløp, totalt skyldig, utestående saldo, utestående, fakturabeløp, til betaling, skyldig saldo, benyttet kreditt, saldo denne faktura',
    ),
    period: parsePhrases(
      'periode, perioden, for perioden, kontoutskrift for perioden, i perioden, kontoutskrift, transaksjoner i perioden, utskrift for perioden',
    ),
    periodFrom: parsePhrases('fra, fra dato, fra og med, f o m'),
    periodTo: parsePhrases('til, til dato, til og med, t o m'),
    statementDate: parsePhrases(
      'utskriftsdato, dato for utskrift, utskrevet, fakturadato, kontoutskrift pr, utskrift dato, skrevet ut, opprettet',
    ),
    accountNumber: parsePhrases(
      'kontonummer, konto, kontonr, konto nr, kortnummer, kontonummer nr, for konto, for konto nr, lånenummer, lånekontonummer, kortkontonummer',
    ),
    iban: parsePhrases('iban, iban nr, iban nummer'),
    accountHolder: parsePhrases(
      'kontohaver, kontoeier, navn, kunde, eier, kortholder, innehaver, disponent, konto for, låntaker, medlåntaker, medkontohaver, medeier',
    ),
    accountType: parsePhrases('kontotype, produkt, kontonavn, kontoprodukt'),
    currency: parsePhrases('valuta, kontovaluta, beløp i'),
    bank: parsePhrases('bank, avdeling, bic, swift, bic swift, banken'),
    dailyBalance: parsePhrases('dagssaldo, daglig saldo, saldo ved dagens slutt, utgående saldo dagen'),
    availableBalance: parsePhrases(
      'disponibelt beløp, disponibel saldo, disponibelt, til disposisjon, disponibel kreditt, tilgjengelig',
    ),
    creditLimit: parsePhrases(
      'kredittgrense, kredittramme, kreditt, ramme, innvilget kreditt, kassekreditt ramme, kassekreditt, kontokreditt, innvilget kontokreditt, kontokreditt innvilget, innvilget ramme, bevilget kreditt',
    ),
    minimumPayment: parsePhrases(
      'minimumsbeløp, minimum å betale, minste beløp, minstebeløp, minimumsbetaling, minste å betale',
    ),
    dueDate: parsePhrases('forfallsdato, betalingsfrist, forfall, betales innen, betalingsdato'),
    interestRate: parsePhrases(
      'rentesats, rente, nominell rente, effektiv rente, årlig rente, kredittrente, innskuddsrente, rentesatser, gjeldende rentesatser',
    ),
    feeSummary: parsePhrases('gebyroversikt, sum gebyrer, renter og gebyrer, gebyrer totalt'),
    yearToDate: parsePhrases('hittil i år, akkumulert, i år'),
    rewards: parsePhrases('poeng, bonus, bonuspoeng, kundeutbytte, trumf bonus'),
    pending: parsePhrases(
      'reserverte beløp, reservert, reserverte transaksjoner, kommende betalinger, ikke bokført, ikke bokførte transaksjoner, forfallsregister, venter, avvist, kansellert, mislykket, sperret, avviste transaksjoner, kansellerte transaksjoner',
    ),
    pendingAmount: parsePhrases('reservert beløp, reserverte beløp, sum reserverte beløp'),
    noTransactions: parsePhrases(
      'ingen transaksjoner, ingen bevegelser, ingen posteringer, ingen transaksjoner i perioden, ingen bevegelser i perioden, det er ingen transaksjoner, det er ingen bevegelser på kontoen i perioden, det har ikke vært bevegelser på kontoen, det er ingen transaksjoner i perioden',
    ),
    page: parsePhrases('side, side nr, blad, sider'),
    continued: parsePhrases('fortsetter, fortsetter på neste side, fortsettelse, fortsettes, fortsettes neste side'),
    installments: parsePhrases('delbetaling, avdrag, delbetalinger, nedbetalingsplan'),
    statementNumber: parsePhrases('kontoutskrift nr, kontoutskrift nummer, utskriftsnummer, utskrift nr'),
    averageBalance: parsePhrases('gjennomsnittlig saldo, gjennomsnittssaldo'),
  },
  sections: {
    credits: parsePhrases('innskudd, innbetalinger, inntekter, inn på konto, godskrifter, godskrevet'),
    debits: parsePhrases('uttak, utbetalinger, utgifter, ut av konto, belastninger, belastet, avtalegiro, efaktura'),
    checks: parsePhrases('sjekker, innløste sjekker, utstedte sjekker'),
    fees: parsePhrases(
      'gebyrer, omkostninger, renter og gebyrer, gebyr, provisjon, kostnader ved bruk av banktjenester, kostnader ved bruk av banktenester',
    ),
    interest: parsePhrases('renter, rente, rentekostnader, rentesatser, renteberegning'),
    payments: parsePhrases('betalinger, innbetalinger, betaling, mottatte betalinger, innbetaling'),
    purchases: parsePhrases(
      'kjøp, varekjøp, transaksjoner, kortkjøp, bevegelser, kjøp og uttak, nye kjøp, posteringer',
    ),
    cashAdvances: parsePhrases('kontantuttak, uttak av kontanter'),
    refunds: parsePhrases('tilbakebetalinger, returer, kreditering, krediteringer'),
    transfers: parsePhrases('overføringer, overføring, overførsler, kontoregulering, vipps'),
    atm: parsePhrases('minibank, minibankuttak, uttak minibank'),
    cards: parsePhrases('kort, varekjøp, kortkjøp, korttransaksjoner, visa varekjøp, bankkort'),
    dailyBalances: parsePhrases('daglige saldoer, saldoutvikling'),
    pending: parsePhrases(
      'reserverte beløp, reserverte transaksjoner, kommende betalinger, ikke bokførte transaksjoner, reservasjoner, ventende transaksjoner, forfallsregister, avviste transaksjoner, kansellerte transaksjoner, planlagte betalinger',
    ),
    summary: parsePhrases(
      'oversikt, kontooversikt, sammendrag, oppsummering, saldooversikt, engasjementsoversikt, forbruk per kategori, forbruk fordelt på kategori, utgifter per kategori, forbruksoversikt',
    ),
  },
  markers: { credit: parsePhrases('K, Kredit, Inn, CR'), debit: parsePhrases('D, Debet, Ut') },
  accountTypes: {
    checking: parsePhrases(
      'brukskonto, lønnskonto, driftskonto, folio, foliokonto, regningskonto, bedriftskonto, hverdagskonto, foretakskonto, ungdomskonto, felleskonto, skattetrekkskonto',
    ),
    savings: parsePhrases(
      'sparekonto, høyrentekonto, bsu, fastrenteinnskudd, plasseringskonto, boligsparing for ungdom, kapitalkonto, bufferkonto, barnekonto, fastrentekonto, særvilkårskonto',
    ),
    credit_card: parsePhrases(
      'kredittkort, mastercard, visa, kredittkortkonto, kredittkort faktura, kredittkortfaktura, kontoutskrift kredittkort, kredittkortregning, kontoutskrift mastercard, kontoutskrift visa, faktura kredittkort, kortfaktura, mastercardfaktura, kredittkortutskrift, gullkort',
    ),
    loan: parsePhrases(
      'lån, boliglån, billån, forbrukslån, låneutskrift, lånekonto, boliglånskonto, kontoutskrift lån, låneoversikt, flexilån, studielån, kontoutskrift lånekonto, nedbetalingslån, rammelån, annuitetslån, boligkreditt, mellomfinansiering',
    ),
    brokerage: parsePhrases('aksjesparekonto, vps konto, verdipapirkonto, investeringskonto'),
    other: parsePhrases('forhåndsbetalt kort, depositumskonto, mobil lommebok, digital lommebok'),
  },
  dateWords: parsePhrases('den, til, fra, og, per, pr, t o m'),
  terms: {
    accounts: parsePhrases('konti, kontoer, kontoene'),
    bankStaff: parsePhrases(
      'din rådgiver, rådgiver, kunderådgiver, din kunderådgiver, autorisert rådgiver, kundeansvarlig, banksjef, avdelingsbanksjef',
    ),
    listEnd: parsePhrases('slutt på kontoutskrift, slutt på kontoutdrag'),
    joinsHolders: parsePhrases('og, eller'),
    ownersAssociation: parsePhrases('borettslaget, eierseksjonssameiet'),
    ownersFirst: parsePhrases('sameiet'),
    secondHolder: parsePhrases('medkontohaver, medlåntaker, medeier'),
    user: parsePhrases('disponent'),
    streetLast: parsePhrases('gate'),
    streetEnd: parsePhrases('gata, sgate, vegen, veien'),
    overdraft: parsePhrases('kassekreditt'),
    month: parsePhrases('måned'),
    year: parsePhrases('år, året'),
    principal: parsePhrases('restgjeld'),
    ownersBook: parsePhrases('hovedbok'),
  },
};
