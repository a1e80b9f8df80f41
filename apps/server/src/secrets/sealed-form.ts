/**
 * How bytes lie sealed, whatever they are: a secret, a result, a document of any length. Each has a key of its own, derived
 * (RFC 5869) from the data key of its owner, a random salt, and its context, which binds it to its place: no row or file can
 * be passed off as another. Its blocks are AES-256-GCM; their nonces count them and mark the last, so that none can be
 * changed, moved, left out or cut off (STREAM: Hoang, Reyhanitabar, Rogaway, Vizár 2015).
 *
 *   version 1 byte | length of the owner 1 | owner | salt 32 | blocks: up to 64 KiB and a tag of 16 bytes each
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 2;
const BLOCK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const SALT_BYTES = 32;
const NONCE_BYTES = 12;

/** Whose data key seals it, and what it is: `result:01JD8…`. */
export interface SealName {
  readonly owner: string;
  readonly context: string;
}

export function* sealBytes(dataKey: Uint8Array, name: SealName, content: Uint8Array): Generator<Buffer> {
  const sealer = createSealer(dataKey, name);
  const blocks = createSplitter(BLOCK_BYTES);
  yield sealer.header;
  for (const block of blocks.push(content)) yield sealer.seal(block, false);
  yield sealer.seal(blocks.rest(), true);
}

export async function* sealChunks(
  dataKey: Uint8Array,
  name: SealName,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const sealer = createSealer(dataKey, name);
  const blocks = createSplitter(BLOCK_BYTES);
  yield sealer.header;
  for await (const chunk of content) for (const block of blocks.push(chunk)) yield sealer.seal(block, false);
  yield sealer.seal(blocks.rest(), true);
}

/** The owner that sealed bytes name, and where their blocks begin; `null` when they are of another form or too short. */
export function readHeader(sealed: Uint8Array): { readonly owner: string; readonly length: number } | null {
  const length = 2 + (sealed[1] ?? 0) + SALT_BYTES;
  if (sealed[0] !== VERSION || sealed.length < length) return null;
  return { owner: Buffer.from(sealed.subarray(2, length - SALT_BYTES)).toString(), length };
}

/** Throws when a byte was changed or is missing, or they were sealed with another key or for another context. */
export function openBytes(dataKey: Uint8Array, context: string, sealed: Uint8Array): Buffer {
  const { open, blocks } = createOpener(dataKey, context, sealed);
  const opened = blocks.push(sealed.subarray(readHeader(sealed)?.length)).map((block) => open(block, false));
  return Buffer.concat([...opened, open(blocks.rest(), true)]);
}

/** Blocks as they come, each once it is found unchanged; throws as `openBytes` does, at the last one when any are missing. */
export async function* openChunks(
  findKey: (owner: string) => Promise<Uint8Array>,
  context: string,
  sealed: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  let head: Buffer = Buffer.alloc(0);
  let opener: ReturnType<typeof createOpener> | null = null;
  for await (let chunk of sealed) {
    if (opener === null) {
      head = Buffer.concat([head, chunk]);
      const header = readHeader(head);
      if (header === null) continue;
      opener = createOpener(await findKey(header.owner), context, head);
      chunk = head.subarray(header.length);
    }
    for (const block of opener.blocks.push(chunk)) yield opener.open(block, false);
  }
  if (opener === null) throw new Error('sealed bytes are incomplete or of another form');
  yield opener.open(opener.blocks.rest(), true);
}

function createSealer(dataKey: Uint8Array, { owner, context }: SealName) {
  const name = Buffer.from(owner);
  const header = Buffer.concat([Buffer.of(VERSION, name.length), name, randomBytes(SALT_BYTES)]);
  const key = deriveKey(dataKey, header, context);
  let index = 0;
  const seal = (block: Uint8Array, last: boolean): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index++, last), { authTagLength: TAG_BYTES });
    return Buffer.concat([cipher.update(block), cipher.final(), cipher.getAuthTag()]);
  };
  return { header, seal };
}

function createOpener(dataKey: Uint8Array, context: string, sealed: Uint8Array) {
  const header = readHeader(sealed);
  if (header === null) throw new Error('sealed bytes are incomplete or of another form');
  const key = deriveKey(dataKey, Buffer.from(sealed.subarray(0, header.length)), context);
  let index = 0;
  const open = (block: Uint8Array, last: boolean): Buffer => {
    const tagAt = block.length - TAG_BYTES;
    if (tagAt < 0) throw new Error('sealed bytes are incomplete');
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(index++, last), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(block.subarray(tagAt));
    return Buffer.concat([decipher.update(block.subarray(0, tagAt)), decipher.final()]);
  };
  return { open, blocks: createSplitter(BLOCK_BYTES + TAG_BYTES) };
}

/** The header's end is the salt; its owner is bound as well. */
function deriveKey(dataKey: Uint8Array, header: Buffer, context: string): Buffer {
  const owner = header.subarray(2, -SALT_BYTES);
  return Buffer.from(hkdfSync('sha256', dataKey, header.subarray(-SALT_BYTES), `sealed\0${owner}\0${context}`, 32));
}

function nonceOf(index: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt32BE(index, 7);
  nonce[11] = last ? 1 : 0;
  return nonce;
}

/** Cuts bytes into blocks of one size. The last, which may be shorter, or empty when there is no other, is the rest. */
function createSplitter(sizeBytes: number) {
  let pending: Buffer = Buffer.alloc(0);
  return {
    push: (bytes: Uint8Array): Buffer[] => {
      pending = pending.length === 0 ? Buffer.from(bytes) : Buffer.concat([pending, bytes]);
      const full: Buffer[] = [];
      let at = 0;
      for (; pending.length - at > sizeBytes; at += sizeBytes) full.push(pending.subarray(at, at + sizeBytes));
      pending = pending.subarray(at);
      return full;
    },
    rest: (): Buffer => pending,
  };
}
