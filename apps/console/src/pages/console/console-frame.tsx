import type { User } from '@extracto/contract';
import { useEffect, useRef } from 'react';
import { Link, NavLink, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useWindowDrop } from '../../features/upload/use-window-drop.ts';
import { ADD_EXTRACTIONS_PATH } from '../../ui/addresses.ts';
import { ColorSchemeToggle } from '../../ui/color-scheme/color-scheme-toggle.tsx';
import { HelpWidget } from '../../ui/help/help-widget.tsx';
import { Wordmark } from '../../ui/mark/wordmark.tsx';
import { SkipLink } from '../../ui/skip-link/skip-link.tsx';
import styles from './console-frame.module.css';
import { CreditBadge } from './credit-badge.tsx';
import { UserMenu } from './user-menu.tsx';

const LINKS = [
  { to: '/console', name: 'Dashboard' },
  { to: '/console/accounts', name: 'Accounts' },
  { to: '/console/settings', name: 'Settings' },
  { to: '/console/docs/reference', name: 'Developer API' },
  { to: ADD_EXTRACTIONS_PATH, name: 'Add Extractions' },
  { to: '/console/profile', name: 'Receipts' },
] as const;

/** The review fills the window, down to its corners. */
const WORKBENCH = '/console/jobs/';

export function ConsoleFrame({ user }: { user: User }) {
  const { pathname } = useLocation();
  const isWorkbench = pathname.startsWith(WORKBENCH);
  const nav = useRef<HTMLElement>(null);
  useWindowDrop(null);
  // On a phone the links are wider than the screen: the one of this page is never the one that is out of sight.
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>(`a[href="${pathname}"]`);
    if (link) nav.current?.scrollTo({ left: link.offsetLeft - link.offsetWidth });
  }, [pathname]);
  return (
    <div className={styles.frame} data-workbench={isWorkbench || undefined}>
      <SkipLink />
      <ScrollRestoration />
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link to="/console" className={styles.brand} aria-label="Extracto, dashboard">
            <Wordmark />
          </Link>
          <nav ref={nav} className={styles.nav} aria-label="Console">
            {LINKS.map(({ to, name }) => (
              <NavLink key={to} to={to} end className={styles.link}>
                {name}
              </NavLink>
            ))}
          </nav>
          <div className={styles.tools}>
            <HelpWidget signedIn />
            <CreditBadge />
            <ColorSchemeToggle />
            <UserMenu user={user} />
          </div>
        </div>
      </header>
      <div className={styles.page}>
        <Outlet />
      </div>
      {!isWorkbench && (
        <footer className={styles.footer}>
          <div className={styles.imprint}>
            <span>© {new Date().getFullYear()} Extracto. All rights reserved.</span>
            <span className={styles.legal}>
              <Link to="/privacy">Privacy</Link>
              <Link to="/refund">Refund</Link>
              <Link to="/terms">Terms</Link>
            </span>
          </div>
        </footer>
      )}
    </div>
  );
}
