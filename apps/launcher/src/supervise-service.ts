/** Runs a part of the product in a process of its own and starts it again whenever it ends by itself. */
import { type ChildProcess, fork } from 'node:child_process';
import { closeSync, existsSync, openSync, renameSync, statSync } from 'node:fs';
import { DRAIN_LIMIT_MS, type ServiceName, type ServiceReport, type StopRequest } from '../../server/src/service.ts';

export interface ServiceOptions {
  readonly name: ServiceName;
  /** The program; it learns from the environment which part it is. */
  readonly program: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Gets everything that the process prints. */
  readonly logFile: string;
  /** One line for the operator. */
  readonly report: (line: string) => void;
}

export interface SupervisedService {
  /** Asks it to finish and waits; kills it when it takes too long. */
  readonly stop: () => Promise<void>;
  readonly kill: () => void;
}

/** A worker collects its threads' old objects later, which takes a tenth and more of the time of a document of 50 pages. */
const NODE_FLAGS: Partial<Record<ServiceName, readonly string[]>> = { worker: ['--initial-old-space-size=128'] };

const RESTART_DELAYS_MS = [200, 1_000, 2_000, 5_000, 15_000, 30_000];
/** A process that served this long starts anew at the first delay. */
const STEADY_MS = 60_000;
const LOG_LIMIT_BYTES = 20 * 1024 * 1024;

/** Resolves when the part is ready for the first time; rejects when it ends before. */
export async function superviseService(options: ServiceOptions): Promise<SupervisedService> {
  let stopping = false;
  let current = startProcess(options);
  const problem = await current.started;
  if (problem !== null) throw new Error(problem);

  const wake = Promise.withResolvers<void>();
  const watching = watch();
  async function watch(): Promise<void> {
    for (let failures = 0; ; failures += 1) {
      const startedAt = Date.now();
      await current.ended;
      if (stopping) return;
      if (Date.now() - startedAt > STEADY_MS) failures = 0;
      options.report(`The ${options.name} process stopped unexpectedly; restarting it. Its log: ${options.logFile}`);
      const delayMs = RESTART_DELAYS_MS[Math.min(failures, RESTART_DELAYS_MS.length - 1)];
      await Promise.race([new Promise((resolve) => setTimeout(resolve, delayMs).unref()), wake.promise]);
      if (stopping) return;
      current = startProcess(options);
    }
  }
  return {
    stop: async () => {
      stopping = true;
      wake.resolve();
      current.ask({ kind: 'stop' });
      // A little longer than it gives itself.
      const limit = setTimeout(() => current.kill(), DRAIN_LIMIT_MS + 2_000);
      await watching;
      clearTimeout(limit);
    },
    kill: () => current.kill(),
  };
}

interface ServiceProcess {
  /** null when ready; else what kept it from that. */
  readonly started: Promise<string | null>;
  readonly ended: Promise<void>;
  readonly ask: (request: StopRequest) => void;
  readonly kill: () => void;
}

function startProcess({ name, program, environment, logFile }: ServiceOptions): ServiceProcess {
  if (existsSync(logFile) && statSync(logFile).size > LOG_LIMIT_BYTES) renameSync(logFile, `${logFile}.1`);
  const log = openSync(logFile, 'a', 0o600);
  const child: ChildProcess = fork(program, [], {
    env: environment,
    execArgv: [...process.execArgv, ...(NODE_FLAGS[name] ?? [])],
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const started = new Promise<string | null>((resolve) => {
    child.on('message', (report: ServiceReport) => resolve(report.kind === 'ready' ? null : report.problem));
    ended.then(() => resolve(`The ${name} process ended while it started. Its log: ${logFile}`));
  });
  return {
    started,
    ended,
    ask: (request) => {
      if (child.connected) child.send(request, () => {});
    },
    kill: () => child.kill('SIGKILL'),
  };
}
