/**
 * Result and its pages → the result with what they leave open: a warning for each page that is an image or repeats another, and an
 * ambiguity for images that may hold rows on pages with text. Rows in a picture are not read, and may cancel so that no
 * balance shows the gap.
 *
 *   05/03  GROCER   -450.00   62,050.00
 *   ┌───────────────────────────────────┐
 *   │ 11/03  CHEQUE  -7,000.00  …       │    a picture as wide as the list, with no word of text on it
 *   └───────────────────────────────────┘
 *   20/03  MARKET   -134.50   61,915.50
 *
 * Backgrounds have words on them, logos are narrow, letterheads stand above the first row of the list or at the same place
 * on other pages. Known weakness: an advertisement as wide as the list withholds the proof too.
 */
import { AMBIGUITIES, type Box, type DraftResult, type DraftStatement, type Page, type Warning } from '@extracto/model';
import { isImage } from '../pages/judge-trust.ts';
import { judgeStatement } from '../verify/judge-statement.ts';
import { EVIDENCE } from './thresholds.ts';

const { WIDE, LINE_HEIGHTS, SAME_PLACE_PT } = EVIDENCE.reportImages;

const SAYS = AMBIGUITIES.rows_in_image;

/** `pages` as they are displayed, with the boxes of the result on them. */
export function reportImages(result: DraftResult, pages: readonly Page[]): DraftResult {
  const images = pages.flatMap(listImages);
  const warnings = [...result.warnings, ...pages.flatMap(warnOf)];
  if (images.length === 0) return { ...result, warnings };
  const isRepeated = ({ page, box }: PlacedImage) =>
    images.some(
      (other) => other.page !== page && box.every((edge, at) => Math.abs(edge - other.box[at]!) <= SAME_PLACE_PT),
    );
  const single = images.filter((image) => !isRepeated(image));
  const statements = result.statements.map((statement) =>
    single.some((image) => mayHoldRows(image, statement))
      ? judgeStatement({ ...statement, ambiguities: [...statement.ambiguities, SAYS] })
      : statement,
  );
  return { ...result, statements, warnings };
}

function warnOf(page: Page): Warning[] {
  if (page.repeats !== undefined) return [{ ...repeatOf(page.repeats), page: page.pageNumber }];
  if (page.textLayer === 'recognised') return [{ ...RECOGNISED, page: page.pageNumber }];
  return isImage(page) ? [{ ...NOT_READ, page: page.pageNumber }] : [];
}

const RECOGNISED = {
  code: 'page_recognised',
  message: 'This page is an image or its text cannot be trusted; its words were recognised.',
};
const repeatOf = (original: number) => ({
  code: 'page_repeated',
  message: `This page is page ${original} again; its rows count once.`,
});
const NOT_READ = { code: 'page_not_read', message: 'This page is an image and was not read.' };

interface PlacedImage {
  readonly page: number;
  readonly box: Box;
}

/** Images without a word of text on them; OCR has read all images of a recognised page. */
function listImages(page: Page): PlacedImage[] {
  if (page.textLayer === 'recognised' || isImage(page)) return [];
  const textPt = page.words[0]?.font.heightPt ?? 0;
  return (page.art?.images ?? [])
    .filter((box) => box[3] - box[1] >= textPt * LINE_HEIGHTS && !page.words.some(({ box: word }) => liesOn(word, box)))
    .map((box) => ({ page: page.pageNumber, box }));
}

function liesOn(word: Box, image: Box): boolean {
  const [x, y] = [(word[0] + word[2]) / 2, (word[1] + word[3]) / 2];
  return x > image[0] && x < image[2] && y > image[1] && y < image[3];
}

/** As wide as the rows are, and not above the first of them. */
function mayHoldRows({ page, box }: PlacedImage, { transactions }: DraftStatement): boolean {
  const [first] = transactions;
  if (first === undefined || page < first.page || (page === first.page && box[3] <= first.box[1])) return false;
  const [left, right] = [
    transactions.reduce((edge, row) => Math.min(edge, row.box[0]), first.box[0]),
    transactions.reduce((edge, row) => Math.max(edge, row.box[2]), first.box[2]),
  ];
  return Math.min(box[2], right) - Math.max(box[0], left) >= (right - left) * WIDE;
}
