/** Content of a page outside of its content stream: fields and texts that the bank filled are read, everything else is ignored. */
import { FIRST_EXTRA, writePdf, writeStream } from '@extracto/samples/raw/write-pdf';
import { describe, expect, test } from 'vitest';
import { readFirstPage, readTexts } from './testing/read-first-page.ts';

const CONTENT = 'BT /F2 10 Tf 50 700 Td (Balance) Tj ET';
const RECT = '/Rect [100 500 200 520] /F 4';
const FONTS = '/DR << /Font << /F2 6 0 R >> >>';

const appearance = (text: string) =>
  writeStream(
    `/Tx BMC q BT /F2 10 Tf 0 g 2 5 Td (${text}) Tj ET Q EMC`,
    '/Type /XObject /Subtype /Form /BBox [0 0 100 20] /Resources << /Font << /F2 6 0 R >> >>',
  );

/** A page with one annotation, which is a field when `isField`. */
function annotatedPdf(
  annotation: string,
  extra: readonly Uint8Array[],
  acroForm: string | null,
  catalog = '',
): Uint8Array {
  return writePdf(
    { content: CONTENT, entries: `/Annots [${FIRST_EXTRA} 0 R]` },
    [annotation, ...extra],
    acroForm === null ? catalog : `/AcroForm << /Fields [${FIRST_EXTRA} 0 R] ${FONTS} ${acroForm} >> ${catalog}`,
  );
}

const field = (entries: string, type = 'Tx') =>
  `<< /Type /Annot /Subtype /Widget /FT /${type} /T (balance) ${RECT} /DA (/F2 10 Tf 0 g) ${entries} >>`;
const formPdf = (entries: string, extra: readonly Uint8Array[] = [], acroForm = '') =>
  annotatedPdf(field(entries), extra, acroForm);

describe('the value of a form field is read', () => {
  test('with the appearance that the file brings, where it shows', async () => {
    const page = await readFirstPage(
      formPdf(`/V (987.65) /AP << /N ${FIRST_EXTRA + 1} 0 R >>`, [appearance('987.65')]),
    );
    expect(page.words.map((word) => word.text)).toEqual(['Balance', '987.65']);
    expect(page.words[1]?.box[0]).toBeCloseTo(102, 1);
    expect(page.words[1]?.box[3]).toBeCloseTo(297.2, 1);
  });
  test('without any appearance', async () => {
    expect(await readTexts(formPdf('/V (987.65)'))).toEqual(['Balance', '987.65']);
  });
  test('where the form says that viewers must draw all of it', async () => {
    expect(await readTexts(formPdf('/V (987.65)', [], '/NeedAppearances true'))).toEqual(['Balance', '987.65']);
  });
  test('of one that must not be changed', async () => {
    expect(await readTexts(formPdf('/Ff 1 /V (987.65)'))).toEqual(['Balance', '987.65']);
  });
  test('of a choice', async () => {
    const choice = field('/Ff 131072 /Opt [(EUR) (USD)] /V (USD)', 'Ch');
    expect(await readTexts(annotatedPdf(choice, [], ''))).toEqual(['Balance', 'USD']);
  });
  test('that stands in the field and shows in its part on the page', async () => {
    const bytes = writePdf(
      { content: CONTENT, entries: `/Annots [${FIRST_EXTRA + 1} 0 R]` },
      [
        `<< /FT /Tx /T (balance) /V (987.65) /DA (/F2 10 Tf 0 g) /Kids [${FIRST_EXTRA + 1} 0 R] >>`,
        `<< /Type /Annot /Subtype /Widget /Parent ${FIRST_EXTRA} 0 R ${RECT} >>`,
      ],
      `/AcroForm << /Fields [${FIRST_EXTRA} 0 R] ${FONTS} >>`,
    );
    expect(await readTexts(bytes)).toEqual(['Balance', '987.65']);
  });
  test('on a page that is turned', async () => {
    const bytes = writePdf(
      {
        content: 'BT /F2 10 Tf 0 1 -1 0 200 100 Tm (Balance) Tj ET',
        entries: `/Rotate 90 /Annots [${FIRST_EXTRA} 0 R]`,
      },
      [
        `<< /Type /Annot /Subtype /Widget /FT /Tx /T (b) /Rect [200 300 220 400] /F 4 /V (9) /MK << /R 90 >> /AP << /N ${FIRST_EXTRA + 1} 0 R >> >>`,
        writeStream(
          'BT /F2 10 Tf 0 g 2 5 Td (987.65) Tj ET',
          '/Type /XObject /Subtype /Form /BBox [0 0 100 20] /Matrix [0 1 -1 0 20 0] /Resources << /Font << /F2 6 0 R >> >>',
        ),
      ],
      `/AcroForm << /Fields [${FIRST_EXTRA} 0 R] ${FONTS} >>`,
    );
    const page = await readFirstPage(bytes);
    expect(page.words.map((word) => word.text)).toEqual(['Balance', '987.65']);
    expect(page.words[1]?.box[0]).toBeCloseTo(302, 1);
  });
});

describe('a form field adds nothing', () => {
  test.each([
    ['empty', ''],
    ['hidden', '/F 2 /V (987.65)'],
    ['not for view', '/F 32 /V (987.65)'],
  ])('%s', async (_, entries) => {
    expect(await readTexts(formPdf(entries))).toEqual(['Balance']);
  });
});

describe('text that a program laid over the page', () => {
  const laid = (entries: string) =>
    `<< /Type /Annot /Subtype /FreeText ${RECT} /Contents (987.65) /DA (/F2 10 Tf 0 g) /AP << /N ${FIRST_EXTRA + 1} 0 R >> ${entries} >>`;

  test('is read where it shows', async () => {
    expect(await readTexts(annotatedPdf(laid(''), [appearance('987.65')], null))).toEqual(['Balance', '987.65']);
  });
  test.each([
    ['hidden', '/F 2'],
    ['not for view', '/F 32'],
    ['signed by a person', '/T (Somebody)'],
    ['dated by an editor', '/M (D:20250131)'],
    ['numbered by an editor', '/NM (a-1)'],
  ])('is not where it is %s', async (_, entries) => {
    expect(await readTexts(annotatedPdf(laid(entries), [appearance('987.65')], null))).toEqual(['Balance']);
  });
});

describe('annotations of other people are not read', () => {
  const SUBTYPES = [
    'FreeText',
    'Text',
    'Stamp',
    'Highlight',
    'Square',
    'Popup',
    'Link',
    'FileAttachment',
    'Redact',
    'Watermark',
    'Screen',
  ];
  const note = (subtype: string) =>
    `<< /Type /Annot /Subtype /${subtype} ${RECT} /T (Somebody) /Contents (paid 11.11) /DA (/F2 10 Tf 0 g) /AP << /N ${FIRST_EXTRA + 1} 0 R >> >>`;

  test.each(SUBTYPES)('%s', async (subtype) => {
    expect(await readTexts(annotatedPdf(note(subtype), [appearance('paid')], null))).toEqual(['Balance']);
  });
  test.each(SUBTYPES)('%s beside a form field, which is', async (subtype) => {
    const bytes = writePdf(
      { content: CONTENT, entries: `/Annots [${FIRST_EXTRA} 0 R ${FIRST_EXTRA + 2} 0 R ${FIRST_EXTRA} 0 R]` },
      [note(subtype), appearance('paid'), field('/V (987.65)')],
      `/AcroForm << /Fields [${FIRST_EXTRA + 2} 0 R] ${FONTS} >>`,
    );
    expect(await readTexts(bytes)).toEqual(['Balance', '987.65']);
  });
});

describe('nothing that a file brings is run', () => {
  const SCRIPT = `/S /JavaScript /JS (this.getField("balance").value = "11.11"; while (true) app.alert("!");)`;
  const AFTER = FIRST_EXTRA + 1;

  test.each([
    ['when it opens', '', '', `/OpenAction << ${SCRIPT} >>`],
    ['by name', '', '', `/Names << /JavaScript << /Names [(a) << ${SCRIPT} >>] >> >>`],
    ['when it is shown', `/AA << /PO << ${SCRIPT} >> /PV << ${SCRIPT} >> >>`, '', `/AA << /WC << ${SCRIPT} >> >>`],
    ['to format and to calculate', `/AA << /F << ${SCRIPT} >> /C << ${SCRIPT} >> >>`, `/CO [${FIRST_EXTRA} 0 R]`, ''],
    ['to start a program', '', '', '/OpenAction << /S /Launch /F (calc.exe) >>'],
    ['to send what it holds', '', '', '/OpenAction << /S /SubmitForm /F (http://127.0.0.1:9/) /Flags 256 >>'],
    ['to fetch an address', '', '', '/OpenAction << /S /URI /URI (http://127.0.0.1:9/) >>'],
  ])('a script %s', async (_, entries, acroForm, catalog) => {
    const bytes = annotatedPdf(field(`/V (987.65) ${entries}`), [], acroForm, catalog);
    expect(await readTexts(bytes)).toEqual(['Balance', '987.65']);
  });
  test('a form in XFA, which says something else', async () => {
    const xfa = writeStream(
      '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><xfa:datasets xmlns:xfa="http://www.xfa.org/schema/xfa-data/1.0/"><xfa:data><balance>11.11</balance></xfa:data></xfa:datasets></xdp:xdp>',
    );
    const bytes = annotatedPdf(field('/V (987.65)'), [xfa], `/XFA ${AFTER} 0 R`, '/NeedsRendering true');
    expect(await readTexts(bytes)).toEqual(['Balance', '987.65']);
  });
  test('an attached statement', async () => {
    const attached = writeStream(
      writePdf({ content: 'BT /F2 10 Tf 50 700 Td (attached 11.11) Tj ET' }),
      '/Type /EmbeddedFile',
    );
    const names = `/Names << /EmbeddedFiles << /Names [(a.pdf) << /Type /Filespec /F (a.pdf) /EF << /F ${AFTER} 0 R >> >>] >> >>`;
    expect(await readTexts(annotatedPdf(field('/V (987.65)'), [attached], '', names))).toEqual(['Balance', '987.65']);
  });
});
