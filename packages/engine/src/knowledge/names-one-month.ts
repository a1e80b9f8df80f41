/**
 * True for the name of a month that no single misread letter makes another one: "Oct" and "Dez", but not "Jan", which may have
 * been "Jun". The other names are those of the languages that have this one.
 */
import { letterDistance } from './letter-distance.ts';
import { monthNamesBeside, monthReadings } from './lexicon.ts';
import { foldText } from './normalise-label.ts';

export function namesOneMonth(name: string): boolean {
  const [month, ...others] = monthReadings(name);
  if (month === undefined || others.length > 0) return false;
  const folded = foldText(name);
  return [...monthNamesBeside([name])].every(
    (other) => monthReadings(other).includes(month) || letterDistance(folded, other, 1) > 1,
  );
}
