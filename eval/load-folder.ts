/**
 * Documents of a folder: `pdf/NAME.pdf`, `truth/NAME.json` and, when it is there, `manifest.json`, an array with `file`,
 * `password`, `locale` or `country`, and `redacted_descriptions`. A PDF without truth is left out: there is nothing to compare it with.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import type { EvalDocument } from './eval-document.ts';
import { UsageError } from './usage-error.ts';

const manifestSchema = z.array(
  z.looseObject({
    file: z.string(),
    password: z.string().nullish(),
    locale: z.string().nullish(),
    country: z.string().nullish(),
    /** `true`, or a word such as `partly`. */
    redacted_descriptions: z.union([z.boolean(), z.string()]).nullish(),
  }),
);

const absent = z.string().nullish();
const truthSchema = z.looseObject({
  statements: z.array(
    z.looseObject({
      account: z.looseObject({ type: absent, number: absent, holder: absent, currency: absent }).optional(),
      period: z.object({ from: z.string().nullable(), to: z.string().nullable() }).optional(),
      openingBalance: absent,
      closingBalance: absent,
      transactions: z.array(
        z.looseObject({
          date: z.string().nullable(),
          description: z
            .string()
            .nullish()
            .transform((text) => text ?? ''),
          amount: z.string(),
          balance: absent,
          transactionDate: absent,
          valueDate: absent,
          reference: absent,
          original: z.looseObject({ amount: z.string(), currency: z.string(), rate: absent }).nullish(),
        }),
      ),
    }),
  ),
});

export function loadFolder(folder: string): EvalDocument[] {
  if (!existsSync(join(folder, 'truth'))) throw new UsageError(`${folder} has no folder called truth`);
  const manifestPath = join(folder, 'manifest.json');
  const manifest = existsSync(manifestPath) ? manifestSchema.parse(readJson(manifestPath)) : [];
  const entries = new Map(manifest.map((entry) => [entry.file, entry]));
  return readdirSync(join(folder, 'truth'))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file): EvalDocument => {
      const name = basename(file, '.json');
      const entry = entries.get(`${name}.pdf`);
      return {
        name,
        family: null,
        place: entry?.locale ?? entry?.country ?? null,
        pdf: new Uint8Array(readFileSync(join(folder, 'pdf', `${name}.pdf`))),
        password: entry?.password ?? null,
        statements: truthSchema.parse(readJson(join(folder, 'truth', file))).statements,
        redacted: Boolean(entry?.redacted_descriptions),
        damaged: false,
      };
    });
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
