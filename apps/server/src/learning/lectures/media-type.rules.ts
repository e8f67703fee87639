import type { MediaType } from '@rounds/contract/learning/lectures.rules';

/** What a file is by its first bytes, where that says it. */
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
/** Containers that begin alike with a picture and without. */
const eitherWay = new Set(['video/mp4', 'video/webm', 'video/matroska', 'video/x-matroska']);

/** What a sender takes a file for; null where that is no recording. */
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
 * @param found by its content; undefined for what has no known form
 * @param declared by whoever sends it: believed of containers alone that begin alike either way, as browsers record into them
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
