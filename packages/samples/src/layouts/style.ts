/** Looks of a statement: page, faces, sizes, colours. Chosen once a statement; points throughout. */
import type { Locale } from '../locales/locale.ts';
import type { Face } from '../print/operations.ts';
import type { Random } from '../random.ts';
import type { Switches } from './switches.ts';

export interface Style {
  readonly widthPt: number;
  readonly heightPt: number;
  readonly marginPt: number;
  readonly regular: Face;
  readonly bold: Face;
  readonly sizePt: number;
  /** Line height as a multiple of the size. */
  readonly leading: number;
  /** Extra space between rows of a list. */
  readonly rowGapPt: number;
  readonly columnGapPt: number;
  readonly accent: string;
  readonly ink: string;
  readonly pale: string;
}

const PAGES = { letter: [612, 792], a4: [595.28, 841.89], a5: [419.53, 595.28] } as const;
const ACCENTS = ['#0b3d91', '#8b1e3f', '#006b54', '#5b2a86', '#c8102e', '#1f2937', '#b45309', '#0e7490'];

export function chooseStyle(random: Random, locale: Locale, switches: Switches): Style {
  const [short, long] = PAGES[switches.paper === 'local' ? locale.pageSize : switches.paper];
  const [regular, bold] = chooseFaces(locale, switches);
  const mono = regular === 'mono';
  return {
    widthPt: switches.landscape ? long : short,
    heightPt: switches.landscape ? short : long,
    marginPt: random.integer(36, 58),
    regular,
    bold,
    sizePt: mono ? random.pick([7.5, 8]) : random.pick([7.5, 8, 8.5, 9, 9.5]),
    leading: random.pick([1.18, 1.25, 1.35]),
    rowGapPt: random.pick([0, 1.5, 3, 5]),
    columnGapPt: switches.tight ? 3.5 : random.pick([8, 10, 14]),
    accent: random.pick(ACCENTS),
    ink: random.pick(['#000000', '#111827', '#222222']),
    pale: random.pick(['#f3f4f6', '#eef2f7', '#f7f3ea', '#eaf4ef']),
  };
}

function chooseFaces({ script }: Locale, { typeface }: Switches): [Face, Face] {
  if (script === 'windows-1252') return [typeface, `${typeface}Bold`];
  return script === 'wide' || script === 'rightToLeft' ? [script, `${script}Bold`] : [script, script];
}
