import type { Language } from '../language.ts';
import { parseForms, parsePhrases } from '../phrase-list.ts';

export const swedish: Language = {
  code: 'sv',
  name: 'Swedish',
  months: parseForms(
    'januari jan, februari feb febr, mars mar, april apr, maj, juni jun, juli jul, augusti aug, september sep sept, oktober okt, november nov, december dec',
  ),
  weekdays: parseForms('måndag mån, tisdag tis, onsdag ons, torsdag tor tors, fredag fre, lördag lör, söndag sön'),
  columns: {
    date: parsePhrases('datum, dag, dat'),
    transactionDate: parsePhrases(
      'transaktionsdatum, transaktionsdag, inköpsdatum, köpdatum, trans datum, köpdag, transdatum, inköpsdag',
    ),
    postingDate: parsePhrases(
      'bokföringsdatum, bokföringsdag, bokförd, bokfört, bokf datum, bokförings datum, bokfdatum, bokf dag, bokfdag, reskontradatum',
    ),
    valueDate: parsePhrases('valutadatum, valutadag, räntedatum, räntedag, valuta datum'),
    description: parsePhrases(
      'beskrivning, text, transaktion, transaktioner, specifikation, meddelande, mottagare, transaktionstext, rubrik, detaljer, händelse, avsändare mottagare, mottagare avsändare, namn, köpställe, butik, inköpsställe, kontohändelser, händelser, betalningsmottagare, benämning, transaktionsbeskrivning, inköpsplats, ort, kontohändelse, transaktionstyp text, försäljningsställe',
    ),
    reference: parsePhrases(
      'referens, verifikationsnummer, ref, referensnummer, ocr, verifikation, transaktionsnummer, verifikatnr, meddelande referens, refnr, transaktions id, ver nr',
    ),
    debit: parsePhrases(
      'köp, uttag, debet, ut, utgifter, utgift, belopp ut, utbetalning, utbetalningar, uttag debet, debitering',
    ),
    credit: parsePhrases(
      'insättning, insättningar, kredit, in, inkomster, inkomst, belopp in, inbetalning, inbetalningar, insättning kredit, kreditering',
    ),
    amount: parsePhrases(
      'belopp, summa, transaktionsbelopp, belopp i sek, belopp sek, belopp kr, insättning uttag, uttag insättning, insättningar uttag, insatt uttag, in ut, debet kredit, belopp i kr',
    ),
    balance: parsePhrases(
      'saldo, behållning, bokfört saldo, saldo efter transaktion, disponibelt saldo, kontosaldo, aktuellt saldo, nytt saldo, saldo kr, saldo sek',
    ),
    type: parsePhrases('typ, transaktionstyp, kod, transaktionsslag, typ av transaktion, transaktion'),
    currency: parsePhrases('valuta, val'),
    originalAmount: parsePhrases(
      'utländskt belopp, belopp i utländsk valuta, originalbelopp, valutabelopp, utl belopp, utländsk valuta, belopp i valuta, köpbelopp',
    ),
    exchangeRate: parsePhrases('kurs, växelkurs, valutakurs, omräkningskurs'),
    sign: parsePhrases('d k, debet kredit, tecken'),
    ignored: parsePhrases(
      'antal, kategori, kort, kortnummer, konto, kontonummer, kontor, kanal, status, tid, plats, nr, radnummer, radnr, clearingnummer, produkt, iban, bic, kortinnehavare, land, avgift, underkategori',
    ),
  },
  labels: {
    openingBalance: parsePhrases(
      'ingående saldo, ingående balans, ing saldo, föregående saldo, saldo föregående, ingående behållning, saldo vid periodens början, tidigare saldo, saldo från föregående, startsaldo, ingående saldo per, saldo föregående period, saldo från föregående period, saldo föregående kontoutdrag, saldo från föregående kontoutdrag',
    ),
    closingBalance: parsePhrases(
      'utgående saldo, utgående balans, utg saldo, aktuellt saldo, nytt saldo, utgående behållning, saldo vid periodens slut, slutsaldo, saldo, utgående saldo per, bokfört saldo, skuld per, återstående skuld, återstående skuld per',
    ),
    broughtForward: parsePhrases(
      'transport, transport från föregående sida, saldo från föregående sida, från föregående sida',
    ),
    carriedForward: parsePhrases(
      'transporteras, saldo att överföra, transport till nästa sida, saldo till nästa sida, till nästa sida',
    ),
    subtotal: parsePhrases('delsumma, sidsumma, dagssumma, summa sida, summa kort'),
    totalCredits: parsePhrases(
      'summa insättningar, totalt insatt, summa kredit, insättningar, summa in, summa inkomster, totala insättningar, summa inbetalningar, insatt, kredit totalt, totalt in, insatt totalt, insättningar totalt, summa inkommande, inkommande totalt, in totalt, pengar in',
    ),
    totalDebits: parsePhrases(
      'summa uttag, totalt uttag, summa debet, uttag, summa ut, summa utgifter, totala uttag, summa utbetalningar, uttagna, summa köp, summa inköp, debet totalt, totalt ut, uttag totalt, totalt uttaget, summa utgående, utgående totalt, ut totalt, pengar ut',
    ),
    total: parsePhrases('summa, totalt, total, totalsumma, summa belopp, summa transaktioner'),
    netChange: parsePhrases('förändring, skillnad, nettoförändring, differens'),
    countCredits: parsePhrases('antal insättningar, antal kredit, antal krediteringar'),
    countDebits: parsePhrases('antal uttag, antal debet, antal debiteringar'),
    previousBalance: parsePhrases(
      'föregående saldo, skuld från föregående faktura, saldo från föregående faktura, föregående faktura, tidigare skuld, skuld från föregående månad, ingående skuld, skuld föregående faktura, föregående skuld',
    ),
    newBalance: parsePhrases(
      'nytt saldo, att betala, belopp att betala, utnyttjad kredit, total skuld, aktuell skuld, utgående skuld, summa att betala, fakturabelopp, skuld, utestående skuld, ny skuld, att betala totalt, utgående saldo att betala',
    ),
    period: parsePhrases(
      'period, perioden, kontoutdrag för perioden, för perioden, kontoutdrag period, transaktioner under perioden, avser perioden, urval, kontoutdragsperiod, utdragsperiod, faktureringsperiod, tidsperiod, datumperiod',
    ),
    periodFrom: parsePhrases('från, fr o m, från och med, från datum, datum från, startdatum'),
    periodTo: parsePhrases('till, t o m, till och med, till datum, datum till, slutdatum'),
    statementDate: parsePhrases(
      'utskriftsdatum, datum för utskrift, utskriven, kontoutdrag datum, fakturadatum, skapad, utskrivet, skapad den, utdragsdatum',
    ),
    accountNumber: parsePhrases(
      'kontonummer, konto, kontonr, konto nr, bankkonto, bankkontonummer, kortnummer, clearing och kontonummer, plusgiro, bankgiro, kortkontonummer, kortkonto nr, kreditkontonummer, lånenummer, lånekontonummer, lån nr',
    ),
    iban: parsePhrases('iban, iban nummer'),
    accountHolder: parsePhrases(
      'kontohavare, kontoinnehavare, innehavare, namn, kund, kortinnehavare, ägare, låntagare, medlåntagare, medkontohavare, konto för',
    ),
    accountType: parsePhrases('kontotyp, typ av konto, produkt, kontonamn, kontoslag, kontoform'),
    currency: parsePhrases('valuta, kontovaluta, belopp i'),
    bank: parsePhrases('bank, kontor, bic, swift, clearingnummer, clearingnr'),
    dailyBalance: parsePhrases('dagssaldo, saldo per dag, saldo vid dagens slut, utgående dagssaldo'),
    availableBalance: parsePhrases(
      'disponibelt belopp, disponibelt saldo, disponibelt, tillgängligt belopp, kvar att använda, tillgängligt saldo, kvar att handla för',
    ),
    creditLimit: parsePhrases('kreditgräns, kredit, beviljad kredit, kontokredit, kreditlimit, kredit limit, köpgräns'),
    minimumPayment: parsePhrases(
      'lägsta belopp att betala, minsta belopp att betala, lägsta belopp, minimibelopp, lägsta att betala',
    ),
    dueDate: parsePhrases('förfallodag, förfallodatum, betalas senast, sista betalningsdag, oss tillhanda senast'),
    interestRate: parsePhrases(
      'räntesats, ränta, årsränta, effektiv ränta, kreditränta, nominell ränta, räntesatser, aktuella räntesatser, gällande räntesatser',
    ),
    feeSummary: parsePhrases(
      'avgifter totalt, summa avgifter, kostnadssammanställning, redogörelse för avgifter, avgifter under perioden, avgiftssammanställning, avgiftsöversikt',
    ),
    yearToDate: parsePhrases('hittills i år, ackumulerat, i år, under året'),
    rewards: parsePhrases('poäng, bonus, bonuspoäng, intjänade poäng, återbäring'),
    pending: parsePhrases(
      'reserverade belopp, reserverat, preliminära transaktioner, kommande transaktioner, kommande betalningar, ej bokförda transaktioner, väntande, kommande händelser, ej bokförda, nekad, avvisad, misslyckad, avbruten, makulerad, spärrad, nekade köp, avvisade transaktioner, makulerade transaktioner',
    ),
    pendingAmount: parsePhrases('reserverat belopp, reserverade belopp, preliminärt belopp, varav reserverat'),
    noTransactions: parsePhrases(
      'inga transaktioner, inga händelser, inga transaktioner under perioden, transaktioner saknas, inga bokförda transaktioner, det finns inga händelser på kontot för perioden, inga händelser på kontot, det finns inga transaktioner, inga händelser under perioden',
    ),
    page: parsePhrases('sida, sid, sidan, sidnummer, blad'),
    continued: parsePhrases('fortsättning, fortsättning nästa sida, forts, vänd'),
    installments: parsePhrases('delbetalning, delbetalningar, avbetalning, avbetalningsplan'),
    statementNumber: parsePhrases('kontoutdrag nr, kontoutdrag nummer, utdrag nr, utdragsnummer, kontoutdragsnummer'),
    averageBalance: parsePhrases('medelsaldo, genomsnittligt saldo, medelbehållning'),
  },
  sections: {
    credits: parsePhrases('insättningar, inbetalningar, inkomster, krediteringar, insatt'),
    debits: parsePhrases('uttag, utbetalningar, utgifter, betalningar, debiteringar, autogiro'),
    checks: parsePhrases('checkar, inlösta checkar, utställda checkar'),
    fees: parsePhrases('avgifter, kostnader, avgifter och räntor, bankavgifter, årsavgift'),
    interest: parsePhrases('räntor, ränta, ränta och avgifter, räntekostnad, räntesatser, ränteberäkning'),
    payments: parsePhrases('betalningar, inbetalningar, betalning, din betalning, mottagna betalningar'),
    purchases: parsePhrases(
      'köp, inköp, transaktioner, kortköp, köp och uttag, köp uttag, kontohändelser, inköp och uttag, nya köp, dina köp',
    ),
    cashAdvances: parsePhrases('kontantuttag, uttag av kontanter'),
    refunds: parsePhrases('återbetalningar, returer, krediteringar, retur'),
    transfers: parsePhrases('överföringar, överföring, swish'),
    atm: parsePhrases('bankomatuttag, uttag i automat, bankomat, automatuttag'),
    cards: parsePhrases('kort, kortköp, kortbetalningar, kortuttag, korttransaktioner, huvudkort, extrakort'),
    dailyBalances: parsePhrases('dagssaldon, saldoutveckling, dagssaldo, daglig saldo, saldo per dag'),
    pending: parsePhrases(
      'reserverade belopp, kommande transaktioner, preliminära transaktioner, ej bokförda transaktioner, nekade köp, avvisade transaktioner, makulerade transaktioner, kommande betalningar, kommande autogiro, kommande uttag, kommande överföringar, planerade betalningar',
    ),
    summary: parsePhrases(
      'sammanställning, sammanfattning, översikt, kontoöversikt, kontosammanställning, saldobesked, utgifter per kategori, köp per kategori, utgifter fördelade per kategori',
    ),
  },
  markers: { credit: parsePhrases('K, Kredit, Insättning, KR.'), debit: parsePhrases('D, Debet, Uttag') },
  accountTypes: {
    checking: parsePhrases(
      'lönekonto, transaktionskonto, privatkonto, företagskonto, checkkonto, personkonto, allkonto, allkortskonto, kapitalkonto, affärskonto, servicekonto, föreningskonto, kortkonto privat, enkla firman, ungdomskonto, betalkonto, checkräkningskonto, vardagskonto',
    ),
    savings: parsePhrases(
      'sparkonto, fasträntekonto, e sparkonto, sparkapitalkonto, placeringskonto, framtidskonto, sparkonto plus, kapitalkonto, buffertkonto, räntekonto, bospar, bosparkonto, skogskonto',
    ),
    credit_card: parsePhrases(
      'kreditkort, betalkort, kortfaktura, mastercard, visa, kortkonto, kreditkortskonto, kreditkortsfaktura, kontoutdrag kreditkort, kreditkortsutdrag, kortutdrag, mastercardfaktura, faktura kreditkort, månadsfaktura, kreditkontoutdrag, kontoutdrag mastercard, kortkontonummer, bensinkort',
    ),
    loan: parsePhrases(
      'lån, bolån, kredit, privatlån, blancolån, lånekonto, låneutdrag, kontoutdrag lån, lånespecifikation, låneöversikt, billån, låneavisering, låneavi, lånekontoutdrag, bolånekonto, studielån, bottenlån',
    ),
    brokerage: parsePhrases(
      'depå, aktiedepå, investeringssparkonto, värdepappersdepå, isk, värdepapperskonto, depåkonto, aktie och fondkonto, kapitalförsäkring',
    ),
    other: parsePhrases('förbetalt kort, presentkort, mobil plånbok, digital plånbok'),
  },
  dateWords: parsePhrases('den, till, från, och, t o m, fr o m'),
  shortYearFirst: true,
  terms: {
    bankStaff: parsePhrases(
      'din rådgivare, rådgivare, din personliga rådgivare, personlig bankman, din bankman, bankman, din kontaktperson, kontorschef',
    ),
    listEnd: parsePhrases('slut på kontoutdrag'),
    joinsHolders: parsePhrases('och, eller'),
    ownersAssociation: parsePhrases('bostadsrättsföreningen, bostadsrättsförening, samfällighetsföreningen'),
    ownersFirst: parsePhrases('brf'),
    secondHolder: parsePhrases('medkontohavare, medlåntagare'),
    severalHolders: parsePhrases('kontohavare'),
    streetEnd: parsePhrases('gatan'),
    account: parsePhrases('konton'),
    accounts: parsePhrases('konton, kontona'),
    securities: parsePhrases('depånummer, depånr, depåkonto'),
    overdraft: parsePhrases('beviljad kredit, kontokredit, checkkredit, checkräkningskredit'),
    debitStem: parsePhrases('debet'),
    month: parsePhrases('månad'),
    year: parsePhrases('år, året'),
    principal: parsePhrases('restskuld, kapitalskuld'),
    ownersBook: parsePhrases('huvudbok'),
    receivables: parsePhrases('kundreskontra'),
  },
};
