import { LectureFields } from '@rounds/contract/learning/lectures';
import { mediaTypes, type MediaType } from '@rounds/contract/learning/lectures.rules';
import { Instant } from '@rounds/contract/common';
import { z } from 'zod';
import { type Sql, queryOptionalRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

/** An upload as its sender sees it, except for how much has arrived: only the storage knows that. */
const Upload = z.object({
  id: z.uuid(),
  name: z.string(),
  title: z.string(),
  size: z.number(),
  fingerprint: z.string(),
  createdAt: Instant,
  noteId: z.int().nullable(),
  mediaType: z.enum(mediaTypes).nullable(),
  declaredType: z.string(),
});
export type Upload = Readonly<z.output<typeof Upload>>;

const columns = `
  u.key as id, u.name, u.fields ->> 'title' as title, u.size::float8 as size, u.fingerprint,
  iso_instant(u.created_at) as "createdAt", u.note_id as "noteId", u.media_type as "mediaType",
  u.declared_type as "declaredType"`;

const uploadByKey = statement({
  name: 'lecture_upload_by_key',
  text: `select ${columns} from lecture_uploads u where u.key = $key and u.user_id = $userId`,
  row: Upload,
});
export function selectOptionalUpload(sql: Sql, userId: number, key: string) {
  return queryOptionalRow(sql, uploadByKey, { key, userId });
}

const openUploads = statement({
  name: 'lecture_uploads_open',
  text: `
    select ${columns} from lecture_uploads u where u.user_id = $userId and u.note_id is null
    order by u.created_at desc, u.key limit 100`,
  row: Upload,
});
export const selectOpenUploads = (sql: Sql, userId: number) => sql.query(openUploads, { userId });

const lockedUser = statement({
  name: 'lecture_upload_user_lock',
  text: 'select id from users where id = $userId for no key update',
  row: z.object({ id: z.int() }),
});
/** One new upload of a learner at a time, since they are counted. */
export const lockUploader = (sql: Sql, userId: number) => sql.query(lockedUser, { userId });

const lockedRoom = statement({
  name: 'lecture_upload_room_lock',
  text: `select pg_advisory_xact_lock(hashtext('rounds.lecture-room'))::text as locked`,
  row: z.object({ locked: z.string() }),
});
/** One new upload at a time, of all learners: each is promised room that the next one must not count on. */
export const lockRoom = (sql: Sql) => sql.query(lockedRoom);

const promisedUploads = statement({
  name: 'lecture_uploads_promised',
  text: 'select key, size::float8 as size from lecture_uploads where note_id is null',
  row: z.object({ key: z.string(), size: z.number() }),
});
/** Everybody's unfinished uploads. */
export const selectPromised = (sql: Sql) => sql.query(promisedUploads);

/** The learner, and the file's properties. */
export interface NewUpload {
  readonly userId: number;
  readonly name: string;
  readonly declaredType: string;
  readonly size: number;
  readonly fingerprint: string;
  readonly fields: LectureFields;
  readonly address: string;
  readonly userAgent: string | null;
}

const newUpload = statement({
  name: 'lecture_upload_insert',
  text: `
    insert into lecture_uploads (key, user_id, name, declared_type, size, fingerprint, fields, ip_address, user_agent,
      created_at, seen_at)
    values ($key, $userId, $name, $declaredType, $size, $fingerprint, $fields::json, $address, $userAgent, $now, $now)`,
});
export const insertUpload = (sql: Sql, key: string, { fields, ...upload }: NewUpload, now: Date) =>
  sql.query(newUpload, { key, ...upload, fields: JSON.stringify(fields), now });

const changedUpload = statement({
  name: 'lecture_upload_fields',
  text: `
    update lecture_uploads set name = $name, fields = $fields::json, ip_address = $address, user_agent = $userAgent, seen_at = $now
    where key = $key`,
});
/** The last typed texts, and who last confirmed the rights and from where. */
export const updateUpload = (
  sql: Sql,
  key: string,
  { name, fields, address, userAgent }: NewUpload,
  now: Date,
) => sql.query(changedUpload, { key, name, fields: JSON.stringify(fields), address, userAgent, now });

const typedUpload = statement({
  name: 'lecture_upload_type',
  text: 'update lecture_uploads set media_type = $mediaType where key = $key',
});
export const setUploadType = (sql: Sql, key: string, mediaType: MediaType) =>
  sql.query(typedUpload, { key, mediaType });

const lockedUpload = statement({
  name: 'lecture_upload_lock',
  text: `
    select note_id as "noteId", fields, media_type as "mediaType", ip_address as address, user_agent as "userAgent"
    from lecture_uploads where key = $key and user_id = $userId for update`,
  row: z.object({
    noteId: z.int().nullable(),
    fields: LectureFields,
    mediaType: z.enum(mediaTypes).nullable(),
    address: z.string(),
    userAgent: z.string().nullable(),
  }),
});
/** What a note is made from; locked, so that only one transaction at a time makes it. */
export async function lockOptionalUpload(sql: Sql, userId: number, key: string) {
  return queryOptionalRow(sql, lockedUpload, { key, userId });
}

const finishedUpload = statement({
  name: 'lecture_upload_finish',
  text: 'update lecture_uploads set note_id = $noteId where key = $key',
});
export const setNote = (sql: Sql, key: string, noteId: number) => sql.query(finishedUpload, { key, noteId });

const deletedUpload = statement({
  name: 'lecture_upload_delete',
  text: 'delete from lecture_uploads where key = $key and note_id is null returning key',
  row: z.object({ key: z.string() }),
});
/** Its file then belongs to nobody. */
export const deleteUpload = (sql: Sql, key: string) => sql.query(deletedUpload, { key });

const abandonedUploads = statement({
  name: 'lecture_uploads_abandoned',
  text: 'delete from lecture_uploads where seen_at < $before',
});
export const deleteAbandoned = (sql: Sql, before: Date) => sql.query(abandonedUploads, { before });

const takenUpload = statement({
  name: 'lecture_upload_take',
  text: `
    update lecture_uploads set holder = $holder, held_until = $until, is_wanted = false, seen_at = $now
    where key = $key and (holder is null or held_until < $now) returning key`,
  row: z.object({ key: z.string() }),
});
const wantedUpload = statement({
  name: 'lecture_upload_want',
  text: 'update lecture_uploads set is_wanted = true where key = $key',
});
/** Whether this request may write from now on. If another one is writing, it is told that somebody waits. */
export async function acquireLock(
  sql: Sql,
  key: string,
  holder: string,
  until: Date,
  now: Date,
): Promise<boolean> {
  if ((await sql.query(takenUpload, { key, holder, until, now })).length > 0) return true;
  await sql.query(wantedUpload, { key });
  return false;
}

const keptUpload = statement({
  name: 'lecture_upload_keep',
  text: `
    update lecture_uploads set held_until = $until, seen_at = $now where key = $key and holder = $holder
    returning is_wanted as "isWanted"`,
  row: z.object({ isWanted: z.boolean() }),
});
/** Whether the request may continue: it is still the one writing, and no other waits. */
export async function extendLock(
  sql: Sql,
  key: string,
  holder: string,
  until: Date,
  now: Date,
): Promise<boolean> {
  const [row] = await sql.query(keptUpload, { key, holder, until, now });
  return row?.isWanted === false;
}

const releasedUpload = statement({
  name: 'lecture_upload_release',
  text: 'update lecture_uploads set holder = null, held_until = null where key = $key and holder = $holder',
});
export const releaseLock = (sql: Sql, key: string, holder: string) =>
  sql.query(releasedUpload, { key, holder });
