/** A mail server in a test, on loopback: it takes mails, or refuses them as it is told. Its certificate is its own. */
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface TakenMail {
  readonly to: readonly string[];
  readonly message: string;
}

export interface TestMailServer {
  readonly port: number;
  /** Port that speaks TLS from the first byte. */
  readonly tlsPort: number;
  readonly taken: () => readonly TakenMail[];
  /** Number of sign-ins with name and password. */
  readonly logins: () => number;
  /** Refuses recipients, repeating the address; `times` of them when given. */
  readonly refuseWith: (code: number, times?: number) => void;
  readonly demandLogin: (login: { readonly user: string; readonly password: string }) => void;
  readonly reset: () => void;
  readonly close: () => Promise<void>;
}

interface Mood {
  refusals: number;
  code: number;
  login: { readonly user: string; readonly password: string } | null;
  logins: number;
  taken: TakenMail[];
}

const calm = (): Mood => ({ refusals: 0, code: 0, login: null, logins: 0, taken: [] });

export async function startTestMailServer(): Promise<TestMailServer> {
  let mood = calm();
  const servers = [false, true].map((secure) => createServer(secure, () => mood));
  const [port = 0, tlsPort = 0] = await Promise.all(servers.map(listen));
  return {
    port,
    tlsPort,
    taken: () => mood.taken,
    logins: () => mood.logins,
    refuseWith: (code, times = Number.POSITIVE_INFINITY) => {
      mood.code = code;
      mood.refusals = times;
    },
    demandLogin: (login) => {
      mood.login = login;
    },
    reset: () => {
      mood = calm();
    },
    close: async () => {
      await Promise.all(servers.map((server) => new Promise<void>((done) => server.close(done))));
    },
  };
}

function createServer(secure: boolean, mood: () => Mood): SMTPServer {
  const server = new SMTPServer({
    secure,
    authOptional: true,
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username, password }, _session, answer) => {
      mood().logins += 1;
      const { login } = mood();
      if (username === login?.user && password === login?.password) return answer(null, { user: username });
      return answer(new Error('wrong'));
    },
    onRcptTo: ({ address }, session, answer) => {
      const now = mood();
      if (now.login !== null && session.user === undefined) return answer(refusal(530, 'sign in first'));
      if (now.refusals === 0) return answer();
      now.refusals -= 1;
      return answer(refusal(now.code, `no room for ${address}`));
    },
    onData: async (stream, session, answer) => {
      const message = await text(stream.setEncoding('latin1'));
      mood().taken.push({ to: session.envelope.rcptTo.map(({ address }) => address), message });
      answer();
    },
  });
  // A client that does not like the certificate hangs up.
  server.on('error', () => {});
  return server;
}

function listen(server: SMTPServer): Promise<number> {
  return new Promise((done) => {
    const listening = server.listen(0, '127.0.0.1', () => done((listening.address() as AddressInfo).port));
  });
}

function refusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}
