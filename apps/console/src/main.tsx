import './ui/theme/layers.css';
import './ui/theme/fonts.css';
import './ui/theme/tokens.css';
import './ui/theme/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { ReplayClick } from './replay-click.tsx';
import { router } from './routes.tsx';
import { followColorScheme } from './ui/color-scheme/color-scheme-store.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
followColorScheme();
const app = (
  <StrictMode>
    <ReplayClick>
      <RouterProvider router={router} />
    </ReplayClick>
  </StrictMode>
);
// A printed page stays as it is until the scripts of the same page have arrived.
if (root.hasChildNodes()) whenRouted(() => hydrateRoot(root, app));
else createRoot(root).render(app);

function whenRouted(go: () => void) {
  if (router.state.initialized) return go();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    go();
  });
}
