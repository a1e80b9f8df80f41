/** The whole engine on statements that somebody else's ledger printed: what comes out must be what went in. */
import { ExtractionError, type ExtractionErrorCode, type ExtractionResult, type Statement } from '@extracto/model';
import { resultSchema } from '@extracto/model/result';
import { type DamageKind, damageSample, generateSample, type Sample, type TruthStatement } from '@extracto/samples';
import { describe, expect, it } from 'vitest';
import { drawPdf } from '../adapters/pdf/testing/draw-pdf.ts';
import { type ExtractOptions, extract, type Progress } from '../pipeline.ts';

const read = (sample: Sample, options: ExtractOptions = {}) =>
  extract(sample.pdf, { password: sample.password, ...options });

/** Fields that a statement and its truth share. */
function essence({ account, period, openingBalance, closingBalance, transactions }: Statement | TruthStatement) {
  return {
    number: account.number,
    currency: account.currency,
    period,
    openingBalance,
    closingBalance,
    rows: transactions.map(({ date, description, amount, balance, reference }) =>
      [date, description, amount, balance, reference].join(' | '),
    ),
  };
}

const verdicts = ({ statements }: ExtractionResult) => statements.map(({ verification }) => verification.status);

const idsOf = ({ statements }: ExtractionResult) =>
  statements.flatMap(({ transactions }) => transactions.map(({ id }) => id));

async function codeOf(promise: Promise<unknown>): Promise<ExtractionErrorCode | 'a result'> {
  try {
    await promise;
    return 'a result';
  } catch (error) {
    if (error instanceof ExtractionError) return error.code;
    throw error;
  }
}

describe('a statement comes back as it was printed, and proved', () => {
  it.each([
    ['debit-credit', 13],
    ['running-balance', 13],
    ['no-running-balance', 12],
    ['mark-column', 12],
    ['sections', 13],
    ['carried-forward', 12],
    ['year-on-its-own-line', 12],
    ['line-printer', 12],
    ['app-export', 10],
    ['look-alikes', 13],
    ['listed-twice', 11],
    ['drifting-columns', 13],
    ['several-accounts', 12],
    ['mixed-currencies', 13],
    ['protected', 13],
    ['card-holders', 14],
    ['card-abroad', 13],
  ])('%s, seed %i', async (family, seed) => {
    const sample = await generateSample(seed, { family });
    const result = await read(sample);
    expect(resultSchema.parse(result)).toEqual(result);
    expect(result.statements.map(essence)).toEqual(sample.truth.statements.map(essence));
    expect(new Set(verdicts(result))).toEqual(new Set(['verified']));
  });

  it('three thousand rows lose none', async () => {
    const sample = await generateSample(1, { family: 'thousands-of-rows', locale: 'en-US' });
    const result = await read(sample);
    expect(sample.truth.statements[0]!.transactions.length).toBeGreaterThan(3000);
    expect(result.statements.map(essence)).toEqual(sample.truth.statements.map(essence));
    expect(verdicts(result)).toEqual(['verified']);
  });

  it('the same way every time', async () => {
    const sample = await generateSample(13, { family: 'look-alikes' });
    expect(await read(sample)).toEqual(await read(sample));
  });
});

it('every row says where on the page it stands, in printed order', async () => {
  const sample = await generateSample(13, { family: 'debit-credit' });
  const { statements, pages } = await read(sample);
  expect(pages).toBe(sample.pages.length);
  const places = statements[0]!.transactions.map(({ page, box }) => {
    const { widthPt, heightPt } = sample.pages[page - 1]!;
    expect(box[0]).toBeGreaterThanOrEqual(0);
    expect(box[1]).toBeGreaterThanOrEqual(0);
    expect(box[2]).toBeLessThanOrEqual(widthPt);
    expect(box[3]).toBeLessThanOrEqual(heightPt);
    return page * 10_000 + box[1];
  });
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

describe('a statement that contradicts itself is never verified', () => {
  const KINDS: readonly DamageKind[] = ['digit-changed', 'row-removed', 'row-doubled', 'sign-flipped'];
  const HONEST = [
    ['running-balance', 13],
    ['no-running-balance', 12],
    ['mark-column', 12],
    ['sections', 13],
    ['app-export', 10],
    ['card-holders', 14],
    ['look-alikes', 13],
  ] as const;

  it.each(KINDS)('%s', async (kind) => {
    let damaged = 0;
    for (const [family, seed] of HONEST) {
      const sample = await damageSample(await generateSample(seed, { family }), kind, seed).catch((error: unknown) => {
        // a layout without that kind of place to damage
        if (!(error instanceof RangeError)) throw error;
        return null;
      });
      if (sample === null) continue;
      damaged++;
      expect(new Set(verdicts(await read(sample))), sample.name).not.toContain('verified');
    }
    expect(damaged).toBeGreaterThan(HONEST.length / 2);
  });
});

describe('Page mode', () => {
  it('reads what Document mode reads where every page explains itself, and says that it checked less', async () => {
    const sample = await generateSample(13, { family: 'debit-credit' });
    const [document, page] = [await read(sample), await read(sample, { parser: 'Page' })];
    expect(document).toMatchObject({ parser: 'Document', pages: 3, warnings: [] });
    expect(page).toMatchObject({ parser: 'Page', pages: 3, warnings: [{ code: 'page_mode_fewer_checks' }] });
    expect(page.statements.map(essence)).toEqual(document.statements.map(essence));
    expect(idsOf(page)).toEqual(idsOf(document));
  });

  it('loses no row of a long statement', async () => {
    const sample = await generateSample(1, { family: 'thousands-of-rows', locale: 'en-US' });
    const page = await read(sample, { parser: 'Page' });
    const rowsOf = (statements: readonly (Statement | TruthStatement)[]) =>
      statements.flatMap((statement) => essence(statement).rows);
    expect(rowsOf(page.statements)).toEqual(rowsOf(sample.truth.statements));
  });

  it('keeps the order of the pages', async () => {
    const { statements } = await read(await generateSample(12, { family: 'carried-forward' }), { parser: 'Page' });
    const pages = statements.flatMap(({ transactions }) => transactions.map(({ page }) => page));
    expect(pages).toEqual(pages.toSorted((a, b) => a - b));
    expect(new Set(pages)).toEqual(new Set([1, 2, 3, 4]));
  });

  it.each([
    ['card', 12],
    ['card', 13],
    ['card', 15],
    ['card-sections', 13],
    ['look-alikes', 14],
  ])('verifies no row of a summary table that it takes for a transaction: %s, seed %i', async (family, seed) => {
    const sample = await generateSample(seed, { family });
    const { statements } = await read(sample, { parser: 'Page' });
    const truth = sample.truth.statements.flatMap(({ transactions }) => transactions.map(({ amount }) => amount));
    for (const statement of statements) {
      if (statement.verification.status !== 'verified') continue;
      const amounts = statement.transactions.map(({ amount }) => amount);
      expect(truth.join(' ')).toContain(amounts.join(' '));
    }
  });
});

describe('documents that are no statement', () => {
  const letter = () =>
    drawPdf((pdf) => {
      pdf.text('Dear Jane,', 50, 80);
      pdf.text('thank you for visiting our branch on 3 March 2025. We look forward to seeing you again.', 50, 110);
      pdf.text('Yours sincerely', 50, 170);
    });

  it.each(['Document', 'Page'] as const)('a letter is none, in %s mode', async (parser) => {
    expect(await codeOf(letter().then((pdf) => extract(pdf, { parser })))).toBe('no_statement');
  });

  it('an empty page has no text', async () => {
    const empty = await drawPdf((pdf) => pdf.rect(50, 50, 200, 100).stroke());
    expect(await codeOf(extract(empty))).toBe('no_text');
  });

  it('bytes that are no PDF', async () => {
    expect(await codeOf(extract(new TextEncoder().encode('Date,Amount')))).toBe('not_a_pdf');
  });

  it('a protected statement without its password', async () => {
    const sample = await generateSample(13, { family: 'protected' });
    expect(await codeOf(extract(sample.pdf))).toBe('password_required');
    expect(await codeOf(extract(sample.pdf, { password: 'wrong' }))).toBe('password_incorrect');
  });
});

it.each([13, 14])('a statement without transactions is a statement, seed %i', async (seed) => {
  const sample = await generateSample(seed, { family: 'no-transactions' });
  const { statements } = await read(sample);
  expect(statements.map(essence)).toEqual(sample.truth.statements.map(essence));
  expect(statements[0]!.transactions).toEqual([]);
});

describe('progress and cancellation', () => {
  it('each page is reported once, in order', async () => {
    const seen: Progress[] = [];
    await read(await generateSample(13, { family: 'debit-credit' }), { onProgress: (progress) => seen.push(progress) });
    expect(seen).toEqual([1, 2, 3].map((page) => ({ page, pages: 3 })));
  });

  it.each(['Document', 'Page'] as const)('an aborted signal ends %s mode before the next page', async (parser) => {
    const sample = await generateSample(13, { family: 'debit-credit' });
    const abort = new AbortController();
    const seen: number[] = [];
    const onProgress = ({ page }: Progress) => {
      seen.push(page);
      if (page === 2) abort.abort();
    };
    expect(await codeOf(read(sample, { parser, signal: abort.signal, onProgress }))).toBe('cancelled');
    expect(seen).toEqual([1, 2]);
  });

  it('a signal aborted before the start reads nothing', async () => {
    const sample = await generateSample(13, { family: 'debit-credit' });
    const seen: Progress[] = [];
    const signal = AbortSignal.abort();
    expect(await codeOf(read(sample, { signal, onProgress: (progress) => seen.push(progress) }))).toBe('cancelled');
    expect(seen).toEqual([]);
  });

  it('and a later extraction works', async () => {
    const sample = await generateSample(13, { family: 'protected' });
    expect(verdicts(await read(sample))).toEqual(['verified']);
  });
});
