/**
 * One random schedule: customers upload while faults happen, then everything settles, and what must hold is looked at. The
 * seed decides documents, faults and pauses; what processes do in between is theirs.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { extract } from '@extracto/engine';
import { ExtractionError } from '@extracto/model';
import { createRandom, generateSample, type Random } from '@extracto/samples';
import { makePdf } from '../../../server/testing/documents.ts';
import { checkInvariants } from './check-invariants.ts';
import { FAULT_NAMES, FAULTS, type FaultName, type FaultTools } from './faults.ts';
import type { InstallationCustomer } from './start-installation.ts';
import { type AcceptedUpload, type Upload, uploadPatiently } from './upload-patiently.ts';

export interface Schedule {
  readonly seed: number;
  /** In this order; the seed decides when. */
  readonly faults: readonly FaultName[];
}

export interface ScheduleOutcome extends Schedule {
  readonly accepted: readonly AcceptedUpload[];
  /** Empty when everything held. */
  readonly broken: readonly string[];
}

const UPLOADS = { least: 6, most: 14 };
const CREDITS = 1_000;
/** More than one part of the storage's. */
const IN_PARTS_BYTES = 7_000_000;
const SETTLE_LIMIT_MS = 180_000;
const LOOK_MS = 200;

export function planSchedule(seed: number): Schedule {
  const random = createRandom(`schedule ${seed}`);
  return { seed, faults: Array.from({ length: random.integer(1, 3) }, () => random.pick(FAULT_NAMES)) };
}

export async function runSchedule(
  tools: Omit<FaultTools, 'random'>,
  schedule: Schedule,
  hookUrl: string,
): Promise<ScheduleOutcome> {
  const { db, bucket, webs, newCustomer } = tools.installation;
  const random = createRandom(schedule.seed);
  const customers = await Promise.all([newCustomer(CREDITS), newCustomer(CREDITS)]);
  await db
    .insertInto('webhook_endpoints')
    .values({ client_id: customers[0].clientId, mode: 'live', url: hookUrl })
    .execute();
  const origins = webs.map(({ origin }) => origin);
  const accepting = Promise.all(
    Array.from({ length: random.integer(UPLOADS.least, UPLOADS.most) }, async (_, index) => {
      const own = random.fork(`upload ${index}`);
      const customer: InstallationCustomer = own.pick(customers);
      const upload = await makeUpload(own);
      await wait(own.integer(0, 3_000));
      const from = own.shuffle(origins);
      return await uploadPatiently({ ...customer, origins: from }, upload);
    }),
  );
  const happening = (async () => {
    for (const name of schedule.faults) {
      await wait(random.integer(200, 2_000));
      await FAULTS[name]({ ...tools, random });
    }
  })();
  const [accepted] = await Promise.all([accepting, happening]);
  const unsettled = await settle(tools, accepted);
  const aftermath = { db, bucket, customers, accepted };
  const broken = [...findDead(tools.installation), ...unsettled, ...(await checkInvariants(aftermath))];
  return { ...schedule, accepted, broken };
}

/** Faults end the processes that they mean to end, and start others in their place; every other one lives. */
function findDead({ webs, workers }: FaultTools['installation']): string[] {
  return [...webs.map(({ part }) => part), ...workers]
    .filter(({ process: { exitCode, signalCode } }) => exitCode !== null || signalCode !== null)
    .map(({ role, process: { exitCode } }) => `a ${role} process ended by itself with ${exitCode}`);
}

/** A statement, or a document that is none. What becomes of it undisturbed must become of it at all. */
async function makeUpload(random: Random): Promise<Upload> {
  const small = random.chance(0.25)
    ? new Uint8Array(await makePdf(1, String(random.next())).arrayBuffer())
    : new Uint8Array((await generateSample(random.integer(1, 1e9), { switches: pickSwitches(random) })).pdf);
  const pdf = random.chance(0.15) ? enlarge(small) : small;
  try {
    await extract(pdf);
    return { pdf, expected: 'Succeeded' };
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
    return { pdf, expected: 'Failed' };
  }
}

/** The same document in so many bytes that the storage gets it in parts: a comment, and the end of the file once more. */
function enlarge(pdf: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = Buffer.from(pdf).toString('latin1');
  const end = text.slice(text.lastIndexOf('startxref'));
  const comment = `%${'.'.repeat(99)}\n`.repeat(IN_PARTS_BYTES / 100);
  return new Uint8Array(Buffer.concat([pdf, Buffer.from(`\n${comment}${end}`, 'latin1')]));
}

function pickSwitches(random: Random) {
  return { rows: random.pick(['few', 'some', 'many'] as const), encryption: 'none' } as const;
}

/** Until nothing is under way; a line for each job that does not end. */
async function settle({ installation: { db } }: Omit<FaultTools, 'random'>, accepted: readonly AcceptedUpload[]) {
  const until = Date.now() + SETTLE_LIMIT_MS;
  for (;;) {
    const open = await db
      .selectFrom('jobs')
      .select(['job_id', 'status', 'interruption'])
      .where('finished_at', 'is', null)
      .execute()
      // The database itself may be coming back.
      .catch(() => null);
    if (open?.length === 0) return [];
    if (Date.now() > until) {
      const known = new Set(accepted.map(({ jobId }) => jobId));
      return (open ?? []).map(
        ({ job_id, status, interruption }) =>
          `job ${job_id} does not end: ${status}, ${interruption}${known.has(job_id) ? '' : ', never acknowledged'}`,
      );
    }
    await wait(LOOK_MS);
  }
}
