/**
 * Every address of the web, each page in a chunk of its own. Public pages load neither Mantine nor the query client.
 *
 * Public pages come with a policy that forbids every connection, the others with one that allows the service. A policy
 * lasts as long as the document, so going from one group to the other loads a new document.
 */
import { createBrowserRouter, Navigate } from 'react-router';
import { keepDocument } from './keep-document.ts';
import { ADD_EXTRACTIONS_PATH } from './ui/addresses.ts';
import { LoadingScreen } from './ui/loading/loading-screen.tsx';
import { NotFound } from './ui/not-found/not-found.tsx';
import { RouteFailure } from './ui/route-failure/route-failure.tsx';

export const router = createBrowserRouter([
  {
    HydrateFallback: LoadingScreen,
    ErrorBoundary: RouteFailure,
    children: [
      {
        path: '/tour',
        loader: keepDocument('private'),
        lazy: async () => ({ Component: (await import('./pages/tour/tour.tsx')).Tour }),
      },
      {
        path: '/tour/demo',
        loader: keepDocument('private'),
        lazy: async () => ({ Component: (await import('./pages/tour/demo.tsx')).Demo }),
      },
      {
        path: '/private',
        loader: keepDocument('private'),
        lazy: async () => ({ Component: (await import('./pages/private/private.tsx')).Private }),
      },
      {
        loader: keepDocument('private'),
        lazy: async () => ({ Component: (await import('./ui/public-shell/public-shell.tsx')).PublicShell }),
        children: [
          { path: '/', lazy: async () => ({ Component: (await import('./pages/landing/landing.tsx')).Landing }) },
          {
            path: '/privacy',
            lazy: async () => ({ Component: (await import('./pages/privacy/privacy.tsx')).Privacy }),
          },
          { path: '/refund', lazy: async () => ({ Component: (await import('./pages/refund/refund.tsx')).Refund }) },
          { path: '/terms', lazy: async () => ({ Component: (await import('./pages/terms/terms.tsx')).Terms }) },
          { path: '*', element: <NotFound homePath="/" /> },
        ],
      },
      {
        path: '/help',
        loader: keepDocument('service'),
        lazy: async () => ({ Component: (await import('./pages/help/help.tsx')).Help }),
      },
      {
        path: '/account',
        loader: keepDocument('service'),
        lazy: async () => ({ Component: (await import('./pages/account/account-shell.tsx')).AccountShell }),
        children: [
          {
            path: 'sign-in',
            lazy: async () => ({ Component: (await import('./pages/account/sign-in.tsx')).SignIn }),
          },
          {
            path: 'sign-up',
            lazy: async () => ({ Component: (await import('./pages/account/sign-up.tsx')).SignUp }),
          },
          {
            path: 'forgot-password',
            lazy: async () => ({
              Component: (await import('./pages/account/forgot-password.tsx')).ForgotPassword,
            }),
          },
          {
            path: 'reset-password',
            lazy: async () => ({ Component: (await import('./pages/account/reset-password.tsx')).ResetPassword }),
          },
          { path: '*', lazy: async () => ({ Component: (await import('./pages/account/login.tsx')).Login }) },
        ],
      },
      {
        path: '/console',
        loader: keepDocument('service'),
        lazy: async () => ({ Component: (await import('./pages/console/console-shell.tsx')).ConsoleShell }),
        children: [
          {
            index: true,
            lazy: async () => ({ Component: (await import('./pages/dashboard/dashboard.tsx')).Dashboard }),
          },
          {
            path: 'accounts',
            lazy: async () => ({ Component: (await import('./pages/accounts/accounts.tsx')).Accounts }),
          },
          {
            path: 'settings',
            lazy: async () => ({ Component: (await import('./pages/settings/settings.tsx')).Settings }),
          },
          {
            path: 'purchase',
            lazy: async () => ({ Component: (await import('./pages/purchase/purchase.tsx')).Purchase }),
          },
          { path: 'purchase/cancel', element: <Navigate to={ADD_EXTRACTIONS_PATH} replace /> },
          {
            path: 'purchase/success',
            lazy: async () => ({
              Component: (await import('./pages/purchase/purchase-success.tsx')).PurchaseSuccess,
            }),
          },
          {
            path: 'profile',
            lazy: async () => ({ Component: (await import('./pages/profile/profile.tsx')).Profile }),
          },
          {
            path: 'docs/reference',
            lazy: async () => ({ Component: (await import('./pages/reference/reference.tsx')).Reference }),
          },
          {
            path: 'jobs/:jobId',
            lazy: async () => ({ Component: (await import('./pages/review/review.tsx')).Review }),
          },
          { path: '*', element: <NotFound homePath="/console" /> },
        ],
      },
    ],
  },
]);
