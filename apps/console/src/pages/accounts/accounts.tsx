import { useState } from 'react';
import { Link } from 'react-router';
import { describeFailure } from '../../api/describe-failure.ts';
import { useAccounts } from '../../api/use-accounts.ts';
import { useClients } from '../../api/use-clients.ts';
import { AccountCard } from '../../features/accounts/account-card.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { usePageTitle } from '../../ui/page-title/use-page-title.ts';
import { PAGE_SIZE, Pager } from '../../ui/pager/pager.tsx';
import { POLICY } from '../../ui/policy.ts';
import styles from './accounts.module.css';

export function Accounts() {
  usePageTitle('Accounts');
  const [page, setPage] = useState(1);
  const clients = useClients();
  const apiKey = clients.data?.[0]?.apiKey ?? null;
  const accounts = useAccounts(apiKey, page);
  const failure = clients.error ?? accounts.error;
  const listed = accounts.data ?? [];
  return (
    <main className={styles.accounts} id="main">
      <div className={styles.head}>
        <h1 className={styles.title}>Accounts</h1>
        {(page > 1 || listed.length === PAGE_SIZE) && (
          <Pager page={page} count={accounts.data?.length ?? null} noun="accounts" onChange={setPage} />
        )}
      </div>
      <p className={styles.lead}>
        Statements of each bank account from all your jobs, oldest first. The export has each transaction once. Results
        are stored for {POLICY.resultSpan}; deleted results also leave the account.
      </p>
      {failure === null && accounts.data === undefined && <p role="status">Loading...</p>}
      {failure !== null && (
        <Notice tone="failure">Your accounts could not be loaded. Nothing was lost. {describeFailure(failure)}</Notice>
      )}
      {accounts.isSuccess && listed.length === 0 && (
        <p className={styles.empty}>
          No statements yet. Upload some on the <Link to="/console">dashboard</Link>; statements of one account appear
          here together.
        </p>
      )}
      {apiKey !== null && listed.length > 0 && (
        <ul className={styles.list} aria-label="Accounts">
          {listed.map((account) => (
            <AccountCard key={account.accountId} account={account} apiKey={apiKey} />
          ))}
        </ul>
      )}
    </main>
  );
}
