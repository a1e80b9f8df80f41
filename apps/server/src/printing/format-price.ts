/** `(500, 'USD')` → `5.00 USD`. */
export function formatPrice(amountCents: number, currency: string): string {
  const units = Math.trunc(amountCents / 100);
  return `${units}.${String(amountCents % 100).padStart(2, '0')} ${currency}`;
}
