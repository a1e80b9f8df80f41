/** Rows may stand in an image: a statement is verified only where no image can hold any. */
import type { Box, Page } from '@extracto/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../statements/read-document.ts';
import { printPages } from '../testing/page-fixture.ts';
import { reportImages } from './report-images.ts';

const [FIRST, SECOND] = printPages(
  `
  Checking Account       Account number   12345678
  Statement period       01/01/2025 to 31/01/2025
  Opening Balance        100.00
  Closing Balance      1,554.80

  Date         Description                    Amount     Balance
  15/01/2025   GREEN GROCER                   -45.20       54.80
  16/01/2025   SALARY                       1,500.00    1,554.80
  `,
  'Questions about your account? Call us any day of the week.',
);

function judge(...images: readonly (readonly Box[])[]): string {
  const pages = [FIRST!, SECOND!].map((page, index): Page => {
    return {
      ...page,
      textLayer: 'native',
      art: { imageShare: 0.2, imageDpi: 200, outlines: 0, images: images[index] ?? [] },
    };
  });
  return reportImages(readDocument(pages, 'Document'), pages).statements[0]!.verification.status;
}

const [, top] = FIRST!.words.find(({ text }) => text === '15/01/2025')!.box;

it('is verified without images', () => {
  expect(judge()).toBe('verified');
});

describe('an image without words on it', () => {
  it('withholds the proof wherever it is below the first row and as wide as the list', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 30, max: 300 }),
        fc.integer({ min: 8, max: 200 }),
        fc.boolean(),
        (y, height, later) => {
          const image: Box = [40, top + y, 380, top + y + height];
          expect(later ? judge([], [image]) : judge([image])).toBe('unverifiable');
        },
      ),
    );
  });

  it('is a logo where it is narrow', () => {
    expect(judge([[40, top + 40, 110, top + 80]])).toBe('verified');
  });

  it('is a letterhead above the first row, or at the same place of every page', () => {
    expect(judge([[40, 4, 380, 30]])).toBe('verified');
    expect(judge([[40, 300, 380, 330]], [[40, 300, 380, 330]])).toBe('verified');
  });

  it('is a rule where no line of type fits into it', () => {
    expect(judge([[40, top + 40, 380, top + 42]])).toBe('verified');
  });
});

it('takes an image behind the rows for a background', () => {
  expect(judge([[0, 0, 400, top + 200]])).toBe('verified');
});
