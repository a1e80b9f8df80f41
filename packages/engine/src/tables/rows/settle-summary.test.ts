import { expect, it } from 'vitest';
import { readDocument } from '../../statements/read-document.ts';
import { printPages } from '../../testing/page-fixture.ts';

const textsBelow = (summary: string) =>
  readDocument(
    printPages(`
      Account number 12345678
      Statement period: 01/02/2025 to 28/02/2025

      Date        Details                    Paid out       Paid in
      04/02/2025  GREEN GROCER                  45.20
      05/02/2025  TAXI                          10.00
      06/02/2025  J QUILL                                    500.00
      07/02/2025  A HALL                                      22.50
${summary}
    `),
    'Document',
  ).statements[0]!.transactions.map(({ description }) => description);

const ROWS = ['GREEN GROCER', 'TAXI', 'J QUILL', 'A HALL'];

it('an undated line beside the sum of a side is of a summary, whatever it is called', () => {
  expect(
    textsBelow(`
                  Quodlibet of yore                        4,906.49
                  Paid in                                    522.50
                  Paid out                                    55.20
                  Quodlibet at last                        5,373.79`),
  ).toEqual(ROWS);
});

it('an undated fee above the sum of another kind stays a row', () => {
  expect(
    textsBelow(`
                  Service charge                 3.00
                  Paid in                                    522.50`),
  ).toEqual([...ROWS, 'Service charge']);
});

it('an undated line set off below a list and aside of its texts is of no row', () => {
  expect(
    textsBelow(`


                              Quodlibet of yore            4,906.49`),
  ).toEqual(ROWS);
});
