import { routePath } from '@extracto/contract';
import { Button } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { Notice } from '../../ui/notice/notice.tsx';
import { usePageTitle } from '../../ui/page-title/use-page-title.ts';
import { POLICY } from '../../ui/policy.ts';
import styles from './account.module.css';
import { describeLoginError } from './describe-login-error.ts';
import { readReturnPath } from './read-return-path.ts';

/** One button: where signing in happens is the service's configuration, not the page's business. */
export function Login() {
  usePageTitle('Sign in');
  const [search] = useSearchParams();
  const returnTo = readReturnPath(search);
  const failure = describeLoginError(search.get('error'));
  return (
    <form className={styles.form} method="post" action={routePath('startLogin')}>
      <h1 className={styles.title}>Start converting in minutes</h1>
      <p className={styles.lead}>
        Bank statement PDFs in, every transaction out, proved by the statement’s own arithmetic. New accounts start with{' '}
        {POLICY.trialCredits} free pages.
      </p>
      {failure !== null && <Notice tone="failure">{failure}</Notice>}
      {returnTo !== null && <input type="hidden" name="returnTo" value={returnTo} />}
      {search.has('create') && <input type="hidden" name="create" value="true" />}
      <Button type="submit" size="md" fullWidth>
        Continue
      </Button>
    </form>
  );
}
