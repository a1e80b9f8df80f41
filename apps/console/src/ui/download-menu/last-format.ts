import { type FormatName, formatNames } from '@extracto/formats';
import { useSyncExternalStore } from 'react';

const KEY = 'download-format';
const listeners = new Set<() => void>();

function readLastFormat(): FormatName {
  const stored = localStorage.getItem(KEY);
  return formatNames.find((name) => name === stored) ?? 'json';
}

export function rememberFormat(format: FormatName) {
  localStorage.setItem(KEY, format);
  for (const listener of listeners) listener();
}

/** The format of the last download in this browser; JSON before the first one. */
export function useLastFormat(): FormatName {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readLastFormat);
}
