/**
 * `s3://bucket?region=eu-central-1&endpoint=https://minio.example:9000` → a disk.
 * Credentials stand in the address (`s3://KEY:SECRET@bucket`) or where the AWS tools look for them.
 */
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';

export function openS3Disk(storageUrl: string): Disk {
  const url = new URL(storageUrl);
  const endpoint = url.searchParams.get('endpoint');
  return new Disk(
    new S3Driver({
      bucket: url.hostname,
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
      visibility: 'private',
      supportsACL: false,
      // The default sends a checksum as a trailer, which several stores keep as part of the file.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  );
}
