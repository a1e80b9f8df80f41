import type { Language } from '../language.ts';
import { parseForms, parsePhrases } from '../phrase-list.ts';

/** Italia, Svizzera italiana, San Marino. */
export const italian: Language = {
  code: 'it',
  name: 'Italian',
  months: parseForms(
    'gennaio gen genn, febbraio feb febb, marzo mar mrz, aprile apr, maggio mag magg, giugno giu giug, luglio lug lugl, agosto ago ag, settembre set sett, ottobre ott, novembre nov, dicembre dic',
  ),
  weekdays: parseForms('lunedì lun, martedì mar, mercoledì mer, giovedì gio, venerdì ven, sabato sab, domenica dom'),
  columns: {
    date: parsePhrases('data, giorno, data movimento, data mov, data del movimento, date, data ora, dt, data e ora'),
    transactionDate: parsePhrases(
      "data operazione, data oper, data op, data dell'operazione, data transazione, data della transazione, data acquisto, data di acquisto, data esecuzione, data utilizzo, data dell'acquisto, data spesa, data di esecuzione, operazione data, data di operazione, data autorizzazione, data negoziazione",
    ),
    postingDate: parsePhrases(
      'data contabile, data contabilizzazione, data registrazione, data di registrazione, data reg, data di contabilizzazione, data cont, contabile, data addebito, data di addebito, data contab, data pagamento, contabilizzato il, contab, data di contabilità',
    ),
    valueDate: parsePhrases('valuta, data valuta, val, data val, valuta data, data di valuta, giorno valuta'),
    description: parsePhrases(
      "descrizione, descrizione operazione, descrizione operazioni, causale, descrizione delle operazioni, descrizione dell'operazione, descrizione del movimento, dettaglio, dettagli, operazione, operazioni, causale descrizione, descrizione causale, descrizione movimento, movimento, movimenti, dettaglio operazione, esercente, descrizione della transazione, descrizione esercente, beneficiario, ordinante, note, descrizione estesa, descrizione completa, causali, controparte, testo di registrazione, causale movimento, tipo operazione descrizione, dettagli operazione, descrizione operazioni effettuate, descrizioni, transazione, transazioni, descrizione spesa, nome esercente, località, oggetto, informazioni, dettaglio movimenti, luogo, descrizione contabile, descrizione dei movimenti, ordinante beneficiario, dettaglio movimento, descrizione acquisto, voce, testo, dettagli del movimento, negozio, descrizione transazione, punto vendita",
    ),
    reference: parsePhrases(
      'riferimento, rif, numero operazione, numero assegno, n assegno, riferimenti, num operazione, n operazione, nr operazione, cro, trn, codice riferimento, numero riferimento, numero di riferimento, id transazione, n rif, n documento, codice operazione, codice transazione, codice univoco, num assegno, rif operazione, identificativo, numero transazione, riferimento operazione, id operazione, numero documento',
    ),
    debit: parsePhrases(
      'acquisti, dare, uscite, uscita, addebiti, addebito, movimenti dare, importo dare, importo addebito, debito, movimenti a debito, importi a debito, a debito, addebiti eur, uscite eur, addebiti in euro, pagamenti, prelievi, spese, importo a debito, uscite in euro, debiti, dare euro, addebiti euro, a vostro debito, a carico, importo uscita, importi a vostro debito, movimento dare, vostro dare, prelevamenti, addebitato',
    ),
    credit: parsePhrases(
      'avere, entrate, entrata, accrediti, accredito, movimenti avere, importo avere, importo accredito, credito, movimenti a credito, importi a credito, a credito, accrediti eur, entrate eur, accrediti in euro, versamenti, importo a credito, entrate in euro, crediti, avere euro, accrediti euro, a vostro credito, a favore, importo entrata, importi a vostro credito, movimento avere, vostro avere, incassi, accreditato, depositi',
    ),
    amount: parsePhrases(
      "importo, quota capitale, importi, importo in euro, importo eur, importo operazione, importo euro, importo movimento, movimenti, ammontare, valore, importo totale, dare avere, entrate uscite, uscite entrate, addebiti accrediti, accrediti addebiti, importo dell'operazione, importo transazione, controvalore, importo in eur, importo addebitato, avere dare, importo dare avere, importo in euro dare avere, importo finale, importo in chf, somma, importo della transazione, entrate e uscite, controvalore in euro, addebito accredito",
    ),
    balance: parsePhrases(
      'saldo, saldi, saldo progressivo, saldo contabile, saldo disponibile, saldo finale, saldo liquido, saldo parziale, saldo attuale, saldo dopo operazione, saldo in euro, saldo corrente, saldo del conto, saldo eur, progressivo, saldo conto, saldo residuo, saldo giornaliero, disponibilità',
    ),
    type: parsePhrases(
      'tipo, tipo operazione, tipologia, codice causale, tipo movimento, tipo di operazione, cod causale, causale abi, tipo transazione, caus abi, cod, codice, tipologia operazione, tipologia movimento, caus, tipo di movimento, metodo, operazione',
    ),
    currency: parsePhrases('divisa, valuta conto, moneta, divisa conto, codice divisa, divisa del conto'),
    originalAmount: parsePhrases(
      'importo in valuta, importo originale, importo valuta, importo in divisa, valuta estera, importo in valuta estera, importo valuta originale, importo in valuta originale, importo divisa, importo in moneta estera, importo originario, valuta originale, divisa estera, importo in divisa estera, moneta estera, importo divisa estera, importo valuta estera',
    ),
    exchangeRate: parsePhrases(
      'cambio, tasso di cambio, cambio applicato, corso, corso di cambio, tasso cambio, cambio eur',
    ),
    sign: parsePhrases('segno, d a, dare avere, a d, d c, segno d a, segno importo'),
    ignored: parsePhrases(
      'quantità, canale, data dispon, data disp, data disponibilità, filiale, agenzia, carta, numero carta, n carta, conto, numero conto, categoria, stato, ora, orario, sportello, iban, bic, località esercente, paese, città, commissioni, commissione, n, nr, num, numero, progr, codice filiale, sottocategoria, titolare, giorni, numeri, punti, circuito, moneymap, imposta, tag, terminale, hashtag, nazione, divisa originale, numeri debitori, numeri creditori, spese commissioni, saldi per valuta, saldo per valuta, prezzo, prezzo unitario',
    ),
  },
  labels: {
    openingBalance: parsePhrases(
      "saldo iniziale, saldo precedente, saldo di apertura, saldo iniziale al, saldo al, saldo inizio periodo, saldo iniziale del periodo, saldo estratto conto precedente, saldo precedente al, saldo iniziale in euro, saldo contabile iniziale, saldo iniziale contabile, saldo a inizio periodo, saldo ad inizio periodo, saldo iniziale a vostro credito, saldo iniziale a credito, saldo apertura, saldo di inizio periodo, saldo iniziale a vostro favore, saldo iniziale a vostro debito, saldo contabile al, saldo dell'estratto conto precedente, saldo contabile precedente, saldo del mese precedente, saldo liquido iniziale, saldo iniziale disponibile, saldo disponibile iniziale, saldo vecchio",
    ),
    closingBalance: parsePhrases(
      'saldo finale, saldo di chiusura, saldo finale al, saldo al, saldo attuale, saldo fine periodo, saldo finale del periodo, nuovo saldo, saldo contabile finale, saldo finale contabile, saldo a fine periodo, saldo finale in euro, saldo contabile, saldo contabile al, saldo chiusura, saldo finale a vostro credito, saldo finale a credito, saldo di fine periodo, saldo finale a vostro favore, saldo finale a vostro debito, saldo a vostro credito, saldo a vostro debito, saldo a vostro favore, saldo a nostro favore, saldo alla data, saldo disponibile finale, saldo corrente, saldo totale, saldo liquido finale, saldo conto, saldo del conto al, saldo liquido, saldo finale disponibile, saldo a nostro credito',
    ),
    broughtForward: parsePhrases(
      'riporto, saldo riportato, riporto da pagina precedente, riporto da pagina, riporto pagina precedente, riporto saldo, saldo a riportare precedente, riporto da pag, saldo da riporto, da riportare dalla pagina precedente',
    ),
    carriedForward: parsePhrases(
      'a riportare, saldo a riportare, da riportare, riporto a pagina seguente, riporto a pagina, totale a riportare, riporto alla pagina successiva, saldo da riportare, da riportare alla pagina seguente',
    ),
    subtotal: parsePhrases(
      'subtotale, totale parziale, totale pagina, totale del giorno, sub totale, totale carta, totale della carta, totale movimenti carta, parziale',
    ),
    totalCredits: parsePhrases(
      'totale entrate, totale accrediti, totale avere, totale movimenti avere, totale crediti, totale a credito, totale movimenti a credito, totale versamenti, totale importi a credito, entrate, accrediti, totale movimenti in avere, totale delle entrate, totale movimenti in entrata, somma accrediti, movimenti a credito, totale avere eur, totale movimenti in accredito, totale entrate del periodo, totale degli accrediti, totale operazioni a credito, entrate totali, totale accrediti eur, totale pagamenti, somma movimenti avere, somma avere, totale rimborsi, pagamenti e accrediti, totale pagamenti e accrediti, totale accrediti e pagamenti, versamenti e accrediti',
    ),
    totalDebits: parsePhrases(
      'totale uscite, totale addebiti, totale nuovi addebiti, totale dare, totale movimenti dare, totale debiti, totale a debito, totale movimenti a debito, totale prelievi, totale importi a debito, uscite, addebiti, totale movimenti in dare, totale delle uscite, totale movimenti in uscita, somma addebiti, movimenti a debito, totale dare eur, totale movimenti in addebito, totale uscite del periodo, totale degli addebiti, totale operazioni a debito, uscite totali, totale addebiti eur, totale spese, totale acquisti, somma movimenti dare, somma dare, totale operazioni, totale spese del mese, totale spese effettuate, spese del periodo, totale spese del periodo, utilizzi del periodo, totale utilizzi',
    ),
    total: parsePhrases(
      'totale, totali, totale movimenti, totale generale, somma, totale importi, importo totale, totali movimenti, totale complessivo, totale del periodo, totale euro, totale operazioni, totale in euro',
    ),
    netChange: parsePhrases(
      'variazione, differenza, sbilancio, variazione netta, saldo movimenti, saldo del periodo, movimento netto',
    ),
    countCredits: parsePhrases(
      'numero accrediti, n movimenti a credito, numero operazioni a credito, n operazioni avere, numero movimenti avere, n accrediti, n operazioni a credito, numero entrate',
    ),
    countDebits: parsePhrases(
      'numero addebiti, n movimenti a debito, numero operazioni a debito, n operazioni dare, numero movimenti dare, n addebiti, n operazioni a debito, numero uscite',
    ),
    previousBalance: parsePhrases(
      "saldo precedente, saldo estratto conto precedente, saldo mese precedente, debito residuo precedente, saldo dell'estratto conto precedente, importo estratto conto precedente, vecchio saldo, saldo ultima fattura, saldo fattura precedente, saldo del mese precedente, debito precedente",
    ),
    newBalance: parsePhrases(
      'saldo attuale, saldo estratto conto attuale, saldo estratto conto, saldo del presente estratto conto, saldo presente estratto conto, saldo di questo estratto conto, saldo del presente rendiconto, importo del presente estratto conto, totale da pagare, importo da pagare, nuovo saldo, totale dovuto, importo dovuto, saldo da pagare, totale addebito, importo addebitato, totale estratto conto, debito residuo, saldo finale, importo della fattura, saldo a nostro favore, totale fattura, importo totale dovuto, totale a debito, saldo a debito, totale spese da addebitare, saldo fattura, importo totale da pagare, importo che verrà addebitato, totale importo addebitato',
    ),
    period: parsePhrases(
      "periodo, periodo dal, estratto conto dal, periodo di riferimento, dal al, movimenti dal, lista movimenti dal, estratto conto al, estratto conto del periodo, nel periodo, periodo dell'estratto conto, estratto conto, per il periodo, elenco movimenti dal, movimenti del periodo, periodo contabile, periodo di rendicontazione, movimenti di conto dal, intervallo, periodo selezionato, riepilogo movimenti dal, movimenti nel periodo",
    ),
    periodFrom: parsePhrases(
      'dal, da, data inizio, dalla data, data iniziale, dal giorno, inizio periodo, a partire dal, data da, precedente estratto conto',
    ),
    periodTo: parsePhrases('al, a, data fine, alla data, data finale, al giorno, fine periodo, fino al, data a'),
    statementDate: parsePhrases(
      'data estratto conto, data emissione, data di emissione, estratto conto al, emesso il, situazione al, data documento, data stampa, data di stampa, data elaborazione, data chiusura, data fattura, stampato il, generato il, data chiusura contabile, data del documento, data invio, data di chiusura, data conteggio, estratto al, aggiornato al, data di produzione, data creazione, data richiesta, data estratto',
    ),
    accountNumber: parsePhrases(
      'numero conto, conto, numero di conto, n conto, conto corrente n, c c n, conto n, conto corrente numero, numero carta, carta n, n carta, numero conto corrente, rapporto, n rapporto, numero rapporto, c c, conto corrente, numero della carta, numero di carta, rapporto n, nr conto, coordinate bancarie, bban, conto corrente nr, conto carta, codice rapporto, conto nr, carta numero, num conto, posizione n, posizione, numero contratto, c c numero, conto di addebito, conto bancoposta, numero conto carta, numero del conto, mutuo n, numero mutuo, finanziamento n, numero finanziamento, prestito n, numero prestito',
    ),
    iban: parsePhrases('iban, codice iban, coordinate iban, numero iban, coordinata iban'),
    accountHolder: parsePhrases(
      'intestatario, intestato a, intestatari, intestatario conto, titolare, titolare del conto, nome, cliente, intestazione, titolare carta, nominativo, intestatario del conto, titolare della carta, cointestatari, ragione sociale, conto intestato a, sig, signor, signora, gentile, spett le, spettabile, intestatari del conto, nome e cognome, intestazione conto, intestatario carta, denominazione, intestatario rapporto',
    ),
    accountType: parsePhrases(
      'tipo conto, prodotto, tipologia conto, tipo di conto, descrizione conto, tipo rapporto, tipologia rapporto, denominazione conto, tipo carta',
    ),
    currency: parsePhrases(
      'divisa, valuta, divisa conto, espresso in, valuta conto, importi in, moneta, valori espressi in, divisa di conto, valuta del conto',
    ),
    bank: parsePhrases(
      'banca, filiale, agenzia, bic, swift, codice bic, abi, cab, sportello, bic swift, istituto, codice swift, nome banca, dipendenza, codice abi',
    ),
    dailyBalance: parsePhrases(
      'saldo giornaliero, saldi giornalieri, saldo di fine giornata, saldi per valuta, saldo per valuta, saldi liquidi',
    ),
    availableBalance: parsePhrases(
      'saldo disponibile, disponibilità, disponibilità residua, disponibile, importo disponibile, fido disponibile, plafond disponibile, credito disponibile, saldo disponibile al, limite disponibile, disponibilità di spesa, disponibilità della carta, liquidità disponibile',
    ),
    creditLimit: parsePhrases(
      'fido, fido accordato, affidamento, plafond, limite di credito, limite di utilizzo, limite carta, limite di spesa, scoperto, scoperto di conto, massimale, limite, castelletto, affidamenti, linea di credito, apertura di credito, plafond mensile, plafond carta, importo del fido, limite globale, limite di credito concesso, fido concesso',
    ),
    minimumPayment: parsePhrases(
      'rata minima, importo minimo, importo minimo da pagare, pagamento minimo, rata mensile, importo rata, rata, importo minimo dovuto, rata da pagare, acconto minimo',
    ),
    dueDate: parsePhrases(
      'scadenza, data scadenza, data di scadenza, data addebito, pagabile entro, data di pagamento, da pagare entro, data pagamento, addebito il, data di addebito, con valuta, termine di pagamento, entro il',
    ),
    interestRate: parsePhrases(
      "tasso, tasso di interesse, tasso annuo, taeg, tan, tasso debitore, tasso creditore, tasso nominale, tasso annuo nominale, tasso effettivo, tassi, tasso d'interesse, tasso d'interesse annuo, tasso annuo effettivo, tasso creditore annuo, tassi debitori, tassi creditori, tassi applicati",
    ),
    feeSummary: parsePhrases(
      'riepilogo spese, riepilogo commissioni, competenze, conteggio competenze, spese addebitate, riassunto scalare, prospetto competenze, scalare, estratto conto scalare, totale competenze, riepilogo delle spese, spese e commissioni, conteggio interessi, riepilogo competenze, prospetto di liquidazione, elementi per il conteggio delle competenze, dettaglio delle spese, dettaglio competenze, riassunto a scalare, chiusura conto, calcolo interessi, spese liquidazione, prospetto riassunto scalare',
    ),
    yearToDate: parsePhrases(
      "da inizio anno, progressivo annuo, totale annuo, cumulato, dall'inizio dell'anno, anno in corso, dal 1 gennaio, progressivo da inizio anno",
    ),
    rewards: parsePhrases(
      'punti, programma fedeltà, punti accumulati, saldo punti, cashback, miglia, punti premio, raccolta punti, punti fedeltà, totale punti',
    ),
    pending: parsePhrases(
      'movimenti non contabilizzati, operazioni in sospeso, in attesa, movimenti in attesa, operazioni da contabilizzare, movimenti prenotati, movimenti in corso, in elaborazione, operazioni in attesa, pagamenti programmati, autorizzazioni, movimenti non ancora contabilizzati, operazioni rifiutate, operazioni non contabilizzate, rifiutate, movimenti da contabilizzare, movimenti futuri, operazioni prenotate, operazioni autorizzate, disposizioni future, transazioni in sospeso, operazioni in corso, ordini permanenti, pagamenti futuri, rifiutato, rifiutata, fallito, fallita, annullato, annullata, bloccato, bloccata, non riuscito, operazioni annullate, importi bloccati, movimenti rifiutati',
    ),
    pendingAmount: parsePhrases(
      'importo prenotato, importo in sospeso, importo bloccato, importi prenotati, totale autorizzazioni, somme indisponibili, importi non contabilizzati, partite prenotate, partite illiquide',
    ),
    noTransactions: parsePhrases(
      'nessun movimento, nessuna operazione, non ci sono movimenti, non sono presenti movimenti, assenza di movimenti, nessun movimento nel periodo, nessuna transazione, non risultano movimenti, nessun movimento presente, nessun movimento trovato, non sono stati effettuati movimenti, non vi sono movimenti, non risultano movimenti nel periodo di riferimento, nessun movimento da visualizzare, nel periodo non sono stati effettuati movimenti',
    ),
    page: parsePhrases('pagina, pag, foglio, pagine, pagina n, foglio n, pag n, numero pagina'),
    continued: parsePhrases(
      'segue, continua, continua a pagina seguente, segue a tergo, segue alla pagina successiva, segue pagina, continua alla pagina successiva, continua nella pagina successiva, segue dalla pagina precedente, vedi retro, continua sul retro',
    ),
    installments: parsePhrases(
      'rate, rateizzazione, piano di rimborso, pagamento rateale, rateizzazioni, piani rateali, piano rateale, piano di ammortamento, rate residue, rateale, rimborso rateale, piani di rimborso',
    ),
    statementNumber: parsePhrases(
      'estratto conto n, estratto conto nr, estratto conto numero, numero estratto, numero estratto conto, n estratto, nr estratto conto, estratto n',
    ),
    averageBalance: parsePhrases(
      'giacenza media, saldo medio, giacenza media annua, media dei saldi, saldo medio liquido, saldo minimo, saldo massimo, giacenza media mensile, valore della giacenza media, saldo medio creditore',
    ),
  },
  sections: {
    credits: parsePhrases(
      'accrediti, entrate, movimenti a credito, versamenti, avere, movimenti avere, operazioni a credito, movimenti in entrata, incassi, altri accrediti, crediti, bonifici ricevuti, bonifici in entrata',
    ),
    debits: parsePhrases(
      'addebiti, uscite, movimenti a debito, prelievi, dare, movimenti dare, operazioni a debito, movimenti in uscita, addebiti diretti, domiciliazioni, altri addebiti, prelevamenti, utenze, disposizioni, bonifici in uscita, pagamenti diversi',
    ),
    checks: parsePhrases(
      'assegni, assegni emessi, assegni pagati, assegni addebitati, assegni bancari, elenco assegni',
    ),
    fees: parsePhrases(
      'commissioni, spese, commissioni e spese, oneri, bolli, imposte e tasse, imposte, competenze, costi, canone, spese e commissioni, costi e commissioni, imposta di bollo, quota annuale, altre spese, tasse, spese di gestione, interessi e spese',
    ),
    interest: parsePhrases(
      'interessi, interessi e commissioni, interessi debitori, interessi creditori, interessi e competenze, interessi maturati, interessi attivi, interessi passivi, calcolo degli interessi, conteggio interessi, riepilogo interessi, competenze, calcolo interessi',
    ),
    payments: parsePhrases(
      'pagamenti, pagamento, pagamenti ricevuti, pagamenti effettuati, suoi pagamenti, versamenti, i suoi pagamenti, vostri pagamenti, vostro pagamento, pagamenti e accrediti, accrediti e pagamenti, rimborsi e pagamenti, versamenti e accrediti',
    ),
    purchases: parsePhrases(
      'acquisti, spese, operazioni, movimenti, transazioni, operazioni effettuate, movimenti della carta, nuove operazioni, acquisti con carta, dettaglio operazioni, dettaglio movimenti, le tue spese, lista movimenti, elenco movimenti, dettaglio delle operazioni, spese effettuate, movimenti del mese, movimenti del conto, spese del mese, elenco operazioni, elenco dei movimenti, operazioni in euro, operazioni in valuta, dettaglio spese, nuovi acquisti, acquisti e prelievi, spese del periodo, utilizzi del periodo, acquisti e spese, operazioni del periodo, movimenti del periodo',
    ),
    cashAdvances: parsePhrases(
      'anticipi contante, anticipo contante, prelievi di contante, anticipi di contante, anticipo di contante, prelievi contante, prelievi in contanti, anticipi contanti, prelievo di contanti',
    ),
    refunds: parsePhrases('rimborsi, storni, accrediti e storni, rettifiche, resi, riaccrediti, note di credito'),
    transfers: parsePhrases(
      'bonifici, giroconti, bonifico, bonifici effettuati, bonifici ricevuti, trasferimenti, giroconto, bonifici sepa, bonifici istantanei, bonifici disposti, girofondi',
    ),
    atm: parsePhrases(
      'prelievi bancomat, prelievi atm, prelievi, bancomat, prelevamenti bancomat, sportelli automatici, prelievi carta, sportello automatico, prelievi agli sportelli automatici',
    ),
    cards: parsePhrases(
      'carte, pagamenti carta, pagamenti con carta, carta di debito, movimenti carta, operazioni con carta, pagamenti pos, carta principale, carta aggiuntiva, carte di debito, pagamento pos, pagamenti bancomat, movimenti carte, carta familiare, riepilogo carte, carte di pagamento',
    ),
    dailyBalances: parsePhrases(
      'saldi giornalieri, saldo giornaliero, saldi per valuta, saldi liquidi, andamento saldo, andamento del saldo',
    ),
    pending: parsePhrases(
      'movimenti non contabilizzati, movimenti prenotati, operazioni da contabilizzare, operazioni in sospeso, movimenti in attesa, operazioni non contabilizzate, operazioni autorizzate, pagamenti programmati, movimenti futuri, operazioni rifiutate, operazioni annullate, importi bloccati, movimenti rifiutati, addebiti in arrivo, prossimi pagamenti, prossimi addebiti, pagamenti in arrivo, prossime scadenze, addebiti programmati',
    ),
    summary: parsePhrases(
      'riepilogo, riassunto, sintesi, situazione, riepilogo conto, riepilogo saldi, riepilogo del conto, sintesi del conto, riepilogo movimenti, situazione conti, posizione globale, riepilogo generale, sommario, panoramica, riepilogo rapporti, quadro sintetico, riepilogo estratto conto, situazione patrimoniale, in sintesi, riepilogo del periodo, situazione finanziaria, riepilogo della posizione, il tuo riepilogo, dati di sintesi, riepilogo carta, sintesi dei movimenti, riepilogo della carta, patrimonio, movimenti per categoria, spese per categoria, riepilogo per categoria, uscite per categoria',
    ),
  },
  markers: {
    credit: parsePhrases(
      'A, C, CR, Avere, Cr., Accr., Accredito, Entrata, Creditore, Credito, a credito, a Vs. credito, a vostro credito, a Vs. favore, a vostro favore, a suo favore',
    ),
    debit: parsePhrases(
      'D, DR, Dare, Deb., Addebito, Add., Uscita, Debitore, Debito, a debito, a Vs. debito, a vostro debito, a Ns. favore, a nostro favore',
    ),
  },
  accountTypes: {
    checking: parsePhrases(
      'conto corrente, conto corrente di corrispondenza, conto bancoposta, conti correnti, conto di pagamento, conto privato, conto stipendio, conto personale, conto di base, c c, c c bancario, conto corrente bancario, conto arancio corrente, conto base, conto corrente ordinario, conto corrente in euro, conto aziendale, conto salario, conto business, conto giovani, conto famiglia',
    ),
    savings: parsePhrases(
      'conto deposito, libretto di risparmio, conto di risparmio, libretto, conto risparmio, deposito a risparmio, deposito vincolato, libretto postale, conto di deposito, deposito a termine, libretto smart, conto arancio, depositi a risparmio, certificato di deposito, libretto di deposito, libretto nominativo, libretto ordinario, buono fruttifero, conto vincolato',
    ),
    credit_card: parsePhrases(
      'carta di credito, carta, visa, mastercard, estratto conto carta, nexi, american express, estratto conto carta di credito, carte di credito, carta oro, carta classic, cartasi, rendiconto mensile, fattura mensile, carta revolving, riepilogo carta di credito, riepilogo carta, conto carta, estratto conto della carta, estratto conto carte di credito, rendiconto carta di credito, estratto carta',
    ),
    loan: parsePhrases(
      'mutuo, prestito, finanziamento, prestito personale, conto anticipi, credito, ipoteca, mutuo casa, prestiti, conto mutuo, mutuo ipotecario, fido di conto, apertura di credito, cessione del quinto, credito al consumo, estratto conto finanziamento, estratto conto mutuo, conto finanziamento, estratto conto prestito, rendiconto mutuo, estratto conto linea di credito, situazione finanziamento',
    ),
    brokerage: parsePhrases(
      'deposito titoli, conto titoli, dossier titoli, portafoglio, conto trading, conto investimenti, portafoglio titoli, custodia e amministrazione titoli, deposito amministrato, gestione patrimoniale, investimenti',
    ),
    other: parsePhrases(
      'carta prepagata, postepay, carta conto, prepagata, carta ricaricabile, deposito cauzionale, moneta elettronica, portafoglio mobile, portafoglio digitale, portafoglio elettronico, borsellino elettronico',
    ),
  },
  dateWords: parsePhrases('di, del, dal, al, il, e, a, da, fino al, alla data'),
  terms: {
    bankStaff: parsePhrases(
      'il suo gestore, il tuo gestore, gestore, il suo consulente, il tuo consulente, consulente, direttore di filiale, direttore della filiale, direttore filiale, il suo referente, referente, gestore della relazione',
    ),
    listEnd: parsePhrases(
      "fine estratto conto, fine dell'estratto conto, fine movimenti, fine lista movimenti, fine elenco",
    ),
    joinsHolders: parsePhrases('e, e o'),
    guardianOf: parsePhrases('ai genitori di, genitori di, tutore di'),
    inCareOf: parsePhrases('alla cortese attenzione, all attenzione, c a'),
    ownersFirst: parsePhrases('condominio'),
    severalHolders: parsePhrases('intestatari, intestatario, cointestatari, titolari'),
    secondHolder: parsePhrases('cointestatari, cointestatario'),
    holderInSentence: parsePhrases('intestato a'),
    formOfAddress: parsePhrases('sig, sig ra, signor, signora'),
    article: parsePhrases('il, la, al'),
    firmOffice: parsePhrases('amministratore'),
    streetFirst: parsePhrases('via, viale, piazza, corso, vicolo, largo'),
    account: parsePhrases('conto'),
    accounts: parsePhrases('conti'),
    securities: parsePhrases('titoli'),
    overdraft: parsePhrases('fido accordato, fido di conto, scoperto di conto'),
    debitStem: parsePhrases('addebit, prelev, incass'),
    month: parsePhrases('mese'),
    year: parsePhrases('anno'),
    corresponding: parsePhrases('relativo'),
    belowZero: parsePhrases('debitore'),
    aboveZero: parsePhrases('creditore'),
    principal: parsePhrases('debito residuo'),
    ownersBook: parsePhrases('mastrino, partitario, scheda contabile'),
    receivables: parsePhrases('scheda cliente, partitario clienti'),
  },
};
