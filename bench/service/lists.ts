/**
 * `npm run bench:service -- --jobs N [--write]`: response times for a client with N jobs, which are written in bulk. Prints
 * Markdown; `--write` puts it into docs/performance.md. EXTRACTO_TRIAL=1 measures with a thousand
 * jobs, of which few have results, by a few calls, and writes nothing.
 */
import { startInstallation } from '../../apps/server/src/faults/start-installation.ts';
import { IS_TRIAL } from '../../scripts/trial.ts';
import { measureLists } from './measure-lists.ts';
import { writeFigures } from './write-figures.ts';

/** More than have results. */
const TRIAL_JOBS = 1_000;
const DOCUMENT = new URL('../../docs/performance.md', import.meta.url);

export async function runLists(jobs: number, write: boolean): Promise<void> {
  const environment = { EXTRACTO_CALLS_PER_MINUTE: '1000000' };
  const installation = await startInstallation({ webs: 1, workers: 0, environment });
  try {
    const text = await measureLists(installation, IS_TRIAL ? TRIAL_JOBS : jobs);
    console.log(text);
    if (write && !IS_TRIAL) writeFigures(DOCUMENT, 'bench:lists', text);
  } finally {
    await installation.close();
  }
}
