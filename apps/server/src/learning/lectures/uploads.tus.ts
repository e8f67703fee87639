import type { IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import type { lectureErrors } from '@rounds/contract/learning/lectures.errors';
import { DataStore, ERRORS, Server, Upload } from '@tus/server';
import { fileTypeFromBuffer } from 'file-type';
import { type Fail, invalidInput } from '../../platform/http/errors.ts';
import { FileMissing } from '../../platform/storage/storage.ts';
import { headBytes, peek, limitToRoom } from './incoming.ts';
import type { LectureDeps } from './lecture-deps.ts';
import * as files from './lectures.queries.ts';
import { discard } from './lectures.service.ts';
import { mediaOf } from './media-type.rules.ts';
import { uploadLocker } from './upload-lock.ts';
import * as queries from './uploads.queries.ts';
import { findUpload, finishUpload, receivedOf } from './uploads.service.ts';

export type PieceFail = Fail<
  keyof Pick<
    typeof lectureErrors,
    | 'lecture_upload_not_found'
    | 'lecture_too_large'
    | 'lecture_type_unknown'
    | 'upload_elsewhere'
    | 'upload_busy'
    | 'upload_interrupted'
    | 'upload_unfinished'
  >
>;

/** The parts of a request that the protocol needs. */
const read = ['tus-resumable', 'upload-offset', 'upload-length', 'content-type', 'content-length'] as const;
const address = 'http://rounds/api/lecture-uploads';
/** How long a request that was asked to end may take, in milliseconds: bytes in transit are still stored. */
const lockDrainTimeout = 200;

/**
 * Accepts a piece of an upload by the tus protocol, and makes a note of the file with the last one. The body goes from
 * the socket to the storage, a chunk at a time.
 * @returns how many bytes of the file are stored now
 */
export async function receivePiece(
  deps: LectureDeps,
  userId: number,
  key: string,
  request: IncomingMessage,
  fail: PieceFail,
): Promise<number> {
  const upload = await findUpload(deps, userId, key, fail);
  if (upload.noteId !== null) throw fail('upload_elsewhere');
  const failures: unknown[] = [];
  const server = new Server({
    path: '/api/lecture-uploads',
    datastore: new UploadStore(deps, upload, fail),
    locker: uploadLocker(deps, () => fail('upload_busy')),
    lockDrainTimeout,
    onResponseError: (_request, error) => {
      failures.push(error);
      return undefined;
    },
  });
  const { body, end } = bodyOf(request);
  const headers = read.flatMap((name): [string, string][] => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  try {
    const piece = { method: 'PATCH', headers, body: Readable.toWeb(body) as ReadableStream, duplex: 'half' };
    const response = await server.handleWeb(new Request(`${address}/${key}`, piece as RequestInit));
    if (failures.length > 0) throw failureOf(failures[0], fail);
    if (!response.ok) throw invalidInput();
    const received = Number(response.headers.get('upload-offset'));
    // The sender need not come back.
    if (received === upload.size) await finishUpload(deps, userId, key, fail);
    return received;
  } finally {
    end();
  }
}

/**
 * The body, separate from its request: if it is rejected, the rest is read and thrown away, so that the sender gets the
 * error instead of a broken connection.
 */
function bodyOf(request: IncomingMessage) {
  const body = new PassThrough();
  body.on('error', () => undefined);
  const interrupt = () => {
    if (!request.complete) body.destroy(new Error('The sender went away'));
  };
  request.once('close', interrupt);
  request.pipe(body);
  const end = () => {
    request.off('close', interrupt);
    request.unpipe(body);
    request.resume();
    body.destroy();
  };
  return { body, end };
}

/** Translates tus's status numbers into the contract's errors. */
function failureOf(error: unknown, fail: PieceFail): unknown {
  if (error instanceof FileMissing) return fail('lecture_upload_not_found');
  const { status_code: status, body } = error as { status_code?: number; body?: string };
  if (status === undefined) return error;
  if (body === ERRORS.INVALID_OFFSET.body) return fail('upload_elsewhere');
  if (body === ERRORS.ABORTED.body) return fail('upload_interrupted');
  if (status === 413) return fail('lecture_too_large');
  if (status === 404 || status === 410) return fail('lecture_upload_not_found');
  return invalidInput();
}

/** One upload, as tus sees it. */
class UploadStore extends DataStore {
  readonly #deps: LectureDeps;
  readonly #upload: queries.Upload;
  readonly #fail: PieceFail;

  constructor(deps: LectureDeps, upload: queries.Upload, fail: PieceFail) {
    super();
    this.#deps = deps;
    this.#upload = upload;
    this.#fail = fail;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size } = this.#upload;
    return new Upload({ id, size, offset: await receivedOf(this.#deps, id) });
  }

  override async write(stream: Readable, key: string, from: number): Promise<number> {
    const { storage } = this.#deps;
    const { size } = this.#upload;
    if (from === size) return size;
    const append = (content: Readable) => {
      const checked = limitToRoom(content, size - from, (bytes) => storage.checkRoom(bytes));
      return storage.pieces.append(key, from, checked, size);
    };
    if (from > 0) return append(stream);
    // Nothing is stored before the type is known.
    const { head, content } = await peek(stream);
    if (head.length < Math.min(headBytes, size)) throw invalidInput();
    await this.#checkType(key, head);
    await storage.pieces.start(key);
    return append(content(size, () => this.#fail('lecture_too_large')));
  }

  /** Records what kind of recording it is. Anything else, or a file too large for its kind, is deleted at once. */
  async #checkType(key: string, head: Buffer): Promise<void> {
    const { db, limits } = this.#deps;
    const media = mediaOf((await fileTypeFromBuffer(head))?.mime, this.#upload.declaredType);
    if (media && this.#upload.size <= limits[media.mediaType]) {
      await queries.setUploadType(db, key, media.mediaType);
      await files.setFileType(db, key, media.mimeType);
      return;
    }
    await queries.deleteUpload(db, key);
    await discard(this.#deps, key);
    throw this.#fail(media ? 'lecture_too_large' : 'lecture_type_unknown');
  }
}
