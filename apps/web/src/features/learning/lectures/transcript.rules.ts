import type { TranscriptSegment } from '@rounds/contract/learning/lectures';

const longest = 5000;

/** A pasted transcript, line by line. Nobody knows when each of them is said: all times are 0. */
export const segmentsOfText = (text: string): TranscriptSegment[] =>
  text
    .split(/\n+/)
    .flatMap((line) => line.trim().match(new RegExp(`.{1,${longest}}(?=\\s|$)|.{1,${longest}}`, 'gu')) ?? [])
    .map((line) => ({ start: 0, end: 0, text: line.trim() }));

/** Whether it is known when it is said. */
export const hasTime = ({ end }: TranscriptSegment): boolean => end > 0;

/** 75 → "1:15", 3675 → "1:01:15". */
export function clockOf(seconds: number): string {
  const whole = Math.floor(seconds);
  const pad = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(whole % 60)}` : `${minutes}:${pad(whole % 60)}`;
}

/** The sentence that is said at a moment of the recording, by its index; -1 before the first. */
export const spokenAt = (segments: readonly TranscriptSegment[], seconds: number): number =>
  segments.findLastIndex((segment) => hasTime(segment) && segment.start <= seconds);

/** One sentence replaced; an empty one is left out. */
export const withText = (
  segments: readonly TranscriptSegment[],
  index: number,
  text: string,
): TranscriptSegment[] =>
  segments
    .map((segment, at) => (at === index ? { ...segment, text: text.trim() } : segment))
    .filter((segment) => segment.text !== '');
