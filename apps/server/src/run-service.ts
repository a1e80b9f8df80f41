/** The life of one part in its own process: start, say so, serve until asked to stop, drain, leave. */

import { StartError } from './configuration/index.ts';
import { DRAIN_LIMIT_MS, type Service, type ServiceReport } from './service.ts';

export async function runService(start: () => Promise<Service>): Promise<void> {
  const stop = Promise.withResolvers<void>();
  const supervised = process.send !== undefined;
  process.on('SIGTERM', () => stop.resolve());
  // Ctrl-C in a terminal reaches every process at once; under a supervisor it is for the supervisor to decide.
  process.on('SIGINT', () => supervised || stop.resolve());
  process.on('SIGHUP', () => supervised || stop.resolve());
  process.on('message', () => stop.resolve());
  // The supervisor is gone, killed perhaps.
  process.on('disconnect', () => stop.resolve());

  let service: Service;
  try {
    service = await start();
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    // An error that the operator can fix prints one line; any other prints its stack.
    console.error(error instanceof StartError ? `\n${problem}\n` : error);
    await report({ kind: 'failed', problem });
    process.exit(1);
  }
  await report({ kind: 'ready' });
  await stop.promise;
  setTimeout(() => process.exit(1), DRAIN_LIMIT_MS).unref();
  await service.stop();
  process.exit(0);
}

/** The process must not end before the report has left it; without a supervisor, or with a dead one, nobody listens. */
function report(content: ServiceReport): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined || !process.connected) resolve();
    else process.send(content, undefined, undefined, () => resolve());
  });
}
