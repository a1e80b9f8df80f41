import { IconAlertTriangle, IconCheck, IconCircleHalf2, IconEqualNot, IconStack2 } from '@tabler/icons-react';
import styles from './account-months.module.css';
import type { AccountStatement } from './describe-link.ts';
import { listMonths, type MonthState } from './list-months.ts';

const STATES = {
  have: { word: 'there', icon: IconCheck },
  part: { word: 'in part', icon: IconCircleHalf2 },
  missing: { word: 'missing', icon: IconAlertTriangle },
  overlapping: { word: 'there twice', icon: IconStack2 },
  contradicted: { word: 'contradicted', icon: IconEqualNot },
} as const satisfies Record<MonthState, object>;

const NUMBERS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
const shortName = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const nameMonth = (number: string) => shortName.format(new Date(`2025-${number}-01T00:00:00Z`));

/** A row for each year: which months are there, and which are not. */
export function AccountMonths({ name, statements }: { name: string; statements: readonly AccountStatement[] }) {
  const months = new Map(listMonths(statements).map(({ month, state }) => [month, state]));
  const years = new Set([...months.keys()].map((month) => month.slice(0, 4)));
  const absent = [...months].filter(([, state]) => state === 'missing' || state === 'part');
  if (months.size === 0) return null;
  return (
    <div className={styles.months}>
      <table className={styles.table}>
        <caption className="visually-hidden">Months of {name}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Year</span>
            </th>
            {NUMBERS.map((number) => (
              <th key={number} scope="col">
                {nameMonth(number)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...years].map((year) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              {NUMBERS.map((number) => (
                <MonthCell key={number} month={`${year}-${number}`} state={months.get(`${year}-${number}`) ?? null} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {absent.length > 0 && (
        <p className={styles.absent}>{absent.map(([month, state]) => `${month} ${STATES[state].word}`).join(', ')}</p>
      )}
    </div>
  );
}

function MonthCell({ month, state }: { month: string; state: MonthState | null }) {
  if (state === null) return <td />;
  const { word, icon: Icon } = STATES[state];
  return (
    <td data-state={state} title={`${month} ${word}`}>
      <Icon size={14} aria-hidden />
      <span className="visually-hidden">{word}</span>
    </td>
  );
}
