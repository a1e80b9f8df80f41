/** The app on this device: whether it works without a network, whether scans do, and whether it can be installed. */
import type { ScansKept } from './offline-files.ts';

export interface OfflineState {
  readonly app: 'preparing' | 'ready' | 'unavailable';
  /** `null` until it is known. */
  readonly scans: (ScansKept & { readonly busy: boolean; readonly failed: boolean }) | null;
  /** Opens the browser's own question; `null` where it has none to ask. */
  readonly install: (() => void) | null;
}

/** Chromium's, which is no standard yet: https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

let state: OfflineState = { app: 'preparing', scans: null, install: null };
const listeners = new Set<() => void>();

export const currentOffline = (): OfflineState => state;

export function subscribeToOffline(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: Partial<OfflineState>) {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

let begun = false;

/** Keeps the app on this device. Any call after the first does nothing. */
export function beginOffline(): void {
  if (begun) return;
  begun = true;
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    const prompt = () => void (event as InstallPromptEvent).prompt().finally(() => change({ install: null }));
    change({ install: prompt });
  });
  prepare().catch(() => change({ app: 'unavailable' }));
}

async function prepare(): Promise<void> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (container === undefined) return change({ app: 'unavailable' });
  await container.register('/service-worker.js');
  await container.ready;
  change({ app: 'ready' });
  const scans = await askServiceWorker('tell');
  if (scans !== null) change({ scans: { ...scans, busy: false, failed: false } });
}

/** Fetches what reads scans, so that it is there without a network. */
export async function keepScans(): Promise<void> {
  const known = state.scans;
  if (known === null || known.busy) return;
  change({ scans: { ...known, busy: true, failed: false } });
  const scans = await askServiceWorker('keep');
  change({ scans: { ...(scans ?? known), busy: false, failed: scans === null } });
}

/** `null` when it failed. */
async function askServiceWorker(question: 'tell' | 'keep'): Promise<ScansKept | null> {
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((answer) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<ScansKept | null>) => answer(data);
    active?.postMessage(question, [port2]);
  });
}
