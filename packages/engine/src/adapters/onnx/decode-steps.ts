/**
 * A network's steps → letters: the likeliest one of each step, of which repeated and blank steps are dropped (connectionist
 * temporal classification, Graves 2006).
 */
import type { LineLetter } from '../../geometry/line-image.ts';

const BLANK = 0;
const MOST_ALTERNATIVES = 5;
/** A letter that the network nearly takes for impossible is no other reading. */
const LEAST_LIKELY = 0.01;

/** `probabilities` has one for each letter in each step, and `stride` is the columns of the line image for each step. */
export function decodeSteps(probabilities: Float32Array, letters: readonly string[], stride: number): LineLetter[] {
  const steps = Math.floor(probabilities.length / letters.length);
  const best = Int32Array.from({ length: steps }, (_, step) => findLikeliest(probabilities, step, letters.length));
  const read: LineLetter[] = [];
  for (let from = 0, to = 0; from < steps; from = to) {
    while (to < steps && best[to] === best[from]) to += 1;
    if (best[from] !== BLANK) read.push(readRun(probabilities, from, to, best[from]!, letters, stride));
  }
  return read;
}

function findLikeliest(probabilities: Float32Array, step: number, count: number): number {
  const start = step * count;
  let best = BLANK;
  for (let letter = 1; letter < count; letter++)
    if (probabilities[start + letter]! > probabilities[start + best]!) best = letter;
  return best;
}

/** The steps from `from` up to `to`, all of which show the same letter. */
function readRun(
  probabilities: Float32Array,
  from: number,
  to: number,
  letter: number,
  letters: readonly string[],
  stride: number,
): LineLetter {
  const others = new Map<number, number>();
  let [weight, moment, confidence] = [0, 0, 0];
  for (let step = from; step < to; step++) {
    const start = step * letters.length;
    const own = probabilities[start + letter]!;
    weight += own;
    confidence = Math.max(confidence, own);
    moment += own * (step + 0.5);
    for (let other = 1; other < letters.length; other++) {
      const likely = probabilities[start + other]!;
      if (other !== letter && likely >= LEAST_LIKELY) others.set(other, Math.max(likely, others.get(other) ?? 0));
    }
  }
  const alternatives = [...others].sort(([, one], [, other]) => other - one).map(([other]) => letters[other]!);
  return {
    text: letters[letter]!,
    at: (moment / weight) * stride,
    confidence,
    alternatives: alternatives.slice(0, MOST_ALTERNATIVES),
  };
}
