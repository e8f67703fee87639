import { termByKey } from '../lexicon/terms.ts';
import { auxiliary, presentForms, thirdPerson } from '../lexicon/verb-forms.ts';
import { clean, onOneLine } from '../notes/clean.ts';
import { contentWords } from '../notes/note-index.ts';
import type { PoolTerm } from '../notes/note-index.ts';
import { isPlural } from '../notes/number.ts';
import { negation } from '../notes/facts.ts';
import type { Fact, Segment } from '../notes/types.ts';
import { lowerFirst } from '../text/capitals.ts';
import { askedOf, byItself } from './claims.ts';
import { isDangling } from './dangling.ts';
import { doingOf, isNearlyNamed, isPart } from './doings.ts';
import { areTooClose, optionOf, quote, rivalsFor } from './distractors.ts';
import { isCutOff, isEmpty, isOneOfMany, namesNext } from './gaps.ts';
import type { Rival, Workshop } from './distractors.ts';
import { labelChoicesFrom } from './labels.ts';
import { isLeaked } from './leaked.ts';
import { isNamed } from './named.ts';
import { isProcess, othersDescribed } from './namings.ts';
import { asLong, asOften } from './lengths.ts';
import { isOfSortAsked } from './same-sort.ts';
import type { DraftItem } from './types.ts';

const maxStemLength = 260;

const pronoun =
  /^(?:is|are|was|were|has|have|had|do|does|did|can|may|might|must|will|it|they|thus|therefore|then|thereby|so|also|often)$/;

/** Cut where a second statement begins, so that one thing is asked. "A, B, and C" stays whole. Null where too little is left of it. */
function oneStatement(text: string): string | null {
  let end = text.length;
  for (const match of text.matchAll(
    /;\s|:\s|,\s(?:and|but|so)\s(?=(?:(?!that\s|which\s|who\s)[\p{L}()-]+\s){1,7}(?:is|are|was|were)\s)|,?\s(?:and|but|(?<!\bdoing\s)so)\s(\p{L}+)|,\s(?:and|but)\s(?=\d)|,\s(?:which|while|whereas|making|resulting|causing|although|thus|thereby)\s/gu,
  )) {
    const next = match[1]?.toLowerCase();
    const begins = next === undefined || pronoun.test(next) || thirdPerson.has(next);
    // What it is not may always be left out.
    const least = negation.test(text.slice(match.index)) ? 3 : next === undefined ? 3 : 5;
    if (!begins) continue;
    if (contentWords(text.slice(0, match.index)).size >= least) {
      end = match.index;
      break;
    }
    if (next === undefined && /^,/.test(match[0])) return null;
  }
  return text.slice(0, end).replace(/(?<![.,;:])[.,;:]+$/, '');
}

const isAskable = (text: string) =>
  contentWords(
    text.replace(
      /\b(?:several|important|various|different|many|certain|similar|specific|unique|function\w*|structures?|landmarks?|regions?|characteristics?|collections?|groups?|categor\w+|divided)\b/gi,
      '',
    ),
  ).size >= 3 &&
  !/^(?:also|not|often|usually|found|called)\b/i.test(text) &&
  !/\b(?:its|their|it|they|them)\b/i.test(text.split(' ').slice(0, 3).join(' '));

/** "Which of these is a thick sheath that …?": a definition asks for what it defines. What a thing does, its neighbors may do as well. */
function stemOf(workshop: Workshop, fact: Fact, key: PoolTerm): string | null {
  if (fact.type !== 'definition') {
    const doing = doingOf(workshop, fact);
    const asked = doing === null ? null : oneStatement(doing);
    return asked === null ? null : `Which of these ${asked}?`;
  }
  const told = oneStatement(
    fact.object.replace(/^(?:then|now|thus|also|basically|therefore|one that is) /i, ''),
  );
  const lead = `${key.surface} ${auxiliary.test(fact.relation) ? fact.relation : 'is'} `;
  const object = told === null ? null : (askedOf(`${lead}${told}`)?.slice(lead.length) ?? null);
  if (object === null || fact.relation === '' || !isAskable(object) || /^another\b|^,/.test(object))
    return null;
  // "Is period during which": without its article it is no question.
  if (/^(?:is)$/i.test(fact.relation) && /^\p{L}+ (?:that|which|during|of|in which|where)\b/u.test(object))
    return null;
  if (isDangling(`${lead}${object}`) || /, as the name\b|\b(?:doing|by|which|that|and|or)$/.test(object))
    return null;
  if (/^(?:is|are)$/i.test(fact.relation) && (isEmpty(object) || /\bof all\b/.test(object))) return null;
  // "Which of these protect …", of one thing.
  const isOfMany = presentForms.has(fact.relation) && !thirdPerson.has(fact.relation);
  if (isOfMany && !isPlural(key.surface)) return null;
  if (fact.relation === ':') return `Which term does this describe: “${object}”?`;
  // The gap in its own sentence asks for a name in better words.
  if (fact.relation === 'called')
    return fact.statement === '' ? `What does the note call ${lowerFirst(fact.object)}?` : null;
  return `Which of these ${fact.relation.toLowerCase()} ${object}?`;
}

interface Asked {
  readonly fact: Fact;
  readonly segment: Segment;
  readonly key: PoolTerm;
  readonly stem: string;
}

function draftOf(
  workshop: Workshop,
  { fact, segment, key, stem }: Asked,
  rivals: readonly Rival[],
  rank: number,
): DraftItem {
  const source = clean(segment.text);
  return {
    kind: 'multiple_choice',
    stem,
    answer: { text: key.surface, rationale: quote(source), term: key.key },
    distractors: rivals.map((rival) => optionOf(workshop, rival)),
    source,
    fact,
    isOrdered: false,
    rank,
  };
}

const holds = ({ index }: Workshop, segmentId: number, name: string) =>
  (index.inSegment.get(segmentId) ?? []).some(({ term }) => term.key === name);

const gapStem = (gapped: string) => `Which term completes this statement? “${gapped}.”`;

function choice(
  workshop: Workshop,
  fact: Fact,
  segment: Segment,
  key: PoolTerm,
  stem: string,
  asked: string,
  isNaming: boolean,
): readonly DraftItem[] {
  if (stem.length > maxStemLength) return [];
  // "Clavulanic acid", a beta-lactamase inhibitor that the lexicon doesn't know, is no class of medicines to stand among classes.
  if (key.class === 'drug class' && !key.isKnown && !isPlural(key.surface)) return [];
  // What is said of a thing, and not what it is or is called.
  const isTold = !isNaming && fact.type !== 'definition';
  const found = rivalsFor(workshop, { key, asked, source: segment, ...(isTold ? { most: 12 } : {}) });
  // "A tube that attaches to the cecum": of what the note speaks of together with the cecum, it may hold as well.
  const named = (workshop.index.inSegment.get(segment.id) ?? [])
    .map(({ term }) => term)
    .filter((term) => term.key !== key.key && asked.toLowerCase().includes(term.surface.toLowerCase()));
  const isNear = (rival: Rival) =>
    key.class === 'anatomy' &&
    !isNaming &&
    /^an? /i.test(fact.object) &&
    named.some((term) => term.occurrences.some(({ segmentId }) => holds(workshop, segmentId, rival.key)));
  // With no real alternatives, the key is the only thing that could be meant.
  const isDefined = ({ key: name }: Rival) =>
    fact.type === 'definition' &&
    (workshop.about.get(name) ?? []).some((other) => other.type === 'definition');
  const isOfKind = (rival: Rival) =>
    rival.isSibling ||
    (key.kind !== null && rival.kind === key.kind && termByKey(rival.key) !== undefined) ||
    // The answer to a question like this one.
    isDefined(rival);
  // What has one name has not the other, and what is one thing is not the other.
  const others = othersDescribed(workshop, key, { source: segment, asked }).filter((rival) => !isNear(rival));
  const real: Rival[] = [];
  // A bone among the markings of bones, a process among parts: ruled out by what it is.
  const isBone = (kind: string | null) => kind === 'bone';
  const isAlike = (rival: Rival) =>
    (isBone(key.kind) === isBone(rival.kind) || rival.kind === null || key.kind === null) &&
    (!/ bones?$/.test(rival.text) || isBone(key.kind)) &&
    (isProcess(key.surface) || !isProcess(rival.text)) &&
    (!isTold || !isNearlyNamed(workshop.index, key, rival, asked));
  for (const rival of [...found.filter((each) => isOfKind(each) && !isNear(each)), ...others])
    if (
      isAlike(rival) &&
      isOfSortAsked(key, rival, fact, isDefined) &&
      !real.some((each) => areTooClose(workshop.index, each.key, rival.key))
    )
      real.push(rival);
  if (real.length < 3) return [];
  const frequency = (name: string) => workshop.index.byKey.get(name)?.frequency ?? 0;
  const chosen = asOften(asLong(real, key), real, frequency, key.key);
  // "An extremely small vein" is a venule.
  if (
    isLeaked(stem, key, chosen) ||
    (/(?:ole|ule)s?$/.test(key.surface) && /\b(?:small|tiny|little)\b/.test(stem))
  )
    return [];
  const siblings = chosen.filter(({ isSibling }) => isSibling).length;
  const areSame =
    key.kind !== null &&
    !/^(?:measure|body|laboratory|chemistry|process|nutrient|protein|metabolite|system)$/.test(key.kind) &&
    chosen.every(({ kind }) => kind === key.kind);
  // What the note doesn't speak of at all is the first to be ruled out.
  if (!chosen.some(({ fromNote }) => fromNote)) return [];
  const areDefined = chosen.every((rival) => rival.isSibling || isDefined(rival) || others.includes(rival));
  if (siblings < 2 && !areDefined && !(areSame && (siblings === 1 || fact.type === 'definition'))) return [];
  // What the note speaks of most, or in the fewest words, is the likeliest answer before the question is read.
  const often = Math.max(...chosen.map((rival) => frequency(rival.key)));
  const isCommonest = often < key.frequency;
  if (isTold && 4 * often < key.frequency) return [];
  const isShortest = chosen.every((rival) => rival.key.split(' ').length > key.parts.length);
  const lost = (3 - siblings) / 3 + (isCommonest || isShortest ? 1 : 0);
  return [draftOf(workshop, { fact, segment, key, stem }, chosen, (isNaming ? 6 : 6.5) - lost)];
}

/** A term as its own sentence writes it, on one line, so that the answer stands in the source letter for letter. */
function asWritten(key: PoolTerm, segment: Segment): PoolTerm {
  const occurrence = key.occurrences.find(({ segmentId }) => segmentId === segment.id);
  const raw = occurrence
    ? onOneLine(segment.text.slice(occurrence.start - segment.start, occurrence.end - segment.start))
    : key.surface;
  const isCapital = /^\p{Lu}\p{Ll}/u.test(raw) && /^\p{Ll}/u.test(key.surface);
  return { ...key, surface: isCapital ? lowerFirst(raw) : raw };
}

function subjectItems(workshop: Workshop, fact: Fact, segment: Segment): readonly DraftItem[] {
  const term = workshop.index.byKey.get(fact.subject);
  const key = term && asWritten(term, segment);
  const stem = key ? stemOf(workshop, fact, key) : null;
  // A second half that says what something is not ("…, but does not …") is cut, and the first half is sound.
  if (!key || !stem || negation.test(stem)) return [];
  // A row that defines nothing is asked about by its cells, a label among those of its list.
  const isValue = segment.kind === 'row' && !/^(?:an?|the) /i.test(fact.object);
  if (fact.relation === ':' && (isValue || labelChoicesFrom(workshop, fact).length > 0)) return [];
  if (fact.relation !== ':' && !isNamed(workshop, fact, fact.statement)) return [];
  return choice(workshop, fact, segment, key, stem, fact.object, false);
}

/** A gap for a name that the statement gives: "… is called the _____". */
function gapItems(workshop: Workshop, fact: Fact, segment: Segment): readonly DraftItem[] {
  const statement = fact.statement === '' ? null : askedOf(byItself(fact.statement));
  if (statement === null || isDangling(statement) || fact.negated || !isNamed(workshop, fact, statement))
    return [];
  const terms = (workshop.index.inSegment.get(segment.id) ?? []).map(({ term }) => term);
  return terms
    .toSorted((one, other) => other.score - one.score)
    .slice(0, 5)
    .flatMap((term) => {
      const key = asWritten(term, segment);
      if (/['’]s$/.test(key.surface)) return [];
      const escaped = key.surface.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
      const places = [
        ...statement.matchAll(new RegExp(String.raw`(?<![\p{L}\d-])${escaped}(?![\p{L}\d-])`, 'giu')),
      ];
      const place = places[0];
      if (
        !place ||
        places.length !== 1 ||
        /^(?:(?:an?|the|each|every)\s)?$/i.test(statement.slice(0, place.index)) ||
        new RegExp(String.raw`\(\s*${escaped}|${escaped}\s*\(`, 'i').test(statement)
      )
        return [];
      const after = statement.slice(place.index + place[0].length);
      if (isOneOfMany(statement.slice(0, place.index), after) || isCutOff(after)) return [];
      // "An ____" would tell.
      const before = statement.slice(0, place.index).replace(/\b(a|an)\s$/i, 'a(n) ');
      if (
        !(namesNext.test(before) || isPart(workshop, fact, statement, before, key)) ||
        /\([^()]*$/.test(before) ||
        /\b(?:form|type|kind|case|example|series|set|number|layer|part)s? of(?: the| a\(n\))?\s$/.test(before)
      )
        return [];
      const gapped = `${before}_____${after}`;
      if (contentWords(gapped).size < 4) return [];
      return choice(
        workshop,
        fact,
        segment,
        { ...key, surface: place[0] },
        gapStem(gapped),
        gapped,
        namesNext.test(before),
      );
    });
}

/** Multiple-choice items about terms, from one fact. */
export function choicesFrom(workshop: Workshop, fact: Fact): readonly DraftItem[] {
  const segment = workshop.segments[fact.segmentId];
  if (!segment || fact.type === 'sequence' || fact.type === 'list') return [];
  return [...subjectItems(workshop, fact, segment), ...gapItems(workshop, fact, segment)];
}

/** Those among them whose wrong options are wrong by what things are and are called, and not merely less right than the key. */
export const namesAskedFrom = (workshop: Workshop, fact: Fact): readonly DraftItem[] =>
  choicesFrom(workshop, fact).filter(
    ({ stem }) => fact.type === 'definition' || namesNext.test(stem.slice(0, stem.indexOf('_____'))),
  );
