import { Link, Outlet } from 'react-router';
import { ColorSchemeToggle } from '../../ui/color-scheme/color-scheme-toggle.tsx';
import { HelpWidget } from '../../ui/help/help-widget.tsx';
import { Wordmark } from '../../ui/mark/wordmark.tsx';
import { ConsoleProvider } from '../../ui/theme/console-provider.tsx';
import styles from './account-shell.module.css';
import { ProvedSum } from './proved-sum.tsx';

/** The frame of the account screens: the form on one side, the idea of the product on the other. */
export function AccountShell() {
  return (
    <ConsoleProvider>
      <div className={styles.shell}>
        <header className={styles.header}>
          <Link to="/" className={styles.brand} aria-label="Extracto, home page">
            <Wordmark />
          </Link>
          <ColorSchemeToggle />
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
      <HelpWidget signedIn={false} />
    </ConsoleProvider>
  );
}
