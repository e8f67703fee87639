import { labelWords } from '../lexicon/headings.ts';
import { auxiliary, presentForms, thirdPerson } from '../lexicon/verb-forms.ts';
import { lowerFirst } from '../text/capitals.ts';
import { isNoun, isOrdered } from './heading-nouns.ts';
import { listed, sectionObjectives } from './lecture-objectives.ts';
import { contentWords } from './note-index.ts';
import type { NoteIndex } from './note-index.ts';
import { isPlural } from './number.ts';
import { isSound, isSubjectDefined } from './sound-objectives.ts';
import { tableObjectives } from './table-objectives.ts';
import type { Fact, FactType, Segment } from './types.ts';

const madeOf =
  /^(?:(?:is |are )?(?:composed|made(?: up)?) of|consists? of|comprises?|(?:is |are )?(?:sub)?divided into)\b/i;
const liesAt =
  /^(?:is |are )?(?:located|situated|found|attached) (?:in|on|at|between|behind|above|below|under|to|along|near|within)\b|^lies? \p{L}/iu;

/** "Is produced by", "are controlled through": how it comes about is what is said. */
const comesBy =
  /^(?:is|are) (?:[\p{L}]+ly )?(produced|formed|made|synthesized|secreted|released|controlled|regulated|stimulated|inhibited|activated|transported|absorbed|digested|broken down|metabolized|excreted|removed|cleared|stored|converted|diagnosed|treated|prevented|measured|calculated|tested|assessed|detected|transmitted|classified|repaired) (?:by|through|via|with|using|from|into|in|as|according)\b/iu;

/** What says no more than what there is or when: nobody explains how. */
const nothingExplained =
  /^(?:is|are|has|have|had|can|may|must|will|do|does|var(?:y|ies)|contains?|includes?|consists?|comprises?|possess(?:es)?|takes?|runs?|lies?|occurs?|exists?|begins?|starts?|ends?|appears?|seems?|becomes?|remains?|needs?|requires?|depends?|differs?|represents?|tends?|involves?|causes?|originates?|arises?|results?|comes?|goes|shows?|looks?|resembles?|belongs?|serves?|acts?|makes?|means?|refers?|constitutes?|accounts?)$/;

/** By what is said of it: its parts, its place, how it comes about, what it does, or anything else. */
function describe(
  subject: string,
  { relation, object, type, subject: key }: Fact,
  { byKey }: NoteIndex,
): string {
  const said = `${relation} ${object}`.trim();
  const plural = isPlural(subject);
  if (madeOf.test(said)) return `Name the parts of ${subject}`;
  if (liesAt.test(said)) return `Say where ${subject} ${plural ? 'lie' : 'lies'}`;
  const done = comesBy.exec(said)?.[1];
  if (done !== undefined) return `Explain how ${subject} ${/^are/i.test(relation) ? 'are' : 'is'} ${done}`;
  const verb = relation.toLowerCase();
  if (/^(?:contains?|includes)$/.test(verb)) return `List what ${subject} ${verb}`;
  if (verb === 'include') return `Give examples of ${subject.replace(/^the /, '')}`;
  const isDoing =
    type === 'role' &&
    !/^(?:process|measure)$/.test(byKey.get(key)?.class ?? '') &&
    presentForms.has(verb) &&
    !nothingExplained.test(verb) &&
    thirdPerson.has(verb) !== plural;
  return isDoing ? `State what ${subject} ${plural ? 'do' : 'does'}` : `Describe ${subject}`;
}

const maxReasonLength = 90;

/** "Explain why water dissolves salts": in the note's own words, what it gives a reason for. Null where it gives none. */
function why({ statement, negated }: Fact): string | null {
  const [, told = '', more = ''] = /^([^,;:()]{12,90}?),? because (?!of\b)(.+)$/.exec(statement) ?? [];
  const verb = told
    .split(' ')
    .findIndex((word) => auxiliary.test(word) || presentForms.has(word.toLowerCase()));
  return !negated &&
    verb > 0 &&
    more !== '' &&
    told.length <= maxReasonLength &&
    contentWords(told).size >= 2 &&
    !/^(?:if|when|while|although|because|since|as|for|in|on|at|by|with|after|before|some|many|most|there)\b|\b(?:it|they|them|its|their|this|these|that|also|not|only)\b/i.test(
      told,
    )
    ? `Explain why ${/^\p{Lu}\p{Ll}/u.test(told) ? lowerFirst(told) : told}`
    : null;
}

/** "Compare arteries and veins": with what a statement sets its subject against. Null where it names no such thing. */
function comparison(subject: string, fact: Fact, { inSegment, byKey }: NoteIndex): string | null {
  const against = /\b(?:whereas|while|unlike|in contrast to|compared (?:to|with)|than)\b/i.exec(
    fact.statement,
  );
  const own = byKey.get(fact.subject);
  if (!against || !own) return null;
  const rest = fact.statement
    .slice(against.index + against[0].length)
    .replace(/^ (?:the|an?|each|most|all) /, ' ')
    .trimStart();
  const other = (inSegment.get(fact.segmentId) ?? []).find(
    ({ term }) =>
      term.key !== own.key &&
      term.class === own.class &&
      isPlural(term.surface) === isPlural(own.surface) &&
      rest.toLowerCase().startsWith(term.surface.toLowerCase()),
  );
  return other ? `Compare ${subject} and ${other.term.surface}` : null;
}

/** "Between 4 and 6", "15 to 30", "35–45": a range, and no single figure. */
const range = /\d ?(?:to|–|-) ?\d|\bbetween \d[\d.,]* (?:\p{L}+ )?and \d/u;

/** "Results from", "is caused by": what is said of the subject is what leads to it. */
const isOutcome = ({ relation, object }: Fact) =>
  /^(?:results?|arises?|follows?|stems?|comes?)$/i.test(relation) ||
  /\b(?:caused|produced|triggered) by\b|\bdue to\b/i.test(object);

/** What comes about, and has a cause. */
const comesAbout = /^(?:condition|sign|process|measure|laboratory)$/;

function causes(subject: string, fact: Fact, index: NoteIndex): string {
  if (isOutcome(fact))
    return comesAbout.test(index.byKey.get(fact.subject)?.class ?? '')
      ? `Explain what causes ${subject}`
      : describe(subject, fact, index);
  return fact.relation === ''
    ? `Explain the part that ${subject} ${isPlural(subject) ? 'play' : 'plays'}`
    : `Explain the effects of ${subject}`;
}

/** One verb for each type of fact, after Bloom's levels. */
const wordings: Readonly<Record<FactType, (subject: string, fact: Fact, index: NoteIndex) => string>> = {
  definition: (subject) => `Define ${subject}`,
  value: (subject, { statement, subject: key }, { byKey }) =>
    range.test(statement) && /^(?:measure|laboratory|vital)/.test(byKey.get(key)?.class ?? '')
      ? `State the range of ${subject}`
      : `Give the figures for ${subject}`,
  cause: causes,
  sequence: (subject, { object }) => {
    if (!isNoun(object)) return `Put in order the steps under “${object}”`;
    return isOrdered.test(subject)
      ? `Put in order the ${subject.replace(/^the /, '')}`
      : `Put in order the steps of ${subject}`;
  },
  contrast: (subject, fact, index) => comparison(subject, fact, index) ?? `Say what sets ${subject} apart`,
  list: (subject) => `Name what belongs to ${subject}`,
  role: describe,
  cell: describe,
  figure: (subject) => `Give the figures for ${subject}`,
  line: describe,
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
  if (
    !isDone ||
    negated ||
    nothingExplained.test(verb) ||
    !presentForms.has(verb) ||
    thirdPerson.has(verb) === isPlural(subject)
  )
    return null;
  const said =
    object.split(/[,;:(→]|->|\s(?:and|but|so|which|that|while|whereas|because|when|as)\s/)[0]?.trim() ?? '';
  const isWhole =
    contentWords(said).size >= 2 && said.length <= maxDoingLength && !/\s(?:to|of|the|an?|by|in)$/.test(said);
  return isWhole ? `Explain how ${subject} ${verb} ${said.replace(/[.]$/, '')}` : null;
}

/** A note without headings is read in so many parts. */
const parts = 4;

/** The part of the note in which a fact stands: under its heading, or in its quarter. */
function sectionsOf(segments: readonly Segment[]): (fact: Fact) => string {
  const headings = new Set(segments.map(({ heading }) => heading));
  const length = Math.max(1, segments.at(-1)?.end ?? 1);
  return ({ segmentId, start }) =>
    headings.size > 2
      ? (segments[segmentId]?.heading ?? '')
      : String(Math.min(parts - 1, Math.floor((parts * start) / length)));
}

interface Objective {
  readonly text: string;
  readonly factIds: readonly number[];
}

/** Where there are fewer, what stands under a heading is an objective as a whole. */
const fewest = 4;
const leastOfSection = 3;

/**
 * What a learner should be able to do after reading, in the note's order: from every part of the note the most important term, then
 * the next, each term once, with as many different verbs as the facts allow. Few good ones are better than more.
 */
export function objectivesOf(
  facts: readonly Fact[],
  index: NoteIndex,
  segments: readonly Segment[],
  most = 8,
): readonly Objective[] {
  const bySubject = Map.groupBy(
    facts.filter(
      (fact) =>
        (!fact.negated || isSubjectDefined(fact)) &&
        (index.byKey.has(fact.subject) || fact.type === 'sequence'),
    ),
    (fact) => fact.subject,
  );
  const nameOf = (fact: Fact) => {
    if (fact.type === 'sequence' && fact.object !== '')
      return fact.object.replace(/(?<![\p{L}\d])\p{Lu}(?=\p{Ll}+(?![\p{L}\d]))/gu, (letter) =>
        letter.toLowerCase(),
      );
    const name = index.byKey.get(fact.subject)?.surface;
    const hasArticle = (of: string) => fact.statement.toLowerCase().startsWith(`the ${of.toLowerCase()} `);
    return name !== undefined && (name.startsWith('normal ') || hasArticle(name)) ? `the ${name}` : name;
  };
  const candidates = [...bySubject].flatMap(([subject, all]) =>
    all.flatMap((fact) => {
      const name = nameOf(fact);
      if (name === undefined) return [];
      const said = listed(fact, index);
      const reason = why(fact) ?? said;
      const text = reason ?? doing(fact, name) ?? wordings[fact.type](name, fact, index);
      const verb = text.split(' ')[0] ?? '';
      const score =
        (index.byKey.get(subject)?.score ?? 0) +
        Math.log(1 + all.length) +
        (fact.type === 'sequence' ? 3 : 0) +
        (reason === null ? 0 : 1) +
        (isSubjectDefined(fact) ? 3 : 0);
      return [
        {
          fact,
          subject: said ?? subject, // Asked beside what is said of the thing itself.
          text,
          verb,
          // What can be described can mostly be explained, compared or named.
          score: verb === 'Describe' ? score - 3 : score,
          factIds: all.filter(({ type }) => type === fact.type).map(({ id }) => id),
        },
      ];
    }),
  );
  const sound = candidates.filter(({ text, fact }) => isSound(text, fact, index));
  const sectionOf = sectionsOf(segments);
  const best = (section: readonly { readonly score: number }[]) =>
    Math.max(...section.map(({ score }) => score));
  // Where nothing has a heading whose points could be listed, less sound ones are better than none.
  const isHeaded = segments.some(({ kind }) => kind === 'heading');
  const offered = sound.length > 0 || isHeaded ? sound : candidates;
  const bySection = [...Map.groupBy(offered, ({ fact }) => sectionOf(fact)).values()].toSorted(
    (one, other) => best(other) - best(one),
  );
  const verbs = new Map<string, number>();
  const chosen: (Objective & { readonly at: number })[] = [
    ...tableObjectives(facts, index, segments),
    ...sectionObjectives(facts, segments),
  ].slice(0, most - 1);
  const taken = new Set(chosen.map(({ text }) => text));
  for (let round = 0; round < most && chosen.length < most; round += 1)
    for (const section of bySection) {
      if (chosen.length === most) break;
      // Six times "Define" is a glossary, not a list of objectives.
      const worth = (each: (typeof section)[number]) => each.score - 1.5 * (verbs.get(each.verb) ?? 0);
      const next = section
        .filter(({ subject, text }) => !taken.has(subject) && !taken.has(text))
        .reduce<(typeof section)[number] | null>(
          (first, each) => (first === null || worth(each) > worth(first) ? each : first),
          null,
        );
      if (!next) continue;
      taken.add(next.subject).add(next.text);
      verbs.set(next.verb, (verbs.get(next.verb) ?? 0) + 1);
      chosen.push({ text: next.text, factIds: next.factIds, at: next.fact.start });
    }
  if (chosen.length < fewest) {
    const said = chosen.flatMap(({ factIds }) => factIds).flatMap((id) => facts[id] ?? []);
    // The steps of a procedure are all told with the first one.
    const procedures = said.filter(({ type }) => type === 'sequence');
    const told = new Set([
      ...said.map(({ segmentId }) => segmentId),
      ...segments
        .filter((each) => procedures.some(({ start, end }) => each.start >= start && each.end <= end))
        .map(({ id }) => id),
    ]);
    const sections = [...Map.groupBy(facts, ({ segmentId }) => segments[segmentId]?.heading ?? '')]
      .filter(
        ([heading, { length }]) => length >= leastOfSection && heading !== '' && !/[“”"?:]/.test(heading),
      )
      .filter(
        ([heading]) =>
          isNoun(heading) &&
          !labelWords.has(heading.toLowerCase()) &&
          !procedures.some(({ object }) => object === heading),
      )
      .filter(([, all]) => !all.every(({ segmentId }) => told.has(segmentId)))
      .toSorted(([, one], [, other]) => other.length - one.length)
      .slice(0, fewest - chosen.length);
    for (const [heading, all] of sections)
      chosen.push({
        text: `List the main points under “${heading}”`,
        factIds: all.map(({ id }) => id),
        at: all[0]?.start ?? 0,
      });
  }
  return chosen.toSorted((one, other) => one.at - other.at).map(({ text, factIds }) => ({ text, factIds }));
}
