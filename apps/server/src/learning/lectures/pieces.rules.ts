import type { TranscriptSegment } from '@rounds/contract/learning/lectures';

/** Seconds. */
const piece = { least: 60, most: 120 } as const;
const pause = 0.2;
const maxSentence = 15;

export interface Silence {
  readonly start: number;
  readonly end: number;
}

/** Where to cut a recording: in the middle of the longest silence that lies 60 to 120 s behind the last cut. Ends with its end. */
export function cutsOf(duration: number, silences: readonly Silence[]): number[] {
  const cuts: number[] = [];
  let from = 0;
  while (duration - from > piece.most) {
    const [earliest, latest] = [from + piece.least, from + piece.most];
    const [longest] = silences
      .filter(({ start, end }) => (start + end) / 2 >= earliest && (start + end) / 2 <= latest)
      .toSorted((one, other) => other.end - other.start - (one.end - one.start));
    from = longest ? (longest.start + longest.end) / 2 : latest;
    cuts.push(from);
  }
  return [...cuts, duration];
}

export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What has no punctuation is split where the speaker pauses, and each part written as a sentence: what reads the note ends there. */
export function sentencesOf(words: readonly Word[]): TranscriptSegment[] {
  const sentences: { start: number; end: number; text: string }[] = [];
  for (const { text, start, end } of words) {
    const last = sentences.at(-1);
    if (last && start - last.end <= pause && end - last.start <= maxSentence) {
      last.text += ` ${text}`;
      last.end = end;
    } else sentences.push({ text, start, end });
  }
  return sentences.map(({ text, ...times }) => ({
    ...times,
    text: `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`,
  }));
}

const maxTextLength = 5000;

/**
 * What an engine says of a piece, in the recording's own time. Engines invent times: none lies outside of the piece or goes back.
 * @param from where the piece begins, in seconds @param to where it ends
 */
export function placed(
  segments: readonly TranscriptSegment[],
  from: number,
  to: number,
): TranscriptSegment[] {
  let at = from;
  return segments.flatMap(({ start, end, text }) => {
    const said = text.replace(/\s+/g, ' ').trim().slice(0, maxTextLength);
    if (said === '') return [];
    const begins = Math.min(Math.max(from + start, at), to);
    const ends = Math.min(Math.max(from + end, begins), to);
    at = begins;
    return [{ start: round(begins), end: round(ends), text: said }];
  });
}

const round = (seconds: number) => Math.round(seconds * 100) / 100;

/** A transcript as the text of a note. */
export const textOf = (segments: readonly TranscriptSegment[], longest: number): string =>
  segments
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join('\n')
    .slice(0, longest);
