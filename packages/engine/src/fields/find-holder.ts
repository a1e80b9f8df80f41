/**
 * The account holder: a labelled name, else a name that its form of address, its postal address or its place in the head
 * of the page makes one. A bank's own address, a street, a title and a label are no names. Honorifics are kept as printed;
 * joint holders on two lines are joined by a stroke: "DANIEL HARGROVE / MELISSA HARGROVE".
 */
import { onlyOnce } from '../geometry/only-once.ts';
import { holdsTerm, isTerm, opensWithTerm } from '../knowledge/terms.ts';
import type { TokenLine } from '../lines/reading.ts';
import { overlapX, splitSegments, type TextSegment, textOf } from '../lines/segments.ts';
import { hasSureAmount } from '../tokens/has-sure-amount.ts';
import { completeName, spellOut } from './complete-name.ts';
import { findAddressed } from './find-addressed.ts';
import { findCardholder } from './find-cardholder.ts';
import type { Field } from './find-fields.ts';
import { type Found, sourceOf } from './found.ts';
import { nameInFront } from './name-in-front.ts';
import {
  ANY_TITLE,
  hasLegalForm,
  isJointName,
  isMarkedName,
  isName,
  isPersonal,
  isPlainName,
  isTitledName,
  joinNames,
  namesAnother,
} from './name-like.ts';
import { goesOn, hasHonorific, isMarked, labelOf, readName } from './read-name.ts';

export function findHolder(fields: readonly Field[], lines: readonly TokenLine[]): Found<string> | null {
  const findAddress = onlyOnce(() => findAddressed(lines, fields));
  const found = findWith(fields, lines, (named) => {
    const addressed = findAddress();
    const titled = findTitled(named, lines);
    const isSure =
      addressed !== null && (isTitledName(addressed.value) || (titled !== null && isSameName(titled, addressed)));
    const polite = titled === null || isSure ? addressed : titled;
    return (
      findFirst(fields, readInSentence) ??
      polite ??
      findFirst(named, readTitled) ??
      findFirst(fields, readBehindNumber) ??
      findCardholder(fields, lines)
    );
  });
  const named = found !== null && isProduct(found) ? (findAddress() ?? found) : found;
  return completeName(named !== null && isFirstOf(named, findAddress()) ? findAddress() : named, lines);
}

/** "Account name: MS GRETA POLLARD", over the address "MS GRETA POLLARD AND MR KARL POLLARD"; parents on a line of their own are none. */
function isFirstOf({ value }: Found<string>, addressed: Found<string> | null): boolean {
  const rest = addressed?.value.startsWith(`${value} `) === true ? addressed.value.slice(value.length + 1) : '/';
  return !rest.startsWith('/') && isJointName(value, rest);
}

/** "Account name: SaveOne", "Account name: Everyday": what a bank calls the account that it sends to "Mara Holloway, 14 Some St". */
function isProduct({ value }: Found<string>): boolean {
  return ONE_WORD.test(value);
}

const ONE_WORD = /^\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}*)?$/u;

/**
 * The address may name a second holder behind the first ("MR JOHN DOE", "MR JOHN DOE / MRS JANE DOE"), have the form of address on
 * a line of its own ("Herrn John Doe", "John Doe"), or be whole where a narrow cell breaks the name: "MR John Richard", "Mr John Richard Doe".
 */
export function isSameName(titled: Found<string>, addressed: Found<string>): boolean {
  const [short, long] = [titled, addressed].map(({ value }) => value.toLowerCase());
  return long!.startsWith(short!) || short!.endsWith(` ${long}`);
}

/** Holder named by the labels of a single account; the address on the first page belongs to all accounts. */
export function findLabelledHolder(fields: readonly Field[], lines: readonly TokenLine[]): Found<string> | null {
  const isSure = (field: Field) => !isSecond(field) && !mayNameOther(field, fields);
  const found = findWith(
    fields.filter(isSure),
    lines,
    (named) => findFirst(fields, readInSentence) ?? findTitled(named, lines),
  );
  return found !== null && isProduct(found) ? null : completeName(found, lines);
}

function findWith(
  fields: readonly Field[],
  lines: readonly TokenLine[],
  findElse: (named: readonly Field[]) => Found<string> | null,
): Found<string> | null {
  const opens = (field: Field) =>
    isMarked(field) || opensCell(field) || followsNumber(field, fields) || translates(field, fields);
  const named = fields.filter((field) => field.label === 'accountHolder' && opens(field) && !headsOthers(field, lines));
  const [seconds, firsts] = [named.filter(isSecond), named.filter((field) => !isSecond(field))];
  const [open, sure] = [true, false].map((is) => firsts.filter((field) => mayNameOther(field, fields) === is));
  const labelled = findFirst(sure!, (field) => readLabelled(field, lines));
  const found = labelled ?? findElse(sure!) ?? findFirst(open!, (field) => readLabelled(field, lines));
  const first = spellOut(found, lines);
  const second = findFirst(seconds, (field) => readName(underLabel(field)));
  if (first === null || second === null || first.value.includes(second.value)) return first ?? second;
  // on a later page it is said of one account of several
  if (first.source.page !== second.source.page) return first;
  return { ...first, value: joinNames(first.value, second.value) };
}

/**
 * "Kontobezeichnung": some banks name the holder behind it, others what the account is called. "Nome do usuário" is who
 * printed the statement of a firm.
 */
function mayNameOther(field: Field, fields: readonly Field[]): boolean {
  const { line, from } = field;
  if (holdsTerm('user', labelOf(field))) return true;
  return fields.some((other) => other.label === 'accountType' && other.line === line && other.from === from);
}

/** "Joint holders: MRS L NAIDU" and "2.º titular: …" name those who stand beside the first. */
function isSecond(field: Field): boolean {
  const before = field.line.words[field.from - 1]?.text ?? '';
  return (
    opensWithTerm('secondHolder', labelOf(field)) || isTerm('secondHolder', before.toLowerCase()) || SECOND.test(before)
  );
}

const SECOND = /^2(?:\.? ?[ºªo°]\.?|nd)$/i;

function findFirst(fields: readonly Field[], read: (field: Field) => Found<string> | null): Found<string> | null {
  for (const field of fields) {
    const found = read(field);
    if (found !== null) return found;
  }
  return null;
}

/** "ACCOUNT NO 3-118 024 7 MR HAROLD HALL": nothing but the number is between its label and the form of address. */
function followsNumber(field: Field, fields: readonly Field[]): boolean {
  const { line, from } = field;
  const isNumber = ({ label, to }: Field) =>
    label === 'accountNumber' &&
    to < from &&
    line.words.slice(to, from).every(({ text }) => !LETTER.test(text) || DIGIT.test(text));
  return hasHonorific(field) && fields.some((other) => other.line === line && isNumber(other));
}

/** "اسم العميل Customer Name …": the same label in two languages, one behind the other. */
function translates({ line, from }: Field, fields: readonly Field[]): boolean {
  return fields.some(
    (other) => other.label === 'accountHolder' && other.line === line && other.to === from && opensCell(other),
  );
}

/** "Member No   Name   Amount guaranteed" over two people and more, with an amount each: those who stand in for the holder. */
function headsOthers({ line, textLine, textBox, below }: Field, lines: readonly TokenLine[]): boolean {
  const first = below ?? (textBox === null || textLine === line ? null : { textLine, textBox });
  if (first === null || !hasSureAmount(first.textLine)) return false;
  const { index, pageNumber } = first.textLine;
  const next = lines.find((other) => other.index === index + 1 && other.pageNumber === pageNumber);
  if (next === undefined || !hasSureAmount(next)) return false;
  return splitSegments(next.words).some(({ box, text }) => overlapX(box, first.textBox) > 0 && isPersonal(text));
}

const LETTER = /\p{L}/u;

function readTitled(field: Field): Found<string> | null {
  const label = textOf(field.line.words.slice(field.from, field.to));
  if (!hasHonorific(field) || !goesOn(field) || hasSureAmount(field.line) || !CAPITAL.test(label)) return null;
  const name = readName({ ...field, below: null });
  if (name === null || LONG_SMALL_WORD.test(name.value)) return null;
  return { ...name, value: `${label} ${name.value}`.replace(ANY_TITLE, '') };
}

function findTitled(named: readonly Field[], lines: readonly TokenLine[]): Found<string> | null {
  return findFirst(
    named.filter((field) => !isBeside(field) && !isInCare(field, lines)),
    readTitled,
  );
}

/** "A L'ATTENTION DU GERANT", and below it "M PATRICE DUVAL": he opens the letters of a firm. */
function isInCare({ line, box }: Field, lines: readonly TokenLine[]): boolean {
  const above = lines.find(({ index, pageNumber }) => index === line.index - 1 && pageNumber === line.pageNumber);
  const cell = splitSegments(above?.words ?? []).find((one) => Math.abs(one.box[0] - box[0]) < line.heightPt);
  return cell !== undefined && namesAnother(cell.text);
}

/** "Ihre Beraterin     Frau Sabine Ohm": the words in the cell before say who that is, or nothing of it. */
function isBeside({ line, from }: Field): boolean {
  const cell = splitSegments(line.words).findLast((one) => one.to <= from);
  return cell !== undefined && !DIGIT.test(cell.text);
}

/** "Jugendkonto, lautend auf Klara Roth", "au nom de MONSIEUR JEAN ROTH.": a phrase that ends with a preposition needs no mark behind it. */
function readInSentence(field: Field): Found<string> | null {
  if (field.label !== 'accountHolder' || field.textLine !== field.line) return null;
  if (!isTerm('holderInSentence', labelOf(field))) return null;
  const name = nameOfSentence(field);
  return isPersonal(name) && (CAPITALS.test(name) || isMarkedName(name))
    ? { value: name, source: sourceOf(field) }
    : null;
}

/** The sentence may break within the name, and go on behind it: "… a nom de Josep", below it "Riba, amb número de client 12". */
function nameOfSentence({ text, line, textBox, below }: Field): string {
  const whole = BEFORE_CLAUSE.exec(text)?.[1];
  const wraps = textBox?.[2] === line.box[2] && below?.textBox[0] === line.box[0];
  const rest = wraps ? BEFORE_CLAUSE.exec(below.text)?.[1] : undefined;
  return whole ?? (rest === undefined ? text.replace(END_OF_SENTENCE, '') : `${text} ${rest}`);
}

const BEFORE_CLAUSE = /^(\p{Lu}\D*?), (?=\p{Ll})/u;
const CAPITALS = /^\p{Lu}[\p{L}.'’-]*(?: (?:\p{Ll}{1,3} ){0,2}\p{Lu}[\p{L}.'’-]*)*$/u;
/** "CO., LTD. (Representative: …" and "KIEFFER.", but not "LTD." */
const END_OF_SENTENCE = /(?<=\p{L}{4})\.$| \(\p{L}[^()]*\)?$/u;

/** "CONTA: 48.771-3 / MARCENARIA BOSQUE LTDA", "A/c No: 0034-CC-00871 HARBOUR TRADERS Cash Credit" */
function readBehindNumber(field: Field): Found<string> | null {
  const name = field.label === 'accountNumber' ? (nameInFront(BEHIND_NUMBER.exec(field.text)?.[1] ?? '') ?? '') : '';
  return name.includes(' ') && isPersonal(name) ? { value: name, source: sourceOf(field) } : null;
}

const BEHIND_NUMBER = /^(?:[\d./-]{5,} [/–-] |(?=(?:\S*\d){6})[A-Z\d./-]+ )(\p{Lu}[^\d]+)$/u;

/** With the name below it, where the label speaks of several holders or the second is clearly one. */
function readLabelled(printed: Field, lines: readonly TokenLine[]): Found<string> | null {
  if (hasHonorific(printed)) return null;
  const field = underLabel(printed);
  const name = readName(field);
  const { textBox, textLine } = field;
  if (name === null || textBox === null || name.source.text !== field.text) return name;
  const next = lines.find(({ index }) => index === textLine.index + 1);
  if (next === undefined || next.pageNumber !== textLine.pageNumber || next.box[1] - textLine.box[3] > next.heightPt)
    return name;
  const cells = splitSegments(next.words);
  const second = cells.find(({ box }) => overlapX(box, textBox) > 0);
  // "Account name: …" over "Customer name: …": the next line has a label of its own
  const isOfOther = cells.some((cell) => cell !== second && overlapX(cell.box, printed.box) > 0);
  if (second === undefined || isOfOther) return name;
  if (endsName(name.value, second, next, lines)) return { ...name, value: `${name.value} ${second.text}` };
  if (!isPersonal(second.text)) return name;
  if (!isPlural(field) && !isJointName(name.value, second.text)) return name;
  return { ...name, value: joinNames(name.value, second.text) };
}

/** With the value that stands below its label, where that heads it. */
function underLabel(field: Field): Field {
  return headsNames(field) ? { ...field, ...field.below, below: null } : field;
}

/** "Titulares" over "VALLS FERRER, JORDI", or "ACCOUNT HOLDER" beside "PAYDESK ID": set as its heading, and what stands beside it is no name of his. */
function headsNames(field: Field): boolean {
  const { line, box, textLine, below } = field;
  if (below === null || textLine !== line || goesOn(field)) return false;
  if (below.textBox[0] !== box[0] || !isPersonal(below.text)) return false;
  // "Titular:" over "VALLS FERRER, JORDI", and level with it the street of his address
  if (isMarked(field)) return DIGIT.test(field.text) && !hasLegalForm(field.text);
  return isPlural(field) || (isPlainName(below.text) && !isMarkedName(field.text));
}

/** "Titulares", "Kontoinhaber/innen": more than one name may follow. */
function isPlural(field: Field): boolean {
  return holdsTerm('severalHolders', labelOf(field));
}

/** "CAROLINA ANDREA FUENZALIDA", and alone below it in its cell "ROJAS". */
function endsName(name: string, last: TextSegment, line: TokenLine, lines: readonly TokenLine[]): boolean {
  if (!name.includes(' ') || last.words.length > 1 || last.words.length < line.words.length) return false;
  if (!/^\p{Lu}[\p{L}’'-]+$/u.test(last.text) || !isName(last.text)) return false;
  const below = lines.find(({ index }) => index === line.index + 1);
  return (
    below === undefined || splitSegments(below.words).every(({ box }) => Math.abs(box[0] - last.box[0]) > line.heightPt)
  );
}

function opensCell({ line, from }: Field): boolean {
  return splitSegments(line.words).some((segment) => segment.from === from);
}

const CAPITAL = /^\p{Lu}/u;
const DIGIT = /\d/;
/** "M. Subtract line M from line K" addresses nobody. */
const LONG_SMALL_WORD = /(?<![\p{L}'’])\p{Ll}{4}/u;
