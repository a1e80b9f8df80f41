import { readFileSync } from 'node:fs';
import { formatNames } from '@extracto/formats';
import { expect, test } from 'vitest';
import { listSourceFiles } from './read-repository.ts';

/** Names that are words of other things too: `csv` is an option's list, `hledger` and `beancount` are programs. */
const AMBIGUOUS = ['json', 'csv', 'xlsx', 'ofx', 'qfx', 'qbo', 'qif', 'hledger', 'beancount'];
/** Where a format may be named beside its own folder: the registry, its route in the packed client, and who checks its files. */
const ALLOWED = /^packages\/formats\/src\/|^packages\/sdk\/src\/routes\.ts$|^eval\/|\.(test|spec)\.tsx?$|\/testing\//;

test.each(formatNames.filter((name) => !AMBIGUOUS.includes(name)))(
  '%s is named by the registry and the packed client alone',
  (name) => {
    const named = new RegExp(`\\b${name}\\b|getResult${name[0]!.toUpperCase()}${name.slice(1)}`);
    const files = listSourceFiles().filter((path) => !ALLOWED.test(path) && named.test(readFileSync(path, 'utf8')));
    expect(files).toEqual([]);
  },
);
