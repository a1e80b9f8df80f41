/**
 * Makes labels comparable across fonts, accents, case and punctuation: only letters and digits of all scripts remain,
 * in lower case, separated by single spaces. Known weakness: German "ae" for "ä" stays different from "a".
 */

/** Letters that Unicode does not decompose, and Arabic letters that are printed either way. */
const FOLDED: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
};
/** Chinese is printed in either form, and a recogniser mixes them: each traditional letter of the labels with its simplified one. */
const HAN_PAIRS =
  '臺台灣湾週周時时間间費费記记帳账賬账帐账過过務务會会詳详說说説说進进備备註注類类戶户戸户稱称內内細细項项資资與与憑凭參参編编號号碼码據据業业單单種种證证傳传發发額额轉转貸贷貨货幣币餘余結结當当後后聯联機机別别匯汇兌兑換换標标狀状態态網网點点鈔钞國国開开區区對对經经辦办動动頁页終终總总數数計计變变應应繳缴還还詢询範范圍围統统從从製制銀银茲兹產产質质環环續续彙汇積积紅红獎奖賞赏錢钱處处敗败絕绝凍冻無无錄录紀纪現现員员屬属覽览況况財财債债負负訊讯儲储電电個个櫃柜書书';
const FOLDED_HAN = new Map(
  [...HAN_PAIRS.matchAll(/(.)(.)/gu)].map(([, traditional, simplified]) => [traditional!, simplified!]),
);
const FOLDED_LETTER = new RegExp(`[${[...Object.keys(FOLDED), ...FOLDED_HAN.keys()].join('')}]`, 'g');
// Latin, Greek and Cyrillic accents, Hebrew points, Arabic vowels and stretching, zero-width and soft-hyphen characters.
// Japanese voicing marks and Indic vowels are letters to their readers and stay.
const MARKS = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640\p{Cf}]/gu;
/** "Checking™" is no "checkingtm", as the compatible form would have it. */
const TRADE_MARKS = /[™℠]/g;
const OUTSIDE_WORDS = /[^\p{L}\p{M}\p{N}¤]+/gu;
const LINE_EDGES = / ?\n ?/g;
const NOT_PLAIN = /[^a-z0-9 \n]/g;
// "`" is the rupee sign of older fonts
const SYMBOLS = /\s*[\p{Sc}`]\s*/gu;
// Normal but for its case: nearly every text of a page in English, and words that were normalised once.
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
const PLAIN_LINES = /^[a-z0-9 \n]*$/;
const ASCII = /^[\x20-\x7e]*$/;

/** Stands for any printed currency symbol until it is known whether it ends the label. */
const SYMBOL = '¤';

// Codes that are also words ("all", "top", "try", "mad", "pen", "cup") are left out: "total all" is not lek.
const CURRENCY_WORDS: ReadonlySet<string> = new Set(
  `${SYMBOL} usd eur gbp chf cad aud nzd sgd hkd jpy cny rmb inr pkr lkr npr bdt ngn kes ghs zar ugx tzs zmw egp rsd mkd bam aed sar qar kwd bhd omr ils brl mxn ars clp pyg uyu bob pln czk huf ron bgn sek nok dkk isk uah rub kzt gel idr myr php thb vnd krw twd euro euros rs kr zl kc ft lei rm rp tl руб грн рсд мкд 円 圓 元 원`.split(
    ' ',
  ),
);
const BEFORE_CURRENCY: ReadonlySet<string> = new Set('in en em w v i pa u ne у во'.split(' '));

/** Folds case, accents and letter variants and drops what is no letter or digit; words that name a currency stay. */
export function foldText(text: string): string {
  return fold(text, ' ');
}

/**
 * Normal form of a printed label, without a trailing currency hint; '' when nothing is left.
 *
 *   "Débit (EUR)" → "debit"   "Balance in ₦" → "balance"   "Money out (£)" → "money out"   "USD" → "usd"
 */
export function normaliseLabel(text: string): string {
  const folded = fold(text, ` ${SYMBOL} `);
  if (!CURRENCY_WORDS.has(folded.slice(folded.lastIndexOf(' ') + 1)) && !folded.includes(SYMBOL)) return folded;
  const words = folded.split(' ');
  let count = words.length;
  while (count > 1 && CURRENCY_WORDS.has(words[count - 1]!)) {
    count -= 1;
    if (count > 1 && BEFORE_CURRENCY.has(words[count - 1]!)) count -= 1;
  }
  if (count === words.length && !folded.includes(SYMBOL)) return folded;
  return words
    .slice(0, count)
    .filter((word) => word !== SYMBOL)
    .join(' ');
}

/** Its words; none when nothing is left. */
export function normalWords(text: string): string[] {
  return normaliseLabel(text)
    .split(' ')
    .filter((word) => word !== '');
}

/**
 * Folds many phrases in one pass, letter by letter from memory: the same as `foldText` of each at a fraction of the
 * cost. Holds for composed letters, which is how the languages are written; no phrase holds a line break.
 */
export function foldPhrases(phrases: readonly string[]): readonly string[] {
  const lines = phrases.join('\n');
  if (PLAIN_LINES.test(lines)) return phrases;
  return lines.replace(NOT_PLAIN, foldLetter).replace(/ {2,}/g, ' ').replace(LINE_EDGES, '\n').trim().split('\n');
}

const foldedLetters = new Map<string, string>();

function foldLetter(letter: string): string {
  let folded = foldedLetters.get(letter);
  if (folded === undefined) {
    // A letter beside the mark shows whether the mark vanishes or parts two words.
    folded = foldText(`a${letter}a`).slice(1, -1);
    foldedLetters.set(letter, folded);
  }
  return folded;
}

/** `symbol` takes the place of each currency symbol. */
function fold(text: string, symbol: string): string {
  const lower = text.toLowerCase();
  return PLAIN.test(lower) ? lower : foldLetters(text.replace(SYMBOLS, symbol)).replace(OUTSIDE_WORDS, ' ').trim();
}

function foldLetters(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  const unmarked = text.replace(TRADE_MARKS, '').normalize('NFKD').replace(MARKS, '').toLowerCase();
  return unmarked
    .replace(MARKS, '')
    .replace(FOLDED_LETTER, (letter) => FOLDED[letter] ?? FOLDED_HAN.get(letter) ?? letter)
    .normalize('NFC');
}
