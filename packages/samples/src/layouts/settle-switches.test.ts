import { describe, expect, it } from 'vitest';
import { findLocale } from '../locales/index.ts';
import { createRandom } from '../random.ts';
import { layoutFamilies } from './families.ts';
import { settleSwitches } from './settle-switches.ts';
import { COMMON_CHOICES, type Switches } from './switches.ts';

const LOCALE = findLocale('en-US');
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

const settled = layoutFamilies.map((family) => ({
  family,
  outcomes: SEEDS.map((seed) => settleSwitches(createRandom(seed), family, LOCALE, {})),
}));

describe('settleSwitches', () => {
  it.each(Object.keys(COMMON_CHOICES) as (keyof Switches)[])('reaches every choice of %s', (name) => {
    const offered = new Set<unknown>(
      [COMMON_CHOICES, ...layoutFamilies.map(({ choices }) => choices)].flatMap(
        (c): readonly unknown[] => c[name] ?? [],
      ),
    );
    const reached = new Set<unknown>(settled.flatMap(({ outcomes }) => outcomes.map((switches) => switches[name])));
    for (const choice of offered) expect(reached).toContain(choice);
  });

  it('never prints balances without a balance column', () => {
    for (const switches of settled.flatMap(({ outcomes }) => outcomes)) {
      if (!switches.columns.split(' ').includes('balance')) expect(switches.balances).toBe('none');
    }
  });

  it('never leaves a sign untold', () => {
    for (const switches of settled.flatMap(({ outcomes }) => outcomes)) {
      if (switches.amounts === 'unsigned') expect(switches.balances).toBe('row');
      if (switches.amounts === 'sections') expect(switches.groups).toBe('sign');
      if (switches.amounts === 'markColumn') expect(switches.columns).toContain('mark');
      if (switches.amounts === 'twoColumns') expect(switches.columns).toContain('debit');
    }
  });

  it('gives a date without a year a period to take it from', () => {
    for (const switches of settled.flatMap(({ outcomes }) => outcomes)) {
      if (switches.year === 'none') expect(switches.period).not.toBe('none');
    }
  });
});
