/** Any error → one sentence for the person at the terminal. It never quotes the document. */
import { FormatError } from '@extracto/formats';
import { ImageError } from '@extracto/images/error';
import { ExtractionError } from '@extracto/model';

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
  // The service's sentence for our own faults speaks of charges; nobody is charged here.
  if (error instanceof ExtractionError && error.code !== 'internal') return error.message;
  if (error instanceof FormatError || error instanceof ImageError) return error.message;
  const code = (error as NodeJS.ErrnoException | null)?.code;
  if (typeof code === 'string' && Object.hasOwn(FILE_ERRORS, code)) return FILE_ERRORS[code]!;
  return 'Reading this file failed because of a bug in Extracto.';
}
