import { routePath } from '@extracto/contract';
import { Button } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './account.module.css';
import { AccountDeletion } from './account-deletion.tsx';

interface AccountDataProps {
  hasPassword: boolean;
  /** Losses that come with deleting the account; `null` until they are known. */
  credits: number | null;
}

/** Taking everything along, and leaving nothing. */
export function AccountData({ hasPassword, credits }: AccountDataProps) {
  const [deleting, setDeleting] = useState(false);
  return (
    <section className={styles.section} aria-labelledby="data">
      <h2 id="data" className={styles.title}>
        Your data
      </h2>
      <p className={styles.note}>
        One JSON file with your clients, credits, jobs, results and activity. It contains no keys and no PDFs. You can
        download a PDF from its job.
      </p>
      <div className={styles.actions}>
        <Button
          component="a"
          href={routePath('exportAccount')}
          download
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          Export my data
        </Button>
        <Button
          variant="subtle"
          color="vermilion"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => setDeleting(true)}
        >
          Delete my account
        </Button>
      </div>
      <AccountDeletion
        hasPassword={hasPassword}
        credits={credits}
        opened={deleting}
        onClose={() => setDeleting(false)}
      />
    </section>
  );
}
