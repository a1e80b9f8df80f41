import type { Job } from '@extracto/contract';
import { ActionIcon, Loader, Progress } from '@mantine/core';
import { IconFileTypePdf, IconLockOpen, IconPhoto, IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatCount } from '../../ui/format/format-count.ts';
import styles from './file-row.module.css';
import { isImage } from './images.ts';
import type { SelectedFile } from './selected-file.ts';

interface FileRowProps {
  selected: SelectedFile;
  /** An earlier job with the same file. */
  twin: Job | null;
  /** Chooses to submit the file again despite the earlier job. */
  onAgain: (again: boolean) => void;
  disabled: boolean;
  onUnlock: () => void;
  onRemove: () => void;
}

export function FileRow({ selected, twin, disabled, onAgain, onUnlock, onRemove }: FileRowProps) {
  const { file, check, sent, refusal } = selected;
  const isLocked = check.kind === 'locked' || check.kind === 'wrong-password';
  const isBad = check.kind === 'wrong-password' || check.kind === 'unreadable' || refusal !== null;
  const FileIcon = isImage(file) ? IconPhoto : IconFileTypePdf;
  return (
    <li className={styles.row} data-file={selected.id} data-bad={isBad || undefined}>
      {check.kind === 'checking' ? (
        <Loader size={18} role="img" aria-label={`Checking ${file.name}`} />
      ) : (
        <FileIcon size={20} stroke={1.5} className={styles.icon} aria-hidden />
      )}
      <div className={styles.name}>
        <span className={styles.label} title={file.name}>
          {file.name}
        </span>
        <span className={styles.state}>{describeState(selected)}</span>
        {twin !== null && sent === null && (
          <KnownFile twin={twin} again={selected.again} disabled={disabled} onAgain={onAgain} />
        )}
        {sent !== null && (
          <Progress value={sent * 100} size="sm" aria-label={`${file.name}: ${Math.round(sent * 100)} % sent`} />
        )}
      </div>
      {isLocked && (
        <ActionIcon
          variant="subtle"
          size="lg"
          color={check.kind === 'wrong-password' ? 'vermilion' : 'green'}
          data-invalid={check.kind === 'wrong-password' || undefined}
          aria-label={`Unlock ${file.name}`}
          disabled={disabled}
          onClick={onUnlock}
        >
          <IconLockOpen size={18} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        size="lg"
        color="gray"
        aria-label={`Remove ${file.name}`}
        disabled={disabled}
        onClick={onRemove}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}

interface KnownFileProps {
  twin: Job;
  again: boolean;
  disabled: boolean;
  onAgain: (again: boolean) => void;
}

/** Said before the file is sent: it costs nothing, and its result is one click away. */
function KnownFile({ twin, again, disabled, onAgain }: KnownFileProps) {
  const day = formatDay(new Date(twin.createdAt));
  return (
    <span className={styles.known}>
      {again ? `Extracted on ${day}; will run again` : `Already extracted on ${day}, costs 0 XTS`}
      {' · '}
      <Link to={`/console/jobs/${twin.jobId}`}>Open</Link>
      {' · '}
      <button type="button" disabled={disabled} onClick={() => onAgain(!again)}>
        {again ? 'Don’t run again' : 'Run again'}
      </button>
    </span>
  );
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const formatDay = (day: Date) => dayFormat.format(day);

function describeState({ check, sent, refusal, password }: SelectedFile): string {
  if (sent !== null) return sent < 1 ? `Sending, ${Math.round(sent * 100)} %` : 'Sent, waiting for a response';
  if (refusal !== null) return refusal;
  switch (check.kind) {
    case 'checking':
      return 'Checking...';
    case 'ready':
      return `${formatCount(check.pages, 'page')}${password === null ? '' : ', unlocked'}`;
    case 'locked':
      return 'Password protected';
    case 'wrong-password':
      return 'Incorrect password';
    case 'unreadable':
      return 'Cannot be read';
  }
}
