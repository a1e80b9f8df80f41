import type { Language } from '../language.ts';
import { parseForms, parsePhrases } from '../phrase-list.ts';

export const slovak: Language = {
  code: 'sk',
  name: 'Slovak',
  months: parseForms(
    'január januára januári jan, február februára februári feb, marec marca marci mar, apríl apríla apríli apr, máj mája máji, jún júna júni, júl júla júli, august augusta auguste aug, september septembra septembri sep sept, október októbra októbri okt, november novembra novembri nov, december decembra decembri dec',
  ),
  weekdays: parseForms('pondelok, utorok, streda, štvrtok, piatok, sobota, nedeľa'),
  columns: {
    date: parsePhrases('dátum, deň, dátum a čas'),
    transactionDate: parsePhrases(
      'dátum transakcie, dátum realizácie, dátum operácie, dátum vykonania, dátum uskutočnenia, dátum nákupu, dátum platby, dátum pohybu, dátum obchodu, dátum použitia karty, dátum prevodu',
    ),
    postingDate: parsePhrases(
      'dátum zaúčtovania, dátum účtovania, zaúčtované, dátum spracovania, dátum zúčtovania, zúčtované, zaúčtovanie, dátum odpísania, dátum zaúčt, dátum účt',
    ),
    valueDate: parsePhrases('dátum valuty, valuta, dát valuty, dátum valuta'),
    description: parsePhrases(
      'popis, popis transakcie, popis operácie, popis pohybu, popis platby, popis obratu, popis položky, text, protistrana, názov protistrany, názov protiúčtu, správa pre príjemcu, informácia pre príjemcu, informácie pre príjemcu, informácie, poznámka, účel platby, obchodník, názov obchodníka, miesto, miesto transakcie, miesto nákupu, transakcia, transakcie, operácia, pohyb, pohyby, položka, detail transakcie, detaily transakcie, detaily, údaje o transakcii, údaje o platbe, doplňujúce údaje, príjemca platiteľ, platiteľ príjemca, príjemca, názov',
    ),
    reference: parsePhrases(
      'variabilný symbol, vs, ks, ss, konštantný symbol, špecifický symbol, referencia, referencia platiteľa, referencia platby, číslo transakcie, číslo dokladu, id transakcie, identifikácia platby, vs ks ss, vs šs ks, vs ss ks, var symbol, referenčné číslo, číslo operácie, por číslo',
    ),
    debit: parsePhrases(
      'debet, na ťarchu, výdavky, výdaj, výdaje, odpísané, odchádzajúce platby, odoslané platby, má dať, výbery, ťarcha, debetné položky, debetné obraty, suma debet, odpísaná suma, úbytok',
    ),
    credit: parsePhrases(
      'kredit, v prospech, príjmy, príjem, pripísané, prichádzajúce platby, prijaté platby, dal, vklady, prospech, kreditné položky, kreditné obraty, suma kredit, pripísaná suma, prírastok',
    ),
    amount: parsePhrases(
      'suma, čiastka, suma transakcie, suma v eur, suma v mene účtu, zaúčtovaná suma, suma obratu, suma pohybu, suma operácie, suma platby, čiastka v eur, objem, obrat, kredit debet, debet kredit, suma v eurách',
    ),
    balance: parsePhrases(
      'zostatok, zostatok na účte, zostatok účtu, zostatok po transakcii, zostatok po operácii, zostatok po pohybe, účtovný zostatok, aktuálny zostatok, disponibilný zostatok, priebežný zostatok, konečný zostatok, nový zostatok, stav účtu, zostatok v eur, saldo',
    ),
    type: parsePhrases(
      'typ, typ transakcie, typ operácie, typ pohybu, typ platby, druh, druh operácie, druh transakcie, druh pohybu, kód, kód operácie, operácia, transakcia',
    ),
    currency: parsePhrases('mena, mena účtu'),
    originalAmount: parsePhrases(
      'pôvodná suma, suma v pôvodnej mene, suma v mene transakcie, originálna suma, suma v cudzej mene, pôvodná mena, suma v mene, suma v originálnej mene',
    ),
    exchangeRate: parsePhrases('kurz, výmenný kurz, použitý kurz, prepočítací kurz, kurz prepočtu'),
    sign: parsePhrases('znamienko'),
    ignored: parsePhrases(
      'protiúčet, číslo protiúčtu, účet protistrany, číslo účtu, účet, karta, číslo karty, držiteľ karty, pobočka, kategória, stav, čas, kód banky, banka, iban, bic, poplatok, poplatky, krajina, por č, č, množstvo',
    ),
  },
  labels: {
    openingBalance: parsePhrases(
      'počiatočný zostatok, začiatočný zostatok, počiatočný stav, začiatočný stav, predchádzajúci zostatok, počiatočný zostatok k, počiatočný zostatok na účte, počiatočný stav účtu, začiatočný stav účtu, zostatok na začiatku obdobia, zostatok na začiatku, zostatok z predchádzajúceho výpisu, zostatok predchádzajúceho výpisu, starý zostatok, stav na začiatku obdobia, počiatočný účtovný zostatok, zostatok k',
    ),
    closingBalance: parsePhrases(
      'konečný zostatok, konečný stav, nový zostatok, konečný zostatok k, konečný zostatok na účte, konečný stav účtu, zostatok na konci obdobia, zostatok na konci, stav na konci obdobia, aktuálny zostatok, účtovný zostatok, zostatok na účte, zostatok účtu, konečný účtovný zostatok, zostatok k, stav účtu k',
    ),
    broughtForward: parsePhrases(
      'prenos, prenos z predchádzajúcej strany, zostatok z predchádzajúcej strany, prevod z predchádzajúcej strany',
    ),
    carriedForward: parsePhrases('prenos na ďalšiu stranu, na prenos, prevod na ďalšiu stranu'),
    subtotal: parsePhrases('medzisúčet, súčet strany, denný súčet, denný obrat, spolu karta, spolu za kartu'),
    totalCredits: parsePhrases(
      'kreditné obraty, kreditné obraty spolu, kreditný obrat, kredit spolu, spolu kredit, celkom kredit, kreditné položky spolu, súčet kreditných položiek, suma kreditných položiek, suma kreditných obratov, celková suma kreditných obratov, príjmy spolu, celkové príjmy, príjmy celkom, pripísané spolu, spolu pripísané, celkom pripísané, obraty v prospech, obrat v prospech, spolu v prospech, prijaté platby spolu, príjmy, obrat dal, celkový kredit, vklady spolu',
    ),
    totalDebits: parsePhrases(
      'debetné obraty, debetné obraty spolu, debetný obrat, debet spolu, spolu debet, celkom debet, debetné položky spolu, súčet debetných položiek, suma debetných položiek, suma debetných obratov, celková suma debetných obratov, výdavky spolu, celkové výdavky, výdavky celkom, odpísané spolu, spolu odpísané, celkom odpísané, obraty na ťarchu, obrat na ťarchu, spolu na ťarchu, odoslané platby spolu, výdavky, výdaje spolu, obrat má dať, celkový debet, výbery spolu',
    ),
    total: parsePhrases(
      'spolu, celkom, súčet, úhrnom, obraty spolu, spolu obraty, celková suma, súčet obratov, obraty celkom, súčet položiek, suma spolu, spolu za obdobie',
    ),
    netChange: parsePhrases('rozdiel, zmena zostatku, zmena stavu'),
    countCredits: parsePhrases(
      'počet kreditných položiek, počet kreditných obratov, počet kreditných operácií, počet pripísaných položiek, počet príjmov',
    ),
    countDebits: parsePhrases(
      'počet debetných položiek, počet debetných obratov, počet debetných operácií, počet odpísaných položiek, počet výdavkov',
    ),
    previousBalance: parsePhrases(
      'dlžná suma z predchádzajúceho výpisu, predchádzajúca dlžná suma, predchádzajúci zostatok, zostatok z minulého výpisu, pôvodná dlžná suma',
    ),
    newBalance: parsePhrases(
      'celková dlžná suma, dlžná suma, nová dlžná suma, nový zostatok, aktuálna dlžná suma, konečná dlžná suma, k úhrade, spolu k úhrade, celkom k úhrade, suma na úhradu, suma k úhrade',
    ),
    period: parsePhrases(
      'obdobie, za obdobie, výpis za obdobie, obdobie výpisu, zúčtovacie obdobie, účtovné obdobie, výpis z účtu za obdobie, pohyby za obdobie, zobrazené obdobie, sledované obdobie',
    ),
    periodFrom: parsePhrases('od, od dátumu, dátum od, začiatok obdobia'),
    periodTo: parsePhrases('do, do dátumu, dátum do, koniec obdobia'),
    statementDate: parsePhrases(
      'dátum výpisu, dátum vyhotovenia, dátum vystavenia, dátum vytvorenia, dátum tlače, vyhotovené dňa, vyhotovené, vystavené dňa, vytvorené dňa, ku dňu, výpis ku dňu, dátum vyhotovenia výpisu',
    ),
    accountNumber: parsePhrases(
      'číslo účtu, účet, účet číslo, účet č, č účtu, k účtu, číslo karty, číslo účtu kód banky, bankové spojenie, bankový účet, číslo úverového účtu, číslo kartového účtu, číslo zmluvy, číslo úveru, číslo bežného účtu',
    ),
    iban: parsePhrases('iban, číslo účtu iban, iban účtu, číslo účtu v tvare iban'),
    accountHolder: parsePhrases(
      'majiteľ účtu, majiteľ, názov účtu, vlastník účtu, klient, meno klienta, názov klienta, meno a priezvisko, meno majiteľa, meno majiteľa účtu, držiteľ karty, držiteľ, držiteľ účtu, meno držiteľa karty, spolumajiteľ, spoludlžník, dlžník',
    ),
    accountType: parsePhrases('typ účtu, druh účtu, produkt, názov produktu, typ produktu'),
    currency: parsePhrases('mena, mena účtu, mena výpisu, sumy v, sumy sú v, všetky sumy sú v'),
    bank: parsePhrases('banka, pobočka, bic, swift, kód banky, swift bic, bic swift, názov banky'),
    dailyBalance: parsePhrases('denný zostatok, denné zostatky, zostatok na konci dňa, konečný denný zostatok'),
    availableBalance: parsePhrases(
      'disponibilný zostatok, použiteľný zostatok, k dispozícii, disponibilná suma, disponibilný limit, voľné prostriedky, disponibilné prostriedky, zostáva na čerpanie',
    ),
    creditLimit: parsePhrases(
      'úverový limit, limit, kontokorent, povolené prečerpanie, úverový rámec, povolený debet, limit povoleného prečerpania, výška povoleného prečerpania, limit karty, schválený limit',
    ),
    minimumPayment: parsePhrases(
      'minimálna splátka, povinná minimálna splátka, povinná splátka, minimálna suma, minimálna suma na úhradu, výška minimálnej splátky',
    ),
    dueDate: parsePhrases('dátum splatnosti, splatnosť, splatné do, deň splatnosti, uhradiť do, uhraďte do'),
    interestRate: parsePhrases(
      'úroková sadzba, úrokové sadzby, ročná úroková sadzba, rpmn, úrok, sadzba, kreditná úroková sadzba, debetná úroková sadzba',
    ),
    feeSummary: parsePhrases(
      'prehľad poplatkov, poplatky spolu, súhrn poplatkov, súčet poplatkov, výpis poplatkov, suma poplatkov, poplatky celkom',
    ),
    yearToDate: parsePhrases('od začiatku roka, v tomto roku, od začiatku roku'),
    rewards: parsePhrases('vernostný program, bonusové body, vernostné body, odmeny, bonusový program'),
    pending: parsePhrases(
      'blokácie, nezaúčtované transakcie, čakajúce platby, čakajúce transakcie, nezaúčtované, rezervácie, rezervované sumy, blokované sumy, zamietnuté, zrušené, neúspešné, trvalé príkazy, plánované platby, zamietnuté transakcie, zrušené transakcie, neúspešné transakcie, nezaúčtované platby, blokované platby',
    ),
    pendingAmount: parsePhrases(
      'blokovaná suma, blokácie spolu, rezervovaná suma, blokované prostriedky, suma blokácií, rezervované prostriedky',
    ),
    noTransactions: parsePhrases(
      'žiadne transakcie, žiadne pohyby, bez pohybu, žiadne obraty, žiadne položky, na účte nebol pohyb, na účte neboli žiadne pohyby, v danom období neboli vykonané žiadne transakcie, za dané obdobie neboli nájdené žiadne transakcie, v danom období neboli žiadne pohyby, v uvedenom období neboli na účte žiadne pohyby',
    ),
    page: parsePhrases('strana, str, list, strany'),
    continued: parsePhrases('pokračovanie, pokračuje, pokračovanie na ďalšej strane'),
    installments: parsePhrases('splátky, splátkový kalendár, splátkový plán, nákup na splátky'),
    averageBalance: parsePhrases('priemerný zostatok, priemerný denný zostatok'),
    statementNumber: parsePhrases(
      'číslo výpisu, výpis č, výpis číslo, výpis z účtu č, výpis z účtu číslo, poradové číslo výpisu, číslo výpisu z účtu',
    ),
  },
  sections: {
    credits: parsePhrases(
      'príjmy, kredity, pripísané položky, prijaté platby, prichádzajúce platby, vklady, kreditné položky, kreditné operácie, kreditné obraty, došlé platby',
    ),
    debits: parsePhrases(
      'výdavky, debety, odpísané položky, odoslané platby, odchádzajúce platby, výbery, debetné položky, debetné operácie, debetné obraty, inkasá, trvalé príkazy',
    ),
    checks: parsePhrases('šeky, preplatené šeky'),
    fees: parsePhrases('poplatky, poplatky a úroky, poplatky za služby, ceny za služby, poplatky banky'),
    interest: parsePhrases('úroky, úroky a poplatky, debetné úroky, kreditné úroky, kreditný úrok, debetný úrok'),
    payments: parsePhrases('platby, úhrady, prijaté splátky, splátka'),
    purchases: parsePhrases(
      'nákupy, transakcie, platby kartou, prehľad transakcií, prehľad pohybov, pohyby na účte, pohyby, operácie, zaúčtované transakcie, kartové transakcie, prehľad zaúčtovaných transakcií, zoznam transakcií, zoznam pohybov, výpis pohybov, obraty, obraty na účte, transakcie kartou, nákupy kartou',
    ),
    cashAdvances: parsePhrases('výbery hotovosti, výber hotovosti, hotovostné transakcie, hotovostné operácie'),
    refunds: parsePhrases('vrátenia, vrátené platby, reklamácie, storná'),
    transfers: parsePhrases('prevody, bezhotovostné prevody, okamžité platby'),
    atm: parsePhrases('výbery z bankomatu, bankomat, výber z bankomatu, výbery z bankomatov'),
    cards: parsePhrases('karty, kartové transakcie, platby kartou, platobné karty, debetná karta'),
    dailyBalances: parsePhrases('denné zostatky, vývoj zostatku'),
    pending: parsePhrases(
      'blokácie, nezaúčtované transakcie, čakajúce platby, čakajúce transakcie, blokované sumy, rezervované sumy, plánované platby, blokované platby, nezaúčtované platby, zamietnuté transakcie, zrušené transakcie, neúspešné transakcie',
    ),
    summary: parsePhrases(
      'súhrn, prehľad, zhrnutie, rekapitulácia, prehľad účtu, súhrnné informácie, súhrn pohybov, prehľad obratov, stav účtu, rekapitulácia účtu, základné informácie, súhrn obratov, súhrn účtu, výdavky podľa kategórií, prehľad výdavkov',
    ),
  },
  markers: {
    credit: parsePhrases('Kredit, Pripísané, Kreditný, Kreditná'),
    debit: parsePhrases('Debet, Odpísané, Debetný, Debetná'),
  },
  accountTypes: {
    checking: parsePhrases(
      'bežný účet, bežného účtu, osobný účet, osobného účtu, podnikateľský účet, podnikateľského účtu, platobný účet, platobného účtu, kontokorentný účet, osobné konto, výpis z bežného účtu, študentský účet, firemný účet, základný bankový produkt',
    ),
    savings: parsePhrases(
      'sporiaci účet, sporiaceho účtu, sporenie, termínovaný vklad, termínovaného vkladu, termínovaný účet, vkladový účet, vkladového účtu, vkladná knižka, stavebné sporenie',
    ),
    credit_card: parsePhrases(
      'kreditná karta, kreditnej karty, kreditnej karte, účet kreditnej karty, výpis z kreditnej karty, výpis z účtu kreditnej karty, výpis ku kreditnej karte, kartový účet, kartového účtu, výpis z kartového účtu',
    ),
    loan: parsePhrases(
      'úver, hypotéka, pôžička, hypotekárny úver, hypotekárneho úveru, spotrebný úver, spotrebného úveru, úverový účet, úverového účtu, výpis z úverového účtu, výpis z úveru, úver na bývanie, podnikateľský úver, stavebný úver',
    ),
    brokerage: parsePhrases(
      'majetkový účet, majetkového účtu, investičný účet, investičného účtu, účet cenných papierov, účtu cenných papierov, portfólio',
    ),
    other: parsePhrases('predplatená karta, predplatenej karty, elektronická peňaženka, elektronickej peňaženky'),
  },
  dateWords: parsePhrases('do, od, dňa, až'),
  terms: {
    bankStaff: parsePhrases(
      'váš bankár, osobný bankár, osobná bankárka, poradca, váš poradca, riaditeľ pobočky, riaditeľka pobočky',
    ),
    listEnd: parsePhrases('koniec výpisu'),
    joinsHolders: parsePhrases('alebo'),
    ownersAssociation: parsePhrases(
      'spoločenstvo vlastníkov, spoločenstvo vlastníkov bytov, spoločenstvo vlastníkov bytov a nebytových priestorov',
    ),
    ownersFirst: parsePhrases('svb'),
    secondHolder: parsePhrases('spolumajiteľ, spoludlžník'),
    severalHolders: parsePhrases('majitelia'),
    cardholder: parsePhrases('držiteľ karty'),
    formOfAddress: parsePhrases('pán, pani'),
    streetLast: parsePhrases('ulica, námestie'),
    overdraft: parsePhrases('povolené prečerpanie, povolený debet'),
    month: parsePhrases('mesiac, mesiaca'),
    principal: parsePhrases('zostatok istiny'),
    ownersBook: parsePhrases('hlavná kniha'),
  },
};
