import type { Language } from '../language.ts';
import { parseForms, parsePhrases } from '../phrase-list.ts';

export const czech: Language = {
  code: 'cs',
  name: 'Czech',
  months: parseForms(
    'leden ledna led, únor února úno, březen března bře, duben dubna dub, květen května kvě, červen června čvn, červenec července čvc, srpen srpna srp, září zář, říjen října říj, listopad listopadu lis, prosinec prosince pro',
  ),
  weekdays: parseForms('pondělí po, úterý út, středa st, čtvrtek čt, pátek pá, sobota so, neděle ne'),
  columns: {
    date: parsePhrases('datum, den, datum a čas'),
    transactionDate: parsePhrases(
      'datum transakce, datum provedení, datum operace, datum uskutečnění, datum obchodu, datum nákupu, datum platby, provedeno, datum pohybu, datum splatnosti',
    ),
    postingDate: parsePhrases(
      'datum zaúčtování, zaúčtováno, datum účtování, datum zúčtování, zúčtováno, datum odepsání, datum zpracování, účtováno, datum odepsání z jiné banky, dat zaúčtování, dat účt',
    ),
    valueDate: parsePhrases('datum valuty, valuta, dat valuty, datum valuta'),
    description: parsePhrases(
      'popis, popis transakce, popis operace, popis platby, zpráva pro příjemce, název protiúčtu, text, transakce, operace, poznámka, protistrana, detaily, typ transakce popis, název protistrany, popis obratu, popis pohybu, název účtu protistrany, místo, obchodník, pohyby, údaje o transakci, položka, zpráva, název, účel platby, název obchodníka, detail transakce, popis položky, poznámky, název protiúčtu číslo a typ karty, upřesnění, protiúčet a kód banky poznámka, popis příkazce',
    ),
    reference: parsePhrases(
      'variabilní symbol, vs, číslo transakce, id transakce, reference, referenční číslo, kód transakce, id operace, konstantní symbol, specifický symbol, ks, ss, vs ks ss, id pohybu, číslo dokladu, var symbol, identifikace, identifikace transakce, id pokynu, poř číslo, ks ss vs, konst symbol, spec symbol, konst spec symbol, konstantní specifický symbol, vs ks, číslo šeku, č šeku',
    ),
    debit: parsePhrases(
      'debet, odepsáno, odchozí, výdaje, výdej, na vrub, má dáti, md, odchozí platby, odepsané částky, výběry, vrub, odepsaná částka, debetní obraty',
    ),
    credit: parsePhrases(
      'kredit, připsáno, příchozí, příjmy, příjem, ve prospěch, dal, příchozí platby, připsané částky, vklady, prospěch, připsaná částka, kreditní obraty',
    ),
    amount: parsePhrases(
      'částka, suma, částka v czk, objem, částka czk, částka v měně účtu, částka transakce, připsáno odepsáno, kredit debet, debet kredit, md dal, zaúčtovaná částka, částka kč, obrat, částka obratu, částka pohybu, částka v kč, zúčtovaná částka',
    ),
    balance: parsePhrases(
      'zůstatek, konečný zůstatek, aktuální zůstatek, zůstatek po transakci, saldo, zůstatek na účtu, účetní zůstatek, zůstatek účtu, zůstatek po operaci, zůstatek kč, disponibilní zůstatek',
    ),
    type: parsePhrases(
      'typ, typ transakce, kategorie transakce, typ operace, druh, druh operace, typ pohybu, kód, typ platby, označení operace, operace, transakce',
    ),
    currency: parsePhrases('měna, měna účtu'),
    originalAmount: parsePhrases(
      'původní částka, částka v cizí měně, částka v původní měně, částka obchodu, původní částka obchodu, originální částka, částka v měně transakce, částka v měně, původní částka a měna, původní měna',
    ),
    exchangeRate: parsePhrases('kurz, kurz měny, směnný kurz, přepočítací kurz, použitý kurz, kurz přepočtu'),
    sign: parsePhrases('md dal, znaménko, směr úhrady'),
    ignored: parsePhrases(
      'množství, protiúčet, číslo účtu, kategorie, karta, číslo karty, pobočka, kanál, stav, čas, účet, kód banky, č, poř č, poplatek, poplatky, země, měna protiúčtu, číslo protiúčtu, protiúčet a kód banky, banka, iban, bic, název banky, provedl, úč dat, držitel karty, obchodní místo, číslo výpisu, pořadí, počet, počet kusů, cena, cena za kus',
    ),
  },
  labels: {
    openingBalance: parsePhrases(
      'počáteční zůstatek, předchozí zůstatek, zůstatek na začátku, počáteční stav, zůstatek minulého výpisu, počáteční zůstatek k, předcházející zůstatek, zůstatek z předchozího výpisu, počáteční účetní zůstatek, zůstatek předchozího výpisu, starý zůstatek, stav na začátku, počáteční zůstatek na účtu, zůstatek k, minulý zůstatek',
    ),
    closingBalance: parsePhrases(
      'konečný zůstatek, zůstatek na konci, konečný stav, koncový zůstatek, nový zůstatek, konečný zůstatek k, aktuální zůstatek, zůstatek k, konečný účetní zůstatek, zůstatek na účtu, zůstatek účtu, stav na konci, účetní zůstatek, zůstatek na konci období',
    ),
    broughtForward: parsePhrases(
      'převod, převod z předchozí strany, převedeno, přenos z předchozí strany, zůstatek z předchozí strany',
    ),
    carriedForward: parsePhrases(
      'převod na další stranu, k převodu, zůstatek k převodu, převádí se, přenos na další stranu, přenos',
    ),
    subtotal: parsePhrases('mezisoučet, součet strany, denní součet, celkem karta'),
    totalCredits: parsePhrases(
      'celkem připsáno, součet kreditních položek, kreditní obraty, celkem kredit, příjmy celkem, celkové příjmy, suma kreditních položek, celkem příjmy, součet příjmů, příchozí celkem, připsané celkem, součet kreditních obratů, suma příjmů, kredit celkem, připsáno na účet, součet kreditů, obrat dal, obraty kreditní, příjmy, přírůstky, příchozí, kreditní obrat, obrat kreditní, celkem kreditní obrat, připsáno celkem, příchozí platby celkem, obrat ve prospěch, úhrnem ve prospěch',
    ),
    totalDebits: parsePhrases(
      'celkem odepsáno, součet debetních položek, debetní obraty, celkem debet, výdaje celkem, celkové výdaje, suma debetních položek, celkem výdaje, součet výdajů, odchozí celkem, odepsané celkem, součet debetních obratů, suma výdajů, debet celkem, odepsáno z účtu, součet debetů, obrat md, obraty debetní, výdaje, úbytky, odchozí, debetní obrat, obrat debetní, celkem debetní obrat, odepsáno celkem, odchozí platby celkem, obrat na vrub, úhrnem na vrub, nákupy a výběry, nákupy a výběry celkem, čerpáno celkem',
    ),
    total: parsePhrases('celkem, součet, suma, úhrnem, celková částka, obraty celkem, součet položek'),
    netChange: parsePhrases('suma příjmů a výdajů, změna, rozdíl, celková změna, změna zůstatku, bilance'),
    countCredits: parsePhrases(
      'počet kreditních položek, počet příjmů, počet připsaných položek, počet kreditních operací, počet kreditních obratů',
    ),
    countDebits: parsePhrases(
      'počet debetních položek, počet výdajů, počet odepsaných položek, počet debetních operací, počet debetních obratů',
    ),
    previousBalance: parsePhrases(
      'předchozí zůstatek, dlužná částka z předchozího výpisu, zůstatek z minulého výpisu, předchozí dlužná částka, počáteční dlužná částka',
    ),
    newBalance: parsePhrases(
      'nový zůstatek, celková dlužná částka, dlužná částka, k úhradě, celkem k úhradě, částka k úhradě, konečná dlužná částka, aktuální dlužná částka',
    ),
    period: parsePhrases(
      'období, za období, výpis za období, období výpisu, zúčtovací období, výpis z účtu za období, účetní období, od do, výpis od, zobrazené období, pohyby za období',
    ),
    periodFrom: parsePhrases('od, od data, datum od, počáteční datum'),
    periodTo: parsePhrases('do, do data, datum do, koncové datum'),
    statementDate: parsePhrases(
      'datum výpisu, datum vystavení, vystaveno, ke dni, datum vyhotovení, vytištěno, datum tisku, vytvořeno, výpis ke dni, datum vytvoření',
    ),
    accountNumber: parsePhrases(
      'číslo účtu, účet, k účtu, číslo účtu kód banky, účet číslo, číslo karty, bankovní spojení, číslo úverového účtu, účet č, číslo kartového účtu, č účtu, číslo smlouvy, z účtu, číslo úvěru, číslo půjčky',
    ),
    iban: parsePhrases('iban, číslo účtu iban, iban účtu'),
    accountHolder: parsePhrases(
      'majitel účtu, název účtu, vlastník účtu, majitel, klient, jméno, držitel karty, jméno klienta, držitel, jméno a příjmení, jméno majitele, pan, paní, spolumajitel, spoludlužník',
    ),
    accountType: parsePhrases('typ účtu, druh účtu, produkt, název produktu, typ konta'),
    currency: parsePhrases('měna, měna účtu, částky v'),
    bank: parsePhrases('banka, pobočka, bic, swift, kód banky, swift bic, bic swift, bic kód'),
    dailyBalance: parsePhrases(
      'denní zůstatek, denní zůstatky, zůstatek na konci dne, konečný denní zůstatek, zůstatok na konci dňa',
    ),
    availableBalance: parsePhrases(
      'disponibilní zůstatek, použitelný zůstatek, k dispozici, disponibilní částka, disponibilní limit, volné prostředky, zbývá k čerpání',
    ),
    creditLimit: parsePhrases(
      'úvěrový limit, limit, kontokorent, povolený debet, úvěrový rámec, povolené přečerpání, limit kontokorentu, limit povoleného přečerpání',
    ),
    minimumPayment: parsePhrases(
      'minimální splátka, povinná minimální splátka, minimální částka, povinná splátka, výše povinné splátky, minimální částka k úhradě',
    ),
    dueDate: parsePhrases('datum splatnosti, splatnost, splatné do, uhraďte do, den splatnosti, uhradit do'),
    interestRate: parsePhrases(
      'úroková sazba, sazba, rpsn, úrok, roční úroková sazba, kreditní úroková sazba, debetní úroková sazba, úrokové sazby, přehled úrokových sazeb',
    ),
    feeSummary: parsePhrases(
      'přehled poplatků, souhrn poplatků, poplatky celkem, součet poplatků, výpis poplatků, suma poplatků, ceny za služby celkem',
    ),
    yearToDate: parsePhrases('od začátku roku, v tomto roce, kumulovaně, od počátku roku'),
    rewards: parsePhrases('body, věrnostní program, bonusové body, odměny, cashback, bonusový program'),
    pending: parsePhrases(
      'blokace, nezaúčtované transakce, čekající platby, rezervace, čekající transakce, nezaúčtované, zamítnuté, trvalé příkazy, plánované platby, nevypořádané, čekající na zaúčtování, blokované částky, rezervované částky, nezaúčtované platby, zamítnuto, zamítnutá, zrušeno, zrušená, neúspěšná, blokováno, zamítnuté transakce, zrušené transakce, neúspěšné transakce',
    ),
    pendingAmount: parsePhrases(
      'blokovaná částka, blokace celkem, rezervovaná částka, blokované prostředky, součet blokací',
    ),
    noTransactions: parsePhrases(
      'žádné transakce, žádné pohyby, bez pohybu, nebyly provedeny žádné transakce, za období nebyly provedeny žádné transakce, žádné položky, na účtu nebyl pohyb, v daném období nebyly provedeny žádné transakce, žádné pohyby na účtu, v uvedeném období nedošlo k pohybu na účtu, ve sledovaném období nebyly žádné pohyby, za dané období nebyly nalezeny žádné transakce, v tomto období nebyly žádné pohyby',
    ),
    page: parsePhrases('strana, str, stránka, list, strany'),
    continued: parsePhrases('pokračování, pokračování na další straně, pokračuje, otočte'),
    installments: parsePhrases(
      'splátky, splátkový kalendář, splátkový plán, nákup na splátky, splátkový program, splátkové plány',
    ),
    statementNumber: parsePhrases(
      'číslo výpisu, výpis č, výpis číslo, výpis z účtu č, výpis z účtu číslo, číslo výpisu z účtu',
    ),
    averageBalance: parsePhrases('průměrný zůstatek, průměrný denní zůstatek'),
  },
  sections: {
    credits: parsePhrases(
      'příjmy, kredity, připsané položky, příchozí platby, přijaté platby, vklady, kreditní položky, kreditní operace, příchozí úhrady',
    ),
    debits: parsePhrases(
      'výdaje, debety, odepsané položky, odchozí platby, výběry, debetní položky, inkasa, trvalé příkazy, debetní operace, odchozí úhrady',
    ),
    checks: parsePhrases('šeky, proplacené šeky, vydané šeky, proplacený šek'),
    fees: parsePhrases(
      'poplatky, poplatky a úroky, ceny za služby, poplatky a provize, cena za služby, poplatky banky',
    ),
    interest: parsePhrases('úroky, úrok, úroky a poplatky, debetní úroky, kreditní úroky'),
    payments: parsePhrases('platby, úhrady, splátky, splátka, přijaté splátky'),
    purchases: parsePhrases(
      'nákupy, transakce, platby kartou, přehled transakcí, platby, přehled pohybů, operace, pohyby na účtu, pohyby, zaúčtované transakce, karetní transakce, přehled zaúčtovaných transakcí, výpis pohybů, transakce kartou, nákupy a výběry, nákupy kartou, transakce a poplatky',
    ),
    cashAdvances: parsePhrases('výběry hotovosti, hotovostní transakce, hotovostní operace'),
    refunds: parsePhrases('vrácení, reklamace, storna, vratky'),
    transfers: parsePhrases('převody, bezhotovostní převody, převod, okamžité platby'),
    atm: parsePhrases('výběry z bankomatu, bankomat, výbery z bankomatu, výběr z bankomatu'),
    cards: parsePhrases(
      'karty, karetní transakce, platby kartou, debetní karta, kartové transakce, transakce platebními kartami, platební karty',
    ),
    dailyBalances: parsePhrases('denní zůstatky, vývoj zůstatku'),
    pending: parsePhrases(
      'blokace, nezaúčtované transakce, čekající platby, čekající transakce, blokované částky, rezervované částky, autorizované transakce, plánované platby, zablokované částky, blokované platby, zamítnuté transakce, zrušené transakce, neúspěšné transakce, nadcházející platby, budoucí platby, naplánované platby',
    ),
    summary: parsePhrases(
      'souhrn, přehled, shrnutí, rekapitulace, přehled účtu, souhrnné informace, souhrn pohybů, přehled obratů, stav účtu, rekapitulace účtu, základní informace, souhrn obratů, výdaje podle kategorií, přehled výdajů, přehled podle kategorií, souhrn účtu',
    ),
  },
  markers: {
    credit: parsePhrases('D, DAL, Dal, Kredit, Připsáno, Kreditní'),
    debit: parsePhrases('MD, Debet, Má dáti, Odepsáno, Debetní'),
  },
  accountTypes: {
    checking: parsePhrases(
      'běžný účet, běžného účtu, osobní účet, osobního účtu, podnikatelský účet, kontokorentní účet, platební účet, podnikatelské konto, firemní účet, studentský účet, sporožirový účet, účet pro podnikatele, základní účet, dětské konto, transakční účet',
    ),
    savings: parsePhrases(
      'spořicí účet, spoření, termínovaný vklad, vkladní knížka, spořící účet, stavební spoření, termínovaný účet, vkladový účet, spořicího účtu',
    ),
    credit_card: parsePhrases(
      'kreditní karta, visa, mastercard, účet kreditní karty, výpis z kreditní karty, výpis kreditní karty, účet ke kreditní kartě, výpis z účtu kreditní karty, vyúčtování kreditní karty, výpis ke kreditní kartě, výpis z karetního účtu, výpis karty, karetní účet, kartový účet, kartového účtu, výpis z kartového účtu, úvěrová karta',
    ),
    loan: parsePhrases(
      'úvěr, hypotéka, půjčka, hypoteční úvěr, spotřebitelský úvěr, kontokorent, úvěrový účet, osobní půjčka, výpis z úvěrového účtu, výpis z úvěru, výpis z hypotečního účtu, hypoteční účet, výpis úvěru, výpis z hypotečního úvěru, podnikatelský úvěr, stavební úvěr',
    ),
    brokerage: parsePhrases(
      'majetkový účet, investiční účet, účet cenných papírů, portfolio, investičního účtu, majetkového účtu',
    ),
    other: parsePhrases(
      'předplacená karta, elektronická peněženka, mobilní peněženka, mobilní peněženky, elektronické peněženky',
    ),
  },
  dateWords: parsePhrases('do, od, dne, a, až'),
  terms: {
    accounts: parsePhrases('účty, účtech, účtů'),
    bankStaff: parsePhrases(
      'váš bankéř, vaše bankéřka, bankéř, osobní bankéř, osobní bankéřka, váš poradce, poradce, ředitel pobočky, ředitelka pobočky',
    ),
    listEnd: parsePhrases('konec výpisu'),
    joinsHolders: parsePhrases('nebo'),
    ownersAssociation: parsePhrases('společenství vlastníků, společenství vlastníků jednotek'),
    ownersFirst: parsePhrases('svj'),
    secondHolder: parsePhrases('spolumajitel, spoludlužník'),
    severalHolders: parsePhrases('majitelé'),
    formOfAddress: parsePhrases('pan, paní'),
    streetLast: parsePhrases('ulice, náměstí'),
    overdraft: parsePhrases('povolený debet'),
    debitStem: parsePhrases('strháv'),
    month: parsePhrases('měsíc, měsíce'),
    principal: parsePhrases('zůstatek jistiny'),
    ownersBook: parsePhrases('hlavní kniha'),
  },
};
