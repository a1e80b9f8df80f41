/**
 * Reads mutated documents in a pool and tells what came of it. Input n of a seed is the same on every machine, so that a
 * finding is repeated with `--seed S --only n`.
 */

import type { ExtractionPool } from '@extracto/engine/node';
import { ExtractionError, type ExtractionResult } from '@extracto/model';
import { resultSchema } from '@extracto/model/result';
import { createRandom } from '@extracto/samples';
import type { SeedDocument } from './load-seeds.ts';
import { mutatePdf } from './mutate-pdf.ts';

export interface FuzzInput {
  readonly bytes: Uint8Array;
  readonly password: string | null;
  readonly parser: 'Document' | 'Page';
  /** The damaged document, and the one that pieces may have come from. */
  readonly originals: readonly SeedDocument[];
}

export interface Finding {
  readonly input: number;
  readonly what: string;
}

export interface FuzzReport {
  /** Number of runs per outcome: error codes, and the verdicts of results. */
  readonly endings: ReadonlyMap<string, number>;
  readonly findings: readonly Finding[];
  /** Peak memory of this process, including its threads. */
  readonly peakBytes: number;
}

/** Statements among the seeds are worth more than the rest: what comes out of them has passed every stage. */
const STATEMENTS = 0.8;
/** Inputs on their way at once, so that no thread waits. */
const AT_ONCE = 8;

export function makeInput(seed: number, index: number, seeds: readonly SeedDocument[]): FuzzInput {
  const random = createRandom(`${seed}/${index}`);
  const statements = seeds.filter(({ amounts }) => amounts !== null);
  const original = random.pick(random.chance(STATEMENTS) ? statements : seeds);
  const donor = random.pick(seeds);
  return {
    originals: [original, donor],
    bytes: mutatePdf(original.bytes, random, donor.bytes),
    password: random.chance(0.9) ? original.password : random.pick([null, '', 'guess', 'pässword']),
    parser: random.chance(0.8) ? 'Document' : 'Page',
  };
}

export async function fuzzEngine(
  pool: ExtractionPool,
  seeds: readonly SeedDocument[],
  { seed, first, inputs }: { readonly seed: number; readonly first: number; readonly inputs: number },
  onDone: (done: number) => void = () => {},
): Promise<FuzzReport> {
  const endings = new Map<string, number>();
  const findings: Finding[] = [];
  let [next, done, peakBytes] = [first, 0, 0];
  const work = async () => {
    while (next < first + inputs) {
      const input = next++;
      const { ending, finding } = await readInput(pool, makeInput(seed, input, seeds));
      endings.set(ending, (endings.get(ending) ?? 0) + 1);
      if (finding !== null) findings.push({ input, what: finding });
      peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
      onDone(++done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { endings, findings: findings.toSorted((a, b) => a.input - b.input), peakBytes };
}

interface Reading {
  readonly ending: string;
  readonly finding: string | null;
}

async function readInput(pool: ExtractionPool, { bytes, password, parser, originals }: FuzzInput): Promise<Reading> {
  try {
    const result = await pool.extract(bytes, { password, parser, ocr: 'never' });
    const verdicts = result.statements.map(({ verification }) => verification.status);
    return { ending: verdicts.at(0) ?? 'no statement', finding: judgeResult(result, originals) };
  } catch (error) {
    if (!(error instanceof ExtractionError)) return { ending: 'crash', finding: String(error) };
    const isFault = error.code === 'internal' || error.code === 'time_limit';
    return { ending: error.code, finding: isFault ? `${error.code}: ${nameCause(error.cause)}` : null };
  }
}

/**
 * A verified row must have been printed. Damage may take pages away; where those that are left say what was
 * brought forward, they prove the rows between. A page of the other document is a true one too.
 */
function judgeResult(result: ExtractionResult, originals: readonly SeedDocument[]): string | null {
  const parsed = resultSchema.safeParse(result);
  if (!parsed.success)
    return `a result that is none: ${parsed.error.issues[0]?.path.join('.')} ${parsed.error.issues[0]?.message}`;
  const amounts = originals.flatMap((original) => original.amounts ?? []);
  const isKnown = originals[0]!.amounts !== null;
  for (const { verification, transactions } of result.statements) {
    const rows = transactions.map(({ amount }) => amount);
    if (verification.status === 'verified' && isKnown && !amounts.some((printed) => holds(printed, rows))) {
      return `verified, and not what was printed: ${transactions.length} rows`;
    }
  }
  return null;
}

/**
 * A part of the printed rows in their order, or all of them in any: damage may move a line about the page. A row of zero may
 * have been taken away, since the document that is left is a true one: it says of itself all that it said before, unless it
 * prints a number of rows, which is for the checker to count. None may have come.
 */
export function holds(printed: string, rows: readonly string[]): boolean {
  const isZero = (amount: string) => Number(amount) === 0;
  const all = printed.split(' ');
  const [moved, read] = [all.filter((amount) => !isZero(amount)), rows.filter((amount) => !isZero(amount))];
  if (rows.length - read.length > all.length - moved.length) return false;
  const isPart = ` ${moved.join(' ')} `.includes(` ${read.join(' ')} `);
  return isPart || moved.toSorted().join(' ') === read.toSorted().join(' ');
}

function nameCause(cause: unknown): string {
  return cause instanceof Error ? cause.message.split('\n').slice(0, 3).join(' ') : String(cause ?? 'no cause');
}
