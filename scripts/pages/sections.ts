/**
 * The parts of the documentation that say what the code knows already. They are written by `npm run pages` between two
 * comments, and a test fails when they no longer say it:
 *
 *   <!-- written: problems -->
 *   …
 *   <!-- end -->
 */
import { PROBLEMS } from '@extracto/contract';
import { EXTRACTION_ERRORS } from '@extracto/model';
import { describeResult } from './describe-result.ts';

export const SECTIONS = {
  result: describeResult,
  problems: () =>
    printTable(
      ['status', 'code', ''],
      listEntries(PROBLEMS, (code, { status, title }) => [status, `\`${code}\``, title]),
    ),
  'extraction errors': () =>
    printTable(
      ['code', ''],
      listEntries(EXTRACTION_ERRORS, (code, message) => [`\`${code}\``, message]),
    ),
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

function listEntries<Value>(record: Readonly<Record<string, Value>>, row: (name: string, value: Value) => unknown[]) {
  return Object.entries(record).map(([name, value]) => row(name, value));
}

function printTable(heads: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const lines = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return `${lines.join('\n')}\n`;
}
