import { expect, it } from 'vitest';
import { readDocument } from '../../statements/read-document.ts';
import { printWord, printWords } from '../../testing/page-fixture.ts';

const ROW_PT = 60;

/** Rows in blocks: the name in larger letters, and its lines closer to each other than to it. */
function printBlocks(blocks: readonly (readonly string[])[]) {
  const head = [
    ...printWords('Kontoauszug   IBAN: DE02 1203 0000 0000 2020 51', 40),
    ...printWords('Beschreibung                                Buchungstag      Betrag', 60),
  ];
  const words = blocks.flatMap(([first, ...rest], at) => {
    const top = 100 + at * ROW_PT;
    const small = rest.flatMap((text, line) =>
      printWords(text, top + 15 + line * 10).map(({ text: own, box }) =>
        printWord(own, box[0], box[1], box[2] - box[0], 7),
      ),
    );
    return [...printWords(first!, top), ...small];
  });
  return [{ pageNumber: 1, widthPt: 500, heightPt: 800, words: [...head, ...words], rulings: [] }];
}

it('the kind of a booking below its name heads no section, nor does the account of the other party begin a statement', () => {
  const pages = printBlocks([
    ['Green Grocer                                02.04.2026      -57,31', 'Kauf', 'IBAN: DE75512108001245126199'],
    [
      'Jana Sommer                                 03.04.2026      -72,29',
      'Belastungen',
      'IBAN: DE89370400440532013000',
    ],
    [
      'Water Company                               06.04.2026     -117,79',
      'Lastschriften',
      'IBAN: DE75512108001245126199',
    ],
    [
      'Oake GmbH                                   08.04.2026    +2412,10',
      'Gutschriften',
      'IBAN: DE89370400440532013000',
    ],
    ['Green Grocer                                09.04.2026       -5,59', 'Kauf', 'IBAN: DE75512108001245126199'],
  ]);
  const { statements } = readDocument(pages, 'Document');
  expect(statements.map(({ transactions }) => transactions.map(({ description }) => description))).toEqual([
    [
      'Green Grocer Kauf IBAN: DE75512108001245126199',
      'Jana Sommer Belastungen IBAN: DE89370400440532013000',
      'Water Company Lastschriften IBAN: DE75512108001245126199',
      'Oake GmbH Gutschriften IBAN: DE89370400440532013000',
      'Green Grocer Kauf IBAN: DE75512108001245126199',
    ],
  ]);
});
