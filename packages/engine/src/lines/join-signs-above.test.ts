import { expect, it } from 'vitest';
import { printPlainLines } from '../testing/page-fixture.ts';

function linesOf(block: string): string[] {
  return printPlainLines(block).map(({ words }) => words.map(({ text }) => text).join(' '));
}

it('a sign and a currency that wrap away from their amount are printed in front of it', () => {
  expect(
    linesOf(`
      05/02/2026,   Transfer           - Q
      09:00         GREEN GROCER  1,173.72     5,000.00
      06/02/2026,                     -R$
      10:00 CINEMA                  73.72     4,926.28
    `),
  ).toEqual([
    '05/02/2026, Transfer',
    '09:00 GREEN GROCER - Q 1,173.72 5,000.00',
    '06/02/2026,',
    '10:00 CINEMA -R$ 73.72 4,926.28',
  ]);
});

it('a dash alone, or beside words, stays where it is', () => {
  expect(
    linesOf(`
      05/02/2026   GREEN GROCER         -
      06/02/2026   CINEMA            73.72
      07/02/2026   Bank - GTQ
      08/02/2026   12.00
    `),
  ).toEqual(['05/02/2026 GREEN GROCER -', '06/02/2026 CINEMA 73.72', '07/02/2026 Bank - GTQ', '08/02/2026 12.00']);
});
