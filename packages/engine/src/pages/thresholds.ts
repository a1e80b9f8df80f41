/** The numbers by which a page's text layer is judged, and by which its image is rendered, by the file that uses them. */
import { defineThresholds } from '@extracto/model';

export const PAGES = defineThresholds({
  fitTypeSize: { USUAL_PT: { value: 9, unit: 'pt', source: 'convention' } },
  judgeTrust: {
    FEW_WORDS: {
      value: 30,
      unit: 'words',
      source: 'a stamp, a page number or the name of a scanning program make no text page of an image',
    },
    SCAN_COVERS: { value: 0.5, unit: 'share', source: 'convention: images of scans cover the page, logos do not' },
    OUTLINED_LETTERS: {
      value: 200,
      unit: 'count',
      source: 'a page of text in outlines has hundreds of letters; logos have dozens of shapes',
    },
    UNMAPPED_WORDS: {
      value: 0.02,
      unit: 'share',
      source: 'convention: good layers have a few decorative signs without a name',
    },
    LEAST_LONG_WORDS: { value: 12, unit: 'words', source: 'convention: fewer words say nothing of their language' },
    SHORTEST_LONG_WORD: { value: 4, unit: 'letters', source: 'convention: shorter ones are often abbreviations' },
    VOWELLESS: {
      value: 0.2,
      unit: 'share',
      source: 'in every language with Latin letters nearly all long words have a vowel',
    },
  },
  chooseReading: {
    AGREEMENT: { value: 0.9, unit: 'share', source: 'convention: room for what the recogniser misreads' },
    LEAST_FIGURES: {
      value: 5,
      unit: 'count',
      source: 'convention: fewer figures do not tell a good layer from a bad one',
    },
  },
  readTrustedPages: {
    COARSEST: { value: 200, unit: 'dpi', source: 'convention: just below the resolution that the recogniser works at' },
    FINEST: { value: 300, unit: 'dpi', source: 'convention: finer pixels are scaled down again before they are read' },
    OUTLINES: {
      value: 220,
      unit: 'dpi',
      source: 'as WORKING_DPI in recognise-page: outlines have no resolution of their own',
    },
    MOST_IMAGE_PIXELS: {
      value: 400_000_000,
      unit: 'pixels',
      source:
        'convention: A3 at 1200 dpi has 280 million; beyond that, decoding alone takes the time of a whole document',
    },
  },
  sheetFactor: {
    SHEET_PT: { value: 800, unit: 'pt', source: 'definition: between the long sides of US letter, 792, and A4, 842' },
  },
  setCopiesAside: {
    SAME_PLACE_PT: { value: 1, unit: 'pt', source: 'convention: programs that merge files round coordinates' },
    LEAST_AMOUNTS: {
      value: 8,
      unit: 'count',
      source: 'convention: different amounts; the sheets of an account at rest print fewer, month after month',
    },
    SAME_FIGURES: {
      value: 0.8,
      unit: 'share',
      source: 'convention: room for what the recogniser misreads of dates and numbers, none for another period',
    },
  },
  dropSidewaysNotes: {
    LONGEST: { value: 2, unit: 'letters', source: 'a wide letter on its side is read as one or two' },
    LEAST_LETTERS: { value: 8, unit: 'count', source: 'convention: fewer may be marks of rows in tight print' },
    SAME_EDGE_PT: { value: 2, unit: 'pt', source: 'convention: letters of one line, seen from its side' },
    TOUCHING: {
      value: 0.3,
      unit: 'text heights',
      source: 'ink of printed lines stands half its height apart and more',
    },
    LEVEL: { value: 0.15, unit: 'text heights', source: 'convention: between the middles of words of one line' },
    MOST_LEVEL: { value: 0.5, unit: 'share', source: 'letters of a note are level with a line by chance alone' },
    FURTHEST: { value: 4, unit: 'text heights', source: 'convention: room for letters that were not read' },
    MOSTLY: { value: 0.7, unit: 'share', source: 'convention: spaces and letters that were not read are the rest' },
  },
  widenTypewriter: {
    LEAST_WORDS: { value: 20, unit: 'words', source: 'convention: fewer say nothing of the type of a page' },
    LEAST_LETTERS: { value: 5, unit: 'letters', source: 'convention: the ends of shorter words weigh too much' },
    SAME_PITCH: {
      value: 0.02,
      unit: 'share',
      source: 'words of five letters differ by a tenth and more in other type',
    },
    MOSTLY: { value: 0.7, unit: 'share', source: 'convention: room for headings and a line of small print' },
    BARE_INK: { value: 0.25, unit: 'letters', source: 'Courier leaves as much free at both ends of a word together' },
    WIDEST_BEARING: { value: 0.8, unit: 'letters', source: 'Courier leaves half a letter free beside an i or a stop' },
  },
  openDocument: {
    HEADER_WITHIN_BYTES: {
      value: 1024,
      unit: 'bytes',
      source: 'readers accept the header anywhere in the first 1024 bytes (ISO 32000-1, implementation note 13)',
    },
  },
});
