import { describeFailure } from '../../api/describe-failure.ts';
import { totalCredits } from '../../api/total-credits.ts';
import { useClients } from '../../api/use-clients.ts';
import { useUser } from '../../api/use-user.ts';
import { AccountData } from '../../features/account/account-data.tsx';
import { AddressStatus } from '../../features/account/address-status.tsx';
import { AuditTrail } from '../../features/account/audit-trail.tsx';
import { PasswordChange } from '../../features/account/password-change.tsx';
import { SecondFactor } from '../../features/account/second-factor.tsx';
import { SessionList } from '../../features/account/session-list.tsx';
import { TransactionList } from '../../features/transactions/transaction-list.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { usePageTitle } from '../../ui/page-title/use-page-title.ts';
import styles from './profile.module.css';

export function Profile() {
  usePageTitle('Profile');
  const clients = useClients();
  const user = useUser();
  return (
    <main className={styles.profile} id="main">
      <h1 className={styles.title}>Profile</h1>
      <p className={styles.lead}>Here's a quick look at your recent transaction receipts.</p>
      {clients.isError && (
        <Notice tone="failure">Your client could not be loaded. {describeFailure(clients.error)}</Notice>
      )}
      {clients.isPending ? (
        <p role="status">Loading...</p>
      ) : (
        <TransactionList clientId={clients.data?.[0]?.clientId ?? null} />
      )}
      {user.data && <AddressStatus user={user.data} />}
      {user.data?.hasPassword && <PasswordChange />}
      {user.data?.hasPassword && <SecondFactor active={user.data.hasSecondFactor} />}
      <SessionList />
      <AuditTrail />
      <AccountData hasPassword={user.data?.hasPassword ?? true} credits={totalCredits(clients.data)} />
    </main>
  );
}
