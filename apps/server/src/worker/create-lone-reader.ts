/** Processes that read one document each, and may be ended by it. */
import { type ChildProcess, fork } from 'node:child_process';
import type { TakenWork } from './take-extractions.ts';

const PROGRAM = new URL('./lone-process.ts', import.meta.url);
/** For telling the database why it stops, once it was asked to. */
const LEAVING_MS = 3_000;

/** Last message of the process. `failed`: the queue shall try again; the job says why. */
export type LoneAnswer = 'completed' | 'failed';

/** The process's argument. */
export type LoneWork = Pick<TakenWork, 'id' | 'data' | 'retryCount'>;

export interface LoneReader {
  /** Throws when the process ended without an answer; the message says how, and nothing of the document. */
  readonly read: (work: TakenWork) => Promise<LoneAnswer>;
  /** Asks those that still read to stop, and waits for them. */
  readonly close: () => Promise<void>;
}

/** `environment`: the settings of a worker, which these processes are. */
export function createLoneReader(environment: NodeJS.ProcessEnv): LoneReader {
  const closing = new AbortController();
  const reading = new Set<Promise<unknown>>();
  return {
    read: (work) => {
      const answer = readIn(startProcess(work, environment), AbortSignal.any([closing.signal, work.signal]));
      reading.add(answer);
      return answer.finally(() => reading.delete(answer));
    },
    close: async () => {
      closing.abort();
      await Promise.allSettled(reading);
    },
  };
}

function startProcess({ id, data, retryCount }: TakenWork, env: NodeJS.ProcessEnv): ChildProcess {
  return fork(PROGRAM, [JSON.stringify({ id, data, retryCount } satisfies LoneWork)], { env });
}

function readIn(child: ChildProcess, stopped: AbortSignal): Promise<LoneAnswer> {
  return new Promise((resolve, reject) => {
    let answer: LoneAnswer | null = null;
    let killing: NodeJS.Timeout | undefined;
    const stop = () => {
      if (child.connected) child.disconnect();
      killing = setTimeout(() => child.kill('SIGKILL'), LEAVING_MS);
    };
    child.on('message', (told) => {
      answer = told as LoneAnswer;
    });
    child.once('error', reject);
    child.once('exit', (status, signal) => {
      clearTimeout(killing);
      stopped.removeEventListener('abort', stop);
      if (answer === null) reject(new Error(`its process ended with ${signal ?? status}`));
      else resolve(answer);
    });
    stopped.addEventListener('abort', stop);
    if (stopped.aborted) stop();
  });
}
