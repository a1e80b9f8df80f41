import { IconMoon, IconSun } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { readAppliedScheme, subscribeToColorScheme, writeColorScheme } from './color-scheme-store.ts';
import styles from './color-scheme-toggle.module.css';

/** Switches between the light and the dark scheme; works with and without Mantine around it. */
export function ColorSchemeToggle() {
  const scheme = useSyncExternalStore(subscribeToColorScheme, readAppliedScheme, () => 'light');
  const other = scheme === 'dark' ? 'light' : 'dark';
  const Icon = scheme === 'dark' ? IconSun : IconMoon;
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={`Use ${other} colours`}
      onClick={() => writeColorScheme(other)}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
    </button>
  );
}
