/**
 * Blocks of lines in the head of a page that may be an address: a name, and below it at the same edge a street and a place. A block
 * ends where a field or another name begins.
 */
import { normalWords } from '../knowledge/normalise-label.ts';
import { namesBank, namesStatement } from '../knowledge/title-words.ts';
import type { TokenLine } from '../lines/reading.ts';
import { splitSegments } from '../lines/segments.ts';
import { findBelow, type Part } from './address-part.ts';
import { hasLegalForm, isJointName, isLabelled, isPersonal, namesAnother } from './name-like.ts';
import { FIELDS } from './thresholds.ts';

const { LONGEST_BLOCK, SAME_EDGE, UNEVEN } = FIELDS.findAddressed;

const THREE_LETTERS = /\p{L}{3}/u;
const DIGIT = /\d/;

/** Returns a test: no name stands right above it, but that of the bank. */
export function startsBlock(parts: readonly Part[]): (part: Part) => boolean {
  const below = parts.filter((part) => !isLetterhead(part, parts));
  return (part) => !continues(part, below);
}

/** "GRANITE SECURITIES LLC     MARGIN ACCOUNT STATEMENT" opens the page: the firm beside the title is the one that wrote it. */
function isLetterhead({ segment, line }: Part, [top]: readonly Part[]): boolean {
  const others = splitSegments(line.words).filter(({ from }) => from !== segment.from);
  return (
    line === top!.line && hasLegalForm(segment.text) && others.some(({ text }) => namesStatement(normalWords(text)))
  );
}

export function blocksOf(parts: readonly Part[], isStart: (part: Part) => boolean): Part[][] {
  return parts
    .filter((part) => isPersonal(part.segment.text) && !isValued(part) && isStart(part))
    .map((part) => follow(part, parts, isStart));
}

/** "Cash Advance Credit Line   $1,500": the next cell of the line is an amount, and nothing else; or "No. Pinjaman   : 3-98114", a value. */
function isValued({ segment, line }: Part): boolean {
  if (/^[:：]/.test(line.words[segment.to]?.text ?? '')) return true;
  const value = line.money.find(({ from, strong }) => strong && from === segment.to);
  const behind = value === undefined ? undefined : line.words[value.to];
  return value !== undefined && (behind === undefined || behind.box[0] - value.box[2] > line.heightPt);
}

/** Stands right below another line that could be a name: then the block starts there. */
function continues(part: Part, parts: readonly Part[]): boolean {
  return parts.some(
    (other) =>
      other !== part &&
      findBelow(other, parts) === part &&
      isPersonal(other.segment.text) &&
      !isApart(other, part, findBelow(part, parts)),
  );
}

/** The lines of an address are set evenly: a branch stands a blank line above it, the next heading a blank line below. */
function isApart(upper: Part, lower: Part, next: Part | null): boolean {
  if (next === null || isJointName(upper.segment.text, lower.segment.text)) return false;
  return pitch(upper, lower) > pitch(lower, next) * UNEVEN;
}

function pitch(upper: Part, lower: Part): number {
  return lower.segment.box[1] - upper.segment.box[1];
}

function follow(part: Part, parts: readonly Part[], isStart: (part: Part) => boolean): Part[] {
  const block = [part];
  for (
    let next = findBelow(part, parts);
    next !== null && block.length < LONGEST_BLOCK;
    next = findBelow(next, parts)
  ) {
    // a balance behind its amount is no street
    if (isField(next) || next.line.money.some((token) => isSure(token) && token.from === next.segment.from)) break;
    const [last, before] = [block.at(-1)!, block.at(-2)];
    if (
      before === undefined
        ? isStart(next) && isPersonal(next.segment.text)
        : pitch(last, next) > pitch(before, last) * UNEVEN
    )
      break;
    block.push(next);
  }
  return block;
}

export function isField({ segment }: Part): boolean {
  if (namesAnother(segment.text)) return false;
  const words = normalWords(segment.text);
  return /:\s|:$|^IBAN\b/.test(segment.text) || namesStatement(words) || isLabelled(words);
}

/** Below the name stands a number with a street or a place; three lines without one are an address too. */
export function isAddress(block: readonly Part[]): boolean {
  const rest = block.slice(1);
  if (rest.some(({ segment }) => namesBank(normalWords(segment.text)) || /@|www\.|https?:/.test(segment.text)))
    return false;
  // "Stephen Street, Sligo" over "Tel 071 914 9200" is where the bank is
  if (rest.some(({ segment }, at) => at === 0 && /^(?:tel|phone|fax)\b/i.test(segment.text))) return false;
  return rest.length >= 2 || (rest.length === 1 && hasPlace(block) && isFlush(block));
}

/** "Net Business" over "Page 1/3" at the right edge is no address. */
export function isFlush([name, place]: readonly Part[]): boolean {
  return Math.abs(name!.segment.box[0] - place!.segment.box[0]) < name!.line.heightPt * SAME_EDGE;
}

export function hasPlace(block: readonly Part[]): boolean {
  return block.slice(1).some(({ segment }) => DIGIT.test(segment.text) && THREE_LETTERS.test(segment.text));
}

/** With a date on its line it opens the list; the figures of a summary stand beside the address. */
export function isSure({ strong, text }: TokenLine['money'][number]): boolean {
  return strong && /[.,]\d\d\b(?!\.)/.test(text);
}
