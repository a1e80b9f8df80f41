import { escapeHtml } from '../printing/index.ts';
import { describeReceipt } from './describe-receipt.ts';
import type { PurchaseReceipt } from './purchase-receipt.ts';

const STYLE = `
  body { margin: 2rem auto; max-width: 40rem; padding: 0 1rem; color: #17202a; background: #fff; font: 16px/1.5 system-ui, sans-serif; }
  h1 { font-size: 1.5rem; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: .5rem 0; border-bottom: 1px solid #c9ced6; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
  th { width: 12rem; font-weight: 400; color: #4a5563; }
  .test { padding: .75rem; border: 2px solid #7a3e00; color: #7a3e00; font-weight: 600; }
  .notes { color: #4a5563; font-size: .875rem; }
  @media print { body { margin: 0; max-width: none; } }`;

/** A page of its own, without scripts. `nonce`: of the only style that it may use. */
export function renderReceiptHtml(receipt: PurchaseReceipt, nonce: string): string {
  const { title, warning, lines, notes } = describeReceipt(receipt);
  const rows = lines.map(
    ([label, value]) => `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${STYLE}
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${warning === null ? '' : `<p class="test">${escapeHtml(warning)}</p>`}
<table>
${rows.join('\n')}
</table>
${notes.map((note) => `<p class="notes">${escapeHtml(note)}</p>`).join('\n')}
</main>
</body>
</html>
`;
}
