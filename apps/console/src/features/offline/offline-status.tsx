import { IconCheck, IconDeviceDesktopDown, IconDownload, IconLoader2, IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import styles from './offline-status.module.css';
import { beginOffline, currentOffline, keepScans, type OfflineState, subscribeToOffline } from './offline-store.ts';

/** Shows what this device has stored: the page itself, the app, and the models that read scans offline. */
export function OfflineStatus() {
  const { app, scans, install } = useSyncExternalStore(subscribeToOffline, currentOffline);
  useEffect(beginOffline, []);
  return (
    <section className={styles.offline} aria-label="On this device">
      <AppLine app={app} />
      {install !== null && (
        <button type="button" className={styles.button} onClick={install}>
          <IconDeviceDesktopDown size={17} aria-hidden /> Install as an app
        </button>
      )}
      {scans !== null && <ScansLine scans={scans} />}
    </section>
  );
}

function AppLine({ app }: Pick<OfflineState, 'app'>) {
  if (app === 'preparing') {
    return (
      <p className={styles.line} role="status">
        <IconLoader2 size={17} aria-hidden /> Saving to this device...
      </p>
    );
  }
  if (app === 'unavailable') {
    return (
      <p className={styles.line} role="status">
        <IconPlugConnectedX size={17} aria-hidden /> This browser can’t save the app. It works while this tab is open.
      </p>
    );
  }
  return (
    <p className={styles.line} data-ready role="status">
      <IconCheck size={17} aria-hidden /> Saved on this device. This page also works offline.
    </p>
  );
}

function ScansLine({ scans: { kept, bytes, busy, failed } }: { scans: NonNullable<OfflineState['scans']> }) {
  if (kept) {
    return (
      <p className={styles.line} data-ready>
        <IconCheck size={17} aria-hidden /> Scans also work offline.
      </p>
    );
  }
  const size = `${Math.round(bytes / 1_000_000)} MB`;
  return (
    <div className={styles.scans}>
      <button type="button" className={styles.button} disabled={busy} onClick={() => void keepScans()}>
        <IconDownload size={17} aria-hidden /> {busy ? 'Loading...' : `Save text recognition for scans (${size})`}
      </button>
      {failed && (
        <p className={styles.failed} role="alert">
          Text recognition could not be saved. Check your connection and try again.
        </p>
      )}
    </div>
  );
}
