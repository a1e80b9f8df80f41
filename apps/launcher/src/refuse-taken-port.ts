/** Says that the port is taken before a database is started for nothing. */
import { type Configuration, StartError } from '../../server/src/configuration/index.ts';
import { isPortFree } from './free-port.ts';

/** The web process of a product that was killed a moment ago still holds the port for an instant. */
const PATIENCE_MS = 3_000;
const ASK_INTERVAL_MS = 100;

export async function refuseTakenPort({ host, port }: Pick<Configuration, 'host' | 'port'>): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; ; ) {
    if (await ask(host, port)) return;
    if (Date.now() > deadline) break;
    await new Promise((resolve) => setTimeout(resolve, ASK_INTERVAL_MS));
  }
  throw new StartError(
    `Port ${port} on ${host} is taken by another program.`,
    `Stop that program, or start on another port: PORT=${port === 65_535 ? 3001 : port + 1} npm start`,
  );
}

async function ask(host: string, port: number): Promise<boolean> {
  try {
    return await isPortFree(port, host);
  } catch (error) {
    const reasons: Record<string, string> = {
      EACCES: `Port ${port} needs the rights of an administrator.`,
      EADDRNOTAVAIL: `${host} is no address of this machine.`,
      ENOTFOUND: `${host} is no known address.`,
    };
    const problem = reasons[(error as NodeJS.ErrnoException).code ?? ''] ?? String(error);
    throw new StartError(problem, 'Set PORT and HOST to an address of this machine.');
  }
}
