/**
 * Words that tell the lines of a letterhead apart: what names a statement, what names a bank, and the small words that
 * join them. Words are in normal form (`normaliseLabel`). Known weakness: a bank that calls itself neither bank nor
 * fund nor union is not seen as one.
 */

const STATEMENT_WORDS: ReadonlySet<string> = new Set(
  `statement statements stmt estatement bill invoice summary history passbook advice report register
  kontoauszug kontoauszuge auszug kartenabrechnung abrechnung umsatzaufstellung umsatze kontouberblick rechnung rechnungsabschluss
  releve extrait decompte facture situation
  extracto extractos estado resumen liquidacion cartola movimientos informe extrato fatura resumo demonstrativo relatorio
  estratto riepilogo rendiconto lista movimenti
  afschrift rekeningafschrift rekeningoverzicht overzicht dagafschrift
  kontoutdrag kontobesked utdrag faktura kontoutskrift utskrift kontoudskrift udskrift kontoudtog udtog kontooversigt opgorelse reikningsyfirlit kortayfirlit yfirlit tiliote ote lasku tapahtumat tilitapahtumat
  rekeningtransacties transactieoverzicht bankafschrift
  wyciag zestawienie historia vypis prehled vyuctovani kivonat bankszamlakivonat szamlakivonat egyenlegertesito extras extrasul
  ამონაწერი ამონაწერის քաղվածք քաղվածքը cixaris cixarisi көшірме көшірмесі
  विवरण विवरणी स्टेटमेंट বিবরণী স্টেটমেন্ট መግለጫ اسٹيٹمنٹ سٹيٹمنٹ گوشوارہ
  laporan penyata tagihan mutasi ekstre ekstresi ozeti ozet dokumu
  izvod izvodi izvoda izvadak izvatka izpisek izpiska pregled извод извода изводот преглед nxjerrje pasqyra extracte extractes
  выписка выписки отчет хуулга хуулганы виписка виписки звiт звіт αντιγραφο κινηση κινησεις καταστασης
  كشف תדפיס דף פירוט`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** The words of these that name a bill: what is to be paid. */
const BILL_WORDS: ReadonlySet<string> = new Set([
  'bill',
  'invoice',
  'rechnung',
  'faktura',
  'factura',
  'facture',
  'fatura',
  'fattura',
  'lasku',
  'tagihan',
]);

/** Printed whole: "Norrlands Bank", "Caisse d'Epargne". */
const BANK_WORDS: ReadonlySet<string> = new Set(
  `bank banks banking banc banca banche banco bancos bancaire banque banques banka bankasi bankas bankası banki banku bankowa bancorp bancshares bankers
  sparkasse kasse caisse caixa caja cassa credit union trust kantonalbank raiffeisen raiffeisenkasse volksbank landesbank
  cooperativa cooperative osuuspankki pankki saastopankki sparbank andelskasse sparekasse sparebank sparisjodur spoldzielczy sporitelna zalozna
  hranilnica stedionica штедионица
  ბანკი ბანკის բանկ բանկի банкі банкінің बैंक ব্যাংক ባንክ بينك
  takarek hitelbank takarekpenztar bankszovetkezet katilim finansbank savings society financiera fintech
  банк банка банку сбербанк ощадбанк τραπεζα τραπεζης بنك مصرف בנק`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Only beside another of them does a word that is also a product name a bank: "Credit Union", "Trust Company". */
const BANK_PAIRS: ReadonlySet<string> = new Set([
  'credit union',
  'trust company',
  'trust co',
  'building society',
  'savings bank',
  'savings loan',
  'credit agricole',
  'credit mutuel',
  'credit lyonnais',
  'credit cooperatif',
  'credit foncier',
  'credit suisse',
  'credit maritime',
  'credito cooperativo',
  'credito emiliano',
  'grupo financiero',
]);
const PAIRED_ONLY: ReadonlySet<string> = new Set(['credit', 'union', 'trust', 'society', 'savings', 'cooperative']);

// Compounds: Sparkassenverband is none, Mälarbanken, Landesbank and Bankaktiebolag are.
const BANK_COMPOUND =
  /^(?=.{6})(?:.*(?:bank|banken|banka|bankasi|bankas|banki|banque|kassen?|pankki|pankin|bankaktiebolag|банк|τραπεζα)|(?:bank|банк)\p{L}*)$/u;
const NO_BANK =
  /^(?:bank(?:verbindung|leitzahl|konto|account|szamla\p{L}*|nummer|kort|ing|giro\p{L}*|szamlaszam|omat|automat\p{L}*|ergo)|concordanza)$/u;
const DENSE_BANK = /银行|信用金庫|信用組合|農业協同組合|農協|労働金庫|信用社|은행|신협|새마을금고/;
// Compounds of the Germanic, Finnish and Hungarian languages: Kreditkortsfaktura, Korttilasku, Darlehenskontoauszug.
const STATEMENT_COMPOUND =
  /.{4}(?:faktura|abrechnung|rechnung|aufstellung|auszug|utskrift|udskrift|utdrag|opgorelse|lasku|(?<!tu)ote|erittely|kivonat|overzicht|afschrift|oversikt|oversigt)$/;
const DENSE_STATEMENT = /明细|计算书|対账单|对账单|结单|명세서|내역서|取引照合表|通账|账单|月结/;

const JOINING_WORDS: ReadonlySet<string> = new Set(
  `of for the your my and to in on de da do das dos du des del della dei delle di la le les el los las d l au aux al y e et und i a
  ihr ihre ihrer vom von fur der die das zum zur votre vos su sus seu sua suo vostro tuo uw je jouw mijn van het een voor din ditt
  pa og och for till til fra av af konto account accounts cuenta conta conto compte compta cont rekening rachunku uctu ucet racun racuna racunu рачун рачуна рачуну сметка сметката llogari llogarise szamla hesap tili tilin konta
  եւ бойынша үшін uzrə का की के से ও এর እና كا كي كے اور ანგარიშის ანგარიშიდან
  za z ze k ke na po pro pentru din по за о об з из с счет счета счету рахунок рахунку рахунком την του της το حساب الحساب חשבון בחשבון personal private joint cointestato conjoint mancomunada conjunta monthly quarterly annual`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** `words` in normal form. "Kontoauszug 3/2025" → true */
export function namesStatement(words: readonly string[]): boolean {
  return words.some((word) => STATEMENT_WORDS.has(word) || STATEMENT_COMPOUND.test(word) || DENSE_STATEMENT.test(word));
}

/** `words` in normal form. "rechnung nr 4417" → true */
export function namesBill(words: readonly string[]): boolean {
  return words.some((word) => BILL_WORDS.has(word));
}

/** `words` in normal form. "bank of malabar" → true, "bankverbindung" → false */
export function namesBank(words: readonly string[]): boolean {
  return words.some((word, index) => {
    if (DENSE_BANK.test(word)) return true;
    if (BANK_PAIRS.has(`${word} ${words[index + 1] ?? ''}`)) return true;
    if (NO_BANK.test(word) || PAIRED_ONLY.has(word)) return false;
    return BANK_WORDS.has(word) || BANK_COMPOUND.test(word);
  });
}

/** "of", "your", "vom" */
export function isJoiningWord(word: string): boolean {
  return JOINING_WORDS.has(word);
}

/** Says nothing on its own: "of", "your", "konto", a number, a mask, a statement word. */
export function isFillWord(word: string): boolean {
  return isJoiningWord(word) || STATEMENT_WORDS.has(word) || /\d/.test(word) || /^x+$/.test(word);
}
