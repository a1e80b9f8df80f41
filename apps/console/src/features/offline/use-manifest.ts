import { useEffect } from 'react';

/** Makes the page one that can be installed; the other pages of the site are none. */
export function useManifest(path: string): void {
  useEffect(() => {
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = path;
    document.head.append(link);
    return () => link.remove();
  }, [path]);
}
