/** A name server in a test: answers over UDP what the test says, question by question. */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { type DecodedPacket, decode, encode } from 'dns-packet';

export interface TestNameServer {
  /** For `createResolver`. */
  readonly address: string;
  /** Names asked for, with their types, in order. */
  readonly asked: readonly string[];
  readonly close: () => Promise<void>;
}

/** The addresses of a name; `null`: no answer at all. Asked once for `A` and once for `AAAA`. */
export type NameAnswer = (name: string, type: 'A' | 'AAAA') => readonly string[] | null;

export async function startNameServer(answer: NameAnswer): Promise<TestNameServer> {
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (message, { port, address }) => {
    const packet: DecodedPacket = decode(message);
    const question = packet.questions?.[0];
    if (question === undefined || (question.type !== 'A' && question.type !== 'AAAA')) return;
    const { name, type } = question;
    asked.push(`${type} ${name}`);
    const addresses = answer(name, type);
    if (addresses === null) return;
    const reply = encode({
      type: 'response',
      id: packet.id ?? 0,
      flags: 0x0180,
      questions: [question],
      answers: addresses.map((data) => ({ type, name, ttl: 0, data })),
    });
    socket.send(reply, port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    close: async () => {
      const closed = once(socket, 'close');
      socket.close();
      await closed;
    },
  };
}
