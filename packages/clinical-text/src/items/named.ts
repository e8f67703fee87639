import { termByKey } from '../lexicon/terms.ts';
import { isClassName, isDescribing } from '../notes/classes.ts';
import type { NoteIndex } from '../notes/note-index.ts';
import { isPlural } from '../notes/number.ts';
import type { Fact } from '../notes/types.ts';
import { isBoundary, isParticiple, isRare, wordsOf } from '../notes/words.ts';
import type { Word } from '../notes/words.ts';
import type { Workshop } from './distractors.ts';
import { mainClauseAt, verbAt } from './opposites.ts';

/** Words for many things, whatever stands before them: which one is meant, another sentence says. */
const general =
  /^(?:cell|tissue|system|organ|structure|part|disease|condition|bone|muscle|process|membrane|fluid|surface|layer|disorder|molecule|region|area|cavity|solution|compound|vessel|nerve|gland|joint|ligament|tendon|artery|vein|cortex|medulla|nucleus|canal|duct|tube|tubule|fiber|matrix|wall|root|hormone|enzyme|protein|receptor|antigen|virus|drug|test|procedure|device|reaction|response|cycle|phase|stage|pathway|signal|factor|ion|atom|particle|spine)$/;
/** Of these a body has one, or all are alike. */
const unique =
  /^(?:body|blood|heart|brain|skin|air|environment|outside|world|human|skeleton|bloodstream|newborn|fetus|embryo|head|neck|trunk|chest|back|face|limb|eye|ear|nose|hand|foot|arm|leg|shoulder|finger|toe|thumb|rib|mouth|kidney|lung|person|parent|mother|individual|adult)$/;
/** Adjectives that bound a run of content words. */
const adjective =
  /^(?:first|second|third|fourth|last|next|main|major|minor|common|small|large|great|typical|specific|important|most|least|more|less|only|single|two|three|four|five|six|seven|eight|ten|twelve|various|certain|different|other|highly|new|old|few|own|number|part|type|kind|group|set|left|right|upper|lower|inner|outer|midline|middle|\d+|[cm]m|m[gl]|k?g|percent|weeks?|days?|hours?|years?)$/;
/** What says of what a thing is. */
const restricting =
  /^(?:of|that|which|who|whose|where|when|in|on|at|between|from|to|for|with|within|without|around|near|along|across|through|over|under|above|below|beneath|behind|inside|outside|by|into|during|than|as|among|against)$/;

/** "The deltoid muscle" is a name, "the solute particles" are not. */
const isNameHead = (head: string) => isClassName(head) || (isRare(head) && !general.test(head));

/** What a note names: its key terms, and what it defines or marks. */
export function namesOf(index: NoteIndex, facts: readonly Fact[]): ReadonlySet<string> {
  const marked = index.pool.filter(({ cues }) => cues.some((cue) => cue !== 'heading' && cue !== 'defined'));
  const leading = index.pool
    .toSorted((one, other) => other.score - one.score)
    .slice(0, 30)
    .filter(({ parts }) => isNameHead(parts.at(-1) ?? ''));
  const defined = facts.filter(({ type }) => type === 'definition').map(({ subject }) => subject);
  return new Set([...[...marked, ...leading].map(({ key }) => key), ...defined]);
}

const keyOf = (run: readonly Word[]) => run.map(({ key }) => key).join(' ');

/** Whether a run of words is the name of a thing, and not a word for many. */
function isNameOf(run: readonly Word[], { names, index }: Named): boolean {
  const head = run.at(-1);
  if (!head) return false;
  // "The midline regions": of what?
  const isPlace = run.length > 1 && run.slice(0, -1).every(({ lower }) => adjective.test(lower));
  if (isPlace && general.test(head.key) && termByKey(keyOf(run)) === undefined) return false;
  for (let size = run.length; size > 0; size -= 1) {
    const key = keyOf(run.slice(-size));
    if (unique.test(key)) return true;
    if (general.test(key)) break;
    const { class: semanticClass } = termByKey(key) ?? {};
    // "If the fracture is complete": one that was spoken of.
    if (size === 1 && run.length === 1 && /^(?:condition|sign)$/.test(semanticClass ?? '')) return false;
    if (semanticClass !== undefined || names.has(key)) return true;
    if (size > 1 && index.byKey.has(key) && isNameHead(head.key)) return true;
  }
  // "The deltoid muscle", "the AV node", "the C1 vertebra".
  const isOfClass = isClassName(head.key) || termByKey(head.key) !== undefined;
  return run
    .slice(0, -1)
    .some(
      (word) =>
        /\d|^\p{Lu}/u.test(word.raw) ||
        (isOfClass &&
          isRare(word.key) &&
          !isDescribing(word.key) &&
          !adjective.test(word.lower) &&
          !isParticiple(word)),
    );
}

/** The run of words of a name, and the word that follows it. */
function phraseAt(words: readonly Word[], from: number) {
  let at = from;
  const isIn = (word: Word) =>
    (at === from || !word.isApart || adjective.test(word.lower)) &&
    (adjective.test(word.lower) || !(isBoundary(word) || (at > from && isParticiple(word))));
  for (let word = words[at]; word && isIn(word); word = words[at]) at += 1;
  return { run: words.slice(from, at), next: words[at] };
}

/** "Millions more may be blocked", "Others bind", "it is easier": said of what came before. */
const counting =
  /^\(|^(?:it(?! is (?:quite |very |also |not )?(?:possible|common|rare|likely|unlikely|usual|unusual) for )|they|others?|another|millions|thousands|hundreds|dozens|such|one of the few)\b|^(?:some|many|most|several|few|all|both|each|either|neither|none|one|two|three|four|five|six) (?:more|others?|of (?:the|these|those|them)|are|is|were|was|have|has|had|can|may|must|will|do|does)\b/i;

/** Layers and parts that many organs have: whose, the paragraph says. */
const recurring = /^(?:vessel layer|digestive wall layer|muscle sheath|tissue|stomach part|region)$/;

/** What something does, or what is done to it. */
const nominal =
  /(?:tion|sion|ment|ance|ence|put|cycle|process|response|control|activity|change|pathway|signal)s?$/;

/** Parts that many things have. */
export const partOfMany =
  /^(?:fundus|isthmus|hilum|hilus|apex|base|body|neck|head|tail|root|crown|cortex|medulla|capsule|crest|ramus|shaft|septum|vestibule|ampulla|infundibulum|lumen|lobe|lobule|trunk|wall|papilla|sinus|canal|duct|node|nucleus|ganglion|arch|process|spine|condyle|tubercle|tuberosity|fossa|foramen|notch|floor|roof|margin|border|edge|tip|end|stalk|pedicle|lamina|sheath|sac|pouch|chamber|valve|sphincter)s?$/;

type Named = Pick<Workshop, 'names' | 'index' | 'segments'>;

/**
 * Whether a claim names what it is about, up to its own verb: "the particles", "each chain", "the tunica media" in a paragraph on
 * arterioles are what another sentence speaks of. A name is a term of the lexicon, one of the note's key terms, or has beside it of
 * what it is.
 */
export function isNamed(workshop: Named, fact: Fact, claim: string): boolean {
  if (counting.test(claim)) return false;
  const words = wordsOf(claim);
  if (isOwnedByUnnamed(claim) || isNarrowed(workshop, fact, words)) return false;
  const main = mainClauseAt(claim);
  const subject = words.findIndex(({ start }) => start >= main);
  const verb = verbAt([...claim.matchAll(/[\p{L}-]+/gu)].filter(({ index }) => index >= main));
  const topic = new Set(wordsOf(workshop.segments[fact.segmentId]?.heading ?? '').map(({ key }) => key));
  if (fact.type !== 'definition' && isOfAll(claim, words) && !topic.has(words[0]?.key ?? '')) return false;
  for (const [at, word] of words.entries()) {
    const isSecond = /, (?:and|but|while|whereas) the$/.test(
      claim.slice(Math.max(0, word.start - 10), word.end),
    );
    // The subject with all that belongs to it ("the organs involved in the regulation"), and that of a second clause.
    const isNested = at > subject && word.start < verb && Number.isFinite(verb);
    if (at > subject && !isNested && !isSecond) continue;
    if (!/^(?:the|both|each|every|either|neither|these|those)$/.test(word.lower)) continue;
    const { run, next } = phraseAt(words, words[at + 1]?.lower === 'the' ? at + 2 : at + 1);
    // Of two in the clause before it.
    if (/^latter$/.test(words[at + 1]?.lower ?? '')) continue;
    const isDoing = nominal.test(run.at(-1)?.lower ?? '');
    if (isNested && !isDoing && !general.test(run.at(-1)?.key ?? '')) continue;
    const isOfSomething =
      (next !== undefined &&
        !next.isApart &&
        (restricting.test(next.lower) || /(?:ed|ing)$/.test(next.lower))) ||
      // "The donation or acceptance of …".
      /^ (?:and|or) (?:[\p{L}-]+ ){1,2}(?:of|in|between) /u.test(claim.slice(run.at(-1)?.end ?? word.end));
    const isOfEach =
      /^e(?:ach|very)$/.test(word.lower) &&
      run.length > 1 &&
      // "Each human cell".
      (workshop.index.byKey.has(keyOf(run)) || run.slice(0, -1).some(({ key }) => unique.test(key)));
    const head = run.at(-1)?.key ?? '';
    const isRepeated =
      words.slice(0, at).some(({ key }) => key === head) || (topic.has(head) && !general.test(head));
    if (!isOfSomething && !isOfEach && !isRepeated && !isNameOf(run, workshop)) return false;
    const isSaidBefore = words.slice(0, at).some(({ key }) => key === head);
    const isBare = !isOfSomething && !isSaidBefore && word.lower === 'the';
    if (isBare && at === subject && isPartOfMany(workshop, fact, run, claim)) return false;
    if (isBare && fact.type !== 'definition') {
      // "The regulation", "the motor output": of what, though the word itself be known.
      if (isDoing && (isNested ? run.length === 1 : termByKey(keyOf(run)) === undefined)) return false;
      // "As the cartilage grows": the one that was told of.
      if (at < subject && run.length === 1 && /tissue/.test(termByKey(head)?.kind ?? '')) return false;
      if (at === subject && isIntroduced(workshop, fact, run)) return false;
    }
    if (!isOfSomething && at === subject && fact.type !== 'definition' && isOfParagraph(workshop, fact, run))
      return false;
  }
  return true;
}

/**
 * "Chemical digestion", under "Protein digestion"; "sounds", under "Heart sounds": the heading says of what, and the claim doesn't. A
 * heading that joins things ("Muscles and nerves") narrows nothing.
 */
function isNarrowed({ segments }: Named, fact: Fact, words: readonly Word[]): boolean {
  const heading = wordsOf(segments[fact.segmentId]?.heading ?? '');
  const [narrow, head, ...more] = heading;
  if (!narrow || !head || more.length > 0 || head.isApart || adjective.test(narrow.lower)) return false;
  if (isBoundary(narrow) || fact.type === 'definition' || words.some(({ key }) => key === narrow.key))
    return false;
  const at = words.findIndex(({ key }) => key === head.key);
  const before = words[at - 1];
  return at >= 0 && (!before || isBoundary(before) || !isRare(before.key));
}

/** "The mucosa's lamina propria": whose mucosa, another sentence says. */
function isOwnedByUnnamed(claim: string): boolean {
  const owner = /^the ([\p{L}-]+)['’]s /iu.exec(claim)?.[1]?.toLowerCase();
  if (owner === undefined || unique.test(owner)) return false;
  const term = termByKey(owner);
  return term === undefined || recurring.test(term.kind);
}

/** "Hormones are produced in the colloid", under the thyroid gland: of all hormones it is not said. */
const isOfAll = (claim: string, [first]: readonly Word[]): boolean =>
  first !== undefined &&
  isPlural(first.lower) &&
  general.test(first.key) &&
  /^ (?:is|are|can|may|must|have|\p{L}+e)\b/u.test(claim.slice(first.end));

/** "The fundus is the widest portion": of what, unless the claim names something else of the body. */
function isPartOfMany({ index }: Named, fact: Fact, run: readonly Word[], claim: string): boolean {
  const [only, ...more] = run;
  if (!only || more.length > 0 || !partOfMany.test(only.lower)) return false;
  return !(index.inSegment.get(fact.segmentId) ?? []).some(
    ({ term }) =>
      term.class === 'anatomy' &&
      !partOfMany.test(term.parts.at(-1) ?? '') &&
      claim.toLowerCase().includes(term.surface.toLowerCase()),
  );
}

/** "Unipolar cells have an axon that …. The axon …": the one that was spoken of, and no other. */
function isIntroduced({ segments }: Named, { segmentId }: Fact, run: readonly Word[]): boolean {
  const own = segments[segmentId];
  const name = run.map(({ raw }) => raw.replace(/[^\p{L}\d ’'-]/gu, '')).join(' ');
  const first = new RegExp(
    String.raw`\b(?:has|have|contains?|possess(?:es)?|with) an? (?:[\p{L}-]+ )??${name}(?![\p{L}-])`,
    'iu',
  );
  return segments
    .slice(Math.max(0, segmentId - 8), segmentId)
    .some(({ block, text }) => block === own?.block && first.test(text));
}

/** Whether a part that many things have stands in a paragraph that begins with something else, under another heading. */
function isOfParagraph({ index, segments }: Named, fact: Fact, run: readonly Word[]): boolean {
  const [kind, segment] = [termByKey(keyOf(run))?.kind ?? '', segments[fact.segmentId]];
  if (!segment || !recurring.test(kind)) return false;
  const first = segments.find(({ block }) => block === segment.block);
  const isIn = (id: number) => (index.inSegment.get(id) ?? []).some(({ term }) => term.key === keyOf(run));
  const inHeading = wordsOf(segment.heading ?? '').some(({ key }) => key === run.at(-1)?.key);
  return !inHeading && first !== undefined && first.id !== segment.id && !isIn(first.id);
}
