import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './link-button.module.css';

interface LinkButtonProps {
  to: string;
  variant?: 'solid' | 'outline';
  children: ReactNode;
}

/** A link in the shape of a button, for pages that do without Mantine. */
export function LinkButton({ to, variant = 'solid', children }: LinkButtonProps) {
  return (
    <Link to={to} className={styles.button} data-variant={variant}>
      {children}
    </Link>
  );
}
