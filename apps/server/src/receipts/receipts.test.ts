import { createExtractionPool, type ExtractionPool } from '@extracto/engine/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatPrice } from '../printing/format-price.ts';
import { describeReceipt } from './describe-receipt.ts';
import type { PurchaseReceipt } from './purchase-receipt.ts';
import { renderReceiptHtml } from './render-receipt-html.ts';
import { renderReceiptPdf } from './render-receipt-pdf.ts';

const RECEIPT: PurchaseReceipt = {
  number: 'EX-2026-000042',
  paidAt: new Date('2026-03-04T23:59:59Z'),
  buyerName: 'Zoë Ångström',
  buyerEmail: 'zoe@example.com',
  clientId: '01JD3ZK4M8QW7V5T2R9N6B1XCY',
  planName: 'Starter',
  credits: 100,
  amountCents: 505,
  currency: 'USD',
  test: false,
  paymentId: 'pi_123',
  statementDescriptor: 'EXTRACTO',
  reversals: [],
};

test.each([
  [0, '0.00 USD'],
  [5, '0.05 USD'],
  [500, '5.00 USD'],
  [123_456, '1234.56 USD'],
])('%d cents are %s', (cents, text) => expect(formatPrice(cents, 'USD')).toBe(text));

describe('the words of a receipt', () => {
  test('say who paid what to whom, when and for what', () => {
    expect(describeReceipt(RECEIPT)).toEqual({
      title: 'Receipt EX-2026-000042',
      warning: null,
      lines: [
        ['Seller', 'Extracto'],
        ['Buyer', 'Zoë Ångström, zoe@example.com'],
        ['Client', '01JD3ZK4M8QW7V5T2R9N6B1XCY'],
        ['Date', '2026-03-04 (UTC)'],
        ['Plan', 'Starter'],
        ['Extraction credits', '100 XTS'],
        ['Paid', '5.05 USD'],
        ['Payment', 'pi_123'],
      ],
      notes: [
        'On your card statement this purchase appears as EXTRACTO.',
        'Credits never expire. All sales are final. Credits may be re-issued through support for failed extractions.',
      ],
    });
  });

  test('name money that went back', () => {
    const at = new Date('2026-04-01T00:00:00Z');
    const reversals = [
      { kind: 'refund', amountCents: 100, at },
      { kind: 'dispute', amountCents: 405, at },
    ] as const;
    expect(describeReceipt({ ...RECEIPT, reversals }).lines.slice(-2)).toEqual([
      ['Refunded', '1.00 USD on 2026-04-01 (UTC)'],
      ['Disputed', '4.05 USD on 2026-04-01 (UTC)'],
    ]);
  });

  test('of a test purchase say first that no money moved', () => {
    const { warning, notes } = describeReceipt({ ...RECEIPT, test: true });
    expect(warning).toContain('no money moved');
    expect(notes.join()).not.toContain('card statement');
    expect(renderReceiptHtml({ ...RECEIPT, test: true }, 'n')).toContain('This is no proof of payment.');
  });
});

describe('on the screen', () => {
  test('a buyer’s name is text, never markup', () => {
    const page = renderReceiptHtml({ ...RECEIPT, buyerName: `<img src=x onerror="alert('1')">&` }, 'n');
    expect(page).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;');
    expect(page).not.toContain('<img');
    expect(page).not.toContain('<script');
  });
});

describe('on paper', () => {
  let pool: ExtractionPool;
  beforeAll(() => {
    pool = createExtractionPool({ threads: 1, documentTimeoutMs: 20_000, documentMemoryMb: 256 });
  });
  afterAll(() => pool.close());

  test.each(['Zoë Ångström', '山田太郎', 'x'.repeat(200)])('a receipt for %s is one page', async (buyerName) => {
    const pdf = await renderReceiptPdf({ ...RECEIPT, buyerName });
    expect(await pool.inspect(pdf, null)).toMatchObject({ pages: 1 });
  });
});
