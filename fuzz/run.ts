/**
 * npm run fuzz -- [options]
 *
 *   --inputs N       how many documents (20000)
 *   --seed S         what they are made from; a random one is chosen and printed
 *   --first N        number of the first input, to go on where another run ended (0)
 *   --only N --out F write input N to a file and read only that
 *   --threads N      documents at once (2)
 *
 * EXTRACTO_TRIAL=1 makes ten inputs unless it is told how many.
 *
 * Exit status 1 when anything was found: a fault of the engine, a document that took too long, a proof of something else than
 * what was printed. A crash of the process ends the run by itself.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createExtractionPool } from '@extracto/engine/node';
import { IS_TRIAL } from '../scripts/trial.ts';
import { type FuzzReport, fuzzEngine, makeInput } from './fuzz-engine.ts';
import { loadSeeds } from './load-seeds.ts';

const SEEDS_PER_FAMILY = IS_TRIAL ? 1 : 3;
const LIMITS = { documentTimeoutMs: 60_000, pageTimeoutMs: 60_000, documentMemoryMb: 256, pageMemoryMb: 128 };
const REPORT_EVERY = 1_000;
const MEBIBYTE = 1024 * 1024;

const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: IS_TRIAL ? '10' : '20000' },
    seed: { type: 'string' },
    first: { type: 'string', default: '0' },
    only: { type: 'string' },
    out: { type: 'string' },
    threads: { type: 'string', default: '2' },
  },
});

const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const first = Number(values.only ?? values.first);
const inputs = values.only === undefined ? Number(values.inputs) : 1;
console.log(`seed ${seed}, inputs ${first} to ${first + inputs - 1}`);

const seeds = await loadSeeds(SEEDS_PER_FAMILY);
if (values.out !== undefined) writeFileSync(values.out, makeInput(seed, first, seeds).bytes);
const pool = createExtractionPool({ threads: Number(values.threads), ...LIMITS });
const report = await fuzzEngine(pool, seeds, { seed, first, inputs }, (done) => {
  if (done % REPORT_EVERY === 0) console.log(`${done} read`);
});
await pool.close();
print(report);
process.exitCode = report.findings.length === 0 ? 0 : 1;

function print({ endings, findings, peakBytes }: FuzzReport): void {
  for (const [ending, count] of [...endings].toSorted((a, b) => b[1] - a[1])) {
    console.log(`${String(count).padStart(8)}  ${ending}`);
  }
  const { user, system } = process.cpuUsage();
  console.log(
    `peak memory ${Math.round(peakBytes / MEBIBYTE)} MB, processor time ${Math.round((user + system) / 1e6)} s`,
  );
  for (const { input, what } of findings) console.log(`--seed ${seed} --only ${input}  ${what}`);
  console.log(findings.length === 0 ? 'nothing found' : `${findings.length} findings`);
}
