/** Results for the tests of the formats: with fields that may be absent once there and once not, complete ones, random ones. */
import type { ExtractionResult, Statement, Transaction } from '@extracto/model';
import fc from 'fast-check';

export function sampleRow(changes: Partial<Transaction> = {}): Transaction {
  return {
    id: '4Q0X5V7M2KT3N9RA',
    date: '2024-12-09',
    transactionDate: null,
    valueDate: '2024-12-10',
    description: 'POS PURCHASE GREEN GROCER',
    amount: '-45.20',
    type: 'debit',
    balance: '1189.36',
    reference: null,
    original: null,
    page: 1,
    box: [72, 310.5, 540, 322.1],
    verified: false,
    confidence: 0.998,
    ...changes,
  };
}

export function sampleStatement(
  rows: readonly Partial<Transaction>[],
  { account, ...changes }: Partial<Omit<Statement, 'account'>> & { account?: Partial<Statement['account']> } = {},
): Statement {
  return {
    bank: { id: null, name: 'Quay Street Bank' },
    account: {
      type: 'checking',
      number: 'DE02 1203 0000 0000 2020 51',
      holder: 'JANE Q SAMPLE',
      currency: 'EUR',
      ...account,
    },
    period: { from: '2024-12-01', to: '2024-12-31' },
    openingBalance: '1234.56',
    closingBalance: '1189.36',
    totals: null,
    counts: null,
    transactions: rows.map((row, index) => sampleRow({ id: `4Q0X5V7M2KT${10001 + index}`, ...row })),
    unassigned: [],
    ambiguities: [],
    sources: {},
    verification: { status: 'unverifiable', checks: [], breaks: [], missing: [] },
    ...changes,
  };
}

export function resultOf(...statements: readonly Statement[]): ExtractionResult {
  return {
    documentType: 'Statement',
    parser: 'Document',
    pages: 2,
    bankId: null,
    statements: [...statements],
    warnings: [],
  };
}

/** Two accounts; the second one prints nothing but its type. */
export function sampleResult(rows: readonly Partial<Transaction>[] = [{}]): ExtractionResult {
  const bare = { bank: { id: null, name: null }, openingBalance: null, closingBalance: null };
  return resultOf(
    sampleStatement(rows, { closingBalance: null, period: { from: '2024-12-01', to: null } }),
    sampleStatement([], {
      ...bare,
      account: { number: null, currency: null, holder: null },
      period: { from: null, to: null },
    }),
  );
}

/** Within what programs take two digits of a year for. */
const dateArbitrary = fc
  .integer({ min: Date.UTC(2000, 0, 1) / 86_400_000, max: Date.UTC(2068, 11, 31) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));

const amountArbitrary = fc
  .bigInt({ min: -99_999_999_999n, max: 99_999_999_999n })
  .map(
    (cents) => `${cents < 0n ? '-' : ''}${`${cents < 0n ? -cents : cents}`.padStart(3, '0').replace(/(\d\d)$/, '.$1')}`,
  );

/** Words of any script, with everything that delimits something somewhere. */
const descriptionArbitrary = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom(
        '=1+1',
        '-5 %',
        '"A"',
        ',;|',
        '\t',
        '\r\n',
        ':61:',
        '//',
        '^',
        '<X>&amp;',
        ']]>',
        '飯店',
        'Банк',
        '𝄞',
        '\u0007',
      ),
    ),
    { maxLength: 8 },
  )
  .map((words) => words.join(' '));

/** Rows of one statement, oldest first, with ids of their own. */
export const rowsArbitrary: fc.Arbitrary<Transaction[]> = fc
  .array(
    fc.record({
      date: dateArbitrary,
      valueDate: fc.option(dateArbitrary),
      description: descriptionArbitrary,
      amount: amountArbitrary,
      reference: fc.option(fc.stringMatching(/^[A-Z0-9]{1,12}$/)),
    }),
    { maxLength: 12 },
  )
  .map((rows) =>
    rows
      .toSorted((left, right) => (left.date < right.date ? -1 : Number(left.date > right.date)))
      .map((row, index) =>
        sampleRow({
          ...row,
          id: `4Q0X5V7M2KT${10001 + index}`,
          type: row.amount.startsWith('-') ? 'debit' : 'credit',
          balance: null,
        }),
      ),
  );
