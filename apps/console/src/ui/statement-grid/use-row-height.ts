import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 40rem)';

/** In pixels, the same for every row: two lines on a phone, one elsewhere. The style sheet lays them out accordingly. */
export function useRowHeight(): number {
  const narrow = useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches);
  return narrow ? 52 : 28;
}

function subscribe(listener: () => void) {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
