import type { Language } from '../language.ts';
import { parseForms, parsePhrases } from '../phrase-list.ts';

export const danish: Language = {
  code: 'da',
  name: 'Danish',
  months: parseForms(
    'januar jan, februar feb febr, marts mar mrt, april apr, maj, juni jun, juli jul, august aug, september sep sept, oktober okt, november nov, december dec',
  ),
  weekdays: parseForms('mandag man, tirsdag tir, onsdag ons, torsdag tor, fredag fre, lørdag lør, søndag søn'),
  columns: {
    date: parsePhrases('dato, dag, bev dato, bevægelsesdato'),
    transactionDate: parsePhrases('transaktionsdato, købsdato, handelsdato, trans dato, dato for køb'),
    postingDate: parsePhrases(
      'bogføringsdato, bogført, bogført dato, posteringsdato, bogf dato, bogføringsdag, bogført den, bogf',
    ),
    valueDate: parsePhrases('valørdato, rentedato, valør, rente dato, valutadato, valuteringsdato'),
    description: parsePhrases(
      'tekst, beskrivelse, posteringstekst, transaktion, transaktioner, bevægelser, bevægelse, detaljer, posteringer, postering, specifikation, modtager, afsender, navn, besked, butik, forretning, meddelelse, posteringsdetaljer, forklaring, supplerende tekst',
    ),
    reference: parsePhrases(
      'reference, bilagsnummer, bilag, referencenummer, ref, bilagsnr, arkivreference, transaktionsnummer, checknr, checknummer',
    ),
    debit: parsePhrases(
      'hævet, hævninger, debet, ud, udgifter, udgift, hævning, debiteret, udbetalt, udbetalinger, beløb ud, ud af konto, udbetaling',
    ),
    credit: parsePhrases(
      'indsat, indsætninger, kredit, ind, indtægter, indtægt, indsætning, krediteret, indbetalt, indbetalinger, beløb ind, ind på konto, indbetaling',
    ),
    amount: parsePhrases(
      'beløb, beløb i dkk, beløb dkk, beløb kr, transaktionsbeløb, indsat hævet, hævet indsat, debet kredit, ind ud, beløb i kr, bevægelse beløb',
    ),
    balance: parsePhrases(
      'saldo, ny saldo, disponibel saldo, saldo efter, aktuel saldo, kontosaldo, saldo dkk, saldo kr, bogført saldo, løbende saldo',
    ),
    type: parsePhrases('type, transaktionstype, kode, posteringstype, transaktion'),
    currency: parsePhrases('valuta, møntsort'),
    originalAmount: parsePhrases(
      'beløb i valuta, oprindeligt beløb, valutabeløb, udenlandsk beløb, beløb i fremmed valuta, fremmed valuta, originalt beløb',
    ),
    exchangeRate: parsePhrases('kurs, valutakurs, omregningskurs, vekselkurs'),
    sign: parsePhrases('d k, debet kredit, fortegn'),
    ignored: parsePhrases(
      'antal, kategori, kort, kortnummer, konto, kontonummer, afdeling, status, tid, nr, underkategori, afstemt, hovedkategori, reg nr, iban, kortholder, land, gebyr, løbenr, løbenummer',
    ),
  },
  labels: {
    openingBalance: parsePhrases(
      'primosaldo, saldo primo, startsaldo, overført saldo, tidligere saldo, forrige saldo, indgående saldo, saldo fra sidste kontoudskrift, åbningssaldo, saldo fra sidste kontoudtog, gammel saldo, saldo ved periodens start, sidste saldo, saldo forrige udskrift, saldo fra forrige udskrift, saldo sidste udskrift, saldo forrige kontoudskrift, overført fra forrige udskrift, saldo ved sidste udskrift, saldo fra forrige kontoudskrift',
    ),
    closingBalance: parsePhrases(
      'ultimosaldo, saldo ultimo, slutsaldo, ny saldo, aktuel saldo, udgående saldo, saldo pr, restgæld, restgæld pr, restgæld per, saldo i alt, bogført saldo, saldo ved periodens slutning, saldo d, slut saldo',
    ),
    broughtForward: parsePhrases(
      'overført, overført fra sidste side, overført fra forrige side, transport, saldo overført, fra forrige side, transport fra forrige side, transport fra side, overført fra side, saldo overført fra forrige side, transporteret fra forrige side',
    ),
    carriedForward: parsePhrases(
      'overføres, overføres til næste side, at overføre, transport til næste side, til næste side, saldo overføres, transporteres til næste side, overført til næste side',
    ),
    subtotal: parsePhrases('subtotal, mellemsum, sum side, dagstotal, i alt for kort'),
    totalCredits: parsePhrases(
      'indsat i alt, i alt indsat, indsætninger i alt, samlede indsætninger, sum kredit, indbetalinger i alt, total indsat, samlet indsat, indtægter i alt, kredit i alt',
    ),
    totalDebits: parsePhrases(
      'hævet i alt, i alt hævet, hævninger i alt, samlede hævninger, sum debet, udbetalinger i alt, total hævet, samlet hævet, udgifter i alt, debet i alt, køb i alt',
    ),
    total: parsePhrases('i alt, total, sum, samlet, ialt, samlet beløb, posteringer i alt'),
    netChange: parsePhrases('ændring, forskel, nettobevægelse, periodens bevægelse'),
    countCredits: parsePhrases('antal indsætninger, antal krediteringer, antal indbetalinger'),
    countDebits: parsePhrases('antal hævninger, antal debiteringer, antal udbetalinger'),
    previousBalance: parsePhrases(
      'forrige saldo, tidligere saldo, saldo fra sidste opgørelse, sidste opgørelse, overført fra sidste opgørelse',
    ),
    newBalance: parsePhrases(
      'ny saldo, at betale, til betaling, skyldigt beløb, samlet gæld, saldo til betaling, beløb til betaling, udestående saldo, opkrævet beløb, ny saldo til betaling, nyt skyldigt beløb, i alt at betale, saldo at betale, ny gæld',
    ),
    period: parsePhrases(
      'periode, perioden, for perioden, kontoudtog for perioden, i perioden, posteringer i perioden, kontoudskrift for perioden, bevægelser i perioden',
    ),
    periodFrom: parsePhrases('fra, fra dato, fra og med, startdato'),
    periodTo: parsePhrases('til, til dato, til og med, slutdato'),
    statementDate: parsePhrases(
      'udskriftsdato, dato for udskrift, udskrevet, kontoudtog pr, opgørelsesdato, udskrevet den, dannet den, kontoudskrift pr, opgjort pr',
    ),
    accountNumber: parsePhrases(
      'kontonummer, konto, kontonr, konto nr, reg nr og kontonr, kortnummer, registreringsnummer og kontonummer, reg konto nr, regnr kontonr, reg nr kontonr, reg og kontonr, reg kontonr, registrerings og kontonummer, reg nr konto nr, regnr og kontonr, kortnr, lånenummer, lånekontonummer, kortkontonummer',
    ),
    iban: parsePhrases('iban, iban nr, iban nummer, iban kontonummer'),
    accountHolder: parsePhrases(
      'kontohaver, kontoindehaver, navn, kunde, ejer, kortholder, kontoejer, konto for, låntager, medlåntager, medkontohaver',
    ),
    accountType: parsePhrases('kontotype, produkt, kontonavn, kontoens navn'),
    currency: parsePhrases('valuta, kontovaluta, beløb i'),
    bank: parsePhrases('bank, afdeling, bic, swift, filial, swift bic'),
    dailyBalance: parsePhrases('dagssaldo, daglig saldo, saldo ved dagens slutning, saldo ultimo dagen'),
    availableBalance: parsePhrases(
      'disponibel saldo, disponibelt beløb, til rådighed, rådighedsbeløb, disponibel, rest til rådighed',
    ),
    creditLimit: parsePhrases(
      'kreditmaksimum, kreditramme, kredit, maksimum, overtræk, kreditgrænse, kassekredit maksimum, trækningsret',
    ),
    minimumPayment: parsePhrases(
      'minimumsbetaling, mindste betaling, minimumsydelse, mindstebeløb, mindste beløb, mindstebetaling, laveste ydelse, minimumsbeløb',
    ),
    dueDate: parsePhrases(
      'forfaldsdato, betalingsdato, forfalder, sidste rettidige betalingsdato, betales senest, sidste rettidige',
    ),
    interestRate: parsePhrases(
      'rentesats, rente, debitorrente, årlig rente, indlånsrente, udlånsrente, åop, rentesatser, gældende rentesatser',
    ),
    feeSummary: parsePhrases('gebyroversigt, gebyrer i alt, renter og gebyrer, rentespecifikation'),
    yearToDate: parsePhrases('år til dato, i år, akkumuleret'),
    rewards: parsePhrases('point, bonus, optjent bonus, bonuspoint'),
    pending: parsePhrases(
      'reserverede beløb, reserveret, kommende betalinger, afventende, fremtidige betalinger, ikke bogførte, ikke bogførte posteringer, venter, kommende posteringer, reserveringer, ventende posteringer, afvist, annulleret, mislykket, spærret, afventer, afviste transaktioner, annullerede transaktioner',
    ),
    pendingAmount: parsePhrases('reserveret beløb, reserverede beløb'),
    noTransactions: parsePhrases(
      'ingen bevægelser, ingen posteringer, ingen transaktioner, der er ingen posteringer, ingen posteringer i perioden, der er ingen posteringer i perioden, ingen bevægelser i perioden, der har ikke været bevægelser på kontoen, der er ingen bevægelser i perioden, ingen transaktioner i perioden',
    ),
    page: parsePhrases('side, sider, side nr, blad'),
    continued: parsePhrases('fortsættes, fortsættes på næste side, fortsat, vend'),
    installments: parsePhrases('afdrag, rater, afdragsordning, ratebetaling, ratebetalinger'),
    statementNumber: parsePhrases(
      'kontoudskrift nr, kontoudskrift nummer, udskrift nr, udskriftsnummer, kontoudtog nr',
    ),
    averageBalance: parsePhrases('gennemsnitlig saldo, gennemsnitssaldo'),
  },
  sections: {
    credits: parsePhrases('indsætninger, indbetalinger, indtægter, indsat'),
    debits: parsePhrases('hævninger, udbetalinger, udgifter, betalinger, hævet, betalingsservice'),
    checks: parsePhrases('checks, indløste checks, udstedte checks, indløste check'),
    fees: parsePhrases('gebyrer, omkostninger, renter og gebyrer, provision'),
    interest: parsePhrases('renter, rente'),
    payments: parsePhrases('betalinger, indbetalinger, betaling, modtagne betalinger'),
    purchases: parsePhrases('køb, transaktioner, kortkøb, posteringer, køb og hævninger, dine køb, bevægelser'),
    cashAdvances: parsePhrases('kontanthævninger, kontanter, kontanthævning'),
    refunds: parsePhrases('tilbagebetalinger, returneringer, refusioner, returvarer'),
    transfers: parsePhrases('overførsler, overførsel, kontooverførsler, mobilepay'),
    atm: parsePhrases('hævninger i automat, pengeautomat, automathævninger'),
    cards: parsePhrases('kort, dankort, kortbetalinger, kortkøb, hovedkort, ekstrakort'),
    dailyBalances: parsePhrases('daglige saldi, saldoudvikling'),
    pending: parsePhrases(
      'reserverede beløb, kommende betalinger, afventende transaktioner, ikke bogførte posteringer, kommende posteringer, reserveringer, ventende posteringer, afventende posteringer, afviste transaktioner, annullerede transaktioner, planlagte betalinger, fremtidige betalinger',
    ),
    summary: parsePhrases(
      'oversigt, kontooversigt, opsummering, sammendrag, saldooversigt, engagementsoversigt, forbrug pr kategori, forbrug fordelt på kategorier, forbrugsoverblik, posteringer pr kategori',
    ),
  },
  markers: { credit: parsePhrases('K, Kredit, Indsat, CR'), debit: parsePhrases('D, Debet, Hævet, Hævning') },
  accountTypes: {
    checking: parsePhrases(
      'lønkonto, nemkonto, driftskonto, anfordringskonto, privatkonto, erhvervskonto, budgetkonto, grundkonto, forbrugskonto, basiskonto, foreningskonto, virksomhedskonto, basalkonto, ungdomskonto, studiekonto, girokonto',
    ),
    savings: parsePhrases(
      'opsparingskonto, opsparing, aftaleindlån, børneopsparing, højrentekonto, indlånskonto, bankbog, indskudskonto, ratepension, fastrentekonto, formuekonto',
    ),
    credit_card: parsePhrases(
      'kreditkort, mastercard, visa, betalingskort, kortkonto, visa dankort, kortopgørelse, kontoudskrift mastercard, kortkontoudskrift, kreditkortopgørelse, kontoudskrift kreditkort, mastercardkonto, kreditkortregning, kortudskrift, kontooversigt mastercard, betalingskort med kredit',
    ),
    loan: parsePhrases(
      'lån, boliglån, kredit, realkreditlån, billån, prioritetslån, låneudskrift, lånekonto, låneoversigt, kontoudskrift lån, årsopgørelse lån, låneopgørelse, forbrugslån, banklån, boligkredit, studielån, friværdilån, udlånskonto',
    ),
    brokerage: parsePhrases('depot, værdipapirdepot, aktiesparekonto, investeringskonto'),
    other: parsePhrases('forudbetalt kort, deponeringskonto, mobil tegnebog, digital tegnebog'),
  },
  dateWords: parsePhrases('den, til, fra, og, d, pr'),
  terms: {
    accounts: parsePhrases('konti'),
    bankStaff: parsePhrases(
      'din rådgiver, rådgiver, kunderådgiver, din kunderådgiver, filialdirektør, afdelingsdirektør',
    ),
    listEnd: parsePhrases('slut på kontoudskrift, slut på kontoudtog'),
    joinsHolders: parsePhrases('og, eller'),
    ownersAssociation: parsePhrases('ejerforeningen, andelsboligforeningen, grundejerforeningen'),
    ownersFirst: parsePhrases('e f, a b'),
    secondHolder: parsePhrases('medkontohaver, medlåntager, medejer'),
    severalHolders: parsePhrases('kontohavere'),
    formOfAddress: parsePhrases('hr, fr'),
    streetEnd: parsePhrases('vej, gade'),
    overdraft: parsePhrases('kassekredit, overtræk, trækningsret, trækningsmaksimum'),
    month: parsePhrases('måned, maaned'),
    year: parsePhrases('år, året'),
    principal: parsePhrases('restgæld'),
  },
};
