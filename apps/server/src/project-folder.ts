import { resolve } from 'node:path';

/** The root of the repository, absolute: relative settings and the built console lie below it. */
export const PROJECT_FOLDER = resolve(import.meta.dirname, '../../..');
