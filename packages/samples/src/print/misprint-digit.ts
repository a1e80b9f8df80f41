/** One digit of one printed figure changed on its way to paper, as a typesetter would get it wrong. */
import type { Operation, PageOperations, TextOperation } from './operations.ts';

/** A digit of a figure of the books; all indexes 0-based. */
export interface DigitPlace {
  readonly pageIndex: number;
  readonly operationIndex: number;
  readonly characterIndex: number;
}

/** Every digit of the figures that prove the rows, or of the controls alone, in printed order. */
export function listDigits(pages: readonly PageOperations[], figures: 'all' | 'controls'): DigitPlace[] {
  return pages.flatMap(({ operations }, pageIndex) =>
    operations.flatMap((operation, operationIndex) => {
      if (operation.kind !== 'text' || operation.figure === null) return [];
      if (figures === 'controls' && operation.figure !== 'control') return [];
      return [...operation.text].flatMap((character, characterIndex) =>
        /\d/.test(character) ? [{ pageIndex, operationIndex, characterIndex }] : [],
      );
    }),
  );
}

/** The same pages with that digit `step` (1 to 9) higher, round from 9 to 0. What is drawn twice to look bold is changed twice. */
export function misprintDigit(pages: readonly PageOperations[], place: DigitPlace, step: number): PageOperations[] {
  const page = pages[place.pageIndex]!;
  const figure = page.operations[place.operationIndex] as TextOperation;
  const digits = [...figure.text];
  digits[place.characterIndex] = String((Number(digits[place.characterIndex]) + step) % 10);
  const text = digits.join('');
  const operations = page.operations.map((operation) =>
    isSameFigure(operation, figure) ? { ...operation, text } : operation,
  );
  return pages.with(place.pageIndex, { ...page, operations });
}

const BOLD_SHIFT_PT = 1;

function isSameFigure(operation: Operation, { text, x, y }: TextOperation): boolean {
  return (
    operation.kind === 'text' &&
    operation.text === text &&
    operation.y === y &&
    Math.abs(operation.x - x) < BOLD_SHIFT_PT
  );
}
