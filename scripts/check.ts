/**
 * `npm run check`: what every change must pass before it is shared. All steps run at once; each says one line, and its
 * own words when it fails. Tests that need more than Node belong to `npm test`.
 */
import { join } from 'node:path';
import { reportSteps, STATIC_STEPS, type Step } from './check/run-steps.ts';

const UNIT_TESTS: Step = { name: 'unit tests', command: ['vitest', 'run', '--project=unit', '--reporter=dot'] };

const API_DESCRIPTION: Step = { name: 'API description', command: ['node', 'scripts/check/lint-openapi.ts'] };

const failed = await reportSteps([...STATIC_STEPS, API_DESCRIPTION, UNIT_TESTS], join(import.meta.dirname, '..'));
process.exitCode = failed.length === 0 ? 0 : 1;
