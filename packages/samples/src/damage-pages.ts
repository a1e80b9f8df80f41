/** Damages a document as paper is damaged: a digit of a figure beside the rows misprinted, a sheet lost, a sheet copied twice. */
import { listDigits, misprintDigit } from './print/misprint-digit.ts';
import type { PageOperations } from './print/operations.ts';
import { createRandom, type Random } from './random.ts';
import type { Damage, PrintDamageKind } from './sample.ts';

type Pages = readonly PageOperations[];

export const PAGE_DAMAGES: Record<PrintDamageKind, (pages: Pages, random: Random) => Pages> = {
  'control-changed': (pages, random) => {
    const places = listDigits(pages, 'controls');
    return misprintDigit(pages, random.pick(orRefuse(places, 'this layout prints no control')), random.integer(1, 9));
  },
  'page-removed': (pages, random) => {
    const between = pages.slice(1, -1).filter(movesMoney);
    const lost = random.pick(orRefuse(between, 'no page between the first and the last moves money'));
    return pages.filter((page) => page !== lost);
  },
  'end-page-removed': (pages, random) => {
    const listed = pages.filter(hasRows);
    if (listed.length < 2) throw new RangeError('the rows stand on one page');
    const isFirst = random.chance(0.5);
    const lost = isFirst ? listed[0]! : listed.at(-1)!;
    if (!movesMoney(lost)) throw new RangeError('the sheet moves nothing, so that no figure would miss it');
    // with a first sheet goes what stands before it
    return pages.filter((page) => (isFirst ? pages.indexOf(page) > pages.indexOf(lost) : page !== lost));
  },
  'page-doubled': (pages, random) => {
    const listed = pages.length < 2 ? [] : pages.filter(hasRows);
    const copied = random.pick(orRefuse(listed, 'the rows stand on one page, so that all of it would be there twice'));
    return pages.flatMap((page) => (page === copied ? [page, page] : [page]));
  },
};

export function damagePages(pages: Pages, { kind, seed }: Damage): Pages {
  return PAGE_DAMAGES[kind as PrintDamageKind](pages, createRandom(`misprint/${seed}`));
}

/** Rows of zero print the same balance, and sheets of nothing else can be lost without any figure noticing. */
function movesMoney(page: PageOperations): boolean {
  const figures = page.operations.flatMap((operation) =>
    operation.kind === 'text' && operation.figure === 'row' ? [operation.text] : [],
  );
  const moved = new Set(figures.filter((text) => /[1-9]/.test(text)));
  return hasRows(page) && (moved.size > 1 || figures.every((text) => moved.has(text)));
}

function hasRows({ operations }: PageOperations): boolean {
  return operations.some((operation) => operation.kind === 'text' && operation.figure === 'row');
}

function orRefuse<Choice>(choices: readonly Choice[], why: string): readonly Choice[] {
  if (choices.length === 0) throw new RangeError(why);
  return choices;
}
