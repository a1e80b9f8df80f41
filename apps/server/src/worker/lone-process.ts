/** The program of a process that reads one document for a worker, tells it what became of the work, and ends. */
import { createExtractionPool } from '@extracto/engine/node';
import { readConfiguration, readDocumentLimits } from '../configuration/index.ts';
import { createLogger } from '../observability/index.ts';
import { PROJECT_FOLDER } from '../project-folder.ts';
import type { LoneAnswer, LoneWork } from './create-lone-reader.ts';
import { openTools } from './open-tools.ts';
import { READING } from './priorities.ts';
import { takeExtractions } from './take-extractions.ts';

/** One for the job, one for its progress and for looking whether it was cancelled. */
const CONNECTIONS = 2;

const stopping = new AbortController();
// The worker hangs up when its time to drain is over, and when it is gone. Signals to all processes are for it to decide about.
process.on('disconnect', () => stopping.abort());
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});

const work: LoneWork = JSON.parse(process.argv[2] ?? '');
const configuration = readConfiguration(process.env, PROJECT_FOLDER);
const tools = await openTools(configuration, CONNECTIONS);
const pool = createExtractionPool({ threads: 1, priority: READING, ...readDocumentLimits(configuration) });
const taken = [{ ...work, signal: stopping.signal }];
const [result] = await takeExtractions({ ...tools, lane: 'alone', pool }, createLogger(configuration), taken);
const answer: LoneAnswer = result?.status === 'completed' ? 'completed' : 'failed';
if (process.connected) await new Promise((resolve) => process.send?.(answer, resolve));
process.exit(0);
