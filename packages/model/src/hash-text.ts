/** SHA-256 of a text in UTF-8, as hexadecimal digits. By a library, because browsers hash asynchronously only. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

const encoder = new TextEncoder();

export function hashText(text: string): string {
  return bytesToHex(sha256(encoder.encode(text)));
}
