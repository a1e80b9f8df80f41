import { ActionIcon, Loader, Progress } from '@mantine/core';
import { IconFileTypePdf, IconLockOpen, IconX } from '@tabler/icons-react';
import { formatCount } from '../../ui/format/format-count.ts';
import styles from './file-row.module.css';
import type { SelectedFile } from './selected-file.ts';

interface FileRowProps {
  selected: SelectedFile;
  disabled: boolean;
  onUnlock: () => void;
  onRemove: () => void;
}

export function FileRow({ selected, disabled, onUnlock, onRemove }: FileRowProps) {
  const { file, check, sent, refusal } = selected;
  const isLocked = check.kind === 'locked' || check.kind === 'wrong-password';
  const isBad = check.kind === 'wrong-password' || check.kind === 'unreadable' || refusal !== null;
  return (
    <li className={styles.row} data-bad={isBad || undefined}>
      {check.kind === 'checking' ? (
        <Loader size={18} role="img" aria-label={`Checking ${file.name}`} />
      ) : (
        <IconFileTypePdf size={20} stroke={1.5} className={styles.icon} aria-hidden />
      )}
      <div className={styles.name}>
        <span className={styles.label} title={file.name}>
          {file.name}
        </span>
        <span className={styles.state}>{describeState(selected)}</span>
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

function describeState({ check, sent, refusal, password }: SelectedFile): string {
  if (sent !== null) return sent < 1 ? `Sending, ${Math.round(sent * 100)} %` : 'Sent, waiting for the answer';
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
