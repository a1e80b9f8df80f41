/** Adds up document scores one by one and keeps no document, so that a set may be larger than memory. */
import type { Calibrated, DocumentScore, FieldOutcome } from './score.ts';

const COUNTED = [
  'trueRows',
  'readRows',
  'exactRows',
  'strictRows',
  'printedBalances',
  'exactBalances',
  'confidentRows',
  'confidentExactRows',
] as const;

export type Tally = { [Name in (typeof COUNTED)[number]]: number } & {
  documents: number;
  failed: number;
  perfect: number;
  verified: number;
  falselyVerified: number;
  falselyContradicted: number;
  /** Documents without a wrong row whose page can be proved, and those of them that are verified. */
  provable: number;
  proved: number;
  /** Code → documents without a wrong row that it withheld the proof from, and wrong ones that it caught. */
  readonly reasons: Map<string, { withheld: number; alone: number; caught: number; caughtAlone: number }>;
  readonly calibration: Map<number, Calibrated>;
  readonly fields: Map<string, Record<FieldOutcome, number>>;
};

export function emptyTally(): Tally {
  const counts = Object.fromEntries(COUNTED.map((name) => [name, 0])) as Record<(typeof COUNTED)[number], number>;
  return {
    ...counts,
    documents: 0,
    failed: 0,
    perfect: 0,
    verified: 0,
    falselyVerified: 0,
    falselyContradicted: 0,
    provable: 0,
    proved: 0,
    reasons: new Map(),
    calibration: new Map(),
    fields: new Map(),
  };
}

export function addScore(tally: Tally, score: DocumentScore): void {
  for (const name of COUNTED) tally[name] += score[name];
  tally.documents += 1;
  tally.failed += Number(score.failure !== null);
  tally.perfect += Number(score.perfect);
  tally.verified += Number(score.verified);
  tally.falselyVerified += Number(score.falselyVerified);
  tally.falselyContradicted += Number(score.falselyContradicted);
  tally.provable += Number(score.perfect && score.provable);
  tally.proved += Number(score.perfect && score.provable && score.verified);
  for (const code of score.reasons) addReason(tally, code, score);
  for (const [confidence, { rows, exact }] of score.calibration) {
    const before = tally.calibration.get(confidence) ?? { rows: 0, exact: 0 };
    tally.calibration.set(confidence, { rows: before.rows + rows, exact: before.exact + exact });
  }
  for (const [field, outcome] of score.metadata) {
    const entry = tally.fields.get(field) ?? { right: 0, wrong: 0, missing: 0 };
    tally.fields.set(field, { ...entry, [outcome]: entry[outcome] + 1 });
  }
}

/** A document that contradicts itself on purpose and has the rows that it prints is neither. */
function addReason({ reasons }: Tally, code: string, score: DocumentScore): void {
  const entry = reasons.get(code) ?? { withheld: 0, alone: 0, caught: 0, caughtAlone: 0 };
  const isAlone = Number(score.reasons.length === 1);
  if (score.perfect) reasons.set(code, { ...entry, withheld: entry.withheld + 1, alone: entry.alone + isAlone });
  else reasons.set(code, { ...entry, caught: entry.caught + 1, caughtAlone: entry.caughtAlone + isAlone });
}
