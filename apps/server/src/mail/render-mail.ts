/** The same words as plain text and as HTML. Styles stand at the elements, because mail programs drop all others. */
import type { Mail } from '../adapters/mail/index.ts';
import { escapeHtml } from '../printing/index.ts';
import type { MailContent, MailParagraph } from './mail-content.ts';

const BODY = "margin:0;padding:32px 16px;background:#fbfaf5;color:#0e1f1a;font:16px/1.55 Inter,'Segoe UI',sans-serif";
const SHEET = 'max-width:34rem;margin:0 auto;padding:28px;background:#fff;border:1px solid #ddd9cc;border-radius:8px';
const BUTTON =
  'display:inline-block;padding:11px 18px;background:#0b7a53;color:#fff;border-radius:6px;text-decoration:none';
const QUOTE = 'margin:0;padding-left:14px;border-left:3px solid #ddd9cc;white-space:pre-wrap;overflow-wrap:anywhere';

export function renderMail({ subject, paragraphs }: MailContent): Pick<Mail, 'subject' | 'text' | 'html'> {
  // A subject is one line, whatever somebody's name holds.
  const line = subject.replaceAll(/\s+/g, ' ').trim();
  const body = paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${writeHtml(paragraph)}</p>`).join('\n');
  return {
    subject: line,
    text: `${paragraphs.map(writeText).join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light"><title>${escapeHtml(line)}</title></head>
<body style="${BODY}">
<div style="${SHEET}">
<p style="margin:0 0 20px;font-weight:600;color:#0b7a53">Extracto</p>
${body}
</div>
</body>
</html>
`,
  };
}

function writeText(paragraph: MailParagraph): string {
  if (typeof paragraph === 'string') return paragraph;
  if ('link' in paragraph) return `${paragraph.label}:\n\n${paragraph.link}`;
  return paragraph.quote.replaceAll(/^/gm, '> ');
}

function writeHtml(paragraph: MailParagraph): string {
  if (typeof paragraph === 'string') return escapeHtml(paragraph);
  if ('link' in paragraph) {
    return `<a href="${escapeHtml(paragraph.link)}" style="${BUTTON}">${escapeHtml(paragraph.label)}</a>`;
  }
  return `<span style="display:block;${QUOTE}">${escapeHtml(paragraph.quote)}</span>`;
}
