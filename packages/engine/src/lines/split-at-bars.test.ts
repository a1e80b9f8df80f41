import { describe, expect, it } from 'vitest';
import { printPage } from '../testing/page-fixture.ts';
import { splitAtBars } from './split-at-bars.ts';

const textsOf = (block: string) => splitAtBars(printPage(block).words).map(({ text }) => text);

describe('a bar below others', () => {
  const LIST = `
    |001|01.02.2025|GREEN GROCER |  45,20-|
    |002|02.02.2025|CAFE Y       |   4,80-|
    |003|03.02.2025|RENT         | 800,00-|`;

  it('parts words and belongs to none', () => {
    expect(textsOf(LIST)).toEqual([
      ...['001', '01.02.2025', 'GREEN', 'GROCER', '|', '45,20-'],
      ...['002', '02.02.2025', 'CAFE', 'Y', '|', '4,80-'],
      ...['003', '03.02.2025', 'RENT', '|', '800,00-'],
    ]);
  });

  it('leaves each word the room of its letters', () => {
    const { words } = printPage(LIST);
    const [bar] = words;
    const [number, date] = splitAtBars(words);
    expect(number!.box[0]).toBeGreaterThan(bar!.box[0]);
    expect(date!.box[0]).toBeGreaterThan(number!.box[2]);
    expect(date!.box[2] - date!.box[0]).toBeCloseTo((number!.box[2] - number!.box[0]) * (10 / 3), 5);
  });

  it('parts a word that has a bar of its own only at the ruling', () => {
    expect(
      textsOf(`
      |001|CAFE|BAR
      |002|KIOSK
      |003|RENT`),
    ).toEqual(['001', 'CAFE|BAR', '002', 'KIOSK', '003', 'RENT']);
  });
});

describe('bars that stay', () => {
  it.each([
    ['in two lines', '01/02/2025 CAFE|BAR 4.80\n02/02/2025 CAFE|BAR 4.80'],
    ['in different places', '01/02/2025 CAFE|BAR 4.80\n02/02/2025 GREEN|GROCER 4.80\n03/02/2025 A|B 4.80'],
    ['between spaces', 'A | B\nC | D\nE | F'],
  ])('%s', (_, block) => {
    const { words } = printPage(block);
    expect(splitAtBars(words)).toEqual(words);
  });
});
