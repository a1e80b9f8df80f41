import { formatPrice } from '../../printing/index.ts';
import type { MailContent, MailSite } from '../mail-content.ts';

export interface PurchaseReceiptParams {
  readonly receiptNumber: string;
  readonly planName: string;
  readonly credits: number;
  readonly amountCents: number;
  readonly currency: string;
  /** `2026-03-31` */
  readonly paidOn: string;
  /** Bought at the test checkout. */
  readonly sandbox: boolean;
}

export function writePurchaseReceipt(params: PurchaseReceiptParams, { publicUrl }: MailSite): MailContent {
  const { receiptNumber, planName, credits, amountCents, currency, paidOn, sandbox } = params;
  return {
    subject: `Your receipt ${receiptNumber} from Extracto`,
    paragraphs: [
      `Thank you. ${credits} credits (XTS) of the ${planName} plan were added on ${paidOn}.`,
      sandbox
        ? `Price: ${formatPrice(amountCents, currency)}. This was a test checkout: you paid nothing.`
        : `Paid: ${formatPrice(amountCents, currency)}. Credits never expire.`,
      'You can print or download the receipt in your profile.',
      { label: 'Open your receipts', link: `${publicUrl}/console/profile` },
    ],
  };
}
