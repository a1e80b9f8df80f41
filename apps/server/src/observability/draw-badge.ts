/** The badge that pages show: a word on a coloured ground, as an SVG that needs no font of ours. */
export type ServiceState = 'operational' | 'slow' | 'down';

const GROUNDS: Readonly<Record<ServiceState, string>> = { operational: '#15693b', slow: '#8a5a00', down: '#a61b1b' };
const LABEL = 'API';
const LABEL_WIDTH = 36;
/** Approximate width of a letter of Verdana at 11 px. */
const LETTER_WIDTH = 7;
const PADDING = 12;

export function drawBadge(state: ServiceState): string {
  const stateWidth = state.length * LETTER_WIDTH + PADDING;
  const width = LABEL_WIDTH + stateWidth;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20" role="img" aria-label="${LABEL}: ${state}">
<title>${LABEL}: ${state}</title>
<rect width="${width}" height="20" rx="3" fill="#3b424c"/>
<path d="M${LABEL_WIDTH} 0h${stateWidth - 3}a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3h-${stateWidth - 3}z" fill="${GROUNDS[state]}"/>
<g fill="#fff" font-family="Verdana,Geneva,sans-serif" font-size="11" text-anchor="middle">
<text x="${LABEL_WIDTH / 2}" y="14">${LABEL}</text>
<text x="${LABEL_WIDTH + stateWidth / 2}" y="14">${state}</text>
</g>
</svg>
`;
}
