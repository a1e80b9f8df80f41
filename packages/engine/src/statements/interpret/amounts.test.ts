import { describe, expect, it } from 'vitest';
import { printWords } from '../../testing/page-fixture.ts';
import { readMoney } from '../../tokens/read-money.ts';
import { columnHabits, type PrintedAmount, possibleConventions, sectionSign, signAmount } from './amounts.ts';

function printed(
  text: string,
  columnRole: PrintedAmount['columnRole'] = 'amount',
  section: PrintedAmount['sectionSign'] = 0,
): PrintedAmount {
  const token = readMoney(printWords(text))[0]!;
  return { magnitude: token.readings.dot!.digits, token, columnRole, sectionSign: section, sections: SECTION };
}

const SECTION: readonly string[] = ['checks'];
const PLAIN = {
  debitSign: 0,
  creditSign: 0,
  isSigned: false,
  isPlusIn: false,
  bareSections: new Set<readonly string[]>(),
} as const;

describe('one column of amounts', () => {
  it.each([
    ['45.20', 'asPrinted', 0, 4520],
    ['-45.20', 'asPrinted', 0, -4520],
    ['45.20-', 'asPrinted', 0, -4520],
    ['(45.20)', 'asPrinted', 0, -4520],
    ['45.20', 'inverted', 0, -4520],
    ['-45.20', 'inverted', 0, 4520],
    ['45.20', 'unsignedOut', 0, -4520],
    ['+45.20', 'unsignedOut', 0, 4520],
    ['45.20', 'bySection', 1, 4520],
    ['45.20', 'bySection', -1, -4520],
    ['-45.20', 'bySection', -1, -4520],
    ['+45.20', 'bySection', -1, 4520],
    ['45.20', 'bySection', 0, 4520],
    ['-45.20', 'bySection', 0, -4520],
    ['0.00', 'unsignedOut', 0, 0],
  ] as const)('%s %s under %i is %i', (text, convention, section, minor) => {
    expect(signAmount(printed(text, 'amount', section), convention, PLAIN)).toBe(minor);
  });

  it.each(['asPrinted', 'inverted', 'unsignedOut', 'bySection'] as const)(
    'a credit or debit mark says more than %s',
    (convention) => {
      expect(signAmount(printed('45.20 CR', 'amount', -1), convention, PLAIN)).toBe(4520);
      expect(signAmount(printed('45.20 DR', 'amount', 1), convention, PLAIN)).toBe(-4520);
    },
  );
});

describe('a debit and a credit column', () => {
  it.each([
    ['45.20', 'debit', -4520],
    ['45.20', 'credit', 4520],
    ['-45.20', 'debit', 4520],
    ['-45.20', 'credit', -4520],
    ['45.20 CR', 'debit', 4520],
    ['45.20 DR', 'debit', -4520],
    ['45.20 DR', 'credit', -4520],
    ['0.00', 'debit', 0],
  ] as const)('%s as %s is %i', (text, role, minor) => {
    expect(signAmount(printed(text, role), 'asPrinted', PLAIN)).toBe(minor);
  });

  it('a debit column that prints every debit with a minus prints reversals without', () => {
    const habits = habitsOf('-45.20', '-9.30', '12.00');
    expect(habits).toMatchObject({ debitSign: -1, creditSign: 0, isSigned: false, isPlusIn: false });
    expect(signAmount(printed('-45.20', 'debit'), 'asPrinted', habits)).toBe(-4520);
    expect(signAmount(printed('12.00', 'debit'), 'asPrinted', habits)).toBe(1200);
  });

  it.each(['debit', 'credit'] as const)('a lone %s column with both signs holds both directions', (role) => {
    const habits = columnHabits(['+45.20', '-9.30'].map((text) => ({ amount: printed(text, role) })));
    expect(signAmount(printed('+45.20', role), 'asPrinted', habits)).toBe(4520);
    expect(signAmount(printed('-9.30', role), 'asPrinted', habits)).toBe(-930);
  });

  it('a lone debit column that prints a plus beside some amounts alone holds what comes in with it', () => {
    const habits = habitsOf('+470.00', '75.00', '99.00');
    expect(signAmount(printed('+470.00', 'debit'), 'asPrinted', habits)).toBe(47000);
    expect(signAmount(printed('75.00', 'debit'), 'asPrinted', habits)).toBe(-7500);
  });

  it('a plus beside all debits says nothing', () => {
    expect(signAmount(printed('+75.00', 'debit'), 'asPrinted', habitsOf('+75.00', '+99.00'))).toBe(-7500);
  });

  it('beside a credit column a plus among debits stays a reversal, and a minus a debit', () => {
    const debits = ['-45.20', '-3.00', '+9.30'].map((text) => printed(text, 'debit'));
    const amounts = [...debits, printed('+12.00', 'credit')];
    const habits = columnHabits(amounts.map((amount) => ({ amount })));
    expect(amounts.map((amount) => signAmount(amount, 'asPrinted', habits))).toEqual([-4520, -300, 930, 1200]);
  });

  it('one reversal makes no habit, nor do zeros', () => {
    expect(habitsOf('45.20', '9.30', '-12.00').debitSign).toBe(0);
    expect(habitsOf('0.00', '0.00', '-12.00').debitSign).toBe(-1);
    expect(columnHabits([])).toEqual(PLAIN);
  });
});

const habitsOf = (...texts: readonly string[]) =>
  columnHabits(texts.map((text) => ({ amount: printed(text, 'debit') })));

describe('a section title implies a direction', () => {
  it.each([
    [['credits'], false, 1],
    [['debits'], false, -1],
    [['checks'], false, -1],
    [['fees'], true, -1],
    [['purchases'], true, -1],
    [['payments'], true, 1],
    [['payments'], false, -1],
    [['interest'], false, 1],
    [['interest'], true, -1],
    [['transfers', 'debits'], false, -1],
    [['debits', 'payments'], true, 1],
    [['debits', 'payments'], false, -1],
    [['transfers'], false, 0],
    [[], false, 0],
  ] as const)('%j, owed %s: %i', (kinds, owed, sign) => {
    expect(sectionSign(kinds, owed)).toBe(sign);
  });
});

it('beside amounts marked as credits, headings in both directions are not the only word on the others', () => {
  const print = { plus: 0, minus: 0, bare: 3, bareOut: 0, bareIn: 0, debited: 0, habits: PLAIN, isSignless: false };
  const conventions = (credited: number) => possibleConventions({ ...print, credited, sections: new Set([1, -1]) });
  expect(conventions(0)).toEqual(['bySection']);
  expect(conventions(1)).toEqual(['bySection', 'unsignedOut']);
});
