import { clean } from './clean.ts';
import type { NoteIndex } from './note-index.ts';
import { membersOf } from './lists.ts';
import { isSequence } from './procedures.ts';
import type { Draft, Segment } from './types.ts';
import { upperFirst } from '../text/capitals.ts';

const maxStepLength = 110;
const ordered =
  /\b(?:stages|phases|steps|in (?:the )?(?:following |this )?order|sequence|from (?:superficial to deep|the outside in|proximal to distal|outermost to innermost|top to bottom|deep to superficial))\b/i;
const opens = [
  /^(?:first(?=[,:]| (?:the|an?) )|(?:the first step|to begin|initially|begin by|start by)\b),?/i,
  /^(?:(?:second|third|fourth|fifth)(?=[,:]| (?:the|an?) )|(?:next|then|after (?:this|that)|subsequently)\b),?/i,
  /^(?:last(?=[,:]| (?:the|an?) )|(?:finally|lastly|eventually)\b),?/i,
] as const;
/** "Second, …", "next, …": "second RN verifies dose" is the second nurse, and "next dose" the dose after this one. */
const stepWord =
  /^(?:(?:first(?: step)?|second|third|fourth|fifth|next)(?:[,:]|(?= (?:the|an?) ))|(?:to begin|initially|then|finally|lastly|subsequently|and then|and)\b,?)\s*/i;

/** A step in few words: the first clause, its opening word cut. */
function stepOf(text: string): string {
  const plain = clean(text).replace(stepWord, '').replace(/[.;]$/, '');
  const clause =
    plain.length > maxStepLength
      ? (plain.split(/(?<=[^,]{25}),\s|;\s|\s(?=which\b)|:\s/)[0] ?? plain)
      : plain;
  return upperFirst(clause);
}

function draft(parts: readonly Segment[], members: readonly string[], index: NoteIndex): readonly Draft[] {
  const [first, last] = [parts[0], parts.at(-1)];
  const distinct = new Set(members.map((member) => member.toLowerCase()));
  if (!first || !last || members.length < 3 || members.length > 7 || distinct.size !== members.length)
    return [];
  if (
    members.some(
      (member) =>
        member.length > maxStepLength ||
        member.length < 3 ||
        /^(?:with|in|by|from|of|for|to|followed|and|or|then)\b/i.test(member) ||
        /\b(?:this|these|it|they)\b.*\b(?:above|below)\b/i.test(member),
    )
  )
    return [];
  // Layers have an order from either side: the question says from which.
  const way = /\bfrom (?:the )?[\p{L} ]{2,20} to (?:the )?\p{L}+|\bfrom the outside in\b/iu
    .exec(first.text)?.[0]
    .toLowerCase();
  // A table pasted into a list: its rows are no steps, and read otherwise by themselves than in the list.
  if (parts.some(({ text }) => text.includes('|'))) return [];
  const subject = parts.flatMap((part) => index.inSegment.get(part.id) ?? [])[0]?.term.key ?? '';
  return [
    {
      type: 'sequence',
      subject,
      relation: 'order',
      object: [first.heading, parts.length === 1 ? way : null].filter(Boolean).join(', '),
      members,
      negated: false,
      statement: '',
      segmentId: first.id,
      start: first.start,
      end: last.end,
    },
  ];
}

/** Numbered steps, "First … Then … Finally …", and "the stages are A, B, and C". */
export function sequencesOf(segments: readonly Segment[], index: NoteIndex): readonly Draft[] {
  const found: Draft[] = [];
  const steps = Map.groupBy(
    segments.filter((segment) => segment.kind === 'step'),
    ({ block, under }) => `${block}/${under ?? ''}`,
  );
  for (const all of steps.values()) {
    const lines = all.map(({ text }) => clean(text));
    if (!isSequence(all[0]?.heading ?? null, lines)) continue;
    found.push(
      ...draft(
        all,
        all.map(({ text }) => stepOf(text)),
        index,
      ),
    );
  }
  const prose = segments.filter((segment) => segment.kind === 'sentence');
  for (const [at, segment] of prose.entries()) {
    if (opens[0].test(segment.text)) {
      const run = [segment];
      for (const next of prose.slice(at + 1, at + 7)) {
        if (next.block !== segment.block || !(opens[1].test(next.text) || opens[2].test(next.text))) break;
        run.push(next);
        if (opens[2].test(next.text)) break;
      }
      if (run.length >= 3)
        found.push(
          ...draft(
            run,
            run.map(({ text }) => stepOf(text)),
            index,
          ),
        );
    }
    const match = ordered.test(segment.text)
      ? /(?::|\b(?:are|include|through|of))\s+(?:the\s+)?([^:]{10,200})$/i.exec(
          clean(segment.text).replace(/\.$/, ''),
        )
      : null;
    const members = match ? membersOf(match[1] ?? '') : [];
    if (members.length >= 3 && !/\bor\b/.test(match?.[1] ?? ''))
      found.push(...draft([segment], members.map(upperFirst), index));
  }
  return found;
}
