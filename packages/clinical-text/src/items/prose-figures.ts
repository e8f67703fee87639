import { clean } from '../notes/clean.ts';
import { spokenOf } from '../notes/owned-lists.ts';
import { unexplained } from '../notes/plainly.ts';
import type { Fact } from '../notes/types.ts';
import { upperFirst } from '../text/capitals.ts';
import { quantities } from '../text/quantities.ts';
import type { Quantity } from '../text/quantities.ts';
import { askedOf, hasVerb } from './claims.ts';
import { isDangling, isUnexplained } from './dangling.ts';
import type { Workshop } from './distractors.ts';
import { isWithinAnything, rule } from './figure-stems.ts';
import { isNamed } from './named.ts';
import type { DraftItem } from './types.ts';
import { withDrug } from './unnamed-drug.ts';
import { figureChoice, isSettled, variantsOf } from './values.ts';

const bound =
  /\b(?:at least|at most|no (?:more|less|faster|slower|longer|later) than|up to|within|every) (?:the first )?$/i;
const hedged =
  /^(?:as|by the time|although|at approximately)\b|\b(?:may|might|can|could|sometimes|usually|often|averag\w+|estimat\w+|likely|commonly|typically|healthy|initially|longer|as much as|or more|per year|recommended|equals?|in development)\b/i;
/** What is measured in percent, and is no share of anything that would have to be named. */
const inPercent = /\b(?:ejection fraction|h(?:a)?ematocrit|peak flow)\b/i;

/** Where a sentence goes on with something that its figure doesn't need. */
const goesOn =
  /,? and (?=(?:(?:is|are|has|have|protects?|reflects?|lasts?|needs?|means?)\b|(?:the|an?|it|they|noninvasive|lochia) )|(?:[\p{L}-]+ ){1,3}(?:is|are)\b)|, (?:and|but|so|which|so that) |,? because |; /giu;
const bounding = /\b(?:unless|except|only|if|when|until|provided)\b/i;

/** The first part of a sentence, as far as its figure goes; null where what follows bounds it. */
function clauseOf(statement: string): string | null {
  const [first, ...more] = quantities(statement);
  if (
    !first ||
    /^(?:if|when|while|once|because|although|as|since|by the time|the diagnosis)\b/i.test(statement)
  )
    return null;
  const cut = [...statement.matchAll(goesOn)].find(({ index }) => index >= first.end);
  if (!cut) return null;
  const before = statement.slice(0, cut.index);
  const isWhole =
    more.every(({ start, kind }) => start > cut.index && kind !== first.kind) &&
    before.split(' ').length >= 5 &&
    hasVerb(before);
  return isWhole && !bounding.test(statement.slice(cut.index).slice(0, 60)) ? before : null;
}

/** Several figures stand in one statement only if each is of another kind: a dose and a time. */
const areDistinct = (all: readonly Quantity[]): boolean =>
  all.length === 1 ||
  (all.length <= 3 &&
    all.every(({ kind }, at) => kind !== '' && all.findIndex((each) => each.kind === kind) === at));

/** Letters that the note nowhere says the meaning of: "B-type natriuretic peptide, or BNP," does. */
const isUnread = ({ segments }: Workshop, claim: string): boolean =>
  unexplained(claim).some(
    ({ 1: letters = '' }) =>
      isUnexplained(letters) && !segments.some(({ text }) => text.includes(`, or ${letters},`)),
  );

const clinical = /^(?:drug|drug class|condition|procedure|measure|sign|equipment)$/;

/** "Patients should drink at least 2 liters", "opened vials are kept for 28 days": of which illness or medicine, other sentences say. */
function saysOfWhat({ index }: Workshop, statement: string): boolean {
  const text = statement.toLowerCase();
  return index.pool.some(
    ({ class: own, surface }) => clinical.test(own ?? '') && text.includes(surface.toLowerCase()),
  );
}

/** A statement as the sentence has it, or made to stand alone: of the first a plain figure is the business of `valuesFrom`. */
interface Reading {
  readonly fact: Fact;
  readonly statement: string;
  readonly source: string;
  readonly isMade: boolean;
}

function choiceIn(workshop: Workshop, { fact, statement, source, isMade }: Reading): readonly DraftItem[] {
  const found = quantities(statement);
  if (found.length === 0 || !areDistinct(found) || hedged.test(statement)) return [];
  if (!saysOfWhat(workshop, statement)) return [];
  for (const whole of found) {
    const isOpen = !Number.isFinite(whole.low + whole.high);
    const before = statement.slice(0, whole.start);
    const lead = isOpen ? (/^\D*/.exec(statement.slice(whole.start, whole.end))?.[0].length ?? 0) : 0;
    const isBound = isOpen || bound.test(before);
    if (isBound && !rule.test(statement) && !(isOpen && isMade)) continue;
    if (isWithinAnything(statement, before, statement.slice(whole.end))) continue;
    if (/ Hg\b/.test(statement)) continue;
    const [bare] = quantities(
      statement.slice(whole.start + lead, whole.end).replace(/ (?:or|and) \p{L}+$/u, ''),
    );
    // A number of its own ("four drugs", "18 gauge"), an acidity, an aside.
    if (!bare || /\bpH\b[^,;]*$|\([^()]*$|\d[- ]$/.test(before)) continue;
    const isPercent =
      /^ ?(?:%|percent)/.test(statement.slice(whole.start + lead + bare.end)) ||
      /%/.test(statement.slice(whole.start, whole.end));
    if (bare.kind === '' && !isPercent) continue;
    const quantity = { ...bare, start: whole.start + lead, end: whole.start + lead + bare.end };
    const isOfMeasure = isPercent && inPercent.test(before);
    if (!isSettled(statement, quantity) && !isOfMeasure) continue;
    if (!isMade && !isBound && !isOfMeasure && found.length === 1) continue;
    // "1 hour" among "2 hours" would tell; of "hours a day" there are no more than 24.
    if (/^1 \p{L}{4}/u.test(statement.slice(quantity.start)) || /hours? (?:a|per|each) day\b/.test(statement))
      continue;
    const variants = variantsOf(statement, quantity, workshop.seed + fact.id, { small: true });
    if (!variants || !source.includes(variants.written)) continue;
    const gapped = `${statement.slice(0, quantity.start)}_____${statement.slice(quantity.end)}`;
    return [figureChoice(`Which figure does the note give? “${gapped}.”`, variants, source, fact)];
  }
  return [];
}

/** A figure of running text, of what the statement names or the sentence before it. */
export function proseFigureFrom(workshop: Workshop, fact: Fact): readonly DraftItem[] {
  const segment = workshop.segments[fact.segmentId];
  if (segment?.kind !== 'sentence' || fact.statement === '') return leaningFrom(workshop, fact);
  const claims = [askedOf(fact.statement), clauseOf(fact.statement)].filter((claim) => claim !== null);
  for (const claim of claims) {
    const statement = withDrug(workshop, segment, claim);
    if (statement === null) continue;
    if (
      statement === claim &&
      (isDangling(claim) || isUnread(workshop, claim) || !isNamed(workshop, fact, claim))
    )
      continue;
    const isMade = statement !== askedOf(fact.statement) || isUnexplained(claim);
    const drafts = choiceIn(workshop, { fact, statement, source: clean(segment.text), isMade });
    if (drafts.length > 0) return drafts;
  }
  return leaningFrom(workshop, fact);
}

/** "It", "they" at the beginning, or after "given intravenously". */
const leaning = /^(?<opening>(?:Given|Taken|Infused|Injected) [^,]{3,24}?,? )?(?<who>it|they) /iu;

/**
 * "They are stopped at least 3 days before surgery": a sentence without a fact of its own that leans on the one before it, with the name
 * of what that one speaks of.
 */
function leaningFrom(workshop: Workshop, fact: Fact): readonly DraftItem[] {
  const { segments, facts } = workshop;
  const segment = segments[fact.segmentId + 1];
  if (segment?.kind !== 'sentence' || facts.find(({ segmentId }) => segmentId === fact.segmentId) !== fact)
    return [];
  const text = clean(segment.text).replace(/\.$/, '');
  const { opening = '', who } = leaning.exec(text)?.groups ?? {};
  if (who === undefined || facts.some(({ segmentId }) => segmentId === segment.id && opening === ''))
    return [];
  const name = spokenOf(segments, segment, /^they$/i.test(who));
  if (name === null) return [];
  const rest = text.slice(opening.length + who.length);
  const told =
    opening === '' ? `${upperFirst(name)}${rest}` : `${opening.trim().replace(/,$/, '')}, ${name}${rest}`;
  const own = { ...fact, segmentId: segment.id, end: segment.end, statement: told };
  const source = `${clean(segments[fact.segmentId]?.text ?? '')} ${clean(segment.text)}`;
  return [askedOf(told), clauseOf(told)]
    .flatMap((claim) =>
      claim === null || isUnread(workshop, claim) || /\b(?:it|they|them|this|these)\b/i.test(claim)
        ? []
        : [claim],
    )
    .flatMap((claim) => choiceIn(workshop, { fact: own, statement: claim, source, isMade: true }))
    .slice(0, 1);
}
