/** TCP ports of this machine. A free port can be taken before it is used; callers live with that. */
import { createServer } from 'node:net';

export async function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return (await probe(port, host)) !== null;
}

export async function findFreePort(host = '127.0.0.1'): Promise<number> {
  const port = await probe(0, host);
  if (port === null) throw new Error(`No TCP port is free on ${host}.`);
  return port;
}

/** The port when it could be bound; null when another process has it. Throws for an address that is not ours. */
function probe(port: number, host: string): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const bound = address !== null && typeof address === 'object' ? address.port : port;
      server.close(() => resolve(bound));
    });
  });
}
