import { normalWords } from '../knowledge/normalise-label.ts';
import { isTerm } from '../knowledge/terms.ts';
import { FIELDS } from './thresholds.ts';

const { LONGEST_FRONT } = FIELDS.behindGuardian;

/** "PARENT/GUARDIAN OF ELLA ROSE PARKER" → "ELLA ROSE PARKER", whose account it is; `null` for text that does not open so. */
export function behindGuardian(text: string): string | null {
  const words = text.split(' ');
  for (let count = 1; count <= LONGEST_FRONT && count < words.length; count++)
    if (isTerm('guardianOf', normalWords(words.slice(0, count).join(' ')).join(' ')))
      return words.slice(count).join(' ');
  return null;
}
