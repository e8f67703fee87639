import { exportPart } from '../../platform/db/personal-data.ts';

const ofLearner = 'join user_notes n on n.id = x.note_id where n.user_id = $userId order by n.id';

/** Recordings are downloaded one by one: a single file with all of them could have any size. */
export const exportLectures = exportPart({
  lecture_files: `
    select x.key, x.note_id as "noteId", x.mime_type as "mimeType", x.size, iso_instant(x.seen_at) as "seenAt"
    from lecture_files x ${ofLearner}`,
  lecture_uploads: `
    select key, name, declared_type as "declaredType", size, fingerprint, fields, ip_address as "ipAddress",
      user_agent as "userAgent", media_type as "mediaType", note_id as "noteId", iso_instant(created_at) as "createdAt",
      iso_instant(seen_at) as "seenAt"
    from lecture_uploads where user_id = $userId order by created_at`,
  content_rights_verification: `
    select x.id, x.note_id as "noteId", x.verification_type as "verificationType",
      x.verification_details as "verificationDetails", x.ip_address as "ipAddress", x.user_agent as "userAgent",
      x.is_valid as "isValid", iso_instant(x.created_at) as "createdAt"
    from content_rights_verification x ${ofLearner}`,
  transcription_jobs: `
    select x.note_id as "noteId", x.status, x.transcription_text as "transcriptionText", x.confidence,
      x.processing_time as "processingTime", x.error_message as "errorMessage", x.engine, x.progress, x.pieces,
      x.pieces_done as "piecesDone", x.segments, iso_instant(x.created_at) as "createdAt",
      iso_instant(x.updated_at) as "updatedAt"
    from transcription_jobs x ${ofLearner}`,
});
