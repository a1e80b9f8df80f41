import type { Language } from '../language.ts';
import { parseForms, parsePhrases } from '../phrase-list.ts';

export const hungarian: Language = {
  code: 'hu',
  name: 'Hungarian',
  months: parseForms(
    'január januári jan, február februári febr feb, március márciusi márc már, április áprilisi ápr, május májusi máj, június júniusi jún, július júliusi júl, augusztus augusztusi aug, szeptember szeptemberi szept szep, október októberi okt, november novemberi nov, december decemberi dec',
  ),
  weekdays: parseForms('hétfő hé h, kedd ke k, szerda sze, csütörtök csü cs, péntek pé p, szombat szo, vasárnap vas v'),
  columns: {
    date: parsePhrases('dátum, nap, kelt, időpont'),
    transactionDate: parsePhrases(
      'tranzakció dátuma, tranzakció napja, teljesítés dátuma, vásárlás dátuma, tranzakció időpontja, tranzakció kelte, művelet dátuma, teljesítés napja',
    ),
    postingDate: parsePhrases(
      'könyvelés dátuma, könyvelési dátum, könyvelés napja, könyvelés, könyvelve, könyvelés kelte, könyvelési nap, könyv dátum, terhelés dátuma, feldolgozás dátuma',
    ),
    valueDate: parsePhrases('értéknap, értékdátum, értéknap dátuma'),
    description: parsePhrases(
      'leírás, megnevezés, közlemény, tranzakció leírása, tranzakció, tranzakciók, jogcím, tétel megnevezése, részletek, partner, partner neve, tranzakció megnevezése, forgalom, forgalmak, tétel, kedvezményezett, megjegyzés, tranzakció adatai, szöveg, elfogadóhely, kereskedő, forgalom típusa leírása, ellenoldali név',
    ),
    reference: parsePhrases(
      'azonosító, hivatkozás, bizonylatszám, tranzakció azonosító, referencia, hivatkozási szám, tranzakció azonosítója, bizonylat, banki azonosító, ref szám, csekkszám, tranzakciószám',
    ),
    debit: parsePhrases(
      'terhelés, terhelések, tartozik, kiadás, kifizetés, terhelés összege, terhelt összeg, kiadások, tartozik összeg',
    ),
    credit: parsePhrases(
      'jóváírás, jóváírások, követel, bevétel, befizetés, jóváírás összege, jóváírt összeg, bevételek, követel összeg',
    ),
    amount: parsePhrases(
      'összeg, tranzakció összege, érték, összeg huf, terhelés jóváírás, jóváírás terhelés, összeg ft, tranzakció összege huf, könyvelt összeg, forgalom összege, tartozik követel',
    ),
    balance: parsePhrases(
      'egyenleg, könyvelt egyenleg, záró egyenleg, aktuális egyenleg, számlaegyenleg, új egyenleg, könyvelés utáni egyenleg, napi egyenleg',
    ),
    type: parsePhrases('típus, tranzakció típusa, forgalom típusa, kód, tranzakció típus, művelet, tranzakció'),
    currency: parsePhrases('devizanem, deviza, pénznem'),
    originalAmount: parsePhrases(
      'eredeti összeg, deviza összeg, tranzakció eredeti összege, eredeti devizanem, devizaösszeg',
    ),
    exchangeRate: parsePhrases('árfolyam, átváltási árfolyam, devizaárfolyam'),
    sign: parsePhrases('t k, t j, előjel, irány'),
    ignored: parsePhrases(
      'mennyiség, kategória, kártya, kártyaszám, számlaszám, fiók, sorszám, státusz, idő, díj, partner számlaszáma, ellenszámla, bankszámlaszám, jutalék, ellenoldali számlaszám, ország, darab, darabszám, egységár',
    ),
  },
  labels: {
    openingBalance: parsePhrases(
      'nyitó egyenleg, nyitóegyenleg, előző egyenleg, induló egyenleg, kezdő egyenleg, előző záró egyenleg, előző havi egyenleg, előző időszaki záróegyenleg',
    ),
    closingBalance: parsePhrases(
      'záró egyenleg, záróegyenleg, aktuális egyenleg, új egyenleg, egyenleg, végegyenleg, könyvelt egyenleg, időszak végi egyenleg, számla egyenlege',
    ),
    broughtForward: parsePhrases('áthozat, áthozat az előző oldalról, előző oldalról'),
    carriedForward: parsePhrases('átvitel, átvitel a következő oldalra, következő oldalra'),
    subtotal: parsePhrases('részösszeg, oldalösszesen, napi összesen, részösszesen'),
    totalCredits: parsePhrases(
      'összes jóváírás, jóváírások összesen, jóváírás összesen, összes bevétel, összes követel, bevételek összesen, jóváírások, követel forgalom, követel összesen, befizetések, befizetések összesen',
    ),
    totalDebits: parsePhrases(
      'összes terhelés, terhelések összesen, terhelés összesen, összes kiadás, összes tartozik, kiadások összesen, terhelések, tartozik forgalom, tartozik összesen, költések, költések összesen, vásárlások összesen',
    ),
    total: parsePhrases('összesen, mindösszesen, végösszeg, összes forgalom, forgalom összesen'),
    netChange: parsePhrases('változás, különbözet, egyenleg változás'),
    countCredits: parsePhrases('jóváírások száma, jóváírások darabszáma, jóváírás db'),
    countDebits: parsePhrases('terhelések száma, terhelések darabszáma, terhelés db'),
    previousBalance: parsePhrases(
      'előző egyenleg, előző időszaki tartozás, előző havi tartozás, előző elszámolás egyenlege, előző tartozás, nyitó tartozás, előző kivonat szerinti tartozás, előző havi egyenleg',
    ),
    newBalance: parsePhrases(
      'új egyenleg, fizetendő összeg, teljes tartozás, tartozás összesen, teljes fizetendő összeg, fennálló tartozás, aktuális tartozás, fizetendő, összes tartozás, záró tartozás, aktuális egyenleg, fizetendő végösszeg, új tartozás',
    ),
    period: parsePhrases(
      'időszak, kivonat időszaka, elszámolási időszak, számlakivonat időszaka, kivonat, lekérdezett időszak, tárgyidőszak',
    ),
    periodFrom: parsePhrases('kezdete, kezdő dátum, időszak kezdete'),
    periodTo: parsePhrases('vége, záró dátum, időszak vége'),
    statementDate: parsePhrases(
      'kivonat dátuma, kivonat kelte, kelt, készült, nyomtatás dátuma, kiállítás dátuma, zárás dátuma, készítés dátuma',
    ),
    accountNumber: parsePhrases(
      'számlaszám, bankszámlaszám, számla száma, kártyaszám, bankszámla száma, számla, pénzforgalmi jelzőszám, kártya száma',
    ),
    iban: parsePhrases('iban, iban számlaszám, iban szám'),
    accountHolder: parsePhrases(
      'számlatulajdonos, név, ügyfél, ügyfél neve, kártyabirtokos, számlatulajdonos neve, számla tulajdonosa, ügyfélnév, számlabirtokos, társtulajdonos, adóstárs',
    ),
    accountType: parsePhrases('számla típusa, számlatípus, számla megnevezése, termék, számlacsomag'),
    currency: parsePhrases('devizanem, pénznem, deviza, számla devizaneme'),
    bank: parsePhrases('bank, fiók, bic, swift, bankfiók, swift kód'),
    dailyBalance: parsePhrases('napi egyenleg, napi záróegyenleg'),
    availableBalance: parsePhrases(
      'rendelkezésre álló egyenleg, felhasználható egyenleg, elérhető egyenleg, szabad egyenleg, rendelkezésre álló összeg, felhasználható hitelkeret, elkölthető összeg',
    ),
    creditLimit: parsePhrases('hitelkeret, limit, folyószámlahitel, keret, hitelkeret összege, folyószámla hitelkeret'),
    minimumPayment: parsePhrases(
      'minimum fizetendő összeg, minimálisan fizetendő, minimum törlesztőrészlet, fizetendő minimum összeg, minimum összeg, minimum fizetendő, minimálisan fizetendő összeg, minimális törlesztőrészlet, minimum törlesztés, kötelező minimális törlesztés, minimális befizetés',
    ),
    dueDate: parsePhrases('fizetési határidő, esedékesség, esedékesség dátuma, befizetési határidő'),
    interestRate: parsePhrases(
      'kamatláb, kamat, éves kamat, thm, kamat mértéke, ebkm, kamatlábak, érvényes kamatlábak',
    ),
    feeSummary: parsePhrases(
      'díjak összesen, díjkimutatás, költségek összesen, díjak összesítése, díjösszesítő, felszámított díjak összesen, díjtáblázat',
    ),
    yearToDate: parsePhrases('év eleje óta, tárgyévi'),
    rewards: parsePhrases('pontok, hűségpontok, bónusz'),
    pending: parsePhrases(
      'függő tételek, zárolt tételek, zárolások, könyveletlen tételek, várakozó tranzakciók, nem könyvelt tételek, foglalások, elutasítva, sikertelen, törölve, zárolva, függőben, elutasított tranzakciók, zárolt összegek, sikertelen tranzakciók, függő tranzakciók',
    ),
    pendingAmount: parsePhrases('zárolt összeg, zárolások összege, függő összeg, foglalt összeg'),
    noTransactions: parsePhrases(
      'nincs tranzakció, nem volt forgalom, nincs forgalom, nincs tétel, nincs könyvelt tétel, az időszakban nem volt számlaforgalom, nem történt könyvelés, az adott időszakban nem volt tranzakció, a megadott időszakban nincs tranzakció, az időszakban nem volt forgalom, nem volt számlaforgalom',
    ),
    page: parsePhrases('oldal, lap, oldalszám'),
    continued: parsePhrases('folytatás, folytatás a következő oldalon, folytatódik'),
    installments: parsePhrases('részletfizetés, részletek, törlesztőrészletek, részletfizetések'),
    statementNumber: parsePhrases(
      'kivonat száma, kivonat sorszáma, kivonat sorszám, kivonatszám, számlakivonat száma, kivonat szám',
    ),
    averageBalance: parsePhrases('átlagos egyenleg, átlagegyenleg'),
  },
  sections: {
    credits: parsePhrases('jóváírások, befizetések, bevételek'),
    debits: parsePhrases('terhelések, kifizetések, kiadások, csoportos beszedések'),
    checks: parsePhrases('csekkek, beváltott csekkek, kiállított csekkek'),
    fees: parsePhrases(
      'díjak, költségek, jutalékok, díjak és jutalékok, díjak és kamatok, díjak jutalékok, díjak költségek, felszámított díjak',
    ),
    interest: parsePhrases('kamatok, kamat'),
    payments: parsePhrases('befizetések, fizetések, törlesztések'),
    purchases: parsePhrases(
      'vásárlások, tranzakciók, kártyás tranzakciók, forgalom, számlaforgalom, kártyás vásárlások, költések, kártyás költések, vásárlások és készpénzfelvételek, új költések, forgalmi adatok',
    ),
    cashAdvances: parsePhrases('készpénzfelvételek, készpénzfelvétel'),
    refunds: parsePhrases('visszatérítések, visszautalások'),
    transfers: parsePhrases('átutalások, átvezetések'),
    atm: parsePhrases('atm készpénzfelvétel, bankautomata'),
    cards: parsePhrases('kártyák, kártyás műveletek, főkártya, társkártya'),
    dailyBalances: parsePhrases('napi egyenlegek'),
    pending: parsePhrases(
      'függő tételek, zárolt tételek, könyveletlen tételek, elutasított tranzakciók, zárolt összegek, sikertelen tranzakciók, függő tranzakciók',
    ),
    summary: parsePhrases(
      'összesítő, összefoglaló, összegzés, számla összesítő, egyenleg összesítő, költések kategóriánként, költések kategóriák szerint, számlaösszesítő, forgalom kategóriánként',
    ),
  },
  markers: {
    credit: parsePhrases('K, Jóváírás, J, Követel, javára'),
    debit: parsePhrases('T, Terhelés, Tartozik, terhére'),
  },
  accountTypes: {
    checking: parsePhrases(
      'folyószámla, bankszámla, lakossági bankszámla, fizetési számla, pénzforgalmi számla, lakossági folyószámla, vállalkozói számla, vállalati számla, forint folyószámla, vállalkozói folyószámla, vállalati bankszámla, lakossági forint számla, devizaszámla, deviza folyószámla, lakossági számla, diákszámla',
    ),
    savings: parsePhrases('megtakarítási számla, takarékszámla, betét, lekötött betét, betétszámla, takarékbetétkönyv'),
    credit_card: parsePhrases(
      'hitelkártya, hitelkártya számla, hitelkártya kivonat, hitelkártya számlakivonat, hitelkártyaszámla, hitelkártya elszámolás, hitelkártyaszámla kivonat, hitelkártya egyenlegértesítő',
    ),
    loan: parsePhrases(
      'hitel, kölcsön, jelzáloghitel, személyi kölcsön, hitelszámla, hitelszámla kivonat, kölcsönszámla, kölcsönszámla kivonat, lakáshitel, hitelkivonat, hiteligazolás, jelzáloghitel számla, áruhitel',
    ),
    brokerage: parsePhrases(
      'értékpapírszámla, értékpapír számla, befektetési számla, befektetési számlakivonat, befektetési kivonat, értékpapírszámla kivonat',
    ),
    other: parsePhrases('előre fizetett kártya, mobiltárca, elektronikus pénztárca'),
  },
  dateWords: parsePhrases('tól, től, ig, és, között, napja'),
  monthFirst: true,
  terms: {
    bankStaff: parsePhrases('tanácsadó, tanácsadója, személyi bankár, fiókvezető, kapcsolattartó, ügyfélmenedzser'),
    listEnd: parsePhrases('kivonat vége, számlakivonat vége'),
    joinsHolders: parsePhrases('és, vagy'),
    ownersAssociation: parsePhrases('lakásszövetkezet'),
    ownersFirst: parsePhrases('társasház'),
    secondHolder: parsePhrases('társtulajdonos, adóstárs'),
    streetLast: parsePhrases('út, tér'),
    streetEnd: parsePhrases('utca'),
    account: parsePhrases('számla'),
    accounts: parsePhrases('számlák, számlái'),
    overdraft: parsePhrases('folyószámlahitel'),
    month: parsePhrases('hónap'),
    principal: parsePhrases('fennálló tőke, tőketartozás'),
  },
};
