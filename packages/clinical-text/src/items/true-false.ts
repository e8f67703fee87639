import { isClassName } from '../notes/classes.ts';
import { clean } from '../notes/clean.ts';
import { contentWords } from '../notes/note-index.ts';
import { plainly } from '../notes/plainly.ts';
import { unjoined } from '../notes/relatives.ts';
import type { Fact, Segment } from '../notes/types.ts';
import { lowerFirst } from '../text/capitals.ts';
import { isPlural } from '../notes/number.ts';
import { isRare, wordsOf } from '../notes/words.ts';
import { claimOf, hasVerb, wholeOf } from './claims.ts';
import { isCommand } from './commands.ts';
import { isEmpty } from './gaps.ts';
import { figureStatementsFrom } from './figures.ts';
import { isDangling, isUnexplained } from './dangling.ts';
import { quote } from './distractors.ts';
import type { Workshop } from './distractors.ts';
import { byWay } from './directions.ts';
import { byChoice, byMeaning } from './fills.ts';
import { byNaming } from './namings.ts';
import { byMate } from './mates.ts';
import { isNamed } from './named.ts';
import { byOpposite, isChanging } from './opposites.ts';
import type { Swap } from './opposites.ts';
import { byCount, byDenial, byName, byNumber } from './swaps.ts';
import { withDrug } from './unnamed-drug.ts';
import { byThreshold } from './thresholds.ts';
import type { DraftItem } from './types.ts';

/** Where something is said to happen at times or among other things, what is changed may be so as well. */
const isOpen = (claim: string) =>
  /\b(?:if|when|whenever|once|unless|until|while|whether|although|because|since|in the case)\b|^(?:as|in addition|in general|where|though)\b|\b(?:may|might|can|could|some|sometimes|often|usually|generally|typically|normally|commonly|frequently|rarely|primarily|particularly|especially|mainly|mostly|largely|relatively|appears?|tends?|many|most(?! (?:superficial|abundant|numerous|severe))|believed|thought|likely|perhaps|possibly|probably|suggest\w*|varies|vary|helps?|contribut\w+|involv\w+|associated|important|purpose|about half)\b/i.test(
    claim,
  );
/** Of what is named as an example or a part, the thing that takes its place may be another. */
const namesSome = (claim: string) => /\b(?:includ\w+|such as)\b/i.test(claim);
/** "Inflammation is something everyone has experienced": said in everyday words. */
const isThin = ({ relation, object }: Fact, claim: string) =>
  /^(?:is|are|was|were)$/.test(relation) &&
  isEmpty(object) &&
  !/\d/.test(claim) &&
  wordsOf(claim).filter(({ key, lower }) => lower.length > 2 && isRare(key)).length < 2;
/** "- A1AT deficiency if young": under that condition nothing is said of it. */
const isFragment = ({ kind }: Segment, claim: string): boolean => {
  if (kind !== 'bullet') return false;
  // "- Boggy uterus above the umbilicus": of what, its heading may say; nothing is said of it.
  if (!/[\d:=]/.test(claim) && !hasVerb(claim)) return true;
  const [main = '', ...condition] = claim.split(' if ');
  return condition.length > 0 && main.split(' ').length <= 4 && !hasVerb(main);
};
/** "Evaporation is … by the evaporation of water", "the X cell secretes X": what it is about comes back in what is said of it. */
const isCircular = ({ subject, type }: Fact, claim: string): boolean => {
  const parts = subject.split(' ').filter((part) => part.length > 4 && !isClassName(part));
  const words = wordsOf(claim).flatMap(({ key }) => key.split(' '));
  const isTwice = (part: string) => words.filter((word) => word === part).length > 1;
  return parts.length > (type === 'definition' ? 0 : 1) && parts.every(isTwice);
};
const isDoubtful = (claim: string) =>
  /\b(?:believed|thought|perhaps|possibly|probably|suggest\w*|seem\w*|appears? to)\b/i.test(claim);

/** "Any bacteria", "can only show", "completely depends": said too roundly for somebody who knows the exceptions. */
const isAbsolute = (claim: string) =>
  /^(?:any|no)\b|(?<!-)\b(?:(?<!\b(?:used|given|needed|reserved|indicated|started|recommended) )only|all(?!-)|every|everything|everyone|just (?:one|a single)|always|never|exclusively|solely|entirely|completely|none|nothing|in reality|any other|most other)\b/i.test(
    claim,
  );
/** "… has two parts", "are sometimes measured", "assess other functions": sound, with little to judge. */
const isWeak = (claim: string) =>
  /\b(?:two|three|four|five|six|seven)(?: \p{L}+)? (?:groups|parts|types|regions|mechanisms|classes|categories|processes|activities)$|\bsometimes\b|\b(?:important|serious|major|common)(?: \p{L}+)? (?:issues?|problems?|concerns?|topics?)$/iu.test(
    claim,
  );
/** "Other stimuli": other than what? Neurons send signals "to other neurons", and a cell "to other cells". */
const saysOther = (claim: string): boolean =>
  [
    ...claim.matchAll(
      /(?<!\b(?:and|or|each|any|than|although|while|no) )(?<!\b(?:from|to|with) (?=other (?:neurons|cells|organs|tissues|bones|muscles)\b))\bother (?:[\p{L}-]+ )??(\p{L}+(?:s|li|ia|ae|ri))\b/giu,
    ),
  ].some(
    ({ 1: things = '', index }) =>
      !claim
        .slice(0, index)
        .toLowerCase()
        .includes(things.slice(0, Math.max(3, things.length - 2)).toLowerCase()),
  );
const counts = /\b(?:two|three|four|five|six|seven|eight|nine|ten|several|some|few|many) /i;
/** What a first claim may not be cut from: "…: the liver and the pancreas", "…—those visible by observation". */
const belongs = /^(?::|—| –|, (?:which|including|such as|especially|named|called|and that)\b)/;

const isLabelled = (statement: string) => /^[^,.:;]{2,45}? ?(?:[:=]| [–—-] )/.test(statement);

/** What is said to be true: the whole of a statement that goes on to say what it speaks of, the first claim of any other. */
function truthOf(
  { statement, relation, object }: Fact,
  segment: Segment,
  claim: string | null,
): string | null {
  // "Superinfection: a new infection …": what a label means is said of it.
  if (relation === ':' && /^(?:an?|the) /i.test(object)) {
    const end = `: ${object}`;
    const label = statement.endsWith(end) ? statement.slice(0, -end.length) : '';
    if (label !== '' && !/[,;:()]/.test(label))
      return `${label} ${isPlural(label) ? 'are' : 'is'} ${lowerFirst(object)}`;
  }
  // Any other line with a label is no sentence.
  if ((segment.kind === 'bullet' || segment.kind === 'step') && isLabelled(statement)) return null;
  if (claim === null || belongs.test(statement.slice(claim.length))) {
    const whole = wholeOf(statement);
    return whole ?? (claim !== null && counts.test(claim) ? null : claim);
  }
  return claim;
}

/** Words that say little. */
const fillers =
  /\b(?:some|many|most|various|several|certain|different|particular|important|specific|involved|based|associated|variety|multiple|functions?|aspects?|roles?|other|others|may|can|often|usually|typically|generally|examples?|helps?|stud(?:y|ied|ies)|unique|complex|essential|necessary|critical|scientific\w*|physicians?|simply|way|ways|things?|need|needed|actually|usually|basically)\b/gi;
/** How much a statement says that can be judged: names, and few words that say nothing. */
const clarity = (workshop: Workshop, fact: Fact, claim: string): number => {
  const names = (workshop.index.inSegment.get(fact.segmentId) ?? []).filter(({ term }) =>
    claim.toLowerCase().includes(term.surface.toLowerCase()),
  ).length;
  const isBrief = contentWords(claim).size < 6;
  return 0.4 * Math.min(3, names) - (isBrief ? 0.8 : 0) - 0.6 * (claim.match(fillers) ?? []).length;
};

/** "The umbilical vein carries …", of "the umbilical vein, which carries …". */
const isJoined = (truth: string, source: string): boolean =>
  !source.toLowerCase().includes(truth.toLowerCase()) &&
  unjoined(source).toLowerCase().includes(truth.toLowerCase());

/** A statement as the note makes it, or with one thing in it changed: a figure, a denial, a direction, a name. */
export function trueFalseFrom(workshop: Workshop, fact: Fact): readonly DraftItem[] {
  const ofLine = figureStatementsFrom(workshop, fact);
  if (ofLine) return ofLine;
  const segment = workshop.segments[fact.segmentId];
  if (!segment || (fact.statement === '' && fact.type !== 'definition')) return [];
  const claim = claimOf(fact.statement);
  const told = clean(segment.text);
  const source = plainly(told, workshop.abbreviations);
  const drafts: DraftItem[] = [];
  const draft = (isTrue: boolean, stem: string, rationale: string, rank: number, said = '') =>
    drafts.push({
      kind: 'true_false',
      stem: `True or false? ${stem}${/[.!?][”"]$/.test(stem) ? '' : '.'}`,
      answer: { text: isTrue ? 'True' : 'False', rationale, term: fact.subject },
      distractors: [{ text: isTrue ? 'False' : 'True', rationale, term: null }],
      source: said === '' ? source : `${source} ${said}.`,
      fact,
      isOrdered: true,
      rank,
    });
  // "The therapeutic level is …" is told with the drug that the sentence before speaks of.
  const withSubject = (text: string | null) =>
    text !== null && isDangling(text) ? withDrug(workshop, segment, text) : text;
  const isOfDrug = (text: string) => text.startsWith('For ') && !source.startsWith('For ');
  const isAskable = (text: string) =>
    !isDangling(text) &&
    !isCommand(text) &&
    (fact.relation === ':' || isOfDrug(text) || isNamed(workshop, fact, text));
  const own = withSubject(claim);
  const turned = own === null || !isAskable(own) ? null : swapIn(workshop, fact, own);
  const swap = turned ?? byMeaning(workshop, fact, (said) => isOpen(said) || namesSome(said));
  if (swap) draft(false, swap.text, `It is “${swap.was}”, not “${swap.now}”. ${quote(told)}`, 5);
  const truth = fact.statement === '' ? null : withSubject(truthOf(fact, segment, claim));
  if (truth === null || !isAskable(truth) || isDoubtful(truth) || isAbsolute(truth) || saysOther(truth))
    return drafts;
  if (isThin(fact, truth) || isCircular(fact, truth) || isFragment(segment, truth)) return drafts;
  const isKnown = workshop.index.byKey.has(fact.subject) || fact.type === 'definition';
  const isPlain =
    isKnown &&
    !fact.negated &&
    !isUnexplained(truth) &&
    source.startsWith(truth.slice(0, 12)) &&
    !belongs.test(source.slice(truth.length));
  const rank = (isWeak(truth) ? -4 : isPlain ? 2 : -2) + clarity(workshop, fact, truth);
  // What can be turned false is kept for that: there is less of it.
  const isSetOut = fact.relation === ':' || isOfDrug(truth) || isJoined(truth, source);
  if (rank >= -4.4) draft(true, truth, quote(told), swap ? rank - 2 : rank, isSetOut ? truth : '');
  return drafts;
}

/** "Do not extend completely around": without the "not", it is nearly true. */
const deniesPart =
  /n(?:ot|['’]t)\b(?: [\p{L}-]+){0,5} (?:completely|entirely|fully|totally|wholly|all|always|necessarily|exclusively|directly|equally|every)\b/iu;

/** A claim turned false by one change, if there is one that is sure to. */
function swapIn(workshop: Workshop, fact: Fact, claim: string): Swap | null {
  const segment = workshop.segments[fact.segmentId];
  if (fact.negated) return segment && deniesPart.test(segment.text) ? null : byDenial(claim);
  // What only one of two has, it has mainly or usually, too.
  if (isOpen(claim)) return byMate(claim);
  const turned =
    byNumber(claim, workshop.seed + fact.id) ??
    (isChanging(claim) ? null : byThreshold(claim)) ??
    byCount(claim) ??
    byWay(claim) ??
    byOpposite(claim) ??
    byMate(claim) ??
    (segment ? byNaming(workshop, segment, claim) : null);
  if (turned) return turned;
  return namesSome(claim) ? null : (byName(workshop, fact, claim) ?? byChoice(workshop, fact, claim));
}
