import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  NotFound,
  type Part,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { FileMissing, type Pieces } from './storage.ts';

interface Place {
  readonly Bucket: string;
  readonly Key: string;
}

/** One piece is in memory at a time, whatever the size of the file. */
const partSize = 8 * 1024 * 1024;
/** S3 accepts no smaller part, except the last. */
const smallestPart = 5 * 1024 * 1024;

/**
 * Files that arrive in pieces, as S3 multipart uploads. S3 itself is the only record: neither an id nor a size is kept
 * elsewhere. Bytes too few for a part are dropped when a request ends, and the sender sends them again.
 */
export function bucketPieces(
  client: S3Client,
  placeOf: (key: string) => Place,
): Pieces & { readonly abort: (key: string) => Promise<void> } {
  /** The ids of the open uploads: one, or more if several processes began at the same time. The first one counts. */
  const begun = async (key: string) => {
    const { Bucket, Key } = placeOf(key);
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: Key }));
    return Uploads.flatMap(({ Key: name, UploadId }) => (name === Key && UploadId ? [UploadId] : [])).sort();
  };
  const partsOf = async (key: string, UploadId: string) => {
    const all: Part[] = [];
    let after: string | undefined;
    do {
      const page = await client.send(
        new ListPartsCommand({ ...placeOf(key), UploadId, PartNumberMarker: after }),
      );
      all.push(...(page.Parts ?? []));
      after = page.IsTruncated ? page.NextPartNumberMarker : undefined;
    } while (after !== undefined);
    return all;
  };
  const sizeOf = (parts: readonly Part[]) => parts.reduce((sum, { Size = 0 }) => sum + Size, 0);
  const wholeSize = async (key: string) => {
    const { ContentLength = 0 } = await client
      .send(new HeadObjectCommand(placeOf(key)))
      .catch((error: unknown) => {
        throw error instanceof NotFound ? new FileMissing('There is no such file', { cause: error }) : error;
      });
    return ContentLength;
  };
  return {
    async start(key) {
      if ((await begun(key)).length === 0) await client.send(new CreateMultipartUploadCommand(placeOf(key)));
    },
    async size(key) {
      const [UploadId] = await begun(key);
      return UploadId === undefined ? wholeSize(key) : sizeOf(await partsOf(key, UploadId));
    },
    async append(key, from, content, total) {
      const [UploadId] = await begun(key);
      if (UploadId === undefined) throw new FileMissing('Nothing of that name is begun');
      let number = (await partsOf(key, UploadId)).length;
      let kept = from;
      const keep = async (Body: Buffer) => {
        number += 1;
        const part = { ...placeOf(key), UploadId, PartNumber: number, Body, ContentLength: Body.length };
        await client.send(new UploadPartCommand(part));
        kept += Body.length;
      };
      let waiting: Buffer[] = [];
      let bytes = 0;
      for await (const chunk of content as AsyncIterable<Buffer>) {
        waiting.push(chunk);
        bytes += chunk.length;
        if (bytes < partSize) continue;
        await keep(Buffer.concat(waiting));
        waiting = [];
        bytes = 0;
      }
      if (bytes >= smallestPart || (bytes > 0 && kept + bytes === total)) await keep(Buffer.concat(waiting));
      return kept;
    },
    async finish(key) {
      const [UploadId] = await begun(key);
      if (UploadId === undefined) {
        await wholeSize(key);
        return;
      }
      const Parts = await partsOf(key, UploadId);
      const MultipartUpload = { Parts: Parts.map(({ ETag, PartNumber }) => ({ ETag, PartNumber })) };
      await client.send(new CompleteMultipartUploadCommand({ ...placeOf(key), UploadId, MultipartUpload }));
    },
    async abort(key) {
      for (const UploadId of await begun(key))
        await client.send(new AbortMultipartUploadCommand({ ...placeOf(key), UploadId }));
    },
  };
}
