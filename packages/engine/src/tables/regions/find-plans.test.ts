import { expect, it } from 'vitest';
import { printLines } from '../../testing/page-fixture.ts';
import { findPlans } from './find-plans.ts';

const PLANS = `
    Date           Plan             Original amount     Remaining     Monthly     Left
    25 Dec 2024    WHOLE FOODS               273.00        182.00       22.75     4/12
                   GREEN GROCER               57.36          9.56        9.56     5/6
`;

it.each([
  ['what is left of purchases below a title of instalments', `Instalment plans${PLANS}`, [2, 3]],
  ['none below another title', `Purchases${PLANS}`, []],
  ['none behind the next title', `Instalment plans${PLANS}    Fees${PLANS}`, [2, 3]],
  ['none where a month alone is listed', 'Instalment plans\n25 Dec 2024    WHOLE FOODS 4/12     22.75', []],
])('%s', (_, block, planned) => {
  expect([...findPlans(printLines(block))]).toEqual(planned);
});
