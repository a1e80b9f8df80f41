import { useSyncExternalStore } from 'react';
import { currentReading, type Reading, subscribeToReading } from './reading-store.ts';

export function useReading(): Reading {
  return useSyncExternalStore(subscribeToReading, currentReading, currentReading);
}
