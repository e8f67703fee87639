import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';

interface Place {
  readonly Bucket?: string | undefined;
  readonly Key?: string | undefined;
}
const nameOf = ({ Bucket = '', Key = '' }: Place) => `${Bucket}/${Key}`;
const bytesOf = (body: unknown) =>
  buffer(Readable.from(body instanceof Uint8Array ? [body] : (body as Readable)));

/** Answers this process's S3 client from memory. */
export function fakeBucket() {
  const files = new Map<string, Buffer>();
  /** The parts of open uploads. */
  const parts = new Map<string, Map<number, Buffer>>();
  let failure: Error | undefined;
  const mock = mockClient(S3Client);

  function start(): void {
    mock.on(PutObjectCommand).callsFake(async (input: Place & { readonly Body: unknown }) => {
      files.set(nameOf(input), await bytesOf(input.Body));
      return {};
    });
    mock.on(CreateMultipartUploadCommand).callsFake(async (input: Place) => {
      parts.set(nameOf(input), new Map());
      return { UploadId: nameOf(input) };
    });
    mock
      .on(UploadPartCommand)
      .callsFake(async (input: { UploadId: string; PartNumber: number; Body: unknown }) => {
        parts.get(input.UploadId)?.set(input.PartNumber, await bytesOf(input.Body));
        return { ETag: String(input.PartNumber) };
      });
    mock
      .on(CompleteMultipartUploadCommand)
      .callsFake(async (input: Place & { readonly UploadId: string }) => {
        const sent = [...(parts.get(input.UploadId) ?? [])].sort(([one], [other]) => one - other);
        files.set(nameOf(input), Buffer.concat(sent.map(([, bytes]) => bytes)));
        parts.delete(input.UploadId);
        return {};
      });
    mock.on(AbortMultipartUploadCommand).callsFake(async ({ UploadId }: { readonly UploadId: string }) => {
      parts.delete(UploadId);
      return {};
    });
    mock.on(GetObjectCommand).callsFake(async (input: Place & { readonly Range?: string }) => {
      const reason = failure;
      failure = undefined;
      if (reason) throw reason;
      const bytes = files.get(nameOf(input));
      if (!bytes) throw new NoSuchKey({ message: 'The specified key does not exist.', $metadata: {} });
      const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(input.Range ?? '') ?? [];
      const part = first === undefined ? bytes : bytes.subarray(Number(first), Number(last) + 1);
      return { Body: Readable.from([part]) };
    });
    mock
      .on(ListMultipartUploadsCommand)
      .callsFake(async ({ Bucket, Prefix = '' }: Place & { Prefix?: string }) => {
        const begun = [...parts.keys()].filter((name) => name.startsWith(`${Bucket}/${Prefix}`));
        return { Uploads: begun.map((name) => ({ Key: name.slice(`${Bucket}/`.length), UploadId: name })) };
      });
    mock.on(ListPartsCommand).callsFake(async ({ UploadId }: { readonly UploadId: string }) => {
      const sent = [...(parts.get(UploadId) ?? [])].sort(([one], [other]) => one - other);
      return {
        Parts: sent.map(([PartNumber, { length }]) => ({
          PartNumber,
          Size: length,
          ETag: String(PartNumber),
        })),
      };
    });
    mock.on(HeadObjectCommand).callsFake(async (input: Place) => {
      const bytes = files.get(nameOf(input));
      if (!bytes) throw new NotFound({ message: 'NotFound', $metadata: {} });
      return { ContentLength: bytes.length };
    });
    mock.on(DeleteObjectCommand).callsFake(async (input: Place) => {
      files.delete(nameOf(input));
      return {};
    });
  }

  return {
    start,
    stop: () => mock.restore(),
    /** Everything stored there, whole or in parts. */
    names: () => [...files.keys(), ...parts.keys()],
    /** Makes the next read fail. */
    fail(error: Error) {
      failure = error;
    },
  };
}
