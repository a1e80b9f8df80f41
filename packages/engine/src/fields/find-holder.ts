/**
 * The account holder: a labelled name, else the name that opens a postal address in the head of the first page.
 * A bank's own address, a street, a title and a label are no names. Honorifics are kept as printed.
 *
 *   FRAU DR. ELIF YILMAZ        Kontonummer: 123456
 *   Hauptstraße 5               Zeitraum: …
 *   10115 Berlin
 */

import { lookupPhrase, matchPhrases } from '../knowledge/lexicon.ts';
import { namesNoHolder } from '../knowledge/no-names.ts';
import { normaliseLabel } from '../knowledge/normalise-label.ts';
import { namesBank, namesStatement } from '../knowledge/title-words.ts';
import type { TokenLine } from '../lines/reading.ts';
import { splitSegments, type TextSegment } from '../lines/segments.ts';
import { hasSureAmount } from '../tokens/has-sure-amount.ts';
import type { Fact } from './find-facts.ts';
import { type Found, sourceOf } from './found.ts';

const TWO_LETTERS = /\p{L}{2}/u;
const THREE_LETTERS = /\p{L}{3}/u;
const NO_LETTERS = /[^\p{L}]/gu;
const CAPITAL_FIRST = /^\P{L}*[\p{Lu}\p{Lo}]/u;

const HEAD_LINES = 32;
/** Lines of an address, the name included. */
const LONGEST_BLOCK = 6;
const LONGEST_NAME = 80;

interface Part {
  readonly segment: TextSegment;
  readonly line: TokenLine;
}

export function findHolder(facts: readonly Fact[], lines: readonly TokenLine[] = []): Found<string> | null {
  return findLabelled(facts) ?? findAddressed(lines);
}

/** Languages label the name with the form of address itself ("Herr", "MR"); it belongs to the name. */
const HONORIFIC =
  /^(?:mr|mrs|ms|miss|mister|dr|m|mm|mme|mlle|monsieur|madame|mademoiselle|herrn?|frau|sr|sra|srta|sig|sig ra|signora?|dhr|mevr|mw|de heer|d|d na|don|dona|pan|pani|bay|bayan|bapak|ibu)$/;

function findLabelled(facts: readonly Fact[]): Found<string> | null {
  for (const fact of facts) {
    if (fact.label !== 'accountHolder' || !(isMarked(fact) || opensCell(fact))) continue;
    const label = fact.line.words.slice(fact.from, fact.to).map((word) => word.text);
    const isHonorific = HONORIFIC.test(normaliseLabel(label.join(' ')));
    if (isHonorific && (fact.textLine !== fact.line || hasSureAmount(fact.line) || !CAPITAL.test(label[0]!))) continue;
    const value = readName(isHonorific ? { ...fact, below: null } : fact);
    if (value === null || (isHonorific && LONG_SMALL_WORD.test(value.value))) continue;
    return isHonorific ? { ...value, value: [...label, value.value].join(' ') } : value;
  }
  return null;
}

/** Beside the label, else below it in a strip of headings: there the words beside it are the next heading. */
function readName(fact: Fact): Found<string> | null {
  const text = nameIn(fact.text);
  const isBelow = fact.textLine !== fact.line;
  if (text !== null && !(isBelow && (DIGIT.test(text) || hasDash(fact))))
    return { value: text, source: sourceOf(fact) };
  if (fact.below === null || isMarked(fact)) return null;
  const below = nameIn(fact.below.text);
  return below === null || DIGIT.test(below) ? null : { value: below, source: sourceOf(fact.below) };
}

/** Mail sorters read marks in front of the lines of an address. */
const MARKS_BEFORE = /^[:：*•\s]+/;

function nameIn(text: string): string | null {
  const name = text.replace(MARKS_BEFORE, '').trim();
  return isName(name) && CAPITAL_FIRST.test(name) ? name : null;
}

const CAPITAL = /^\p{Lu}/u;
const DIGIT = /\d/;
/** "M. Subtract line M from line K" addresses nobody. */
const LONG_SMALL_WORD = /(?<![\p{L}'’])\p{Ll}{4}/u;

/** "Joint Holder :- -" says that there is none; what stands below belongs to somebody else. */
function hasDash({ line, to }: Fact): boolean {
  return line.words.slice(to).some(({ text }) => /^[:\-–—]*[-–—]$/.test(text));
}

function isMarked({ line, to }: Fact): boolean {
  return /[:：]/.test(line.words[to - 1]!.text) || /^[:：]/.test(line.words[to]?.text ?? '');
}

function opensCell({ line, from }: Fact): boolean {
  return splitSegments(line.words).some((segment) => segment.from === from);
}

function isName(text: string): boolean {
  if (!TWO_LETTERS.test(text) || text.length > LONGEST_NAME || /\d{3}|[@:：%®]|www\./.test(text)) return false;
  const words = normalWords(text);
  return (
    lookupPhrase(text).length === 0 &&
    !namesBank(words) &&
    !namesNoHolder(words) &&
    !namesStatement(words.filter(isNoFirstName))
  );
}

/** "Bill" is what a statement is called, and a man. */
function isNoFirstName(word: string): boolean {
  return word !== 'bill';
}

function findAddressed(lines: readonly TokenLine[]): Found<string> | null {
  const [first] = lines;
  if (first === undefined) return null;
  const head = lines.filter(
    ({ pageNumber, index }) => pageNumber === first.pageNumber && index < first.index + HEAD_LINES,
  );
  const body = head.findIndex((line) => line.money.some(({ strong, text }) => strong && /[.,]\d\d\b/.test(text)));
  const parts = (body < 0 ? head : head.slice(0, body)).flatMap((line) =>
    splitSegments(line.words).map((segment) => ({ segment, line })),
  );
  const blocks = parts
    .filter((part) => isPersonal(part) && !continues(part, parts))
    .map((part) => follow(part, parts))
    .filter(isAddress);
  const best = blocks.toSorted((a, b) => b.length - a.length)[0]?.[0];
  if (best === undefined) return null;
  const { segment, line } = best;
  const value = segment.text.replace(MARKS_BEFORE, '');
  return { value, source: { page: line.pageNumber, box: [...segment.box], text: segment.text } };
}

/** Could be a name over an address: words without figures that name nothing else. */
function isPersonal({ segment }: Part): boolean {
  const { text } = segment;
  const words = normalWords(text);
  const letters = text.replace(NO_LETTERS, '').length;
  if (letters < 3 || words.length > 8 || DIGIT.test(text) || !isName(text)) return false;
  if (words.length < 2 && !/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{3}/.test(text)) return false;
  return CAPITAL_FIRST.test(text) && !isLabelled(words) && !isStreet(words);
}

/** "Account Number", "Girokonto": what names a field or a product opens no address. */
function isLabelled(words: readonly string[]): boolean {
  return matchPhrases(words).some(
    ({ kind, start, end, value }) =>
      (kind === 'accountType' && end - start >= words.length / 2) ||
      (start === 0 && kind === 'label' && !WEAK_LABELS.has(value) && (end > 1 || end === words.length)),
  );
}

const WEAK_LABELS: ReadonlySet<string> = new Set(['accountHolder', 'periodFrom', 'periodTo', 'page', 'interestRate']);

const STREET =
  /^(?:rue|avenue|ave|av|avda|boulevard|bd|bld|place|chemin|allee|impasse|route|lieu|lieudit|quai|cours|via|viale|piazza|corso|vicolo|largo|calle|cl|carrera|cra|kr|paseo|plaza|ronda|rua|travessa|praca|alameda|estrada|strada|str|strasse|jalan|jl|ulica|ul|aleja|al|улица|ул|вул|вулиця|пр|просп|οδος|cad|sok|mah|calea|soseaua|bulevardul|po|postfach|bp|apartado|flat|apt|apartment|suite|unit|block|house|attn)$/;
const STREET_END =
  /(?:strasse|str|gasse|weg|allee|platz|gatan|gata|gate|vegen|veien|vej|gade|katu|tie|straat|laan|gracht|plein|utca|ut|ter|street|road|lane|drive|court|avenue|boulevard|sokak|caddesi|cad|sok|ulice|namesti)$/;

function isStreet(words: readonly string[]): boolean {
  return STREET.test(words[0]!) || (words.length < 3 && STREET_END.test(words.at(-1)!));
}

/** The line right below, at the same left edge and in the same size. */
function below({ segment, line }: Part, parts: readonly Part[]): Part | null {
  const height = line.heightPt;
  return (
    parts.find(
      (next) =>
        next.segment.box[1] > segment.box[1] + height * 0.5 &&
        next.segment.box[1] - segment.box[3] < height * 1.1 &&
        Math.abs(next.segment.box[0] - segment.box[0]) < height * 0.6,
    ) ?? null
  );
}

/** Stands right below another line that could be a name: then the block starts there. */
function continues(part: Part, parts: readonly Part[]): boolean {
  return parts.some((other) => other !== part && isPersonal(other) && below(other, parts) === part);
}

function follow(part: Part, parts: readonly Part[]): Part[] {
  const block = [part];
  for (let next = below(part, parts); next !== null && block.length < LONGEST_BLOCK; next = below(next, parts)) {
    if (isField(next)) break;
    block.push(next);
  }
  return block;
}

function isField({ segment }: Part): boolean {
  const words = normalWords(segment.text);
  return /:\s|:$/.test(segment.text) || namesStatement(words) || isLabelled(words);
}

/** Below the name stands a number with a street or a place; three lines without one are an address too. */
function isAddress(block: readonly Part[]): boolean {
  const rest = block.slice(1);
  if (rest.some(({ segment }) => namesBank(normalWords(segment.text)) || /@|www\.|https?:/.test(segment.text)))
    return false;
  const hasPlace = rest.some(({ segment }) => /\d/.test(segment.text) && THREE_LETTERS.test(segment.text));
  return rest.length >= 1 && (hasPlace || rest.length >= 2);
}

function normalWords(text: string): string[] {
  return normaliseLabel(text)
    .split(' ')
    .filter((word) => word !== '');
}
