/** Duration of calls for a client with very many jobs, over HTTP from one web process with nothing else to do. */
import { createApiClient } from '@extracto/contract';
import { extract } from '@extracto/engine';
import { headOf } from '@extracto/model';
import type { Installation } from '../../apps/launcher/testing/faults/start-installation.ts';
import { fillClient } from '../../apps/server/testing/fill-client.ts';
import { IS_TRIAL } from '../../scripts/trial.ts';
import { quantile } from '../quantile.ts';
import { formatRows } from '../report.ts';
import { createDocumentMaker } from './make-documents.ts';

const CALLS = IS_TRIAL ? 3 : 200;
const PAGE_SIZE = 100;
/** 100 pages of 30 rows. */
const RESULT_PAGES = 100;
const RESULTS = IS_TRIAL ? 3 : 500;
const PREFIX = '01K0000000000';

/** A Markdown table of medians and 95th percentiles. */
export async function measureLists({ db, webs, newCustomer }: Installation, jobs: number): Promise<string> {
  const { clientId, apiKey } = await newCustomer(0);
  const read = await extract((await createDocumentMaker(RESULT_PAGES))());
  const results = {
    count: RESULTS,
    resultJson: JSON.stringify(read),
    headsJson: JSON.stringify(read.statements.map(headOf)),
  };
  await fillClient(db, { clientId, jobs, results, prefix: PREFIX });
  const api = createApiClient({ baseUrl: webs[0]?.origin ?? '', apiKey });
  const list = (page: number) => () => api.listJobs({ query: { page, pageSize: PAGE_SIZE } });
  const params = { jobId: `${PREFIX}${String(jobs - 1).padStart(13, '0')}` };
  const lastPage = Math.ceil(jobs / PAGE_SIZE);
  const calls: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['list of jobs, the newest 100', list(1)],
    ['the same, in the middle', list(Math.ceil(lastPage / 2))],
    ['the same, the oldest', list(lastPage)],
    ['one job', () => api.getJob({ params })],
    [`list of accounts, from the newest ${RESULTS} results`, () => api.listAccounts()],
    ['result of 3,000 rows, JSON', () => api.getResultJson({ params })],
    ['result of 3,000 rows, CSV', async () => await (await api.getResultCsv({ params })).body.text()],
  ];
  const rows: string[][] = [];
  for (const [name, call] of calls) {
    const times = await time(call);
    rows.push([name, ...[0.5, 0.95].map((part) => `${quantile(times, part).toFixed(1)} ms`)]);
  }
  return [
    `A client with ${jobs.toLocaleString('en-US')} jobs, ${CALLS} calls of each kind one after the other:`,
    '',
    formatRows(['', 'median', 'p95'], rows),
  ].join('\n');
}

async function time(call: () => Promise<unknown>): Promise<number[]> {
  await call();
  const times: number[] = [];
  for (let made = 0; made < CALLS; made += 1) {
    const begin = performance.now();
    await call();
    times.push(performance.now() - begin);
  }
  return times;
}
