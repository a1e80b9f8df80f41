/**
 * Keeps what must be read again (API keys for their owner, passwords of documents until they are read) encrypted at
 * rest: AES-256-GCM, a fresh 96-bit nonce for each text (NIST SP 800-38D, 8.2.2). The context binds a ciphertext to
 * its place, so that a row cannot be passed off as another.
 *
 *   version 1 byte | nonce 12 | tag 16 | ciphertext
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface SecretBox {
  seal(text: string, context: string): Buffer;
  /** Throws when the bytes were changed, or sealed with another key or for another context. */
  open(sealed: Uint8Array, context: string): string;
  /** 32 bytes, the same for the same text and context: recognises it again, and tells nobody without the key what it was. */
  fingerprint(text: string, context: string): Buffer;
  /** 64 hexadecimal digits for whoever seals by itself, as the identity library does. */
  deriveSecret(purpose: string): string;
}

/** `key` has 32 bytes. */
export function createSecretBox(key: Uint8Array): SecretBox {
  if (key.length !== 32) throw new RangeError('the key of a secret box has 32 bytes');
  const hashKey = Buffer.from(hkdfSync('sha256', key, '', 'fingerprint', 32));
  return {
    fingerprint(text, context) {
      return createHmac('sha256', hashKey).update(`${context}\0${text}`).digest();
    },
    deriveSecret(purpose) {
      return Buffer.from(hkdfSync('sha256', key, '', `secret ${purpose}`, 32)).toString('hex');
    },
    seal(text, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES }).setAAD(
        Buffer.from(context),
      );
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), body]);
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed);
      if (bytes[0] !== VERSION) throw new Error('a sealed text of another version');
      const tagAt = 1 + NONCE_BYTES;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, tagAt), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(tagAt, tagAt + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(tagAt + TAG_BYTES)), decipher.final()]).toString('utf8');
    },
  };
}
