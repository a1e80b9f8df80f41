import { Button } from '@mantine/core';
import { Navigate, useLocation } from 'react-router';
import { describeFailure } from '../../api/describe-failure.ts';
import { useUser } from '../../api/use-user.ts';
import { TRIAL } from '../../ui/addresses.ts';
import { LoadingScreen } from '../../ui/loading/loading-screen.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { ConsoleFrame } from './console-frame.tsx';
import styles from './console-guard.module.css';

/** A trial begins with a new account; any other address is where signing in leads to. */
function describeWish(pathname: string, search: string) {
  const isTrial = new URLSearchParams(search).has(TRIAL);
  return new URLSearchParams(isTrial ? { create: 'true' } : { returnTo: pathname + search });
}

/** Shows the console to a signed-in user; anybody else goes to the login screen, which takes this history entry. */
export function ConsoleGuard() {
  const user = useUser();
  const { pathname, search } = useLocation();
  if (user.isPending) return <LoadingScreen />;
  if (user.isError) {
    return (
      <main className={styles.failure} id="main">
        <Notice tone="failure">Your session could not be checked. {describeFailure(user.error)}</Notice>
        <Button loading={user.isFetching} onClick={() => void user.refetch()}>
          Try again
        </Button>
      </main>
    );
  }
  if (user.data === null) {
    const wish = pathname + search === '/console' ? '' : `?${describeWish(pathname, search)}`;
    return <Navigate to={`/account/login${wish}`} replace />;
  }
  return <ConsoleFrame user={user.data} />;
}
