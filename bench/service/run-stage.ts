/** One stage of the load: customers drive, and the service's processes are watched meanwhile. */
import { fork } from 'node:child_process';
import { measureGroup, type ProcessGroup } from './measure-processes.ts';
import type { DriveReport, DriveTask } from './task.ts';

export interface Stage {
  readonly report: DriveReport;
  readonly seconds: number;
  /** By group: processor seconds in the stage, and the largest process of the group every second. */
  readonly usage: ReadonlyMap<string, { readonly cpuSeconds: number; readonly residentMb: readonly number[] }>;
}

const LOOK_MS = 1_000;

export async function runStage(task: DriveTask, groups: readonly ProcessGroup[]): Promise<Stage> {
  const resident = new Map(groups.map(({ name }): [string, number[]] => [name, []]));
  const before = groups.map(measureGroup);
  const looking = setInterval(() => {
    for (const group of groups) resident.get(group.name)?.push(measureGroup(group).residentMb);
  }, LOOK_MS);
  const begin = performance.now();
  const report = await drive(task);
  clearInterval(looking);
  const seconds = (performance.now() - begin) / 1_000;
  const usage = groups.map((group, index) => {
    const cpuSeconds = measureGroup(group).cpuSeconds - (before[index]?.cpuSeconds ?? 0);
    return [group.name, { cpuSeconds, residentMb: resident.get(group.name) ?? [] }] as const;
  });
  return { report, seconds, usage: new Map(usage) };
}

function drive(task: DriveTask): Promise<DriveReport> {
  return new Promise((resolve, reject) => {
    const driver = fork(new URL('./drive.ts', import.meta.url), [JSON.stringify(task)]);
    driver.once('message', (report) => resolve(report as DriveReport));
    driver.once('exit', (status) => reject(new Error(`the driver ended with ${status}`)));
  });
}
