/** The whole of a name that one place of the head prints in part: cut by a window, shortened to initials, or broken over two lines. */
import { normalWords } from '../knowledge/normalise-label.ts';
import type { TokenLine } from '../lines/reading.ts';
import { splitSegments } from '../lines/segments.ts';
import { type Found, foundIn } from './found.ts';
import { isHonorific, isPersonal } from './name-like.ts';
import { FIELDS } from './thresholds.ts';

const { HEAD_LINES, SHORTEST_CUT } = FIELDS.findHolder;
const { SAME_EDGE, LINE_GAP } = FIELDS.findAddressed;

/** `null` for none. */
export function completeName(found: Found<string> | null, lines: readonly TokenLine[]): Found<string> | null {
  const head = lines.slice(0, HEAD_LINES);
  return found === null ? null : uncut(joinBroken(withoutPlace(found, head), head), head);
}

/** "Madame Claire Roth, Chardonne" lives in "1803 Chardonne". */
function withoutPlace(found: Found<string>, head: readonly TokenLine[]): Found<string> {
  const at = found.value.lastIndexOf(', ');
  const place = found.value.slice(at + 1);
  const isPlace = (text: string) => text.endsWith(place) && POSTAL_CODE.test(text.slice(0, -place.length));
  const isPrinted = at > 0 && head.some(({ words }) => splitSegments(words).some(({ text }) => isPlace(text)));
  return isPrinted ? { ...found, value: found.value.slice(0, at) } : found;
}

const POSTAL_CODE = /^(?:[A-Z]{1,3}-)?\d{4,5}$/;

/** "Hagedorn & Söhne", below it "Schifffahrt GmbH", and elsewhere "Söhne Schifffahrt GmbH" on one line: they are one name. */
function joinBroken(found: Found<string>, head: readonly TokenLine[]): Found<string> {
  const { page, box } = found.source;
  const below = head
    .filter(({ pageNumber }) => pageNumber === page)
    .flatMap(({ words, heightPt }) =>
      splitSegments(words).filter((next) => {
        const gap = next.box[1] - box[3];
        const isAligned = Math.abs(next.box[0] - box[0]) < heightPt * SAME_EDGE;
        return isAligned && next.box[1] > box[1] && gap < heightPt * LINE_GAP && next.box[3] > box[3];
      }),
    )[0];
  const whole = `${found.value} ${below?.text}`;
  const atBreak = whole.slice(found.value.lastIndexOf(' ') + 1).toLowerCase();
  const isPrinted = head.some(({ words }) =>
    splitSegments(words).some(({ text }) => text.toLowerCase().includes(atBreak)),
  );
  return below !== undefined && isPrinted && isPersonal(whole) ? { ...found, value: whole } : found;
}

/** Windows of envelopes cut long names: "MLLE ISSAUTIER MAUD OU M DUCHE", and over the list "… OU M DUCHEMIN". */
function uncut(found: Found<string>, head: readonly TokenLine[]): Found<string> {
  if (found.value.length < SHORTEST_CUT) return found;
  for (const line of head) {
    const whole = splitSegments(line.words).find(
      ({ text }) => text.startsWith(found.value) && goesOnInWord(text, found.value),
    );
    if (whole !== undefined) return foundIn(line, whole);
  }
  return found;
}

function goesOnInWord(text: string, cut: string): boolean {
  return /^\p{L}+$/u.test(text.slice(cut.length)) && isPersonal(text);
}

/** An address may shorten the first name, a card the middle one: "Mr Z Harrow" is "Zara Harrow" elsewhere, "HELOISE V ANDRADE" "HELOISE VILLAR DE ANDRADE". */
export function spellOut(short: Found<string> | null, lines: readonly TokenLine[]): Found<string> | null {
  const head = lines.slice(0, HEAD_LINES);
  const spelt = head.flatMap((line) => splitSegments(line.words).map((cell) => foundIn(line, cell)));
  const middle = short === null ? null : spelling(short.value);
  const printed = middle === null ? undefined : spelt.find(({ value }) => middle.test(value) && isPersonal(value));
  if (printed !== undefined) return printed;
  const initial = /^(?:\p{Lu}\p{Ll}{0,3}\.? )?(\p{Lu})\.? /u.exec(short?.value ?? '')?.[1];
  const surname = short?.value.split(' ').at(-1);
  if (short === null || initial === undefined || surname === undefined) return short;
  for (const line of head) {
    const whole = splitSegments(line.words).find(({ text, words }) => {
      const [first, second] = words;
      const isLonger =
        first !== undefined &&
        first.text.length > 2 &&
        first.text.startsWith(initial) &&
        // "M. JEAN LE GOFF OU MME MARIE LE GOFF": his initial is no part of the form of address of another
        !isHonorific(normalWords(first.text).join(' '));
      return isLonger && second !== undefined && isPersonal(text) && text.split(' ').slice(1).includes(surname);
    });
    if (whole !== undefined) return foundIn(line, whole);
  }
  return short;
}

/** What a name with initials in the middle may be in full; `null` for one without. */
function spelling(name: string): RegExp | null {
  const words = name.split(' ');
  if (!words.slice(1, -1).some((word) => INITIAL.test(word)) || !PLAIN.test(name)) return null;
  const pattern = words.map((word, at) => (at > 0 && INITIAL.test(word) ? `${word[0]}\\p{L}{2,}` : word));
  return new RegExp(`^${pattern.join(' (?:(?:d[eao]s?|D[EAO]S?) )?')}$`, 'u');
}

const INITIAL = /^\p{Lu}\.?$/u;
const PLAIN = /^[\p{L}. ’'-]+$/u;
