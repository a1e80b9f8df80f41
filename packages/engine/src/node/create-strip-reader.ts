/** The second reader as others see it: figures go to its process, readings come back. The process starts with the first figure. */
import { type ChildProcess, fork } from 'node:child_process';
import type { FigureImage, SecondReading } from '../figure-image.ts';
import type { FigureAnswer, FigureQuestion } from './messages.ts';

export interface FigureReader {
  /** In the order of the images; `null` where the reader cannot run or was closed, and figures are read once. */
  read(images: readonly FigureImage[]): Promise<readonly SecondReading[] | null>;
  /** What its process has spent so far. */
  cpuSeconds(): number;
  close(): void;
}

type Resolve = (readings: readonly SecondReading[] | null) => void;

export function createFigureReader(): FigureReader {
  const waiting = new Map<number, Resolve>();
  let child: ChildProcess | null = null;
  let [isClosed, lastId, cpuSeconds, spentBefore] = [false, 0, 0, 0];

  const start = (): ChildProcess => {
    const started = fork(new URL('./figure-process.ts', import.meta.url), [], {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: 'ignore',
    });
    started.on('message', (message) => {
      const answer = message as FigureAnswer;
      cpuSeconds = spentBefore + answer.cpuSeconds;
      waiting.get(answer.id)?.(answer.readings);
      waiting.delete(answer.id);
      if (waiting.size === 0) hold(started, false);
    });
    // A process that dies takes its pages' second readings along and is replaced when the next page comes.
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
        asked.send({ id: lastId, images } satisfies FigureQuestion, () => {});
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
