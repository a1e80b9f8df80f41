/** A multipart form whose file goes straight to storage. Fields may come in any order and are judged at the end. */
import { createHash } from 'node:crypto';
import { submitJobFieldsSchema } from '@extracto/contract';
import type { Parser } from '@extracto/model';
import type { Multipart, MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { DocumentStorage } from '../adapters/storage/document-storage.ts';
import { ProblemError } from './problem-error.ts';
import { readFileLabel } from './read-file-label.ts';
import { type ReceivedDocument, receiveDocument } from './receive-document.ts';

export interface Upload {
  readonly fields: {
    readonly parser: Parser;
    /** Year of dates printed without one; `null` leaves their year open. */
    readonly year: number | null;
    readonly label: string;
    /** Absent and empty are the same. */
    readonly password: string | null;
    /** Reads the same bytes anew. */
    readonly again: boolean;
  };
  readonly sizeBytes: number;
  readonly sha256: Buffer;
  /**
   * SHA-256 over document, parser, year, label and whether it is read anew. The password is not part of it: only the right one comes this far, and a
   * hash would help to guess it.
   */
  readonly fingerprint: Buffer;
}

interface StoredFile extends ReceivedDocument {
  readonly fileName: string;
}

type BusboyLimits = NonNullable<NonNullable<Parameters<FastifyRequest['parts']>[0]>['limits']>;

const FILE_FIELDS = ['pdf', 'file'];
const MAX_FIELD_BYTES = 8 * 1024;
const MAX_FIELDS = 20;
/** What a form may weigh beside its file. */
const MAX_FORM_BYTES = 1024 * 1024;

const NO_FILE_NAME = 'This part has no filename. Send the document as a file: with curl, -F pdf=@statement.pdf.';

/** Leaves what it stored under `key` when it throws: the caller deletes it. */
export async function readUpload(
  request: FastifyRequest,
  storage: DocumentStorage,
  key: string,
  maxBytes: number,
): Promise<Upload> {
  if (!request.isMultipart()) {
    throw new ProblemError('unsupported_media_type', 'Send the document as a form: multipart/form-data.');
  }
  refuseDeclaredSize(request, maxBytes);
  const fields = new Map<string, string>();
  let file: StoredFile | null = null;
  const limits = { fileSize: maxBytes, fieldSize: MAX_FIELD_BYTES, fields: MAX_FIELDS, files: 2 };
  for await (const part of readParts(request, limits)) {
    if (part.type === 'field' && FILE_FIELDS.includes(part.fieldname)) throw refuseField(part.fieldname, NO_FILE_NAME);
    if (part.type === 'field') fields.set(part.fieldname, readField(part));
    else if (file === null && FILE_FIELDS.includes(part.fieldname))
      file = await storeFile(part, storage, key, maxBytes);
    else {
      part.file.resume();
      throw refuseField(
        part.fieldname,
        file === null ? 'Send the file as pdf or file.' : 'Send one file for each job.',
      );
    }
  }
  if (file === null) throw refuseField('pdf', 'Attach the PDF of a statement as pdf or file.');
  return assemble(fields, file);
}

/** A form that breaks off or is none is the caller's mistake, whatever the parser calls it. */
async function* readParts(request: FastifyRequest, limits: BusboyLimits): AsyncGenerator<Multipart> {
  try {
    yield* request.parts({ limits });
  } catch (cause) {
    throw brokenForm(cause);
  }
}

/** Says so before a body arrives that cannot pass; a body of unknown length is measured while it streams. */
function refuseDeclaredSize(request: FastifyRequest, maxBytes: number): void {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + MAX_FORM_BYTES) throw fileTooLarge(maxBytes);
}

function readField(part: MultipartValue): string {
  if (part.valueTruncated) throw refuseField(part.fieldname, 'This field is too long.');
  return typeof part.value === 'string' ? part.value : JSON.stringify(part.value);
}

async function storeFile(
  part: MultipartFile,
  storage: DocumentStorage,
  key: string,
  maxBytes: number,
): Promise<StoredFile> {
  // Told by the stream's own state below: it may have broken before anybody listened.
  part.file.once('error', () => {});
  const received = await receiveDocument(part.file, (content) => storage.put(key, content)).catch((error: unknown) => {
    throw part.file.errored === null ? error : brokenForm(part.file.errored);
  });
  if (part.file.truncated) throw fileTooLarge(maxBytes);
  return { ...received, fileName: part.filename };
}

function assemble(fields: ReadonlyMap<string, string>, file: StoredFile): Upload {
  const given = Object.fromEntries([...fields].filter(([, value]) => value.trim() !== ''));
  const parsed = submitJobFieldsSchema.safeParse(given);
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => ({ pointer: `/${path.join('/')}`, detail: message }));
    throw new ProblemError('validation_failed', errors[0]?.detail, { errors });
  }
  const { parser, year = null, password = null } = parsed.data;
  const again = parsed.data.again === 'true';
  const label = readFileLabel(parsed.data.label ?? file.fileName);
  const fingerprint = createHash('sha256')
    .update(
      JSON.stringify([
        file.sha256.toString('hex'),
        parser,
        label,
        ...(year === null ? [] : [year]),
        ...(again ? ['again'] : []),
      ]),
    )
    .digest();
  return {
    fields: { parser, year, label, password, again },
    sizeBytes: file.sizeBytes,
    sha256: file.sha256,
    fingerprint,
  };
}

function refuseField(name: string, detail: string): ProblemError {
  return new ProblemError('validation_failed', detail, { errors: [{ pointer: `/${name}`, detail }] });
}

function brokenForm(cause: unknown): ProblemError {
  return new ProblemError('malformed_request', 'The form cannot be read: it is incomplete or not well formed.', {
    cause,
  });
}

function fileTooLarge(maxBytes: number): ProblemError {
  const limitMb = Math.floor(maxBytes / (1024 * 1024));
  return new ProblemError('file_too_large', `The file is larger than ${limitMb} MB. Split it and upload each part.`);
}
