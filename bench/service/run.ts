/**
 * `npm run bench:service -- [options]`: what the service carries, measured on this machine.
 *
 *   (nothing)   the whole service under load
 *   --jobs N    response times for a client with N jobs
 *   --write     puts the figures into the documentation
 */
import { parseArgs } from 'node:util';
import { runLists } from './lists.ts';
import { runLoad } from './load.ts';

const { values } = parseArgs({ options: { jobs: { type: 'string' }, write: { type: 'boolean', default: false } } });
if (values.jobs === undefined) await runLoad(values.write);
else await runLists(Number(values.jobs), values.write);
