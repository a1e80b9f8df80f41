import { useEffect } from 'react';
import { Link, Outlet, useLocation, useSearchParams } from 'react-router';
import { sessionApi } from '../../api/session-api.ts';
import { ColorSchemeToggle } from '../../ui/color-scheme/color-scheme-toggle.tsx';
import { HelpWidget } from '../../ui/help/help-widget.tsx';
import { asksForHelp } from '../../ui/help/open-help.ts';
import { Wordmark } from '../../ui/mark/wordmark.tsx';
import { ConsoleProvider } from '../../ui/theme/console-provider.tsx';
import styles from './account-shell.module.css';
import { enterConsole } from './enter-console.ts';
import { ProvedSum } from './proved-sum.tsx';
import { readReturnPath } from './read-return-path.ts';

/** The frame of the account screens: the form on one side, the idea of the product on the other. */
export function AccountShell() {
  useSignedInEntry();
  return (
    <ConsoleProvider>
      <div className={styles.shell}>
        <header className={styles.header}>
          <Link to="/" className={styles.brand} aria-label="Extracto, home page">
            <Wordmark />
          </Link>
          <div className={styles.tools}>
            <HelpWidget signedIn={false} />
            <ColorSchemeToggle />
          </div>
        </header>
        <main className={styles.main} id="main">
          <div className={styles.form}>
            <Outlet />
            <p className={styles.legal}>
              By continuing you agree to the <Link to="/terms">terms</Link> and the{' '}
              <Link to="/privacy">privacy policy</Link>.
            </p>
          </div>
        </main>
        <aside className={styles.aside} aria-label="What Extracto does">
          <ProvedSum />
        </aside>
      </div>
    </ConsoleProvider>
  );
}

/** A link in a mail decides for itself, whoever is signed in. */
const OPEN_TO_ALL = ['/account/reset-password'];

/** Whoever is signed in has no use for a login form, unless the address asks for help, which opens on every page. */
function useSignedInEntry() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const isFor = !OPEN_TO_ALL.includes(pathname) && !search.has('error') && !asksForHelp(search.toString());
  useEffect(() => {
    if (!isFor) return;
    sessionApi.getUser().then(
      () => enterConsole(readReturnPath(search)),
      // Nobody is signed in, or nobody can tell: the form is what helps.
      () => {},
    );
  }, [isFor, search]);
}
