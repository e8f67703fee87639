import { clean, standaloneStatement } from '../notes/clean.ts';
import { contentWords } from '../notes/index.ts';
import type { Fact } from '../notes/types.ts';
import { areTooClose, quote, rivalsFor } from './distractors.ts';
import type { Workshop } from './distractors.ts';
import { isSoft } from './support.ts';
import type { DraftItem } from './types.ts';
import { askable, variantsOf } from './values.ts';

/** Opposites that turn a statement round wherever they stand, in forms that fit one another's place. */
const opposites: ReadonlyMap<string, string> = new Map(
  `increase/decrease increases/decreases increased/decreased increasing/decreasing high/low acidosis/alkalosis
  inhibits/stimulates inhibit/stimulate anterior/posterior superior/inferior medial/lateral proximal/distal
  sympathetic/parasympathetic afferent/efferent systole/diastole relaxation/contraction vasodilation/vasoconstriction
  dilation/constriction dilates/constricts flexion/extension abduction/adduction inspiration/expiration
  tachycardia/bradycardia hypertension/hypotension anabolic/catabolic hypertonic/hypotonic voluntary/involuntary
  benign/malignant acute/chronic reversible/irreversible sensory/motor ventral/dorsal highest/lowest maximum/minimum
  faster/slower internal/external hyperkalaemia/hypokalaemia hyperglycaemia/hypoglycaemia hyperkalemia/hypokalemia
  hyperglycemia/hypoglycemia hypernatraemia/hyponatraemia hypernatremia/hyponatremia hypercalcemia/hypocalcemia raises/lowers
  agonist/antagonist gram-positive/gram-negative aerobic/anaerobic`
    .split(/\s+/)
    .map((pair) => pair.split('/') as [string, string])
    .flatMap(([one, other]) => [
      [one, other],
      [other, one],
    ]),
);

interface Swap {
  readonly text: string;
  readonly was: string;
  readonly now: string;
}

function byAntonym(statement: string): Swap | null {
  const words = [...statement.matchAll(/[\p{L}-]+/gu)].filter(([word]) => opposites.has(word));
  const [match] = words;
  // Two of them, and the statement may come out true again.
  const now = match && words.length === 1 ? opposites.get(match[0]) : undefined;
  if (!match || now === undefined) return null;
  return {
    text: `${statement.slice(0, match.index)}${now}${statement.slice(match.index + match[0].length)}`,
    was: match[0],
    now,
  };
}

function byNumber(statement: string, seed: number): Swap | null {
  const [quantity, ...more] = askable(statement);
  const isAside = quantity && /\([^()]*$/.test(statement.slice(0, quantity.start));
  const variants = quantity && more.length === 0 && !isAside ? variantsOf(statement, quantity, seed) : null;
  if (!quantity || !variants) return null;
  const now = variants.others.at(-1) ?? '';
  return {
    text: `${statement.slice(0, quantity.start)}${now}${statement.slice(quantity.end)}`,
    was: variants.written,
    now,
  };
}

function byEntity(workshop: Workshop, fact: Fact, statement: string): Swap | null {
  const segment = workshop.segments[fact.segmentId];
  // Only what the statement is about can be swapped and the statement be sure to turn false.
  if (!segment || fact.relation === '' || fact.type === 'list') return null;
  const terms = (workshop.index.inSegment.get(segment.id) ?? []).toSorted(
    (one, other) => other.term.score - one.term.score,
  );
  for (const { term } of terms.filter((each) => each.term.key === fact.subject)) {
    const at = statement.toLowerCase().indexOf(term.surface.toLowerCase());
    if (at < 0 || statement.toLowerCase().indexOf(term.surface.toLowerCase(), at + 1) >= 0) continue;
    // Part of a longer word ("reflex" in "reflexes"), or with its other name beside it, which would be left behind.
    if (
      /[\p{L}\d-]$/u.test(statement.slice(0, at)) ||
      /^(?:[\p{L}\d-]|\s*\()/u.test(statement.slice(at + term.surface.length))
    )
      continue;
    const rest = `${statement.slice(0, at)} ${statement.slice(at + term.surface.length)}`;
    const [rival] = rivalsFor(workshop, { key: term, asked: rest, source: segment }).filter(
      (each) =>
        each.fromNote &&
        each.kind === term.kind &&
        !terms.some((other) => areTooClose(workshop.index, other.term.key, each.key)),
    );
    if (!rival) continue;
    const now = at === 0 ? `${rival.text[0]?.toUpperCase() ?? ''}${rival.text.slice(1)}` : rival.text;
    const article = /\b(a|an)\s$/i.exec(statement.slice(0, at))?.[1]?.toLowerCase();
    if (article !== undefined && (article === 'an') !== /^[aeiou]/i.test(now)) continue;
    return {
      text: `${statement.slice(0, at)}${now}${statement.slice(at + term.surface.length)}`,
      was: statement.slice(at, at + term.surface.length),
      now,
    };
  }
  return null;
}

/** A statement as the note makes it, or with one thing in it changed: a number, an opposite, a name. */
export function trueFalseFrom(workshop: Workshop, fact: Fact): readonly DraftItem[] {
  const segment = workshop.segments[fact.segmentId];
  const statement = segment ? standaloneStatement(segment.text) : null;
  if (!segment || statement === null || fact.negated || fact.type === 'sequence') return [];
  // Two claims, of which one may be true and one false.
  if (contentWords(statement).size < 5 || /;\s/.test(statement)) return [];
  // What is said with "may" or "some" is neither true nor false when changed.
  const swap = isSoft(statement)
    ? null
    : (byNumber(statement, workshop.seed + fact.id) ??
      byAntonym(statement) ??
      byEntity(workshop, fact, statement));
  const source = clean(segment.text);
  const subject = workshop.index.byKey.get(fact.subject);
  const drafts: DraftItem[] = [];
  const draft = (isTrue: boolean, stem: string, rationale: string, rank: number) =>
    drafts.push({
      kind: 'true_false',
      stem: `True or false? ${stem}.`,
      answer: { text: isTrue ? 'True' : 'False', rationale, term: fact.subject },
      distractors: [{ text: isTrue ? 'False' : 'True', rationale, term: null }],
      source,
      fact,
      isOrdered: true,
      rank,
    });
  if (swap) draft(false, swap.text, `It is “${swap.was}”, not “${swap.now}”. ${quote(source)}`, 4);
  // As the note words it, a statement with "may" can be right; one about what is believed is no fact.
  const isDoubtful = /\b(?:believed|thought|likely|perhaps|possibly|probably|suggest\w*)\b/i.test(statement);
  if (!isDoubtful && subject && subject.score >= 1) draft(true, statement, quote(source), 3);
  return drafts;
}
