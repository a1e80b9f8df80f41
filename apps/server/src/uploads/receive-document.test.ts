import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { receiveDocument } from './receive-document.ts';

/** Receives these chunks; what was stored, or `null` when storing never began. */
async function receive(chunks: Iterable<Buffer>) {
  let stored: Buffer | null = null;
  const received = await receiveDocument(Readable.from(chunks), async (content) => {
    stored = await buffer(content);
  }).catch((error: unknown) => error);
  return { received, stored: stored as Buffer | null };
}

describe('a document', () => {
  test.each<[string, Buffer[]]>([
    ['whole', [Buffer.from('%PDF-1.7 and more')]],
    ['byte by byte', [...'%PDF-1.7'].map((letter) => Buffer.from(letter))],
    ['after other bytes', [Buffer.alloc(1_000, 32), Buffer.from('%PDF-1.4'), Buffer.alloc(5_000)]],
  ])('%s is stored as it came and measured', async (_, chunks) => {
    const whole = Buffer.concat(chunks);
    const { received, stored } = await receive(chunks);
    expect(stored?.equals(whole)).toBe(true);
    expect(received).toEqual({
      kind: 'pdf',
      sizeBytes: whole.length,
      sha256: createHash('sha256').update(whole).digest(),
    });
  });

  test.each<[string, Buffer[], string]>([
    ['empty', [], 'empty_file'],
    ['of another kind', [Buffer.from('PK\u0003\u0004')], 'not_a_pdf'],
    ['with its header too late', [Buffer.alloc(1_024, 32), Buffer.from('%PDF-1.7')], 'not_a_pdf'],
    ['with a header that crosses the limit', [Buffer.alloc(1_021, 32), Buffer.from('%PDF-1.7')], 'not_a_pdf'],
  ])('%s is read to its end and never stored', async (_, chunks, code) => {
    let taken = 0;
    const counted = (function* () {
      for (const chunk of chunks) {
        taken += 1;
        yield chunk;
      }
    })();
    const { received, stored } = await receive(counted);
    expect(received).toMatchObject({ name: 'ExtractionError', code });
    expect(stored).toBeNull();
    expect(taken).toBe(chunks.length);
  });

  test('that breaks off is not taken for a whole one', async () => {
    const broken = (function* () {
      yield Buffer.from(`%PDF-1.7${' '.repeat(2_000)}`);
      throw new Error('the line went down');
    })();
    expect((await receive(broken)).received).toMatchObject({ message: 'the line went down' });
  });
});
