/** The log of a process: one JSON object a line on standard output. It holds ids and codes, never what a statement says. */
import { type Logger, pino } from 'pino';
import type { Configuration } from '../configuration/index.ts';

export function createLogger({ role, logLevel }: Pick<Configuration, 'role' | 'logLevel'>): Logger {
  return pino({ level: logLevel, base: { role }, timestamp: pino.stdTimeFunctions.isoTime });
}
