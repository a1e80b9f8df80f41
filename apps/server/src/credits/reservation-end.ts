/** A reservation ends once: settled or released. */
export interface ReservationEnd {
  readonly transactionId: string;
  readonly jobId: string;
  readonly now: Date;
}
