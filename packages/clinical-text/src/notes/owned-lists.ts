import { drugKindsIn } from '../lexicon/drug-classes.ts';
import { keyOfText, termByKey } from '../lexicon/terms.ts';
import { auxiliary, presentForms } from '../lexicon/verb-forms.ts';
import { isOrganism, lowerFirst } from '../text/capitals.ts';
import { clean } from './clean.ts';
import { isPlural } from './number.ts';
import type { Segment } from './types.ts';

export type ListFamily = 'sign' | 'effect' | 'cause' | 'risk' | 'complication' | 'trigger';

/** "Early signs of digoxin toxicity are nausea, vomiting and …": what a sentence lists, and of what it lists it. */
export interface OwnedList {
  readonly segment: Segment;
  /** What the sentence calls its members, in the singular; '' where it says that something can cause them. */
  readonly head: string;
  readonly family: ListFamily;
  /** "early" or "late", which tells one list of a thing from another one; else ''. */
  readonly when: string;
  /** As a question names it: "digoxin toxicity". */
  readonly owner: string;
  readonly members: readonly string[];
  /** All that the sentence lists, also what is too long to be an option. */
  readonly told: string;
}

const families: readonly (readonly [head: RegExp, singular: string, family: ListFamily])[] = [
  [/^signs and symptoms$/i, 'sign or symptom', 'sign'],
  [/^signs?$/i, 'sign', 'sign'],
  [/^symptoms?$/i, 'symptom', 'sign'],
  [/^side effects?$/i, 'side effect', 'effect'],
  [/^adverse effects?$/i, 'adverse effect', 'effect'],
  [/^causes?$/i, 'cause', 'cause'],
  [/^risk factors?$/i, 'risk factor', 'risk'],
  [/^complications?$/i, 'complication', 'complication'],
  [/^triggers?$/i, 'trigger', 'trigger'],
];
const heads =
  'signs and symptoms|signs?|symptoms?|side effects?|adverse effects?|causes?|risk factors?|complications?|triggers?';

/** "The typical signs are …", "Common causes of prerenal injury include …". */
const opening = new RegExp(
  String.raw`^(?<before>(?:[\p{L}-]+ ){0,4})(?<head>${heads})(?: (?:of|for) (?<owner>[^,;:]{2,60}?))? (?:are|is|include|includes) (?<list>.+)$`,
  'iu',
);
/** "A dry cough is a common side effect of ACE inhibitors". */
const closing = new RegExp(
  String.raw`^(?<list>.{4,160}?) (?:are|is) (?:an? |the )?(?:(?!not )[\p{L}-]+ ){0,2}(?<head>${heads}) of (?<owner>[^,;:]{2,60})$`,
  'iu',
);
/** "Thiazolidinediones … can cause fluid retention and weight gain". */
const causing = /^(?<subject>[^,;:]{3,120}?) (?:can|may) cause (?<list>.+)$/iu;
/** What is no term of the lexicon, but ends as the names of conditions do. */
const ofCondition =
  /(?:injury|disease|disorder|syndrome|failure|ha?emorrhage|toxicity|overload|laceration|emia|itis|osis|oma|pathy|penia|atony)s?$/i;

/** What the words before a list say of it beyond its being a list. */
const plainly =
  /^(?:the|their|its|some|other|common|typical|main|classic|most|serious|important|frequent|usual|clinical|characteristic|further|possible|early|late)$/i;

/** Where the list is over and the sentence goes on. */
const ends =
  /[;:()]|, (?:which|who|because|so|but|while|whereas|although|especially|particularly)\b|, and (?=(?:[\p{L}-]+ ){1,4}(?:is|are|can|may|should|must)\b)|, so\b/iu;
const noMember =
  /\b(?:is|are|was|that|which|who|when|if|such as|can|may|it|they|its|their|other|others|certain|some|many|various)\b|\d|[“”"?!]/i;

const withoutArticle = (text: string) => text.trim().replace(/^(?:the|an?) /i, '');

/** The members of a list in running text; the last two of them are joined by a word. */
function membersOf(told: string): readonly string[] {
  const list = told.replace(/ and,? (?:rarely|sometimes|occasionally|less often),/, ' and');
  const parts = list.split(', ').map((part) => part.replace(/^(?:and|or) /, ''));
  const last = parts.at(-1) ?? '';
  const joints = [...last.matchAll(/ (?:and|or) /g)];
  // "Nausea and vomiting, and loss of weight and hair": which of them belong together?
  if (joints.length > 1) return parts.slice(0, -1);
  // After a comma and an "and" nothing is joined any more: "…, and cold and clammy skin".
  const isJoined = joints.length === 1 && !/, (?:and|or) [^,]*$/.test(list);
  const ending = isJoined ? last.split(/ (?:and|or) /) : joints.length === 1 ? [] : [last];
  return [...parts.slice(0, -1), ...ending].map(withoutArticle);
}

const isOption = (member: string) =>
  member.length >= 4 && member.length <= 45 && member.split(' ').length <= 5 && !noMember.test(member);

const classOfEnd = (phrase: string): string | null => {
  const words = phrase.split(' ');
  for (let size = Math.min(4, words.length); size > 0; size -= 1) {
    const known = termByKey(keyOfText(words.slice(-size).join(' ')))?.class;
    if (known !== undefined) return known;
  }
  return drugKindsIn(phrase).size > 0 ||
    /(?:ylureas|inediones|agonists|antagonists|inhibitors|blockers|amides)$/.test(phrase)
    ? 'drug class'
    : ofCondition.test(phrase)
      ? 'condition'
      : null;
};
const canOwn = /^(?:condition|sign|drug|drug class|procedure)$/;
/** "An attack", "this condition": of what, other sentences say. */
const unnamed =
  /^(?:it|them|they|these|those|this|that|such)\b|^(?:the|an?|this|these|both|most|many|some) (?:[\p{L}-]+ )?(?:attacks?|conditions?|diseases?|disorders?|drugs?|medicines?|medications?|syndromes?|infections?|injur(?:y|ies)|problems?|types?|forms?|treatments?|procedures?|two|class(?:es)?|deficiency|overdose|toxicity)$/iu;

/** "Right-sided heart failure", of "Right-sided heart failure causes …": what a sentence speaks of. */
function subjectAt(text: string): string | null {
  const words = text.replace(/ such as .*$/, ' is').split(' ');
  const verb = words.findIndex((word, at) => at > 0 && (auxiliary.test(word) || presentForms.has(word)));
  const phrase = words.slice(0, verb).join(' ');
  if (
    verb < 1 ||
    verb > 6 ||
    /[,;:()]|^(?:in|on|at|if|when|with|for|after|during|most|the|an?|some|many|all) /i.test(phrase)
  )
    return null;
  return canOwn.test(classOfEnd(phrase) ?? '') ? phrase : null;
}

/** Whether a sentence speaks of something else that could have what the next one lists. */
function namesOther(text: string, subject: string): boolean {
  const own = classOfEnd(subject);
  const rest = text.slice(subject.length).replace(/ such as [^.;]*$/, '');
  return rest.split(/[ ,;:().]+/).some((word, at, all) =>
    [2, 1].some((size) => {
      const known = termByKey(keyOfText(all.slice(at, at + size).join(' ')));
      return (
        word !== '' && known !== undefined && known.class === own && known.concept !== keyOfText(subject)
      );
    }),
  );
}

const pronoun = /^(?:it|they|its|their)\b/i;
/** How far back a sentence may lean. */
const mostBack = 3;

/** What "they", "it" or a list without an owner speaks of, by the sentences right before; null where that is not certain. */
export function spokenOf(
  segments: readonly Segment[],
  segment: Segment,
  isOfMany: boolean | null,
): string | null {
  for (let back = 1; back <= mostBack; back += 1) {
    const before = segments[segment.id - back];
    if (before?.kind !== 'sentence' || before.block !== segment.block) return null;
    const text = clean(before.text);
    if (pronoun.test(text)) {
      // "They" and "it" are not one thing.
      if (isOfMany !== null && /^(?:they|their)/i.test(text) !== isOfMany) return null;
      continue;
    }
    const plain = text.replace(/\.$/, '');
    const list = opening.exec(plain) ?? closing.exec(plain);
    if (list) {
      const owner = list.groups?.['owner'];
      if (
        owner === undefined &&
        /^(?:the|their|its|common|other)? ?(?:[\p{L}-]+ )?(?:signs|symptoms|side effects|adverse effects)\b/iu.test(
          text,
        )
      )
        continue;
      return owner !== undefined &&
        !unnamed.test(owner) &&
        isOwner(owner) &&
        (isOfMany ?? isPlural(owner)) === isPlural(owner)
        ? owner
        : null;
    }
    const subject = subjectAt(text);
    if (subject === null || namesOther(text, subject)) return null;
    if (isOfMany !== null && isPlural(subject) !== isOfMany) return null;
    return isOrganism(subject) || /^\p{Lu}{2}|^\p{Lu}[^ ]*\d/u.test(subject) ? subject : lowerFirst(subject);
  }
  return null;
}

const isOwner = (owner: string) =>
  owner.split(' ').length <= 6 &&
  !/\b(?:is|are|in|with|that|and|or|after|during|who)\b/i.test(owner) &&
  classOfEnd(owner) !== null;

/** What a sentence lists of something that is named in it or right before it; null where it does nothing of the kind. */
export function ownedListIn(segments: readonly Segment[], segment: Segment): OwnedList | null {
  if (segment.kind !== 'sentence') return null;
  const text = clean(segment.text).replace(/\.$/, '');
  const found = opening.exec(text) ?? closing.exec(text) ?? causing.exec(text);
  const { before = '', head = '', owner: named, list = '', subject } = found?.groups ?? {};
  if (!found || before.split(' ').some((word) => word !== '' && !plainly.test(word))) return null;
  const family = families.find(([form]) => form.test(head));
  const isMany = /^their\b|^they\b|\bthem$/i.test(`${before}${subject ?? ''}${named ?? ''}`);
  const isOne = /^its\b|^it\b|\bit$/i.test(`${before}${subject ?? ''}${named ?? ''}`);
  const own =
    subject === undefined || pronoun.test(subject)
      ? named
      : (subjectAt(`${subject.replace(/^(?:long-term )?use of /i, '')} is`) ?? 'this');
  const owner =
    own === undefined || /^(?:it|them)$/i.test(own)
      ? spokenOf(segments, segment, isMany ? true : isOne ? false : null)
      : own;
  if (owner === null || unnamed.test(owner) || !isOwner(owner)) return null;
  const told =
    (closing.test(text) ? list.split(/, (?:and|but) (?=an? )/i).at(-1) : list.split(ends)[0]) ?? '';
  if (closing.test(text) && told.split(' ').some((word) => auxiliary.test(word))) return null;
  return {
    segment,
    head: family?.[1] ?? '',
    family: family?.[2] ?? 'effect',
    when: /\b(?:early|late)\b/i.exec(before)?.[0].toLowerCase() ?? '',
    owner: subject !== undefined && own === owner ? lowered(owner) : owner,
    // A sentence that begins with its list gives it a capital.
    members: membersOf(closing.test(text) ? lowered(told) : told).filter(isOption),
    told,
  };
}

const lowered = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) && !isOrganism(text) ? lowerFirst(text) : text;
