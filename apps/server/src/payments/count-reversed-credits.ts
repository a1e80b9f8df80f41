/**
 * The credits that go with the money that went back: in proportion, rounded in the customer's favour, and all of them
 * with all of the money. A refund and a dispute of the same payment can together exceed it; nothing beyond it is taken.
 */
export function countReversedCredits(
  { credits, amount_cents: paidCents }: { readonly credits: number; readonly amount_cents: number },
  reversedCents: number,
): number {
  const countedCents = Math.min(reversedCents, paidCents);
  return Math.floor((credits * countedCents) / paidCents);
}
