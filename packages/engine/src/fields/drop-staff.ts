/**
 * Leaves out who of the bank looks after the account: the label, and the name behind, beside or below it.
 *
 *   Mary Patel            Your adviser
 *   14 Orchard Close      Emma Clarke
 *   LEEDS LS6 2AB         1 Market Square, Derby
 */
import { normalWords } from '../knowledge/normalise-label.ts';
import { isTerm } from '../knowledge/terms.ts';
import { findBelow, type Part } from './address-part.ts';
import { hasLegalForm, isPersonal, namesStaff } from './name-like.ts';

export function dropStaff(parts: readonly Part[]): readonly Part[] {
  const labels = parts.filter(({ segment: { text } }) => namesStaff(normalWords(text)) && !hasLegalForm(text));
  if (labels.length === 0) return parts;
  const dropped = new Set(labels.flatMap((label) => [label, findNamed(label, parts) ?? label]));
  return parts.filter((part) => !dropped.has(part));
}

/** Level with a label over its name stands the customer. */
function findNamed(label: Part, parts: readonly Part[]): Part | null {
  if (!isTerm('bankStaff', normalWords(label.segment.text).join(' '))) return null;
  const below = findBelow(label, parts);
  if (below !== null && isPersonal(below.segment.text)) return below;
  return parts.find(({ segment, line }) => line === label.line && segment.from === label.segment.to) ?? null;
}
