import type { JobVerification } from '@extracto/contract';
import { IconEqualNot, IconZoomQuestion } from '@tabler/icons-react';
import { Mark } from '../../ui/mark/mark.tsx';
import styles from './proof-chip.module.css';

const WORDS = {
  verified: 'Verified',
  mismatch: 'Sums do not match',
  unverifiable: 'Cannot be proved',
} as const satisfies Record<JobVerification['status'], string>;

const MEANINGS = {
  verified: 'Opening balance and all transactions give the closing balance that the statement prints.',
  mismatch:
    'The transactions do not give the printed balances. The result names the rows between which the sums break.',
  unverifiable: 'The statement prints too little to prove the result. The result says what is missing.',
} as const satisfies Record<JobVerification['status'], string>;

/** Whether the statement's own arithmetic proves the result. */
export function ProofChip({ status }: { status: JobVerification['status'] }) {
  return (
    <div className={styles.proof} data-status={status}>
      <span className={styles.seal}>
        {status === 'verified' && <Mark size={26} />}
        {status === 'mismatch' && <IconEqualNot size={22} aria-hidden />}
        {status === 'unverifiable' && <IconZoomQuestion size={22} stroke={1.75} aria-hidden />}
      </span>
      <div>
        <p className={styles.word}>{WORDS[status]}</p>
        <p className={styles.meaning}>{MEANINGS[status]}</p>
      </div>
    </div>
  );
}
