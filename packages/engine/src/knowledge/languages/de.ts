import type { Language } from '../language.ts';
import { parseForms, parsePhrases } from '../phrase-list.ts';

/** Germany, Austria, Switzerland, Luxembourg, Liechtenstein. */
export const german: Language = {
  code: 'de',
  name: 'German',
  months: parseForms(
    `januar jan jänner jän jaenner jänn januars, februar feb feber febr, märz mär mrz maerz mär., april apr, mai, juni jun juno, juli jul julei,
    august aug, september sep sept, oktober okt, november nov, dezember dez`,
  ),
  weekdays: parseForms(
    'montag mo, dienstag di, mittwoch mi, donnerstag do, freitag fr, samstag sa sonnabend, sonntag so',
  ),
  columns: {
    date: parsePhrases(
      'datum, tag, date, tag und monat, datum zeit, datum uhrzeit, dat, beleg datum, datum der bewegung, auszugsdatum',
    ),
    transactionDate: parsePhrases(
      'transaktionsdatum, umsatzdatum, kaufdatum, umsatz vom, einkaufsdatum, belegdatum, umsatztag, belastungsdatum, datum der transaktion, umsatz datum, transaktion, datum des umsatzes, einkauf datum, beleg, datum transaktion, datum kauf, kauf datum, ausgeführt am, ausführungsdatum, tag der transaktion, datum beleg, verkaufsdatum, bezugsdatum, auftragsdatum',
    ),
    postingDate: parsePhrases(
      'buchungsdatum, buchungstag, buchung, gebucht am, gebucht, bu tag, butag, buchungs datum, tag der buchung, buchdatum, verbuchungsdatum, verbucht am, verbucht, datum der buchung, buchungs tag, buchungs dat, datum buchung, buch tag, buch datum, verarbeitungsdatum, buchung am, bu datum, eingangstag, buchungszeitpunkt, datum verbucht, verbuchung, buchungs valutadatum',
    ),
    valueDate: parsePhrases(
      'valuta, wert, wertstellung, valutadatum, wertstellungsdatum, wertdatum, wertstellungstag, valuta datum, val, wert datum, valutatag, datum valuta, wertst, valutierung, wertstellung am, valuta am, wert tag, werttag, valutastellung, verfügbar, verfügbar ab, verfügbar am',
    ),
    description: parsePhrases(
      'beschreibung, buchungstext, wir haben für sie gebucht, text, verwendungszweck, vorgang, buchungsinformation, buchungsinformationen, umsatzinformation, umsatzinformationen, erläuterung, erläuterungen, bezeichnung, bemerkung, bemerkungen, auftraggeber, empfänger, auftraggeber empfänger, auftraggeber begünstigter, begünstigter, zahlungsempfänger, zahlungspflichtiger, zahlungsempfänger auftraggeber, zahlungspflichtiger zahlungsempfänger, name, details, buchungsdetails, beschreibung der transaktion, transaktion, transaktionen, transaktionsbeschreibung, transaktionsdetails, umsatzbeschreibung, umsätze, umsatz, buchung verwendungszweck, buchungstext verwendungszweck, vorgang buchungsinformation, vorgang verwendungszweck, kontobewegung, kontobewegungen, händler, händlername, einkaufsort, ort, unternehmen, angaben zum umsatz, angaben zu den umsätzen, informationen, information, mitteilung, zahlungszweck, avisierungstext, bewegung, gegenpartei, auftraggeber zahlungsempfänger, empfänger auftraggeber, name verwendungszweck, buchungen, buchungsvorgang, text verwendungszweck, zweck, zahlungsdetails, geschäftsfall, partnername, name des partners, empfänger zahlungspflichtiger, zahlungsbeteiligter, beguenstigter zahlungspflichtiger, begünstigter zahlungspflichtiger, erläuterung betrag soll eur betrag haben eur, umsatzdetails, kauf, beschreibung 1, firma, beleg text, buchungshinweis, art der buchung, name zahlungsbeteiligter, vorgangstext, verwendungszweck kundenreferenz, ihre kontobewegungen, buchungsinfo, umsatztext, vertragspartner',
    ),
    reference: parsePhrases(
      'referenz, referenznummer, ref, ref nr, referenz nr, belegnummer, beleg nr, belegnr, pn nr, pnnr, pn, primanota, primanoten nr, primanotennummer, kundenreferenz, mandatsreferenz, transaktionsnummer, transaktions nr, transaktions id, zahlungsreferenz, buchungsnummer, buchungs nr, buchungsreferenz, scheck nr, schecknummer, end to end referenz, auftragsnummer, auftrag nr, rechnungsnummer, vorgangsnummer, bankreferenz, gläubiger id, mandatsref, zahlungsreferenz nr, prima nota, bankinterne referenz, erfassungsnummer, buchungs id, transaktionsreferenz',
    ),
    debit: parsePhrases(
      'soll, lastschrift, lastschriften, belastung, belastungen, lasten, last, zu ihren lasten, zu lasten, ausgang, ausgänge, ausgaben, ausgabe, abgang, abgänge, auszahlung, auszahlungen, betrag soll, sollbetrag, soll betrag, belastet, s, zahlungsausgang, zahlungsausgänge, abbuchung, abbuchungen, umsatz soll, umsätze soll, soll s, soll umsatz, sollumsatz, sollumsätze, belastungsbetrag, bezug, bezüge, lastschrift betrag, debit, belastung betrag, ausgehend, minus, abflüsse, rückzahlung ausgang, zu ihren lasten soll, geldausgang, ihre belastungen, debit betrag, entnahme, entnahmen, belast',
    ),
    credit: parsePhrases(
      'haben, gutschrift, gutschriften, zu ihren gunsten, zu gunsten, gunsten, eingang, eingänge, einnahmen, einnahme, zugang, zugänge, einzahlung, einzahlungen, betrag haben, habenbetrag, haben betrag, gutgeschrieben, h, zahlungseingang, zahlungseingänge, umsatz haben, umsätze haben, haben umsatz, habenumsatz, habenumsätze, gutschriftsbetrag, gutschrift betrag, haben h, kredit, eingehend, plus, zuflüsse, zu ihren gunsten haben, geldeingang, ihre gutschriften, kredit betrag',
    ),
    amount: parsePhrases(
      'betrag, tilgung, tilgungsanteil, umsatz, beträge, umsätze, summe, buchungsbetrag, umsatzbetrag, transaktionsbetrag, wert betrag, betrag s h, betrag soll haben, soll haben, umsatz soll haben, lastschrift gutschrift, belastung gutschrift, gutschrift belastung, betrag belastung gutschrift, einzelbetrag, zahlungsbetrag, eingang ausgang, einnahmen ausgaben, ein ausgang, betrag brutto, lasten gunsten, haben soll, betrag h s, abrechnungsbetrag, zahlbetrag, ein auszahlungen, ein und auszahlungen, ein und ausgänge, kaufbetrag, betrag in kontowährung, betrag kontowährung, betrag in chf, betrag in eur, betrag in euro, belastungen gutschriften, betrag abrechnungswährung, rechnungsbetrag, betrag zu ihren lasten gunsten',
    ),
    balance: parsePhrases(
      'saldo, kontostand, neuer saldo, neuer kontostand, kontosaldo, salden, saldo soll haben, saldo s h, stand, guthaben, aktueller saldo, aktueller kontostand, laufender saldo, tagessaldo, zwischensaldo, schlusssaldo, saldo nach buchung, buchungssaldo, saldo haben, saldo zu ihren gunsten, verfügbarer saldo, kontostand nach buchung, saldo kontowährung, restsaldo, saldo betrag, endsaldo, kapitalsaldo, restschuld',
    ),
    type: parsePhrases(
      'art, buchungsart, umsatzart, transaktionsart, typ, vorgangsart, zahlungsart, transaktionstyp, umsatztyp, geschäftsvorfall, gvc, buchungscode, buchungsschlüssel, textschlüssel, buchungstyp, zahlungstyp, transaktionscode, art des umsatzes, auftragsart, umsatzkategorie, vorgang, transaktion',
    ),
    currency: parsePhrases('währung, whg, wäh, waehrung, währ, kontowährung, buchungswährung, umsatzwährung'),
    originalAmount: parsePhrases(
      'originalbetrag, fremdwährung, betrag in fremdwährung, fremdwährungsbetrag, betrag fremdwährung, ursprungsbetrag, ausländischer betrag, originalwährung, betrag in originalwährung, betrag in währung, auslandsbetrag, transaktionswährung, betrag originalwährung, betrag in transaktionswährung, betrag in landeswährung, einkaufsbetrag, umsatz in fremdwährung, ursprungsbetrag whg, originalbetrag whg, fremdwährung betrag, währung betrag, währungsbetrag, betrag fw, orig betrag',
    ),
    exchangeRate: parsePhrases(
      'kurs, wechselkurs, umrechnungskurs, devisenkurs, umrechnungs kurs, wechsel kurs, kurs eur, fremdwährungskurs',
    ),
    sign: parsePhrases(
      's h, h s, soll haben kennzeichen, soll haben, vorzeichen, kennzeichen, sh, s h kennzeichen, soll haben kz, richtung',
    ),
    ignored: parsePhrases(
      'stück, stücke, nominale, kategorie, kanal, filiale, karte, kartennummer, karten nr, karteninhaber, konto, kontonummer, konto nr, iban, bic, blz, bankleitzahl, status, uhrzeit, zeit, nr, lfd nr, unterkategorie, branche, kundennummer, land, mandat, gläubiger identifikationsnummer, gebühr, gebühren, auslandsentgelt, auslandseinsatzentgelt, entgelt, zinstage, zinsnummern, tage, punkte, menge, anzahl, buchungskreis, kommission, spesen, bank, kontoinhaber, notiz, notizen, mwst, ustid, iban des auftraggeberkontos, umbuchung, bezeichnung auftragskonto, auftragskonto, soll zinsnummern, haben zinsnummern, belegart, laufende nummer, einzelposten, bearbeitungsgebühr, bearbeitungsentgelt, fremdwährungsentgelt, karteneinsatz, lfd, gläubiger id',
    ),
  },
  labels: {
    openingBalance: parsePhrases(
      'anfangssaldo, alter saldo, alter kontostand, anfangsbestand, anfangskontostand, eröffnungssaldo, saldo alt, startsaldo, saldo am anfang, saldo zu beginn, kontostand am anfang, kontostand zu beginn, vormonatssaldo, letzter saldo, letzter kontostand, zuletzt gültiger kontostand, letzter gültiger kontostand, zuletzt gültiger saldo, saldo vormonat, saldo letzter auszug, saldo aus auszug, saldo aus kontoauszug, saldo letzter kontoauszug, saldo des letzten auszugs, kontostand letzter auszug, kontostand alt, ihr alter kontostand, ihr alter saldo, anfangsguthaben, alter stand, bisheriger saldo, bisheriger kontostand, alter saldo per, alter saldo vom, alter kontostand vom, anfangssaldo per, saldo per, kontostand am, kontostand vom, kontostand in eur am, saldo am, startguthaben, saldo beginn, vorheriger saldo, vorheriger kontostand, saldo aus letztem auszug, eröffnungsbestand, stand alt, ursprünglicher saldo, saldoanfang, kontostand per, letzter kontoauszug, zuletzt gültiger kontoauszug, dein alter kontostand, dein alter saldo, alter saldo gem kontoauszug, alter saldo gemäß kontoauszug',
    ),
    closingBalance: parsePhrases(
      'endsaldo, neuer saldo, neuer kontostand, endbestand, endkontostand, schlusssaldo, schlussaldo, saldo neu, abschlusssaldo, saldo am ende, kontostand am ende, kontostand neu, ihr neuer kontostand, ihr neuer saldo, aktueller saldo, aktueller kontostand, endguthaben, neuer stand, neuer saldo per, neuer saldo vom, neuer kontostand vom, schlusssaldo per, saldo per, kontostand am, kontostand per, kontostand in eur am, kontostand, saldo zu ihren gunsten, saldo zu unseren gunsten, saldo zu ihren lasten, schlussbestand, saldo am, saldo ende, kontosaldo, saldo zu gunsten, endstand, abschluss saldo, gesamtsaldo, stand neu, rechnungsabschluss saldo, saldo total, gesamtguthaben, schlusskontostand, buchungssaldo, ihr saldo, ihr kontostand, dein neuer kontostand, dein neuer saldo',
    ),
    broughtForward: parsePhrases(
      'übertrag, saldovortrag, vortrag, übertrag von seite, übertrag vorherige seite, übertrag von vorheriger seite, übertrag vom, saldo übertrag, vortragssaldo, zwischensaldo von seite, übertrag von blatt, übertrag aus vorseite, vorheriger übertrag, saldoübertrag, übertrag vom letzten auszug, übertrag letzter auszug, vortrag von seite, zwischensaldo, kontostand vorseite, übertrag saldo, übertrag von vorseite, übertrag vorseite, übertrag der vorseite, vortrag vorseite, saldoübertrag von vorseite, übertrag von der vorherigen seite',
    ),
    carriedForward: parsePhrases(
      'übertrag auf seite, übertrag auf nächste seite, übertrag auf blatt, übertrag folgeseite, zwischensaldo, zwischensaldo seite, übertrag, zu übertragen, saldo zu übertragen, übertrag nächste seite, übertrag auf folgeseite, übertrag auf die folgeseite, übertrag auf die nächste seite, saldoübertrag auf folgeseite',
    ),
    subtotal: parsePhrases(
      'zwischensumme, zwischentotal, kartentotal, seitensumme, summe seite, tagessumme, seitentotal, summe der seite, kartensumme, summe karte, zwischensaldo, total karte, subtotal, teilsumme, monatssumme, summe kartenumsätze, total kartenbuchungen, summe für karte',
    ),
    totalCredits: parsePhrases(
      'summe gutschriften, gesamtsumme eingänge, summe eingänge, summe haben, haben gesamt, gutschriften gesamt, gesamt haben, gesamtbetrag gutschriften, summe der gutschriften, summe zahlungseingänge, total gutschriften, total haben, totalgutschriften, summe der eingänge, eingänge, einnahmen, gesamteinnahmen, habenumsätze, summe habenumsätze, umsätze haben, haben umsatz, total eingänge, gesamt gutschriften, zahlungseingänge, umsatz haben, summe der habenumsätze, geldeingänge, geldeingang gesamt, summe einzahlungen, total gunsten, umsatztotal haben, gutschriften, summe einnahmen, gesamteingänge, summe der zahlungseingänge, habensumme, summe der einzahlungen, gesamtumsatz haben, umsatzsumme haben, total zu ihren gunsten, eingänge gesamt, einnahmen gesamt, einzahlungen, umsatztotal gutschriften, einkommende transaktionen, eingehende transaktionen',
    ),
    totalDebits: parsePhrases(
      'summe belastungen, summe lastschriften, gesamtsumme ausgänge, summe ausgänge, summe soll, soll gesamt, belastungen gesamt, lastschriften gesamt, gesamt soll, gesamtbetrag belastungen, summe der belastungen, summe der lastschriften, summe zahlungsausgänge, total belastungen, total soll, totalbelastungen, summe der ausgänge, ausgänge, ausgaben, gesamtausgaben, sollumsätze, summe sollumsätze, umsätze soll, soll umsatz, total ausgänge, gesamt belastungen, zahlungsausgänge, umsatz soll, summe der sollumsätze, geldausgänge, geldausgang gesamt, summe auszahlungen, total lasten, umsatztotal soll, belastungen, lastschriften, summe ausgaben, gesamtausgänge, summe der zahlungsausgänge, sollsumme, summe der auszahlungen, gesamtumsatz soll, umsatzsumme soll, total zu ihren lasten, ausgänge gesamt, ausgaben gesamt, summe kartenumsätze, auszahlungen, umsatztotal belastungen, total käufe, summe umsätze, ausgehende transaktionen',
    ),
    total: parsePhrases(
      'summe, gesamt, total, gesamtsumme, gesamtbetrag, umsatztotal, umsatzsumme, summe umsätze, gesamtumsatz, summen, total umsatz, umsatz total, summe der umsätze, totalbetrag, gesamtumsätze, gesamttotal, total buchungen, totale',
    ),
    netChange: parsePhrases(
      'veränderung, differenz, nettoveränderung, saldoveränderung, saldo der umsätze, kontoveränderung, summe aller umsätze, umsatzsaldo',
    ),
    countCredits: parsePhrases(
      'anzahl gutschriften, anzahl haben, anzahl eingänge, anzahl habenbuchungen, anzahl habenposten, habenposten, posten haben, anzahl der gutschriften, anzahl habenumsätze, anzahl zahlungseingänge',
    ),
    countDebits: parsePhrases(
      'anzahl belastungen, anzahl soll, anzahl ausgänge, anzahl sollbuchungen, anzahl lastschriften, anzahl sollposten, sollposten, posten soll, anzahl der belastungen, anzahl sollumsätze, anzahl zahlungsausgänge',
    ),
    previousBalance: parsePhrases(
      'saldo ihrer letzten abrechnung, saldo letzte rechnung, saldo letzte abrechnung, saldovortrag, saldo der letzten abrechnung, letzter rechnungsbetrag, alter saldo, saldo aus letzter abrechnung, vorheriger saldo, übertrag aus letzter rechnung, letzte rechnung, betrag der letzten rechnung, saldo letzter monat, saldo vormonat, saldo letzte monatsrechnung, letzte abrechnung, saldo vorherige rechnung, saldo aus letzter rechnung, übertrag letzte rechnung, betrag letzte rechnung, vortrag, saldovortrag letzte abrechnung, saldo vorherige abrechnung, saldo der vorherigen abrechnung, letzter rechnungssaldo, rechnungssaldo vormonat',
    ),
    newBalance: parsePhrases(
      'neuer saldo, rechnungsbetrag, saldo zu unseren gunsten, saldo zu ihren lasten, offener betrag, zu zahlender betrag, gesamtbetrag, neuer rechnungsbetrag, aktueller saldo, zahlbar, saldo zu gunsten, ausstehender betrag, ihr neuer saldo, abrechnungsbetrag, zu zahlen, saldo der rechnung, rechnungssaldo, gesamtsaldo, totalbetrag, total offener betrag, neuer kartensaldo, ihr rechnungsbetrag, total rechnungsbetrag, saldo neue rechnung, saldo der abrechnung, einzuziehender betrag, wir buchen von ihrem konto ab, offener saldo, total zu unseren gunsten, abrechnungssaldo, neuer abrechnungssaldo, saldo dieser abrechnung, gesamtbetrag der abrechnung, neuer saldo zu ihren lasten, forderungsbetrag',
    ),
    period: parsePhrases(
      'zeitraum, auszugszeitraum, abrechnungszeitraum, periode, berichtszeitraum, buchungszeitraum, umsätze vom, umsatzzeitraum, kontoauszug vom, abrechnungsperiode, auszugsperiode, für den zeitraum, im zeitraum, kontoauszug für den zeitraum, vom, zeitraum vom, kontoauszug für, kontoübersicht vom, kontobewegungen vom, rechnungsperiode, umsatzanzeige zeitraum, zeitspanne, auszug vom, kontobewegungen im zeitraum, umsätze im zeitraum, abschlusszeitraum, buchungen vom, abrechnung vom, finanzstatus vom, umsätze zwischen, gesuchter zeitraum',
    ),
    periodFrom: parsePhrases(
      'vom, von, ab, von datum, beginn, startdatum, datum von, anfangsdatum, seit, letzter auszug, letzter auszug vom, letzter kontoauszug vom, datum letzter auszug, auszug von, vom datum',
    ),
    periodTo: parsePhrases(
      'bis, bis datum, ende, enddatum, datum bis, zum, bis zum, bis einschliesslich, bis inklusive',
    ),
    statementDate: parsePhrases(
      'auszugsdatum, datum des auszugs, erstellt am, erstellungsdatum, kontoauszug vom, rechnungsdatum, abrechnungsdatum, ausdruck vom, druckdatum, gedruckt am, per, stand vom, stand, ausstelldatum, ausgestellt am, erstellt, datum, abrechnung vom, rechnung vom, auszug vom, auszug per, kontoauszug per, datum der abrechnung, datum der rechnung, auszug erstellt am, erstelldatum, buchungsstand, buchungsstand vom, kontoauszug erstellt am, abschlussdatum',
    ),
    accountNumber: parsePhrases(
      'kontonummer, konto nr, kontonr, konto, kto nr, kto, ktonr, kontokorrent nr, kartennummer, karten nr, kreditkartennummer, konto nummer, kreditkonto, kreditkonto nr, kreditkontonummer, kundenkonto, kartenkonto, kartenkonto nr, kartenkontonummer, ihr konto, ihre kontonummer, mastercard nr, visa nr, ihre kartennummer, ihre kreditkarte, darlehensnummer, konto nr iban, kundenkartennummer, depotnummer, kontobezeichnung, nummer, vertragsnummer, kreditkarte, bankkonto, darlehen nr, darlehenskonto, darlehenskonto nr, darlehenskontonummer, kreditnummer, verrechnungskonto nr, verrechnungskontonummer',
    ),
    iban: parsePhrases('iban, iban nr, iban nummer, internationale bankkontonummer, ihre iban'),
    accountHolder: parsePhrases(
      'kontoinhaber, kontoinhaberin, inhaber, name, kunde, kundin, karteninhaber, karteninhaberin, kontoinhaber in, name des kontoinhabers, auszug für, kontobezeichnung, inhaber in, kontoinhaber innen, herr, herrn, frau, firma, lautend auf, kontowortlaut, karteninhaber in, hauptkarteninhaber, name des karteninhabers, kundenname, vorname name, name des kunden, lautend, mitinhaber, mitinhaberin, mitkontoinhaber, mitkontoinhaberin, weiterer kontoinhaber, zweiter kontoinhaber',
    ),
    accountType: parsePhrases(
      'kontoart, kontotyp, kontomodell, produkt, art des kontos, kontobezeichnung, kontoprodukt, kartenart, kartentyp, produktname',
    ),
    currency: parsePhrases(
      'währung, kontowährung, alle beträge in, beträge in, währung des kontos, in der währung, kontowährung in, betrag in',
    ),
    bank: parsePhrases(
      'bank, bic, blz, bankleitzahl, filiale, kreditinstitut, geschäftsstelle, bankname, bankverbindung, swift, institut, bankenclearing nr, bc nr, clearing nr, swift bic, bic swift, bank clearing, bankstelle, name der bank, clearing nummer',
    ),
    dailyBalance: parsePhrases(
      'tagessaldo, tagessalden, tagesendsaldo, tagesendsalden, tageskontostand, saldo pro tag, tagesabschluss, salden je buchungstag, saldo je buchungstag',
    ),
    availableBalance: parsePhrases(
      'verfügbar, verfügbarer betrag, verfügbarer saldo, verfügbares guthaben, verfügbarer kreditrahmen, verfügbarer verfügungsrahmen, verfügbares limit, verfügbare limite, disponibel, disponibler betrag, freies limit, freier verfügungsrahmen, verfügbare kartenlimite, verfügbarer rahmen, verfügbares einkaufslimit',
    ),
    creditLimit: parsePhrases(
      'kreditlimit, kreditlimite, verfügungsrahmen, kreditrahmen, dispokredit, dispositionskredit, eingeräumte kontoüberziehung, eingeräumter dispositionskredit, dispolimit, überziehungsrahmen, kontokorrentkredit, globallimite, kartenlimite, kartenlimit, limite, limit, dispo, dispositionslimit, kreditlinie, eingeräumte kreditlinie, einkaufsrahmen, rahmen, kontorahmen, einkaufslimit, ausgabenlimite, finanzierungsrahmen, überziehungskredit, überziehungslimit, monatslimite, überziehungsmöglichkeit, eingeräumte überziehungsmöglichkeit, dispositionsrahmen, genehmigte überziehung, dispositionslinie',
    ),
    minimumPayment: parsePhrases(
      'mindestbetrag, mindestzahlung, mindestrate, minimalbetrag, minimale rückzahlung, mindestrückzahlung, mindestrückzahlungsbetrag, zu zahlender mindestbetrag, teilzahlungsbetrag, rate, zu zahlende mindestrate, minimale teilzahlung, monatliche rate, mindestzahlungsbetrag, minimalzahlung, monatsrate',
    ),
    dueDate: parsePhrases(
      'fälligkeit, fällig am, fälligkeitsdatum, zahlbar bis, zahlungsziel, zahlungsfrist, fälligkeitstag, abbuchung am, einzug am, zahlung fällig am, zu zahlen bis, abbuchungsdatum, belastungsdatum, einzugsdatum, zahlungstermin',
    ),
    interestRate: parsePhrases(
      'zinssatz, sollzinssatz, habenzinssatz, effektiver jahreszins, jahreszins, zins, sollzins, habenzins, zinssätze, sollzinsen p a, zinssatz p a, effektivzins, zinskonditionen, zinssatz für dispositionskredit, zinssatz für eingeräumte kontoüberziehung, zinssatz für geduldete überziehung, zinssatz überziehung, jährlicher zinssatz, sollzinssätze, guthabenzinssatz',
    ),
    feeSummary: parsePhrases(
      'entgeltaufstellung, gebührenübersicht, kostenübersicht, aufstellung der entgelte, entgelte, rechnungsabschluss, kontoabschluss, abrechnung der entgelte, zinsabrechnung, zinsabschluss, abschluss, kontoabrechnung, aufstellung der gebühren, spesenabrechnung, abrechnung, abschlussrechnung, saldo der abschlussposten, spesenausweis, gebührenausweis, abrechnung zinsen, entgeltabrechnung, kostenaufstellung, quartalsabschluss, entgeltübersicht, entgelte im überblick, spesenübersicht, gebührenaufstellung, entgelte und gebühren, preisübersicht',
    ),
    yearToDate: parsePhrases(
      'seit jahresbeginn, im laufenden jahr, jahressumme, laufendes jahr, jahresumsatz, aufgelaufen, bisher im jahr, jahresübersicht, steuerjahr, kalenderjahr, jahr bis heute, seit jahresanfang',
    ),
    rewards: parsePhrases(
      'bonuspunkte, punkte, punktestand, meilen, prämienpunkte, cashback, bonus, surprize punkte, punktesaldo, prämienmeilen, prämien, membership rewards punkte, treuepunkte, payback punkte, punkteübersicht, bonusprogramm, punktekonto, meilenstand, bonusguthaben',
    ),
    pending: parsePhrases(
      'vorgemerkte umsätze, vorgemerkt, umsatz vorgemerkt, vormerkposten, vormerkungen, offene umsätze, noch nicht gebuchte umsätze, nicht gebuchte umsätze, ausstehende umsätze, ausstehend, ausstehende zahlungen, geplante zahlungen, terminierte zahlungen, reservierungen, reserviert, pendente buchungen, pendent, abgelehnt, abgelehnte transaktionen, daueraufträge, terminüberweisungen, pendente zahlungen, provisorische buchungen, noch nicht verbuchte transaktionen, noch nicht verbucht, in bearbeitung, vorgemerkte buchungen, vormerkung, offene buchungen, ausstehende transaktionen, terminaufträge, ausstehende buchungen, vorgemerkte kartenumsätze, noch nicht gebucht, schwebende umsätze, fehlgeschlagen, zurückgewiesen, gesperrt, blockiert, abgebrochen, fehlgeschlagene transaktionen, gesperrte beträge, blockierte beträge, zurückgewiesene zahlungen',
    ),
    pendingAmount: parsePhrases(
      'vorgemerkter betrag, reservierter betrag, summe vorgemerkte umsätze, vormerksaldo, blockierter betrag, vorgemerkte beträge, gesperrter betrag, reservierte beträge, pendente beträge, dispositionssaldo, summe vormerkungen, reservationen',
    ),
    noTransactions: parsePhrases(
      'keine umsätze, keine buchungen, keine umsätze vorhanden, keine bewegungen, keine kontobewegungen, es liegen keine umsätze vor, es sind keine umsätze vorhanden, keine transaktionen, keine umsätze im zeitraum, im angegebenen zeitraum keine umsätze, keine umsätze gefunden, es wurden keine buchungen gefunden, keine daten vorhanden, keine buchungen vorhanden, keine umsätze im angegebenen zeitraum, keine einträge, im berichtszeitraum wurden keine umsätze gebucht, keine umsätze im berichtszeitraum, keine buchungen im zeitraum, in diesem zeitraum gab es keine umsätze',
    ),
    page: parsePhrases(
      'seite, seiten, blatt, s, seite von, blatt nr, blattnr, seite nr, seitenzahl, auszug blatt, blatt von',
    ),
    continued: parsePhrases(
      'fortsetzung, fortsetzung folgt, fortsetzung auf der nächsten seite, fortsetzung nächste seite, bitte wenden, fortsetzung auf seite, fortsetzung siehe rückseite, siehe nächste seite, fortsetzung auf folgeseite, fortsetzung siehe nächste seite, weiter auf seite, b w, fortsetzung von seite',
    ),
    installments: parsePhrases(
      'raten, ratenzahlung, ratenzahlungen, ratenplan, teilzahlung, teilzahlungen, finanzkauf, ratenkauf, teilzahlungsfunktion, ratenkredit, teilzahlungsplan, tilgungsplan, ratenpläne, ratenvereinbarung, teilzahlungsvereinbarung',
    ),
    statementNumber: parsePhrases(
      'kontoauszug nr, kontoauszug nummer, kontoauszugsnummer, auszug nr, auszug nummer, auszugsnummer, auszugsnr, auszug no, auszugnummer, abrechnung nr, abrechnungsnummer, kontoauszugnummer, rechnungsnummer, rechnung nr, belegnummer',
    ),
    averageBalance: parsePhrases(
      'durchschnittssaldo, durchschnittlicher saldo, durchschnittsguthaben, mittlerer saldo, durchschnittlicher kontostand, durchschnittskontostand, durchschnittliches guthaben, höchster saldo, niedrigster saldo, höchstsaldo, mindestsaldo',
    ),
  },
  sections: {
    credits: parsePhrases(
      'gutschriften, eingänge, zahlungseingänge, einzahlungen, haben, einnahmen, geldeingänge, habenbuchungen, habenumsätze, eingehende zahlungen, eingehende transaktionen, eingang',
    ),
    debits: parsePhrases(
      'belastungen, lastschriften, ausgänge, zahlungsausgänge, auszahlungen, soll, ausgaben, abbuchungen, sollbuchungen, geldausgänge, sollumsätze, daueraufträge, ausgehende zahlungen, ausgehende transaktionen, zahlungsaufträge, zahlungen',
    ),
    checks: parsePhrases('schecks, scheckeinlösungen, eingelöste schecks, scheckbelastungen'),
    fees: parsePhrases(
      'gebühren, entgelte, spesen, kosten, kommissionen, provisionen, kontoführungsgebühren, entgelte und auslagen, gebühren und zinsen, preise, gebühren und kommissionen, kontoführung, jahresgebühr, bearbeitungsgebühren, auslandseinsatzentgelt',
    ),
    interest: parsePhrases(
      'zinsen, zinsabrechnung, sollzinsen, habenzinsen, zinsabschluss, zinsen und gebühren, zinsen und spesen, guthabenzinsen, zinsgutschrift, kreditzinsen, zinsberechnung, zinsaufstellung, zinsübersicht, zinsstaffel',
    ),
    payments: parsePhrases(
      'zahlungen, zahlungseingänge, ihre zahlungen, einzahlungen, zahlung, zahlungen und gutschriften, eingegangene zahlungen, ihre zahlung, lastschrift einzug, ihre zahlungen gutschriften',
    ),
    purchases: parsePhrases(
      'käufe, einkäufe, kartenumsätze, umsätze, transaktionen, kreditkartenumsätze, neue umsätze, kartenzahlungen, ihre umsätze, karteneinsätze, einkäufe und bezüge, kontobewegungen, umsätze mit karte, belastete umsätze, waren und dienstleistungen, neue belastungen, kauf, umsätze inland, umsätze ausland, umsatzübersicht, umsätze im überblick, buchungsübersicht, umsatzanzeige, umsatzliste',
    ),
    cashAdvances: parsePhrases(
      'bargeldabhebungen, bargeldauszahlungen, bargeldbezüge, barbezüge, barauszahlungen, bargeldbezug, barvorschuss, bargeldverfügungen, bargeldumsätze',
    ),
    refunds: parsePhrases(
      'rückerstattungen, erstattungen, gutschriften, rückbuchungen, stornos, stornierungen, rückvergütungen, stornobuchungen, rückgaben, rückzahlungen',
    ),
    transfers: parsePhrases(
      'überweisungen, überträge, umbuchungen, vergütungen, sepa überweisungen, kontoüberträge, überweisung, überweisungsaufträge, echtzeitüberweisungen, eingehende überweisungen, ausgehende überweisungen',
    ),
    atm: parsePhrases(
      'geldautomat, abhebungen, bargeldabhebungen, bancomat, geldautomatenverfügungen, bankomat, automatenbezüge, barbezüge, geldautomaten, geldausgabeautomat, bargeldbezüge, bancomat bezüge',
    ),
    cards: parsePhrases(
      'karten, kartenzahlungen, debitkarte, girocard, maestro, kartenumsätze, kartentransaktionen, kreditkarten, umsätze mit der karte, debitkartenzahlungen, bankkarte, hauptkarte, zusatzkarte, partnerkarte, karteneinsätze, kartenabrechnung',
    ),
    dailyBalances: parsePhrases(
      'tagessalden, tagesendsalden, saldenübersicht, tagessaldo, saldenliste, salden, salden je buchungstag, salden je tag, tägliche salden, saldenentwicklung',
    ),
    pending: parsePhrases(
      'vorgemerkte umsätze, vormerkposten, offene umsätze, pendente buchungen, ausstehende umsätze, noch nicht gebuchte umsätze, geplante zahlungen, vormerkungen, abgelehnte transaktionen, ausstehende transaktionen, noch nicht verbuchte transaktionen, noch nicht gebucht, vorgemerkte buchungen, vorgemerkt, reservierungen, geplante umsätze, schwebende umsätze, fehlgeschlagene transaktionen, gesperrte beträge, blockierte beträge, zurückgewiesene zahlungen, anstehende lastschriften, anstehende zahlungen, anstehende abbuchungen, demnächst fällig, geplante lastschriften, künftige lastschriften, kommende abbuchungen, bevorstehende zahlungen',
    ),
    summary: parsePhrases(
      'zusammenfassung, übersicht, kontoübersicht, saldenübersicht, finanzübersicht, kontostandsübersicht, auf einen blick, finanzstatus, vermögensübersicht, kontozusammenfassung, umsatzübersicht, ihre konten, vermögensstatus, rechnungsübersicht, gesamtübersicht, kontenübersicht, ihre konten im überblick, saldo übersicht, abrechnungsübersicht, produktübersicht, rechnungszusammenfassung, umsätze nach kategorie, ausgaben nach kategorie, ausgaben nach kategorien, umsätze nach kategorien, kategorieübersicht, ausgabenübersicht',
    ),
  },
  markers: {
    credit: parsePhrases(
      'H, Haben, Gutschrift, GS, Gut., Gutschr., zu Ihren Gunsten, Eingang, Kr, im Haben, zu unseren Lasten, Guthaben',
    ),
    debit: parsePhrases(
      'S, Soll, Lastschrift, LS, Last., Lastschr., zu Ihren Lasten, Ausgang, Belastung, im Soll, zu unseren Gunsten',
    ),
  },
  accountTypes: {
    checking: parsePhrases(
      'girokonto, giro, kontokorrent, kontokorrentkonto, privatkonto, gehaltskonto, geschäftskonto, lohnkonto, sichteinlagen, girokonten, firmenkonto, kontokorrentkredit, zahlungskonto, basiskonto, geschäftsgirokonto, premiumkonto, studentenkonto, jugendkonto, postkonto, giro plus, privatgirokonto, kontokorrent konto, vereinskonto, gemeinschaftskonto, verrechnungskonto, pensionskonto, jedermannkonto, privatgiro, mitgliedskonto',
    ),
    savings: parsePhrases(
      'sparkonto, reguliertes sparkonto, nicht reguliertes sparkonto, tagesgeld, tagesgeldkonto, festgeld, festgeldkonto, sparbuch, sparen, spareinlage, spareinlagen, anlagekonto, termingeld, sparcard, sparkassenbuch, geldmarktkonto, kündigungsgeld, zinskonto, sparanlage, festgeldanlage, e sparkonto, depositenkonto, vorsorgekonto, mietkautionskonto, anlagesparkonto, jugendsparkonto, bausparkonto, bausparvertrag, space, space kontoauszug, unterkonto sparen, sparziel, spardose, sparbrief, freizügigkeitskonto, säule 3a, vorsorge 3a, mieterkautionskonto, prämiensparen, wachstumssparen',
    ),
    credit_card: parsePhrases(
      'kreditkarte, kreditkartenkonto, kreditkartenabrechnung, kartenkonto, mastercard, visa, visa card, visakarte, kreditkarten, kreditkartenumsätze, american express, kreditkartenumsatzaufstellung, kartenabrechnung, mastercard gold, visa gold, kreditkartenrechnung, barclaycard, mastercard abrechnung, visa abrechnung, ihre umsatzaufstellung, kartenumsatzaufstellung, kreditkarten kontoauszug, kreditkartenauszug, monatsrechnung kreditkarte, kartenrechnung, kreditkarten umsatzaufstellung, abrechnung ihrer kreditkarte, goldkarte',
    ),
    loan: parsePhrases(
      'darlehen, darlehenskonto, kredit, kreditkonto, ratenkredit, hypothek, baufinanzierung, privatkredit, hypothekarkredit, rahmenkredit, abrufkredit, festhypothek, baudarlehen, annuitätendarlehen, immobilienkredit, konsumkredit, wohnkredit, darlehenskontoauszug, kreditkontoauszug, darlehensauszug, kreditauszug, darlehensabrechnung, hypothekenkonto, kontoauszug darlehen, kontoauszug kredit, jahreskontoauszug darlehen, autokredit, wohnbaukredit, allzweckkredit, baukredit, betriebsmittelkredit',
    ),
    brokerage: parsePhrases(
      'depot, wertpapierdepot, depotkonto, wertpapierkonto, depotauszug, wertschriftendepot, depotverrechnungskonto, brokerkonto, trading, tradingkonto, trading konto, handelskonto, wertpapierverrechnungskonto, verrechnungskonto wertpapierhandel, verrechnungskonto wertpapiere, fondsdepot',
    ),
    other: parsePhrases(
      'prepaidkarte, prepaid karte, prepaid mastercard, prepaid visa, mietkaution, treuhandkonto, anderkonto, prepaid kreditkarte, wallet auszug, digitale geldbörse, elektronische geldbörse',
    ),
  },
  dateWords: parsePhrases('bis, vom, den, der, und, am, zum, von, per, ab'),
  terms: {
    bankStaff: parsePhrases(
      'ihr berater, ihre beraterin, berater, beraterin, ihr kundenberater, ihre kundenberaterin, kundenberater, kundenberaterin, ihr persönlicher berater, ihre persönliche beraterin, ihr betreuer, ihre betreuerin, kundenbetreuer, kundenbetreuerin, ihr kundenbetreuer, ihre kundenbetreuerin, ihr ansprechpartner, ihre ansprechpartnerin, ansprechpartner, ansprechpartnerin, filialleiter, filialleiterin, filialleitung, geschäftsstellenleiter, geschäftsstellenleiterin',
    ),
    listEnd: parsePhrases(
      'ende des kontoauszugs, ende kontoauszug, ende des auszugs, ende der umsätze, ende der umsatzliste, ende der liste',
    ),
    heldFor: parsePhrases('treuhänderisch für, als treuhänder für'),
    joinsHolders: parsePhrases('und, oder'),
    guardianOf: parsePhrases('eltern von, an die eltern von, gesetzliche vertreter von, die eltern von'),
    inCareOf: parsePhrases('z hd, z h, zu händen'),
    ownersAssociation: parsePhrases(
      'wohnungseigentümergemeinschaft, eigentümergemeinschaft, hausgemeinschaft, stockwerkeigentümergemeinschaft',
    ),
    ownersFirst: parsePhrases('weg'),
    severalHolders: parsePhrases('kontoinhaber innen'),
    secondHolder: parsePhrases(
      'zweiter, mitinhaber, mitinhaberin, mitkontoinhaber, mitkontoinhaberin, weiterer, weitere, zweite',
    ),
    holderInSentence: parsePhrases('lautend auf'),
    cardholder: parsePhrases('karteninhaber, karteninhaberin'),
    formOfAddress: parsePhrases('herr, herrn, frau, hr, fr'),
    formBehindName: parsePhrases('herr, herrn, frau'),
    article: parsePhrases('die, der, den'),
    firmOffice: parsePhrases('geschäftsführer, geschäftsführung, geschäftsleitung'),
    streetFirst: parsePhrases('straße, postfach'),
    streetEnd: parsePhrases('straße, str, gasse, weg, allee, platz'),
    account: parsePhrases('konto'),
    accounts: parsePhrases('konten'),
    securities: parsePhrases('depotnummer, depotkonto, wertpapierdepot, wertpapierdepotkonto'),
    overdraft: parsePhrases('dispositionskredit, dispokredit, dispositionslimit, eingeräumte kontoüberziehung'),
    debitStem: parsePhrases('abgebucht, eingezogen, belast'),
    month: parsePhrases('monat'),
    year: parsePhrases('jahr'),
    belowZero: parsePhrases('sollsaldo'),
    aboveZero: parsePhrases('habensaldo'),
    principal: parsePhrases('restschuld, restdarlehen, darlehensstand, darlehenssaldo'),
    ownersBook: parsePhrases('kontoblatt, kontenblatt, sachkontoblatt'),
    receivables: parsePhrases('kundenkonto, debitorenkonto, debitorenkontoblatt'),
  },
};
