/** Loads the chat of the provider that the operator chose, once. Its script shows itself. Throws when it does not come. */
import type { Chat } from '../policy.ts';

let loading: Promise<void> | null = null;

export function loadChat({ url, id }: Chat): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.dataset.id = id;
    script.onload = () => resolve();
    script.onerror = () => {
      loading = null;
      script.remove();
      reject(new Error('The chat could not be loaded.'));
    };
    document.head.append(script);
  });
  return loading;
}
