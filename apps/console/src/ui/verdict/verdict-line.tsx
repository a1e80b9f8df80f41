import type { Statement } from '@extracto/model';
import { IconChevronDown, IconEqualNot, IconZoomQuestion } from '@tabler/icons-react';
import { formatCount } from '../format/format-count.ts';
import { formatMoney } from '../format/format-money.ts';
import { Mark } from '../mark/mark.tsx';
import styles from './verdict-line.module.css';
import { VERDICT_WORDS } from './verdict-words.ts';

interface VerdictLineProps {
  statement: Statement;
  isOpen: boolean;
  /** Opens what was checked, with sums. */
  onOpen: (open: boolean) => void;
}

/** The verdict in one line: its word, and the figures that prove it, contradict it, or are missing. */
export function VerdictLine({ statement, isOpen, onOpen }: VerdictLineProps) {
  const { status, checks } = statement.verification;
  return (
    <div className={styles.line} data-status={status} data-nothing={checks.length === 0 || undefined}>
      <span className={styles.seal}>
        {status === 'verified' && <Mark size={20} />}
        {status === 'mismatch' && <IconEqualNot size={18} aria-hidden />}
        {status === 'unverifiable' && <IconZoomQuestion size={18} aria-hidden />}
      </span>
      <p className={styles.word} role="status">
        {VERDICT_WORDS[status]}
      </p>
      <p className={styles.figures} title={describeFigures(statement)}>
        {describeFigures(statement)}
      </p>
      <button type="button" className={styles.checks} aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
        {checks.length === 0 ? 'Details' : formatCount(checks.length, 'check')}
        <IconChevronDown size={14} aria-hidden />
      </button>
    </div>
  );
}

function describeFigures({ verification, transactions, openingBalance, closingBalance }: Statement): string {
  const { status, missing, breaks } = verification;
  const rows = formatCount(transactions.length, 'row');
  if (status === 'unverifiable') return missing[0] ?? '';
  if (status === 'mismatch') {
    const [first] = breaks;
    return first === undefined ? rows : `${rows}, ${formatMoney(first.difference)} off`;
  }
  if (openingBalance === null || closingBalance === null) return `${rows} match the printed figures`;
  return `${rows} lead from ${formatMoney(openingBalance)} to ${formatMoney(closingBalance)}`;
}
