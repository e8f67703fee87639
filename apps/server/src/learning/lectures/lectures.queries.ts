import type { Compliance } from '@rounds/contract/learning/lectures';
import { z } from 'zod';
import { type Sql, queryOptionalRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const newFile = statement({
  name: 'lecture_file_insert',
  text: 'insert into lecture_files (key, mime_type, size, seen_at) values ($key, $mimeType, 0, $now)',
});
export const insertFile = (sql: Sql, key: string, mimeType: string, now: Date) =>
  sql.query(newFile, { key, mimeType, now });

const seenFile = statement({
  name: 'lecture_file_seen',
  text: 'update lecture_files set seen_at = $now where key = $key and note_id is null',
});
/** Records that a file is still arriving. */
export const touchFile = (sql: Sql, key: string, now: Date) => sql.query(seenFile, { key, now });

const typedFile = statement({
  name: 'lecture_file_type',
  text: 'update lecture_files set mime_type = $mimeType where key = $key',
});
/** Records a file's type, once its first bytes reveal it. */
export const setFileType = (sql: Sql, key: string, mimeType: string) =>
  sql.query(typedFile, { key, mimeType });

const attachedFile = statement({
  name: 'lecture_file_attach',
  text: 'update lecture_files set note_id = $noteId, size = $size where key = $key and note_id is null returning key',
  row: z.object({ key: z.string() }),
});
/** Returns whether the file was still there. */
export const attachFile = async (sql: Sql, key: string, noteId: number, size: number) =>
  (await sql.query(attachedFile, { key, noteId, size })).length > 0;

const deletedFile = statement({
  name: 'lecture_file_delete',
  text: 'delete from lecture_files where key = $key and note_id is null',
});
export const deleteFile = (sql: Sql, key: string) => sql.query(deletedFile, { key });

const orphans = statement({
  name: 'lecture_files_without_note',
  text: `
    select f.key from lecture_files f
    where f.note_id is null and f.seen_at < $before and not exists (select from lecture_uploads u where u.key = f.key)
    order by f.seen_at limit 500`,
  row: z.object({ key: z.string() }),
});
/** Files that belong to no note and to no ongoing or resumable upload. */
export const selectOrphans = (sql: Sql, before: Date) => sql.query(orphans, { before });

const newRights = statement({
  name: 'content_rights_insert',
  text: `
    insert into content_rights_verification (note_id, verification_type, verification_details, ip_address, user_agent, is_valid,
      created_at)
    values ($noteId, $type, $details::json, $address, $userAgent, true, $now)`,
});
/** Records who stated what about the rights to a recording, and from where. */
export const insertRights = (
  sql: Sql,
  noteId: number,
  compliance: Compliance,
  from: { readonly address: string; readonly userAgent: string | null },
  now: Date,
) =>
  sql.query(newRights, {
    noteId,
    type: compliance.contentSource,
    details: JSON.stringify(compliance),
    ...from,
    now,
  });

const mediaOfNote = statement({
  name: 'lecture_media_by_note',
  text: `
    select f.key, f.mime_type as "mimeType", f.size::float8 as size
    from lecture_files f join user_notes n on n.id = f.note_id
    where n.id = $id and n.is_active and ($userId::int is null or n.user_id = $userId)`,
  row: z.object({ key: z.string(), mimeType: z.string(), size: z.number() }),
});

/** The recording of a note. @param userId the required owner; null for a signed link or a job */
export async function selectOptionalMedia(sql: Sql, id: number, userId: number | null) {
  return queryOptionalRow(sql, mediaOfNote, { id, userId });
}
