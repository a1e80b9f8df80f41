/**
 * The same statement, drawn in another way that says nothing else: printed larger or smaller, its texts in any order, each drawn
 * twice. What is read is the same.
 */
import type { ExtractionResult } from '@extracto/model';
import {
  createRandom,
  generateSample,
  layoutFamilies,
  type Operation,
  type PageOperations,
  printPdf,
} from '@extracto/samples';
import { beforeAll, describe, expect, test } from 'vitest';
import { extract } from '../pipeline.ts';

const SEED = 5;
/** Enough kinds of layout for a few seconds. */
const FAMILIES = layoutFamilies
  .map(({ name }) => name)
  .filter((name) => name !== 'thousands-of-rows')
  .filter((_, index) => index % 9 === 1);

type Change = (page: PageOperations) => PageOperations;

const scale =
  (factor: number): Change =>
  (page) => ({
    ...page,
    widthPt: page.widthPt * factor,
    heightPt: page.heightPt * factor,
    operations: page.operations.map((operation) => {
      if (operation.kind === 'text') {
        return { ...operation, x: operation.x * factor, y: operation.y * factor, sizePt: operation.sizePt * factor };
      }
      if (operation.kind === 'line') {
        const { x0, y0, x1, y1, widthPt } = operation;
        return {
          ...operation,
          x0: x0 * factor,
          y0: y0 * factor,
          x1: x1 * factor,
          y1: y1 * factor,
          widthPt: widthPt * factor,
        };
      }
      const { x, y, widthPt, heightPt } = operation;
      return { ...operation, x: x * factor, y: y * factor, widthPt: widthPt * factor, heightPt: heightPt * factor };
    }),
  });

/** Fills stay below what is written on them. */
const shuffle: Change = (page) => {
  const isText = ({ kind }: Operation) => kind === 'text';
  const texts = createRandom('order').shuffle(page.operations.filter(isText));
  return { ...page, operations: [...page.operations.filter((operation) => !isText(operation)), ...texts] };
};

const strikeTwice: Change = (page) => ({
  ...page,
  operations: page.operations.flatMap((operation): Operation[] =>
    operation.kind === 'text' ? [operation, { ...operation, x: operation.x + 0.2 }] : [operation],
  ),
});

const CHANGES: Record<string, Change> = {
  'printed at half its size': scale(0.5),
  'printed at twice its size': scale(2),
  'printed at four times its size': scale(4),
  'its texts in another order': shuffle,
  'each text drawn twice': strikeTwice,
};

describe.each(FAMILIES)('%s', (family) => {
  let pages: readonly PageOperations[];
  let before: ExtractionResult;
  beforeAll(async () => {
    ({ pages } = await generateSample(SEED, { family }));
    before = await read(pages);
  });

  test.each(Object.keys(CHANGES))('%s', async (name) => {
    expect(withoutPlaces(await read(pages.map(CHANGES[name]!)))).toEqual(withoutPlaces(before));
  });
});

async function read(pages: readonly PageOperations[]): Promise<ExtractionResult> {
  return extract(await printPdf(pages, { title: 'Statement', seed: SEED, protection: null }));
}

const withoutPlaces = (result: ExtractionResult) =>
  JSON.parse(JSON.stringify(result, (key, value) => (key === 'box' || key === 'columns' ? undefined : value)));
