/**
 * The account holder: a labelled name, else a name that its form of address, its postal address or its place in the head
 * of the page makes one. A bank's own address, a street, a title and a label are no names. Honorifics are kept as printed;
 * joint holders on two lines are joined by a stroke: "DANIEL HARGROVE / MELISSA HARGROVE".
 */
import type { TokenLine } from '../lines/reading.ts';
import { overlapX, splitSegments } from '../lines/segments.ts';
import { hasSureAmount } from '../tokens/has-sure-amount.ts';
import { findAddressed } from './find-addressed.ts';
import type { Fact } from './find-facts.ts';
import { type Found, sourceOf } from './found.ts';
import {
  isHonorific,
  isJointName,
  isName,
  isPersonal,
  joinNames,
  MARKS_BEFORE,
  normalWords,
  startsLikeName,
} from './name-like.ts';

export function findHolder(facts: readonly Fact[], lines: readonly TokenLine[]): Found<string> | null {
  return findWith(facts, lines, (named) => {
    const addressed = findAddressed(lines, facts);
    const titled = findFirst(named, readTitled);
    return titled === null || addressed?.value.startsWith(titled.value) === true ? addressed : titled;
  });
}

/** An address may shorten the first name: the details of the account have it whole, "Mr Z Harrow" and "Zara Harrow". */
function spellOut(short: Found<string> | null, lines: readonly TokenLine[]): Found<string> | null {
  const initial = /^(?:\p{Lu}\p{Ll}{0,3}\.? )?(\p{Lu})\.? /u.exec(short?.value ?? '')?.[1];
  const surname = short?.value.split(' ').at(-1);
  if (short === null || initial === undefined || surname === undefined) return short;
  for (const line of lines.slice(0, HEAD_LINES)) {
    const whole = splitSegments(line.words).find(({ text, words }) => {
      const [first, second] = words;
      const isLonger = first !== undefined && first.text.length > 2 && first.text.startsWith(initial);
      return isLonger && second !== undefined && isPersonal(text) && text.split(' ').slice(1).includes(surname);
    });
    if (whole !== undefined)
      return { value: whole.text, source: { page: line.pageNumber, box: [...whole.box], text: whole.text } };
  }
  return short;
}

const HEAD_LINES = 40;

/** Holder named by the labels of a single account; the address on the first page belongs to all accounts. */
export function findLabelledHolder(facts: readonly Fact[], lines: readonly TokenLine[]): Found<string> | null {
  return findWith(facts, lines, (named) => findFirst(named, readTitled));
}

function findWith(
  facts: readonly Fact[],
  lines: readonly TokenLine[],
  findElse: (named: readonly Fact[]) => Found<string> | null,
): Found<string> | null {
  const named = facts.filter((fact) => fact.label === 'accountHolder' && (isMarked(fact) || opensCell(fact)));
  const [seconds, firsts] = [named.filter(isSecond), named.filter((fact) => !isSecond(fact))];
  const first = spellOut(findFirst(firsts, (fact) => readLabelled(fact, lines)) ?? findElse(firsts), lines);
  const second = findFirst(seconds, readName);
  if (first === null || second === null || first.value.includes(second.value)) return first ?? second;
  return { ...first, value: joinNames(first.value, second.value) };
}

/** "Joint holders: MRS L NAIDU" names those who stand beside the first. */
function isSecond(fact: Fact): boolean {
  return /^(?:joint|second|co|2)|cotitular|cointestatar/.test(normalWords(labelOf(fact).join(' ')).join(' '));
}

function findFirst(facts: readonly Fact[], read: (fact: Fact) => Found<string> | null): Found<string> | null {
  for (const fact of facts) {
    const found = read(fact);
    if (found !== null) return found;
  }
  return null;
}

function labelOf({ line, from, to }: Fact): string[] {
  return line.words.slice(from, to).map((word) => word.text);
}

/** Languages label the name with the form of address itself ("Herr", "MR"); it belongs to the name. */
function hasHonorific(fact: Fact): boolean {
  return isHonorific(normalWords(labelOf(fact).join(' ')).join(' '));
}

function readTitled(fact: Fact): Found<string> | null {
  const label = labelOf(fact);
  if (!hasHonorific(fact) || fact.textLine !== fact.line || hasSureAmount(fact.line) || !CAPITAL.test(label[0]!))
    return null;
  const name = readName({ ...fact, below: null });
  if (name === null || LONG_SMALL_WORD.test(name.value)) return null;
  return { ...name, value: [...label, name.value].join(' ') };
}

/** With the name below it, where the label speaks of several holders or the second is clearly one. */
function readLabelled(fact: Fact, lines: readonly TokenLine[]): Found<string> | null {
  if (hasHonorific(fact)) return null;
  const name = readName(fact);
  const { textBox, textLine } = fact;
  if (name === null || textBox === null || name.source.text !== fact.text) return name;
  const next = lines.find(({ index }) => index === textLine.index + 1);
  if (next === undefined || next.pageNumber !== textLine.pageNumber || next.box[1] - textLine.box[3] > next.heightPt)
    return name;
  const second = splitSegments(next.words).find(({ box }) => overlapX(box, textBox) > 0);
  if (second === undefined || !isPersonal(second.text)) return name;
  const isPlural = PLURAL.test(normalWords(labelOf(fact).join(' ')).join(' '));
  if (!isPlural && !isJointName(name.value, second.text)) return name;
  return { ...name, value: joinNames(name.value, second.text) };
}

const PLURAL =
  /(?:holders|owners|titulares|titulaires|intestatari|titolari|titularissen|rekeninghouders|kontoinhaber innen|posiadacze|majitele)/;

/** Beside the label, else below it in a strip of headings: there the words beside it are the next heading. */
function readName(fact: Fact): Found<string> | null {
  const text = nameIn(untilNextLabel(fact.text));
  const isBelow = fact.textLine !== fact.line;
  if (text !== null && !(isBelow && (DIGIT.test(text) || hasDash(fact))))
    return { value: text, source: sourceOf(fact) };
  if (fact.below === null || isMarked(fact)) return null;
  const below = nameIn(fact.below.text);
  return below === null || DIGIT.test(below) ? null : { value: below, source: sourceOf(fact.below) };
}

/** "Anjali Menon Address: 7 Lake Road", "林小明 帳號：012": the next label stands a space away. */
function untilNextLabel(text: string): string {
  return text.replace(/\s+[^\s:：]+[:：].*$/u, '');
}

function nameIn(text: string): string | null {
  const name = text.replace(MARKS_BEFORE, '').trim();
  return isName(name) && startsLikeName(name) ? name : null;
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
