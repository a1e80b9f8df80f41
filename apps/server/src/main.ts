/** The program of every server process; EXTRACTO_ROLE says which part of the product it is. */
import { existsSync } from 'node:fs';
import { closeDataDir } from './configuration/close-data-dir.ts';
import { ConfigurationError, readConfiguration } from './configuration/read-configuration.ts';
import { StartError } from './configuration/start-error.ts';
import { PROJECT_FOLDER } from './project-folder.ts';
import { runService } from './run-service.ts';

// What is written here are statements of customers: nobody else on this machine reads them.
process.umask(0o077);

try {
  const configuration = readConfiguration(process.env, PROJECT_FOLDER);
  if (existsSync(configuration.dataDir)) closeDataDir(configuration.dataDir);
  // A part loads its own code only: the web process never holds a PDF library.
  switch (configuration.role) {
    case 'all': {
      const { superviseProduct } = await import('./launcher/supervise-product.ts');
      // Not left to run out: the channel to the process that started this one would keep it alive.
      process.exit(await superviseProduct(configuration));
      break;
    }
    case 'web': {
      const { startWeb } = await import('./start-web.ts');
      await runService(() => startWeb(configuration));
      break;
    }
    case 'worker': {
      const { startWorker } = await import('./start-worker.ts');
      await runService(() => startWorker(configuration));
    }
  }
} catch (error) {
  if (!(error instanceof ConfigurationError || error instanceof StartError)) throw error;
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
