import { presentForms, thirdPerson } from '../lexicon/verb-forms.ts';
import { contentWords } from './note-index.ts';
import type { NoteIndex } from './note-index.ts';
import { isPlural } from './number.ts';
import type { Fact, FactType } from './types.ts';

/** "Results from", "is caused by": what is said of the subject is what leads to it. */
const isOutcome = ({ relation, object }: Fact) =>
  /^(?:results?|arises?|follows?|stems?|comes?)$/i.test(relation) ||
  /\b(?:caused|produced|triggered) by\b|\bdue to\b/i.test(object);

function causes(subject: string, fact: Fact): string {
  if (isOutcome(fact)) return `Explain what causes ${subject}`;
  return fact.relation === ''
    ? `Explain the part that ${subject} plays`
    : `Explain the effects of ${subject}`;
}

/** One verb for each type of fact, after Bloom's levels. */
const wordings: Readonly<Record<FactType, (subject: string, fact: Fact) => string>> = {
  definition: (subject) => `Define ${subject}`,
  value: (subject) => `Give the figures for ${subject}`,
  cause: causes,
  sequence: (subject) => `Put in order the steps of ${subject}`,
  contrast: (subject) => `Say what sets ${subject} apart`,
  list: (subject) => `Name what belongs to ${subject}`,
  role: (subject) => `Describe ${subject}`,
};

const maxDoingLength = 70;

/**
 * "Explain how aldosterone promotes sodium reabsorption": in the note's own words, where a statement is short enough and says what
 * its subject does. Null for any other.
 */
function doing({ type, relation, object, negated }: Fact, subject: string): string | null {
  const isDone = type === 'cause' || type === 'role';
  const verb = relation.toLowerCase();
  // "Is", "has": nothing is done. "The kidneys excretes" would be no sentence.
  if (!isDone || negated || !presentForms.has(verb) || thirdPerson.has(verb) === isPlural(subject))
    return null;
  const said =
    object.split(/[,;:(]|\s(?:and|but|so|which|that|while|whereas|because|when|as)\s/)[0]?.trim() ?? '';
  const isWhole =
    contentWords(said).size >= 2 && said.length <= maxDoingLength && !/\s(?:to|of|the|an?|by|in)$/.test(said);
  return isWhole ? `Explain how ${subject} ${verb} ${said.replace(/[.]$/, '')}` : null;
}

/** What a learner should be able to do after reading, the most important terms first, each term once. */
export function objectivesOf(
  facts: readonly Fact[],
  index: NoteIndex,
  most = 6,
): readonly { readonly text: string; readonly factIds: readonly number[] }[] {
  const ranked = [
    ...Map.groupBy(
      facts.filter((fact) => !fact.negated && (index.byKey.has(fact.subject) || fact.type === 'sequence')),
      (fact) => fact.subject,
    ),
  ]
    .map(([subject, all]) => ({
      all,
      score: (index.byKey.get(subject)?.score ?? 0) + Math.log(1 + all.length),
    }))
    .toSorted((one, other) => other.score - one.score);
  const used = new Map<FactType, number>();
  const chosen: { text: string; factIds: readonly number[] }[] = [];
  for (const { all } of ranked) {
    if (chosen.length === most) break;
    // Six times "Define" is a glossary, not a list of objectives.
    const fact = all.toSorted((one, other) => (used.get(one.type) ?? 0) - (used.get(other.type) ?? 0))[0];
    if (!fact) continue;
    const name =
      fact.type === 'sequence' && fact.object !== ''
        ? fact.object.toLowerCase()
        : index.byKey.get(fact.subject)?.surface;
    if (name === undefined) continue;
    used.set(fact.type, (used.get(fact.type) ?? 0) + 1);
    chosen.push({
      text: doing(fact, name) ?? wordings[fact.type](name, fact),
      factIds: all.filter((each) => each.type === fact.type).map(({ id }) => id),
    });
  }
  return chosen;
}
