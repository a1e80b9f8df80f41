/** Tells whether a text may be the name of a person or a firm: no label, no title, no bank, no street. Words are in normal form. */
import { onlyOnce } from '../geometry/only-once.ts';
import { CAPITAL } from '../knowledge/letters.ts';
import { isNamingWord, lookupPhrase, matchPhrases } from '../knowledge/lexicon.ts';
import { namesNoHolder } from '../knowledge/no-names.ts';
import { normalWords } from '../knowledge/normalise-label.ts';
import { anyTerm, holdsTerm, isTerm, opensWithTerm, termEnds } from '../knowledge/terms.ts';
import { namesBank, namesStatement } from '../knowledge/title-words.ts';
import { FIELDS } from './thresholds.ts';

const { LONGEST_NAME, MOST_WORDS } = FIELDS.nameLike;

const TWO_LETTERS = /\p{L}{2}/u;
const NO_LETTERS = /[^\p{L}]/gu;
const DIGIT = /\d/;
/** Slavic and German titles are printed in small letters: "mag. Alenka Zupan". */
const CAPITAL_FIRST = new RegExp(String.raw`^\P{L}*(?:(?:mag|dr|ing|prof|dipl|univ|lic|mgr|doc)\. ?)*${CAPITAL}`, 'u');
const DENSE_NAME = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{3}/;

/** Mail sorters read marks in front of the lines of an address. */
export const MARKS_BEFORE = /^(?:[:：*•\s]+|[12](?:\)|\.(?! ?\p{Lu}{2,3} )) )/u;
/** "1) CHEONG KAH WAI" stands over "2) LEE MEI YUEN", and "1. CHEONG KAH WAI" over "2. LEE MEI YUEN"; "1. FC HOLM" is a club. */
const NUMBERED = /^2[).] /;

/** What stands in front of a name without being part of it: "Hi Nadia Verhoeven,". */
export function bareName(text: string): string {
  const name = text.replace(MARKS_BEFORE, '').replace(ANY_TITLE, '').replace(CARD_BEHIND, '').trim();
  return GREETED.exec(name)?.[1] ?? name;
}

const GREETED = /^(?:Hi|Hello|Hey|Hallo|Hola|Olá|Bonjour|Ciao|Hej|Dear),?\s(.+?)[,!]$/i;
/** "MS HELENA R DUFRESNE 4520 88XX XXXX 3071" */
const CARD_BEHIND = /\s+(?=(?:[\dXx*•][ -]?){12,19}$)[2-689][\dXx*•]{3}(?:[ -]?[\dXx*•]{2,6}){2,3}$/;

/** "Mr/Ms" stands for every form of address, and is none. */
export const ANY_TITLE = /^(?:Mr|Mrs|Ms|Miss|Dr)\.?(?:\s?\/\s?(?:Mr|Mrs|Ms|Miss|Dr)\.?)+\s+/i;

const titles = onlyOnce(() => {
  const title = anyTerm('formOfAddress');
  return {
    whole: new RegExp(`^${title}(?: (?:(?:${anyTerm('joinsHolders')}|o) )?${title})*$`),
    first: new RegExp(`^${title} `),
    /** Whoever opens the letters of a firm: "THE DIRECTORS", "M. LE GERANT", "The Trustees of" over its name. */
    office: new RegExp(`^(?:to )?(?:${title} )?(?:${anyTerm('article')} )?${anyTerm('firmOffice')}(?: of)?$`, 'u'),
  };
});

/** "mr", "m ou mme", "mr mrs": nothing but forms of address. */
export function isHonorific(text: string): boolean {
  return titles().whole.test(text);
}

/** `words` in normal form. */
function isTitled(words: readonly string[]): boolean {
  return titles().first.test(words.join(' '));
}

export function isName(text: string): boolean {
  if (MASKED.test(text)) return true;
  if (!TWO_LETTERS.test(text) || text.length > LONGEST_NAME) return false;
  if (NO_NAME.test(withoutNumber(text))) return false;
  if (DAY.test(text)) return false;
  const words = normalWords(text);
  if (titles().office.test(words.join(' '))) return false;
  return (
    text.split('/').every((part) => isInitial(part) || lookupPhrase(part).length === 0) &&
    !namesBank(words) &&
    !(namesNoHolder(words) && !isFirm(text)) &&
    !namesStatement(words.filter(isNoFirstName)) &&
    !namesProduct(words) &&
    !isOfProduct(text) &&
    !namesField(words) &&
    !(namesStaff(words) && !hasLegalForm(text))
  );
}

/** "Your adviser", "Direktor filijale: Ana Petrović"; `words` in normal form. */
export function namesStaff(words: readonly string[]): boolean {
  return opensWithTerm('bankStaff', words.join(' '));
}

/** "A**** Y*****", "Ay** Yı***": no more is printed of each word than how it begins. */
const MASKED = /^\p{Lu}\p{L}{0,2}\*+(?: \p{Lu}\p{L}{0,2}\*+){1,3}$/u;

/** "HILL END SHOW BRANCH INC": the legal form makes the name of a firm of any words but those of a label. */
function isFirm(text: string): boolean {
  return CAPITALS.test(text) && hasLegalForm(text) && !isLabelled(normalWords(text));
}

const CAPITALS = /^(?:[\p{Lu}&.,'’-]+ ){3,}[\p{Lu}.]+$/u;

/** "M/S P K HAMZA & SONS" addresses a firm, and no "M" as in French. */
function isInitial(text: string): boolean {
  return text.length === 1;
}

/** An amount, a number, an address for mails. */
const NO_NAME = /\d{3}|\d[.,]\d{2}\b|[@:：%®]|www\./;
/** "THE HARGROVE 2011 SETTLEMENT": a trust may be called by the year in which it was made. */
const YEAR_OF_TRUST =
  / (?:19|20)\d{2}(?= (?:family )?(?:settlement|trust|foundation)$)|(?<= (?:settlement|trust|foundation)) (?:19|20)\d{2}$/i;
/** 'CLUB "AURORA 1898"': what stands in quotes is called so. */
const FIGURES_IN_QUOTES = /(?<=["„“«][^"„“”»]*\p{L}[^"„“”»]*?) ?\d{1,4}(?=["“”»])/u;
/** "9401-2277 QUÉBEC INC.", "1234567 Ontario Ltd": firms that were given a number and no name. */
const NUMBERED_FIRM = /^(?:\d{4}-\d{4}|\d{6,8}) (?=[\p{L}.]+ [\p{L}.]+$)/u;

/** "1884421 ALBERTA LTD O/A BIG HORN AUTO SERVICE": the name of a firm goes on with the one under which it trades. */
const TRADING = '(?:o\\/a|d\\/?b\\/?a|t\\/as?|h\\.?o\\.?d\\.?n\\.?|trading as|operating as|doing business as)';
const TRADING_AS = new RegExp(` ${TRADING} .+$`, 'iu');
/** On a line of its own below the name: "T/A GALLAGHER PLUMBING". */
const TRADING_START = new RegExp(`^${TRADING} `, 'iu');

/** Without figures that are part of the name. */
function withoutNumber(text: string): string {
  const firm = text.replace(TRADING_AS, '');
  const bare = (hasLegalForm(firm) ? firm.replace(NUMBERED_FIRM, '') : firm).replace(MARKS_BEFORE, '');
  const known = `${bare}${text.slice(firm.length)}`.replace(YEAR_OF_TRUST, '').replace(FIGURES_IN_QUOTES, '');
  return HOUSE.test(known) && isOfOwners(normalWords(known).join(' ')) ? known.replace(HOUSE, '') : known;
}

function isOfOwners(text: string): boolean {
  return holdsTerm('ownersAssociation', text) || opensWithTerm('ownersFirst', text);
}

/** "WEG Lindenstraße 14-18", "THE OWNERS - STRATA PLAN 48217": owners are called by their house or its plan. */
const HOUSE = / (?:no\.? )?\d{1,6}\p{L}?(?:[-–/]\d{1,4}\p{L}?)?$/iu;

/** "OCT 1", where a period stands below the names of a row of headings. */
const DAY = /^\p{L}{3,9}\.? \d{1,2}$/u;

/** "Bill" is what a statement is called, and a man. */
function isNoFirstName(word: string): boolean {
  return word !== 'bill';
}

/** "Müşteri no", "Kunde Nr": a word for the holder and nothing but such words behind it name a field; a form of address may name anybody. */
export function namesField(words: readonly string[]): boolean {
  const matches = matchPhrases(words);
  const [first] = matches;
  if (first?.start !== 0 || first.end === words.length || isHonorific(words.slice(0, first.end).join(' ')))
    return false;
  const isHolder = matches.some(({ start, value }) => start === 0 && value === 'accountHolder');
  let end = 0;
  for (const match of matches) if (match.start <= end) end = Math.max(end, match.end);
  return isHolder && end === words.length;
}

/** "Girokonto", "Spořicí účet Plus": what an account is called. */
function namesProduct(words: readonly string[]): boolean {
  return matchPhrases(words).some(({ kind, start, end }) => kind === 'accountType' && end - start >= words.length / 2);
}

/** "Standard Variable Rate Home Loan with Everyday Offset": a product goes on; "SMITH BAKER LAW TRUST ACCOUNT" is held by lawyers. */
function holdsProduct(words: readonly string[]): boolean {
  return matchPhrases(words).some(
    ({ kind, start, end }) => kind === 'accountType' && end - start > 1 && end < words.length,
  );
}

/** "Rainy Day (Online Savings Account)": the name that a customer gave to an account, and what the bank calls it. */
function isOfProduct(text: string): boolean {
  return namesProduct(normalWords(/ \(([^()]+)\)$/.exec(text)?.[1] ?? ''));
}

/** Could be a name over an address: words without figures that name nothing else. */
export function isPersonal(text: string): boolean {
  const words = normalWords(text);
  const letters = text.replace(NO_LETTERS, '').length;
  if (letters < 3 || words.length > MOST_WORDS || DIGIT.test(withoutNumber(text)) || !isName(text)) return false;
  if (words.length < 2 && !DENSE_NAME.test(text)) return false;
  if (holdsProduct(words) && !hasLegalForm(text)) return false;
  if (
    SALUTATION.test(words.join(' ')) ||
    SALUTED.test(text) ||
    isTerm('guardianOf', words.join(' ')) ||
    words.some((word) => CARD_NETWORKS.has(word))
  )
    return false;
  return startsLikeName(text) && !namesAnother(text) && !isLabelled(words) && !isStreet(text, words);
}

const CARD_NETWORKS: ReadonlySet<string> = new Set(['visa', 'mastercard', 'amex', 'maestro']);

/** Stands over a name, and is none. */
const SALUTATION =
  /^(?:vazen[yaei]\p{L}* p\p{L}+|vazeny pan|sehr geehrte\p{L}*(?: .*)?|dear .*|spett le(?: .*)?|(?:egr|preg|gent)\p{L}*(?: m[aio])?(?: sig\p{L}*)?(?: ra)?|familie|eheleute(?: und)?|szanown\p{L}+ pan\p{L}*|(?:estimad|prezad|exm)[oa]s? .*|s?postovan\p{L}* .*|(?:geachte|kjaere|kaere|basta|hyva|cher|chere|tisztelt|kedves|stimat\p{L}*|уважаем\p{L}*|шановн\p{L}*|αγαπητ\p{L}*) .*|to whom .*)$/u;

/** "Benvolguts senyors,": a line that opens a letter and holds no name. */
const SALUTED = /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+[,!]$/u;

/** Behind it stands whose child somebody is, or who takes the letters in: "C/O Imran Shaikh", "FATHER : LATE A CHOWDHURY", "REPR.: D. GINÉS". */
const OF_ANOTHER =
  /^(?:(?:attn|attention|[cs]\/o|s\/c|[dwh]\/o|z\.? ?hd|t\.a\.v|att|care of)\b|c\/-|(?:father|mother|guardian|repr?\.?) ?:|p\.a\. |a\/c (?=\p{L}{2,}))/iu;

/** True for a line of an address that names another than the holder. */
export function namesAnother(text: string): boolean {
  const [mark = ''] = OF_ANOTHER.exec(text) ?? [];
  if (opensWithTerm('inCareOf', normalWords(text).join(' '))) return true;
  const name = text.slice(mark.length);
  return mark !== '' && (!/^a\/c/i.test(mark) || isPlainName(name) || isTitledName(name));
}

/** "κα ΜΑΡΙΑ ΠΑΠΠΑ", "paní Eva Dvořáková": a form of address may be small. */
export function startsLikeName(text: string): boolean {
  const [first = '', ...name] = text.split(' ');
  return CAPITAL_FIRST.test(text) || (isHonorific(normalWords(first).join(' ')) && CAPITAL_FIRST.test(name.join(' ')));
}

/** "Account Number": what names a field opens no address. Nor does "Cuenta Súper Tasa Dólares": whatever the bank calls it, it is an account. */
export function isLabelled(words: readonly string[]): boolean {
  return (
    namesProduct(words) ||
    isTerm('account', words[0] ?? '') ||
    matchPhrases(words).some(
      ({ kind, start, end, value }) =>
        start === 0 && kind === 'label' && !WEAK_LABELS.has(value) && (end > 1 || end === words.length),
    )
  );
}

const WEAK_LABELS: ReadonlySet<string> = new Set(['accountHolder', 'periodFrom', 'periodTo', 'page', 'interestRate']);

/** "ENCIK MOHD HAFIZ BIN" goes on with his father's name, "JOSE DELOS SANTOS ITF" with that for whom he holds the account. */
const PARTICLE_END = /\s(?:bin|binti|bte|ibn|itf|fbo|obo|van|von|de|del|da|dos|der)$/iu;

/** "&", "and", "y/o"; the Spanish and Italian "o" opens Irish names, too, but does not end them. */
function joinsNext(word: string): boolean {
  return word.endsWith('&') || joins(word) || word.toLowerCase() === 'o';
}

function joins(word: string): boolean {
  return word === '&' || isTerm('joinsHolders', normalWords(word).join(' '));
}

/** "and Eva Roth" → "Eva Roth"; `null` where no such word opens the text. */
function behindJoin(text: string): string | null {
  const at = text.indexOf(' ');
  return at > 0 && joins(text.slice(0, at)) ? text.slice(at + 1) : null;
}

/** "M DUPONT MARTINOU MME", and below it "DURAND CLAIRE": the line breaks within the second name. */
function goesOn(first: string): boolean {
  return (
    joinsNext(first.slice(first.lastIndexOf(' ') + 1)) ||
    PARTICLE_END.test(first) ||
    isTerm('formBehindName', normalWords(first).slice(1).at(-1) ?? '')
  );
}

/** The second of two holders, on a line of its own: of the same family, with a form of address, or joined by "and". */
export function isJointName(first: string, second: string): boolean {
  if (!isPersonal(behindJoin(second) ?? second)) return false;
  const [left, right] = [normalWords(first), normalWords(second)];
  if (left.join(' ') === right.join(' ')) return false;
  if (goesOn(first) || opensRest(second) || NUMBERED.test(second)) return true;
  return left.at(-1) === right.at(-1) || (isTitled(left) && isTitled(right));
}

export function joinNames(first: string, second: string): string {
  return goesOn(first) || opensRest(second) ? `${first} ${second}` : `${first} / ${second.replace(MARKS_BEFORE, '')}`;
}

/** "AND MRS B LEE", "T/A GALLAGHER PLUMBING", "AS TRUSTEE FOR THE REED FAMILY TRUST" */
function opensRest(second: string): boolean {
  const isHeldFor = opensWithTerm('heldFor', normalWords(second).join(' '));
  return isHeldFor || behindJoin(second) !== null || TRADING_START.test(second);
}

const LEGAL_FORM =
  /[\s,](?:llc|l\.l\.c\.|inc|corp|ltd|limited|plc|llp|pty|pvt|gmbh|ug|kg|ag|ohg|e\.?k|sarl|s\.?a\.?s|sas|s\.?a\.?c|s\.?a\.?a|e\.?i\.?r\.?l|eurl|sci|s\.?r\.?l\.?|s\.?p\.?a|snc|s\.?l\.?(?:u\.?)?|s\.?a\.?(?:u\.?)?|s\.?a\.? de c\.?v|s\.? de r\.?l\.?(?: de c\.?v)?|ltda|me|eireli|dac|z\. ?s|o\. ?p\. ?s|z\. ?ú|s\. r\. o|a\. s|v\. o\. s|k\. s|sociedad an[oó]nima|soci[eé]t[eé] anonyme|sociedade an[oô]nima|bv|b\.v\.|nv|vof|ab|hb|as|a\/s|aps|oy|oyj|sp\. z o\. ?o|s\.r\.o|a\.s|oü|uab|sia|d\.o\.o|lda|ehf|kft|bt|zrt|srl|ooo|fze|fzco|pt|tbk|sdn bhd|co)\.?$/iu;

/** A form of address in front, or the legal form of a firm behind. */
export function isMarkedName(text: string): boolean {
  return isTitledName(text) || hasLegalForm(text);
}

/** A form of address in front: a person's. */
export function isTitledName(text: string): boolean {
  return isTitled(normalWords(text));
}

export function hasLegalForm(text: string): boolean {
  return (
    LEGAL_FORM.test(text.replace(TRADING_AS, '')) ||
    isTerm('firmFirst', FIRST_OF_SEVERAL.exec(text)?.[0].toLowerCase() ?? '')
  );
}

const FIRST_OF_SEVERAL = /^\p{Lu}{2,5}(?= )/u;

/** "PRIVATE LIMITED": a legal form, and no name in front of it. */
export function isLegalForm(text: string): boolean {
  return LEGAL_FORM.test(` ${text.replace(/^(?:private|pvt|public)\.? /i, '')}`) && text.split(' ').length <= 2;
}

/** "Гордеев Арсений Витальевич" is nothing but a person. */
export function hasPatronymic(text: string): boolean {
  return PATRONYMIC.test(text);
}

const PATRONYMIC = /^\p{Lu}[\p{L}-]+ \p{Lu}\p{L}+ \p{Lu}\p{L}+(?:вич|вна|чна|ВИЧ|ВНА|ЧНА)$/u;

/** Surnames that say something else in another language: a rate of interest, money, "that", an original currency. */
const SURNAMES: ReadonlySet<string> = new Set(['tan', 'wang', 'yang', 'nguyen']);
/** "HENRIQUE AGUIÃO NETO": behind two names a grandson or a son, elsewhere a net amount or an account for the young. */
const DESCENDANTS: ReadonlySet<string> = new Set(['neto', 'junior']);

/** Two to four capitalised words that occur in no label, title or heading of any language; a couple shares the last: "Udo und Eva Roth". */
export function isPlainName(text: string): boolean {
  const printed = text.split(' ');
  const words = printed.filter((word, at) => at !== 1 || printed.length < 4 || !joinsNext(word));
  return (
    words.length >= 2 &&
    words.length <= 4 &&
    words.every((word) => /^\p{Lu}[\p{L}.'’-]*$/u.test(word)) &&
    words.some((word) => word.length > 2) &&
    !normalWords(words.join(' ')).some((word, at) => word.length > 2 && !isPartOfName(word, at) && isNamingWord(word))
  );
}

/** `at`: its place among the words. */
function isPartOfName(word: string, at: number): boolean {
  return SURNAMES.has(word) || (at > 1 && DESCENDANTS.has(word));
}

const ARTICLE = /^al[- ]\p{L}/iu;

const POST_BOX = /^p\.? ?o\.? ?box\b/iu;

/** Where a firm or a bank receives its post: "P.O. Box 66". */
export function isPostBox(text: string): boolean {
  return POST_BOX.test(text);
}

/** "PLAZA HOTEL SA" is a firm, and "AL-NOOR TRADING" no Polish avenue. */
function isStreet(text: string, words: readonly string[]): boolean {
  const last = words.at(-1)!;
  if (hasLegalForm(text) || ARTICLE.test(text)) return false;
  if (isPostBox(text)) return true;
  if (isTerm('streetFirst', words[0]!)) return true;
  // "Tobias Richter" and "Agatha Christie" are no streets
  return words.length < 3 && (isTerm('streetLast', last) || termEnds('streetEnd', last));
}
