/** One web or worker process of the product in a test: started as in earnest, killed or stopped by the test. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../../server/src/project-folder.ts';
import type { ServiceName, ServiceReport } from '../../server/src/service.ts';

const SERVER_PROGRAM = join(PROJECT_FOLDER, 'apps/server/src/main.ts');

export const LAUNCHER_PROGRAM = join(PROJECT_FOLDER, 'apps/launcher/src/main.ts');

const { PATH, NODE_COMPILE_CACHE } = process.env;
/** Parts of a test's environment that the product receives: where programs are, and the cache of compiled code. */
export const INHERITED: NodeJS.ProcessEnv = { PATH, NODE_COMPILE_CACHE };

export interface TestPart {
  readonly role: ServiceName;
  readonly process: ChildProcess;
  /** As with a failure of power: nothing is finished. */
  readonly kill: () => Promise<void>;
  /** As an operator stops it; resolves with the exit status when everything in hand is finished. */
  readonly stop: () => Promise<number | null>;
}

export interface PartOptions {
  readonly role: ServiceName;
  readonly environment: Readonly<Record<string, string>>;
  /** Modules that are loaded before the program. */
  readonly preload?: readonly string[];
  /** Told before it is ready. */
  readonly onProcess?: (child: ChildProcess) => void;
}

/** Resolves when it is ready; throws what it reports instead. */
export async function startTestPart({ role, environment, preload = [], onProcess }: PartOptions): Promise<TestPart> {
  const child = fork(SERVER_PROGRAM, {
    env: { ...INHERITED, ...environment, EXTRACTO_ROLE: role },
    execArgv: preload.flatMap((module) => ['--import', module]),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  onProcess?.(child);
  const ended = once(child, 'exit');
  const [report] = (await Promise.race([once(child, 'message'), ended])) as [ServiceReport | number | null];
  if (typeof report !== 'object' || report?.kind !== 'ready') {
    throw new Error(`the ${role} process did not start: ${JSON.stringify(report)}`);
  }
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const [status] = (await ended) as [number | null];
    return status;
  };
  return {
    role,
    process: child,
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
}
