/** The documents to mutate: statements of many layouts, encrypted files, and files that mean harm already. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateSample } from '@extracto/samples';
import { HOSTILE_DOCUMENTS } from '@extracto/samples/hostile';

export interface SeedDocument {
  readonly bytes: Uint8Array;
  readonly password: string | null;
  /** Amounts of each statement's rows as printed; `null` when it is no statement. */
  readonly amounts: readonly string[] | null;
}

const FAMILIES = [
  'debit-credit',
  'running-balance',
  'sections',
  'card',
  'several-accounts',
  'carried-forward',
  'look-alikes',
  'protected',
  'no-transactions',
];
const ENCRYPTED = join(import.meta.dirname, '..', 'packages', 'engine', 'src', 'pages', 'open', 'encrypted');
/** Larger ones would be all that the run does. */
const LARGEST_BYTES = 200_000;

export async function loadSeeds(perFamily: number): Promise<SeedDocument[]> {
  const seeds: SeedDocument[] = [];
  for (const family of FAMILIES) {
    for (let seed = 0; seed < perFamily; seed++) {
      const { pdf, password, truth } = await generateSample(seed + 40, { family });
      const amounts = truth.statements.map((statement) => statement.transactions.map(({ amount }) => amount).join(' '));
      seeds.push({ bytes: pdf, password, amounts });
    }
  }
  for (const name of readdirSync(ENCRYPTED)) {
    seeds.push({ bytes: readFileSync(join(ENCRYPTED, name)), password: 'secret', amounts: null });
  }
  for (const { make } of Object.values(HOSTILE_DOCUMENTS)) {
    const bytes = await make();
    if (bytes.length > 0 && bytes.length < LARGEST_BYTES) seeds.push({ bytes, password: null, amounts: null });
  }
  return seeds;
}
