/** One page → SVG: its words as text where they stand, and above them what the engine made of them. */
import type { Mark, TracedPage } from '@extracto/engine/trace';
import type { Box } from '@extracto/model';
import { escapeMarkup } from './escape-markup.ts';

interface Layer {
  readonly name: 'words' | 'lines' | 'cells' | 'tokens' | 'columns' | 'rows' | 'headers' | 'corrections';
  readonly colour: string;
  /** True when the layer is visible at first. */
  readonly isOn: boolean;
  readonly marksOf: (page: TracedPage) => readonly Mark[];
}

/** Bottom layer first. */
export const LAYERS: readonly Layer[] = [
  {
    name: 'words',
    colour: '#8a8f98',
    isOn: false,
    marksOf: ({ words }) => words.map(({ box }) => ({ box, label: '' })),
  },
  { name: 'lines', colour: '#b08900', isOn: false, marksOf: ({ lines }) => lines.map((box) => ({ box, label: '' })) },
  { name: 'cells', colour: '#6f42c1', isOn: false, marksOf: ({ cells }) => cells.map((box) => ({ box, label: '' })) },
  {
    name: 'tokens',
    colour: '#00707a',
    isOn: false,
    marksOf: ({ tokens }) => tokens.map(({ box, readings }) => ({ box, label: readings.join(' or ') })),
  },
  { name: 'columns', colour: '#1f6feb', isOn: true, marksOf: ({ columns }) => columns },
  { name: 'rows', colour: '#177245', isOn: true, marksOf: ({ rows }) => rows },
  { name: 'headers', colour: '#b3311f', isOn: true, marksOf: ({ headers }) => headers },
  {
    name: 'corrections',
    colour: '#c2187a',
    isOn: true,
    marksOf: ({ words }) =>
      words.flatMap(({ box, recognised }) =>
        recognised === null ? [] : [{ box, label: `recognised as ${recognised}` }],
      ),
  },
];

export function drawPage(page: TracedPage): string {
  const size = `viewBox="0 0 ${print(page.widthPt)} ${print(page.heightPt)}"`;
  const layers = LAYERS.map(({ name, marksOf }) => `<g class="${name}">${marksOf(page).map(drawMark).join('')}</g>`);
  return `<svg ${size} role="img" aria-label="Page ${page.pageNumber}">
<g>${page.words.map(drawWord).join('')}</g>
${layers.join('\n')}
</svg>`;
}

/** The width is the printed one, whatever font draws the word here. */
function drawWord({ box: [x0, y0, x1, y1], text }: TracedPage['words'][number]): string {
  const place = `x="${print(x0)}" y="${print(y1 - (y1 - y0) * 0.22)}" font-size="${print((y1 - y0) * 0.85)}"`;
  return `<text ${place} textLength="${print(x1 - x0)}" lengthAdjust="spacingAndGlyphs">${escapeMarkup(text)}</text>`;
}

function drawMark({ box, label }: Mark): string {
  const [x0, y0, x1, y1] = box;
  const rectangle = `<rect x="${print(x0)}" y="${print(y0)}" width="${print(x1 - x0)}" height="${print(y1 - y0)}">`;
  const title = label === '' ? '' : `<title>${escapeMarkup(label)}</title>`;
  return `${rectangle}${title}</rect>${label === '' ? '' : drawLabel(box, label)}`;
}

function drawLabel([x0, y0]: Box, label: string): string {
  return `<text class="label" x="${print(x0)}" y="${print(y0 - 1)}">${escapeMarkup(label)}</text>`;
}

function print(lengthPt: number): string {
  return String(Math.round(lengthPt * 10) / 10);
}
