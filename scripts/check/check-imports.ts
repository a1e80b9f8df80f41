/** Prints every import that breaks a rule of import-rules.ts; ends with 1 when there is one. */
import { findViolations } from './find-violations.ts';
import { IMPORT_RULES } from './import-rules.ts';
import { readRepository } from './read-repository.ts';

const violations = findViolations(readRepository(), IMPORT_RULES);
for (const violation of violations) console.log(violation);
process.exitCode = violations.length === 0 ? 0 : 1;
