/** `npm run notices`: writes THIRD-PARTY-NOTICES.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeDependencies } from './release/describe-dependencies.ts';

const PROJECT_FOLDER = join(import.meta.dirname, '..');
const lock = JSON.parse(readFileSync(join(PROJECT_FOLDER, 'package-lock.json'), 'utf8'));
writeFileSync(join(PROJECT_FOLDER, 'THIRD-PARTY-NOTICES.md'), describeDependencies(lock));
