/** Schedules one after the other against one installation, which thereby grows old. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSchedule, type Schedule, type ScheduleOutcome } from './run-schedule.ts';
import { startInstallation } from './start-installation.ts';

const CLOCK_PRELOAD = new URL('./shift-clock.ts', import.meta.url).href;

/** Calls `tell` with each outcome as it is known. */
export async function runSchedules(
  schedules: readonly Schedule[],
  tell: (outcome: ScheduleOutcome) => void,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'extracto-clock-'));
  const clock = join(folder, 'offset');
  const shiftClock = (offsetMs: number) => writeFileSync(clock, String(offsetMs));
  shiftClock(0);
  const hook = await startHangingReceiver();
  const installation = await startInstallation({
    webs: 2,
    workers: 2,
    preload: [CLOCK_PRELOAD],
    environment: {
      EXTRACTO_TEST_CLOCK: clock,
      // A machine that is short of processors is no fault of a document.
      EXTRACTO_DOCUMENT_TIMEOUT_SECONDS: '1500',
      EXTRACTO_PAGE_TIMEOUT_SECONDS: '1500',
    },
  });
  try {
    for (const schedule of schedules) tell(await runSchedule({ installation, shiftClock }, schedule, hook.url));
  } finally {
    await installation.close();
    await hook.close();
    rmSync(folder, { recursive: true });
  }
}

/** A customer's server that takes every call and answers none. */
async function startHangingReceiver() {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://hooks.localhost:${(server.address() as AddressInfo).port}/hook`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
