import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

/** `names`: what each row was paid from. */
function typeOf(names: readonly string[], amountsAs = 'Amount') {
  const rows = names.map(
    (name, at) =>
      `  ${String(28 - at)}/02/2026    Paid to payee ${String.fromCharCode(65 + at)}      ${name.padEnd(22)}   - ${String(70 + at)}.25`,
  );
  const page = [`  Date          Details              Your account             ${amountsAs}`, ...rows].join('\n');
  return readDocument(printPages(page), 'Document').statements[0]!.account.type;
}

const [ONE, OTHER] = ['First Bank - 45', 'Other Bank - 08'];

it('a list whose rows are paid from several accounts is that of an app', () => {
  expect(typeOf([ONE, OTHER, ONE, ONE, OTHER, OTHER, ONE])).toBe('other');
  expect(typeOf(['Balance', 'Card (3371)', 'Balance', 'Card (3371)', 'Balance', 'Balance'])).toBe('other');
});

it.each([
  ['one account alone', [ONE, ONE, ONE, ONE, ONE, ONE]],
  ['names without figures', ['Groceries', 'Rent', 'Rent', 'Groceries', 'Groceries', 'Rent']],
  ['as many names as rows', [ONE, OTHER, 'Third Bank - 11', 'Bank - 12', 'My Bank - 13', 'Your Bank - 14']],
  ['few rows', [ONE, OTHER, ONE, OTHER]],
])('%s says nothing of the kind', (_, names) => {
  expect(typeOf(names)).toBeNull();
});
