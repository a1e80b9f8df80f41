/** Any error → one sentence for the person at the terminal. It never quotes the document. */
import { FormatError } from '@extracto/formats';
import { ImageError } from '@extracto/images/error';
import { ExtractionError, type ExtractionErrorCode } from '@extracto/model';

const BUG = 'Reading this file failed because of a bug in Extracto.';

/** Sentences for codes whose own speak of uploads, charges or what the service has turned off. */
const EXTRACTION_FAILURES: Partial<Readonly<Record<ExtractionErrorCode, string>>> = {
  not_a_pdf: 'This file is not a PDF.',
  empty_file: 'This file is empty. Download the statement again.',
  file_too_large: 'This file is larger than can be read. Split it into smaller files.',
  too_many_pages: 'This PDF has more pages than can be read. Split it into smaller files.',
  unreadable_pdf: 'This PDF is damaged and cannot be opened. Download the statement again.',
  password_required: 'This PDF is protected. Give its password with --password or --passwords.',
  password_incorrect: 'The password does not open this PDF. Check --password or --passwords.',
  encryption_unsupported:
    'This PDF is encrypted for certain people or programs, not by a password. Print it to a new PDF and convert that.',
  no_text: 'No text was found in this PDF. A scan needs OCR (--ocr auto) and must be legible.',
  time_limit: 'Reading this PDF took too long. Raise --timeout, or split it into smaller files.',
  internal: BUG,
};

const FILE_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: 'No such file or folder.',
  EACCES: 'This file cannot be read: permission denied.',
  EPERM: 'This file cannot be read: permission denied.',
  EISDIR: 'This is a folder, not a PDF.',
  ENOTDIR: 'No such file or folder.',
  ELOOP: 'This link is circular.',
  ENAMETOOLONG: 'This file name is too long.',
  ENOSPC: 'The result cannot be written: the disk is full.',
  EROFS: 'The result cannot be written: the disk is read-only.',
};

export function describeFailure(error: unknown): string {
  if (error instanceof ExtractionError) return EXTRACTION_FAILURES[error.code] ?? error.message;
  if (error instanceof FormatError || error instanceof ImageError) return error.message;
  const { code, path } = (error ?? {}) as NodeJS.ErrnoException;
  // Bytes of a name that are no UTF-8 were replaced before the file was looked for.
  if (code === 'ENOENT' && path?.includes('\uFFFD')) return 'This file name is not UTF-8. Rename the file.';
  if (typeof code === 'string' && Object.hasOwn(FILE_ERRORS, code)) return FILE_ERRORS[code]!;
  return BUG;
}
