import type { SealingSecrets } from '../configuration/index.ts';
import { createSecretBox, type SecretBox } from './secret-box.ts';

export function openSecretBox({ encryptionSecret, otherEncryptionSecret }: SealingSecrets): SecretBox {
  const other = otherEncryptionSecret === null ? null : Buffer.from(otherEncryptionSecret, 'hex');
  return createSecretBox(Buffer.from(encryptionSecret, 'hex'), other);
}
