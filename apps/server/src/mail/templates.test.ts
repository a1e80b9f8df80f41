import { describe, expect, test } from 'vitest';
import type { MailName } from '../db/schema.ts';
import { renderMail } from './render-mail.ts';
import { type FilledTemplate, TEMPLATES, writeMail } from './templates.ts';

const SITE = { publicUrl: 'https://extracto.example', secret: 'tok en&<' };
const HOSTILE = '<script>alert("x")</script>\r\nBcc: evil@example.com';

const FILLED: { readonly [Name in MailName]: Extract<FilledTemplate, { template: Name }>['params'] } = {
  verification: {},
  reset: {},
  'account-exists': {},
  'purchase-receipt': {
    receiptNumber: 'EX-2026-000001',
    planName: HOSTILE,
    credits: 100,
    amountCents: 500,
    currency: 'USD',
    paidOn: '2026-03-31',
    sandbox: false,
  },
  'low-credits': { clientName: HOSTILE, credits: 1 },
  'webhook-disabled': { clientName: HOSTILE, mode: 'live', host: 'hooks.example', reason: 'gone' },
  'support-message': {
    messageId: '01JD8ZV6T0000000000000000A',
    email: 'jane@example.com',
    userId: null,
    page: '/console',
    text: HOSTILE,
  },
  'support-answer': { messageId: '01JD8ZV6T0000000000000000A', answer: 'One.\n\nTwo.', text: HOSTILE },
};

const write = (template: MailName) => writeMail({ template, params: FILLED[template] } as FilledTemplate, SITE);

/** The visible text of the HTML. */
function strip(html: string): string {
  const body = /<body[\s\S]+<\/body>/.exec(html.replace(/<p [^>]*>Extracto<\/p>/, ''))?.[0] ?? '';
  const text = body.replaceAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g, '$2 $1').replaceAll(/<[^>]+>/g, ' ');
  return unescapeHtml(text);
}

function unescapeHtml(text: string): string {
  const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
  return Object.entries(entities).reduce((line, [entity, sign]) => line.replaceAll(entity, sign), text);
}

const words = (text: string) => text.match(/[\w@./:?=%]+/g);

describe.each(Object.keys(TEMPLATES) as MailName[])('the mail %s', (template) => {
  const mail = renderMail(write(template));

  test('says the same as text and as HTML', () => {
    expect(words(strip(mail.html))).toEqual(words(mail.text.replaceAll(/^> /gm, '').replaceAll(':\n\nhttp', ' http')));
  });

  test('has a subject of one line, and nothing of a customer is markup in it', () => {
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.html).not.toContain('<script');
  });

  test('leads to our own pages only, each link alone on its line', () => {
    const links = mail.text.match(/https?:\S+/g) ?? [];
    for (const link of links) expect(new URL(link).origin).toBe(SITE.publicUrl);
    for (const [, link] of mail.html.matchAll(/href="([^"]*)"/g))
      expect(mail.text.split('\n')).toContain(unescapeHtml(link!));
  });
});

test.each([
  ['verification', 'confirm'],
  ['reset', 'token'],
] as const)('the token of %s arrives whole, as %s', (template, name) => {
  const link = /^http\S+$/m.exec(renderMail(write(template)).text)?.[0] ?? '';
  expect(new URL(link).searchParams.get(name)).toBe(SITE.secret);
});
