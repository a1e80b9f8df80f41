import { type ReactNode, useEffect } from 'react';

declare global {
  interface Document {
    /** The button that was pressed before the scripts had arrived; public/before-scripts.js remembers it. */
    earlyClick?: HTMLElement | null;
    stopEarlyClicks?: () => void;
  }
}

/** Around a printed page: once its scripts have taken over, presses the button that was pressed before. */
export function ReplayClick({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.stopEarlyClicks?.();
    document.earlyClick?.click();
    document.earlyClick = null;
  }, []);
  return children;
}
