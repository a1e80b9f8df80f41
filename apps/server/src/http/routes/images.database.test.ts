/** Images in the place of a PDF: one, or several that are the pages of one document. */
import { readdirSync } from 'node:fs';
import { drawPng, drawTiff } from '@extracto/images/testing/draw-images';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePdf } from '../../../testing/documents.ts';
import { type Customer, createTestService, type TestService } from '../../../testing/service.ts';

const SIZE = { width: 40, height: 60 };
const png = (shade: number) => drawPng(shade, SIZE);
const blob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);

let service: TestService;
let jane: Customer;
beforeAll(async () => {
  service = await createTestService({ maxUploadBytes: 100_000 });
  jane = await service.newCustomer();
});
afterAll(() => service.close());

async function send(parts: readonly (readonly [name: string, content: Blob, fileName: string])[], join = false) {
  const form = new FormData();
  for (const [name, content, fileName] of parts) form.append(name, content, fileName);
  if (join) form.set('join', 'true');
  const answer = await service.send('/api/v1/jobs', {
    method: 'POST',
    headers: { 'X-API-KEY': jane.client.apiKey },
    body: form,
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

const storedFiles = () =>
  readdirSync(service.storageFolder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.sealed'));

test('an image is a document of one page, kept as a PDF and named after its file', async () => {
  const { status, body } = await send([['pdf', blob(png(200)), 'march.png']]);
  expect([status, body.pages, body.label]).toEqual([202, 1, 'march.png']);
  const document = await jane.api.getDocument({ params: { jobId: body.jobId } });
  expect((await document.body.text()).slice(0, 5)).toBe('%PDF-');
});

test('each page of a TIFF is a page', async () => {
  const { status, body } = await send([['file', blob(drawTiff(180, SIZE)), 'a.tif']]);
  expect([status, body.pages]).toEqual([202, 1]);
});

test('several images are one document with join, in their order, and nothing else of them is kept', async () => {
  const before = storedFiles().length;
  const pages = [10, 20, 30].map((shade) => ['pdf', blob(png(shade)), `${shade}.png`] as const);
  const { status, body } = await send(pages, true);
  expect([status, body.pages, body.label]).toEqual([202, 3, '10.png']);
  expect(storedFiles()).toHaveLength(before + 1);
  const other = await send(pages.toReversed(), true);
  expect(other.body.jobId).not.toBe(body.jobId);
});

test('the same images again are answered with the job that has them', async () => {
  const pages = [40, 50].map((shade) => ['pdf', blob(png(shade)), 'page.png'] as const);
  const first = await send(pages, true);
  const second = await send(pages, true);
  expect(second.body.jobId).toBe(first.body.jobId);
  expect(second.headers.get('Document-Repeated')).toBe('true');
});

test.each<[string, Parameters<typeof send>, number, string, string]>([
  [
    'several images without join',
    [
      [
        ['pdf', blob(png(1)), 'a.png'],
        ['pdf', blob(png(2)), 'b.png'],
      ],
    ],
    400,
    'validation_failed',
    'join=true',
  ],
  [
    'a PDF after an image',
    [
      [
        ['pdf', blob(png(1)), 'a.png'],
        ['pdf', makePdf(1), 'b.pdf'],
      ],
      true,
    ],
    400,
    'validation_failed',
    'one file for each job',
  ],
  [
    'an image after a PDF',
    [
      [
        ['pdf', makePdf(1), 'b.pdf'],
        ['pdf', blob(png(1)), 'a.png'],
      ],
      true,
    ],
    400,
    'validation_failed',
    'one file for each job',
  ],
  [
    'HEIC',
    [[['pdf', new Blob([new Uint8Array([0, 0, 0, 24]), 'ftypheic', 'x'.repeat(50)]), 'a.heic']]],
    422,
    'unreadable_image',
    'save it as JPEG',
  ],
  ['half an image', [[['pdf', blob(png(3).slice(0, 30)), 'a.png']]], 422, 'unreadable_image', 'damaged'],
  [
    'images that are too large together',
    [
      [
        ['pdf', blob(large(1)), 'a.png'],
        ['pdf', blob(large(2)), 'b.png'],
      ],
      true,
    ],
    413,
    'file_too_large',
    'larger than',
  ],
])('refuses %s, says what to do, and keeps nothing', async (_, call, status, code, sentence) => {
  const before = storedFiles().length;
  const answer = await send(...call);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect(answer.body.detail).toContain(sentence);
  expect(storedFiles()).toHaveLength(before);
});

/** Its bytes say PNG, and it is as large as more than half of what may be sent. */
function large(shade: number): Uint8Array {
  return Buffer.concat([png(shade), Buffer.alloc(60_000)]);
}
