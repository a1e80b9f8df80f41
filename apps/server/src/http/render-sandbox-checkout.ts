import type { SandboxCheckout } from '../payments/index.ts';
import { escapeHtml, formatPrice } from '../printing/index.ts';

const STYLE = `
  :root { color-scheme: light dark; --ground: #f4f5f7; --sheet: #fff; --ink: #17202a; --rule: #c9ced6; --wrong: #8c1d18; --focus: #1f6feb; }
  @media (prefers-color-scheme: dark) {
    :root { --ground: #16181b; --sheet: #202327; --ink: #eceef0; --rule: #43484f; --wrong: #ff9d94; --focus: #79b1ff; }
  }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  .test { margin: 0; padding: 12px 16px; background: #7a3e00; color: #fff; font-weight: 600; text-align: center; }
  main { box-sizing: border-box; width: calc(100% - 2rem); max-width: 29rem; margin: 2rem auto; padding: 1.5rem; background: var(--sheet); border: 1px solid var(--rule); border-radius: 8px; }
  h1 { margin: 0 0 1rem; font-size: 1.25rem; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.5rem; }
  dd { margin: 0; text-align: right; font-weight: 600; }
  form, .actions { display: grid; gap: .75rem; }
  button, .actions a { padding: .75rem; border: 1px solid var(--ink); border-radius: 6px; background: var(--sheet); color: var(--ink); font: inherit; text-align: center; text-decoration: none; cursor: pointer; }
  button.pay { background: var(--ink); color: var(--sheet); }
  button:focus-visible, a:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
  .declined { padding: .75rem; border: 1px solid var(--wrong); border-radius: 6px; color: var(--wrong); }`;

export interface CheckoutPage {
  readonly declined: boolean;
  /** Content security policy nonce of the page's only style element. */
  readonly nonce: string;
}

/** The page on which a test payment is made, refused or given up. */
export function renderSandboxCheckout(checkout: SandboxCheckout, { declined, nonce }: CheckoutPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Test checkout</title>
<style nonce="${nonce}">${STYLE}
</style>
</head>
<body>
<header class="test">Test checkout: no card, no money.</header>
<main>
<h1>${escapeHtml(checkout.title)}</h1>
<dl><dt>Total</dt><dd>${formatPrice(checkout.amount_cents, checkout.currency)}</dd></dl>
${declined && checkout.status === 'open' ? '<p class="declined" role="alert">The card was declined. Nothing was paid.</p>' : ''}
${describeActions(checkout)}
</main>
</body>
</html>
`;
}

function describeActions(checkout: SandboxCheckout): string {
  const cancelUrl = escapeHtml(checkout.cancel_url);
  if (checkout.status === 'complete') {
    return `<div class="actions"><p>This was paid.</p><a href="${escapeHtml(checkout.success_url)}">Continue</a></div>`;
  }
  if (checkout.status === 'expired') {
    return `<div class="actions"><p>This checkout has expired. Nothing was paid.</p><a href="${cancelUrl}">Back</a></div>`;
  }
  return `<form method="post">
<button class="pay" name="outcome" value="pay">Pay ${formatPrice(checkout.amount_cents, checkout.currency)} (test)</button>
<button name="outcome" value="decline">Decline the card (test)</button>
<div class="actions"><a href="${cancelUrl}">Cancel</a></div>
</form>`;
}
