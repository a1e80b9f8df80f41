import type { JobVerification } from '@extracto/contract';
import { IconEqualNot, IconZoomQuestion } from '@tabler/icons-react';
import { Mark } from '../../ui/mark/mark.tsx';
import { describeChecks } from '../../ui/verdict/describe-checks.ts';
import { VERDICT_WORDS } from '../../ui/verdict/verdict-words.ts';
import styles from './proof-chip.module.css';

/** The checks that the review of such a document adds to those named here. */
const NEXT_STEPS = {
  verified: '',
  mismatch: 'The review shows where the totals stop matching.',
  unverifiable: 'The review says what is missing.',
} as const satisfies Record<JobVerification['status'], string>;

/** The verification status of a job, with the checks that the document passed or failed. */
export function ProofChip({ verification: { status, checks } }: { verification: JobVerification }) {
  const checked = describeChecks(checks);
  return (
    <div className={styles.proof} data-status={status} data-nothing={checked === null || undefined}>
      <span className={styles.seal}>
        {status === 'verified' && <Mark size={26} />}
        {status === 'mismatch' && <IconEqualNot size={22} aria-hidden />}
        {status === 'unverifiable' && <IconZoomQuestion size={22} stroke={1.75} aria-hidden />}
      </span>
      <div>
        <p className={styles.word}>{VERDICT_WORDS[status]}</p>
        <p className={styles.meaning}>
          {[checked ?? (status === 'unverifiable' ? NOTHING_PRINTED : ''), NEXT_STEPS[status]].join(' ').trim()}
        </p>
      </div>
    </div>
  );
}

const NOTHING_PRINTED = 'The document prints no balances or totals to check the rows against.';
