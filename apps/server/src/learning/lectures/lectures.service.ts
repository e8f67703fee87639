import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { LectureFields } from '@rounds/contract/learning/lectures';
import type { lectureErrors } from '@rounds/contract/learning/lectures.errors';
import type { Note } from '@rounds/contract/learning/notes';
import { fileTypeFromBuffer } from 'file-type';
import type { Sql } from '../../platform/db/database.ts';
import type { Json } from '../../platform/db/json.ts';
import type { Fail } from '../../platform/http/errors.ts';
import { runForEach } from '../../platform/jobs/run-for-each.ts';
import { installationKey } from '../../platform/installation-keys.ts';
import { newKey } from '../../platform/storage/storage.ts';
import { insertLectureNote, selectOptionalNote } from '../notes/index.ts';
import { peek, limitToRoom } from './incoming.ts';
import type { LectureDeps } from './lecture-deps.ts';
import * as queries from './lectures.queries.ts';
import { mediaOf, type Media } from './media-type.rules.ts';
import { refuseWithoutRoom, roomOf } from './room.service.ts';
import { insertJob } from './transcription.queries.ts';
import { transcriptionJob } from './transcription.service.ts';
import { lockUploader, selectPromised } from './uploads.queries.ts';

type Refusal = Fail<
  keyof Pick<
    typeof lectureErrors,
    'lecture_too_large' | 'lecture_type_unknown' | 'lecture_storage_full' | 'upload_interrupted'
  >
>;

/** How often a file's row is touched while it arrives. A file whose row wasn't touched for `orphanMs` is removed. */
const touchMs = 15_000;
const orphanMs = 45_000;

/** A file in the storage that no note has yet. */
export interface StoredFile {
  readonly key: string;
  readonly media: Media;
  readonly size: number;
}

/** Stores a recording while it arrives, if its learner has room for it. Leaves nothing behind on failure. */
export async function storeRecording(
  { db, clock, storage, limits }: LectureDeps,
  userId: number,
  stream: Readable,
  declared: string,
  fail: Refusal,
): Promise<StoredFile> {
  const { head, content } = await peek(stream);
  const media = mediaOf((await fileTypeFromBuffer(head))?.mime, declared);
  if (!media) throw fail('lecture_type_unknown');
  const room = await roomOf(db, userId);
  if (room <= 0) throw fail('lecture_storage_full');
  const key = newKey();
  await queries.insertFile(db, key, media.mimeType, clock.now());
  const touching = setInterval(() => {
    // The next touch makes up for a missed one.
    queries.touchFile(db, key, clock.now()).catch(() => undefined);
  }, touchMs);
  try {
    const limit = Math.min(limits[media.mediaType], room);
    const refusal = room < limits[media.mediaType] ? 'lecture_storage_full' : 'lecture_too_large';
    const file = content(limit, () => fail(refusal));
    // The form doesn't say how large its file is. It takes nothing that was promised to others.
    const check = async (bytes: number) => storage.checkRoom(bytes, await selectPromised(db));
    const size = await storage.put(key, limitToRoom(file, limit, check));
    return { key, media, size };
  } catch (error) {
    await discard({ db, storage }, key);
    throw error;
  } finally {
    clearInterval(touching);
  }
}

/** Removes a file that belongs to no note. */
export async function discard(
  { db, storage }: Pick<LectureDeps, 'db' | 'storage'>,
  key: string,
): Promise<void> {
  await storage.remove(key);
  await queries.deleteFile(db, key);
}

/** Makes a note from a stored recording, with the record of its rights, and has it transcribed. */
export async function createLecture(
  { db, clock, jobs }: LectureDeps,
  userId: number,
  fields: LectureFields,
  { key, media, size }: StoredFile,
  from: { readonly address: string; readonly userAgent: string | null },
  fail: Refusal,
): Promise<Json<Note>> {
  return db.transaction(async (tx) => {
    // Other files may have taken the room while this one arrived.
    await lockUploader(tx, userId);
    await refuseWithoutRoom(tx, userId, size, fail);
    const file = { key, size, mediaType: media.mediaType };
    const id = await makeLecture({ clock, jobs }, tx, userId, fields, file, from);
    const note = id === null ? null : await selectOptionalNote(tx, userId, id);
    if (!note) throw fail('upload_interrupted');
    return note;
  });
}

/** @returns the id of the note; null if the file is gone, and then the transaction must fail */
export async function makeLecture(
  { clock, jobs }: Pick<LectureDeps, 'clock' | 'jobs'>,
  tx: Sql,
  userId: number,
  fields: LectureFields,
  { key, size, mediaType }: Pick<StoredFile, 'key' | 'size'> & Pick<Media, 'mediaType'>,
  from: { readonly address: string; readonly userAgent: string | null },
): Promise<number | null> {
  const now = clock.now();
  const id = await insertLectureNote(tx, userId, { ...fields, mediaType }, key, now);
  if (!(await queries.attachFile(tx, key, id, size))) return null;
  await queries.insertRights(tx, id, fields.compliance, from, now);
  await insertJob(tx, id, now);
  await jobs.enqueue(tx, transcriptionJob, { noteId: id });
  return id;
}

/** Removes the files of deleted notes and learners, and leftovers of a process that died during an upload. */
export async function sweep(deps: Pick<LectureDeps, 'db' | 'clock' | 'storage'>): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - orphanMs);
  const orphans = await queries.selectOrphans(deps.db, before);
  await runForEach(
    orphans,
    ({ key }) => `the file ${key}`,
    ({ key }) => discard(deps, key),
  );
}

const linkSeconds = 60 * 60;

async function signatureOf(deps: Pick<LectureDeps, 'db' | 'clock'>, id: number, expires: string) {
  const { key } = await installationKey(deps, 'lecture-links', () => ({
    key: randomBytes(32).toString('base64'),
  }));
  return createHmac('sha256', Buffer.from(key, 'base64')).update(`${id} ${expires}`).digest();
}

/** A link to the recording, for an hour, since a player sends no token. */
export async function linkTo(
  deps: Pick<LectureDeps, 'db' | 'clock'>,
  userId: number,
  id: number,
  fail: Fail<'lecture_not_found'>,
): Promise<string> {
  if (!(await queries.selectOptionalMedia(deps.db, id, userId))) throw fail('lecture_not_found');
  const expires = String(Math.floor(deps.clock.now().getTime() / 1000) + linkSeconds);
  const signature = (await signatureOf(deps, id, expires)).toString('base64url');
  return `/api/lecture-media/${id}?expires=${expires}&signature=${signature}`;
}

/** The recording behind a link. @throws if the link has expired or was altered, or the lecture is deleted */
export async function followLink(
  deps: Pick<LectureDeps, 'db' | 'clock'>,
  id: number,
  { expires, signature }: { readonly expires: string; readonly signature: string },
  fail: Fail<'lecture_not_found'>,
) {
  const given = Buffer.from(signature, 'base64url');
  const expected = await signatureOf(deps, id, expires);
  const isOver = Number(expires) * 1000 < deps.clock.now().getTime();
  if (isOver || given.length !== expected.length || !timingSafeEqual(given, expected))
    throw fail('lecture_not_found');
  const media = await queries.selectOptionalMedia(deps.db, id, null);
  if (!media) throw fail('lecture_not_found');
  return media;
}
