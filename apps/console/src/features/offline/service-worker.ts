/**
 * Keeps the app at /private on the device: its page and every script of it at installation, what reads scans when it was
 * needed or asked for. It asks the service for these files alone, never with anything of a document, and leaves every
 * other request to the browser. A new build is another list, kept apart until no window is open that uses the old one.
 */
import type { OfflineFiles, ScansKept } from './offline-files.ts';

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends WaitingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface QuestionEvent extends WaitingEvent {
  readonly data: 'tell' | 'keep';
  readonly ports: readonly MessagePort[];
}
declare const clients: { claim(): Promise<void> };
/** Written in by the build. */
declare const OFFLINE: OfflineFiles;

const PAGE = '/private';
const CACHE = `private-${OFFLINE.version}`;
const files = new Set([...OFFLINE.always, ...OFFLINE.scans]);

function listen<E extends Event>(type: string, answer: (event: E) => void): void {
  addEventListener(type, (event) => answer(event as E));
}

listen<WaitingEvent>('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([PAGE, ...OFFLINE.always])));
});

listen<WaitingEvent>('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => clients.claim()));
});

listen<RequestEvent>('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && pathname === PAGE) return event.respondWith(answerFromCache(PAGE));
  if (files.has(pathname)) event.respondWith(answerFromCache(pathname));
});

listen<QuestionEvent>('message', (event) => {
  const [port] = event.ports;
  const work = event.data === 'keep' ? keepScans() : Promise.resolve();
  event.waitUntil(
    work.then(
      async () => port?.postMessage(await describeScans()),
      () => port?.postMessage(null),
    ),
  );
});

async function answerFromCache(path: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(path);
  if (kept !== undefined) return kept;
  // biome-ignore lint/style/noRestrictedGlobals: a file of the console, no call of the service
  const fetched = await fetch(path);
  if (fetched.ok) await cache.put(path, fetched.clone());
  return fetched;
}

async function forgetOlder(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

async function keepScans(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const path of OFFLINE.scans) if ((await cache.match(path)) === undefined) await cache.add(path);
}

async function describeScans(): Promise<ScansKept> {
  const cache = await caches.open(CACHE);
  const kept = await Promise.all(OFFLINE.scans.map((path) => cache.match(path)));
  return { kept: kept.every((response) => response !== undefined), bytes: OFFLINE.scanBytes };
}
