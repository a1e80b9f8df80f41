import type { Account } from '@extracto/contract';
import { currencyDecimals } from '@extracto/model';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure } from '../../api/describe-failure.ts';
import { keyApi } from '../../api/key-api.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { StatementOverview } from '../../ui/statement-overview/statement-overview.tsx';
import styles from './account-card.module.css';
import { listPrinted } from './list-printed.ts';
import { readMerged } from './read-merged.ts';

interface AccountOverviewProps {
  account: Account;
  apiKey: string;
}

/** Balance over time, cash in and out by month, of all statements as the service merges them: fetched when it is opened. */
export function AccountOverview({ account, apiKey }: AccountOverviewProps) {
  const { accountId, currency, statements } = account;
  const [isOpen, setOpen] = useState(false);
  const merged = useQuery({
    queryKey: ['account overview', apiKey, accountId],
    queryFn: async () => {
      const query = { format: 'json' } as const;
      const { body } = await keyApi(apiKey).getAccountResult({ params: { accountId }, query });
      return readMerged(await body.text());
    },
    enabled: isOpen,
  });
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.facts}>Balance and cash flow</summary>
      {merged.isLoading && <p role="status">Loading...</p>}
      {merged.error !== null && (
        <Notice tone="failure">The overview can't be loaded. {describeFailure(merged.error)}</Notice>
      )}
      {merged.data !== undefined && (
        <StatementOverview statement={merged.data} printed={listPrinted(statements, currencyDecimals(currency))} />
      )}
    </details>
  );
}
