/**
 * The whole service under load, in about four minutes.
 *
 * Two web processes, first one worker and then two, a real PostgreSQL and an S3 server, all on this machine; the customers
 * are a process of their own that uploads, polls and downloads. Prints Markdown, and writes it into docs/scale.md when it shall.
 * Exit status 1 when anything was lost or failed, or a promised time was not kept. EXTRACTO_TRIAL=1 sends one document a
 * stage, judges no times and writes nothing.
 */
import { join } from 'node:path';
import { checkInvariants } from '../../apps/launcher/testing/faults/check-invariants.ts';
import { measureDatabase } from '../../apps/launcher/testing/faults/measure-database.ts';
import {
  type Installation,
  type InstallationCustomer,
  startInstallation,
} from '../../apps/launcher/testing/faults/start-installation.ts';
import { IS_TRIAL } from '../../scripts/trial.ts';
import { quantile } from '../quantile.ts';
import { writeMarked } from '../write-page.ts';
import { describeDatabase } from './describe-database.ts';
import { describeGrowth } from './describe-growth.ts';
import { describeStages, type NamedStage, worstLagMs } from './describe-stages.ts';
import { createLagWatch, type LagWatch } from './measure-lag.ts';
import { runStage } from './run-stage.ts';

/** Programs are slow the first time. */
const WARMING = { customers: 1, seconds: 10, most: 4, pages: 8 };
const IDLE = { customers: 1, seconds: 30, most: 12, pages: 8 };
const BUSY = { customers: 8, seconds: 45, most: Number.MAX_SAFE_INTEGER, pages: 8 };
/** Workers do most of the work: the gain of a second one. */
const LONG = { customers: 6, seconds: 40, most: Number.MAX_SAFE_INTEGER, pages: 80 };
const TRIAL = { customers: 1, seconds: 60, most: 1, pages: 1 };
/** Eight customers on one machine call as often as a hundred do elsewhere. */
const CALLS_PER_MINUTE = '100000';
const CREDITS = 1_000_000;
const MOST_IDLE_MS = 1_000;
const MOST_POLL_MS = 20;
const MOST_LAG_MS = 20;
const DOCUMENT = join(import.meta.dirname, '..', '..', 'docs', 'scale.md');

export async function runLoad(write: boolean): Promise<void> {
  const lag = createLagWatch();
  const installation = await startInstallation({
    webs: 2,
    workers: 1,
    preload: [lag.preload],
    environment: {
      EXTRACTO_CALLS_PER_MINUTE: CALLS_PER_MINUTE,
      EXTRACTO_OPEN_PER_ADDRESS: CALLS_PER_MINUTE,
      ...lag.environment,
    },
  });
  const everybody: InstallationCustomer[] = [];
  const drive = (name: string, load: typeof IDLE) =>
    driveStage({ installation, lag, everybody }, name, IS_TRIAL ? TRIAL : load);
  try {
    const warming = await drive('warming', WARMING);
    const before = await measureDatabase(installation.db);
    const idle = await drive('idle, one at a time', IDLE);
    const one = await drive('one worker, eight customers', BUSY);
    const afterOne = await measureDatabase(installation.db);
    const longOne = await drive('one worker', LONG);
    await installation.startWorker();
    const longTwo = await drive('two workers', LONG);
    const two = await drive('two workers, eight customers', BUSY);
    const use = describeDatabase(before, afterOne, idle.report.jobs.length + one.report.jobs.length);
    const text = [describeStages([idle, one, two], two), describeGrowth(longOne, longTwo), use].join('\n\n');
    console.log(text);
    writeMarked(write ? DOCUMENT : undefined, 'bench:service', text);
    const lost = await findLosses(installation, everybody, [warming, idle, one, two, longOne, longTwo]);
    const problems = IS_TRIAL ? lost : [...lost, ...findSlowness(idle, two)];
    for (const problem of problems) console.error(problem);
    process.exitCode = problems.length === 0 ? 0 : 1;
  } finally {
    await installation.close();
    lag.close();
  }
}

interface Bench {
  readonly installation: Installation;
  readonly lag: LagWatch;
  /** Grows by the customers of each stage. */
  readonly everybody: InstallationCustomer[];
}

async function driveStage(
  { installation, lag, everybody }: Bench,
  name: string,
  load: typeof IDLE,
): Promise<NamedStage> {
  const { webs, workers, newCustomer, postgresPid } = installation;
  const customers = await Promise.all(Array.from({ length: load.customers }, () => newCustomer(CREDITS)));
  everybody.push(...customers);
  const pidsOf = (parts: readonly { readonly process: { readonly pid?: number | undefined } }[]) =>
    parts.flatMap(({ process: { pid } }) => pid ?? []);
  lag.begin(name);
  const stage = await runStage({ ...load, origins: webs.map(({ origin }) => origin), customers }, [
    { name: 'web', pids: pidsOf(webs.map(({ part }) => part)) },
    { name: 'worker', pids: pidsOf(workers) },
    { name: 'PostgreSQL', pids: [postgresPid()] },
  ]);
  return { ...stage, name, lags: lag.read() };
}

async function findLosses(
  { db, bucket }: Installation,
  everybody: readonly InstallationCustomer[],
  stages: readonly NamedStage[],
): Promise<string[]> {
  const accepted = stages.flatMap(({ report }) =>
    report.accepted.map((job) => ({
      ...job,
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
    ...['web', 'worker']
      .map((role) => ({ role, lagMs: worstLagMs(busy, role) }))
      .filter(({ lagMs }) => lagMs >= MOST_LAG_MS)
      .map(
        ({ role, lagMs }) =>
          `the event loop of a ${role} was ${Math.round(lagMs)} ms late (p99), promised are ${MOST_LAG_MS}`,
      ),
    ...(pollMs < MOST_POLL_MS ? [] : [`polling took ${Math.round(pollMs)} ms (p95), promised are ${MOST_POLL_MS}`]),
  ];
}
