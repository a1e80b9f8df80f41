import { ExtractionError, type ExtractionErrorCode } from '@extracto/model';
import { assemble, writePdf } from '@extracto/samples/raw/write-pdf';
import { describe, expect, test } from 'vitest';
import { drawPdf } from '../../adapters/pdf/testing/draw-pdf.ts';
import { type OpenOptions, openDocument } from './open-document.ts';

const STATEMENT = writePdf({ content: 'BT /F1 10 Tf 50 700 Td (Balance 45.20) Tj ET' });
const text = (content: string) => new TextEncoder().encode(content);

async function codeOf(bytes: Uint8Array, options: OpenOptions = {}): Promise<ExtractionErrorCode | 'opened'> {
  try {
    (await openDocument(bytes, options)).close();
    return 'opened';
  } catch (error) {
    if (error instanceof ExtractionError) return error.code;
    throw error;
  }
}

function protectedPdf(passwords: PDFKit.PDFDocumentOptions): Promise<Uint8Array> {
  return drawPdf((pdf) => pdf.text('Balance 45.20', 50, 50), passwords);
}

describe('files that open', () => {
  test('a PDF', async () => {
    const document = await openDocument(STATEMENT);
    expect(document.pageCount).toBe(1);
    expect(document.readPage(0).words.map((word) => word.text)).toEqual(['Balance', '45.20']);
    document.close();
    document.close();
  });
  test('a PDF behind a few lines of something else', async () => {
    expect(await codeOf(new Uint8Array([...text('HTTP/1.1 200 OK\r\n\r\n'), ...STATEMENT]))).toBe('opened');
  });
  test('a PDF that has lost its end', async () => {
    expect(await codeOf(STATEMENT.slice(0, new TextDecoder('latin1').decode(STATEMENT).indexOf('startxref')))).toBe(
      'opened',
    );
  });
  test('a PDF that needs no password, with one', async () => {
    expect(await codeOf(STATEMENT, { password: 'unused' })).toBe('opened');
  });
});

describe('files that do not', () => {
  const CASES: readonly (readonly [
    name: string,
    bytes: Uint8Array,
    options: OpenOptions,
    code: ExtractionErrorCode,
  ])[] = [
    ['nothing', new Uint8Array(), {}, 'empty_file'],
    ['text', text('Date,Amount\n2024-01-02,45.20\n'), {}, 'not_a_pdf'],
    ['an image', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), {}, 'not_a_pdf'],
    ['a header too far in', new Uint8Array([...text(' '.repeat(1024)), ...STATEMENT]), {}, 'not_a_pdf'],
    ['a header and nothing else', text('%PDF-1.7\n'), {}, 'unreadable_pdf'],
    ['a header and noise', text(`%PDF-1.7\n${'\u0001garbage '.repeat(500)}`), {}, 'unreadable_pdf'],
    ['the first half', STATEMENT.slice(0, 100), {}, 'unreadable_pdf'],
    [
      'no pages',
      assemble(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']),
      {},
      'unreadable_pdf',
    ],
    ['too many bytes', STATEMENT, { maxBytes: STATEMENT.length - 1 }, 'file_too_large'],
    ['too many pages', STATEMENT, { maxPages: 0 }, 'too_many_pages'],
  ];
  test.each(CASES)('%s', async (_name, bytes, options, code) => {
    expect(await codeOf(bytes, options)).toBe(code);
  });

  test('a truncated file ends in an error or opens, at every length', async () => {
    for (let length = 0; length < STATEMENT.length; length += 7) {
      expect(['opened', 'empty_file', 'not_a_pdf', 'unreadable_pdf']).toContain(
        await codeOf(STATEMENT.slice(0, length)),
      );
    }
  });
});

test('a page tree that contains itself opens, and reading it ends in an error', async () => {
  const tree = '<< /Type /Pages /Kids [2 0 R] /Count 1 >>';
  const document = await openDocument(assemble(['<< /Type /Catalog /Pages 2 0 R >>', tree]));
  expect(() => document.readPage(0)).toThrow(expect.objectContaining({ code: 'unreadable_pdf' }));
  document.close();
});

describe('passwords', () => {
  test('a wrong password leaves the next document alone', async () => {
    const bytes = await protectedPdf({ userPassword: 'secret' });
    expect(await codeOf(bytes, { password: 'wrong' })).toBe('password_incorrect');
    expect(await codeOf(STATEMENT)).toBe('opened');
  });
});
