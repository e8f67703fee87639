import { longestTerm, termByKey } from '../lexicon/terms.ts';
import { letterOf } from './line-forms.ts';
import { labelEnd } from './lists.ts';
import type { Cue, Segment } from './types.ts';
import { presentForms } from '../lexicon/verb-forms.ts';
import { isBoundary, isParticiple, isRare, wordsOf } from './words.ts';
import type { Word } from './words.ts';

/** A run of words that may be the name of something, where it stands. */
export interface Mention {
  readonly key: string;
  readonly words: readonly Word[];
  readonly segment: Segment;
  /** Place in the note. */
  readonly start: number;
  readonly end: number;
  readonly cue: Cue | null;
  /** Not a part of a longer run. */
  readonly isWhole: boolean;
}

const maxRun = 5;
const joined = (words: readonly Word[]) => words.map((word) => word.key).join(' ');

const modal = /^(?:can|cannot|could|may|might|must|shall|should|will|would|not|they|we|who|which)$/;
const afterVerb = /^(?:the|an?|to|in|into|from|by|up|down|out|it|its|their|them|each|as|toward|towards)$/;

/** "That can lead to", "to drain the": a word that names a thing elsewhere and is a verb here. */
function isVerbHere(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || !presentForms.has(word.lower)) return false;
  const before = word.isApart ? '' : (words[at - 1]?.lower ?? '');
  const next = words[at + 1]?.isApart === false ? (words[at + 1]?.lower ?? '') : '';
  if (modal.test(before)) return true;
  if (/^(?:to|that|also|then)$/.test(before)) return afterVerb.test(next);
  return word.lower === 'lead' && next === 'to';
}

/** Runs of words between function words, verbs and punctuation. */
function runsOf(words: readonly Word[]): readonly (readonly Word[])[] {
  const runs: Word[][] = [];
  let run: Word[] = [];
  const close = () => {
    while (run[0] && isParticiple(run[0]) && run.length === 1) run.shift();
    if (run.length > 0) runs.push(run);
    run = [];
  };
  for (const [at, word] of words.entries()) {
    if (word.isApart) close();
    if (isBoundary(word) || isVerbHere(words, at) || /^\d/.test(word.raw)) close();
    else run.push(word);
  }
  close();
  return runs;
}

/** The lexicon's terms among words, longest first, none inside another. */
function lexiconRuns(words: readonly Word[]): readonly (readonly Word[])[] {
  const found: (readonly Word[])[] = [];
  for (let at = 0; at < words.length;) {
    let taken = 0;
    for (let size = Math.min(longestTerm, words.length - at); size > 0 && taken === 0; size -= 1) {
      const run = words.slice(at, at + size);
      if (run.slice(1).some((word) => word.isApart) || (size === 1 && isVerbHere(words, at))) continue;
      const entry = termByKey(joined(run));
      // "Rod", "axis", "cone" and the like are terms; "labor" at the start of a verb phrase is not our trouble.
      if (entry) {
        found.push(run);
        taken = size;
      }
    }
    at += Math.max(taken, 1);
  }
  return found;
}

/** The run that begins at `index`, articles skipped: what a cue points at. */
function runAfter(words: readonly Word[], index: number): readonly Word[] {
  let at = index;
  while (at < words.length && /^(?:the|a|an)$/.test(words[at]?.lower ?? '') && at - index < 2) at += 1;
  const run: Word[] = [];
  for (; at < words.length && run.length < maxRun; at += 1) {
    const word = words[at];
    if (!word || (run.length > 0 && word.isApart)) break;
    const isOf = word.lower === 'of' && run.length > 0 && words[at + 1] !== undefined;
    if (isOf && run.length === 1 && isRare(run[0]?.key ?? '') && !isBoundary(words[at + 1] ?? word))
      run.push(word);
    else if (isBoundary(word)) break;
    else run.push(word);
  }
  return run.at(-1)?.lower === 'of' ? run.slice(0, -1) : run;
}

const naming =
  /\b(?:called|named|termed|known as|referred to as|designated|means|collectively as|commonly as|also as)$/i;

/** Terms that the sentence's own words mark: "called X", "X is a …", "**X**", "X: …". */
function cued(segment: Segment, words: readonly Word[]): readonly (readonly [Cue, readonly Word[]])[] {
  const { text, kind } = segment;
  const found: (readonly [Cue, readonly Word[]])[] = [];
  for (const [index, word] of words.entries()) {
    if (
      /^(?:called|named|termed|as)$/.test(word.lower) &&
      naming.test(text.slice(Math.max(0, word.start - 24), word.end))
    )
      found.push(['named', runAfter(words, index + 1)]);
  }
  const first = words[0];
  if (first && kind !== 'row') {
    const from = /^(?:the|a|an|each|every)$/.test(first.lower) ? 1 : 0;
    const run = runAfter(words, from);
    const next = words[from + run.length];
    const between = next ? text.slice(run.at(-1)?.end ?? 0, next.start) : '';
    const isAside = /^\s*(?:\([^)]*$|,)/.test(between);
    const follower = isAside
      ? text.slice(run.at(-1)?.end ?? 0).replace(/^\s*(?:\([^)]*\)|,[^,]{1,80},)\s*/, '')
      : next?.lower;
    if (
      run.length > 0 &&
      /^(?:is|are|refers?|means?|describes?|denotes?|occurs?|consists?|contains?|includes?|forms?|serves?)\b/.test(
        follower ?? '',
      )
    )
      found.push(['defined', run]);
  }
  const label = labelEnd(text);
  if (label !== null && kind !== 'row') {
    const run = words.filter((word) => word.end <= label.to);
    if (
      run.length > 0 &&
      run.length <= maxRun &&
      !run.some((word) => isBoundary(word) && word.lower !== 'of')
    )
      found.push(['label', run]);
  }
  for (const match of text.matchAll(/(\*\*|__)([^*_]{2,60})\1/g)) {
    const from = match.index + 2;
    const run = words.filter((word) => word.start >= from && word.end <= from + (match[2] ?? '').length);
    if (run.length <= maxRun) found.push(['bold', run]);
  }
  for (const match of text.matchAll(/\(([A-Z][A-Za-z\d₀-₉-]{1,7})\)/g)) {
    const letters = (match[1] ?? '').replace(/[^A-Z]/g, '');
    const before = words.filter((word) => word.end <= match.index).slice(-letters.length - 2);
    for (let size = before.length; size > 1; size -= 1) {
      const run = before.slice(-size);
      const initials = run
        .flatMap((word) => word.raw.split('-'))
        .map((part) => part[0]?.toUpperCase())
        .join('');
      if (letters.length > 1 && initials === letters) {
        found.push(['abbreviation', run]);
        break;
      }
    }
  }
  // "Tidal volume (VT)" is called so without its bracket.
  const isOpen = (before: Word | undefined, word: Word) =>
    before !== undefined && /[([]/.test(text.slice(before.end, word.start));
  const named = found.map(([cue, run]) => {
    const bracket = run.findIndex((word, at) => isOpen(run[at - 1], word));
    return [cue, bracket < 0 ? run : run.slice(0, bracket)] as const;
  });
  return named.filter(
    ([, run]) => run.length > 0 && run.some((word) => isRare(word.key) || termByKey(joined(run))),
  );
}

/** Every mention in one segment, cued ones first. */
export function mentionsIn(
  segment: Segment,
  all: readonly Word[] = wordsOf(segment.text),
): readonly Mention[] {
  // "U uremia": the letter is none of its name.
  const sign = letterOf(segment.text);
  const words = sign === '' ? all : all.filter(({ start }) => start >= sign.length);
  const mention = (run: readonly Word[], cue: Cue | null, isWhole: boolean): Mention => ({
    key: joined(run),
    words: run,
    segment,
    start: segment.start + (run[0]?.start ?? 0),
    end: segment.start + (run.at(-1)?.end ?? 0),
    cue,
    isWhole,
  });
  const byCue = cued(segment, words).map(([cue, run]) => mention(run, cue, true));
  const inHeading = segment.kind === 'heading';
  const whole = runsOf(words)
    .filter((run) => run.length <= maxRun)
    .map((run) => mention(run, inHeading ? 'heading' : null, true));
  const parts = runsOf(words).flatMap((run) => {
    const found: Mention[] = [];
    for (let size = Math.min(run.length - 1, 3); size > 0; size -= 1)
      for (let at = 0; at + size <= run.length; at += 1)
        found.push(mention(run.slice(at, at + size), null, false));
    return found;
  });
  const known = lexiconRuns(words).map((run) => mention(run, inHeading ? 'heading' : null, true));
  const seen = new Set<string>();
  return [...byCue, ...known, ...whole, ...parts].filter(({ start, end, cue }) => {
    const place = `${start}-${end}-${cue ?? ''}`;
    if (seen.has(place)) return false;
    seen.add(place);
    return true;
  });
}
