/** Faults of an installation, one entry a fault. Each ends by itself; the broken part runs again afterwards. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '@extracto/samples';
import type { BucketTrouble } from '../../../server/testing/bucket.ts';
import type { Installation } from './start-installation.ts';

export interface FaultTools {
  readonly installation: Installation;
  readonly random: Random;
  /** Sets the clock of all processes of the product apart from the machine's. */
  readonly shiftClock: (offsetMs: number) => void;
}

export type Fault = (tools: FaultTools) => Promise<void>;

const HOUR_MS = 60 * 60 * 1_000;

function trouble(kind: BucketTrouble): Fault {
  return async ({ installation: { bucket }, random }) => {
    bucket.suffer(kind);
    await wait(random.integer(500, 4_000));
    bucket.suffer('none');
  };
}

export const FAULTS = {
  'worker killed': async ({ installation: { workers, startWorker }, random }) => {
    const victim = random.pick(workers);
    workers.splice(workers.indexOf(victim), 1);
    await victim.kill();
    await startWorker();
  },
  'worker stopped': async ({ installation: { workers, startWorker }, random }) => {
    const leaving = random.pick(workers);
    workers.splice(workers.indexOf(leaving), 1);
    await Promise.all([leaving.stop(), startWorker()]);
  },
  'web killed': async ({ installation: { webs, restartWeb }, random }) => {
    const victim = random.pick(webs);
    await victim.part.kill();
    await wait(random.integer(0, 1_000));
    await restartWeb(victim);
  },
  'database killed': async ({ installation: { killPostgres }, random }) => {
    killPostgres();
    await wait(random.integer(500, 2_000));
  },
  'storage slow': trouble('slow'),
  'storage failing': trouble('failing'),
  'storage absent': trouble('absent'),
  'storage full': trouble('full'),
  'clock ahead': async ({ shiftClock, random }) => {
    shiftClock(random.integer(1, 6) * HOUR_MS);
    await wait(random.integer(500, 2_000));
    shiftClock(0);
  },
  'clock behind': async ({ shiftClock, random }) => {
    shiftClock(-random.integer(1, 6) * HOUR_MS);
    await wait(random.integer(500, 2_000));
    shiftClock(0);
  },
} as const satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof FAULTS;

export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];
