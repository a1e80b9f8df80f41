/** Statements that contradict themselves and whose arithmetic seems to hold without what was not read. */
import { damageSample, generateSample } from '@extracto/samples';
import { expect, it } from 'vitest';
import { extract } from '../pipeline.ts';

it.each([
  ['a last row printed twice, whose balance is read into no column', 230097, 'value-date-between', 'row-doubled'],
  [
    'a changed balance in a column that touches the value dates, read from the right',
    230082,
    'value-date-between',
    'balance-changed',
  ],
  ['a changed day of a first purchase that moves nothing', 230092, 'card-original-columns', 'end-date-changed'],
  ['marks of the sides exchanged, on lines below those of the days', 230144, 'deposit-mixture', 'signs-reversed'],
  ['the changed balance of a day whose month goes on below it', 230200, 'deposit-mixture', 'control-changed'],
  ['a changed opening balance with a mark of what came in', 250006, 'suffix-marks', 'control-changed'],
  ['a last row that is missing before a closing balance of one word', 250020, 'day-balance-rows', 'row-removed'],
  ['an amount at the edge of the other side, below no names', 250064, 'drifting-columns', 'sign-flipped'],
  [
    'a changed day of a payment in front of the purchases, with another among them',
    291002,
    'card-abroad',
    'end-date-changed',
  ],
  [
    'a changed day of booking of a first payment, whose day of payment is in order',
    300052,
    'card-original-columns',
    'end-date-changed',
  ],
  ['the totals of both sides, read in the place of rows of which one is missing', 310091, 'two-sides', 'row-removed'],
  ['a sum of a section that begins with the words for what a card owes', 270033, 'sections', 'control-changed'],
] as const)('%s: not verified', async (_, seed, family, damage) => {
  const { pdf } = await damageSample(await generateSample(seed, { family }), damage, seed);
  expect((await extract(pdf)).statements[0]!.verification.status).not.toBe('verified');
});
