import { useEffect, useSyncExternalStore } from 'react';
import { finishDeletionsNow, readDeletions, subscribeToDeletions } from './deletion-store.ts';

/** The deletions that are under way, by job. Those that can still be undone are carried out when the page is left. */
export function useDeletions(): ReturnType<typeof readDeletions> {
  useEffect(() => {
    window.addEventListener('pagehide', finishDeletionsNow);
    return () => window.removeEventListener('pagehide', finishDeletionsNow);
  }, []);
  return useSyncExternalStore(subscribeToDeletions, readDeletions);
}
