/** A trace → one HTML file without scripts or addresses: what the solver weighed, and an SVG a page with layers to switch. */
import type { RankedSigns, Trace, TracedPage, TracedReading, TracedStatement } from '@extracto/engine/trace';
import { ExtractionError, type ExtractionErrorCode } from '@extracto/model';
import { drawPage, LAYERS } from './draw-page.ts';
import { escapeMarkup } from './escape-markup.ts';

const STYLE = `
  body { margin: 1.5rem; background: #f2f1ec; color: #20242a; font: 15px/1.5 system-ui, sans-serif; }
  svg { display: block; width: min(100%, 60rem); margin: 0.5rem 0 2rem; background: #fff; box-shadow: 0 1px 6px rgb(0 0 0 / 18%); }
  svg text { fill: #20242a; font-family: Helvetica, Arial, sans-serif; }
  svg rect { fill-opacity: 0.08; stroke-width: 0.6; }
  svg .label { font-size: 5px; stroke: none; }
  nav { position: sticky; top: 0; padding: 0.5rem 0; background: #f2f1ec; }
  label { margin-right: 1.25rem; white-space: nowrap; }
${LAYERS.map(({ name, colour }) => `  .${name} rect { fill: ${colour}; stroke: ${colour}; } .${name} .label { fill: ${colour}; } label[for=${name}] { color: ${colour}; }`).join('\n')}
${LAYERS.map(({ name }) => `  body:has(#${name}:not(:checked)) svg .${name} { display: none; }`).join('\n')}
`;

/** `failure`: why the document gives no result, `null` when it gives one. */
export function drawHtml(title: string, { pages, readings }: Trace, failure: ExtractionErrorCode | null): string {
  const name = escapeMarkup(title);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${name}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${name}</h1>
${failure === null ? '' : `<p>${escapeMarkup(new ExtractionError(failure).message)}</p>`}
${readings.map(drawReading).join('\n')}
<nav>${LAYERS.map(drawSwitch).join('')}</nav>
${pages.map((page) => drawSection(page)).join('\n')}
</body>
</html>
`;
}

function drawReading({ notation, dateOrder, isDateOrderOpen, divisions, statements }: TracedReading): string {
  const dates = `dates ${dateOrder}${isDateOrderOpen ? ', ambiguous' : ''}`;
  const tried = divisions.map(
    ({ statements: count, rows, provedRows }) => `${count}: ${provedRows} of ${rows} rows proved`,
  );
  return `<p>${escapeMarkup(`Amounts ${notation}, ${dates}. Divisions into statements: ${tried.join('; ')}.`)}</p>
<ol>${statements.map(drawStatement).join('')}</ol>`;
}

function drawStatement({ status, transactions, unassigned, ambiguities, readings }: TracedStatement): string {
  const parts = [
    `${status}, ${transactions} transactions`,
    ...(unassigned === 0 ? [] : [`${unassigned} amounts unassigned`]),
    ...ambiguities,
  ];
  return `<li>${escapeMarkup(parts.join(', '))}<ol>${readings.map(drawSigns).join('')}</ol></li>`;
}

function drawSigns({ name, opening, closing, score, refutedBy }: RankedSigns, rank: number): string {
  const ends = `${opening ?? 'no opening balance'} to ${closing ?? 'no closing balance'}`;
  const refuted = refutedBy.length === 0 ? 'equally consistent, but less usual' : `refuted: ${refutedBy.join('; ')}`;
  const verdict = rank === 0 ? 'taken' : refuted;
  return `<li>${escapeMarkup(`${name}: ${ends}, score ${score}, ${verdict}`)}</li>`;
}

function drawSwitch({ name, isOn }: (typeof LAYERS)[number]): string {
  return `<label for="${name}"><input type="checkbox" id="${name}"${isOn ? ' checked' : ''}> ${name}</label>`;
}

function drawSection(page: TracedPage): string {
  return `<h2>Page ${page.pageNumber}</h2>\n${drawPage(page)}`;
}
