/** `--ocr`: prints what recognition costs and compares it with the committed CPU seconds. */
import { readFileSync, writeFileSync } from 'node:fs';
import { IS_TRIAL } from '../scripts/trial.ts';
import { measureRecognition } from './measure-recognition.ts';

const BASELINE_URL = new URL('./ocr-baseline.json', import.meta.url);
/** Threads that share a core with others take longer for the same work. */
const TOLERATED_LOSS = 0.4;

/** The exit status: 1 when a page costs much more CPU than was committed. `accept` commits what was measured. */
export async function runRecognition(accept: boolean): Promise<number> {
  const measurements = await measureRecognition();
  console.log('| 8 scanned pages, 2 threads | CPU s a page | s until the result |\n|---|--:|--:|');
  for (const { name, cpuSecondsPerPage, seconds } of measurements)
    console.log(`| ${name} | ${cpuSecondsPerPage.toFixed(2)} | ${seconds.toFixed(1)} |`);
  const costs = Object.fromEntries(
    measurements.map(({ name, cpuSecondsPerPage }) => [name, Number(cpuSecondsPerPage.toFixed(2))]),
  );
  if (IS_TRIAL) return 0;
  if (accept) {
    writeFileSync(BASELINE_URL, `${JSON.stringify(costs, null, 2)}\n`);
    return 0;
  }
  const baseline = JSON.parse(readFileSync(BASELINE_URL, 'utf8')) as Readonly<Record<string, number>>;
  const slower = Object.entries(costs).filter(([name, cost]) => cost > (baseline[name] ?? 0) * (1 + TOLERATED_LOSS));
  for (const [name, cost] of slower) console.log(`slower: ${name} ${cost} s of CPU a page, was ${baseline[name]}`);
  return slower.length === 0 ? 0 : 1;
}
