import { firstMaskIn } from '../identifiers.ts';
import { coursePrefix, isOfCourse, isTopTitle, withoutBracket } from './header-lines.ts';
import { answerMark, isSaid, isWrapped, questionMark, withoutCourse } from './line-forms.ts';
import { outlineOf } from './outline.ts';
import type { OutlineMark } from './outline.ts';
import type { Segment, SegmentKind } from './types.ts';

/** What is read of a note, in UTF-16 units: a textbook's longest chapter. */
export const maxNoteLength = 200_000;
const maxSegmentLength = 1200;

const bullet = /^\s*(?:[-*•●▪◦‣–—o]|\(?[a-z]\))\s+(?=\S)/;
const step = /^\s*(?:step\s+)?\(?\d{1,2}[.):]\s+(?=\S)/i;
const timestamp =
  /^\s*[[(]?(?:\d{1,2}:)?\d{1,2}:\d{2}(?:[.,]\d{1,3})?[\])]?(?:\s*-->\s*\S+)?[\s-]*(?:Speaker \d+:\s*)?/;
/** "Dr.", "e.g.", and initials ("John A."): a full stop that ends no sentence. "30 mL/min." may end one. */
const abbreviation =
  /(?:\b(?:e\.g|i\.e|vs|approx|Dr|Mr|Mrs|Ms|Prof|Fig|No|St|cf|ca|max|(?<!\/)min|resp|incl)\.|\b[a-z]\.[a-z]\.|\p{Lu}\p{Ll}+ \p{Lu}\.)$/u;

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** A bullet, a step or a row of a table. */
const isLine = (line: string) => bullet.test(line) || step.test(line) || /^\s*\|.*\|\s*$/.test(line);

interface Line {
  readonly text: string;
  readonly start: number;
}

function linesOf(note: string): readonly Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const text of note.split('\n')) {
    lines.push({ text: text.replace(/\r$/, ''), start });
    start += text.length + 1;
  }
  return lines;
}

/** What is known of a note's lines before they are read one by one: its outline, and its first line that isn't empty. */
interface Frame {
  readonly outline: ReadonlyMap<number, OutlineMark>;
  readonly first: number;
}

/** The heading that a line is, without its signs, and how deep it stands by them; null for anything else. */
function headingOf(
  lines: readonly Line[],
  index: number,
  { outline, first }: Frame,
): { from: number; to: number; level: number | null } | null {
  const at = (place: number) => lines[place]?.text ?? '';
  const [line, next, before] = [at(index), at(index + 1), at(index - 1)];
  const below = next.trim() === '' ? at(index + 2) : next;
  const marks = /^ {0,3}(#{1,6})[ \t]+/.exec(line);
  if (marks) {
    const [{ length }, signs = ''] = marks;
    const inner = line.slice(length).replaceAll('#', ' ').trim();
    const start = inner === '' ? length : line.indexOf(inner.split(' ')[0] ?? '', length);
    const from = start + coursePrefix(inner);
    return { from, to: Math.min(line.length, start + withoutCourse(inner).length), level: signs.length };
  }
  if (index === first && next.trim() === '' && below.trim() !== '' && isTopTitle(line.trim())) {
    const start = line.length - line.trimStart().length;
    return {
      from: start + coursePrefix(line.trim()),
      to: start + withoutCourse(line.trim()).length,
      level: null,
    };
  }
  const asked = questionMark(line);
  // "A:" may stand below an empty line.
  if (asked !== '' && answerMark(below) !== '') {
    const whole = line.trimEnd();
    const to = whole.length - (whole.endsWith('**') ? 2 : 0);
    return { from: asked.length, to, level: null };
  }
  const mark = outline.get(index);
  const isListed = (place: number) => outline.has(place) || isLine(at(place));
  const text = line.slice(mark?.from ?? 0).trim();
  // "II. The waves" over its points.
  if (mark?.isRoman === true && text.length <= 70 && !/[.;]$/.test(text)) {
    const isOver = isListed(index + 1) && indentOf(next) > indentOf(line);
    if (isOver) return { from: mark.from, to: mark.from + withoutCourse(text).length, level: 2 };
  }
  // "Step 2: volume" over a list or table, and no step itself.
  const isStage =
    /^step \d{1,2}: \p{L}/iu.test(text) && before.trim() === '' && isLine(below) && !step.test(below);
  if (isStage && text.length <= 70) {
    const from = line.indexOf(text);
    return { from, to: from + text.length, level: null };
  }
  if (text === '' || text.length > 70 || bullet.test(line) || step.test(line) || /[|\t]/.test(text))
    return null;
  const isUnderlined = /^\s*(?:={3,}|-{3,})\s*$/.test(next);
  const isBold = /^\*\*[^*]+\*\*:?$/.test(text);
  const words = text.split(/\s+/).length;
  // The last line of a paragraph is no title of what comes after it.
  const isApart = before.trim() === '' || isListed(index - 1) || index < 2;
  const isTitle =
    (mark === undefined || (before.trim() === '' && indentOf(line) === 0)) &&
    words <= 8 &&
    !/[.!?,;]$/.test(text) &&
    /^[\p{Lu}\d]/u.test(text) &&
    next.trim() === '' &&
    isApart &&
    !isSaid(text);
  const endsWithColon = words <= 6 && /^\p{Lu}[^.:;]*:$/u.test(text);
  // "Symptoms" right above its bullets, after another list or an empty line; "Products" above lines that say of each what it is.
  const isOverList =
    mark === undefined &&
    (isListed(index + 1) || (words <= 3 && isSaid(next))) &&
    (before.trim() === '' || isListed(index - 1)) &&
    words <= 7 &&
    !isSaid(text) &&
    /^\p{Lu}[^.:;,!=→<>]*(?:\([^().:;!=→]*\))?$/u.test(text);
  if (!isUnderlined && !isBold && !isTitle && !endsWithColon && !isOverList) return null;
  const inner = text.replace(/^\*+/, '').replace(/(?<![*:])[*:]+$/, '');
  const from = line.indexOf(inner, mark?.from ?? 0);
  const level = !isUnderlined ? null : next.trim().startsWith('=') ? 1 : 2;
  return { from, to: from + withoutCourse(inner).length, level };
}

/** Where a pasted text has lost the name of a figure ("… of chromosomes. shows the pairs"), a sentence ends as well. */
const next =
  '["“(*]*[\\p{Lu}\\d]|(?:shows?|illustrates?|summari[sz]es?|lists?|demonstrates?|depicts?|provides?|presents?|compares?|outlines?|indicates?) (?:the|an?|how|some|several|this|these|what|that)\\b';
const sentenceEnd = new RegExp(String.raw`[.!?]["”’)\]]*\s+(?=${next})`, 'gu');

/** Where sentences end within a stretch of text. */
function cuts(text: string): readonly number[] {
  const found: number[] = [];
  for (const match of text.matchAll(sentenceEnd)) {
    const before = text.slice(Math.max(0, match.index - 20), match.index + 1);
    if (!(match[0].startsWith('.') && abbreviation.test(before))) found.push(match.index + match[0].length);
  }
  return [...found, text.length];
}

/**
 * Cuts a note into headings, sentences, bullets, numbered steps and table rows. Code, links' addresses and rules between
 * parts are left out. Takes Markdown, slides pasted as text, and transcripts whose lines begin with a time.
 */
export function segmentsOf(whole: string): readonly Segment[] {
  const note = whole.slice(0, maxNoteLength);
  const lines = linesOf(note);
  const outline = outlineOf(lines.map(({ text }) => text));
  const first = lines.findIndex(({ text }) => text.trim() !== '');
  const segments: Segment[] = [];
  let heading: string | null = null;
  let block = 0;
  let isCode = false;
  let linesAbove = 0;
  let above: readonly { readonly indent: number; readonly id: number }[] = [];

  const push = (kind: SegmentKind, from: number, to: number, level: number | null = null) => {
    const slice = note.slice(from, to);
    const start = from + (slice.length - slice.trimStart().length);
    const end = start + slice.trim().length;
    // "O2" names something; a line of "5 L" says nothing.
    const isWorded = kind === 'heading' ? /\p{L}[\p{L}\d]/u.test(slice) : /\p{L}{2}/u.test(slice);
    if (end - start < 2 || !isWorded || (kind !== 'heading' && isOfCourse(slice, false))) return;
    // What was masked spoke of a patient, and is nothing to learn.
    if (firstMaskIn(slice) !== null) return;
    segments.push({
      id: segments.length,
      kind,
      text: note.slice(start, end),
      start,
      end,
      heading,
      block,
      level,
      under: kind === 'heading' ? null : (above.at(-1)?.id ?? null),
    });
  };
  const pushSentences = (kind: SegmentKind, from: number, to: number) => {
    let at = from;
    for (const cut of cuts(note.slice(from, to))) {
      if (from + cut - at <= maxSegmentLength) push(kind, at, from + cut);
      at = from + cut;
    }
  };

  let open: { kind: SegmentKind; from: number; to: number; indent: number } | null = null;
  const close = () => {
    if (open) {
      const { kind, from, to, indent } = open;
      const isListed = kind === 'bullet' || kind === 'step';
      const id = segments.length;
      above = isListed ? above.filter((each) => each.indent < indent) : [];
      pushSentences(kind, from, to);
      if (isListed) above = [...above, { indent, id }];
    }
    open = null;
  };
  const startBlock = () => {
    block += 1;
    above = [];
  };
  for (const [index, { text, start }] of lines.entries()) {
    if (/^\s*(?:```|~~~)/.test(text)) {
      close();
      isCode = !isCode;
      continue;
    }
    if (isCode) continue;
    if (text.trim() === '' || /^\s*[-=*_]{3,}\s*$/.test(text)) {
      close();
      startBlock();
      continue;
    }
    linesAbove += 1;
    const isTop = linesAbove <= 4 && segments.every(({ kind }) => kind === 'heading');
    // "Wound healing (deck 9)" is a title.
    const isTitled = text.startsWith('#') || withoutBracket(text.trim()) !== text.trim();
    if (!isTitled && isOfCourse(text, isTop)) {
      close();
      continue;
    }
    const found = headingOf(lines, index, { outline, first });
    if (found) {
      close();
      startBlock();
      heading = text.slice(found.from, found.to);
      push('heading', start + found.from, start + found.to, found.level);
      continue;
    }
    if (/^\s*\|.*\|\s*$/.test(text) || /\S\t+\S/.test(text)) {
      close();
      if (!/^[\s|:-]+$/.test(text)) push('row', start, start + text.length);
      continue;
    }
    const mark = outline.get(index);
    const from = mark?.from ?? (step.exec(text) ?? bullet.exec(text))?.[0].length;
    if (from !== undefined) {
      close();
      open = {
        kind: mark?.isRoman === true || step.test(text) ? 'step' : 'bullet',
        from: start + from,
        to: start + text.length,
        indent: indentOf(text),
      };
      continue;
    }
    const answer = heading?.endsWith('?') === true ? answerMark(text).length : 0;
    const time = answer || (timestamp.exec(text)?.[0].length ?? 0);
    if (time > 0) close();
    if (
      open &&
      (open.kind === 'sentence'
        ? start - open.from < 20_000 && isWrapped(lines[index - 1]?.text, text)
        : /^\s+\S/.test(text))
    )
      open.to = start + text.length;
    else {
      close();
      // A line that fills the width goes on in the next one; a short one is a paragraph.
      if (!isWrapped(lines[index - 1]?.text, text)) startBlock();
      open = { kind: 'sentence', from: start + time, to: start + text.length, indent: 0 };
    }
  }
  close();
  return segments;
}
