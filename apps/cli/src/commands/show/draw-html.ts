/** A sketch → one HTML file without scripts or addresses: an SVG a page, layers switched by check boxes. */
import type { DocumentSketch, PageSketch } from '@extracto/engine/sketch';
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

export function drawHtml(title: string, { pages, result, failure }: DocumentSketch): string {
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
${failure === null ? '' : `<p>${escapeMarkup(failure.message)}</p>`}
<ul>${(result?.statements ?? []).map(describeStatement).join('')}</ul>
<nav>${LAYERS.map(drawSwitch).join('')}</nav>
${pages.map((page) => drawSection(page)).join('\n')}
</body>
</html>
`;
}

type Statement = NonNullable<DocumentSketch['result']>['statements'][number];

function describeStatement({ account, transactions, verification, unassigned }: Statement, index: number): string {
  const facts = [
    `Account ${index + 1} (${account.type ?? 'no type'}, ${account.currency ?? 'no currency'}): ${verification.status}`,
    `${transactions.length} transactions`,
    ...(unassigned.length === 0 ? [] : [`${unassigned.length} amounts unexplained`]),
    ...verification.missing,
  ];
  return `<li>${escapeMarkup(facts.join(', '))}</li>`;
}

function drawSwitch({ name, isOn }: (typeof LAYERS)[number]): string {
  return `<label for="${name}"><input type="checkbox" id="${name}"${isOn ? ' checked' : ''}> ${name}</label>`;
}

function drawSection(page: PageSketch): string {
  return `<h2>Page ${page.pageNumber}</h2>\n${drawPage(page)}`;
}
