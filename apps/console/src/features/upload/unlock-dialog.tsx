import { Button, Modal, PasswordInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { SelectedFile } from './selected-file.ts';
import styles from './unlock-dialog.module.css';
import { describeCheck, unlockFile } from './upload-store.ts';

interface UnlockDialogProps {
  /** The file to unlock; `null` keeps the dialog closed. */
  selected: SelectedFile | null;
  onClose: () => void;
  /** Called when the dialog has left after a password that opened the file. */
  onUnlocked: () => void;
}

export function UnlockDialog({ selected, onClose, onUnlocked }: UnlockDialogProps) {
  const [isUnlocked, setUnlocked] = useState(false);
  return (
    <Modal
      opened={selected !== null}
      onClose={onClose}
      onExitTransitionEnd={() => {
        if (isUnlocked) onUnlocked();
        setUnlocked(false);
      }}
      // The button that opened it is gone once the file is open.
      returnFocus={!isUnlocked}
      title="Unlock PDF"
      centered
      closeButtonProps={{ 'aria-label': 'Close dialog' }}
    >
      {selected !== null && (
        <UnlockForm
          key={selected.id}
          selected={selected}
          onClose={onClose}
          onUnlocked={() => {
            setUnlocked(true);
            onClose();
          }}
        />
      )}
    </Modal>
  );
}

interface UnlockFormProps extends Omit<UnlockDialogProps, 'selected'> {
  selected: SelectedFile;
}

function UnlockForm({ selected, onClose, onUnlocked }: UnlockFormProps) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { name } = selected.file;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const check = await unlockFile(selected.id, password);
    setBusy(false);
    if (check.kind === 'ready') onUnlocked();
    else if (password === '') setError(`File "${name}" is password protected. Please enter the password.`);
    else setError(describeCheck(check, name));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>Please enter the password for the selected PDF.</p>
      <p className={styles.name}>{name}</p>
      <PasswordInput
        label="Password"
        autoComplete="off"
        data-autofocus
        value={password}
        error={error}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button type="submit" loading={busy}>
          Unlock
        </Button>
      </div>
    </form>
  );
}
