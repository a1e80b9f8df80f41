/**
 * Documents in an S3-compatible store.
 *
 *   s3://bucket?region=eu-central-1&endpoint=https://minio.example:9000
 *
 * Credentials stand in the address (`s3://KEY:SECRET@bucket`) or where the AWS tools look for them.
 */

import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  AbortMultipartUploadCommand,
  BucketAlreadyOwnedByYou,
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandInput,
  type ListMultipartUploadsCommandOutput,
  ListObjectsCommand,
  type MultipartUpload,
  NoSuchKey,
  NotFound,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { DOCUMENT_FOLDERS, type ObjectStore } from './document-storage.ts';

/** The smallest part that S3 allows; a shorter document goes in one piece. */
const PART_BYTES = 5 * 1024 * 1024;

export function keepInBucket(storageUrl: string): ObjectStore {
  const url = new URL(storageUrl);
  const client = createS3Client(url);
  const bucket = url.hostname;
  const read = async (key: string): Promise<Readable | null> => {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      return Body as Readable;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  };
  return {
    // S3 wants a document's length first, and we know it at the end only: hence parts, which count when all are there.
    put: async (key, content) => {
      const params = { Bucket: bucket, Key: key, Body: content, ContentType: 'application/octet-stream' };
      await new Upload({ client, params, partSize: PART_BYTES, queueSize: 2 }).done();
    },
    getBytes: async (key) => {
      const content = await read(key);
      return content === null ? null : await buffer(content);
    },
    getStream: read,
    delete: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
    listKeys: () => listKeys(client, bucket),
    dropUnfinished: (before) => dropUnfinished(client, bucket, before),
  };
}

/** Returns `false` when the bucket is there already. */
export async function createBucket(storageUrl: string): Promise<boolean> {
  const url = new URL(storageUrl);
  const [client, Bucket] = [createS3Client(url), url.hostname];
  try {
    await client.send(new HeadBucketCommand({ Bucket }));
    return false;
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
  }
  try {
    await client.send(new CreateBucketCommand({ Bucket }));
    return true;
  } catch (error) {
    // Another process was faster by an instant.
    if (error instanceof BucketAlreadyOwnedByYou) return false;
    throw error;
  }
}

/** Page after page from the last key on, which every store understands; tokens of a later version some do not. */
async function* listKeys(client: S3Client, bucket: string): AsyncGenerator<string> {
  for (const folder of DOCUMENT_FOLDERS) {
    let marker: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsCommand({
          Bucket: bucket,
          Prefix: `${folder}/`,
          ...(marker === undefined ? {} : { Marker: marker }),
        }),
      );
      const keys = (page.Contents ?? []).flatMap(({ Key }) => Key ?? []);
      yield* keys;
      marker = page.IsTruncated ? keys.at(-1) : undefined;
    } while (marker !== undefined);
  }
}

/** The parts of an upload whose process was killed stay in the bucket, and on the bill, until they are called off. */
async function dropUnfinished(client: S3Client, bucket: string, before: Date): Promise<number> {
  let dropped = 0;
  for await (const { Key, UploadId, Initiated } of listUploads(client, bucket)) {
    if (Initiated === undefined || Initiated > before) continue;
    await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }));
    dropped += 1;
  }
  return dropped;
}

async function* listUploads(client: S3Client, bucket: string): AsyncGenerator<MultipartUpload> {
  for (const folder of DOCUMENT_FOLDERS) {
    let markers: Pick<ListMultipartUploadsCommandInput, 'KeyMarker' | 'UploadIdMarker'> | null = {};
    while (markers !== null) {
      const wish = { Bucket: bucket, Prefix: `${folder}/`, ...markers };
      const page: ListMultipartUploadsCommandOutput = await client.send(new ListMultipartUploadsCommand(wish));
      yield* page.Uploads ?? [];
      const next = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
      markers = page.IsTruncated ? next : null;
    }
  }
}

function createS3Client(url: URL): S3Client {
  const endpoint = url.searchParams.get('endpoint');
  return new S3Client({
    region: url.searchParams.get('region') ?? 'us-east-1',
    // A store of one's own seldom has a host name for each bucket.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(url.username === ''
      ? {}
      : {
          credentials: {
            accessKeyId: decodeURIComponent(url.username),
            secretAccessKey: decodeURIComponent(url.password),
          },
        }),
    // The default sends a checksum as a trailer, which several stores keep as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
