/** A network for line images as others see it: they go to its process, readings come back. The process starts with the first line image. */
import { type ChildProcess, fork } from 'node:child_process';
import type { LineImage, LineLetter } from '../geometry/line-image.ts';
import type { LineImageAnswer, LineImageQuestion, LineRecogniser } from './messages.ts';
import { moduleBeside } from './module-beside.ts';

export interface LineImageReader {
  /** In the order of the line images; `null` where the network cannot run or was closed. */
  read(images: readonly LineImage[]): Promise<LineReadings>;
  /** What its process has spent so far. */
  cpuSeconds(): number;
  close(): void;
}

export type LineReadings = readonly (readonly LineLetter[])[] | null;

type Resolve = (readings: LineReadings) => void;

/** `priority`: of its process, as for `giveWay`; that of the thread that reads the first line images when it is `null`. */
export function createLineImageReader(network: LineRecogniser, priority: number | null = null): LineImageReader {
  const args = priority === null ? [network] : [network, `${priority}`];
  const waiting = new Map<number, Resolve>();
  let child: ChildProcess | null = null;
  let [isClosed, lastId, cpuSeconds, spentBefore] = [false, 0, 0, 0];

  const start = (): ChildProcess => {
    const started = fork(moduleBeside('line-image-process'), args, {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: 'ignore',
    });
    started.on('message', (message) => {
      const answer = message as LineImageAnswer;
      cpuSeconds = spentBefore + answer.cpuSeconds;
      waiting.get(answer.id)?.(answer.readings);
      waiting.delete(answer.id);
      if (waiting.size === 0) hold(started, false);
    });
    // A process that dies takes its pages' readings along and is replaced when the next page comes.
    const end = () => {
      if (child === started) child = null;
      spentBefore = cpuSeconds;
      for (const resolve of waiting.values()) resolve(null);
      waiting.clear();
    };
    started.on('error', end);
    started.on('exit', end);
    return started;
  };
  return {
    read: (images) => {
      if (isClosed) return Promise.resolve(null);
      child ??= start();
      const asked = child;
      hold(asked, true);
      return new Promise((resolve) => {
        lastId += 1;
        waiting.set(lastId, resolve);
        asked.send({ id: lastId, images } satisfies LineImageQuestion, () => {});
      });
    },
    cpuSeconds: () => cpuSeconds,
    close: () => {
      isClosed = true;
      child?.kill('SIGKILL');
    },
  };
}

/** A reader that waits for nothing keeps no program running. */
function hold(child: ChildProcess, isNeeded: boolean): void {
  for (const handle of [child, child.channel]) {
    if (isNeeded) handle?.ref();
    else handle?.unref();
  }
}
