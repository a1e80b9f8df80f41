/** Which blocks of rows make up the list: all of them, unless leaving one out makes the printed balances agree. */
import type { Warning } from '@extracto/model';
import type { Settlement } from '../stages/interpret/settle-amounts.ts';
import type { PlacedRow } from './statement-parts.ts';

const MOST_BLOCKS = 12;

/**
 * Look-alikes (pending rows, summaries, the same list again) stand in blocks of their own. When the whole does not add up
 * and leaving out exactly one block makes it, that block is no part of the list; two such blocks decide nothing. Rows that print a running balance are of the list.
 */
export function chooseBlocks(listed: readonly PlacedRow[], settle: (rows: readonly PlacedRow[]) => Settlement) {
  const whole = { rows: listed, settled: settle(listed), leftOut: [] as readonly PlacedRow[] };
  const blocks = [
    ...Map.groupBy(listed, ({ row, table }) => `${table.region.lines[0]?.index ?? 0}:${row.block}`).values(),
  ];
  if (whole.settled.holds || blocks.length < 2 || blocks.length > MOST_BLOCKS) return whole;
  const fits = blocks
    .filter((block) => block.length * 2 < listed.length && block.every(({ entry }) => entry.balance === null))
    .map((block) => ({ rows: listed.filter((row) => !block.includes(row)), leftOut: block }))
    .map((choice) => ({ ...choice, settled: settle(choice.rows) }))
    .filter(({ settled }) => settled.named);
  return fits.length === 1 ? fits[0]! : whole;
}

export function leftOutBlock(page: number): Warning {
  return {
    code: 'list_left_out',
    message:
      'A list on this page is not part of the account activity: without it the printed balances agree, with it they do not.',
    page,
  };
}
