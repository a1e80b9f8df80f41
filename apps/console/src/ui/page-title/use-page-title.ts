import { useEffect } from 'react';

/** Sets the document title to `"Settings · Extracto"`; `null` means the product's own title. */
export function usePageTitle(title: string | null) {
  useEffect(() => {
    document.title = title === null ? 'Extracto: bank statements in, proved transactions out' : `${title} · Extracto`;
  }, [title]);
}
