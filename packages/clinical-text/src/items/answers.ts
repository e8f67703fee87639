import { clean } from '../notes/clean.ts';
import type { Segment } from '../notes/types.ts';
import { lowerFirst } from '../text/capitals.ts';
import type { Workshop } from './distractors.ts';
import type { DraftItem } from './types.ts';

const longestQuestion = 110;

/** The question that a line answers: the one that it stands under. */
export function questionOf(segment: Segment | undefined): string | null {
  const heading = clean(segment?.heading ?? '');
  return segment?.kind !== 'heading' && heading.endsWith('?') ? heading : null;
}

/** "What has to happen before thrombolysis?": its answer holds then, and not at all times. */
const isConditional = (question: string): boolean =>
  /\b(?:before|after|during|if|when|while|once|until|with|without|no|not|in|on|for|under|who|which|vs)\b|[–—:,]/i.test(
    question,
  );

/** What an answer is asked for, with its question, as it would say more without; null where that can't be put. */
function stemOf(stem: string, question: string): string | null {
  const asked = `Asked “${question}”, the note says`;
  const told = /^True or false\? (.+)$/.exec(stem)?.[1];
  if (told !== undefined) {
    if (told.startsWith('The note says of “')) return `True or false? ${asked}${told.slice(13)}`;
    return told.includes('“') ? null : `True or false? ${asked}: “${told}”`;
  }
  const gapped = /^Which figure [^“?]+\? (“[^“”]+”)$/.exec(stem)?.[1];
  if (gapped?.includes('_____') === true)
    return `Which figure completes the note’s answer to “${question}” ${gapped}`;
  return stem.startsWith('Of which of these') ? `Asked “${question}”, ${lowerFirst(stem)}` : null;
}

/** A draft on a line that answers a question, with the question in its stem; none where the answer would be said without its condition. */
export function asAnswer({ segments }: Workshop, draft: DraftItem): readonly DraftItem[] {
  const question = questionOf(segments[draft.fact.segmentId]);
  // Steps and cells are asked for as the note's own; a label that is told with its point has it.
  if (question === null || draft.fact.type === 'cell' || draft.fact.type === 'sequence') return [draft];
  // "Control?" is a heading like others.
  const isAsked = question.split(' ').length > 2 && question.length <= longestQuestion;
  const stem = isAsked ? stemOf(draft.stem, question) : null;
  if (stem === null) return isConditional(question) ? [] : [draft];
  // The line, said with its question.
  const said = draft.answer.text === 'True' ? ` ${stem.replace(/^True or false\? /, '')}` : '';
  return [{ ...draft, stem, source: `${question} ${draft.source}${said}` }];
}
