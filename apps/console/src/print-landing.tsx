/** The landing page as HTML, for print-landing-plugin.ts; the tree is the one that routes.tsx has at `/`. */
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { Landing } from './pages/landing/landing.tsx';
import { PublicShell } from './ui/public-shell/public-shell.tsx';

export async function printLanding(): Promise<string> {
  const handler = createStaticHandler([{ Component: PublicShell, children: [{ path: '/', Component: Landing }] }]);
  const context = await handler.query(new Request('http://localhost/'));
  if (context instanceof Response) throw new Error(`The landing page answers ${context.status}.`);
  return renderToString(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
  );
}
