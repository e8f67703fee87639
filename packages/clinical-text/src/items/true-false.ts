import { clean, standaloneStatement } from '../notes/clean.ts';
import { contentWords, pairOf } from '../notes/index.ts';
import type { PoolTerm } from '../notes/index.ts';
import type { Fact } from '../notes/types.ts';
import { claimOf } from './claims.ts';
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
  agonist/antagonist gram-positive/gram-negative aerobic/anaerobic
  larger/smaller largest/smallest upper/lower above/below before/after left/right longer/shorter longest/shortest
  thick/thin thicker/thinner thickest/thinnest inner/outer innermost/outermost inside/outside gains/loses gain/lose
  gained/lost rises/falls rise/fall rising/falling rapid/slow rapidly/slowly superficial/deep stronger/weaker strongest/weakest
  strong/weak ascending/descending contracts/relaxes contract/relax contracted/relaxed enters/leaves enter/leave hard/soft
  narrow/wide narrower/wider oxygenated/deoxygenated exhalation/inhalation hydrophilic/hydrophobic inhibitory/excitatory
  acidic/alkaline begins/ends promotes/prevents activates/inactivates activated/inactivated
  active/inactive heavier/lighter mature/immature dominant/recessive homozygous/heterozygous positive/negative
  positively/negatively more/less speeds/slows widens/narrows stimulated/inhibited
  stimulating/inhibiting raising/lowering dilated/constricted constricting/dilating abducts/adducts
  flexes/extends arteries/veins artery/vein arterial/venous endocrine/exocrine systolic/diastolic inhale/exhale inhales/exhales dark/light
  darker/lighter concentrated/dilute present/absent presence/absence early/late earlier/later top/bottom
  open/closed opens/closes opened/closed warm/cool warmer/cooler hot/cold straight/curved rigid/flexible elevation/depression
  elevates/depresses protraction/retraction pronation/supination attracts/repels attract/repel loss/gain cation/anion
  cations/anions oxidation/reduction intracellular/extracellular diploid/haploid
  myelinated/unmyelinated presynaptic/postsynaptic superiorly/inferiorly medially/laterally anteriorly/posteriorly
  proximally/distally dorsally/ventrally polar/nonpolar essential/nonessential innate/adaptive excitation/inhibition
  maternal/fetal
  same/opposite soluble/insoluble visible/invisible saturated/unsaturated movable/immovable
   upward/downward upwards/downwards inward/outward horizontal/vertical axial/appendicular`
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
  // Where its opposite stands there too, or it is one of a pair, the statement may come out true again.
  const written = new Set(words.map(([word]) => word));
  const match = words.find(({ 0: word, index }) => {
    const other = opposites.get(word) ?? '';
    const isPaired =
      /\b(?:and|or)\s$/.test(statement.slice(0, index)) ||
      /^(?: and| or|,|-)/.test(statement.slice(index + word.length));
    const next = /^ (\p{L}+)/u.exec(statement.slice(index + word.length))?.[1] ?? '';
    const article = /\b(an?)\s$/i.exec(statement.slice(0, index))?.[1]?.toLowerCase();
    const fits = article === undefined || (article === 'an') === /^[aeiou]/.test(other);
    // "Lower" is the opposite of "upper" and of "higher", and a verb besides.
    if (
      !fits ||
      word === 'lower' ||
      (/^(?:more|less)$/.test(word) && /^than$|(?:al|ior|ic|ous|ive|ar|ly|ed|ing|ent|ant|ble)$/.test(next))
    )
      return false;
    return !written.has(other) && !isPaired && words.filter(([each]) => each === word).length === 1;
  });
  const now = match && opposites.get(match[0]);
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
  const variants = quantity && more.length <= 1 && !isAside ? variantsOf(statement, quantity, seed) : null;
  if (!quantity || !variants) return null;
  const now = variants.others.at(-1) ?? '';
  return {
    text: `${statement.slice(0, quantity.start)}${now}${statement.slice(quantity.end)}`,
    was: variants.written,
    now,
  };
}

/** Set beside each other by the note, or named alike: the rest of a statement is as likely said of the one as of the other. */
function areParallel({ index, siblings }: Workshop, term: PoolTerm, key: string): boolean {
  const rival = index.byKey.get(key);
  if (!rival) return false;
  const isAlike = term.parts.length > 1 && rival.parts.length > 1 && term.parts.at(-1) === rival.parts.at(-1);
  return isAlike || siblings.has(pairOf(term.key, key));
}

function byEntity(workshop: Workshop, fact: Fact, statement: string): Swap | null {
  const segment = workshop.segments[fact.segmentId];
  // Only what the statement is about can be swapped and the statement be sure to turn false.
  if (!segment || fact.relation === '' || fact.type === 'list') return null;
  // What is smaller than one thing may be smaller than another.
  if (/\b(?:than|compared|relative to|like|unlike)\b/i.test(statement)) return null;
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
        areParallel(workshop, term, each.key) &&
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

/** Where something is said to happen at times, its opposite may happen as well. */
const isUncertain = (statement: string) =>
  /\b(?:may|might|can|could|some|sometimes|often|many|believed|thought|likely|perhaps|possibly|probably|suggest\w*|varies|vary)\b/i.test(
    statement,
  );

/** A statement as the note makes it, or with one thing in it changed: a number, an opposite, a name. */
export function trueFalseFrom(workshop: Workshop, fact: Fact): readonly DraftItem[] {
  const segment = workshop.segments[fact.segmentId];
  const whole = segment ? standaloneStatement(segment.text) : null;
  const statement = whole === null ? null : claimOf(whole);
  if (!segment || statement === null || fact.negated || fact.type === 'sequence') return [];
  if (contentWords(statement).size < 4) return [];
  // What is said with "may" or "some" is neither true nor false when changed.
  const swap = isUncertain(statement)
    ? null
    : (byNumber(statement, workshop.seed + fact.id) ??
      byAntonym(statement) ??
      (isSoft(statement) ? null : byEntity(workshop, fact, statement)));
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
  if (!isDoubtful && subject) draft(true, statement, quote(source), 5);
  return drafts;
}
