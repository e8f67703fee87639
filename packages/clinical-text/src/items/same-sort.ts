import type { PoolTerm } from '../notes/note-index.ts';
import type { Fact } from '../notes/types.ts';
import { drugKindsIn } from '../lexicon/drug-classes.ts';
import { termByKey } from '../lexicon/terms.ts';
import { haveSamePurpose } from '../lexicon/purposes.ts';
import type { Rival } from './distractors.ts';
import { hypernymOf } from './siblings.ts';

/** Words by which a definition says what its thing is, and the names of what else is one. */
const sorts: readonly (readonly [word: RegExp, names: RegExp])[] = [
  [
    /^infection$/,
    /(?:itis|pneumonia|sepsis|tuberculosis|infection|abscess|influenza|measles|pertussis|empyema|COVID-19|malaria|gangrene|cold|croup|HIV|AIDS|syphilis|varicella|zoster|thrush|candidiasis)$/i,
  ],
  [/^inflammation$/, /(?:itis|pneumonia|inflammation)$/i],
  [
    /^(?:tremor|movement|jerk|twitch|spasm|contraction|seizure)$/,
    /(?:tremor|chorea|asterixis|tetany|clonus|dystonia|tics?|convulsion|seizure|fasciculation|spasm|ataxia|athetosis|dyskinesia|akathisia|cramp|rigidity)s?$/i,
  ],
  [
    /^(?:bleeding|h(?:a)?emorrhage)$/,
    /(?:h(?:a)?emorrhages?|bleed(?:ing|s)?|h(?:a)?ematomas?|hemoptysis|haemoptysis|mel(?:a)?ena|epistaxis|h(?:a)?ematemesis|h(?:a)?ematuria|h(?:a)?emothorax|purpura|petechiae?|abruption|previa|praevia)$/i,
  ],
  [
    /^(?:cancer|tumou?r|malignancy|neoplasm)$/,
    /(?:oma|cancer|leuk(?:a)?emia|tumou?r|disease|metastas[ei]s)s?$/i,
  ],
  [/^(?:pain|ache)$/, /(?:pain|ache|angina|algia|colic|dysuria|cramps?|migraine)$/i],
  [/^(?:rash|eruption)$/, /(?:rash|eczema|erythema|urticaria|hives|purpura|dermatitis|psoriasis|impetigo)$/i],
  [/^arrhythmia$/, /(?:fibrillation|flutter|tachycardia|bradycardia|block|asystole|extrasystole)s?$/i],
  [/^fracture$/, /fracture$/i],
];

/** Words under which many things stand that are no more alike than by their class. */
const general =
  /^(?:disease|disorder|condition|syndrome|illness|complication|state|emergency|problem|injury|stage|finding|symptom|sign|result|response|reaction|term|form|type|process|cause|failure)$/;

/** "A loop diuretic that …", but not "the safest analgesic": a class that is called after how it works. */
const isClassAsked = ({ type, object }: Fact): boolean => {
  const [name = ''] = object.split(/,|\(| (?:that|which|against|in|for|with|at|of|used|given)\b/);
  return (
    type === 'definition' && drugKindsIn(name).size > 0 && !/\b(?:opioid|analgesic|painkiller)s?$/i.test(name)
  );
};

/**
 * Whether something could be what the question says that its answer is. "Which of these is a flapping tremor?" has one answer among a large
 * spleen and a black stool, and "a partial agonist at the mu receptor" among medicines for the bowel. Only of illnesses, signs and medicines.
 */
export function isOfSortAsked(
  key: PoolTerm,
  rival: Rival,
  fact: Fact,
  isDefined: (rival: Rival) => boolean,
): boolean {
  // "A beta agonist": what the others are for doesn't tell what they are.
  if (key.class === 'drug' && key.isKnown && !isClassAsked(fact))
    return rival.class !== 'drug' || haveSamePurpose(key.key, rival.key) || rival.kind === key.kind;
  // Lactulose acidifies the colon: among its neighbors, and no gland of the mouth.
  if (key.class === 'anatomy' && termByKey(fact.subject)?.class === 'drug')
    return rival.kind === key.kind && !/gland$/.test(rival.text);
  if ((key.class !== 'condition' && key.class !== 'sign') || fact.type !== 'definition') return true;
  const head = hypernymOf(fact);
  if (head === null || general.test(head)) return true;
  const sort = sorts.find(([word]) => word.test(head));
  if (sort) return sort[1].test(rival.text);
  return isDefined(rival) || rival.kind === key.kind;
}
