/** The words of a receipt, the same on the screen and on paper. */
import { formatPrice } from '../printing/index.ts';
import type { PurchaseReceipt, Reversal } from './purchase-receipt.ts';

export interface ReceiptText {
  readonly title: string;
  /** Stands above everything else; `null` for a purchase with real money. */
  readonly warning: string | null;
  /** Label and value, in order. */
  readonly lines: readonly (readonly [string, string])[];
  readonly notes: readonly string[];
}

export function describeReceipt(receipt: PurchaseReceipt): ReceiptText {
  const price = formatPrice(receipt.amountCents, receipt.currency);
  return {
    title: `Receipt ${receipt.number}`,
    warning: receipt.test ? 'Test purchase: no money moved. This is no proof of payment.' : null,
    lines: [
      ['Seller', 'Extracto'],
      ['Buyer', receipt.buyerName === '' ? receipt.buyerEmail : `${receipt.buyerName}, ${receipt.buyerEmail}`],
      ['Client', receipt.clientId],
      ['Date', describeDay(receipt.paidAt)],
      ['Plan', receipt.planName],
      ['Extraction credits', `${receipt.credits} XTS`],
      ['Paid', price],
      ...(receipt.paymentId === null ? [] : [['Payment', receipt.paymentId] as const]),
      ...receipt.reversals.map((reversal) => describeReversal(reversal, receipt.currency)),
    ],
    notes: [
      ...(receipt.test ? [] : [`On your card statement this purchase appears as ${receipt.statementDescriptor}.`]),
      'Credits never expire. All sales are final. Credits may be re-issued through support for failed extractions.',
    ],
  };
}

function describeReversal({ kind, amountCents, at }: Reversal, currency: string): readonly [string, string] {
  const label = kind === 'refund' ? 'Refunded' : 'Disputed';
  return [label, `${formatPrice(amountCents, currency)} on ${describeDay(at)}`];
}

function describeDay(date: Date): string {
  return `${date.toISOString().slice(0, 10)} (UTC)`;
}
