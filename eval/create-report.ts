/** Scores as text: a table per family, the sums, and the documents that need a look, worst first. */
import type { DocumentScore } from './score.ts';
import { addScore, emptyTally, type Tally } from './tally.ts';

export interface Report {
  add(score: DocumentScore): void;
  readonly sums: Readonly<Tally>;
  print(): string;
}

/** Remembers sums and the `worstCount` worst documents, whatever is added. */
export function createReport(worstCount: number): Report {
  const sums = emptyTally();
  const families = new Map<string | null, Tally>();
  const places = new Map<string, Tally>();
  let worst: DocumentScore[] = [];
  let bad = 0;
  return {
    sums,
    add: (score) => {
      addScore(sums, score);
      const family = families.get(score.family) ?? emptyTally();
      families.set(score.family, family);
      addScore(family, score);
      const name = score.place ?? 'not told';
      const place = places.get(name) ?? emptyTally();
      places.set(name, place);
      addScore(place, score);
      if (score.perfect && !score.falselyVerified) return;
      bad += 1;
      worst.push(score);
      if (worst.length > worstCount * 2 + 20) worst = takeWorst(worst, worstCount);
    },
    print: () => {
      const shown = takeWorst(worst, worstCount);
      return [...printFamilies(families), ...printSums(sums), ...printPlaces(places), ...printWorst(shown, bad)].join(
        '\n',
      );
    },
  };
}

function takeWorst(scores: readonly DocumentScore[], count: number): DocumentScore[] {
  return scores.toSorted((left, right) => badness(right) - badness(left)).slice(0, count);
}

function badness({ falselyVerified, trueRows, perfect, exactRows }: DocumentScore): number {
  return (falselyVerified ? 2 : 0) + (trueRows === 0 ? Number(!perfect) : 1 - exactRows / trueRows);
}

function printFamilies(families: ReadonlyMap<string | null, Tally>): string[] {
  if (families.size < 2) return [];
  const lines = [...families].map(([family, { documents, perfect, verified, falselyVerified, exactRows, trueRows }]) =>
    [
      (family ?? 'other').padEnd(22),
      `${perfect}/${documents}`.padStart(9),
      share(exactRows, trueRows).padStart(9),
      `${verified}`.padStart(9),
      `${falselyVerified}`.padStart(7),
    ].join(''),
  );
  return [`${'family'.padEnd(22)}  perfect     rows verified  false`, ...lines, ''];
}

function printSums(all: Tally): string[] {
  return [
    `rows exact          ${share(all.exactRows, all.trueRows)} of ${all.trueRows}, read ${all.readRows}, precision ${share(all.exactRows, all.readRows)}`,
    `rows strict         ${share(all.strictRows, all.trueRows)}, balances ${share(all.exactBalances, all.printedBalances)} of ${all.printedBalances}`,
    `documents perfect   ${share(all.perfect, all.documents)} (${all.perfect} of ${all.documents}, ${all.failed} without a result)`,
    `verified            ${share(all.verified, all.documents)}`,
    `falsely verified    ${all.falselyVerified}`,
    `falsely contradicted ${all.falselyContradicted}, rows right but called a mismatch`,
    `provable and right  ${share(all.proved, all.provable)} verified (${all.proved} of ${all.provable})`,
    `confident rows      ${share(all.confidentExactRows, all.confidentRows)} exact of ${all.confidentRows} with confidence 0.99 and more`,
    ...printFields(all.fields),
    ...printReasons(all.reasons),
    ...printCalibration(all.calibration),
  ];
}

/** Wrong and missing apart: what was not read has to be typed, what was read wrong has to be found first. */
function printFields(fields: Tally['fields']): string[] {
  const lines = [...fields].map(([field, { right, wrong, missing }]) => {
    const known = right + wrong + missing;
    const shares = [right, wrong, missing].map((count) => share(count, known).padStart(9));
    return [field.padEnd(22), `${known}`.padStart(8), ...shares].join('');
  });
  return ['', `${'field'.padEnd(22)}   known    right    wrong  missing`, ...lines];
}

/** A line for each locale or country: right, wrong and missing of each fact of its statements. */
function printPlaces(places: ReadonlyMap<string, Tally>): string[] {
  if (places.size < 2) return [];
  const lines = [...places]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([place, { fields }]) => {
      const facts = [...fields].filter(([field]) => !field.startsWith('row.') || field === 'row.description');
      const cells = facts.map(([field, { right, wrong, missing }]) => `${field} ${right}/${wrong}/${missing}`);
      return `${place.padEnd(10)} ${cells.join(', ')}`;
    });
  return ['', 'right/wrong/missing by locale or country', ...lines];
}

/** Price and worth of each reason: right documents withheld, and wrong ones caught; dearest first. */
function printReasons(reasons: Tally['reasons']): string[] {
  if (reasons.size === 0) return [];
  const lines = [...reasons]
    .sort(([, left], [, right]) => right.withheld - left.withheld)
    .map(([code, { withheld, alone, caught, caughtAlone }]) =>
      [code.padEnd(26), ...[withheld, alone, caught, caughtAlone].map((count) => `${count}`.padStart(9))].join(''),
    );
  return ['', `${'why not verified'.padEnd(26)}    right    alone    wrong    alone`, ...lines];
}

/** Number of exact rows by confidence; surest first. */
function printCalibration(calibration: Tally['calibration']): string[] {
  const lines = [...calibration]
    .sort(([left], [right]) => right - left)
    .map(
      ([confidence, { rows, exact }]) =>
        `${`${confidence}`.padEnd(10)} ${`${rows}`.padStart(9)} ${share(exact, rows).padStart(9)}`,
    );
  return lines.length === 0 ? [] : ['', 'confidence      rows     exact', ...lines];
}

function printWorst(worst: readonly DocumentScore[], bad: number): string[] {
  if (bad === 0) return [];
  return ['', `worst ${worst.length} of ${bad}`, ...worst.flatMap(describeScore)];
}

/** Two lines: what was read of a document, and the first difference to its truth. */
export function describeScore(score: DocumentScore): string[] {
  const { name, exactRows, trueRows, readRows, falselyVerified, failure, firstDifference } = score;
  return [
    `${name}: ${exactRows} of ${trueRows} rows, read ${readRows}${falselyVerified ? ', FALSELY VERIFIED' : ''}`,
    `    ${failure === null ? (firstDifference ?? 'perfect rows') : `no result: ${failure}`}`,
  ];
}

function share(part: number, whole: number): string {
  return whole === 0 ? 'n/a' : `${((100 * part) / whole).toFixed(1)} %`;
}
