import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { joinFromRight } from './join-from-right.ts';
import { drawPdf } from './testing/draw-pdf.ts';
import { readTexts } from './testing/read-first-page.ts';

const FONT = createRequire(import.meta.url).resolve('@expo-google-fonts/rubik/400Regular/Rubik_400Regular.ttf');
const RIGHT_PT = 400;

type Order = 'page' | 'reading';

/** Each piece as a text of its own, set from the right; words are a space apart. */
function draw(words: readonly (readonly string[])[], order: Order): Promise<Uint8Array> {
  return drawPdf((pdf) => {
    pdf.font(FONT).fontSize(10);
    let edge = RIGHT_PT;
    const places = words.flatMap((pieces) => {
      const placed = pieces.map((text) => {
        edge -= pdf.widthOfString(text);
        return { text, x: edge };
      });
      edge -= pdf.widthOfString(' ');
      return placed;
    });
    for (const { text, x } of order === 'page' ? places.toReversed() : places)
      pdf.text(text, x, 50, { lineBreak: false });
  });
}

describe.each(['page', 'reading'] as const)(
  'letters written in the order of %s make the words that are seen',
  (order) => {
    const CASES: readonly (readonly [
      name: string,
      words: readonly (readonly string[])[],
      expected: readonly string[],
    ])[] = [
      ['Hebrew', [[...'יתרת'], [...'פתיחה']], ['יתרת', 'פתיחה']],
      ['Arabic', [[...'الرصيد'], [...'الافتتاحي']], ['الرصيد', 'الافتتاحي']],
      ['shaped words', [['الرصيد'], ['الافتتاحي']], ['الرصيد', 'الافتتاحي']],
      ['a joined lam and alef', [['السلام'], ['لا']], ['السلام', 'لا']],
      ['a prefix and a short figure', [[...'ב', '-', '12']], ['ב-12']],
      ['a mark inside', [[...'בש"ח']], ['בש"ח']],
      ['an amount beside a word', [[...'יתרה'], ['1,234.56']], ['יתרה', '1,234.56']],
      ['an amount in brackets', [[...'יתרה'], ['(1,234.56)']], ['יתרה', '(1,234.56)']],
      ['letters and figures in one word', [[...'אל'], ['A4008773']], ['אל', 'A4008773']],
    ];
    it.each(CASES)('%s', async (_name, words, expected) => {
      expect((await readTexts(await draw(words, order))).toSorted()).toEqual(expected.toSorted());
    });
  },
);

it('an alef that shares its glyph is read behind the other letter, whatever widths they have', () => {
  const letter = (text: string, left: number, right: number) =>
    ({ text, left, right, baseline: 700, em: 10, run: 0, afterSpace: false }) as const;
  const pieces = [
    letter('\u062a', 4, 10),
    letter('\u0644', 10, 16.5),
    letter('\u0627', 10, 16.6),
    letter('\u0648', 16.6, 20),
  ];
  expect(joinFromRight(pieces).map(({ text }) => text)).toEqual(['\u0648\u0644\u0627\u062a']);
});
