import { findKind } from '../../knowledge/transaction-kinds.ts';
import { sectionKinds } from './label-record.ts';

/** "1.75% foreign transaction fee": a line with a rate is none of an interest table when its words name a fee. */
export function namesFee(text: string): boolean {
  return sectionKinds(text).includes('fees') || findKind(text) === 'fee';
}
