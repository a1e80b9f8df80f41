/** The name that a label of the holder has beside it or below it, without what follows: another label, a number, a date. */
import { normalWords } from '../knowledge/normalise-label.ts';
import { splitSegments } from '../lines/segments.ts';
import { hasSureAmount } from '../tokens/has-sure-amount.ts';
import { labelWords } from './bill-terms.ts';
import type { Field } from './find-fields.ts';
import { type Found, sourceOf } from './found.ts';
import { nameInFront } from './name-in-front.ts';
import {
  bareName,
  hasLegalForm,
  isHonorific,
  isLegalForm,
  isName,
  isPersonal,
  namesField,
  startsLikeName,
} from './name-like.ts';
import { politeName } from './polite-name.ts';
import { namesTaxNumber } from './tax-number.ts';

/**
 * Beside the label, else below it in a row of headings: there the words beside it are the next heading. "Nombre" over
 * "Vacaciones   $3,021.14" heads the pots of an account.
 */
export function readName(field: Field): Found<string> | null {
  const front = hasHonorific(field) ? null : nameInFront(field.text);
  const text =
    politeFront(field.text) ?? nameIn(untilNextLabel(field.text)) ?? nameIn(front ?? '') ?? nameInCell(field);
  const isBelow = field.textLine !== field.line;
  if (text !== null && !isMarked(field) && GOES_ON.test(text)) return null;
  if (isBelow && text !== null && !text.includes(' ') && hasSureAmount(field.textLine)) return null;
  if (!isBelow && !isMarked(field) && isPriced(field)) return null;
  if (
    text !== null &&
    !(isBelow && ((DIGIT.test(hasLegalForm(text) ? text : field.text) && !isPersonal(field.text)) || hasDash(field)))
  )
    return { value: text, source: sourceOf(field) };
  // "Member Advantage Checking", "Customer Service": the words go on, and head nothing
  if (field.below === null || isMarked(field) || goesOn(field)) return null;
  const below = nameIn(nameInFront(field.below.text) ?? field.below.text);
  return below === null || DIGIT.test(below) ? null : { value: below, source: sourceOf(field.below) };
}

/** "高橋 美咲 様 令和7年": the form of address ends the name. */
function politeFront(text: string): string | null {
  const ends = [...text.matchAll(/ /g)].map(({ index }) => index);
  return ends.map((end) => politeName(text.slice(0, end))).find((name) => name !== null) ?? null;
}

/** "Lautend auf     Erbengemeinschaft Roth sel.     BIC     NRDNCHZZ80A": the next cell is the next label, or its value. */
function nameInCell({ line, textLine, to, text, below }: Field): string | null {
  if (textLine !== line || (below !== null && isPersonal(below.text))) return null;
  const cell = splitSegments(line.words.slice(to))[0];
  return cell !== undefined && cell.text !== text && isPersonal(cell.text) ? nameIn(cell.text) : null;
}

/** "Member Rewards Club     $136.88": label and value are one cell, and the next one is an amount. */
function isPriced({ line, from, to }: Field): boolean {
  const cell = splitSegments(line.words).find((one) => one.from <= from && one.to > to);
  return cell !== undefined && line.money.some((token) => token.strong && token.from === cell.to);
}

/** "DENOMINACION DEL IMPUESTO" names something else. */
const GOES_ON = /^(?:del|des|dell[aeo]|of|vom|van het) /i;

/**
 * "Anjali Menon Address: 7 Lake Road", "林小明 帳號：012": the next label stands a space away, or in brackets: "林小明（身份证：1234）". So
 * does the short name of a number: "Anjali Menon, PAN 30******17".
 */
function untilNextLabel(text: string): string {
  const cut = text.replace(OTHER_LANGUAGE, '').replace(/(?:\s+[^\s:：]+|\s*[（(][^（）():：]*)[:：].*$/u, '');
  const label = text.slice(cut.lastIndexOf(' ') + 1).split(/[:：]/)[0]!;
  const name = cut !== text && namesField(normalWords(label)) ? cut.slice(0, cut.lastIndexOf(' ')) : cut;
  return name.replace(NAMED_NUMBER, '$1$2');
}

/** "Kính gửi / To: …" */
const OTHER_LANGUAGE = /^\/ ?\p{L}+(?: \p{L}+)?: /u;

/** Not "GARCÍA LÓPEZ, MARÍA 12345678": the name in front is in small letters, too. */
const NAMED_NUMBER =
  /^(?:(\p{Lu}\p{Ll}[^,\d]* [^,\d]+), (?:\p{Lu}{2,}|\p{Ll}{3,}(?: \p{Ll}{3,})*)|(\p{Lu}[^-\d]+) [-–] \p{Lu}{2,}) [\d*•][\dX*•.-]*$/u;

function nameIn(text: string): string | null {
  const name = bareName(text);
  const isOther = namesTaxNumber(name) || (isLegalForm(name) && !name.includes(' '));
  return isName(name) && startsLikeName(name) && !isOther && !name.startsWith('/') ? name : null;
}

const DIGIT = /\d/;

/** "Joint Holder :- -" says that there is none; what stands below belongs to somebody else. */
function hasDash({ line, to }: Field): boolean {
  return line.words.slice(to).some(({ text }) => /^[:\-–—]*[-–—]$/.test(text));
}

export function isMarked({ line, from, to }: Field): boolean {
  return (
    line.words[from]!.text === ':' ||
    /[:：]/.test(line.words[to - 1]!.text) ||
    /^[:：]/.test(line.words[to]?.text ?? '')
  );
}

/** The cell does behind the label. */
export function goesOn({ line, textLine, from, to }: Field): boolean {
  return textLine === line && splitSegments(line.words).some((cell) => cell.from <= from && cell.to > to);
}

/** Languages label the name with the form of address itself ("Herr", "MR"); it belongs to the name. */
export function hasHonorific(field: Field): boolean {
  return isHonorific(labelOf(field));
}

/** In normal form. */
export function labelOf(field: Field): string {
  return labelWords(field).join(' ');
}
