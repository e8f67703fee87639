import { labelWords } from '../lexicon/headings.ts';
import { termByKey } from '../lexicon/terms.ts';
import { thirdPerson } from '../lexicon/verb-forms.ts';
import { ambiguousVerbs, noteVerbs, plainVerbs } from '../lexicon/verbs.ts';
import { classFromHead } from './classes.ts';
import { mentionsIn } from './candidates.ts';
import { onOneLine } from './clean.ts';
import { isPlural } from './number.ts';
import type { Mention } from './candidates.ts';
import type { Cue, Segment, Term } from './types.ts';
import { isParticiple, isRare } from './words.ts';
import type { Word } from './words.ts';
import { isOrganism, upperFirst } from '../text/capitals.ts';

/** A term with what its rank is made of. */
export interface CountedTerm extends Term {
  readonly nested: number;
  readonly first: number;
  readonly rareShare: number;
  readonly isKnown: boolean;
  readonly length: number;
  /** What the note abbreviates it to. */
  readonly short?: string;
}

const headless = /^(?:ion|cell|tissue|body|system|gland|type|part|layer|structure|organ)$/;

function surfaceOf(mentions: readonly Mention[]): string {
  const counts = new Map<string, number>();
  for (const { words, segment } of mentions) {
    const [from, to] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
    const isFirst = from === 0 || words[0]?.isApart === true;
    const raw = onOneLine(segment.text.slice(from, to));
    // "HbA1c" is written so everywhere.
    const isName = /^\p{Lu}\p{Ll}+(?![\p{L}\d])/u.test(raw);
    // A capital at the start of a sentence or in a heading says nothing.
    const text =
      segment.kind === 'heading'
        ? raw.replace(/(?<![\p{L}-])\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())
        : isName && isFirst
          ? `${raw[0]?.toLowerCase() ?? ''}${raw.slice(1)}`
          : raw;
    const trust = isName && (isFirst || segment.kind === 'heading') ? 1 : 3;
    counts.set(text, (counts.get(text) ?? 0) + trust);
  }
  return [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0] ?? '';
}

const eponyms =
  /^(?:Bartholin|Bowman|Purkinje|Haversian|Golgi|Krebs|Henle|Langerhans|Schwann|Merkel|Graves|Parkinson|Alzheimer|Chvostek|Trousseau|Kussmaul|Cushing|Homan|Babinski|Kernig|Brudzinski|Murphy|Somogyi|Wenckebach)/;

/** "Lecture", "slide 12": a place in the course. */
const places =
  /^(?:lecture|chapter|slide|week|module|section|session|page|figure|fig|table|handout|lesson)s?$/;
const vagueAdjective =
  /^(?:\p{L}{3,}est|clinical|usual|general|overall|whole|entire|visible|serious|severe|sudden|further|full|complete|adult|average|normal|initial|additional|significant|considerable|necessary|correct|following|real|actual)$/u;
const vagueNoun =
  /^(?:syndrome|condition|disease|disorder|concentration|level|dose|amount|complication|effect|sign|symptom|feature|finding|growth|problem|cause|range|value|number|result|state|change|increase|decrease|risk|reason|factor|issue|situation|picture|course|outcome|need|use|aim|goal|patient|person|death)(?:s|es)?$/;

/** "Eject blood", "muscle's contraction", "lecture 7", "lowest concentration": words that stand together and name nothing. */
function isFragment(words: readonly Word[]): boolean {
  const [first, ...rest] = words;
  const last = rest.at(-1);
  if (!first) return true;
  if (places.test(first.lower) && rest.every(({ lower }) => /^(?:\d+|[ivx]+|[a-z])$/.test(lower)))
    return true;
  if (!last) return false;
  if (noteVerbs.has(first.lower) || (plainVerbs.has(first.lower) && !ambiguousVerbs.has(first.lower)))
    return true;
  // "Furosemide relieve congestion": what stands before the verb is what does it.
  if (words.slice(1, -1).some(({ lower }) => lower !== 'swallow' && noteVerbs.has(lower))) return true;
  return words.slice(0, -1).every(({ lower }) => vagueAdjective.test(lower)) && vagueNoun.test(last.lower);
}

/** "The muscle's contraction" says what a muscle does; "Cushing's syndrome" is a name, and so is "crohn's disease". */
function isOwned({ key, words }: Mention): boolean {
  const name = termByKey(key)?.name;
  return words.some(
    ({ raw, lower }) => lower.endsWith("'s") && /^\p{Ll}/u.test(name === undefined ? raw : name),
  );
}

const adjective =
  /^(?:\p{L}+(?:genic|toxic|static|cidal|emic|etic|atic|ous|ive|able|ible|ial|ical|oid)|baseline|follow-?up|initial|stable|daily|early|late|acute|chronic|mild|moderate|severe)$/u;
const meaning = /^(?:an?|the|any|means?|kills|thins|slows|numbs|loosens|harms|hurts)$/;

/** "Teratogenic: contraindicated in pregnancy" names no thing; "bactericidal: kills bacteria" says what a word means. */
function isBareAdjective({ cue, segment, end }: Mention, { lower }: Word): boolean {
  if (!adjective.test(lower)) return false;
  if (cue === 'defined' || cue === 'named' || cue === 'heading') return false;
  const said = /^[\s*_]*(?::|[–—-]\s)[\s*_]*(\p{L}+)/u.exec(segment.text.slice(end - segment.start))?.[1];
  const first = said?.toLowerCase() ?? '';
  return !(meaning.test(first) || (thirdPerson.has(first) && first.endsWith('s')));
}

function termOf(key: string, all: readonly Mention[]): CountedTerm | null {
  const mentions = all.filter((each) => !isOwned(each));
  const places = new Map(mentions.map((each) => [each.start, each]));
  const [first] = mentions;
  const entry = termByKey(key);
  const words: readonly Word[] = first?.words ?? [];
  const cues = [...new Set(mentions.flatMap(({ cue }) => (cue ? [cue] : [])))] as Cue[];
  const head = words.at(-1);
  const starts = words[0];
  if (!first || !head || !starts || (!entry && labelWords.has(key))) return null;
  const isMarked = cues.some((cue) => cue !== 'heading');
  if (!entry && !mentions.some((each) => each.isWhole)) return null;
  if (!entry && !words.some((word) => isRare(word.key))) return null;
  if (!entry && !isMarked && (isParticiple(head) || (words.length === 1 && headless.test(key)))) return null;
  if (!entry && isFragment(words)) return null;
  if (!entry && words.length === 1 && mentions.every((each) => isBareAdjective(each, head))) return null;
  if (key.length < 3 && !entry) return null;
  const [semanticClass, kind] = entry ? [entry.class, entry.kind] : classFromHead(words);
  const surface = surfaceOf([...places.values()]);
  const whole = new Set(mentions.filter((each) => each.isWhole).map((each) => each.start));
  const raw = first.words[0]?.raw ?? '';
  const restored = eponyms.test(raw) || isOrganism(raw) ? upperFirst(surface) : surface;
  return {
    key,
    surface: restored,
    class: semanticClass,
    kind,
    concept: entry?.concept ?? key,
    plural: isPlural(surface),
    frequency: places.size,
    cues,
    occurrences: [...places.values()]
      .map(({ segment, start, end }) => ({ segmentId: segment.id, start, end }))
      .toSorted((one, other) => one.start - other.start),
    nested: places.size - whole.size,
    first: [...places.keys()].reduce((least, start) => Math.min(least, start), Infinity),
    rareShare: words.filter((word) => isRare(word.key)).length / words.length,
    isKnown: entry !== undefined,
    length: words.length,
  };
}

/** Everything that a note may be about, in the order of its first mention. */
export function countTerms(segments: readonly Segment[]): readonly CountedTerm[] {
  const mentions = Map.groupBy(
    segments.flatMap((segment) => mentionsIn(segment)),
    (mention) => mention.key,
  );
  return [...mentions]
    .flatMap(([key, all]) => termOf(key, all) ?? [])
    .toSorted((one, other) => one.first - other.first || other.length - one.length);
}
