/**
 * The reader's choice of colours, in one place for public pages (plain CSS) and the console (Mantine).
 * Stored under one key; `auto` follows the system. The attribute on <html> is what the tokens read;
 * public/before-scripts.js sets it before the first paint by the same rule.
 */
export type ColorScheme = 'light' | 'dark' | 'auto';

const KEY = 'extracto-color-scheme';
const listeners = new Set<(scheme: ColorScheme) => void>();
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

export function readColorScheme(): ColorScheme {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'auto';
  } catch {
    return 'auto';
  }
}

export function readAppliedScheme(): 'light' | 'dark' {
  const scheme = readColorScheme();
  return scheme === 'auto' ? (systemDark().matches ? 'dark' : 'light') : scheme;
}

function applyScheme() {
  document.documentElement.setAttribute('data-mantine-color-scheme', readAppliedScheme());
  for (const listener of listeners) listener(readColorScheme());
}

export function writeColorScheme(scheme: ColorScheme) {
  try {
    if (scheme === 'auto') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, scheme);
  } catch {
    // Without storage the choice cannot be kept; the system's scheme stays.
  }
  applyScheme();
}

export function subscribeToColorScheme(listener: (scheme: ColorScheme) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows the system and the other tabs. */
export function followColorScheme(): void {
  systemDark().addEventListener('change', applyScheme);
  // The system may have changed between the first paint and this module.
  applyScheme();
  window.addEventListener('storage', (event) => event.key === KEY && applyScheme());
}
