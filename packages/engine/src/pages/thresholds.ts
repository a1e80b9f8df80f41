/** The numbers by which a page's text layer is judged, and by which its image is rendered. */
import type { Thresholds } from '../geometry/threshold.ts';

export const PAGES = {
  fewWords: {
    value: 30,
    unit: 'words',
    source: 'a stamp, a page number or the name of a scanning program make no text page of an image',
  },
  scanCovers: { value: 0.5, unit: 'share', source: 'chosen: images of scans cover the page, logos do not' },
  outlinedLetters: {
    value: 200,
    unit: 'shapes',
    source: 'a page of text in outlines has hundreds of letters; logos have dozens of shapes',
  },
  unmappedWords: {
    value: 0.02,
    unit: 'share',
    source: 'chosen: good layers have a few decorative signs without a name',
  },
  leastLongWords: { value: 12, unit: 'words', source: 'chosen: fewer words say nothing of their language' },
  shortestLongWord: { value: 4, unit: 'letters', source: 'chosen: shorter ones are often abbreviations' },
  vowelless: {
    value: 0.2,
    unit: 'share',
    source: 'in every language with Latin letters nearly all long words have a vowel',
  },
  agreement: {
    value: 0.9,
    unit: 'share',
    source: 'chosen: room for what the recogniser misreads',
  },
  leastFigures: { value: 5, unit: 'figures', source: 'chosen: fewer figures do not tell a good layer from a bad one' },
  coarsest: { value: 200, unit: 'dpi', source: 'chosen: just below the resolution that the recogniser works at' },
  finest: { value: 300, unit: 'dpi', source: 'chosen: finer pixels are scaled down again before they are read' },
  outlines: {
    value: 220,
    unit: 'dpi',
    source: 'as WORKING_DPI in recognise-page: outlines have no resolution of their own',
  },
} as const satisfies Thresholds;
