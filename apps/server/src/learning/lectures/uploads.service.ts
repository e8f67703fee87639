import type { LectureFields } from '@rounds/contract/learning/lectures';
import type { lectureErrors } from '@rounds/contract/learning/lectures.errors';
import { maxUploads, uploadHours } from '@rounds/contract/learning/lectures.rules';
import type { LectureUpload } from '@rounds/contract/learning/lectures.uploads';
import type { Note } from '@rounds/contract/learning/notes';
import type { Json } from '../../platform/db/json.ts';
import type { Fail } from '../../platform/http/errors.ts';
import { FileMissing, newKey } from '../../platform/storage/storage.ts';
import { selectOptionalNote } from '../notes/index.ts';
import type { LectureDeps } from './lecture-deps.ts';
import * as files from './lectures.queries.ts';
import { discard, makeLecture } from './lectures.service.ts';
import { refuseWithoutRoom } from './room.service.ts';
import { declaredTypeOf } from './media-type.rules.ts';
import { uploadLocker } from './upload-lock.ts';
import * as queries from './uploads.queries.ts';

type Failing<Code extends keyof typeof lectureErrors> = Fail<Code>;
type Missing = Failing<'lecture_upload_not_found'>;

/** How much of an upload is in the storage; zero if it was never begun there. */
export async function receivedOf({ storage }: Pick<LectureDeps, 'storage'>, key: string): Promise<number> {
  try {
    return await storage.pieces.size(key);
  } catch (error) {
    if (error instanceof FileMissing) return 0;
    throw error;
  }
}

async function toAnswer(
  deps: Pick<LectureDeps, 'storage'>,
  { mediaType: _, declaredType: __, ...upload }: queries.Upload,
): Promise<LectureUpload> {
  return { ...upload, received: upload.noteId === null ? await receivedOf(deps, upload.id) : upload.size };
}

/** What a learner wants to send. */
export interface Intent {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly fingerprint: string;
  readonly lecture: LectureFields;
}

/**
 * Begins an upload before its first byte, so that everything that can be refused is refused early. The same file again,
 * while unfinished, is the same upload: the last typed and confirmed values count.
 */
export async function startUpload(
  deps: LectureDeps,
  userId: number,
  { name, type, size, fingerprint, lecture }: Intent,
  from: { readonly address: string; readonly userAgent: string | null },
  fail: Failing<
    'lecture_too_large' | 'lecture_type_unknown' | 'lecture_uploads_full' | 'lecture_storage_full'
  >,
): Promise<LectureUpload> {
  const { db, clock, storage, limits } = deps;
  const declared = declaredTypeOf(type);
  if (!declared) throw fail('lecture_type_unknown');
  if (size > limits[declared]) throw fail('lecture_too_large');
  const upload = { userId, name, declaredType: type, size, fingerprint, fields: lecture, ...from };
  const key = await db.transaction(async (tx) => {
    const now = clock.now();
    await queries.lockUploader(tx, userId);
    const open = await queries.selectOpenUploads(tx, userId);
    const same = open.find((one) => one.fingerprint === fingerprint && one.size === size);
    if (same) {
      await queries.updateUpload(tx, same.id, upload, now);
      return same.id;
    }
    if (open.length >= maxUploads) throw fail('lecture_uploads_full');
    await refuseWithoutRoom(tx, userId, size, fail);
    await queries.lockRoom(tx);
    await storage.checkRoom(size, await queries.selectPromised(tx));
    const made = newKey();
    await files.insertFile(tx, made, type, now);
    await queries.insertUpload(tx, made, upload, now);
    return made;
  });
  await storage.pieces.start(key);
  const begun = await queries.selectOptionalUpload(db, userId, key);
  if (!begun) throw new Error(`No upload ${key}`);
  return toAnswer(deps, begun);
}

export async function listUploads(
  deps: Pick<LectureDeps, 'db' | 'storage'>,
  userId: number,
): Promise<LectureUpload[]> {
  const open = await queries.selectOpenUploads(deps.db, userId);
  return Promise.all(open.map((upload) => toAnswer(deps, upload)));
}

export async function findUpload(
  { db }: Pick<LectureDeps, 'db'>,
  userId: number,
  key: string,
  fail: Missing,
) {
  const upload = await queries.selectOptionalUpload(db, userId, key);
  if (!upload) throw fail('lecture_upload_not_found');
  return upload;
}

export const readUpload = async (
  deps: Pick<LectureDeps, 'db' | 'storage'>,
  userId: number,
  key: string,
  fail: Missing,
): Promise<LectureUpload> => toAnswer(deps, await findUpload(deps, userId, key, fail));

/** Cancels an upload. If a request is still writing, its bytes go with the next sweep. */
export async function cancelUpload(
  deps: LectureDeps,
  userId: number,
  key: string,
  fail: Missing,
): Promise<void> {
  const upload = await findUpload(deps, userId, key, fail);
  if (upload.noteId !== null) throw fail('lecture_upload_not_found');
  const busy = new Error('Somebody writes');
  const lock = uploadLocker(deps, () => busy).newLock(key);
  const isOurs = await lock
    .lock(AbortSignal.timeout(5000), () => undefined)
    .then(
      () => true,
      (error: unknown) => {
        if (error === busy) return false;
        throw error;
      },
    );
  try {
    // Before it is deleted: then the sweep gives the writing request time to notice.
    await files.touchFile(deps.db, key, deps.clock.now());
    const [deleted] = await queries.deleteUpload(deps.db, key);
    if (isOurs && deleted) await discard(deps, key);
  } finally {
    if (isOurs) await lock.unlock();
  }
}

/** Makes a note from a complete upload, once, however often it is asked to. */
export async function finishUpload(
  deps: LectureDeps,
  userId: number,
  key: string,
  fail: Failing<'lecture_upload_not_found' | 'upload_unfinished'>,
): Promise<Json<Note>> {
  const { db, storage } = deps;
  const { noteId, size } = await findUpload(deps, userId, key, fail);
  if (noteId === null) {
    if ((await receivedOf(deps, key)) < size) throw fail('upload_unfinished');
    await storage.pieces.finish(key);
  }
  return db.transaction(async (tx) => {
    const upload = await queries.lockOptionalUpload(tx, userId, key);
    if (!upload) throw fail('lecture_upload_not_found');
    const { mediaType, fields, address, userAgent } = upload;
    if (upload.noteId === null && mediaType === null) throw fail('upload_unfinished');
    const stored = { key, size, mediaType: mediaType ?? fields.mediaType };
    const id = upload.noteId ?? (await makeLecture(deps, tx, userId, fields, stored, { address, userAgent }));
    if (id === null) throw fail('lecture_upload_not_found');
    if (upload.noteId === null) await queries.setNote(tx, key, id);
    const note = await selectOptionalNote(tx, userId, id);
    if (!note) throw fail('lecture_upload_not_found');
    return note;
  });
}

/** Cancels uploads that nobody continued for a day. The sweep removes the bytes. */
export async function expireUploads({ db, clock }: Pick<LectureDeps, 'db' | 'clock'>): Promise<void> {
  await queries.deleteAbandoned(db, new Date(clock.now().getTime() - uploadHours * 3_600_000));
}
