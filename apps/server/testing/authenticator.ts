/** The authenticator app of a test: the codes of RFC 6238 for the address that a QR code carries. */
import { createHmac } from 'node:crypto';

const PERIOD_SECONDS = 30;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** `periods`: 0 for the code of now, −1 for the one before, which is still valid. */
export function readAppCode(uri: string, periods = 0, now = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 1_000 / PERIOD_SECONDS) + periods));
  const secret = readBase32(new URL(uri).searchParams.get('secret') ?? '');
  const hash = createHmac('sha1', secret).update(counter).digest();
  const code = hash.readUInt32BE(hash.at(-1)! & 0xf) & 0x7fff_ffff;
  return String(code % 1_000_000).padStart(6, '0');
}

function readBase32(text: string): Buffer {
  const bits = [...text.replaceAll('=', '')]
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
