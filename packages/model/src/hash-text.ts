/** SHA-256 of a text in UTF-8, 32 bytes. By a library, because browsers hash asynchronously only. */
import { sha256 } from '@noble/hashes/sha2.js';

const encoder = new TextEncoder();

export function hashText(text: string): Uint8Array {
  return sha256(encoder.encode(text));
}
