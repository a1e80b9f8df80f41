/** Everything at once: each switch takes any of its values, so that oddities meet that no other family brings together. */
import type { Choices } from '../switches.ts';
import { COMMON_CHOICES } from '../switches.ts';
import { family, type LayoutFamily } from './family.ts';

/** Every value that any of the families has for a switch, each once. */
function mixChoices(families: readonly LayoutFamily[]): Choices {
  const names = Object.keys(COMMON_CHOICES) as (keyof Choices)[];
  return Object.fromEntries(
    names.map((name) => {
      const own = families.flatMap(({ choices }): readonly unknown[] => choices[name] ?? []);
      return [name, [...new Set<unknown>([...(COMMON_CHOICES[name] as readonly unknown[]), ...own])]];
    }),
  ) as unknown as Choices;
}

/** Adds the usual value twice to each on/off switch, so that a rare oddity is off more often than not. */
function temper(choices: Choices): Choices {
  return Object.fromEntries(
    Object.entries(choices).map(([name, values]) => {
      const [usual] = COMMON_CHOICES[name as keyof Choices];
      return [name, values.length > 1 && values.includes(true as never) ? [usual, usual, ...values] : values];
    }),
  ) as unknown as Choices;
}

/** One mixture for each kind of account; files of thousands of rows and locked files are left to their own families. */
export function mixFamilies(families: readonly LayoutFamily[]): LayoutFamily[] {
  const mixture = (name: string, members: readonly LayoutFamily[]) =>
    family(name, [...new Set(members.flatMap(({ accountTypes }) => accountTypes))], {
      ...temper(mixChoices(members)),
      rows: ['few', 'some', 'many'],
      weekday: ['no', 'no', 'no', 'no', 'before', 'behind'],
      list: ['printed'],
      checkGrid: [0],
      accounts: [1],
      statements: [1],
      mixedCurrencies: [false],
      encryption: ['none'],
    });
  const holds = (type: string) => families.filter(({ accountTypes }) => accountTypes.some((own) => own === type));
  return [
    mixture(
      'deposit-mixture',
      holds('checking').filter(({ name }) => name !== 'account-mix'),
    ),
    mixture(
      'card-mixture',
      holds('credit_card').filter(({ name }) => name !== 'account-mix'),
    ),
    mixture('wallet-mixture', holds('other')),
  ];
}
