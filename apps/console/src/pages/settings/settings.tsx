import { Button } from '@mantine/core';
import { describeFailure } from '../../api/describe-failure.ts';
import { useClients } from '../../api/use-clients.ts';
import { ClientCard } from '../../features/clients/client-card.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { usePageTitle } from '../../ui/page-title/use-page-title.ts';
import styles from './settings.module.css';

export function Settings() {
  usePageTitle('Settings');
  const clients = useClients();
  return (
    <main className={styles.settings} id="main">
      <h1 className={styles.title}>Clients</h1>
      <p className={styles.lead}>A client owns jobs and credits. Its API key lets your programs act for it.</p>
      {clients.isPending && <p role="status">Loading...</p>}
      {clients.isError && (
        <Notice tone="failure">
          <p>Your clients could not be loaded. Nothing was lost. {describeFailure(clients.error)}</p>
          <Button variant="default" size="xs" loading={clients.isFetching} onClick={() => void clients.refetch()}>
            Try again
          </Button>
        </Notice>
      )}
      {clients.data?.length === 0 && <p>No clients found. Please contact your admin.</p>}
      <ul className={styles.list} aria-label="Clients">
        {clients.data?.map((client) => (
          <ClientCard key={client.clientId} client={client} />
        ))}
      </ul>
    </main>
  );
}
