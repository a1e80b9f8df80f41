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
