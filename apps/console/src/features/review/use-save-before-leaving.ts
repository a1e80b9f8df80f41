import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import type { Saving } from './use-saving.ts';

export interface HeldLeaving {
  readonly leave: () => void;
  readonly stay: () => void;
}

/**
 * Nothing leaves the page before its corrections are saved: a link waits for the save, and a tab asks before it closes.
 * Gives what to do with a link whose save failed; `null` while there is none.
 */
export function useSaveBeforeLeaving({ unsaved, busy, failure, save }: Saving): HeldLeaving | null {
  const blocker = useBlocker(unsaved);
  const isHeld = blocker.state === 'blocked';
  const saveAndGo = useEffectEvent(async () => {
    if ((await save()) && blocker.state === 'blocked') blocker.proceed();
  });
  useEffect(() => {
    if (isHeld && !busy && failure === null) void saveAndGo();
  }, [isHeld, busy, failure]);
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);
  return blocker.state === 'blocked' && failure !== null && !busy
    ? { leave: () => blocker.proceed(), stay: () => blocker.reset() }
    : null;
}
