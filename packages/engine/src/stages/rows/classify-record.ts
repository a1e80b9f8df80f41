import type { MoneyToken } from '../../reading.ts';
import type { Record } from '../../table.ts';
import { isSummaryTitle, labelRecord, sectionKinds } from './label-record.ts';
import type { ColumnUse, Item } from './row.ts';

export function classify(record: Record, use: ColumnUse, left: number, isBare: boolean): Item {
  const text = [...record.texts.values()].join(' ');
  const amounts = [...record.money].filter(([column]) => use.amounts.has(column)).map(([, token]) => token);
  const filled = amounts.filter((token) => !isZero(token));
  const hasBalance = use.balance !== null && record.money.get(use.balance)?.strong === true;
  const hasDate = use.date !== null && record.dates.has(use.date);
  const hasMoney = isBare ? record.money.size > 0 : [...record.money.values()].some((token) => token.strong);
  // without a balance column a dated row called NEW BALANCE SHOES is a purchase
  const label = record.money.size > 0 || hasDate ? labelRecord(text, hasDate && use.balance === null) : 'none';
  const base = { record, label, sections: [] as readonly string[] };
  if (label === 'opening' || label === 'closing' || label === 'carried') {
    if (hasMoney && (filled.length === 0 || !hasBalance || !hasDate)) return { ...base, kind: 'balance' };
  }
  if (label === 'notice' && record.money.size > 0) return { ...base, kind: 'total' };
  const isPosted = filled.length === 1 && hasBalance;
  if (((label === 'total' && !isPosted) || label === 'pending') && record.money.size > 0 && !hasDate)
    return { ...base, kind: 'total' };
  if (filled.length > 1 && !hasDate && use.amounts.size > 1) return { ...base, kind: 'total' };
  if (amounts.length > 0 && filled.length === 0 && hasBalance && !hasDate && text === '')
    return { ...base, kind: 'balance' };
  if (amounts.length > 0)
    return { ...base, kind: (isRate(record) && !hasDate) || isBalanceGrid(record) ? 'rate' : 'anchor' };
  if (hasBalance) return { ...base, kind: 'balance' };
  if (hasDate) return { ...base, kind: 'opener' };
  const isBareText = record.money.size === 0 && record.stray.length === 0;
  if (isBareText && isSummaryTitle(text)) return { ...base, kind: 'heading', sections: ['feeTable'] };
  const sections = isBareText ? sectionKinds(text) : [];
  if (sections.length > 0 && record.line.box[0] <= left + HEADING_INDENT_PT)
    return { ...base, kind: 'heading', sections };
  return { ...base, kind: text === '' ? 'blank' : 'text' };
}

/** An undated line with a percentage is of an interest table, and the list above it is over. */
function isRate(record: Record): boolean {
  return record.line.words.some((word) => /^[\d.,]*%$/.test(word.text));
}

/** "01/03 58,051.65 14/03 47,670.42 23/03 69,613.05": day and balance, several times across. */
function isBalanceGrid({ line }: Record): boolean {
  const values = [...line.dates, ...line.money.filter((token) => token.strong)].sort((a, b) => a.box[0] - b.box[0]);
  if (values.length < 4) return false;
  const isValue = (at: number) => values.some((value) => at >= value.from && at < value.to);
  if (line.words.some((word, at) => !isValue(at) && /\p{L}{2}/u.test(word.text))) return false;
  return values.every((value, index) => value.kind === (index % 2 === 0 ? 'date' : 'money'));
}

function isZero(token: MoneyToken): boolean {
  return (token.readings.dot?.digits ?? 0) === 0 && (token.readings.comma?.digits ?? 0) === 0;
}

/** Headings start where the table starts; a continuation line starts where descriptions do. */
const HEADING_INDENT_PT = 4;
