/** What is read for the sake of the code that is kept of it. */
import { generateSample } from '../packages/samples/src/index.ts';

/** Layouts and languages that differ in what has to be called for them. */
const STATEMENTS = [
  { family: 'signed-amount', locale: 'en-US' },
  { family: 'debit-credit', locale: 'de-DE' },
  { family: 'card', locale: 'en-GB' },
] as const;

export async function printStatements(): Promise<Uint8Array[]> {
  const statements: Uint8Array[] = [];
  for (const [seed, options] of STATEMENTS.entries()) {
    const { pdf } = await generateSample(seed + 1, { ...options, switches: { encryption: 'none' } });
    statements.push(pdf);
  }
  return statements;
}
