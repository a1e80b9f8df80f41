import { Outlet, ScrollRestoration } from 'react-router';
import { SkipLink } from '../skip-link/skip-link.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import styles from './public-shell.module.css';

/** Header and footer around the pages that anybody can read. */
export function PublicShell() {
  return (
    <div className={styles.shell} data-smooth-scroll="">
      <SkipLink />
      <PublicHeader />
      <div className={styles.page}>
        <Outlet />
      </div>
      <PublicFooter />
      <ScrollRestoration />
    </div>
  );
}
