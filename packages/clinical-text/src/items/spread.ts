import type { Workshop } from './distractors.ts';
import { isLabelQuestion } from './labels.ts';
import type { DraftItem } from './types.ts';

/** So many questions of a table, a column or a list, at most, while there are others. */
export const mostOfList = 2;

/**
 * What is spread over a test: columns and lists; in a case, the lists as a whole; questions that read alike. Null for all else that
 * comes from running text.
 */
export function listOf(
  { segments }: Workshop,
  { fact, kind, stem, form }: DraftItem,
  isCase: boolean,
): string | null {
  const segment = segments[fact.segmentId];
  if (!segment || kind === 'ordering') return null;
  if (form !== undefined) return form;
  // Whoever is cared for in a case is more than a row of figures.
  if (isCase && segment.kind === 'sentence' && /^Which figure /.test(stem)) return 'figure';
  if (fact.type === 'cell' && fact.members[1] !== '')
    return `${segment.block} ${isCase ? '' : fact.members[1]}`;
  const isOfList = segment.kind === 'bullet' || segment.kind === 'step';
  return isOfList && (isCase || isLabelQuestion(stem)) ? `${segment.block} ` : null;
}

/** The cells that a question of a table shows. */
export function cellsIn({ fact, kind, answer, distractors, stem }: DraftItem): readonly string[] {
  const [name = '', head, text = ''] = fact.members;
  if (fact.type !== 'cell') return [];
  const shown = kind === 'true_false' ? [] : [answer, ...distractors].map((each) => each.text);
  return [name, text, ...shown, /“([^“”]+)”$/.exec(stem.replace(/[.?]$/, ''))?.[1] ?? ''].map(
    (each) => `${head}: ${each}`,
  );
}

/** Statements that read alike, on tables and on lines with a label: were they mostly false, their wording would tell. */
export function wordingOf({ fact, kind, stem }: DraftItem): 'cell' | 'label' | null {
  if (kind !== 'true_false') return null;
  if (fact.type === 'cell') return 'cell';
  return /\? The note says of “/.test(stem) ? 'label' : null;
}
