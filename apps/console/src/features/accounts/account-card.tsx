import type { Account } from '@extracto/contract';
import type { FormatName } from '@extracto/formats';
import { IconAlertTriangle, IconEqualNot, IconLink } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { describeFailure } from '../../api/describe-failure.ts';
import { DownloadMenu } from '../../ui/download-menu/download-menu.tsx';
import { formatCount } from '../../ui/format/format-count.ts';
import { formatMoney } from '../../ui/format/format-money.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { VERDICT_WORDS } from '../../ui/verdict/verdict-words.ts';
import styles from './account-card.module.css';
import { AccountMonths } from './account-months.tsx';
import { AccountOverview } from './account-overview.tsx';
import { type AccountStatement, describeLink } from './describe-link.ts';
import { downloadAccount } from './download-account.ts';

const TYPES = {
  checking: 'Checking account',
  savings: 'Savings account',
  credit_card: 'Credit card',
  loan: 'Loan',
  brokerage: 'Brokerage account',
  other: 'Account',
} as const satisfies Record<NonNullable<Account['type']>, string>;

const ICONS = { holds: IconLink, doubt: IconAlertTriangle, breaks: IconEqualNot } as const;

/** An account: its statements in time, how each follows the one before, and all of them as one file. */
export function AccountCard({ account, apiKey }: { account: Account; apiKey: string }) {
  const titleId = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const { bank, type, number, holder, currency, statements } = account;
  const name = number ?? statements[0]?.label ?? '';
  const rows = statements.reduce((sum, { transactions }) => sum + transactions, 0);
  const download = async (format: FormatName) => {
    setFailure(null);
    await downloadAccount(apiKey, account.accountId, format).catch((error: unknown) =>
      setFailure(`The export could not be made. ${describeFailure(error)}`),
    );
  };
  return (
    <li className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div className={styles.name}>
          <h2 id={titleId} className={styles.title}>
            {name}
          </h2>
          <p className={styles.facts}>
            {[bank.name, type === null ? null : TYPES[type], currency, holder]
              .filter((fact) => fact !== null)
              .join(' · ')}
          </p>
        </div>
        <DownloadMenu label={name} onDownload={(format) => void download(format)} />
      </div>
      {failure !== null && <Notice tone="failure">{failure}</Notice>}
      <AccountMonths name={name} statements={statements} />
      <p className={styles.facts}>
        {formatCount(statements.length, 'statement')}, {formatCount(rows, 'row')} read.
        {number === null && ' They print no account number, so they can’t be joined to other statements.'}
      </p>
      <ol className={styles.statements} aria-label={`Statements of ${name}`}>
        {statements.map((statement) => (
          <StatementItem key={`${statement.jobId} ${statement.index}`} statement={statement} />
        ))}
      </ol>
      <AccountOverview account={account} apiKey={apiKey} />
    </li>
  );
}

function StatementItem({ statement }: { statement: AccountStatement }) {
  const { jobId, label, from, to, openingBalance, closingBalance, verification, link } = statement;
  return (
    <li className={styles.statement}>
      {link !== null && <LinkLine link={link} />}
      <div className={styles.entry}>
        <span className={styles.period}>
          {from ?? 'no date'} to {to ?? 'no date'}
        </span>
        <span className={styles.balances}>
          <span className="visually-hidden">opens with </span>
          {openingBalance === null ? 'not printed' : formatMoney(openingBalance)}
          <span aria-hidden> → </span>
          <span className="visually-hidden">, closes with </span>
          {closingBalance === null ? 'not printed' : formatMoney(closingBalance)}
        </span>
        <span className={styles.proof} data-status={verification}>
          {VERDICT_WORDS[verification]}
        </span>
        <Link to={`/console/jobs/${jobId}`} className={styles.review}>
          {label}
        </Link>
      </div>
    </li>
  );
}

function LinkLine({ link }: { link: NonNullable<AccountStatement['link']> }) {
  const { tone, text } = describeLink(link);
  const Icon = ICONS[tone];
  return (
    <p className={styles.link} data-tone={tone}>
      <Icon size={15} aria-hidden /> {text}
    </p>
  );
}
