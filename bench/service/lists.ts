/**
 * `npm run bench:service -- --jobs N [--write]`: response times for a client with N jobs, which are written in bulk. Prints
 * Markdown; `--write` puts it into docs/performance.md.
 */
import { startInstallation } from '../../apps/server/src/faults/start-installation.ts';
import { measureLists } from './measure-lists.ts';
import { writeFigures } from './write-figures.ts';

const DOCUMENT = new URL('../../docs/performance.md', import.meta.url);

export async function runLists(jobs: number, write: boolean): Promise<void> {
  const environment = { EXTRACTO_CALLS_PER_MINUTE: '1000000' };
  const installation = await startInstallation({ webs: 1, workers: 0, environment });
  try {
    const text = await measureLists(installation, jobs);
    console.log(text);
    if (write) writeFigures(DOCUMENT, 'bench:lists', text);
  } finally {
    await installation.close();
  }
}
