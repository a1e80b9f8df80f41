/**
 * `npm run bench:service [-- --write]`: the whole service under load, in less than three minutes.
 *
 * Two web processes, first one worker and then two, a real PostgreSQL and an S3 server, all on this machine; the customers
 * are a process of their own that uploads, polls and downloads. Prints Markdown; `--write` puts it into docs/scale.md.
 * Exit status 1 when anything was lost or failed, or a promised time was not kept.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkInvariants } from '../../apps/server/src/faults/check-invariants.ts';
import { measureDatabase } from '../../apps/server/src/faults/measure-database.ts';
import {
  type Installation,
  type InstallationCustomer,
  startInstallation,
} from '../../apps/server/src/faults/start-installation.ts';
import { describeDatabase } from './describe-database.ts';
import { describeStages, type NamedStage, quantile } from './describe-stages.ts';
import { runStage } from './run-stage.ts';

/** Programs are slow the first time. */
const WARMING = { customers: 1, seconds: 10, most: 4 };
const IDLE = { customers: 1, seconds: 30, most: 12 };
const BUSY = { customers: 8, seconds: 45, most: Number.MAX_SAFE_INTEGER };
const CREDITS = 1_000_000;
const MOST_IDLE_MS = 1_000;
const MOST_POLL_MS = 20;
const PLACE = /(<!-- bench:service -->\n)[\s\S]*?(<!-- end -->)/;
const DOCUMENT = new URL('../../docs/scale.md', import.meta.url);

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const installation = await startInstallation({ webs: 2, workers: 1 });
const everybody: InstallationCustomer[] = [];
try {
  const warming = await drive('warming', WARMING);
  const before = await measureDatabase(installation.db);
  const idle = await drive('idle, one at a time', IDLE);
  const one = await drive('one worker, eight customers', BUSY);
  await installation.startWorker();
  const two = await drive('two workers, eight customers', BUSY);
  const stages = [idle, one, two];
  const statements = stages.reduce((sum, { report }) => sum + report.jobs.length, 0);
  const use = describeDatabase(before, await measureDatabase(installation.db), statements);
  const text = `${describeStages(stages, two)}\n\n${use}`;
  console.log(text);
  if (values.write) write(text);
  const problems = [...(await findLosses([warming, ...stages])), ...findSlowness(idle, two)];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await installation.close();
}

async function drive(name: string, load: typeof IDLE): Promise<NamedStage> {
  const { webs, workers, newCustomer, postgresPid }: Installation = installation;
  const customers = await Promise.all(Array.from({ length: load.customers }, () => newCustomer(CREDITS)));
  everybody.push(...customers);
  const pidsOf = (parts: readonly { readonly process: { readonly pid?: number | undefined } }[]) =>
    parts.flatMap(({ process: { pid } }) => pid ?? []);
  const stage = await runStage({ ...load, origins: webs.map(({ origin }) => origin), customers }, [
    { name: 'web', pids: pidsOf(webs.map(({ part }) => part)) },
    { name: 'worker', pids: pidsOf(workers) },
    { name: 'PostgreSQL', pids: [postgresPid()] },
  ]);
  return { ...stage, name };
}

function write(text: string): void {
  const before = readFileSync(DOCUMENT, 'utf8');
  if (!PLACE.test(before)) throw new Error('docs/scale.md has no place for the figures');
  writeFileSync(
    DOCUMENT,
    before.replace(PLACE, (_, open, close) => `${open}\n${text}\n\n${close}`),
  );
}

async function findLosses(stages: readonly NamedStage[]): Promise<string[]> {
  const { db, bucket } = installation;
  const accepted = stages.flatMap(({ report }) =>
    report.jobs.map(({ jobId, clientId }) => ({
      jobId,
      clientId,
      expected: 'Succeeded' as const,
      pdf: new Uint8Array(),
    })),
  );
  return [
    ...stages.flatMap(({ report }) => report.failures),
    ...(await checkInvariants({ db, bucket, customers: everybody, accepted })),
  ];
}

function findSlowness(idle: NamedStage, busy: NamedStage): string[] {
  const slowestMs = Math.max(...idle.report.jobs.map(({ resultMs }) => resultMs));
  const pollMs = quantile(busy.report.calls.poll, 0.95);
  return [
    ...(slowestMs < MOST_IDLE_MS
      ? []
      : [`on the idle service a statement took ${slowestMs} ms, promised are ${MOST_IDLE_MS}`]),
    ...(pollMs < MOST_POLL_MS ? [] : [`polling took ${Math.round(pollMs)} ms (p95), promised are ${MOST_POLL_MS}`]),
  ];
}
