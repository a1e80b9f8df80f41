/** Names of sheets: at most 31 characters, none of `[ ] : * ? / \`, no two alike but for case (ECMA-376, part 1, 18.2.19). */
import type { Statement } from '@extracto/model';

const MOST_CHARACTERS = 31;

/** One name a statement, in order; `reserved` are taken. */
export function nameSheets(statements: readonly Statement[], reserved: readonly string[]): string[] {
  const taken = new Set(reserved.map(fold));
  return statements.map(({ account }, index) => {
    const plain = [account.number, account.currency].filter((part) => part !== null).join(' ');
    const name = freeName(cleanName(plain) || `Account ${index + 1}`, taken);
    taken.add(fold(name));
    return name;
  });
}

function cleanName(name: string): string {
  const allowed = name
    .toWellFormed()
    .replace(/[[\]:*?/\\\p{Cc}\ufffe\uffff]/gu, '-')
    .trim();
  return allowed.replace(/^'+|'+$/g, '');
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count++) {
    const suffix = count === 1 ? '' : ` (${count})`;
    const free = `${name
      .slice(0, MOST_CHARACTERS - suffix.length)
      .toWellFormed()
      .trim()}${suffix}`;
    if (!taken.has(fold(free))) return free;
  }
}

function fold(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
