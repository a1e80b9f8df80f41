// Runs before the first paint, as a file of its own because the content policy allows no inline script.
(() => {
  // The key is the one that src/ui/color-scheme/color-scheme-store.ts writes.
  let chosen = null;
  try {
    chosen = localStorage.getItem('extracto-color-scheme');
  } catch {
    // Storage may be switched off; the system's scheme is used then.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');

  // The buttons of a printed page do nothing until its scripts have arrived, which repeat the last click: src/replay-click.tsx.
  const remember = (event) => {
    document.earlyClick = event.target.closest('button');
  };
  document.addEventListener('click', remember, { capture: true });
  document.stopEarlyClicks = () => document.removeEventListener('click', remember, { capture: true });
})();
