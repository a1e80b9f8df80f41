/** Content of a receipt. It is made from the purchase as it was; only later refunds are added. */
export interface PurchaseReceipt {
  /** `EX-2026-000042` */
  readonly number: string;
  readonly paidAt: Date;
  readonly buyerName: string;
  readonly buyerEmail: string;
  readonly clientId: string;
  readonly planName: string;
  readonly credits: number;
  readonly amountCents: number;
  /** As `USD`. */
  readonly currency: string;
  /** The sandbox took no money. */
  readonly test: boolean;
  /** The provider's name of the payment. */
  readonly paymentId: string | null;
  readonly statementDescriptor: string;
  /** Money that is away from us again, oldest first. */
  readonly reversals: readonly Reversal[];
}

export interface Reversal {
  readonly kind: 'refund' | 'dispute';
  readonly amountCents: number;
  readonly at: Date;
}
