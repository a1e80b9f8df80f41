import { once } from 'node:events';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { ExtractionError, type Page } from '@extracto/model';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { openPdf, type PdfDocument } from '../adapters/pdf/open-pdf.ts';
import { drawPdf } from '../adapters/pdf/testing/draw-pdf.ts';
import { readPages } from '../stages/read/read-pages.ts';
import { type Lent, lendThread, type Wanted } from './lend-thread.ts';
import { readWithLent } from './read-with-lent.ts';

const PAGES = 90;
let bytes: Uint8Array;
beforeAll(async () => {
  bytes = await drawPdf((pdf) => {
    for (let page = 1; page < PAGES; page++)
      pdf.text(`Page ${page} of many`, 50, 50).rect(40, 40, 200, 30).stroke().addPage();
    pdf.text('The end', 50, 50);
  });
});

const opened: PdfDocument[] = [];
afterEach(() => {
  for (const document of opened.splice(0)) document.close();
});
async function open(): Promise<PdfDocument> {
  const document = await openPdf(bytes, null);
  opened.push(document);
  return document;
}

/** The way to a thread that reads pages of `document`, and how many it read. */
function lend(document: PdfDocument, recalled = new AbortController().signal) {
  const { port1, port2 } = new MessageChannel();
  let pages = 0;
  const readPage = (index: number) => {
    pages += 1;
    return document.readPage(index);
  };
  const done = lendThread({ ...document, readPage }, port2, recalled);
  return { port: port1, done, pages: () => pages };
}

async function collect(document: PdfDocument, ports: readonly MessagePort[]): Promise<Page[]> {
  const pages: Page[] = [];
  for await (const page of readWithLent(document, ports)) pages.push(page);
  return pages;
}

test('the pages are those that one thread reads, in their order, and each thread reads some', async () => {
  const own = await open();
  const lent = [lend(await open()), lend(await open())];
  const pages = await collect(
    own,
    lent.map(({ port }) => port),
  );
  expect(pages).toEqual([...readPages(own)]);
  for (const thread of lent) expect(thread.pages()).toBeGreaterThan(0);
  await Promise.all(lent.map(({ done }) => done));
});

test('a thread that is called back loses no page', async () => {
  const own = await open();
  const recall = new AbortController();
  const lent = lend(await open(), recall.signal);
  const pages: Page[] = [];
  for await (const page of readWithLent(own, [lent.port])) {
    pages.push(page);
    if (pages.length === 20) recall.abort();
  }
  await lent.done;
  expect(pages).toEqual([...readPages(own)]);
  expect(lent.pages()).toBeLessThan(PAGES / 2);
});

test('a thread that asks for a page and is never heard of again loses none', async () => {
  const own = await open();
  const { port1, port2 } = new MessageChannel();
  port2.postMessage({ kind: 'ready' } satisfies Lent);
  expect(await collect(own, [port1])).toEqual([...readPages(own)]);
});

test('a page that only the lent thread cannot read is read by the own one', async () => {
  const own = await open();
  const document = await open();
  const readPage = (index: number) => {
    if (index > 10) throw new ExtractionError('memory_limit');
    return document.readPage(index);
  };
  const lent = lend({ ...document, readPage });
  expect(await collect(own, [lent.port])).toEqual([...readPages(own)]);
  await lent.done;
});

test('a page that nobody can read is thrown at its turn, after those in front of it', async () => {
  const document = await open();
  const readPage = (index: number) => {
    if (index === 30) throw new ExtractionError('unreadable_pdf');
    return document.readPage(index);
  };
  const lent = lend({ ...document, readPage });
  const numbers: number[] = [];
  const reading = async () => {
    for await (const { pageNumber } of readWithLent({ ...document, readPage }, [lent.port])) numbers.push(pageNumber);
  };
  await expect(reading()).rejects.toMatchObject({ code: 'unreadable_pdf' });
  expect(numbers).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  await lent.done;
});

test('a lent thread leaves when it is asked for nothing', async () => {
  const lent = lend(await open());
  const [ready] = (await once(lent.port, 'message')) as [Lent];
  expect(ready).toEqual({ kind: 'ready' });
  lent.port.postMessage({ kind: 'page', index: 0 } satisfies Wanted);
  await lent.done;
  expect(lent.pages()).toBe(1);
});
