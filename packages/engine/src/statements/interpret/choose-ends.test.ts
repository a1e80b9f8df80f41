import { expect, it } from 'vitest';
import { chooseEnds, type Printed } from './choose-ends.ts';

it('the balance that the rows start from, named once more in a summary, is not the closing one', () => {
  const printed: Printed = {
    openings: [-312055],
    closings: [-312055],
    twins: [],
    byPlace: [],
    creditTotals: [],
    debitTotals: [],
    loose: [],
  };
  const { opening, closing } = chooseEnds(printed, 2378060, [], null, 2066005);
  expect([opening, closing]).toEqual([-312055, null]);
});

it('two figures of one name, of which the last balance is neither, are no ends', () => {
  const printed: Printed = {
    openings: [],
    closings: [562022, 485993],
    twins: [
      { value: 562022, label: 'Balance as on' },
      { value: 485993, label: 'Balance as on' },
    ],
    byPlace: [],
    creditTotals: [],
    debitTotals: [],
    loose: [],
  };
  expect(chooseEnds(printed, -76029, [], null, 52155).holds).toBe(false);
  expect(chooseEnds(printed, -76029, [], null, 485993).holds).toBe(true);
});

it('of two figures of two names the first is not the end, and of one name either may be', () => {
  const endsOf = (first: string, second: string) => {
    const twins = [
      { value: 638155, label: first },
      { value: 573705, label: second },
    ];
    const printed = { openings: [], closings: [573705, 638155], twins, byPlace: [], creditTotals: [], debitTotals: [] };
    return chooseEnds({ ...printed, loose: [638155, 573705] }, 64450, [], null, null).holds;
  };
  expect(endsOf('Kontostand', 'Schlusssaldo')).toBe(false);
  expect(endsOf('Kontostand', 'Kontostand')).toBe(true);
});
