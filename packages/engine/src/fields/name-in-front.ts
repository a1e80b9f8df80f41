/**
 * The name at the beginning of a value that goes on with something else, a space away: an address, a number, a date, the name of an
 * account, the next label.
 *
 *   JOÃO MOURA DA SILVA CPF ***.456.789-**     FARHAN SAYED 01-11-2024 to 30-11-2024     TAYLOR BELL Everyday Checking 00-778812-3
 *
 * Known weakness: a label of several words in front of a colon loses only its last one.
 */
import { matchOpening } from '../knowledge/lexicon.ts';
import { normalWords } from '../knowledge/normalise-label.ts';
import { isJoiningWord } from '../knowledge/title-words.ts';
import { matchKinds } from './match-kinds.ts';
import { hasLegalForm, isMarkedName, isPersonal, isPlainName } from './name-like.ts';
import { isTaxNumber, namesTaxNumber } from './tax-number.ts';

/** `text` itself where nothing else follows; `null` where that would have to follow a sentence: "A PARTIR DEL 01-02-2026". */
export function nameInFront(text: string): string | null {
  const firm = withoutTaxNumber(BEFORE_FIGURE.exec(text)?.[1] ?? '');
  if (hasLegalForm(firm) && isPersonal(firm)) return firm;
  const beforeAddress = BEFORE_HOUSE.exec(text)?.[1];
  if (beforeAddress !== undefined) return beforeAddress;
  const words = text.replace(NUMBER_IN_FRONT, '').split(' ');
  const end = words.findIndex(
    (word, at) => at > 0 && (isTaxNumber(word) || NO_NAME.test(word) || opensOther(words, at)),
  );
  if (end < 0) return words.join(' ');
  const isLabelled = COLON.test(words[end]!);
  const name = words.slice(0, isLabelled ? end - 1 : end).join(' ');
  const isSentence = isJoiningWord(normalWords(name).at(-1) ?? '');
  return !isSentence && isPersonal(name) && (isPlainName(name) || isMarkedName(name)) ? name : null;
}

/** "ФОП Ткач Олена, РНОКПП" → "ФОП Ткач Олена" */
function withoutTaxNumber(text: string): string {
  const at = text.lastIndexOf(' ');
  return namesTaxNumber(text.slice(at + 1)) ? text.slice(0, at).replace(/,$/, '') : text;
}

/** "Avni Ronit, Bialik St 22": a house has few figures; "GARCÍA LÓPEZ, MARÍA 12345678" is one name. */
const BEFORE_HOUSE = /^([^,\d]+ [^,\d]+), [^\d]*\d{1,4}(?!\d)/;
/** "Spolek přátel hor, z. s., 5. května 18": the comma in front of a legal form is none of an address. */
const BEFORE_FIGURE = /^(\D+?),? (?=\d)/;
/** "100117 - Rolf Gerling", "4418820 NASEEM TEXTILE AGENCIES", "11-0004187 COJULUN XICARA, MARTA" */
const NUMBER_IN_FRONT = /^(?:\d[\d./-]* [-–—]|\d{6,}|\d{1,4}-\d{5,}) /;
const NO_NAME = /[\d*@:：]/;
const COLON = /^[:：]/;

/** "Everyday Checking", "Card ending": the name of an account and a label have two words and more. */
function opensOther(words: readonly string[], at: number): boolean {
  const rest = normalWords(words.slice(at).join(' '));
  const isLabel = matchOpening(rest).some(({ kind, end }) => kind === 'label' && end > 1);
  return isLabel || matchKinds(rest).some(({ start, end }) => start === 0 && end > 1);
}
