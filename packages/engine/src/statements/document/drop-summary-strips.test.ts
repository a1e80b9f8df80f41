import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

const listBelow = (strip: string) => `
      Account number 12345678

      No.   Date          Date          Old       Charges    Deposits     New
            From          To            state                             state
      31    01/06/2025    30/06/2025    501.79    236.21     148.74       ${strip}

      Date          Details             Charges    Deposits     Balance
      02/06/2025    GREEN GROCER        200.00                   301.79
      09/06/2025    TAXI                 36.21                   265.58
      10/06/2025    SALARY                          148.74       414.32
`;

function amountsOf(page: string) {
  return readDocument(printPages(page), 'Document').statements[0]!.transactions.map(({ amount }) => amount);
}

it('a line of figures of which those between lead from the first to the last is a summary and no row', () => {
  expect(amountsOf(listBelow('414.32'))).toEqual(['-200.00', '-36.21', '148.74']);
});

it('a line of figures that lead nowhere is left to the other stages', () => {
  expect(amountsOf(listBelow('414.33')).length).toBeGreaterThanOrEqual(3);
});
