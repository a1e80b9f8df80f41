import type { Language } from '../language.ts';
import { parseForms, parsePhrases } from '../phrase-list.ts';

/** Nederland, België, Suriname. */
export const dutch: Language = {
  code: 'nl',
  name: 'Dutch',
  months: parseForms(
    'januari jan, februari feb febr, maart mrt maa mar, april apr, mei, juni jun, juli jul, augustus aug, september sep sept, oktober okt oct, november nov, december dec',
  ),
  weekdays: parseForms(
    'maandag ma maa, dinsdag di din, woensdag wo woe, donderdag do don, vrijdag vr vri, zaterdag za zat, zondag zo zon',
  ),
  columns: {
    date: parsePhrases('datum, dag, data, dat, datum tijd, datum en tijd, datum mutatie, mutatiedatum'),
    transactionDate: parsePhrases(
      'transactiedatum, datum transactie, aankoopdatum, verrichtingsdatum, datum verrichting, datum van de verrichting, datum uitvoering, uitvoeringsdatum, datum van transactie, besteldatum, datum aankoop, uitgavedatum',
    ),
    postingDate: parsePhrases(
      'boekdatum, boekingsdatum, datum boeking, verwerkingsdatum, geboekt op, datum verwerking, datum boek, verwerkt, datum geboekt, boek datum, verwerkt op, afschrijvingsdatum',
    ),
    valueDate: parsePhrases(
      'valutadatum, rentedatum, valuta, datum valuta, valuta datum, rente datum, interestdatum, val datum, datum waarde, waardedatum',
    ),
    description: parsePhrases(
      'omschrijving, beschrijving, mededeling, mededelingen, naam, naam omschrijving, naam tegenpartij, omschrijving transactie, details, naam mededeling, tegenpartij, verrichting, verrichtingen, transactie, transacties, omschrijving verrichting, detail, bijzonderheden, begunstigde, toelichting, kenmerk omschrijving, boekingsomschrijving, naam van de tegenpartij, naam tegenrekening omschrijving, naam tegenrekening, begunstigde opdrachtgever, omschrijving van de verrichting, transactieomschrijving, details van de verrichting, vrije mededeling, tegenrekening naam omschrijving, naam winkel, handelaar, libellé, transactiegegevens, winkel, omschrijving 1, betalingsomschrijving, aard van de verrichting, naam omschrijving mededeling, toelichting bij de verrichting, informatie, mutatie, mutaties, gegevens, tekst',
    ),
    reference: parsePhrases(
      'referentie, kenmerk, betalingskenmerk, referte, transactienummer, referentienummer, volgnummer, volgnr, transactiereferentie, verrichtingsnummer, ref, volgnummer verrichting, nummer verrichting, machtigingskenmerk, bankreferentie, nr van de verrichting, mandaat, transactie id, boekingsnummer, referentie bank, afschriftnummer verrichting, chequenr, cheque nr, chequenummer, cheque nummer',
    ),
    debit: parsePhrases(
      'te uwen laste, in ons voordeel, af, bedrag af, debet, uit, uitgaven, afgeschreven, bedrag debet, afschrijvingen, afschrijving, totaal af, uitgave, bedrag af debet, af debet, debet af, opgenomen, opname, opnames, uitgaand, debit, bedragen af, uw uitgaven, in uw nadeel, betaald, geld uit, betalingen',
    ),
    credit: parsePhrases(
      'te uwen gunste, bij, bedrag bij, credit, in, inkomsten, bijgeschreven, bedrag credit, bijschrijvingen, bijschrijving, totaal bij, ontvangen, ontvangsten, bedrag bij credit, bij credit, credit bij, gestort, storting, stortingen, inkomend, bedragen bij, uw inkomsten, in uw voordeel, geld in',
    ),
    amount: parsePhrases(
      'bedrag, aflossing, bedragen, bedrag in eur, bedrag in euro, bedrag eur, bedrag af bij, af bij, bij af, bedrag bij af, totaal, bedrag verrichting, transactiebedrag, af bij bedrag, bedrag af en bij, debet credit, bedrag debet credit, bedrag van de verrichting, bedrag transactie, bedrag in rekeningvaluta, totaalbedrag, credit debet, geboekt bedrag, bedrag in euros, bedrag in euro s',
    ),
    balance: parsePhrases(
      'saldo, saldo na mutatie, saldo na boeking, nieuw saldo, eindsaldo, saldo na verrichting, saldo na transactie, lopend saldo, boeksaldo, huidig saldo, rekeningsaldo, tussensaldo, saldo rekening, dagsaldo, resterend saldo',
    ),
    type: parsePhrases(
      'soort, type, code, mutatiesoort, soort mutatie, type transactie, transactietype, soort verrichting, soort transactie, boekcode, transactiesoort, betaalwijze, type verrichting, mutatie soort, transactiecode, transactie',
    ),
    currency: parsePhrases('valuta, munt, muntsoort, valutacode, muntcode, rekeningvaluta, devies, mnt'),
    originalAmount: parsePhrases(
      'bedrag vreemde valuta, oorspronkelijk bedrag, bedrag in vreemde valuta, bedrag valuta, vreemde valuta, bedrag in originele valuta, origineel bedrag, bedrag in vreemde munt, bedrag in oorspronkelijke munt, originele valuta, bedrag in munt, valuta bedrag, bedrag oorspronkelijke valuta',
    ),
    exchangeRate: parsePhrases('koers, wisselkoers, wisselkoers eur, omrekenkoers, conversiekoers'),
    sign: parsePhrases(
      'af bij, bij af, d c, debet credit, c d, af of bij, debit credit, code af bij, d c indicator, bij of af',
    ),
    ignored: parsePhrases(
      'aantal, tegenrekening, rekening, rekeningnummer, kaart, kaartnummer, categorie, kanaal, tijd, iban, bic, status, filiaal, kantoor, pasnummer, nr, nummer, rekening tegenpartij, tegenrekening iban, land, plaats, kosten, iban bban, tag, labels, punten, kaarthouder, afschriftnummer, afschrift, uittreksel, rubriek, notities, tegenrekening nummer, rekening van, categorieën, bank van tegenpartij, machtiging id, incassant id, batch id, subcategorie',
    ),
  },
  labels: {
    openingBalance: parsePhrases(
      'openingsaldo, beginsaldo, vorig saldo, oud saldo, saldo vorig afschrift, saldo begin, startsaldo, openingssaldo, saldo vorige periode, saldo vorig uittreksel, vorig saldo op, beginsaldo op, saldo begin periode, saldo op, saldo aan het begin, saldo vorig rekeningafschrift, oud saldo op, saldo per, saldo begin van de periode, saldo vorige afrekening, uw vorig saldo, vorig eindsaldo, saldo vorige maand, saldo oud',
    ),
    closingBalance: parsePhrases(
      'afsluitingsaldo, sluitingsaldo, eindsaldo, nieuw saldo, huidig saldo, saldo eind, sluitingssaldo, saldo nieuw, eindsaldo op, nieuw saldo op, saldo einde periode, saldo op, saldo aan het einde, saldo per, slotsaldo, actueel saldo, uw nieuw saldo, saldo einde van de periode, saldo op uw rekening, saldo dit afschrift, rekeningsaldo, saldo in uw voordeel, saldo in ons voordeel, saldo in uw nadeel, afsluitsaldo, huidig saldo op',
    ),
    broughtForward: parsePhrases(
      'transport, saldo vorige pagina, overgebracht saldo, saldo overgebracht, transport vorige pagina, van vorige pagina, over te brengen van vorige pagina, vorig blad, overgebracht, saldo van vorige pagina, overdracht van vorige pagina, transport van vorige pagina',
    ),
    carriedForward: parsePhrases(
      'transporteren, over te brengen, saldo naar volgende pagina, over te brengen saldo, transport naar volgende pagina, over te dragen, transport volgende pagina, saldo volgende pagina, naar volgende pagina, saldo over te brengen, te transporteren',
    ),
    subtotal: parsePhrases(
      'subtotaal, sub totaal, totaal pagina, paginatotaal, dagtotaal, totaal van deze pagina, totaal kaart, totaal deze pagina, totaal van de kaart',
    ),
    totalCredits: parsePhrases(
      'totaal bij, totaal credit, totaal bijgeschreven, totaal bijschrijvingen, totaal ontvangen, totaal ontvangsten, totaal inkomsten, totaal bedrag bij, totaalbedrag bij, totaal credit verrichtingen, totaal bijboekingen, bijgeschreven, totaal ontvangen betalingen, totaal creditverrichtingen, bij, inkomsten, totaal stortingen, totaal van de creditverrichtingen, ontvangen, totaal creditering, totaal bij credit, totaal bedragen bij, bedrag bij, totaal in, credit, bijschrijvingen, totaal betalingen, totale inkomsten, totale ontvangsten, totale bijschrijvingen',
    ),
    totalDebits: parsePhrases(
      'totaal af, totaal debet, totaal afgeschreven, totaal afschrijvingen, totaal uitgaven, totaal bedrag af, totaalbedrag af, totaal debet verrichtingen, totaal afboekingen, afgeschreven, totaal debetverrichtingen, af, uitgaven, totaal opnames, totaal van de debetverrichtingen, uitgegeven, totaal nieuwe uitgaven, totaal debitering, totaal af debet, totaal bedragen af, bedrag af, totaal uit, debet, afschrijvingen, totaal nieuwe transacties, totaal bestedingen, nieuwe uitgaven, totaal aan nieuwe uitgaven, totale uitgaven, totale afschrijvingen, totale opnames',
    ),
    total: parsePhrases(
      'totaal, totalen, eindtotaal, som, totaalbedrag, algemeen totaal, totaal mutaties, totaal verrichtingen, totaal transacties, totaal generaal',
    ),
    netChange: parsePhrases('verschil, mutatie, netto mutatie, verandering, nettowijziging, saldomutatie'),
    countCredits: parsePhrases(
      'aantal bij, aantal creditposten, aantal bijschrijvingen, aantal credit, aantal creditverrichtingen, aantal bijboekingen, aantal posten credit',
    ),
    countDebits: parsePhrases(
      'aantal af, aantal debetposten, aantal afschrijvingen, aantal debet, aantal debetverrichtingen, aantal afboekingen, aantal posten debet',
    ),
    previousBalance: parsePhrases(
      'vorig openstaand saldo, vorig saldo, saldo vorig overzicht, oud saldo, saldo vorige afrekening, saldo vorig rekeningoverzicht, saldo vorige maand, vorige openstaande saldo, saldo vorige uitgavenstaat, bedrag vorige afrekening',
    ),
    newBalance: parsePhrases(
      'nieuw openstaand saldo, nieuw saldo, openstaand saldo, te betalen, te betalen bedrag, openstaand bedrag, totaal te betalen, totaal verschuldigd, uw nieuw saldo, te betalen saldo, verschuldigd bedrag, saldo van uw uitgavenstaat, af te schrijven bedrag, huidig openstaand saldo',
    ),
    period: parsePhrases(
      'periode, periode van, rekeningafschrift van, over de periode, afschrift over de periode, overzicht van, transacties van, van t m, afschriftperiode, in de periode, rekeningoverzicht van, bij en afschrijvingen van, overzicht periode, af en bijschrijvingen van, verrichtingen van, voor de periode, transactieperiode, geselecteerde periode, afrekeningsperiode',
    ),
    periodFrom: parsePhrases(
      'van, vanaf, datum van, begindatum, startdatum, periode van, sinds, datum vanaf, datum vorig afschrift, vorig afschrift',
    ),
    periodTo: parsePhrases('tot, t m, tot en met, tm, einddatum, datum tot, datum t m, datum tot en met'),
    statementDate: parsePhrases(
      'afschriftdatum, datum afschrift, datum uittreksel, datum, afdrukdatum, datum overzicht, opgemaakt op, datum van afdruk, per datum, aangemaakt op, datum rekeningoverzicht, datum rekeninguittreksel, afgedrukt op, datum rekeningafschrift, datum aanmaak, printdatum, gegenereerd op, uitgavenstaat van',
    ),
    accountNumber: parsePhrases(
      'rekeningnummer, rekening, rekening nr, rekeningnr, reknr, nr rekening, kaartnummer, rekening nummer, icsklantnummer, ics klantnummer, bankrekening, bankrekeningnummer, nummer rekening, card nummer, creditcardnummer, uw rekening, uw rekeningnummer, kaart nr, kaartrekening, zichtrekening nr, klantnummer, leningnummer, lening nr, leningrekening, hypotheeknummer, kredietnummer, kaartnommer, rekeningnommer',
    ),
    iban: parsePhrases('iban, ibannummer, iban nummer, iban nr, internationaal rekeningnummer, iban rekeningnummer'),
    accountHolder: parsePhrases(
      'rekeninghouder, naam, naam rekeninghouder, ten name van, tnv, t n v, titularis, houder, kaarthouder, klant, op naam van, naam titularis, naam kaarthouder, naam klant, rekeninghouders, titularissen, op naam, klantnaam, de heer, mevrouw, dhr, mevr, naam en adres, houder van de rekening, rekening op naam van, mederekeninghouder, tweede rekeninghouder, tenaamstelling',
    ),
    accountType: parsePhrases(
      'soort rekening, rekeningtype, type rekening, product, rekeningsoort, productnaam, naam rekening, rekeningnaam',
    ),
    currency: parsePhrases(
      'valuta, munt, muntsoort, valuta rekening, munt van de rekening, rekeningvaluta, bedragen in',
    ),
    bank: parsePhrases('bank, bic, kantoor, filiaal, swift, bankkantoor, bic code, swift bic, naam bank'),
    dailyBalance: parsePhrases(
      'dagsaldo, dagsaldi, dagelijks saldo, eindsaldo per dag, saldo einde dag, saldo eind van de dag',
    ),
    availableBalance: parsePhrases(
      'beschikbaar saldo, beschikbaar, beschikbaar bedrag, bestedingsruimte, vrij besteedbaar, beschikbaar krediet, bestedingsruimte over, nog te besteden, beschikbare ruimte, beschikbaar bestedingslimiet',
    ),
    creditLimit: parsePhrases(
      'kredietlimiet, bestedingslimiet, limiet, rood staan, kredietruimte, roodstandlimiet, geoorloofde debetstand, maximaal rood staan, toegestane debetstand, kredietfaciliteit, kredietlijn, uitgavenlimiet, kredietopening, rood staan limiet, maximale debetstand, gebruikslimiet',
    ),
    minimumPayment: parsePhrases(
      'minimum paaiement, minimaal te betalen bedrag, minimumbetaling, minimaal te betalen, minimum te betalen, minimumbedrag, minimaal maandbedrag, minimale terugbetaling',
    ),
    dueDate: parsePhrases(
      'betaalbaar voor, vervaldatum, uiterste betaaldatum, te betalen voor, betalen voor, uiterlijk betalen op, uiterste betaaldag, incassodatum, betaaldatum, datum afschrijving, te betalen uiterlijk, vervaldag, te voldoen voor, wordt geïncasseerd op, uiterlijk te betalen op',
    ),
    interestRate: parsePhrases(
      'rentepercentage, rente, rentevoet, debetrente, creditrente, jkp, jaarlijks kostenpercentage, rentetarief, debetrentevoet, rente per jaar, kredietrente, effectieve rente, spaarrente, nominale rente, rentepercentages, rentetarieven',
    ),
    feeSummary: parsePhrases(
      'kostenoverzicht, overzicht kosten, kosten, renteoverzicht, overzicht van de kosten, rentenota, afrekening, kostenstaat, rente en kosten, renteberekening, kostenspecificatie, interestafrekening, jaarlijks overzicht kosten',
    ),
    yearToDate: parsePhrases(
      'dit jaar, sinds begin van het jaar, jaartotaal, cumulatief, totaal dit jaar, jaaroverzicht, lopend jaar',
    ),
    rewards: parsePhrases(
      'punten, spaarpunten, rentepunten, cashback, gespaarde punten, bonuspunten, puntensaldo, miles, loyaliteitspunten',
    ),
    pending: parsePhrases(
      'gereserveerd, gereserveerde transacties, in behandeling, nog niet verwerkt, openstaande transacties, geplande betalingen, gereserveerde betalingen, reserveringen, geweigerd, nog te verwerken, nog te boeken, geplande overschrijvingen, geplande opdrachten, lopende opdrachten, in afwachting, nog niet geboekt, uitgestelde verrichtingen, periodieke overboekingen, openstaande reserveringen, geweigerde transacties, gereserveerde bedragen, nog niet verwerkte transacties, lopende transacties, mislukt, geannuleerd, geblokkeerd, afgewezen, geblokkeerde bedragen, geannuleerde transacties, mislukte transacties',
    ),
    pendingAmount: parsePhrases(
      'gereserveerd bedrag, openstaand bedrag, totaal gereserveerd, nog te verwerken bedrag, geblokkeerd bedrag, bedrag in behandeling',
    ),
    noTransactions: parsePhrases(
      'geen transacties, geen mutaties, geen verrichtingen, geen boekingen, geen bij of afschrijvingen, er zijn geen transacties, er zijn geen transacties gevonden, geen transacties gevonden, geen verrichtingen in deze periode, geen transacties in deze periode, er zijn geen mutaties, er zijn geen transacties in deze periode, geen mutaties in deze periode, er hebben geen transacties plaatsgevonden',
    ),
    page: parsePhrases('pagina, blad, bladnummer, blz, bladzijde, paginanummer, pag, blad nr, pagina nr, pagina s'),
    continued: parsePhrases(
      'vervolg, vervolg op volgende pagina, zie volgende pagina, zie ommezijde, z o z, vervolg van vorige pagina, zie keerzijde, vervolg volgende pagina, vervolg op pagina',
    ),
    installments: parsePhrases(
      'gespreid betalen, termijnen, afbetaling, gespreide betaling, aflossingen, afbetalingsplan, aflossingsschema, termijnbedrag, maandelijkse termijnen, gespreide betalingen',
    ),
    statementNumber: parsePhrases(
      'afschriftnummer, afschrift nr, afschrift nummer, volgnummer afschrift, rekeningafschrift nr, rekeninguittreksel nr, uittreksel nr, rekeningafschrift nummer',
    ),
    averageBalance: parsePhrases(
      'gemiddeld saldo, gemiddeld creditsaldo, gemiddeld debetsaldo, laagste saldo, hoogste saldo, gemiddeld dagsaldo',
    ),
  },
  sections: {
    credits: parsePhrases(
      'bijschrijvingen, ontvangsten, credit, bij, inkomsten, stortingen, ontvangen, creditverrichtingen, bijboekingen, ontvangen overboekingen, inkomende betalingen, gestort',
    ),
    debits: parsePhrases(
      'afschrijvingen, uitgaven, debet, af, opnames, incasso, incassos, betalingen, debetverrichtingen, automatische incasso, domiciliëringen, afboekingen, uitgaande betalingen, domiciliering, bestendige opdrachten, doorlopende opdrachten, betaald, afgeschreven',
    ),
    checks: parsePhrases('cheques, uitgeschreven cheques'),
    fees: parsePhrases(
      'kosten, provisie, bankkosten, tarieven, kosten en provisies, beheerskosten, kosten en rente, bijdragen, kosten betalingsverkeer, jaarbijdrage',
    ),
    interest: parsePhrases(
      'rente, interest, debetrente, creditrente, intresten, interesten, debetintresten, creditintresten, renteopbrengst, kredietrente',
    ),
    payments: parsePhrases(
      'betalingen, ontvangen betalingen, uw betalingen, betaling, betalingen en creditboekingen, afgeloste bedragen, incasso vorig saldo',
    ),
    purchases: parsePhrases(
      'aankopen, uitgaven, transacties, bestedingen, verrichtingen, uw transacties, nieuwe transacties, creditcard transacties, uw uitgaven, aankoop, mutaties, uw verrichtingen, kaartuitgaven, detail van de verrichtingen, bij en afschrijvingen, af en bijschrijvingen, nieuwe uitgaven, boekingen, rekeningmutaties',
    ),
    cashAdvances: parsePhrases(
      'geldopnames, opnames contant geld, contante opnames, cash opnames, geldopname, geldafhalingen, kasvoorschotten',
    ),
    refunds: parsePhrases(
      'terugbetalingen, retouren, correcties, creditboekingen, restituties, storneringen, terugboekingen',
    ),
    transfers: parsePhrases(
      'overboekingen, overschrijvingen, overboeking, europese overschrijvingen, internetoverboekingen, instantoverschrijvingen, interne overboekingen, overdrachten',
    ),
    atm: parsePhrases(
      'geldautomaat, geldopnames, geldautomaten, opnames geldautomaat, geldautomaat opnames, geldafhalingen',
    ),
    cards: parsePhrases(
      'kaarten, kaartbetalingen, betaalpas, betaalautomaat, pinbetalingen, bankkaart, betalingen met kaart, kaart transacties, kredietkaart, hoofdkaart, extra kaart, betalingen met debetkaart, kaartverrichtingen, aankopen met kaart',
    ),
    dailyBalances: parsePhrases('dagsaldi, dagsaldo, saldo verloop, saldoverloop, saldo per dag'),
    pending: parsePhrases(
      'gereserveerde transacties, gereserveerd, nog te verwerken, geplande betalingen, geplande opdrachten, openstaande transacties, geweigerde transacties, reserveringen, nog niet verwerkte transacties, gereserveerde bedragen, nog niet verwerkt, geplande overboekingen, lopende transacties, geblokkeerde bedragen, geannuleerde transacties, mislukte transacties, komende afschrijvingen, komende betalingen, aankomende betalingen, aankomende afschrijvingen, verwachte afschrijvingen, geplande incasso s, komende incasso s',
    ),
    summary: parsePhrases(
      'overzicht, samenvatting, rekeningoverzicht, saldo overzicht, totaaloverzicht, in het kort, uw rekeningen, saldooverzicht, financieel overzicht, overzicht rekening, overzicht rekeningen, overzicht van uw rekeningen, globaal overzicht, toestand van uw rekeningen, samenvatting van uw rekening, vermogensoverzicht, overzicht saldo, uitgaven per categorie, overzicht per categorie, uw uitgaven per categorie',
    ),
  },
  markers: {
    credit: parsePhrases('C, CR, Bij, Credit, Cr., Tegoed, Ontvangen, Creditsaldo, in uw voordeel, te uwer gunste'),
    debit: parsePhrases('D, DB, Af, Debet, Deb., Dt, Uitgegeven, Debetsaldo, in ons voordeel'),
  },
  accountTypes: {
    checking: parsePhrases(
      'betaalrekening, zichtrekening, rekening courant, lopende rekening, girorekening, privérekening, betaalrekeningen, zakelijke rekening, zichtrekeningen, en of rekening, rekening couranten, zakelijke betaalrekening, studentenrekening, ondernemersrekening, basisrekening, jongerenrekening, bankrekening, kwartaal rekening, afschrift betaalrekening, kinderrekening',
    ),
    savings: parsePhrases(
      'spaarrekening, internetspaarrekening, spaarboekje, deposito, spaardeposito, termijnrekening, spaarrekeningen, oranje spaarrekening, termijndeposito, gereglementeerde spaarrekening, niet gereglementeerde spaarrekening, spaarboek, direct sparen, vermogensspaarrekening, internetsparen, depositorekening, spaaropdracht, kapitaalrekening, lijfrenterekening, bonusrenterekening, bouwdepot, kasbon',
    ),
    credit_card: parsePhrases(
      'creditcard, kredietkaart, visa, mastercard, visa card, creditcardrekening, kredietkaarten, american express, creditcardoverzicht, uitgavenstaat, kaartrekening, visa world card, rekeningoverzicht creditcard, creditcards, creditcard afschrift, overzicht creditcard, creditcardafschrift, uw creditcardoverzicht, uitgavenoverzicht, kaartoverzicht, afschrift creditcard, uw uitgavenoverzicht, maandoverzicht creditcard, uitgavenstaat kredietkaart, credit card, kredietkaartrekening, kredietkaart staat, kredietkaartstaat',
    ),
    loan: parsePhrases(
      'lening, hypotheek, krediet, doorlopend krediet, persoonlijke lening, woonkrediet, kredietrekening, hypothecaire lening, leningrekening, autolening, flexibel krediet, woonlening, consumptief krediet, overzicht lening, leningoverzicht, rekeningoverzicht lening, hypotheekoverzicht, overzicht krediet, kredietoverzicht, afschrift lening, jaaroverzicht hypotheek, overzicht hypotheek, woningkrediet, studielening',
    ),
    brokerage: parsePhrases(
      'effectenrekening, beleggingsrekening, beleggen, effectendossier, effectenportefeuille, depot, beleggersrekening, zelf beleggen, effectendepot',
    ),
    other: parsePhrases(
      'prepaid kaart, prepaidkaart, prepaid mastercard, prepaid visa, huurwaarborg, huurwaarborgrekening, derdengeldenrekening, mobiele portemonnee, digitale portemonnee',
    ),
  },
  dateWords: parsePhrases('van, tot, t/m, tot en met, en, op, per, de, den, en met'),
  terms: {
    bankStaff: parsePhrases(
      'uw adviseur, adviseur, uw persoonlijk adviseur, uw contactpersoon, contactpersoon, relatiebeheerder, uw relatiebeheerder, kantoordirecteur, accountmanager, uw accountmanager',
    ),
    listEnd: parsePhrases('einde afschrift, einde rekeningafschrift, einde overzicht, einde rekeningoverzicht'),
    heldFor: parsePhrases('ten behoeve van'),
    joinsHolders: parsePhrases('en, of, en of'),
    guardianOf: parsePhrases('aan de ouders van, ouders van, aan de ouder verzorger van'),
    inCareOf: parsePhrases('ter attentie van'),
    ownersAssociation: parsePhrases('vereniging van eigenaars, vereniging van eigenaren'),
    ownersFirst: parsePhrases('vve, vme'),
    secondHolder: parsePhrases('mederekeninghouder, tweede'),
    severalHolders: parsePhrases('titularissen, rekeninghouders'),
    holderInSentence: parsePhrases('op naam van'),
    cardholder: parsePhrases('kaarthouder'),
    formOfAddress: parsePhrases('dhr, mw, mevr, mevrouw, de heer, juffrou'),
    firmOffice: parsePhrases('directie, bestuur, penningmeester'),
    streetEnd: parsePhrases('straat, laan, gracht, plein'),
    account: parsePhrases('rekening'),
    accounts: parsePhrases('rekeningen'),
    overdraft: parsePhrases('roodstand, kredietlimiet'),
    debitStem: parsePhrases('belast, incass'),
    month: parsePhrases('maand'),
    principal: parsePhrases('restant hoofdsom'),
    ownersBook: parsePhrases('grootboek, grootboekkaart'),
    receivables: parsePhrases('debiteurenkaart'),
  },
};
