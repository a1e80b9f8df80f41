import { describe, expect, it } from 'vitest';
import { generateSample } from '../generate-sample.ts';
import type { PageOperations } from './operations.ts';
import { printHtml } from './print-html.ts';

const page = (operations: PageOperations['operations']): PageOperations => ({
  widthPt: 612,
  heightPt: 792,
  operations,
  turned: false,
});

describe('printHtml', () => {
  it('escapes what is printed', () => {
    const place = { x: 10, y: 20, align: 'right', angleDeg: 0 } as const;
    const text = { ...place, face: 'sans', sizePt: 9, color: '#000000', figure: null } as const;
    const html = printHtml([page([{ kind: 'text', text: 'MARKS&SPENCER <b>', ...text }])], 'A & B');
    expect(html).toContain('>MARKS&amp;SPENCER &lt;b&gt;</text>');
    expect(html).toContain('text-anchor="end"');
    expect(html).toContain('<title>A &amp; B</title>');
  });

  it('has a page for each page and a text for each text', async () => {
    const { pages } = await generateSample(2, { family: 'carried-forward', locale: 'de-DE' });
    const html = printHtml(pages, 'Kontoauszug');
    const texts = pages.flatMap(({ operations }) => operations).filter(({ kind }) => kind === 'text');
    expect(html.match(/<svg /g)).toHaveLength(pages.length);
    expect(html.match(/<text /g)).toHaveLength(texts.length);
  });

  it('carries the fonts that a machine may not have, and only those', async () => {
    const greek = await generateSample(2, { family: 'debit-credit', locale: 'el-GR' });
    const german = await generateSample(2, { family: 'debit-credit', locale: 'de-DE' });
    expect(printHtml(greek.pages, 'x')).toContain('@font-face { font-family: wide;');
    expect(printHtml(german.pages, 'x')).not.toContain('@font-face');
  });
});
