import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes files that are dropped anywhere in the window; `onFiles` of `null` takes none. Either way a dropped file never
 * replaces the page, which is what a browser does by itself. Gives whether files hang over the window.
 */
export function useWindowDrop(onFiles: ((files: readonly File[]) => void) | null): boolean {
  const [isOver, setOver] = useState(false);
  const hover = useEffectEvent((event: DragEvent) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    if (onFiles !== null) setOver(true);
    else if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none';
  });
  const leave = useEffectEvent((event: DragEvent) => {
    // Every element that is crossed fires it; only leaving the window has nothing to go to.
    if (event.relatedTarget === null) setOver(false);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    if (!carriesFiles(event)) return;
    event.preventDefault();
    onFiles?.([...(event.dataTransfer?.files ?? [])]);
  });
  useEffect(() => {
    const listeners = { dragover: hover, dragleave: leave, drop } as const;
    const entries = Object.entries(listeners) as [keyof typeof listeners, (event: DragEvent) => void][];
    const bound = entries.map(([name, listener]) => [name, (event: DragEvent) => listener(event)] as const);
    for (const [name, listener] of bound) window.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of bound) window.removeEventListener(name, listener);
    };
  }, []);
  return isOver;
}

/** Text that is dragged within the page is left alone. */
function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
