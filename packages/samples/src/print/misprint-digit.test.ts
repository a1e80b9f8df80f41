import { expect, it } from 'vitest';
import { generateSample, listDigits, misprintDigit } from '../index.ts';
import type { PageOperations } from './operations.ts';

const textsOf = (pages: readonly PageOperations[]) =>
  pages.flatMap(({ operations }) => operations.flatMap((one) => (one.kind === 'text' ? [one.text] : [])));

it('changes one digit of one figure, and nothing else that is printed', async () => {
  const { pages, switches } = await generateSample(1, { family: 'debit-credit', switches: { fakeBold: false } });
  expect(switches.fakeBold).toBe(false);
  const before = textsOf(pages);
  for (const place of listDigits(pages, 'all').slice(0, 40)) {
    const after = textsOf(misprintDigit(pages, place, 3));
    const changed = after.flatMap((text, index) => (text === before[index] ? [] : [[before[index]!, text] as const]));
    expect(changed).toHaveLength(1);
    const [[old, misprinted]] = changed as [readonly [string, string]];
    const digits = [...old].filter((character, at) => character !== misprinted[at]);
    expect(digits).toHaveLength(1);
  }
});

it('changes both copies of a figure that is drawn twice to look bold', async () => {
  const { pages } = await generateSample(1, {
    family: 'debit-credit',
    switches: { fakeBold: true, endpoints: 'rows' },
  });
  const before = textsOf(pages);
  const changes = listDigits(pages, 'controls').map((place) =>
    textsOf(misprintDigit(pages, place, 1)).filter((text, index) => text !== before[index]),
  );
  const twice = changes.filter((changed) => changed.length === 2);
  expect(twice.length).toBeGreaterThan(0);
  for (const [one, other] of twice) expect(one).toBe(other);
});

it('finds controls beside the rows, and none where a list stands alone', async () => {
  const { pages } = await generateSample(1, { family: 'look-alikes' });
  const [all, controls] = [listDigits(pages, 'all'), listDigits(pages, 'controls')];
  expect(controls.length).toBeGreaterThan(0);
  expect(controls.length).toBeLessThan(all.length);
});
