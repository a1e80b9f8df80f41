/** `extracto sample`: generated statements with their truth, for trying the program without a document of one's own. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateSample, LOCALES, layoutFamilies } from '@extracto/samples';
import type { Flag } from '../../command.ts';
import { readFlags, readWholeNumber } from '../../read-flags.ts';
import { EXIT, type ExitStatus, type Surroundings } from '../../surroundings.ts';
import { UsageError } from '../../usage-error.ts';

const FAMILIES = layoutFamilies.map(({ name }) => name);
const LOCALE_IDS = LOCALES.map(({ id }) => id);

export const FLAGS = {
  out: { type: 'string', completion: 'folders' },
  seed: { type: 'string' },
  count: { type: 'string' },
  family: { type: 'string', completion: FAMILIES },
  locale: { type: 'string', completion: LOCALE_IDS },
  list: { type: 'boolean' },
} as const satisfies Record<string, Flag>;

const [MOST_SEED, MOST_COUNT] = [1_000_000_000, 10_000];

export async function run(args: readonly string[], { writeOutput }: Surroundings): Promise<ExitStatus> {
  const { values, positionals } = readFlags(args, FLAGS);
  if (positionals.length > 0) throw new UsageError(`Unexpected argument "${positionals[0]}".`);
  if (values.list) {
    await writeOutput(`Layouts: ${FAMILIES.join(', ')}\nLocales: ${LOCALE_IDS.join(', ')}\n`);
    return EXIT.done;
  }
  const options = {
    ...(values.family === undefined ? {} : { family: choose('--family', FAMILIES, values.family) }),
    ...(values.locale === undefined ? {} : { locale: choose('--locale', LOCALE_IDS, values.locale) }),
  };
  const seed = readWholeNumber('--seed', values.seed ?? '1', 0, MOST_SEED);
  const count = readWholeNumber('--count', values.count ?? '1', 1, MOST_COUNT);
  const folder = values.out ?? '.';
  await mkdir(folder, { recursive: true }).catch(() => {
    throw new UsageError('The folder of --out cannot be created.');
  });
  for (let index = 0; index < count; index++) {
    const { name, pdf, truth, password } = await generateSample(seed + index, options);
    await writeFile(join(folder, `${name}.pdf`), pdf);
    await writeFile(join(folder, `${name}.truth.json`), `${JSON.stringify(truth, null, 2)}\n`);
    await writeOutput(`${join(folder, `${name}.pdf`)}${password === null ? '' : ` (password: ${password})`}\n`);
  }
  return EXIT.done;
}

function choose(flag: string, known: readonly string[], text: string): string {
  if (known.includes(text)) return text;
  throw new UsageError(`${flag} does not know "${text}"; extracto sample --list shows what it knows.`);
}
