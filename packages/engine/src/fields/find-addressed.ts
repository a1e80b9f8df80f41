/**
 * The holder without a label: the name that opens a postal address in the head of the first page, the name with its form of
 * address behind it, the name in front of a tax number, or a name of its own beside the details of the account.
 *
 *   FRAU DR. ELIF YILMAZ        Kontonummer: 123456
 *   Hauptstraße 5               Zeitraum: …
 *   10115 Berlin
 */
import { onlyOnce } from '../geometry/only-once.ts';
import { normalWords } from '../knowledge/normalise-label.ts';
import { namesBank } from '../knowledge/title-words.ts';
import type { TokenLine } from '../lines/reading.ts';
import { splitSegments, textOf } from '../lines/segments.ts';
import { blocksOf, hasPlace, isAddress, isField, isFlush, isSure, startsBlock } from './address-block.ts';
import { findAbove, findBelow, type Part, toFound } from './address-part.ts';
import { behindGuardian } from './behind-guardian.ts';
import { dropStaff } from './drop-staff.ts';
import { findBeforeTaxNumber } from './find-before-tax-number.ts';
import { findBesideAccount } from './find-beside-account.ts';
import type { Field } from './find-fields.ts';
import { findSites, isOfSite } from './find-sites.ts';
import type { Found } from './found.ts';
import {
  bareName,
  hasLegalForm,
  hasPatronymic,
  isHonorific,
  isJointName,
  isLegalForm,
  isMarkedName,
  isName,
  isPersonal,
  isPlainName,
  isPostBox,
  joinNames,
} from './name-like.ts';
import { partAtMarks } from './part-at-marks.ts';
import { ANY_FORM, politeName } from './polite-name.ts';
import { namesTaxNumber } from './tax-number.ts';
import { FIELDS } from './thresholds.ts';

const { HEAD_LINES, NEAR_MARKED, NEAR_LINES } = FIELDS.findAddressed;

export function findAddressed(lines: readonly TokenLine[], fields: readonly Field[]): Found<string> | null {
  const [first] = lines;
  if (first === undefined) return null;
  const head = lines.filter(
    ({ pageNumber, index }) => pageNumber === first.pageNumber && index < first.index + HEAD_LINES,
  );
  const body = head.findIndex((line) => line.money.some(isSure) && line.dates.some((date) => !isInBox(line, date)));
  const top = body < 0 ? head : head.slice(0, body);
  const sites = findSites(lines);
  const partsOf = (printed: readonly TokenLine[]) =>
    dropStaff(
      printed.flatMap((line) =>
        splitSegments(line.words)
          .flatMap((segment) => partAtMarks(segment, line))
          .filter(({ text }) => !isOfSite(text, sites))
          .map((segment) => ({ segment, line })),
      ),
    );
  const parts = partsOf(top);
  const onFirstPage = onlyOnce(() => partsOf(lines.filter(({ pageNumber }) => pageNumber === first.pageNumber)));
  return (
    findPolite(parts) ??
    findNamedByFather(parts) ??
    findBelowHonorific(parts) ??
    findOverAddress(parts, startsBlock(parts), onFirstPage) ??
    findBeforeMail(parts) ??
    findOverTaxNumber(parts) ??
    findBeforeTaxNumber(top) ??
    findOverDetail(parts, fields, 'dueDate') ??
    findBesideAccount(lines) ??
    findOverDetail(parts, fields, 'accountNumber') ??
    findAlone(top, fields) ??
    findAtFoot(onFirstPage(), fields) ??
    findOnSlip(partsOf(lines), fields) ??
    findGreeted(parts)
  );
}

/** "De 01-07-2025 a" and "Statement period December 6, 2025 to" are periods in a box beside the address. */
function isInBox({ words }: TokenLine, { from }: TokenLine['dates'][number]): boolean {
  return splitSegments(words).some((cell) => cell.from > 0 && cell.from < from && from < cell.to);
}

function findPolite(parts: readonly Part[]): Found<string> | null {
  for (const [at, part] of parts.entries()) {
    const { text } = part.segment;
    // "王   淑 芬   小姐   台啟" is spread over its line
    const words = isSpread(part) ? part.line.words : part.segment.words;
    const before = ANY_FORM.exec(text)?.index === 0 ? parts[at - 1] : undefined;
    if (before?.line === part.line && isPersonal(before.segment.text)) return toFound(before, before.segment.text);
    const nameIn = (count: number) => politeName(textOf(words.slice(0, count)));
    // the number of the branch may follow in the same cell, or the greeting go on with one more word
    for (let count = 1; count <= words.length; count++) {
      const name = nameIn(count);
      if (name !== null) return toFound(part, nameIn(count + 1) ?? name);
    }
  }
  return null;
}

function isSpread({ segment: { from, to }, line: { words } }: Part): boolean {
  return from === 0 && to < words.length && words.every(({ text }) => SIGNS.test(text));
}

const SIGNS = /^\p{Script=Han}{1,2}$/u;

/** With a father's name in it a line is nothing but a person, the only one in the head. */
function findNamedByFather(parts: readonly Part[]): Found<string> | null {
  const [name, another] = parts.filter(({ segment }) => hasPatronymic(segment.text));
  return name === undefined || another !== undefined ? null : toFound(name, name.segment.text);
}

/** "Herrn", and below it "Björn Hasselmann" with his address: over both may stand that of the bank. */
function findBelowHonorific(parts: readonly Part[]): Found<string> | null {
  const titles = parts.filter(({ segment }) => isHonorific(normalWords(segment.text).join(' ')));
  const named = new Set(titles.map((title) => findBelow(title, parts)));
  return findOverAddress(
    parts,
    (part) => named.has(part),
    () => [],
  );
}

function findOverAddress(
  parts: readonly Part[],
  isStart: (part: Part) => boolean,
  onFirstPage: () => readonly Part[],
): Found<string> | null {
  const [top] = parts;
  const opensPage = (block: readonly Part[]) => (block[0]!.line === top!.line ? 1 : 0);
  const [inHead] = blocksOf(parts, isStart)
    .filter(isAddress)
    .toSorted(
      (a, b) =>
        opensPage(a) - opensPage(b) ||
        Number(isFlush(b)) - Number(isFlush(a)) ||
        Number(hasPlace(b)) - Number(hasPlace(a)) ||
        b.length - a.length,
    );
  const [name, second] =
    inHead === undefined || !isMailed(inHead) ? (findMailed(onFirstPage()) ?? inHead ?? []) : inHead;
  if (name === undefined) return null;
  const value = bareName(name.segment.text);
  const ward = [name, second].find((part) => part !== undefined && behindGuardian(part.segment.text) !== null);
  if (ward !== undefined) return toFound(ward, behindGuardian(ward.segment.text)!);
  if (second === undefined) return toFound(name, value);
  const { text } = second.segment;
  // "PUAN NG SIEW KHIM" over "KEDAI PERABOT HOCK SENG SDN BHD": who opens the letters of a firm
  if (hasLegalForm(text) && !isLegalForm(text) && isMarkedName(value) && !hasLegalForm(value))
    return toFound(second, text);
  if (wraps(name, second)) return toFound(name, `${value} ${text}`);
  return toFound(name, isJointName(value, text) ? joinNames(value, text) : value);
}

/**
 * A narrow cell breaks a name before its legal form, or where its last word would reach into the next cell; that of a house fits:
 *
 *   MR. DESMOND P     Account number 5446
 *   FITZGERALD        Statement period
 */
function wraps({ segment, line }: Part, { segment: last }: Part): boolean {
  if (isLegalForm(last.text)) return true;
  const next = splitSegments(line.words).find(({ from }) => from === segment.to);
  if (next === undefined || last.words.length > 1 || !CAPITALISED.test(last.text) || !isName(last.text)) return false;
  return segment.box[2] + last.box[2] - last.box[0] >= next.box[0];
}

/** Cards print the address on the slip at the foot of their first page. */
function findMailed(parts: readonly Part[]): readonly Part[] | undefined {
  if (!parts.some(({ segment }) => PLACE.test(segment.text))) return undefined;
  return blocksOf(parts, startsBlock(parts)).find(isMailed);
}

/** "SALINA KS 67401-2209", "TORONTO ON M5V 2T6": a place, its state and its postal code. */
const PLACE = /\p{L}{2},? \p{Lu}{2},? (?:\d{5}(?:-\d{4})?|\p{Lu}\d\p{Lu} ?\d\p{Lu}\d)$/u;

/** A name over a street and over a place with its code, neither a bank nor where payments go. */
function isMailed(block: readonly Part[]): boolean {
  const texts = block.map(({ segment }) => segment.text);
  const place = texts.findIndex((text) => PLACE.test(text));
  if (place < 2 || texts.some((text) => isPostBox(text) || namesBank(normalWords(text)))) return false;
  return texts.slice(1, place).some((text) => DIGIT.test(text));
}

const DIGIT = /\d/;

/** "Zara Harrow, zara@mail.example": an account is known by the address for mails. */
function findBeforeMail(parts: readonly Part[]): Found<string> | null {
  for (const part of parts) {
    const { words } = part.segment;
    const at = words.findIndex(({ text }) => MAIL.test(text));
    const name = words.slice(0, Math.max(at, 0)).map(({ text }) => text);
    const text = name.join(' ').replace(/[,;:(<]+$/, '');
    if (at === words.length - 1 && isPersonal(text) && isPlainName(text)) return toFound(part, text);
  }
  return null;
}

const MAIL = /^[(<]?[\w.+-]+@[\w-]+\.[\w.-]+[)>]?$/;

/**
 * The number may stand right below the name, or below the last word of it that a narrow cell broke off; the number of the account may
 * be between them: "Florencia Benítez", "CVU: 0000003100047719283045", "CUIT: 27-38441905-6".
 */
function findOverTaxNumber(parts: readonly Part[]): Found<string> | null {
  for (const part of parts) {
    const [first, ...others] = part.segment.words.map(({ text }) => text);
    const isBehind = first!.endsWith(':') && others.some(namesTaxNumber);
    if (!namesTaxNumber(first!) && !isBehind) continue;
    const above = findAbove(part, parts);
    const name = above !== undefined && isField(above) ? findAbove(above, parts) : above;
    if (name === undefined) continue;
    const start = CAPITALISED.test(name.segment.text)
      ? parts.find((other) => findBelow(other, parts) === name)
      : undefined;
    const value = start === undefined ? name.segment.text : `${start.segment.text} ${name.segment.text}`;
    const person = value.replace(OF_PERSON, '');
    if (isPersonal(person) && isPlainName(person)) return toFound(start ?? name, value);
  }
  return null;
}

/** "LARISSA SEIXAS 04418820571": a firm of one person is called by his name and tax number. */
const OF_PERSON = / \d{11}$/;

/**
 * Beside the letterhead "Joana Ferreira", and right below it "Ag 0001 Conta 7710341-5": the account that is hers. Or the name of a firm
 * over the day on which it pays for the cards of its people, whose lists below it are headed by theirs.
 */
function findOverDetail(
  parts: readonly Part[],
  fields: readonly Field[],
  detail: Field['label'],
): Found<string> | null {
  const numbers = fields.filter(({ label, text }) => label === detail && DIGIT.test(text));
  const isNumbered = ({ segment: { from, to }, line }: Part) =>
    from > 0 && numbers.some((field) => field.line === line && field.from >= from && field.to <= to);
  const [name, another] = parts.filter(isNumbered).flatMap((part) => findAbove(part, parts) ?? []);
  if (name === undefined || another !== undefined || name.segment.from === 0) return null;
  const { text } = name.segment;
  return isPersonal(text) && isPlainName(text) ? toFound(name, text) : null;
}

const CAPITALISED = /^\p{Lu}[\p{L}’'-]+$/u;

const DETAILS: ReadonlySet<string> = new Set(['accountNumber', 'iban', 'period', 'statementDate', 'accountType']);

/** The first line is the letterhead's; a marked name goes before a plain one, and of two such names on the page neither is known to be the holder's. */
function findAlone(lines: readonly TokenLine[], fields: readonly Field[]): Found<string> | null {
  const details = fields.filter(({ label }) => DETAILS.has(label)).map(({ line }) => line.index);
  const found = lines.slice(1).flatMap((line) => {
    const [segment] = splitSegments(line.words);
    if (segment === undefined || !isPersonal(segment.text)) return [];
    const near = isMarkedName(segment.text) ? NEAR_MARKED : NEAR_LINES;
    const isNear = details.some((index) => Math.abs(index - line.index) <= near);
    const isListed = SURNAME_FIRST.test(segment.text) && details.includes(line.index);
    const isNamed = isListed || isMarkedName(segment.text) || isPlainName(segment.text);
    return isNear && isNamed ? [{ segment, line }] : [];
  });
  const marked = found.filter(({ segment }) => isMarkedName(segment.text));
  const names = marked.length > 0 ? marked : found;
  const [name] = names;
  if (name === undefined || names.some(({ segment }) => segment.text !== name.segment.text)) return null;
  return toFound(name, name.segment.text);
}

/** "DELA CRUZ, MARK ANTHONY B     ACCOUNT NO. 0044-1708-81"; on a line of its own it may be a place. */
const SURNAME_FIRST = /^\p{Lu}{2,}(?: \p{Lu}{2,})?, \p{Lu}{2,}(?: \p{Lu}+\.?){1,2}$/u;

/** Below everything else "Jana Roth" over "Am Anger 5, 36037 Fulda", and beside her name the details of the account. */
function findAtFoot(parts: readonly Part[], fields: readonly Field[]): Found<string> | null {
  const [block, another] = findBesideDetails(parts, fields);
  return block === undefined || another !== undefined ? null : toFound(block[0]!, block[0]!.segment.text);
}

/** Cards that are paid by mail end with a slip, which has the address of the firm that is paid, too. */
function findOnSlip(parts: readonly Part[], fields: readonly Field[]): Found<string> | null {
  const named = findBesideDetails(parts, fields).filter(([name]) => isPlainName(name!.segment.text));
  const names = new Set(named.map(([name]) => name!.segment.text));
  return names.size === 1 ? toFound(named[0]![0]!, named[0]![0]!.segment.text) : null;
}

function findBesideDetails(parts: readonly Part[], fields: readonly Field[]): Part[][] {
  const details = fields.filter(({ label }) => DETAILS.has(label));
  const isBeside = ({ segment, line }: Part) =>
    segment.from === 0 && details.some((field) => field.line === line && field.from >= segment.to);
  return blocksOf(parts, isBeside).filter((found) => isAddress(found) && hasPlace(found));
}

/** "Dear Anjali Menon,": a letter names nobody else. */
function findGreeted(parts: readonly Part[]): Found<string> | null {
  for (const part of parts) {
    const name = bareName(part.segment.text);
    if (name !== part.segment.text && GREETING_END.test(part.segment.text) && isPlainName(name))
      return toFound(part, name);
  }
  return null;
}

const GREETING_END = /\p{L}[,!]$/u;
