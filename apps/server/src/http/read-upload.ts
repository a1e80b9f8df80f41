/** A multipart form whose files go straight to storage. Fields may come in any order and are judged at the end. */
import { createHash } from 'node:crypto';
import { submitJobFieldsSchema } from '@extracto/contract';
import type { Parser } from '@extracto/model';
import type { Multipart, MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { DocumentStorage } from '../adapters/storage/index.ts';
import { receiveDocument, type StoredFile } from '../uploads/index.ts';
import { ProblemError } from './problem-error.ts';
import { readFileLabel } from './read-file-label.ts';

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
  /** One PDF, or the images that are its pages. */
  readonly files: readonly StoredFile[];
  /** SHA-256 of what was sent: of one file its own, of several the hash over theirs. */
  readonly sha256: Buffer;
  /**
   * SHA-256 over document, parser, year, label and whether it is read anew. The password is not part of it: only the right one comes this far, and a
   * hash would help to guess it.
   */
  readonly fingerprint: Buffer;
}

type BusboyLimits = NonNullable<NonNullable<Parameters<FastifyRequest['parts']>[0]>['limits']>;

const FILE_FIELDS = ['pdf', 'file'];
const MAX_FIELD_BYTES = 8 * 1024;
const MAX_FIELDS = 20;
/** Images that one document is joined of. */
const MAX_IMAGES = 100;
/** Allowed size of a form beside its file. */
const MAX_FORM_BYTES = 1024 * 1024;

const ONE_FILE = `Send one file for each job, or up to ${MAX_IMAGES} images that are the pages of one document.`;
const NOT_JOINED =
  'Several images are read as the pages of one document with join=true. Send images of different documents one by one.';
const NO_FILE_NAME = 'This part has no filename. Send the document as a file: with curl, -F pdf=@statement.pdf.';

export interface UploadPlace {
  readonly nextKey: () => string;
  readonly maxBytes: number;
  /** Whose data key seals it. */
  readonly clientId: string;
}

/** Stores each file under the next of `nextKey`, and leaves them there when it throws: the caller deletes them. */
export async function readUpload(
  request: FastifyRequest,
  storage: DocumentStorage,
  { nextKey, maxBytes, clientId }: UploadPlace,
): Promise<Upload> {
  if (!request.isMultipart()) {
    throw new ProblemError('unsupported_media_type', 'Send the document as a form: multipart/form-data.');
  }
  refuseDeclaredSize(request, maxBytes);
  const fields = new Map<string, string>();
  const files: StoredFile[] = [];
  const limits = { fileSize: maxBytes, fieldSize: MAX_FIELD_BYTES, fields: MAX_FIELDS, files: MAX_IMAGES + 1 };
  for await (const part of readParts(request, limits)) {
    if (part.type === 'field' && FILE_FIELDS.includes(part.fieldname)) throw refuseField(part.fieldname, NO_FILE_NAME);
    if (part.type === 'field') fields.set(part.fieldname, readField(part));
    else if (FILE_FIELDS.includes(part.fieldname) && mayFollow(files)) {
      const leftBytes = maxBytes - files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
      files.push(await storeFile(part, storage, nextKey(), { leftBytes, maxBytes, clientId }));
    } else {
      part.file.resume();
      throw refuseField(
        part.fieldname,
        FILE_FIELDS.includes(part.fieldname) ? ONE_FILE : 'Send the file as pdf or file.',
      );
    }
  }
  if (files.length === 0) throw refuseField('pdf', 'Attach a statement as pdf or file: a PDF, or an image.');
  if (files.length > 1 && files.some(({ kind }) => kind !== 'image')) throw refuseField('pdf', ONE_FILE);
  if (files.length > 1 && fields.get('join') !== 'true') throw refuseField('join', NOT_JOINED);
  return assemble(fields, files);
}

function mayFollow(files: readonly StoredFile[]): boolean {
  return files.length < MAX_IMAGES && files.every(({ kind }) => kind === 'image');
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
  { leftBytes, maxBytes, clientId }: Omit<UploadPlace, 'nextKey'> & { readonly leftBytes: number },
): Promise<StoredFile> {
  // Told by the stream's own state below: it may have broken before anybody listened.
  part.file.once('error', () => {});
  const received = await receiveDocument(part.file, (content) => storage.put(key, content, clientId)).catch(
    (error: unknown) => {
      throw part.file.errored === null ? error : brokenForm(part.file.errored);
    },
  );
  if (part.file.truncated || received.sizeBytes > leftBytes) throw fileTooLarge(maxBytes);
  return { ...received, key, fileName: part.filename };
}

function assemble(fields: ReadonlyMap<string, string>, files: readonly StoredFile[]): Upload {
  const given = Object.fromEntries([...fields].filter(([, value]) => value.trim() !== ''));
  const parsed = submitJobFieldsSchema.safeParse(given);
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => ({ pointer: `/${path.join('/')}`, detail: message }));
    throw new ProblemError('validation_failed', errors[0]?.detail, { errors });
  }
  const { parser, year = null, password = null } = parsed.data;
  const again = parsed.data.again === 'true';
  const label = readFileLabel(parsed.data.label ?? files[0]!.fileName);
  const sha256 = hashFiles(files);
  const fingerprint = createHash('sha256')
    .update(
      JSON.stringify([
        sha256.toString('hex'),
        parser,
        label,
        ...(year === null ? [] : [year]),
        ...(again ? ['again'] : []),
      ]),
    )
    .digest();
  return {
    fields: { parser, year, label, password, again },
    files,
    sha256,
    fingerprint,
  };
}

/** Hashes several files by their own hashes, in order. */
function hashFiles(files: readonly StoredFile[]): Buffer {
  if (files.length === 1) return files[0]!.sha256;
  return createHash('sha256')
    .update(Buffer.concat(files.map(({ sha256 }) => sha256)))
    .digest();
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
