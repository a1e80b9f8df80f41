/**
 * `npm run test:attacks`: what enemies of the service would try, by one command. The first file attacks an installation of
 * web, workers, PostgreSQL and storage over loopback; the others one part each, with what no installation lets one arrange.
 */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

const PROJECT_FOLDER = resolve(import.meta.dirname, '..');

/** File by attack. */
const ATTACKS: Readonly<Record<string, string>> = {
  'each of them over loopback': 'apps/launcher/testing/attacks/attacks.attack.test.ts',
  'an account taken before its owner comes': 'apps/server/src/http/routes/confirmation.database.test.ts',
  'passwords guessed, sessions left open': 'apps/server/src/http/routes/account.database.test.ts',
  'codes of an authenticator app guessed or used twice': 'apps/server/src/http/routes/second-factor.database.test.ts',
  'trial credits farmed': 'apps/server/src/clients/grant-trial.database.test.ts',
  'keys found in a program': 'apps/server/src/http/routes/named-keys.database.test.ts',
  'the objects of another, on every route': 'apps/server/src/http/every-route.database.test.ts',
  'another web site, forged cookies': 'apps/server/src/http/routes/auth.database.test.ts',
  'documents that mean harm': 'apps/server/src/http/routes/hostile-uploads.database.test.ts',
  'documents that take too long to count': 'apps/server/src/http/routes/pages-unknown.database.test.ts',
  'bodies that trickle, connections without end': 'apps/server/src/http/limit-transfers.database.test.ts',
  'a disk filled': 'apps/server/src/http/routes/full-storage.database.test.ts',
  'webhooks into private networks, when saved': 'apps/server/src/webhooks/check-url.test.ts',
  'webhooks into private networks, when sent': 'apps/server/src/webhooks/post-event.test.ts',
  'the database and the store copied': 'apps/server/src/http/sealed-at-rest.database.test.ts',
  'what is sealed changed, cut or exchanged': 'apps/server/src/secrets/sealed-form.test.ts',
  'payments forged and repeated': 'apps/server/src/payments/stripe-events.database.test.ts',
};

const { status } = spawnSync(
  process.execPath,
  [join(PROJECT_FOLDER, 'node_modules/vitest/vitest.mjs'), 'run', ...Object.values(ATTACKS)],
  { cwd: PROJECT_FOLDER, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
