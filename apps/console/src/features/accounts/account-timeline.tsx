import type { Account } from '@extracto/contract';
import styles from './account-timeline.module.css';
import { placeBars } from './place-bars.ts';

/** The statements of an account in time, for the eye: the list beside it says the same in words. */
export function AccountTimeline({ statements }: { statements: Account['statements'] }) {
  const { bars, holes, lanes } = placeBars(statements);
  const [first, last] = [
    bars[0]?.statement.from,
    bars
      .map(({ statement }) => statement.to ?? '')
      .sort()
      .at(-1),
  ];
  if (first === undefined) return null;
  return (
    <div className={styles.timeline} aria-hidden="true">
      <div className={styles.track} style={{ height: `${lanes * 1.5}rem` }}>
        {holes.map(({ start, width }) => (
          <span key={start} className={styles.hole} style={{ left: `${start}%`, width: `${width}%` }} />
        ))}
        {bars.map(({ statement, lane, start, width }) => (
          <span
            key={`${statement.jobId} ${statement.index}`}
            className={styles.bar}
            data-status={statement.verification}
            style={{ left: `${start}%`, width: `${width}%`, top: `${lane * 1.5}rem` }}
          />
        ))}
      </div>
      <div className={styles.ends}>
        <span>{first}</span>
        <span>{last}</span>
      </div>
    </div>
  );
}
