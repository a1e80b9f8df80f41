import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The path, with its query, of the link in the newest mail to somebody whose link leads to `path`. */
export async function readMailedLink(email: string, path: string): Promise<string> {
  let link: string | null = null;
  await expect
    .poll(() => {
      link = findLink(email, path);
      return link;
    })
    .not.toBeNull();
  return link ?? '';
}

/** The mails to somebody, oldest first. */
export function readMails(email: string): readonly string[] {
  const folder = process.env.EXTRACTO_E2E_MAIL;
  if (folder === undefined) throw new Error('Set EXTRACTO_E2E_MAIL to the mail folder of the product under test.');
  // Made with the first mail.
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const mails = names.sort().map((name) => decodeMail(readFileSync(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${email}\r\n`));
}

function findLink(email: string, path: string): string | null {
  const urls = readMails(email)
    .map((mail) => /^http\S+$/m.exec(mail)?.[0])
    .map((link) => URL.parse(link ?? ''));
  const url = urls.findLast((found) => found?.pathname === path);
  return url ? url.pathname + url.search : null;
}

/** Quoted-printable: lines that were broken to fit are joined, and `=3D` is an equals sign. */
function decodeMail(mail: string): string {
  return mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
}
