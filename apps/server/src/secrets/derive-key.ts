import { hkdfSync } from 'node:crypto';

export type KeyPurpose = 'api-keys-and-passwords' | 'sessions';

/** 32 bytes for one purpose from the installation's master secret (RFC 5869): no key is used for two things. */
export function deriveKey(masterSecret: string, purpose: KeyPurpose): Buffer {
  if (masterSecret.length < 32) throw new RangeError('the master secret needs at least 32 characters');
  return Buffer.from(hkdfSync('sha256', masterSecret, '', `extracto/${purpose}`, 32));
}
