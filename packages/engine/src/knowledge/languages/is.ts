import type { Language } from '../language.ts';
import { parseForms, parsePhrases } from '../phrase-list.ts';

export const icelandic: Language = {
  code: 'is',
  name: 'Icelandic',
  months: parseForms(
    'janúar jan, febrúar feb, mars mar, apríl apr, maí, júní jún, júlí júl, ágúst ágú, september sept sep, október okt, nóvember nóv, desember des',
  ),
  weekdays: parseForms(
    'mánudagur mán, þriðjudagur þri, miðvikudagur mið, fimmtudagur fim, föstudagur fös, laugardagur lau, sunnudagur sun',
  ),
  columns: {
    date: parsePhrases('dagsetning, dags, dagur, dagsetning færslu'),
    transactionDate: parsePhrases('kaupdagur, dagsetning kaupa, dags kaupa, færsludagur, úttektardagur'),
    postingDate: parsePhrases('bókunardagur, bókunardags, bókað, dagsetning bókunar, bókunardagsetning'),
    valueDate: parsePhrases('vaxtadagur, vaxtadags, gildisdagur, gildisdagsetning'),
    description: parsePhrases(
      'texti, skýring, skýringar, lýsing, færsla, færslur, færslulýsing, textalykill, viðtakandi, greiðandi, mótaðili, nafn, söluaðili, verslun, viðtakandi greiðandi, nafn viðtakanda eða greiðanda, greiðslur og gjöld, úttektir, staðsetning, staður',
    ),
    reference: parsePhrases('tilvísun, seðilnúmer, færslunúmer, bunkanúmer, tilv, tilvísunarnúmer, fylgiskjal, stofn'),
    debit: parsePhrases('út, úttekt, úttektir, debet, gjöld, skuldfært, út af reikningi'),
    credit: parsePhrases('inn, innborgun, innborganir, innlegg, kredit, tekjur, inn á reikning'),
    amount: parsePhrases(
      'upphæð, fjárhæð, upphæð isk, fjárhæð isk, ísl kr, upphæð í isk, fjárhæð í isk, upphæð í krónum, fjárhæð í krónum, inn út',
    ),
    balance: parsePhrases('staða, staða reiknings, ný staða, staða eftir færslu, eftirstöðvar, bókfærð staða'),
    type: parsePhrases('tegund, tegund færslu, flokkur, lykill'),
    currency: parsePhrases('mynt, gjaldmiðill'),
    originalAmount: parsePhrases('kaupupphæð, erlend upphæð, upphæð í mynt, erlend fjárhæð, upphæð í erlendri mynt'),
    exchangeRate: parsePhrases('gengi'),
    sign: parsePhrases('debet kredit, d k'),
    ignored: parsePhrases('banki, hb, kennitala, kt, kortnúmer, reikningur, land, nr, tími, útibú'),
  },
  labels: {
    openingBalance: parsePhrases(
      'upphafsstaða, staða í upphafi, staða í upphafi tímabils, upphafsstaða tímabils, fyrri staða, staða frá fyrra yfirliti',
    ),
    closingBalance: parsePhrases(
      'lokastaða, staða í lok tímabils, staða í lok, lokastaða tímabils, ný staða, staða reiknings, núverandi staða, bókfærð staða',
    ),
    broughtForward: parsePhrases('flutt af fyrri síðu, flutt frá fyrri síðu, flutt frá síðustu síðu, yfirfært'),
    carriedForward: parsePhrases('flutt á næstu síðu, flyst á næstu síðu, flutt yfir á næstu síðu'),
    subtotal: parsePhrases('millisamtala, samtals síðu, samtals kort'),
    totalCredits: parsePhrases(
      'samtals inn, innborganir samtals, greitt á tímabilinu, samtals innborganir, heildarinnborganir, samtals innlagt',
    ),
    totalDebits: parsePhrases('samtals út, úttektir samtals, samtals úttektir, heildarúttektir, samtals úttekið'),
    total: parsePhrases('samtals, alls, samtala, heildarupphæð'),
    netChange: parsePhrases('breyting, hreyfing tímabils'),
    countCredits: parsePhrases('fjöldi innborgana, fjöldi innlegga'),
    countDebits: parsePhrases('fjöldi úttekta'),
    previousBalance: parsePhrases(
      'staða við síðustu útskrift, staða síðasta yfirlits, fyrri staða, staða frá síðasta yfirliti, eldri staða',
    ),
    newBalance: parsePhrases(
      'til greiðslu, samtals til greiðslu, ný staða, upphæð til greiðslu, skuld, skuld alls, heildarskuld, til greiðslu gjalddaga',
    ),
    period: parsePhrases(
      'tímabil, tímabilið, reikningsyfirlit fyrir tímabilið, yfirlit fyrir tímabilið, úttektartímabil',
    ),
    periodFrom: parsePhrases('frá, frá dags, frá dagsetningu'),
    periodTo: parsePhrases('til, til dags, til dagsetningar'),
    statementDate: parsePhrases('útskriftardagur, dagsetning yfirlits, útgáfudagur, prentað, dagsetning útskriftar'),
    accountNumber: parsePhrases(
      'reikningsnúmer, reikningur, reikningur nr, kortnúmer, reikn nr, reikningsnr, banki hb reikn',
    ),
    iban: parsePhrases('iban, iban númer'),
    accountHolder: parsePhrases(
      'reikningseigandi, eigandi reiknings, korthafi, eigandi, nafn reikningseiganda, nafn, viðskiptavinur',
    ),
    accountType: parsePhrases('tegund, tegund reiknings, heiti reiknings, reikningstegund'),
    currency: parsePhrases('mynt, gjaldmiðill, mynt reiknings'),
    bank: parsePhrases('banki, útibú, bic, swift'),
    dailyBalance: parsePhrases('dagstaða, staða í lok dags'),
    availableBalance: parsePhrases('til ráðstöfunar, ráðstöfun, laust til ráðstöfunar, ráðstöfunarfé'),
    creditLimit: parsePhrases('úttektarheimild, heimild, yfirdráttarheimild, yfirdráttur, kortaheimild'),
    minimumPayment: parsePhrases('lágmarksgreiðsla, lágmarks greiðsla'),
    dueDate: parsePhrases('gjalddagi, eindagi'),
    interestRate: parsePhrases('vextir, vaxtaprósenta, innlánsvextir, útlánsvextir, dráttarvextir, ársvextir'),
    feeSummary: parsePhrases('gjaldayfirlit, vextir og gjöld, gjöld samtals'),
    yearToDate: parsePhrases('frá áramótum, það sem af er ári'),
    rewards: parsePhrases('punktar, punktastaða, vildarpunktar'),
    pending: parsePhrases(
      'frátekið, óbókaðar færslur, færslur í bið, í bið, væntanlegar færslur, hafnað, bakfært, ógilt',
    ),
    pendingAmount: parsePhrases('frátekin upphæð, frátekið'),
    noTransactions: parsePhrases('engar færslur, engar færslur á tímabilinu, engar hreyfingar'),
    page: parsePhrases('síða, bls, blaðsíða'),
    continued: parsePhrases('framhald, framhald á næstu síðu, frh'),
    installments: parsePhrases('afborganir, raðgreiðslur, greiðsludreifing'),
    statementNumber: parsePhrases('yfirlit nr, yfirlit númer, númer yfirlits'),
    averageBalance: parsePhrases('meðalstaða'),
  },
  sections: {
    credits: parsePhrases('innborganir, innlegg'),
    debits: parsePhrases('úttektir, útborganir'),
    checks: parsePhrases('ávísanir, tékkar'),
    fees: parsePhrases('gjöld, þjónustugjöld'),
    interest: parsePhrases('vextir'),
    payments: parsePhrases('greiðslur, innborganir á kort'),
    purchases: parsePhrases('kaup, færslur, úttektir, kortafærslur, innlendar færslur, erlendar færslur'),
    cashAdvances: parsePhrases('reiðufé, reiðufjárúttektir'),
    refunds: parsePhrases('endurgreiðslur'),
    transfers: parsePhrases('millifærslur'),
    atm: parsePhrases('hraðbanki, hraðbankaúttektir'),
    cards: parsePhrases('kort, debetkort, kreditkort'),
    dailyBalances: parsePhrases('dagstaða, staða dag frá degi'),
    pending: parsePhrases('færslur í bið, óbókaðar færslur, væntanlegar færslur, frátekið'),
    summary: parsePhrases('samantekt, yfirlit, heildaryfirlit, reikningsyfirlit, staða reikninga'),
  },
  markers: { credit: parsePhrases('K, Inn, Kredit'), debit: parsePhrases('D, Út, Debet') },
  accountTypes: {
    checking: parsePhrases(
      'veltureikningur, tékkareikningur, launareikningur, debetreikningur, einkareikningur, hlaupareikningur',
    ),
    savings: parsePhrases(
      'sparireikningur, sparnaðarreikningur, sparnaður, orlofsreikningur, vaxtareikningur, innlánsreikningur',
    ),
    credit_card: parsePhrases(
      'kreditkort, greiðslukort, reikningsyfirlit greiðslukorts, kreditkortayfirlit, kortayfirlit, mastercard, visa',
    ),
    loan: parsePhrases('lán, húsnæðislán, bílalán, lánayfirlit, skuldabréf'),
    brokerage: parsePhrases('vörslureikningur, verðbréfareikningur, verðbréf'),
    other: parsePhrases('fyrirframgreitt kort, gjafakort'),
  },
  dateWords: parsePhrases('til, frá, og, þann, dags'),
  terms: {
    joinsHolders: parsePhrases('og, eða'),
    ownersAssociation: parsePhrases('húsfélagið'),
    overdraft: parsePhrases('yfirdráttarheimild, yfirdráttur'),
  },
};
