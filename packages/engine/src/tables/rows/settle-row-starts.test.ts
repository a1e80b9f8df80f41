/** Dates over the rows of a day, and dates that end descriptions. */
import { generateSample } from '@extracto/samples';
import { expect, it } from 'vitest';
import { extract } from '../../pipeline.ts';

it('times of payments below the rows are no days of the list, however many there are', async () => {
  const { pdf, truth } = await generateSample(292043, { family: 'date-headings', locale: 'nl-NL' });
  const dates = (await extract(pdf)).statements[0]!.transactions.map(({ date }) => date);
  expect(dates).toEqual(truth.statements[0]!.transactions.map(({ date }) => date));
});
