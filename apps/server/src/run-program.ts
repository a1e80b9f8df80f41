/** A program of the product from its environment to its end: what EXTRACTO_ROLE names is loaded and runs. */
import { existsSync } from 'node:fs';
import { type Configuration, ConfigurationError, readConfiguration, StartError } from './configuration/index.ts';
import { closeDataDir } from './data-folder/index.ts';
import { PROJECT_FOLDER } from './project-folder.ts';

/** Loads and runs a role. A part loads its own code only: the web process never holds a PDF library. */
export type RunRole = (configuration: Configuration) => Promise<void>;

/** An error that the operator can fix is printed in one line, and the process ends with status 1. */
export async function runProgram(roles: Readonly<Record<Configuration['role'], RunRole>>): Promise<void> {
  // Customers' statements are written here: nobody else on this machine may read them.
  process.umask(0o077);
  try {
    const configuration = readConfiguration(process.env, PROJECT_FOLDER);
    if (existsSync(configuration.dataDir)) closeDataDir(configuration.dataDir);
    await roles[configuration.role](configuration);
  } catch (error) {
    if (!(error instanceof ConfigurationError || error instanceof StartError)) throw error;
    console.error(`\n${error.message}\n`);
    process.exit(1);
  }
}
