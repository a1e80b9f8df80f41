/** Event loop lag of the service's processes in each stage, from their own records. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface MeasuredLag {
  /** `web` or `worker`. */
  readonly role: string;
  readonly stage: string;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export interface LagWatch {
  readonly preload: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly begin: (stage: string) => void;
  /** Returns the lag of every process that ran during the latest stage. */
  readonly read: () => readonly MeasuredLag[];
  readonly close: () => void;
}

export function createLagWatch(): LagWatch {
  const folder = mkdtempSync(join(tmpdir(), 'extracto-lag-'));
  let current = '';
  const begin = (stage: string) => {
    current = stage;
    writeFileSync(join(folder, 'stage'), stage);
  };
  begin('starting');
  return {
    preload: new URL('./write-lag.ts', import.meta.url).href,
    environment: { BENCH_LAG_FOLDER: folder },
    begin,
    read: () =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as MeasuredLag)
        .filter(({ stage }) => stage === current),
    close: () => rmSync(folder, { recursive: true }),
  };
}
