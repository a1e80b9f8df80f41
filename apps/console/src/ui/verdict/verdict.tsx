import { type Break, type Check, OWED_ACCOUNTS, type Statement } from '@extracto/model';
import { IconCheck, IconEqualNot, IconX, IconZoomQuestion } from '@tabler/icons-react';
import { formatCount } from '../format/format-count.ts';
import { formatMoney } from '../format/format-money.ts';
import { Mark } from '../mark/mark.tsx';
import { CHECK_NAMES } from './check-names.ts';
import styles from './verdict.module.css';
import { VERDICT_WORDS } from './verdict-words.ts';

interface VerdictProps {
  statement: Statement;
  /** Goes to a row, 0-based; the place of a break is plain text when not given. */
  onRow?: (index: number) => void;
  /** Goes to the balance at an end of the list. */
  onEdge?: (edge: 'openingBalance' | 'closingBalance') => void;
}

/** The verification status of a statement: the seal, the exact break, or what is missing. */
export function Verdict({ statement, onRow, onEdge }: VerdictProps) {
  const { status, checks, breaks, missing } = statement.verification;
  return (
    <div className={styles.verdict} data-status={status}>
      <span className={styles.seal}>
        {status === 'verified' && <Mark size={36} />}
        {status === 'mismatch' && <IconEqualNot size={32} aria-hidden />}
        {status === 'unverifiable' && <IconZoomQuestion size={32} stroke={1.75} aria-hidden />}
      </span>
      <div className={styles.text}>
        <h2 className={styles.word}>{VERDICT_WORDS[status]}</h2>
        {status === 'verified' && <Equation statement={statement} />}
        {breaks.slice(0, 3).map((found) => (
          <BreakLine
            key={`${found.afterRow} ${found.beforeRow} ${found.difference}`}
            found={found}
            onRow={onRow}
            onEdge={onEdge}
          />
        ))}
        {breaks.length > 3 && <p>{formatCount(breaks.length - 3, 'further break')}.</p>}
        {missing.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {checks.length > 0 && (
          <div className={styles.checks}>
            <ul>
              {checks.map((check) => (
                <CheckLine key={check.name} check={check} />
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}

function Equation({ statement: { openingBalance, closingBalance, account, transactions } }: { statement: Statement }) {
  const rows = formatCount(transactions.length, 'row');
  if (openingBalance === null || closingBalance === null) return <p>The printed figures prove all {rows}.</p>;
  const sign = OWED_ACCOUNTS.has(account.type) ? '−' : '+';
  return (
    <p className={styles.equation}>
      {formatMoney(openingBalance)} {sign} Σ of {rows} = {formatMoney(closingBalance)}
    </p>
  );
}

type Ways = Pick<VerdictProps, 'onRow' | 'onEdge'>;

function BreakLine({ found, ...ways }: Ways & { found: Break }) {
  const { afterRow, beforeRow, difference, explanation } = found;
  const isTotal = afterRow === null && beforeRow === null;
  return (
    <p>
      {isTotal ? (
        'The rows'
      ) : (
        <>
          Between <Place index={afterRow} edge="openingBalance" {...ways} /> and{' '}
          <Place index={beforeRow} edge="closingBalance" {...ways} /> the sums
        </>
      )}{' '}
      differ from the print by <strong className="tabular">{formatMoney(difference)}</strong>.
      {explanation !== null && ` ${explanation}`}
    </p>
  );
}

const EDGES = { openingBalance: 'the opening balance', closingBalance: 'the closing balance' } as const;

function Place({ index, edge, onRow, onEdge }: Ways & { index: number | null; edge: keyof typeof EDGES }) {
  const text = index === null ? EDGES[edge] : `row ${index + 1}`;
  const go = index === null ? onEdge?.bind(null, edge) : onRow?.bind(null, index);
  if (go === undefined) return text;
  return (
    <button type="button" className={styles.place} onClick={() => go()}>
      {text}
    </button>
  );
}

function CheckLine({ check: { name, passed, expected, actual } }: { check: Check }) {
  return (
    <li data-passed={passed}>
      {passed ? <IconCheck size={16} aria-hidden /> : <IconX size={16} aria-hidden />}
      <span>
        <span className="visually-hidden">{passed ? 'Passed: ' : 'Failed: '}</span>
        {CHECK_NAMES[name] ?? name}
        {!passed && expected !== null && actual !== null && (
          <span className={styles.figures}>
            printed {formatMoney(expected)}, computed {formatMoney(actual)}
          </span>
        )}
      </span>
    </li>
  );
}
