/** A payment provider's event, reduced to the parts that we act on. */
interface EventHead {
  /** The same each time the event is repeated. */
  readonly eventId: string;
  /** Time of the event by the provider's clock, in whole seconds. */
  readonly at: Date;
}

/** A checkout that ended. `purchaseId` is what we gave along; `null`: not a checkout of ours. */
export interface CheckoutEvent extends EventHead {
  readonly kind: 'paid' | 'expired' | 'failed';
  readonly sessionId: string;
  readonly purchaseId: string | null;
  /** `null` until there is a payment. */
  readonly paymentId: string | null;
  readonly amountCents: number | null;
  /** As `USD`. */
  readonly currency: string | null;
}

/** A refund or a dispute, as it stands at the time of the event. */
export interface ReversalEvent extends EventHead {
  readonly kind: 'reversal';
  readonly reversal: 'refund' | 'dispute';
  readonly reversalId: string;
  readonly paymentId: string | null;
  readonly amountCents: number;
  /** True while the money is with the buyer; false after a dispute that we won or a refund that failed. */
  readonly stands: boolean;
  /** True when no further event follows. Orders two events of the same second. */
  readonly final: boolean;
}

/** Nothing to do. `type` is the provider's word. */
export interface OtherEvent extends EventHead {
  readonly kind: 'other';
  readonly type: string;
}

export type PaymentEvent = CheckoutEvent | ReversalEvent | OtherEvent;
