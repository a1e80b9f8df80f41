/**
 * Generated statements as scans. Families and locales take turns, so that a small set meets all of them; every kind of scan
 * gets documents of its own. Only languages whose letters the recogniser knows.
 */
import { generateSample, layoutFamilies } from '@extracto/samples';
import { SCAN_KINDS, type ScanKindName } from '@extracto/samples/scan/scan-kinds';
import type { EvalDocument } from './eval-document.ts';
import { describeSample } from './generate-set.ts';
import { scanDocument } from './scan-document.ts';
import { UsageError } from './usage-error.ts';

export interface ScanSetOptions {
  readonly firstSeed: number;
  /** Documents of each kind. */
  readonly documents: Readonly<Partial<Record<ScanKindName, number>>>;
  /** Locale ids that take turns instead of the usual ones, and the one family that is printed; `null` without a choice. */
  readonly locales: readonly string[] | null;
  readonly family: string | null;
}

export const FIXED_SCANS: ScanSetOptions = {
  firstSeed: 500,
  documents: { 'flatbed-200': 5, 'flatbed-300': 2, fax: 1, turned: 1, phone: 1 },
  locales: null,
  family: null,
};

const LOCALES: readonly string[] = [
  'en-US',
  'de-DE',
  'fr-FR',
  'es-ES',
  'en-GB',
  'it-IT',
  'pt-BR',
  'nl-NL',
  'pl-PL',
  'en-IN',
  'es-MX',
  'el-GR',
  'de-CH',
  'pt-PT',
];
/** A longer document takes its time without saying more. */
const MOST_PAGES = 3;

export async function* generateScans({
  firstSeed,
  documents,
  locales,
  family,
}: ScanSetOptions): AsyncGenerator<EvalDocument> {
  let seed = firstSeed;
  const spoken = locales ?? LOCALES;
  for (const [kind, wanted] of Object.entries(documents) as [ScanKindName, number][])
    for (let made = 0; made < wanted; seed++) {
      const sample = await generateSample(seed, {
        family: family ?? layoutFamilies[seed % layoutFamilies.length]!.name,
        locale: spoken[seed % spoken.length]!,
        switches: { rows: 'some' },
      });
      if (sample.pages.length > MOST_PAGES) continue;
      made += 1;
      yield scanDocument(await describeSample(sample, null), kind, seed);
    }
}

/** One kind of scan, as many documents. */
export function chooseKind(name: string, documents: number): ScanSetOptions['documents'] {
  if (!Object.hasOwn(SCAN_KINDS, name)) throw new UsageError(`--kind is one of ${Object.keys(SCAN_KINDS).join(', ')}`);
  return { [name]: documents };
}
