#!/usr/bin/env node
/** Where the published command line starts. Compiled code is cached for the user, as far as that folder can be written. */
import nodeModule from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';

nodeModule.enableCompileCache(join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'extracto'));
const { main } = await import('./main.ts');
await main(process.argv.slice(2));
