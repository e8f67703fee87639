import type { MediaType } from '@rounds/contract/learning/lectures.rules';

/** A file's type by its first bytes, if those show it. */
const kinds: Readonly<Record<string, MediaType>> = {
  'audio/mpeg': 'audio',
  'audio/wav': 'audio',
  'audio/vnd.wave': 'audio',
  'audio/x-m4a': 'audio',
  'audio/mp4': 'audio',
  'audio/aac': 'audio',
  'audio/ogg': 'audio',
  'audio/ogg; codecs=opus': 'audio',
  'audio/opus': 'audio',
  'video/quicktime': 'video',
  'video/x-msvideo': 'video',
  'video/vnd.avi': 'video',
};
/** Containers that begin alike with or without a picture. */
const eitherWay = new Set(['video/mp4', 'video/webm', 'video/matroska', 'video/x-matroska']);

/** The type that a sender declares; null if that is no recording. */
export function declaredTypeOf(type: string): MediaType | null {
  if (type.startsWith('audio/')) return 'audio';
  return type.startsWith('video/') ? 'video' : null;
}

export interface Media {
  readonly mediaType: MediaType;
  readonly mimeType: string;
}

/**
 * Whether a file is a recording, and of which kind.
 * @param found by its content; undefined for an unknown type
 * @param declared by the sender: trusted only for containers that begin alike either way, which browsers record into
 */
export function mediaOf(found: string | undefined, declared: string): Media | null {
  if (found === undefined) return null;
  const kind = kinds[found];
  if (kind) return { mediaType: kind, mimeType: found.split(';', 1)[0] ?? found };
  if (!eitherWay.has(found)) return null;
  if (declared.startsWith('audio/'))
    return { mediaType: 'audio', mimeType: found.replace('video/', 'audio/') };
  return { mediaType: 'video', mimeType: found };
}
