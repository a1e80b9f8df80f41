import { expect, it } from 'vitest';
import { chooseEnds, type Printed } from './choose-ends.ts';

it('the balance that the rows start from, named once more in a summary, is not the closing one', () => {
  const printed: Printed = {
    openings: [-312055],
    closings: [-312055],
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
    byPlace: [],
    creditTotals: [],
    debitTotals: [],
    loose: [],
  };
  expect(chooseEnds(printed, -76029, [], null, 52155).holds).toBe(false);
  expect(chooseEnds(printed, -76029, [], null, 485993).holds).toBe(true);
});
