import type { Transaction } from '@extracto/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure } from '../../api/describe-failure.ts';
import { sessionApi } from '../../api/session-api.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { PAGE_SIZE, Pager } from '../../ui/pager/pager.tsx';
import { TransactionCard } from './transaction-card.tsx';
import styles from './transaction-list.module.css';

const NO_CLIENT = 'Client ID is not available.';

/** `clientId` is `null` when there is no client. */
export function TransactionList({ clientId }: { clientId: string | null }) {
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: ['transactions', clientId, page],
    queryFn: () => fetchTransactions(clientId, page),
    ...(clientId === null ? { retry: false } : {}),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      {query.isPending && <p role="status">Loading...</p>}
      {query.isError && (
        <Notice tone="failure">
          Your receipts could not be loaded. {clientId === null ? NO_CLIENT : describeFailure(query.error)}
        </Notice>
      )}
      {query.data?.length === 0 && <p className={styles.empty}>No recent transactions found.</p>}
      <ul className={styles.grid} aria-label="Transactions">
        {query.data?.map((transaction) => (
          <TransactionCard key={transaction.transactionId} transaction={transaction} />
        ))}
      </ul>
      <Pager page={page} count={query.data?.length ?? null} noun="transactions" onChange={setPage} />
    </>
  );
}

async function fetchTransactions(clientId: string | null, page: number): Promise<Transaction[]> {
  try {
    if (clientId === null) throw new Error(NO_CLIENT);
    const query = { page, pageSize: PAGE_SIZE };
    return (await sessionApi.listTransactions({ params: { clientId }, query })).body;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    throw error;
  }
}
