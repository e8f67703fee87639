import { termByKey } from '../lexicon/terms.ts';
import { stopwords } from '../lexicon/words.ts';
import { presentForms, thirdPerson } from '../lexicon/verb-forms.ts';
import { isClassName } from '../notes/classes.ts';
import { contentWords } from '../notes/note-index.ts';
import type { NoteIndex, PoolTerm } from '../notes/note-index.ts';
import { isPlural } from '../notes/number.ts';
import type { Fact } from '../notes/types.ts';
import { isRare, wordsOf } from '../notes/words.ts';
import { askedOf, byItself } from './claims.ts';
import { isDangling } from './dangling.ts';
import type { Rival, Workshop } from './distractors.ts';
import { loose } from './gaps.ts';
import { isNamed, partOfMany } from './named.ts';
import { isNarrow } from './siblings.ts';

const maxLength = 130;

/** What is done to a thing, and to no other of its sort. Where something lies, its neighbors may lie as well. */
const passive =
  /^(?:is|are) (?:(?:mainly|primarily|mostly|largely) )?(?:produced|secreted|released|formed|made|synthesized|innervated|supplied|surrounded|covered|lined|separated|controlled|regulated|stimulated|activated|inhibited|converted|broken down|derived) /i;

/** Verbs of motion and of time, which hold of many things, and those that hold both ways: what joins A, A joins. */
const shared =
  /^(?:begins?|develops?|takes?|grows?|travels?|diffuses?|moves?|rises?|falls?|follows?|continues?|extends?|projects?|functions?|joins?|connects?|articulates?|attach(?:es)?|communicates?|meets?|comprises?|constitutes?|account(?:s)?|open(?:s)?|accompan(?:y|ies)|reacts?|combines?|belongs?|varies|possess(?:es)?|maintains?|aids?|arises?|originates?|empt(?:y|ies)|comes?|flows?|appears?|protects?|supports?)$/i;

/** Words by which something is said of more than one, or not of all times. */
const open =
  /\b(?:if|when|whenever|once|unless|until|while|whether|although|because|since|may|might|can|could|some|sometimes|often|usually|generally|typically|normally|commonly|frequently|rarely|particularly|especially|relatively|appears?|tends?|many|most|believed|thought|likely|perhaps|possibly|probably|varies|vary|helps?|contribut\w+|involv\w+|associated|important|purpose|part of|one of|also|others?|another|various|several|different|certain|each other|both|together|too|only|all|includ\w+|such as|example|same|similar|it|they|them|its|their|this|that|these|those|than)\b/i;

/** Words by which a sentence holds of more than what it names. */
const namesMore =
  /\b(?:may|might|can|could|some|sometimes|often|usually|generally|typically|normally|commonly|frequently|rarely|particularly|especially|relatively|appears?|tends?|many|most|believed|thought|likely|perhaps|possibly|probably|varies|vary|helps?|contribut\w+|involv\w+|associated|important|part of|one of|others?|another|various|several|different|certain|includ\w+|such as|example|same|similar|these|those|this)\b/i;

/** Much of what one of these does, the next one does. */
const wide = /^(?:hormone|neurotransmitter|electrolyte|system|organ system|region)$/;
const wideHead =
  /^(?:mucosa|lining|wall|epithelium|membrane|tissue|surface|level|concentration|rate|cavity|space|compartment|fluid)$/;

/** A thing of its own, and not a group or a quality of things. */
const isSingle = ({ key, parts, kind, surface, class: semanticClass }: PoolTerm): boolean =>
  !isClassName(key) &&
  // Of two drugs, signs or tests the one mostly does what the other does.
  /^(?:anatomy|substance)?$/.test(semanticClass ?? '') &&
  !wide.test(kind ?? '') &&
  !wideHead.test(parts.at(-1) ?? '') &&
  // "Hypothalamic hormones": a group.
  !(semanticClass === 'substance' && isPlural(surface) && isClassName(parts.at(-1) ?? ''));

/** "Million sperm", "the prevailing follicle": what neither the lexicon nor the note knows as a name. */
const isRealName = ({ key, cues }: PoolTerm): boolean =>
  termByKey(key) !== undefined || cues.some((cue) => cue !== 'heading' && cue !== 'defined');

const begin = (word: string) => word.slice(0, 4);

/** "Ovarian" and "ovary", "acromioclavicular" and "clavicle": a name that says what is asked. */
function isToldBy({ parts }: Pick<PoolTerm, 'parts'>, said: string): boolean {
  const words = wordsOf(said)
    .flatMap(({ key }) => key.split(' '))
    .filter((word) => word.length > 4);
  return parts.some(
    (part) =>
      part.length > 4 && words.some((word) => part.includes(begin(word)) || word.includes(begin(part))),
  );
}

/** What a fact says that its subject does, where it can be asked what does it: "drains the posterior surface of the tibia". */
export function doingOf(workshop: Pick<Workshop, 'index' | 'names' | 'segments'>, fact: Fact): string | null {
  const term = workshop.index.byKey.get(fact.subject);
  if (!term || fact.negated || !/^(?:role|cause|contrast)$/.test(fact.type) || fact.statement === '')
    return null;
  const verb = fact.relation.toLowerCase();
  const claim = askedOf(byItself(fact.statement));
  if (claim === null || isDangling(claim) || !isNamed(workshop, fact, claim)) return null;
  const at = claim.indexOf(` ${fact.relation} `);
  if (at < 0) return null;
  const said = claim.slice(at + 1);
  const isPassive = passive.test(said);
  if (!isPassive && (!presentForms.has(verb) || loose.test(verb) || shared.test(verb))) return null;
  const plural = isPlural(term.surface);
  if (isPassive ? (verb === 'are') !== plural : thirdPerson.has(verb) === plural) return null;
  return said.length <= maxLength &&
    !open.test(said) &&
    contentWords(said).size >= 3 &&
    isRealName(term) &&
    isSingle(term) &&
    !isToldBy(term, said)
    ? said
    : null;
}

/** Veins among veins, and each thing among those of its kind. */
const areOfSort = (key: PoolTerm, rival: Rival): boolean =>
  (key.kind === rival.kind || (rival.isSibling && key.kind === null)) &&
  (key.kind !== 'vessel' || isArtery(key.key) === isArtery(rival.key));
const isArtery = (name: string) => /(?:arter(?:y|iole)|aorta)$/.test(name);

/** Whether a rival is of another sort, or could be what is asked for, as its name says, or under another one: "pulmonary artery" and "pulmonary arteriole". */
export function isNearlyNamed({ byKey }: NoteIndex, key: PoolTerm, rival: Rival, asked: string): boolean {
  const term = byKey.get(rival.key);
  if (term && (!isSingle(term) || !isRealName(term))) return true;
  const words = term?.parts ?? rival.key.split(' ');
  if (!areOfSort(key, rival) || isToldBy({ parts: words }, asked)) return true;
  return words.some((word) =>
    key.parts.some(
      (part) => word !== part && word.length > 4 && part.length > 4 && word.slice(0, 5) === part.slice(0, 5),
    ),
  );
}

/** "The transverse _____": the gap would tear a name apart. */
const isFreeBefore = (before: string): boolean => {
  const last = before.trimEnd().split(' ').at(-1)?.toLowerCase() ?? '';
  return last === 'a(n)' || stopwords.has(last) || presentForms.has(last) || /ing$/.test(last);
};

/** A gap for what takes part in what is told, where the note tells it of one thing: "… into the _____". */
export const isPart = (
  { index }: Pick<Workshop, 'index'>,
  fact: Fact,
  statement: string,
  before: string,
  key: PoolTerm,
): boolean =>
  fact.type !== 'definition' &&
  // "Movements at the _____ are restricted by strong ligaments": of what has no name, its neighbors have one as well.
  (index.inSegment.get(fact.segmentId) ?? []).some(
    ({ term }) =>
      term.key !== key.key &&
      term.parts.some((part) => isRare(part) && !isClassName(part) && !partOfMany.test(part)) &&
      statement.toLowerCase().includes(term.surface.toLowerCase()),
  ) &&
  !/\b(?:when|if|as|because|since|while) [^,]*$/i.test(before) &&
  key.kind !== null &&
  isNarrow(key.kind) &&
  before.length > 15 &&
  isFreeBefore(before) &&
  !/\d (?:\p{L}+ )?$|\b(?:concentrations?|levels?) of $|\b(?:near|beside|each of|(?:boundary|border|next|adjacent|close) (?:with|to|of))(?: the| a\(n\))? $|^(?:how|what|why|where|when|which|who)\b|\b(?:would|will)\b/iu.test(
    before,
  ) &&
  !namesMore.test(statement) &&
  isRealName(key) &&
  isSingle(key) &&
  !isToldBy(key, statement.replace(key.surface, ' '));
