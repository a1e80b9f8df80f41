/** Tells the bank's own account at the foot of a page: "Banco del Duero · Plaza de España 1, 46007 Valencia · IBAN ES72 …". */
import { normalWords } from '../knowledge/normalise-label.ts';
import { namesBank, namesStatement } from '../knowledge/title-words.ts';
import { matchKinds } from './match-kinds.ts';

/** `front`: what stands in front of the number in its cell. A bank that has its address there writes about itself. */
export function isOfBank(front: string): boolean {
  const words = normalWords(front);
  return PARTED.test(front) && namesBank(words) && !namesStatement(words) && matchKinds(words).length === 0;
}

/** Two marks and more, and the number of a house. */
const PARTED = /^(?=.*\d)[^·|•]*\p{L}[^·|•]*[·|•,].*[·|•,]/u;
