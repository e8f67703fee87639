import { mediaLimits, type MediaType } from '@rounds/contract/learning/lectures.rules';

export interface MediaFile {
  readonly type: string;
  readonly size: number;
}

export const mediaTypeOf = ({ type }: Pick<MediaFile, 'type'>): MediaType =>
  type.startsWith('video') ? 'video' : 'audio';

/** Why the server would refuse a file, reported before it is sent. The server checks the content too. */
export function problemOf(file: MediaFile): 'lecture_type_unknown' | 'lecture_too_large' | null {
  if (!/^(?:audio|video)\//.test(file.type)) return 'lecture_type_unknown';
  return file.size > mediaLimits[mediaTypeOf(file)] ? 'lecture_too_large' : null;
}

/** Bytes of a typical minute: audio at 128 kbit/s, video at 1 Mbit/s. */
const minute: Readonly<Record<MediaType, number>> = { audio: 960_000, video: 7_500_000 };

/** Roughly how many minutes a file of this size lasts; 0 for less than one. */
export function minutesOf(file: MediaFile): number {
  const minutes = file.size / minute[mediaTypeOf(file)];
  return minutes < 1 ? 0 : Math.round(minutes);
}
