import { describe, expect, it } from 'vitest';
import { type DamageKind, damageSample, generateSample, type Sample } from './index.ts';

const rowsOf = ({ truth }: Sample) => truth.statements.flatMap(({ transactions }) => transactions);
const amountsOf = (sample: Sample) => rowsOf(sample).map(({ amount }) => amount);

/** Entries of a list that remain when each entry of another is taken out once. */
function without(list: readonly string[], taken: readonly string[]): string[] {
  const rest = [...taken];
  return list.filter((entry) => {
    const place = rest.indexOf(entry);
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
}

describe('damageSample', () => {
  it.each<[DamageKind, number, number]>([
    ['digit-changed', 1, 1],
    ['row-removed', 1, 0],
    ['row-doubled', 0, 1],
    ['sign-flipped', 1, 1],
  ])('%s changes one row and nothing else that is printed', async (kind, lost, added) => {
    for (const family of ['debit-credit', 'signed-amount', 'sections', 'card', 'several-accounts']) {
      const sample = await generateSample(21, { family });
      const damaged = await damageSample(sample, kind, 1);
      const [before, after] = [amountsOf(sample), amountsOf(damaged)];
      expect(without(before, after)).toHaveLength(lost);
      expect(without(after, before)).toHaveLength(added);
      for (const [index, statement] of damaged.truth.statements.entries()) {
        const { openingBalance, closingBalance, totals } = sample.truth.statements[index]!;
        expect(statement).toMatchObject({ openingBalance, closingBalance, totals });
      }
    }
  });

  it('never expects a damaged document to be verified', async () => {
    for (const family of ['debit-credit', 'nothing-to-prove-it', 'card-holders']) {
      const sample = await generateSample(22, { family });
      const damaged = await damageSample(sample, 'digit-changed', 2);
      expect(damaged.expectation).toBe(sample.expectation === 'verified' ? 'mismatch' : 'unverifiable');
    }
  });

  it('removes no sheet whose rows move nothing', async () => {
    const sample = await generateSample(62024, { family: 'value-date-below', locale: 'en-US' });
    await expect(damageSample(sample, 'end-page-removed', 62024)).rejects.toThrow(RangeError);
  });

  it('gives the same document again for the same seed', async () => {
    const sample = await generateSample(23, { family: 'debit-credit' });
    const [first, second] = [
      await damageSample(sample, 'row-removed', 5),
      await damageSample(sample, 'row-removed', 5),
    ];
    expect(Buffer.from(first.pdf).equals(Buffer.from(second.pdf))).toBe(true);
    expect(first.name).not.toBe(sample.name);
  });

  it('changes a printed balance and leaves the rows alone', async () => {
    for (const family of ['debit-credit', 'suffix-marks', 'loan']) {
      const sample = await generateSample(26, { family, switches: { rows: 'some' } });
      const damaged = await damageSample(sample, 'balance-changed', 1);
      const balances = (of: Sample) => rowsOf(of).map(({ balance }) => balance!);
      expect(amountsOf(damaged)).toEqual(amountsOf(sample));
      expect(without(balances(sample), balances(damaged))).toHaveLength(1);
      expect(damaged.expectation).toBe('mismatch');
    }
  });

  it('puts a row on the other side of the balance before it', async () => {
    const sample = await generateSample(26, { family: 'debit-credit', switches: { rows: 'some' } });
    const damaged = await damageSample(sample, 'sign-and-balance-changed', 1);
    const index = amountsOf(sample).findIndex((amount, place) => amount !== amountsOf(damaged)[place]);
    expect(Number(amountsOf(damaged)[index])).toBe(-Number(amountsOf(sample)[index]));
    const [before, now, then] = [
      rowsOf(sample)[index - 1]!.balance,
      rowsOf(damaged)[index]!.balance,
      rowsOf(sample)[index]!.balance,
    ].map(Number);
    expect(now! - before!).toBeCloseTo(before! - then!, 6);
    expect(without(amountsOf(sample), amountsOf(damaged))).toHaveLength(1);
  });

  it('puts two rows in each other’s place, their balances with them', async () => {
    const sample = await generateSample(26, { family: 'debit-credit', switches: { rows: 'some' } });
    const damaged = await damageSample(sample, 'rows-swapped', 1);
    expect(amountsOf(damaged).toSorted()).toEqual(amountsOf(sample).toSorted());
    const moved = rowsOf(damaged).filter(({ balance }, index) => balance !== rowsOf(sample)[index]!.balance);
    expect(moved).toHaveLength(2);
  });

  it.each<[DamageKind, RegExp]>([
    ['date-changed', /^(\d{4})/],
    ['year-changed', /(-\d\d-\d\d)$/],
  ])('%s: one row has another date, and nothing else differs', async (kind, same) => {
    const switches = { rows: 'some', order: 'oldestFirst', year: 'inDate', undated: false } as const;
    const sample = await generateSample(28, { family: 'debit-credit', switches });
    const damaged = await damageSample(sample, kind, 1);
    const dates = (of: Sample) => rowsOf(of).map(({ date }) => date!);
    const index = dates(sample).findIndex((date, place) => date !== dates(damaged)[place]);
    const [before, after] = [dates(sample)[index]!, dates(damaged)[index]!];
    expect(same.exec(after)![1]).toBe(same.exec(before)![1]);
    expect([...after].filter((digit, place) => digit !== before[place])).toHaveLength(1);
    expect(after < dates(sample)[index - 1]! || after > dates(sample)[index + 1]!).toBe(true);
    expect(without(dates(sample), dates(damaged))).toHaveLength(1);
    expect(amountsOf(damaged)).toEqual(amountsOf(sample));
  });

  it('takes a page from the middle, and puts one there twice', async () => {
    const sample = await generateSample(29, { family: 'carried-forward', switches: { rows: 'many' } });
    const [removed, doubled] = [
      await damageSample(sample, 'page-removed', 1),
      await damageSample(sample, 'page-doubled', 1),
    ];
    expect(removed.pages).toHaveLength(sample.pages.length - 1);
    expect([removed.pages[0], removed.pages.at(-1)]).toEqual([sample.pages[0], sample.pages.at(-1)]);
    expect(doubled.pages).toHaveLength(sample.pages.length + 1);
    expect(new Set(doubled.pages.map((page) => JSON.stringify(page))).size).toBe(sample.pages.length);
  });

  it('takes the first sheets or the last, and leaves rows', async () => {
    const sample = await generateSample(29, { family: 'carried-forward', switches: { rows: 'many' } });
    const ends = [1, 2, 3, 4, 5, 6].map((seed) => damageSample(sample, 'end-page-removed', seed));
    const kept = (await Promise.all(ends)).map(({ pages }) => pages.map((page) => sample.pages.indexOf(page)));
    const isWithout = (end: number) => kept.filter((places) => !places.includes(end));
    expect(isWithout(0).length).toBeGreaterThan(0);
    expect(isWithout(sample.pages.length - 1).length).toBeGreaterThan(0);
    expect(kept.every((places) => places.length > 0 && places.length < sample.pages.length)).toBe(true);
  });

  it('dates the first row after the second, or the last before the one above it', async () => {
    const switches = { rows: 'some', order: 'oldestFirst', year: 'inDate', undated: false } as const;
    const sample = await generateSample(28, { family: 'debit-credit', switches });
    const dates = rowsOf(await damageSample(sample, 'end-date-changed', 1)).map(({ date }) => date!);
    expect(dates[0]! > dates[1]! || dates.at(-1)! < dates.at(-2)!).toBe(true);
    expect(
      without(
        dates,
        rowsOf(sample).map(({ date }) => date!),
      ),
    ).toHaveLength(1);
  });

  it('reverses all signs, or puts opening and closing balance in each other’s place, and changes nothing else', async () => {
    const sample = await generateSample(21, { family: 'signed-amount', switches: { headers: 'everyPage' } });
    const [reversed, exchanged] = [
      await damageSample(sample, 'signs-reversed', 1),
      await damageSample(sample, 'ends-exchanged', 1),
    ];
    const [before, after] = [sample.truth.statements[0]!, exchanged.truth.statements[0]!];
    expect(amountsOf(reversed).map((amount) => 0 - Number(amount))).toEqual(amountsOf(sample).map(Number));
    expect([after.openingBalance, after.closingBalance]).toEqual([before.closingBalance, before.openingBalance]);
    expect(after.transactions).toEqual(before.transactions);
  });

  it('refuses to reverse the signs of a debt, which may honestly be printed with either', async () => {
    const sample = await generateSample(21, { family: 'card' });
    await expect(damageSample(sample, 'signs-reversed', 1)).rejects.toThrow(RangeError);
    await expect(damageSample(sample, 'ends-exchanged', 1)).rejects.toThrow(RangeError);
  });

  it('refuses to change an order of dates that the layout does not keep', async () => {
    const sample = await generateSample(27, { family: 'sections' });
    await expect(damageSample(sample, 'date-changed', 1)).rejects.toThrow(RangeError);
  });

  it('refuses to exchange rows that the layout sorts by month', async () => {
    const sample = await generateSample(27, { family: 'month-sections', switches: { rows: 'some' } });
    await expect(damageSample(sample, 'rows-swapped', 1)).rejects.toThrow('this layout sorts its rows into lists');
  });

  it('refuses to take a page of a statement that has no middle', async () => {
    const sample = await generateSample(21, { family: 'debit-credit', switches: { rows: 'few' } });
    await expect(damageSample(sample, 'page-removed', 1)).rejects.toThrow(RangeError);
    await expect(damageSample(sample, 'page-doubled', 1)).rejects.toThrow(RangeError);
  });

  it('refuses to change a balance that is not printed on every row', async () => {
    const sample = await generateSample(27, { family: 'sections' });
    await expect(damageSample(sample, 'balance-changed', 1)).rejects.toThrow(RangeError);
  });

  it('refuses a statement without rows', async () => {
    const sample = await generateSample(24, { family: 'no-transactions' });
    await expect(damageSample(sample, 'row-removed', 1)).rejects.toThrow(RangeError);
  });

  it('refuses to flip a sign that is not printed', async () => {
    const sample = await generateSample(25, { family: 'running-balance' });
    await expect(damageSample(sample, 'sign-flipped', 1)).rejects.toThrow(RangeError);
  });
});

it('changes no date where a day alone is printed, which is the same in another month', async () => {
  const sample = await generateSample(8, { family: 'bare-days', switches: { bareDays: 'plain' } });
  await expect(damageSample(sample, 'date-changed', 8)).rejects.toThrow('without their month');
});
