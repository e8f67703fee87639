import { drugKindsIn, worksOneWay } from '../lexicon/drug-classes.ts';
import { haveSamePurpose } from '../lexicon/purposes.ts';
import { keyOfText, termByKey } from '../lexicon/terms.ts';
import { clean } from '../notes/clean.ts';
import type { Fact, Segment } from '../notes/types.ts';
import { lowerFirst } from '../text/capitals.ts';
import { articleFor } from './articles.ts';
import { areTooClose, optionOf, quote } from './distractors.ts';
import type { Workshop } from './distractors.ts';
import { chance } from './seed.ts';
import type { DraftItem } from './types.ts';

/** With the answer, the four options that the gate asks for. */
const rivalCount = 3;

/**
 * Classes that the lexicon puts together with others under one kind: what they are called, and the kinds in which there may be more of
 * them. No medicine belongs to two of these.
 */
const fine: readonly (readonly [name: RegExp, kinds: readonly string[]])[] = (
  [
    [/\bsul(?:f|ph)onylureas?$/i, 'glucose-lowering drug'],
    [/\b(?:thiazolidinedione|glitazone)s?$/i, 'glucose-lowering drug'],
    [/\b(?:DPP-4 inhibitor|gliptin)s?$/i, 'glucose-lowering drug'],
    [/\b(?:SGLT-?2 inhibitor|gliflozin)s?$/i, 'glucose-lowering drug'],
    [/\bGLP-1 (?:receptor )?agonists?$/i, 'glucose-lowering drug'],
    [/\b(?:beta|β)-?[2₂]? (?:receptor )?agonists?$/iu, 'bronchodilator, inotrope or vasopressor'],
    [
      /\b(?:muscarinic (?:receptor )?antagonist|antimuscarinic)s?$/i,
      'bronchodilator, bladder antimuscarinic, antidote, antiparkinsonian, antihistamine',
    ],
    [/\b(?:uterotonic|oxytocic)s?$/i, 'uterotonic or tocolytic'],
    [/\bnon-?steroidal anti-inflammatory drugs?$|\bNSAIDs?$/i, 'non-opioid analgesic, antiplatelet'],
    [/\bselective serotonin reuptake inhibitors?$|\bSSRIs?$/i, 'antidepressant'],
    [/\btricyclic antidepressants?$/i, 'antidepressant'],
    [/\bmonoamine oxidase inhibitors?$|\bMAOIs?$/i, 'antidepressant, antiparkinsonian'],
    [/\blow[- ]molecular[- ]weight heparins?$/i, 'anticoagulant'],
    [/\b(?:direct oral anticoagulant|DOAC)s?$/i, 'anticoagulant'],
  ] as const
).map(([name, kinds]) => [name, kinds.split(', ')]);

/** What is given, but is taken for no medicine of a class. */
const noMedicine =
  /^(?:supplement|fluid for infusion|blood product|antidote|vaccine|drug|insulin preparation)$/;

interface Members {
  readonly segment: Segment;
  /** "beta blockers", without what the note says of these beside: all of them are beta blockers. */
  readonly name: string;
  /** The kinds in which there may be more of the class. */
  readonly kinds: readonly string[];
  readonly isFine: boolean;
  /** Keys of the medicines that the note names as members. */
  readonly drugs: readonly string[];
}

/** "Beta blockers", of "nonselective beta blockers": the shortest name of one class at the end of a phrase. */
function classAtEnd(phrase: string): Pick<Members, 'name' | 'kinds' | 'isFine'> | null {
  const words = phrase.split(' ');
  for (let size = 1; size <= Math.min(5, words.length); size += 1) {
    const name = words.slice(-size).join(' ');
    const own = fine.find(([form]) => form.test(name));
    if (own) return { name, kinds: own[1], isFine: true };
    const [kind, ...more] = drugKindsIn(name);
    if (kind !== undefined && more.length === 0 && worksOneWay(kind))
      return { name, kinds: [kind], isFine: false };
  }
  return null;
}

const drugOf = (text: string): string | null => {
  const key = keyOfText(text);
  const entry = termByKey(key);
  return entry?.class === 'drug' && !noMedicine.test(entry.kind) ? key : null;
};

/** "Loop diuretics such as furosemide and bumetanide": the classes of a sentence with the medicines that it names as theirs. */
function membersIn(segment: Segment): readonly Members[] {
  const text = clean(segment.text);
  return [...text.matchAll(/,? (?:such as|including) /g)].flatMap((match) => {
    const before =
      text
        .slice(0, match.index)
        .split(/[,;:()] ?/)
        .at(-1) ?? '';
    const found = classAtEnd(before);
    if (!found) return [];
    const drugs: string[] = [];
    const rest = text.slice(match.index + match[0].length).split(/[.;:()]/)[0] ?? '';
    for (const part of rest.split(/, (?:and |or )?| (?:and|or) /)) {
      // "Bisoprolol slow the heart rate": the last one, and what is said of them.
      const name = part.trim().split(' ').slice(0, 2);
      const key = drugOf(name.join(' ')) ?? drugOf(name[0] ?? '');
      if (key === null) break;
      drugs.push(key);
    }
    return drugs.length > 0 ? [{ ...found, segment, drugs }] : [];
  });
}

const read = new WeakMap<readonly Segment[], readonly Members[]>();
function allMembers({ segments }: Pick<Workshop, 'segments'>): readonly Members[] {
  const known = read.get(segments);
  if (known) return known;
  const found = segments.filter(({ kind }) => kind !== 'heading' && kind !== 'row').flatMap(membersIn);
  read.set(segments, found);
  return found;
}

/** "Penicillin" and "amoxicillin": the name tells. */
const isToldByName = (name: string, drug: string): boolean =>
  name.toLowerCase().replace(/s$/, '').slice(-5) === drug.toLowerCase().slice(-5);

/** "An SGLT2 inhibitor", "a DPP-4 inhibitor": letters are spelt. */
const withArticle = (name: string): string =>
  /^(?=[A-Z\d-]{2})[AEFHILMNORSX]/.test(name) ? `an ${name}` : `${articleFor('a ', name)}${name}`;

/** So many things, of different sorts as far as there are. */
function spread<T>(all: readonly T[], count: number, sortOf: (one: T) => string | null): readonly T[] {
  const firsts = all.filter((one, at) => all.findIndex((other) => sortOf(other) === sortOf(one)) === at);
  return [...firsts, ...all.filter((one) => !firsts.includes(one))].slice(0, count);
}

const formOf = ({ name }: Members) => fine.findIndex(([form]) => form.test(name));

/** Medicines of the note that are none of a class: by the lexicon, or because the note names them as members of one that excludes it. */
function rivalsOf(workshop: Workshop, own: Members): readonly string[] {
  const { index, seed } = workshop;
  const lists = allMembers(workshop);
  const isSame = (other: Members) =>
    own.isFine ? formOf(other) === formOf(own) : other.kinds[0] === own.kinds[0];
  const mine = new Set(lists.filter(isSame).flatMap(({ drugs }) => drugs));
  const elsewhere = new Set(
    lists.filter((other) => own.isFine && other.isFine && !isSame(other)).flatMap(({ drugs }) => drugs),
  );
  const listed = new Set(lists.flatMap(({ drugs }) => drugs));
  const source = clean(own.segment.text).toLowerCase();
  const score = (key: string) => (listed.has(key) ? 1 : 0) + chance(seed, `${own.name}/${key}`);
  const all = index.pool
    .filter(
      ({ key, surface }) => drugOf(key) !== null && !mine.has(key) && !source.includes(surface.toLowerCase()),
    )
    .filter(({ key, kind, concept }) => {
      const isMine = [...mine].some(
        (each) => areTooClose(index, each, key) || termByKey(each)?.concept === concept,
      );
      return !isMine && (elsewhere.has(key) || !own.kinds.includes(kind ?? ''));
    })
    .map(({ key }) => key)
    .toSorted((one, other) => score(other) - score(one));
  // Of two that work in one way neither would be the answer.
  return all.filter((key, at) => !all.slice(0, at).some((other) => areTooClose(index, key, other)));
}

/** "Which of these is a loop diuretic?": a member of a class, among medicines of others. */
export function membersFrom(workshop: Workshop, fact: Fact): readonly DraftItem[] {
  const { index, facts, segments, seed } = workshop;
  const segment = segments[fact.segmentId];
  if (!segment || facts.find(({ segmentId }) => segmentId === fact.segmentId) !== fact) return [];
  return allMembers(workshop)
    .filter((own) => own.segment === segment)
    .flatMap((own) => {
      const singular = own.name.replace(/s$/, '');
      const keys = own.drugs
        .flatMap((key) => index.byKey.get(key) ?? [])
        .filter(
          ({ kind, surface }) =>
            own.kinds.includes(kind ?? '') &&
            clean(segment.text).includes(surface) &&
            !isToldByName(own.name, surface),
        )
        .toSorted((one, other) => chance(seed, one.key) - chance(seed, other.key));
      const [key] = keys;
      // A beta blocker among a laxative and an antibiotic is found by what the others are for.
      const rivals = spread(
        rivalsOf(workshop, own)
          .filter((name) => key !== undefined && haveSamePurpose(key.key, name))
          .flatMap((name) => index.byKey.get(name) ?? []),
        rivalCount,
        ({ kind }) => kind,
      );
      if (!key || rivals.length < rivalCount) return [];
      const name = /^\p{Lu}\p{Ll}/u.test(singular) ? lowerFirst(singular) : singular;
      const source = clean(segment.text);
      return [
        {
          kind: 'multiple_choice' as const,
          stem: `Which of these is ${withArticle(name)}?`,
          answer: { text: key.surface, rationale: quote(source), term: key.key },
          distractors: rivals.map((rival) =>
            optionOf(workshop, {
              key: rival.key,
              text: rival.surface,
              class: rival.class,
              kind: rival.kind,
              fromNote: true,
              isSibling: true,
              told: 0,
            }),
          ),
          source,
          fact,
          isOrdered: false,
          rank: 5,
          form: 'member' as const,
        },
      ];
    });
}
