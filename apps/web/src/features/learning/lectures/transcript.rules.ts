import { findIdentifiers, maskIdentifiers, maskOf } from '@rounds/clinical-text/identifiers';
import type { TranscriptSegment } from '@rounds/contract/learning/lectures';
import { transcriptLimits } from '@rounds/contract/learning/lectures.rules';

const longest = transcriptLimits.sentence;

/** Subtitles in files: a line with two times, after its number, before the words. */
const cue = /^(?:[ \t]*\d+[ \t]*\n)?[ \t]*[\d:.,]+[ \t]*-->[^\n]*$/gm;
const bracketed = /^[ \t]*[[(](?:\d{1,2}:)?\d{1,2}:\d{2}(?:[.,]\d{1,3})?[\])][ \t]*/gm;

/** The words, without subtitle times and those in brackets before a line. */
function withoutTimes(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n');
  const said = lines.replace(cue, '');
  const isFile = said !== lines;
  return (isFile ? said.replace(/^\uFEFF?WEBVTT\b[^\n]*/, '').replace(/<[^<>\n]*>/g, '') : said).replace(
    bracketed,
    '',
  );
}

/** A pasted transcript, line by line. Its times are dropped, so all are 0: they may not be the recording's. */
export const segmentsOfText = (text: string): TranscriptSegment[] =>
  withoutTimes(text)
    .split(/\n+/)
    .flatMap((line) => line.trim().match(new RegExp(`.{1,${longest}}(?=\\s|$)|.{1,${longest}}`, 'gu')) ?? [])
    .map((line) => ({ start: 0, end: 0, text: line.trim() }));

/** Whether its time is known. */
export const hasTime = ({ end }: TranscriptSegment): boolean => end > 0;

/** The index of the sentence at a moment of the recording; -1 before the first. */
export const spokenAt = (segments: readonly TranscriptSegment[], seconds: number): number =>
  segments.findLastIndex((segment) => hasTime(segment) && segment.start <= seconds);

/** Replaces one sentence; an empty one is removed. */
export const withText = (
  segments: readonly TranscriptSegment[],
  index: number,
  text: string,
): TranscriptSegment[] =>
  segments
    .map((segment, at) => (at === index ? { ...segment, text: text.trim() } : segment))
    .filter((segment) => segment.text !== '');

/**
 * The sentence at a place in the note's text, which consists of the sentences with line breaks in between; -1 if none.
 */
export function segmentAt(segments: readonly TranscriptSegment[], place: number): number {
  let end = 0;
  return segments.findIndex(({ text }) => {
    end += text.trim().length + 1;
    return place < end;
  });
}

/**
 * The segments with possible identifiers of a patient masked. They are searched for in the whole text, since "patient"
 * may be in one sentence and the name in the next. Each sentence's part of a match is masked there.
 */
export function maskedSegments(segments: readonly TranscriptSegment[]): TranscriptSegment[] {
  const found = findIdentifiers(segments.map(({ text }) => text).join('\n'));
  let at = 0;
  return segments.map((segment) => {
    const from = at;
    const to = from + segment.text.length;
    at = to + 1;
    let text = segment.text;
    for (const { kind, start, end } of found.filter((one) => one.start < to && one.end > from).toReversed())
      text = `${text.slice(0, Math.max(0, start - from))}${maskOf(kind)}${text.slice(end - from)}`;
    return { ...segment, text: maskIdentifiers(text) };
  });
}

/** In characters, as part of a note's text. */
export const lengthOf = (segments: readonly TranscriptSegment[]): number =>
  segments.reduce((sum, { text }) => sum + text.length + 1, 0);

/** Enough of a sentence to know it by, cut at a space if there is one. */
export function beginningOf(text: string, most = 40): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most);
  const cut = end > 0 ? text.slice(0, end).trimEnd() : [...text].slice(0, most).join('');
  return `${cut.replace(/\p{P}$/u, '')}…`;
}
