import type { TranscriptSegment } from '@rounds/contract/learning/lectures';
import { transcriptLimits } from '@rounds/contract/learning/lectures.rules';
import { noteLengths } from '@rounds/contract/learning/notes.rules';

/** In seconds. */
const piece = { least: 60, most: 120 } as const;
const pause = 0.2;
const maxSentence = 15;

export interface Silence {
  readonly start: number;
  readonly end: number;
}

/**
 * Where to cut a recording: in the middle of the longest silence 60 to 120 s after the last cut. The last cut is its
 * end.
 */
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

/**
 * Text without punctuation is split at the speaker's pauses, and each part written as a sentence, since the note's
 * analyzer relies on sentence ends.
 */
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

/** Half, since a character can take two code units. */
const longest = transcriptLimits.sentence / 2;
/** As much as fits, up to the end of a sentence, or else of a word. */
const parts = new RegExp(
  `.{1,${longest - 1}}[.!?。！？؟](?=\\s|$)|.{1,${longest}}(?=\\s|$)|.{1,${longest}}`,
  'gu',
);

/**
 * An engine's result for a piece, in the recording's own time. Engines invent times, so none may lie outside the piece
 * or go backwards.
 * @param from where the piece begins, in seconds @param to where it ends
 */
export function placeSegments(
  segments: readonly TranscriptSegment[],
  from: number,
  to: number,
): TranscriptSegment[] {
  let at = from;
  return segments.flatMap(({ start, end, text }) => {
    const begins = Math.min(Math.max(from + start, at), to);
    const ends = Math.min(Math.max(from + end, begins), to);
    at = begins;
    const said = text.replace(/\s+/g, ' ').trim().match(parts) ?? [];
    return said.map((part) => ({ start: round(begins), end: round(ends), text: part.trim() }));
  });
}

const round = (seconds: number) => Math.round(seconds * 100) / 100;

/**
 * As much of a transcript as a note can hold, up to the end of a sentence; all of it if it fits. Without sentence ends,
 * up to a pause of the speaker.
 */
export function truncateTranscript(segments: readonly TranscriptSegment[]): readonly TranscriptSegment[] {
  let length = 0;
  const over = segments.findIndex(({ text }, index) => {
    length += text.length + 1;
    return length > noteLengths.transcript || index >= transcriptLimits.sentences;
  });
  if (over === -1) return segments;
  const kept = segments.slice(0, over);
  const last = kept.findLastIndex(({ text }) => /[.!?。！？؟]["”’)]?$/.test(text));
  return over - last <= longestSentence ? kept.slice(0, last + 1) : kept;
}

/** If the last sentence end is further back than this many segments, the text has hardly any. */
const longestSentence = 20;

/** A transcript as the text of a note. */
export const textOf = (segments: readonly TranscriptSegment[]): string =>
  segments
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join('\n');
