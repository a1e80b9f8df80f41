/** An S3 store in a test: a server on loopback that knows one account, by name, and keeps objects as files. */
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import S3rver from 's3rver';

/**
 * The fault of every request: an answer after a while, an error of the server, none at all, or a disk without room, which
 * refuses what is to be written only.
 */
export type BucketTrouble = 'none' | 'slow' | 'failing' | 'absent' | 'full';

export interface TestBucket {
  /** For STORAGE_URL. */
  readonly storageUrl: string;
  /** The keys of all objects. */
  readonly listKeys: () => string[];
  /** The keys of uploads in parts that were begun and not ended. */
  readonly listUnfinished: () => string[];
  readonly suffer: (trouble: BucketTrouble) => void;
  readonly close: () => Promise<void>;
}

const BUCKET = 'extracto-documents';
/** The only account that the server knows. */
const ACCOUNT = 'S3RVER:S3RVER';
/** The server's metadata beside an object. */
const OBJECT_FILE = /\._S3rver_object$/;
/** Folder of its parts, with the key of each upload in a file. */
const UPLOADS_FOLDER = '._S3rver_uploads';

const SLOW_MS = 1_500;
const NO_ROOM = '<?xml version="1.0"?><Error><Code>InsufficientStorage</Code><Message>no space left</Message></Error>';

export async function startTestBucket(): Promise<TestBucket> {
  const directory = mkdtempSync(join(tmpdir(), 'extracto-bucket-'));
  const store = new S3rver({ directory, silent: true, configureBuckets: [{ name: BUCKET, configs: [] }] });
  writeBeforeAnswer((store as unknown as { store: ObjectFiles }).store);
  await store.configureBuckets();
  const answer = store.callback();
  let trouble: BucketTrouble = 'none';
  const server = createServer((request, response) => {
    if (trouble === 'absent') return request.socket.destroy();
    if (trouble === 'failing') return response.writeHead(503).end();
    if (trouble === 'full' && (request.method === 'PUT' || request.method === 'POST')) {
      request.resume();
      return response.writeHead(507, { 'content-type': 'application/xml' }).end(NO_ROOM);
    }
    if (trouble === 'slow') return void setTimeout(() => answer(request, response), SLOW_MS);
    if (answerAboutUploads(join(directory, BUCKET, UPLOADS_FOLDER), request, response)) return undefined;
    // Amazon's own refuses what does not say its length; this one would take it.
    const unmeasured = request.method === 'PUT' && request.headers['content-length'] === undefined;
    if (unmeasured) response.writeHead(411).end();
    else answer(request, response);
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    storageUrl: `s3://${ACCOUNT}@${BUCKET}?endpoint=${encodeURIComponent(endpoint)}`,
    listKeys: () =>
      readdirSync(join(directory, BUCKET), { recursive: true, encoding: 'utf8' })
        .filter((name) => OBJECT_FILE.test(name))
        .map((name) => name.replace(OBJECT_FILE, '')),
    listUnfinished: () => readUploads(join(directory, BUCKET, UPLOADS_FOLDER)).map(({ key }) => key),
    suffer: (next) => {
      trouble = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(directory, { recursive: true });
    },
  };
}

interface Written {
  readonly size: number;
  readonly md5: string;
}

interface StoredObject {
  readonly bucket: string;
  readonly key: string;
  readonly content: Readable;
  readonly metadata: object;
}

/** The part of the server that stores objects. */
interface ObjectFiles {
  readonly getResourcePath: (bucket: string, key: string | undefined, resource: 'object' | 'uploads') => string;
  readonly putMetadata: (bucket: string, key: string, metadata: object, md5: string) => Promise<void>;
  putObject: (object: StoredObject) => Promise<Written>;
  putPart: (bucket: string, uploadId: string, partNumber: number, content: Readable) => Promise<Written>;
}

/**
 * An S3 store has what it said it has. This server answers when it has read all, and may still be writing: on a busy disk
 * what is asked for at once would be empty or cut.
 */
function writeBeforeAnswer(files: ObjectFiles): void {
  files.putObject = async ({ bucket, key, content, metadata }) => {
    const written = await writeWhole(files.getResourcePath(bucket, key, 'object'), content);
    await files.putMetadata(bucket, key, metadata, written.md5);
    return written;
  };
  files.putPart = async (bucket, uploadId, partNumber, content) => {
    const path = join(files.getResourcePath(bucket, undefined, 'uploads'), uploadId, String(partNumber));
    const written = await writeWhole(path, content);
    await writeFile(`${path}.md5`, written.md5);
    return written;
  };
}

/** Under another name until all of it is there. */
async function writeWhole(path: string, content: Readable): Promise<Written> {
  const unfinished = join(dirname(path), randomUUID());
  const hash = createHash('md5');
  let size = 0;
  const measure = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  };
  await mkdir(dirname(path), { recursive: true });
  try {
    await pipeline(content, measure, createWriteStream(unfinished));
    await rename(unfinished, path);
  } finally {
    await rm(unfinished, { force: true });
  }
  return { size, md5: hash.digest('hex') };
}

interface UploadInParts {
  readonly id: string;
  readonly key: string;
  readonly begun: Date;
}

function readUploads(folder: string): UploadInParts[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((id) => {
    const file = join(folder, id, 'key');
    return existsSync(file) ? { id, key: readFileSync(file, 'utf8'), begun: statSync(file).mtime } : [];
  });
}

/** Requests that the server lacks of S3: listing the uploads in parts, and aborting one. `false`: another request. */
function answerAboutUploads(folder: string, request: IncomingMessage, response: ServerResponse): boolean {
  const { searchParams } = new URL(request.url ?? '', 'http://localhost');
  if (request.method === 'DELETE' && searchParams.has('uploadId')) {
    // The parts stay until the test ends: the server would end with an error when it writes one beside nothing.
    rmSync(join(folder, searchParams.get('uploadId') ?? '', 'key'), { force: true });
    response.writeHead(204).end();
    return true;
  }
  if (request.method !== 'GET' || !searchParams.has('uploads')) return false;
  const prefix = searchParams.get('prefix') ?? '';
  const uploads = readUploads(folder)
    .filter(({ key }) => key.startsWith(prefix))
    .map(
      ({ id, key, begun }) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begun.toISOString()}</Initiated></Upload>`,
    );
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(`<ListMultipartUploadsResult>${uploads.join('')}</ListMultipartUploadsResult>`);
  return true;
}
