import { IconMenu2, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ColorSchemeToggle } from '../color-scheme/color-scheme-toggle.tsx';
import { HelpWidget } from '../help/help-widget.tsx';
import { Wordmark } from '../mark/wordmark.tsx';
import styles from './public-header.module.css';

const LINKS = [
  { to: '/', name: 'Home' },
  { to: '/#features', name: 'Features' },
  { to: '/#pricing', name: 'Pricing' },
  { to: '/#developers', name: 'Developer API' },
  { to: '/#contact', name: 'Contact' },
] as const;

export function PublicHeader() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.brand} aria-label="Extracto, home page" onClick={close}>
          <Wordmark />
        </Link>
        <nav id="site-menu" className={styles.nav} data-open={open || undefined} aria-label="Site">
          {LINKS.map(({ to, name }) => (
            <Link key={to} to={to} className={styles.link} onClick={close}>
              {name}
            </Link>
          ))}
          <Link to="/console" className={styles.login}>
            Login
          </Link>
        </nav>
        <div className={styles.tools}>
          <HelpWidget signedIn={false} />
          <ColorSchemeToggle />
          <button
            type="button"
            className={styles.menu}
            aria-expanded={open}
            aria-controls="site-menu"
            aria-label={open ? 'Close menu' : 'Open menu'}
            onClick={() => setOpen(!open)}
          >
            {open ? <IconX size={20} aria-hidden /> : <IconMenu2 size={20} aria-hidden />}
          </button>
        </div>
      </div>
    </header>
  );
}
