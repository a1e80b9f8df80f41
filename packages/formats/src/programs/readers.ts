/**
 * Tests only: files as the programs see them that people import with. What a program does not tell is left out, and then
 * compared with nothing.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { FileContent } from '../index.ts';
import { PYTHON, runProgram, scriptPath, withFiles } from './run-program.ts';

export interface ReadRow {
  readonly id?: string;
  readonly date: string;
  readonly amount: string;
  readonly text?: string;
}

export interface ReadAccount {
  readonly account: string;
  readonly currency?: string;
  readonly closing?: string;
  readonly rows: readonly ReadRow[];
}

export function readWithOfxparse(file: FileContent): ReadAccount[] {
  return withFiles({ 'a.ofx': file }, (folder) =>
    JSON.parse(runProgram(folder, PYTHON, scriptPath('read_ofx.py'), 'a.ofx')),
  );
}

/** Output of libofx's own program, an object a paragraph. It ends an account's name with the number. */
export function readWithLibofx(file: FileContent): ReadAccount[] {
  const text = withFiles({ 'a.ofx': file }, (folder) => runProgram(folder, 'ofxdump', 'a.ofx'));
  const [, ...groups] = text.split(/^ofx_proc_account\(\):$/m);
  return groups.map((group) => {
    const field = (part: string, name: string) => new RegExp(`^ *${name}: *(.*?) *$`, 'm').exec(part)?.[1];
    const [head = '', ...rows] = group.split(/^ofx_proc_transaction\(\):$/m);
    return {
      account: field(head, 'Account #')!,
      currency: field(head, 'Default Currency')!,
      closing: field(head, 'Ledger balance')!,
      rows: rows.map((row) => ({
        id: field(row, "Financial institution's ID for this transaction")!,
        date: new Date(field(row, 'Date posted')!).toISOString().slice(0, 10),
        amount: field(row, 'Total money amount')!,
      })),
    };
  });
}

/** AqBanking keeps what it imported as nested groups of fields, percent-encoded. */
export function readWithAqbanking(file: FileContent, importer: string, profile: string): ReadAccount[] {
  return withFiles({ 'a.txt': file }, (folder) => {
    const context = ['--ctxfile=context', '--infile=a.txt', `--importer=${importer}`, `--profile=${profile}`];
    runProgram(folder, 'aqbanking-cli', '-n', 'import', ...context);
    const groups = readFileSync(join(folder, 'context'), 'utf8')
      .split(/^ *accountInfo \{/m)
      .slice(1);
    return groups.map(readAqbankingAccount);
  });
}

function readAqbankingAccount(group: string): ReadAccount {
  const field = (text: string, name: string) => {
    const [, value = ''] = new RegExp(`char ${name}="(.*)"`).exec(text) ?? [];
    return decodeURIComponent(value);
  };
  const [head = '', ...rows] = group.split(/^ *transaction \{/m);
  /** A fraction: `-4520/100`. */
  const money = (text: string) => {
    const [, sign = '', digits = '', divisor] = /^(-?)(\d+)(?:\/(\d+))?/.exec(text) ?? [];
    const places = divisor === undefined ? 0 : divisor.length - 1;
    const padded = digits.padStart(places + 1, '0');
    return `${sign}${padded.slice(0, padded.length - places)}.${padded.slice(padded.length - places)}`;
  };
  const day = (text: string) => text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  return {
    account: field(head, 'accountNumber'),
    ...(field(head, 'currency') !== '' && { currency: field(head, 'currency') }),
    closing: money(field(head.split(/^ *balance \{/m)[1] ?? '', 'value')),
    rows: rows.map((row) => ({
      id: field(row, 'fiId') || field(row, 'bankReference'),
      // Its OFX has the posting date in this field, its MT940 the value date.
      date: day(field(row, 'valutaDate')),
      amount: money(field(row, 'value')),
    })),
  };
}

/** Throws where an assertion does not hold. */
export function readWithHledger(files: Readonly<Record<string, FileContent>>, name: string): ReadAccount[] {
  return withFiles(files, (folder) => {
    runProgram(folder, 'hledger', '-f', name, 'check');
    const balances = runProgram(
      folder,
      'hledger',
      '-f',
      name,
      'bal',
      '^assets',
      '^liabilities',
      '--flat',
      '-E',
      '-N',
      '-O',
      'csv',
    );
    const held = new Map(parse(balances, { from_line: 2 }).map(([account, amount]) => [account!, amount!.split(' ')]));
    const rows: Record<string, string>[] = parse(runProgram(folder, 'hledger', '-f', name, 'print', '-O', 'csv'), {
      columns: true,
    });
    const own = rows.filter(
      ({ account, comment }) => /^(assets|liabilities)/i.test(account!) && /\bid: ?/.test(comment!),
    );
    return [...held].map(([account, [closing, currency]]) => ({
      account,
      ...(currency !== undefined && { currency }),
      closing: closing!,
      rows: own
        .filter((row) => row.account === account)
        .map((row) => ({
          id: /\bid: ?(\w+)/.exec(row.comment!)![1]!,
          date: row.date!,
          amount: row.amount!,
          text: row.description!,
        })),
    }));
  });
}

export function readWithLedger(file: FileContent): ReadAccount[] {
  return withFiles({ 'a.journal': file }, (folder) => {
    const format =
      '%(format_date(date, "%Y-%m-%d"))\t%(account)\t%(quantity(amount))\t%(commodity(amount))\t%(tag("id"))\n';
    const text = runProgram(
      folder,
      'ledger',
      '-f',
      'a.journal',
      'reg',
      '-E',
      '^Assets',
      '^Liabilities',
      '--format',
      format,
    );
    const rows = text.split('\n').flatMap((line) => (line === '' ? [] : [line.split('\t')]));
    const accounts = Map.groupBy(rows, ([, account]) => account!);
    return [...accounts].map(([account, own]) => ({
      account,
      currency: own[0]![3]!,
      rows: own
        .filter(([, , , , id]) => id !== '')
        .map(([date, , amount, , id]) => ({ id: id!, date: date!, amount: amount! })),
    }));
  });
}

/** Throws where `bean-check` finds an error. */
export function readWithBeancount(file: FileContent): ReadAccount[] {
  return withFiles({ 'a.beancount': file }, (folder) => {
    runProgram(folder, 'bean-check', 'a.beancount');
    return JSON.parse(runProgram(folder, PYTHON, scriptPath('read_beancount.py'), 'a.beancount')).accounts;
  });
}
