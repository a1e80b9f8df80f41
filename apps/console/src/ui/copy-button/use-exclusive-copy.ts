import { useEffect, useRef, useState } from 'react';
import { copyText } from './copy-text.ts';

const COPIED_MS = 5000;

/**
 * At most one of several values counts as copied, for five seconds; copying another takes the word from the first.
 * `failed` names the value that the browser refused to put on the clipboard.
 */
export function useExclusiveCopy<Name extends string>() {
  const [copied, setCopied] = useState<Name | null>(null);
  const [failed, setFailed] = useState<Name | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (name: Name, text: string) => {
    clearTimeout(timer.current);
    try {
      await copyText(text);
      setFailed(null);
      setCopied(name);
      timer.current = setTimeout(() => setCopied(null), COPIED_MS);
    } catch {
      setCopied(null);
      setFailed(name);
    }
  };
  return { copied, failed, copy };
}
