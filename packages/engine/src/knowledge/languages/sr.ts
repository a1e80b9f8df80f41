import type { Language } from '../language.ts';
import { parseForms, parsePhrases } from '../phrase-list.ts';

/** In Latin and in Cyrillic letters; Serbia, Montenegro and Bosnia. */
export const serbian: Language = {
  code: 'sr',
  name: 'Serbian',
  months: parseForms(
    `januar januara januaru jan јануар јануара јануару јан, februar februara februaru feb фебруар фебруара фебруару феб,
    mart marta martu mar март марта марту мар, april aprila aprilu apr април априла априлу апр, maj maja maju мај маја мају,
    jun juna junu juni јун јуна јуну јуни, jul jula julu juli јул јула јулу јули, avgust avgusta avgustu avg август августа августу авг,
    septembar septembra septembru sep sept септембар септембра септембру сеп септ, oktobar oktobra oktobru okt октобар октобра октобру окт,
    novembar novembra novembru nov новембар новембра новембру нов, decembar decembra decembru dec децембар децембра децембру дец`,
  ),
  weekdays: parseForms(
    'ponedeljak ponedjeljak понедељак понедјељак, utorak уторак, sreda srijeda среда сриједа, četvrtak четвртак, petak петак, subota субота, nedelja nedjelja недеља недјеља',
  ),
  columns: {
    date: parsePhrases('datum, datum i vreme, датум, датум и време'),
    transactionDate: parsePhrases(
      `datum transakcije, datum izvršenja, datum promene, datum naloga, datum prometa, datum nastanka, datum kupovine, datum plaćanja, datum realizacije,
      датум трансакције, датум извршења, датум промене, датум налога, датум промета, датум настанка, датум куповине, датум плаћања, датум реализације`,
    ),
    postingDate: parsePhrases(
      `datum knjiženja, datum obrade, datum proknjižavanja, datum evidentiranja, knjiženo, dat knjiženja,
      датум књижења, датум обраде, датум прокњижавања, датум евидентирања, књижено, дат књижења`,
    ),
    valueDate: parsePhrases('datum valute, valuta, dat valute, датум валуте, валута, дат валуте'),
    description: parsePhrases(
      `opis, opis promene, opis transakcije, opis plaćanja, opis prometa, opis stavke, opis knjiženja, svrha, svrha plaćanja, svrha uplate, svrha doznake, naziv, naziv i sedište, naziv i mesto, primalac, platilac, nalogodavac, primalac platilac, primalac nalogodavac, nalogodavac primalac, platilac primalac, naziv primaoca, naziv primaoca platioca, naziv primaoca nalogodavca, poverilac dužnik, dužnik poverilac, transakcija, promena, mesto, prodajno mesto, trgovac, detalji transakcije, detalji,
      опис, опис промене, опис трансакције, опис плаћања, опис промета, опис ставке, опис књижења, сврха, сврха плаћања, сврха уплате, сврха дознаке, назив, назив и седиште, назив и место, прималац, платилац, налогодавац, прималац платилац, прималац налогодавац, налогодавац прималац, платилац прималац, назив примаоца, назив примаоца платиоца, назив примаоца налогодавца, поверилац дужник, дужник поверилац, трансакција, промена, место, продајно место, трговац, детаљи трансакције, детаљи`,
    ),
    reference: parsePhrases(
      `poziv na broj, referenca, broj naloga, broj transakcije, broj dokumenta, referentni broj, id transakcije, broj reklamacije, poziv na broj odobrenja, poziv na broj zaduženja, model i poziv na broj,
      позив на број, референца, број налога, број трансакције, број документа, референтни број, ид трансакције, број рекламације, позив на број одобрења, позив на број задужења, модел и позив на број`,
    ),
    debit: parsePhrases(
      `duguje, dugovni promet, zaduženje, zaduženja, na teret, isplata, isplate, odliv, odlivi, isplaćeno, rashodi, dugovni iznos, iznos zaduženja,
      дугује, дуговни промет, задужење, задужења, на терет, исплата, исплате, одлив, одливи, исплаћено, расходи, дуговни износ, износ задужења`,
    ),
    credit: parsePhrases(
      `potražuje, potražni promet, odobrenje, odobrenja, u korist, uplata, uplate, priliv, prilivi, uplaćeno, prihodi, potražni iznos, iznos odobrenja,
      потражује, потражни промет, одобрење, одобрења, у корист, уплата, уплате, прилив, приливи, уплаћено, приходи, потражни износ, износ одобрења`,
    ),
    amount: parsePhrases(
      `iznos, iznos transakcije, iznos u rsd, iznos u dinarima, iznos u valuti računa, iznos promene, dinarski iznos, iznos u km, iznos u eur,
      износ, износ трансакције, износ у рсд, износ у динарима, износ у валути рачуна, износ промене, динарски износ, износ у км`,
    ),
    balance: parsePhrases(
      `stanje, saldo, stanje na računu, stanje računa, novo stanje, raspoloživo stanje, stanje nakon transakcije, stanje posle transakcije, stanje posle promene, stanje po računu,
      стање, салдо, стање на рачуну, стање рачуна, ново стање, расположиво стање, стање након трансакције, стање после трансакције, стање после промене, стање по рачуну`,
    ),
    type: parsePhrases(
      `vrsta, tip, vrsta transakcije, tip transakcije, šifra, šifra plaćanja, vrsta promene, vrsta posla, vrsta prometa, osnov, osnov plaćanja,
      врста, тип, врста трансакције, тип трансакције, шифра, шифра плаћања, врста промене, врста посла, врста промета, основ, основ плаћања`,
    ),
    currency: parsePhrases('valuta, oznaka valute, валута, ознака валуте'),
    originalAmount: parsePhrases(
      `originalni iznos, iznos u originalnoj valuti, iznos u valuti, iznos u stranoj valuti, originalna valuta, devizni iznos, iznos u valuti transakcije,
      оригинални износ, износ у оригиналној валути, износ у валути, износ у страној валути, оригинална валута, девизни износ, износ у валути трансакције`,
    ),
    exchangeRate: parsePhrases('kurs, devizni kurs, primenjeni kurs, курс, девизни курс, примењени курс'),
    sign: parsePhrases('d p, predznak, д п, предзнак'),
    ignored: parsePhrases(
      `kartica, broj kartice, račun, broj računa, račun primaoca, račun primaoca platioca, račun platioca, račun nalogodavca, vreme, naknada, provizija, kanal, status, r br, rb, red br, redni broj, iban, banka, filijala, ekspozitura, model, kategorija, poreklo,
      картица, број картице, рачун, број рачуна, рачун примаоца, рачун примаоца платиоца, рачун платиоца, рачун налогодавца, време, накнада, провизија, канал, статус, р бр, рб, ред бр, редни број, банка, филијала, експозитура, модел, категорија, порекло`,
    ),
  },
  labels: {
    openingBalance: parsePhrases(
      `prethodno stanje, početno stanje, stanje prethodnog izvoda, staro stanje, prethodni saldo, početni saldo, stanje na početku perioda, prenos prethodnog stanja, početno stanje na dan, prethodno stanje na dan, stanje po prethodnom izvodu, stanje iz prethodnog izvoda, prenos iz prethodnog izvoda, preneto stanje,
      претходно стање, почетно стање, стање претходног извода, старо стање, претходни салдо, почетни салдо, стање на почетку периода, пренос претходног стања, почетно стање на дан, претходно стање на дан, стање по претходном изводу, стање из претходног извода, пренос из претходног извода, пренето стање`,
    ),
    closingBalance: parsePhrases(
      `novo stanje, krajnje stanje, završno stanje, konačno stanje, novi saldo, krajnji saldo, završni saldo, stanje na kraju perioda, stanje na dan, novo stanje na dan, krajnje stanje na dan, trenutno stanje, knjigovodstveno stanje, stanje na računu, stanje računa,
      ново стање, крајње стање, завршно стање, коначно стање, нови салдо, крајњи салдо, завршни салдо, стање на крају периода, стање на дан, ново стање на дан, крајње стање на дан, тренутно стање, књиговодствено стање, стање на рачуну, стање рачуна`,
    ),
    broughtForward: parsePhrases(
      'donos, prenos sa prethodne strane, prenos sa prethodne stranice, донос, пренос са претходне стране, пренос са претходне странице',
    ),
    carriedForward: parsePhrases(
      'za prenos, prenos na sledeću stranu, prenos na sledeću stranicu, за пренос, пренос на следећу страну, пренос на следећу страницу',
    ),
    subtotal: parsePhrases(
      'međuzbir, dnevni promet, ukupno za dan, ukupno strana, ukupno po kartici, међузбир, дневни промет, укупно за дан, укупно страна, укупно по картици',
    ),
    totalCredits: parsePhrases(
      `ukupno uplate, ukupno potražuje, ukupno potražni promet, potražni promet, ukupan potražni promet, ukupne uplate, ukupno u korist, promet u korist, ukupno odobrenja, ukupno odobrenje, ukupno uplaćeno, ukupno prilivi, ukupno priliv, ukupni prilivi, ukupni prihodi, ukupan priliv, ukupan promet potražuje, promet potražuje, uplate ukupno, ukupna odobrenja,
      укупно уплате, укупно потражује, укупно потражни промет, потражни промет, укупан потражни промет, укупне уплате, укупно у корист, промет у корист, укупно одобрења, укупно одобрење, укупно уплаћено, укупно приливи, укупно прилив, укупни приливи, укупни приходи, укупан прилив, укупан промет потражује, промет потражује, уплате укупно, укупна одобрења`,
    ),
    totalDebits: parsePhrases(
      `ukupno isplate, ukupno duguje, ukupno dugovni promet, dugovni promet, ukupan dugovni promet, ukupne isplate, ukupno na teret, promet na teret, ukupno zaduženja, ukupno zaduženje, ukupno isplaćeno, ukupno odlivi, ukupno odliv, ukupni odlivi, ukupni rashodi, ukupni troškovi, ukupan odliv, ukupan promet duguje, promet duguje, isplate ukupno, ukupna zaduženja,
      укупно исплате, укупно дугује, укупно дуговни промет, дуговни промет, укупан дуговни промет, укупне исплате, укупно на терет, промет на терет, укупно задужења, укупно задужење, укупно исплаћено, укупно одливи, укупно одлив, укупни одливи, укупни расходи, укупни трошкови, укупан одлив, укупан промет дугује, промет дугује, исплате укупно, укупна задужења`,
    ),
    total: parsePhrases(
      `ukupno, ukupan promet, ukupni promet, promet ukupno, ukupan iznos, zbir, svega, ukupno za period, promet,
      укупно, укупан промет, укупни промет, промет укупно, укупан износ, збир, свега, укупно за период, промет`,
    ),
    netChange: parsePhrases('promena stanja, razlika, промена стања, разлика'),
    countCredits: parsePhrases(
      'broj uplata, broj odobrenja, broj potražnih stavki, broj naloga u korist, број уплата, број одобрења, број потражних ставки, број налога у корист',
    ),
    countDebits: parsePhrases(
      'broj isplata, broj zaduženja, broj dugovnih stavki, broj naloga na teret, број исплата, број задужења, број дуговних ставки, број налога на терет',
    ),
    previousBalance: parsePhrases(
      `prethodno dugovanje, prethodni dug, dugovanje iz prethodnog perioda, dug iz prethodnog perioda, prethodno zaduženje, stari dug,
      претходно дуговање, претходни дуг, дуговање из претходног периода, дуг из претходног периода, претходно задужење, стари дуг`,
    ),
    newBalance: parsePhrases(
      `novo dugovanje, ukupno dugovanje, ukupan dug, novi dug, iznos za uplatu, iznos za plaćanje, za uplatu, za plaćanje, ukupno za uplatu, ukupno za plaćanje, ukupna obaveza, trenutno dugovanje, ukupan iznos duga,
      ново дуговање, укупно дуговање, укупан дуг, нови дуг, износ за уплату, износ за плаћање, за уплату, за плаћање, укупно за уплату, укупно за плаћање, укупна обавеза, тренутно дуговање, укупан износ дуга`,
    ),
    period: parsePhrases(
      `period, za period, u periodu, period izvoda, obračunski period, promet za period, izvod za period, promene u periodu, period od, period izveštaja,
      период, за период, у периоду, период извода, обрачунски период, промет за период, извод за период, промене у периоду, период од, период извештаја`,
    ),
    periodFrom: parsePhrases('od, od dana, od datuma, datum od, од, од дана, од датума, датум од'),
    periodTo: parsePhrases('do, do dana, do datuma, datum do, до, до дана, до датума, датум до'),
    statementDate: parsePhrases(
      `datum izvoda, datum izdavanja, datum izrade, datum štampe, datum obračuna, na dan, za dan, datum izveštaja, datum kreiranja, datum preseka,
      датум извода, датум издавања, датум израде, датум штампе, датум обрачуна, на дан, за дан, датум извештаја, датум креирања, датум пресека`,
    ),
    accountNumber: parsePhrases(
      `broj računa, račun, račun broj, račun br, tekući račun, tekući račun broj, broj tekućeg računa, partija, broj partije, broj kartice, žiro račun, dinarski račun, devizni račun, broj ugovora, kreditna partija, po računu, za račun, po računu broj,
      број рачуна, рачун, рачун број, рачун бр, текући рачун, текући рачун број, број текућег рачуна, партија, број партије, број картице, жиро рачун, динарски рачун, девизни рачун, број уговора, кредитна партија, по рачуну, за рачун, по рачуну број`,
    ),
    iban: parsePhrases('iban, iban računa, iban račun, iban broj, iban рачуна, iban број'),
    accountHolder: parsePhrases(
      `vlasnik računa, vlasnik, ime i prezime, klijent, naziv klijenta, naziv vlasnika, naziv vlasnika računa, korisnik računa, korisnik, korisnik kartice, ime i prezime vlasnika, imalac računa, ime vlasnika, ime i prezime klijenta, naziv korisnika, korisnik kredita, suvlasnik, sudužnik, komitent, naziv komitenta,
      власник рачуна, власник, име и презиме, клијент, назив клијента, назив власника, назив власника рачуна, корисник рачуна, корисник, корисник картице, име и презиме власника, ималац рачуна, име власника, име и презиме клијента, назив корисника, корисник кредита, сувласник, судужник, комитент, назив комитента`,
    ),
    accountType: parsePhrases(
      'vrsta računa, tip računa, proizvod, naziv proizvoda, paket, врста рачуна, тип рачуна, производ, назив производа, пакет',
    ),
    currency: parsePhrases(
      'valuta, valuta računa, oznaka valute, iznosi u, svi iznosi su u, валута, валута рачуна, ознака валуте, износи у, сви износи су у',
    ),
    bank: parsePhrases('banka, filijala, ekspozitura, bic, swift, банка, филијала, експозитура'),
    dailyBalance: parsePhrases('dnevno stanje, stanje na kraju dana, дневно стање, стање на крају дана'),
    availableBalance: parsePhrases(
      `raspoloživo stanje, raspoloživo, raspoloživa sredstva, raspoloživi iznos, raspoloživi saldo, raspoloživi limit,
      расположиво стање, расположиво, расположива средства, расположиви износ, расположиви салдо, расположиви лимит`,
    ),
    creditLimit: parsePhrases(
      `limit, kreditni limit, odobreni limit, dozvoljeno prekoračenje, odobreno prekoračenje, dozvoljeni minus, iznos limita, dozvoljeno prekoračenje računa, limit kartice, prekoračenje,
      лимит, кредитни лимит, одобрени лимит, дозвољено прекорачење, одобрено прекорачење, дозвољени минус, износ лимита, дозвољено прекорачење рачуна, лимит картице, прекорачење`,
    ),
    minimumPayment: parsePhrases(
      `minimalni iznos za uplatu, minimalna uplata, minimalni iznos za plaćanje, minimalni iznos, minimalna rata, minimalna obaveza, minimalni iznos uplate,
      минимални износ за уплату, минимална уплата, минимални износ за плаћање, минимални износ, минимална рата, минимална обавеза, минимални износ уплате`,
    ),
    dueDate: parsePhrases(
      'datum dospeća, dospeće, rok plaćanja, rok uplate, rok za uplatu, datum dospijeća, датум доспећа, доспеће, рок плаћања, рок уплате, рок за уплату',
    ),
    interestRate: parsePhrases(
      `kamatna stopa, kamata, godišnja kamatna stopa, nominalna kamatna stopa, efektivna kamatna stopa, eks, nks,
      каматна стопа, камата, годишња каматна стопа, номинална каматна стопа, ефективна каматна стопа, екс, нкс`,
    ),
    feeSummary: parsePhrases(
      `pregled naknada, ukupno naknade, ukupne naknade, izveštaj o naplaćenim naknadama, pregled provizija,
      преглед накнада, укупно накнаде, укупне накнаде, извештај о наплаћеним накнадама, преглед провизија`,
    ),
    yearToDate: parsePhrases('od početka godine, од почетка године'),
    rewards: parsePhrases('bodovi, nagradni bodovi, poeni, бодови, наградни бодови, поени'),
    pending: parsePhrases(
      `rezervacije, rezervisana sredstva, neproknjižene transakcije, u obradi, transakcije na čekanju, neproknjižene stavke, odbijene transakcije, rezervacija sredstava, nerealizovane rezervacije,
      резервације, резервисана средства, непрокњижене трансакције, у обради, трансакције на чекању, непрокњижене ставке, одбијене трансакције, резервација средстава, нереализоване резервације`,
    ),
    pendingAmount: parsePhrases(
      'rezervisano, rezervisani iznos, rezervisana sredstva, ukupno rezervisano, iznos rezervacija, резервисано, резервисани износ, резервисана средства, укупно резервисано, износ резервација',
    ),
    noTransactions: parsePhrases(
      `nema transakcija, nema prometa, nije bilo prometa, bez prometa, nije bilo promena, nema promena, u periodu nije bilo promena, nema promena na računu,
      нема трансакција, нема промета, није било промета, без промета, није било промена, нема промена, у периоду није било промена, нема промена на рачуну`,
    ),
    page: parsePhrases('strana, str, stranica, list, страна, стр, страница, лист'),
    continued: parsePhrases('nastavak, nastavlja se, наставак, наставља се'),
    installments: parsePhrases(
      'rate, plaćanje na rate, plan otplate, kupovina na rate, odloženo plaćanje, рате, плаћање на рате, план отплате, куповина на рате, одложено плаћање',
    ),
    averageBalance: parsePhrases('prosečno stanje, prosečno dnevno stanje, просечно стање, просечно дневно стање'),
    statementNumber: parsePhrases(
      'broj izvoda, izvod broj, izvod br, redni broj izvoda, број извода, извод број, извод бр, редни број извода',
    ),
  },
  sections: {
    credits: parsePhrases('uplate, prilivi, odobrenja, уплате, приливи, одобрења'),
    debits: parsePhrases(
      'isplate, odlivi, zaduženja, trajni nalozi, plaćanja, исплате, одливи, задужења, трајни налози, плаћања',
    ),
    checks: parsePhrases('čekovi, realizovani čekovi, чекови, реализовани чекови'),
    fees: parsePhrases('naknade, provizije, naknade i provizije, накнаде, провизије, накнаде и провизије'),
    interest: parsePhrases('kamate, zatezna kamata, камате, затезна камата'),
    payments: parsePhrases('uplate po kartici, primljene uplate, уплате по картици, примљене уплате'),
    purchases: parsePhrases(
      `kupovine, transakcije, promene, promet, promet po računu, promet po kartici, pregled prometa, pregled transakcija, promene po računu, pregled promena, lista transakcija, spisak transakcija, promene na računu, troškovi po kartici, transakcije po računu,
      куповине, трансакције, промене, промет, промет по рачуну, промет по картици, преглед промета, преглед трансакција, промене по рачуну, преглед промена, листа трансакција, списак трансакција, промене на рачуну, трошкови по картици, трансакције по рачуну`,
    ),
    cashAdvances: parsePhrases(
      'podizanje gotovine, isplate gotovine, isplata gotovine, подизање готовине, исплате готовине, исплата готовине',
    ),
    refunds: parsePhrases('povraćaji, povraćaj sredstava, повраћаји, повраћај средстава'),
    transfers: parsePhrases('prenosi, prenos sredstava, преноси, пренос средстава'),
    atm: parsePhrases(
      'bankomat, isplate na bankomatu, isplata na bankomatu, банкомат, исплате на банкомату, исплата на банкомату',
    ),
    cards: parsePhrases(
      'kartice, transakcije karticom, osnovna kartica, dodatna kartica, картице, трансакције картицом, основна картица, додатна картица',
    ),
    dailyBalances: parsePhrases('dnevna stanja, дневна стања'),
    pending: parsePhrases(
      `rezervacije, rezervisana sredstva, neproknjižene transakcije, transakcije na čekanju, odbijene transakcije,
      резервације, резервисана средства, непрокњижене трансакције, трансакције на чекању, одбијене трансакције`,
    ),
    summary: parsePhrases(
      `pregled, rekapitulacija, rezime, sažetak, zbirni pregled, rekapitulacija prometa, pregled stanja,
      преглед, рекапитулација, резиме, сажетак, збирни преглед, рекапитулација промета, преглед стања`,
    ),
  },
  markers: {
    credit: parsePhrases('P, Potražuje, Potražno, Odobrenje, П, Потражује, Потражно, Одобрење'),
    debit: parsePhrases('D, Duguje, Dugovno, Zaduženje, Д, Дугује, Дуговно, Задужење'),
  },
  accountTypes: {
    checking: parsePhrases(
      `tekući račun, tekućeg računa, tekućem računu, dinarski račun, dinarskom računu, devizni račun, deviznom računu, platni račun, platnog računa, platnom računu, poslovni račun, transakcioni račun, transakcionog računa, transakcionom računu, žiro račun,
      текући рачун, текућег рачуна, текућем рачуну, динарски рачун, динарском рачуну, девизни рачун, девизном рачуну, платни рачун, платног рачуна, платном рачуну, пословни рачун, трансакциони рачун, жиро рачун`,
    ),
    savings: parsePhrases(
      `štednja, štedni račun, štednog računa, štednom računu, oročeni depozit, oročenog depozita, oročena štednja, štedna knjižica, štedni ulog, depozit po viđenju, avista štednja,
      штедња, штедни рачун, штедног рачуна, штедном рачуну, орочени депозит, ороченог депозита, орочена штедња, штедна књижица, штедни улог, депозит по виђењу`,
    ),
    credit_card: parsePhrases(
      `kreditna kartica, kreditne kartice, kreditnoj kartici, izvod po kreditnoj kartici, račun kreditne kartice, izvod kreditne kartice, mesečni izvod po kreditnoj kartici,
      кредитна картица, кредитне картице, кредитној картици, извод по кредитној картици, рачун кредитне картице, извод кредитне картице`,
    ),
    loan: parsePhrases(
      `kredit, stambeni kredit, stambenog kredita, gotovinski kredit, gotovinskog kredita, keš kredit, potrošački kredit, kreditni račun, zajam, stanje kredita, izvod po kreditu, kreditna partija,
      кредит, стамбени кредит, стамбеног кредита, готовински кредит, готовинског кредита, кеш кредит, потрошачки кредит, кредитни рачун, зајам, стање кредита, извод по кредиту, кредитна партија`,
    ),
    brokerage: parsePhrases(
      'investicioni račun, investicionog računa, račun hartija od vrednosti, инвестициони рачун, рачун хартија од вредности',
    ),
    other: parsePhrases('pripejd kartica, elektronski novčanik, припејд картица, електронски новчаник'),
  },
  dateWords: parsePhrases('od, do, god, godine, dana, na, од, до, год, године, дана, на'),
  terms: {
    bankStaff: parsePhrases('lični bankar, savetnik, direktor filijale, лични банкар, саветник, директор филијале'),
    listEnd: parsePhrases('kraj izvoda, крај извода'),
    joinsHolders: parsePhrases('ili, или'),
    ownersAssociation: parsePhrases('stambena zajednica, стамбена заједница, skupština stanara, скупштина станара'),
    secondHolder: parsePhrases('suvlasnik, sudužnik, сувласник, судужник'),
    severalHolders: parsePhrases('vlasnici, власници'),
    cardholder: parsePhrases('korisnik kartice, корисник картице'),
    formOfAddress: parsePhrases('gospodin, gospođa, господин, госпођа'),
    streetFirst: parsePhrases('ulica, bulevar, улица, ул, булевар'),
    streetLast: parsePhrases('ulica, улица'),
    overdraft: parsePhrases('dozvoljeno prekoračenje, dozvoljeni minus, дозвољено прекорачење, дозвољени минус'),
    month: parsePhrases('mesec, mjesec, месец, мјесец'),
    principal: parsePhrases('stanje glavnice, preostala glavnica, стање главнице, преостала главница'),
    ownersBook: parsePhrases('glavna knjiga, главна књига'),
  },
};
