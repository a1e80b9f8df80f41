/** Layers (optional content): what a viewer shows is read, what is switched off is not. */
import { FIRST_EXTRA, writePdf, writeStream } from '@extracto/samples/raw/write-pdf';
import { describe, expect, test } from 'vitest';
import { readFirstPage, readTexts } from './testing/read-first-page.ts';

const [ON, OFF, FORM] = [FIRST_EXTRA, FIRST_EXTRA + 1, FIRST_EXTRA + 2];
const LAYERS = ['<< /Type /OCG /Name (Layer) >>', '<< /Type /OCG /Name (Layer) >>'];
const PROPERTIES = `/OCProperties << /OCGs [${ON} 0 R ${OFF} 0 R] /D << /ON [${ON} 0 R] /OFF [${OFF} 0 R] >> >>`;
const RESOURCES = `/Properties << /On ${ON} 0 R /Off ${OFF} 0 R >> /XObject << /Fm ${FORM} 0 R >>`;

const show = (text: string, y = 700, paint = '') => `BT ${paint} /F2 10 Tf 50 ${y} Td (${text}) Tj ET`;
const inLayer = (layer: 'On' | 'Off', content: string) => `/OC /${layer} BDC ${content} EMC`;
const layeredPdf = (content: string, extra: readonly (string | Uint8Array)[] = [], entries = '') =>
  writePdf({ content, resources: RESOURCES, entries }, [...LAYERS, ...extra], PROPERTIES);
const form = (content: string, entries = '') =>
  writeStream(
    content,
    `/Type /XObject /Subtype /Form /BBox [0 0 600 800] ${entries} /Resources << /Font << /F2 6 0 R >> /Properties << /On ${ON} 0 R /Off ${OFF} 0 R >> >>`,
  );

describe('text of a layer that is switched off is not read', () => {
  test('over the text of one that is on', async () => {
    const bytes = layeredPdf(inLayer('On', show('45.00')) + inLayer('Off', show('54.00')));
    expect(await readTexts(bytes)).toEqual(['45.00']);
  });
  test('on a page that is turned', async () => {
    const bytes = layeredPdf(inLayer('On', show('45.00')) + inLayer('Off', show('54.00', 600)), [], '/Rotate 180');
    expect(await readTexts(bytes)).toEqual(['45.00']);
  });
  test('within a layer that is on', async () => {
    const bytes = layeredPdf(inLayer('On', show('45.00') + inLayer('Off', show('54.00'))));
    expect(await readTexts(bytes)).toEqual(['45.00']);
  });
  test('by a membership of several layers', async () => {
    const membership = `<< /Type /OCMD /P /AllOn /OCGs [${ON} 0 R ${OFF} 0 R] >>`;
    const bytes = writePdf(
      {
        content: `${show('45.00')} ${`/OC /Both BDC ${show('54.00')} EMC`}`,
        resources: `/Properties << /Both ${FORM} 0 R >>`,
      },
      [...LAYERS, membership],
      PROPERTIES,
    );
    expect(await readTexts(bytes)).toEqual(['45.00']);
  });
  test('in a form that stands in the layer', async () => {
    const bytes = layeredPdf(`${show('45.00')} ${inLayer('Off', '/Fm Do')}`, [form(show('54.00'))]);
    expect(await readTexts(bytes)).toEqual(['45.00']);
  });
  test('in a form that says so itself', async () => {
    const bytes = layeredPdf(`${show('45.00')} /Fm Do`, [form(show('54.00'), `/OC ${OFF} 0 R`)]);
    expect(await readTexts(bytes)).toEqual(['45.00']);
  });
  test('in a form beside other text of it', async () => {
    const bytes = layeredPdf('/Fm Do', [form(inLayer('Off', show('54.00')) + inLayer('On', show('45.00')))]);
    expect(await readTexts(bytes)).toEqual(['45.00']);
  });
});

describe('text of a layer that is shown is read', () => {
  test('once, in a form drawn again in every strip of the page', async () => {
    const strips = [0, 55, 60].map((left) => `q ${left} 0 ${left === 0 ? 55 : 5} 800 re W n /Fm Do Q`).join(' ');
    expect(await readTexts(layeredPdf(strips, [form(show('45.00', 400))]))).toEqual(['45.00']);
  });
  test.each([
    ['off the page', '1 0 0 1 0 -200 cm'],
    ['clipped away', '0 300 600 200 re W n 1 0 0 1 0 -50 cm'],
  ])('in a form whose first texts are %s', async (_, place) => {
    const first = [100, 110, 120, 130].map((y) => show('1.00', y)).join(' ');
    const bytes = layeredPdf(`q ${place} /Fm Do Q`, [form(`${first} ${show('45.00', 400)}`)]);
    expect(await readTexts(bytes)).toEqual(['45.00']);
  });
  test.each([
    ['in any ink', inLayer('On', show('45.00'))],
    ['in the gray of the ground on which it is looked for', inLayer('On', show('45.00', 700, '0.57647 g'))],
    ['in white on a dark band', inLayer('On', `0 g 0 690 600 30 re f ${show('45.00', 700, '1 g')}`)],
    ['under a white box of a layer that is off', `${show('45.00')} ${inLayer('Off', '1 g 40 690 200 30 re f')}`],
    ['behind spaces alone', inLayer('On', `${show('   ')} ${show('45.00')}`)],
  ])('%s', async (_, content) => {
    expect(await readTexts(layeredPdf(content))).toEqual(['45.00']);
  });
  test('in a form', async () => {
    expect(await readTexts(layeredPdf('/Fm Do', [form(show('45.00'), `/OC ${ON} 0 R`)]))).toEqual(['45.00']);
  });
  test('also where it is the invisible text of a scan', async () => {
    const image = writeStream(
      '\x7f',
      '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8',
    );
    const content = `q 600 0 0 800 0 0 cm /Fm Do Q ${inLayer('On', show('45.00', 700, '3 Tr'))}`;
    const page = await readFirstPage(layeredPdf(content, [image]));
    expect(page.words.map((word) => word.text)).toEqual(['45.00']);
    expect(page.textLayer).toBe('hidden');
  });
});
