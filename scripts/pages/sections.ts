/**
 * The parts of the documentation that say what the code knows already. They are written by `npm run pages` between two
 * comments, and a test fails when they no longer say it:
 *
 *   <!-- written: problems -->
 *   …
 *   <!-- end -->
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROBLEMS } from '@extracto/contract';
import { EXTRACTION_ERRORS } from '@extracto/model';
import { parse } from 'yaml';
import { factsOf, printDefault, SETTINGS } from '../../apps/server/src/configuration/index.ts';
import { describeResult } from './describe-result.ts';

export const SECTIONS = {
  result: describeResult,
  problems: () =>
    [...Map.groupBy(Object.entries(PROBLEMS), ([, { status }]) => status)]
      .map(([status, problems]) => `- **${status}** ${listCodes(problems.map(([code]) => code))}\n`)
      .join(''),
  'extraction errors': () => `${listCodes(Object.keys(EXTRACTION_ERRORS))}.\n`,
  alerts: describeAlerts,
  settings: describeSettings,
} as const satisfies Readonly<Record<string, () => string>>;

/** The page with its written parts as they ought to be. Throws for a part that nobody knows. */
export function writeSections(page: string): string {
  return page.replace(
    /(<!-- written: (.*) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_, begin: string, name: string, end: string) => {
      if (!Object.hasOwn(SECTIONS, name)) throw new Error(`There is no part "${name}" to be written.`);
      return `${begin}\n${SECTIONS[name as keyof typeof SECTIONS]()}\n${end}`;
    },
  );
}

function listCodes(codes: readonly string[]): string {
  return codes.map((code) => `\`${code}\``).join(', ');
}

/** The names and meanings of the rules that Prometheus loads. */
function describeAlerts(): string {
  const file = join(import.meta.dirname, '../../deploy/prometheus/alerts.yaml');
  const { groups } = parse(readFileSync(file, 'utf8')) as {
    readonly groups: readonly { readonly rules: readonly Rule[] }[];
  };
  const rows = groups.flatMap(({ rules }) =>
    rules.map(({ alert, annotations }) => `- **${alert}**: ${annotations.summary}\n`),
  );
  return rows.join('');
}

interface Rule {
  readonly alert: string;
  readonly annotations: { readonly summary: string };
}

function describeSettings(): string {
  const rows = Object.values(SETTINGS.shape).map((setting) => {
    const { variable, meaning, printedDefault } = factsOf(setting);
    const value = printDefault(setting);
    const shown = value === null ? '' : ` (${printedDefault === undefined ? `\`${value}\`` : value})`;
    return `- \`${variable}\`${shown}: ${meaning}\n`;
  });
  return rows.join('');
}
