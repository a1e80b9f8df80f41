/**
 * `npm run bench:service -- --jobs N [--write]`: response times for a client with N jobs, which are written in bulk. Prints
 * Markdown; `--write` puts it into docs/performance.md. EXTRACTO_TRIAL=1 measures with a thousand
 * jobs, of which few have results, by a few calls, and writes nothing.
 */
import { join } from 'node:path';
import { startInstallation } from '../../apps/launcher/testing/faults/start-installation.ts';
import { IS_TRIAL } from '../../scripts/trial.ts';
import { writeMarked } from '../write-page.ts';
import { measureLists } from './measure-lists.ts';

/** More than have results. */
const TRIAL_JOBS = 1_000;
const DOCUMENT = join(import.meta.dirname, '..', '..', 'docs', 'performance.md');

export async function runLists(jobs: number, write: boolean): Promise<void> {
  const environment = { EXTRACTO_CALLS_PER_MINUTE: '1000000' };
  const installation = await startInstallation({ webs: 1, workers: 0, environment });
  try {
    const text = await measureLists(installation, IS_TRIAL ? TRIAL_JOBS : jobs);
    console.log(text);
    writeMarked(write ? DOCUMENT : undefined, 'bench:lists', text);
  } finally {
    await installation.close();
  }
}
