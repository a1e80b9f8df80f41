/** `"-1234.50"` of a result is `"−1,234.50"` on the screen; the digits stay exactly those of the result. */
export function formatMoney(decimal: string): string {
  const negative = decimal.startsWith('-');
  const [whole = '', fraction] = decimal.replace('-', '').split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${negative ? '−' : ''}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}
