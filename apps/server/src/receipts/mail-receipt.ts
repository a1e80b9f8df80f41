import type { Selectable, Transaction } from 'kysely';
import type { Database, PurchaseTable } from '../db/index.ts';
import { type MailClerk, queueMail } from '../mail/index.ts';

export interface PaidPurchase
  extends Pick<
    Selectable<PurchaseTable>,
    'purchase_id' | 'provider' | 'plan_name' | 'credits' | 'amount_cents' | 'currency' | 'buyer_email'
  > {
  readonly receiptNumber: string;
  readonly paidAt: Date;
}

/** Says to the buyer that the credits are there, and where the receipt is. */
export async function mailReceipt(trx: Transaction<Database>, clerk: MailClerk, purchase: PaidPurchase): Promise<void> {
  await queueMail(trx, clerk, {
    template: 'purchase-receipt',
    params: {
      receiptNumber: purchase.receiptNumber,
      planName: purchase.plan_name,
      credits: purchase.credits,
      amountCents: purchase.amount_cents,
      currency: purchase.currency,
      paidOn: purchase.paidAt.toISOString().slice(0, 10),
      sandbox: purchase.provider === 'sandbox',
    },
    to: purchase.buyer_email,
    onceKey: `receipt:${purchase.purchase_id}`,
  });
}
