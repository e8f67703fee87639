import { Readable, Transform } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { bucketPieces } from './s3.pieces.ts';
import { FileMissing, type Storage, checkKey } from './storage.ts';

/** Two parts of 8 MB are in memory per upload, whatever its size. */
const upload = { queueSize: 2, partSize: 8 * 1024 * 1024 } as const;

/**
 * Files in a bucket of S3 or a compatible service. Credentials come from where all AWS tools look for them:
 * `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`, or the machine's role.
 * @param url s3://BUCKET/PREFIX?region=REGION&endpoint=URL
 */
export function openBucket(url: URL): Storage {
  const endpoint = url.searchParams.get('endpoint');
  const client = new S3Client({
    region: url.searchParams.get('region') ?? 'us-east-1',
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    // Not all S3-compatible services understand the newest SDK's checksums, and some store them as content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const folders = url.pathname.split('/').filter((name) => name !== '');
  const placeOf = (key: string) => ({
    Bucket: url.hostname,
    Key: [...folders, checkKey(key)].join('/'),
  });
  const pieces = bucketPieces(client, placeOf);
  return {
    pieces,
    checkRoom: () => Promise.resolve(),
    async put(key, content) {
      let size = 0;
      const counted = new Transform({
        transform(chunk: Buffer, _encoding, next) {
          size += chunk.length;
          next(null, chunk);
        },
      });
      const sending = new Upload({ client, params: { ...placeOf(key), Body: counted }, ...upload });
      // `pipe` doesn't forward errors, and an aborted upload removes its parts.
      content.once('error', (error) => counted.destroy(error));
      content.once('close', () => {
        if (!content.readableEnded) counted.destroy(new Error('The upload was cut off'));
      });
      content.pipe(counted);
      try {
        await sending.done();
        return size;
      } catch (error) {
        content.destroy();
        await sending.abort();
        throw error;
      }
    },
    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await client
        .send(new GetObjectCommand({ ...placeOf(key), Range }))
        .catch((error: unknown) => {
          throw error instanceof NoSuchKey
            ? new FileMissing('There is no such file', { cause: error })
            : error;
        });
      if (!(Body instanceof Readable)) throw new Error('S3 answered no stream');
      return Body;
    },
    async remove(key) {
      // The file first: not every compatible service can list what is unfinished.
      await client.send(new DeleteObjectCommand(placeOf(key)));
      await pieces.abort(key);
    },
  };
}
