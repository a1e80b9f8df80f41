import { type Box, unionBox } from '@extracto/model';
import { generateSample } from '@extracto/samples';
import { describe, expect, it } from 'vitest';
import { openPdf } from '../../adapters/pdf/open-pdf.ts';
import { extract } from '../../pipeline.ts';

const OPTIONS = { family: 'from-the-right', locale: 'he-IL' } as const;
const SWITCHES = {
  latinNames: true,
  turned: false,
  currencyMark: 'none',
  columns: 'date description debit credit balance',
} as const;

async function readPrinted() {
  const sample = await generateSample(3, { ...OPTIONS, switches: SWITCHES });
  const document = await openPdf(sample.pdf, null);
  const words = document.readPage(0).words;
  document.close();
  const [statement] = (await extract(sample.pdf)).statements;
  const inside = (box: Box) =>
    words.filter((word) => {
      const middle = (word.box[1] + word.box[3]) / 2;
      return word.box[0] >= box[0] - 1 && word.box[2] <= box[2] + 1 && middle > box[1] && middle < box[3];
    });
  return { sample, statement: statement!, inside };
}

describe('right-to-left text is shown where it is printed', () => {
  it('for the rows', async () => {
    const { sample, statement, inside } = await readPrinted();
    expect(statement.transactions).toHaveLength(sample.truth.statements[0]!.transactions.length);
    for (const row of statement.transactions.filter(({ page }) => page === 1)) {
      const words = inside(row.box);
      const texts = words.map((word) => word.text);
      for (const word of row.description.split(' ')) expect(texts).toContain(word);
      const [left, , right] = unionBox(words.map((word) => word.box));
      expect(Math.abs(left - row.box[0]) + Math.abs(right - row.box[2])).toBeLessThan(1);
    }
  });

  it('for the fields beside them', async () => {
    const { statement, inside } = await readPrinted();
    const textAt = (field: string) => inside(statement.sources[field]!.box).map((word) => word.text.replace(/,/g, ''));
    expect(textAt('openingBalance')).toContain(statement.openingBalance);
    expect(textAt('account.number')).toContain(statement.account.number);
  });

  it('for the columns', async () => {
    const { statement, inside } = await readPrinted();
    const row = statement.transactions.find(({ page, balance }) => page === 1 && balance !== null)!;
    const column = statement.columns!.find(({ field }) => field === 'balance')!;
    const [left, right] = column.span!;
    expect(right).toBeGreaterThan(left);
    const texts = inside([left, row.box[1], right, row.box[3]]).map((word) => word.text.replace(/[^\d.]/g, ''));
    expect(texts).toContain(row.balance!.replace('-', ''));
  });
});
