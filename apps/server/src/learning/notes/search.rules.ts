import type { NotePlace } from '@rounds/contract/learning/notes.search';

const maxPlaces = 3;
/** Length of an excerpt on each side of a match, in characters. */
const around = 120;

interface Said {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Where a note contains the query, ignoring case, with the sentence around each match; the first few only.
 * @param segments of a lecture: each match then has its second
 */
export function placesIn(content: string, q: string, segments: readonly Said[] = []): NotePlace[] {
  const places: NotePlace[] = [];
  const pattern = new RegExp(q.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`), 'giu');
  for (const { index: start, 0: found } of content.matchAll(pattern)) {
    if (places.length === maxPlaces) break;
    const end = start + found.length;
    const last = places.at(-1);
    // One excerpt covers both matches in a sentence.
    if (last && start < last.excerptStart + last.excerpt.length) continue;
    const [from, to] = sentenceAround(content, start, end);
    const excerpt = content.slice(from, to);
    places.push({ start, end, excerpt, excerptStart: from, seconds: secondOf(content, start, segments) });
  }
  return places;
}

const ends = /[.!?。！？؟]\s|\n/u;

/** The sentence around a match, or as much of it as fits. Never splits a character. */
function sentenceAround(content: string, start: number, end: number): [number, number] {
  const before = content.slice(Math.max(0, start - around), start);
  const after = content.slice(end, end + around);
  const opening = [...before.matchAll(new RegExp(ends.source, 'gu'))].at(-1);
  const closing = ends.exec(after);
  let from = opening ? start - before.length + opening.index + opening[0].length : start - before.length;
  let to = closing ? end + closing.index + 1 : end + after.length;
  if (/[\uDC00-\uDFFF]/.test(content[from] ?? '')) from += 1;
  if (/[\uD800-\uDBFF]/.test(content[to - 1] ?? '')) to -= 1;
  return [from, Math.max(end, to)];
}

/** When the lecture says it; null if the times are unknown, or the text has been edited. */
function secondOf(content: string, at: number, segments: readonly Said[]): number | null {
  let from = 0;
  for (const { start, end, text } of segments) {
    const said = text.trim();
    if (said === '') continue;
    if (!content.startsWith(said, from)) return null;
    if (at <= from + said.length) return end > 0 ? start : null;
    from += said.length + 1;
  }
  return null;
}
