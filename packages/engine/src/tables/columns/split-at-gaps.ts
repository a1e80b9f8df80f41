import { splitSegments, type TextSegment } from '../../lines/segments.ts';
import { TABLES } from '../thresholds.ts';
import { rolesOf } from './name-roles.ts';

const { NAMES_APART, CLEARLY_WIDER } = TABLES.findHeaders;

/** "CREDIT  VALUE DATE": names stand at the wider gaps, though "CREDIT VALUE" is one as well; `null` where gaps part no names. */
export function splitAtGaps({ words }: TextSegment): readonly TextSegment[] | null {
  const gaps = words.slice(1).map((word, at) => (word.box[0] - words[at]!.box[2]) / word.font.heightPt);
  const names = splitSegments(words, Math.max(NAMES_APART, CLEARLY_WIDER * Math.min(...gaps)));
  return names.length > 1 && names.every(({ text }) => rolesOf(text).length > 0) ? names : null;
}
