/** Describes how the statements of an account follow each other: one sentence each. */
import type { Chained, MergedStatements, StatementHead } from '@extracto/model';

/** Gaps, balances that do not continue, and rows that were taken once. Empty when the statements follow without a gap. */
export function describeLinks({ parts, repeatedRows }: Pick<MergedStatements, 'parts' | 'repeatedRows'>): string[] {
  const sentences = parts.flatMap((part, index) => describeLink(part, parts[index - 1]));
  if (repeatedRows === 0) return sentences;
  const said =
    repeatedRows === 1
      ? '1 row is in two statements and is taken once.'
      : `${repeatedRows} rows are in two statements and are taken once.`;
  return [...sentences, said];
}

function describeLink({ from, link }: Chained<StatementHead>, before: Chained<StatementHead> | undefined): string[] {
  if (link === null || before === undefined) return [];
  const place = `between ${before.to ?? 'a statement without dates'} and ${from ?? 'a statement without dates'}`;
  if (link.kind === 'gap') {
    const days = link.days === null ? 'Some days' : link.days === 1 ? 'One day' : `${link.days} days`;
    return [`${days} ${place} ${link.days === 1 ? 'is' : 'are'} in no statement.`];
  }
  const continues = link.difference === null || !/[1-9]/.test(link.difference);
  return continues ? [] : [`The balance changes by ${link.difference} ${place}.`];
}
