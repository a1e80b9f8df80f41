import { expect, test } from 'vitest';
import { readHocr } from './read-hocr.ts';

const page = (lines: string) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml"><body><div class='ocr_page' title='image ""; bbox 0 0 9 9'>${lines}</div></body></html>`;

const letter = (text: string, left: number, ...choices: string[]) =>
  `<span class='ocrx_cinfo' title='x_bboxes ${left} 2 ${left + 9} 20; x_conf 98.5'>${text}</span>
   <span class='ocrx_cinfo' id='lstm_choices_1_1_1'>
    ${choices.map((choice, at) => `<span class='ocrx_cinfo' id='choice_1_1_${at}' title='x_confs 0'>${choice}</span>`).join('')}
   </span>`;

test('words with their lines, letters and other readings', () => {
  const words = readHocr(
    page(`<span class='ocr_line' title="bbox 1 2 19 20; baseline 0 -2">
      <span class='ocrx_word' title='bbox 1 2 19 20; x_wconf 95'>${letter(' A', 1, 'A', '4')}${letter('&amp;', 10, '&amp;', '8')}</span>
    </span>
    <span class='ocr_header' title="bbox 1 30 9 48"><span class='ocrx_word' title='bbox 1 2 10 20; x_wconf 80'>${letter('7', 1)}</span></span>`),
  );
  expect(words).toEqual([
    {
      text: 'A&',
      box: [1, 2, 19, 20],
      lineIndex: 0,
      confidence: 0.95,
      symbols: [
        { text: 'A', left: 1, right: 10, confidence: 0.985, alternatives: ['4'] },
        { text: '&', left: 10, right: 19, confidence: 0.985, alternatives: ['8'] },
      ],
    },
    {
      text: '7',
      box: [1, 2, 10, 20],
      lineIndex: 1,
      confidence: 0.8,
      symbols: [{ text: '7', left: 1, right: 10, confidence: 0.985, alternatives: [] }],
    },
  ]);
});

test('a page without words has none', () => {
  expect(readHocr(page(''))).toEqual([]);
});

test.each([
  ['an error', 'Error opening data file'],
  ['output that breaks off', page('').slice(0, -20)],
  ['a word without a box', page("<span class='ocrx_word' title='x_wconf 95'></span>")],
])('%s is refused', (_, output) => {
  expect(() => readHocr(output)).toThrow();
});
