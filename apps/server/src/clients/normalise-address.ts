/** Hosts that take a local part with and without its dots for the same mailbox, under the name that stands for all. */
const DOTLESS_HOSTS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * One text for all addresses that lead to the same mailbox: `J.Doe+bank@GoogleMail.com` → `jdoe@gmail.com`. For counting
 * only; nothing is ever mailed to it.
 */
export function normaliseAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const [local = ''] = email.slice(0, at).normalize('NFKC').toLowerCase().split('+');
  const host = email
    .slice(at + 1)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\.$/, '');
  const dotless = DOTLESS_HOSTS[host];
  return dotless === undefined ? `${local}@${host}` : `${local.replaceAll('.', '')}@${dotless}`;
}
