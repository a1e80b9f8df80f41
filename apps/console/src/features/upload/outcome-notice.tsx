import { Link } from 'react-router';
import { ADD_EXTRACTIONS_PATH } from '../../ui/addresses.ts';
import { formatCount } from '../../ui/format/format-count.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import type { UploadOutcome } from './upload-store.ts';

/** Outcome of the last start, or of the last check, beside the files it concerns. */
export function OutcomeNotice({ outcome, onClose }: { outcome: UploadOutcome; onClose: () => void }) {
  switch (outcome.kind) {
    case 'accepted':
      return (
        <Notice tone="success" onClose={onClose}>
          {formatCount(outcome.accepted.length, 'file')} submitted successfully. Progress is shown below.
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="failure" onClose={onClose}>
          {outcome.message}
        </Notice>
      );
    case 'no-credits':
      return (
        <Notice tone="warning" onClose={onClose}>
          <p>
            Insufficient extraction credits for your job. Please <Link to={ADD_EXTRACTIONS_PATH}>add extractions</Link>.
          </p>
          {outcome.detail !== null && <p>{outcome.detail}</p>}
          <AcceptedFiles names={outcome.accepted} />
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="failure" onClose={onClose}>
          <p>
            <strong>{outcome.failed}</strong> was not submitted, and nothing was charged for it. {outcome.message}
          </p>
          <AcceptedFiles names={outcome.accepted} />
          {outcome.waiting.length > 0 && <p>Not sent yet: {outcome.waiting.join(', ')}.</p>}
        </Notice>
      );
  }
}

function AcceptedFiles({ names }: { names: readonly string[] }) {
  return names.length === 0 ? null : <p>Already accepted: {names.join(', ')}.</p>;
}
