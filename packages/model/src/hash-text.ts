/** SHA-256 of a text in UTF-8, as hexadecimal digits. By a library, because browsers hash asynchronously only. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
