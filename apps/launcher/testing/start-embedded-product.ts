/** `npm start` in a test: the product with its own database in a data folder, and a customer who signed up there. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type ApiClient, type Client, createApiClient } from '@extracto/contract';
import { signUpConfirmed } from '../../server/testing/sign-up.ts';
import { INHERITED, LAUNCHER_PROGRAM } from './start-part.ts';

export interface EmbeddedProduct {
  readonly process: ChildProcess;
  /** As with Ctrl-C. */
  readonly stop: () => Promise<void>;
}

/** Resolves when it says that it is ready. The folder may be passed through by everybody: the database has a user of its own. */
export async function startEmbeddedProduct(dataDir: string, port: number): Promise<EmbeddedProduct> {
  const product = spawn(process.execPath, [LAUNCHER_PROGRAM], {
    env: {
      ...INHERITED,
      PORT: String(port),
      EXTRACTO_DATA_DIR: dataDir,
      EXTRACTO_LOG_LEVEL: 'fatal',
      EXTRACTO_WORKER_THREADS: '1',
    },
  });
  let printed = '';
  const ready = Promise.withResolvers<void>();
  for (const stream of [product.stdout, product.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk;
      if (printed.includes('Extracto is ready')) ready.resolve();
    });
  }
  product.once('exit', () => ready.reject(new Error(`the product ended: ${printed}`)));
  await ready.promise;
  return {
    process: product,
    stop: async () => {
      if (product.exitCode !== null || product.signalCode !== null) return;
      product.kill('SIGTERM');
      await once(product, 'exit');
    },
  };
}

export interface SignedUp {
  readonly client: Client;
  readonly api: ApiClient;
  readonly browser: ApiClient;
}

export async function signUp(origin: string): Promise<SignedUp> {
  const account = { email: 'jane@example.com', password: 'correct horse battery', firstName: 'Jane' };
  const cookie = await signUpConfirmed(createApiClient({ baseUrl: origin }), account);
  const browser = createApiClient({
    baseUrl: origin,
    fetch: (input, init) =>
      fetch(input, { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie, origin } }),
  });
  const { body: client } = await browser.createClient();
  return { client, browser, api: createApiClient({ baseUrl: origin, apiKey: client.apiKey }) };
}
