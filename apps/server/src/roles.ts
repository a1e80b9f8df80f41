import type { RunRole } from './run-program.ts';
import { runService } from './run-service.ts';

/** The parts that share a database and a store with others. */
export const ROLES: Readonly<Record<'web' | 'worker', RunRole>> = {
  web: async (configuration) => {
    const { startWeb } = await import('./start-web.ts');
    await runService(() => startWeb(configuration));
  },
  worker: async (configuration) => {
    const { startWorker } = await import('./start-worker.ts');
    await runService(() => startWorker(configuration));
  },
};
