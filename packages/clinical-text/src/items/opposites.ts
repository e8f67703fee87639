import { auxiliary, presentForms, thirdPerson } from '../lexicon/verb-forms.ts';
import { closedPairs } from './closed-pairs.ts';
import { narrowPairs, placePairs } from './pairs.ts';
import type { Family } from './pairs.ts';

export interface Swap {
  readonly text: string;
  readonly was: string;
  readonly now: string;
}

const afterVerbToBe = (before: string) =>
  /\b(?:is|are|was|were|becomes?|remains?)(?: (?:an?|the|\p{L}+ly|considered|under))*\s$/iu.test(before);

export const place =
  /\b(?:\p{L}*(?:anterior|posterior|superior|inferior|medial|lateral|proximal|distal|ventral|dorsal)\p{L}*|superficial|deep|deeper|upper|lower|inner|outer|internal|external|inside|outside|above|below|beneath|top|bottom|left|right|front|back|away|towards?|midline|either side|up|down|\p{L}+ward)\b|\b(?:intra|extra|sub|supra|infra)\p{L}{4}/giu;
const amount =
  /\b(?:(?:in|de)creas\w*|rais\w*|lower\w*|ris(?:e|es|ing|en)|fall\w*|high\w*|low|more|less|fewer|great\w*|larg\w*|small\w*|thick\w*|thin\w*|long\w*|short\w*|wide\w*|narrow\w*|fast\w*|slow\w*|rapid\w*|quick\w*|strong\w*|weak\w*|trigger\w*|enhanc\w*|reduc\w*|excess\w*|deficien\w*|gain\w*|los(?:e|es|s|t|ing)|stimulat\w*|inhibit\w*|promot\w*|prevent\w*|activat\w*|inactivat\w*|accelerat\w*|thereby|break\w*|cleav\w*|divid\w*|piec\w*|fragment\w*|shrink\w*|grow\w*|stop\w*|start\w*|suppress\w*|\w*dilat\w*|\w*constrict\w*|contract\w*|relax\w*|only|most|least|hyper\w+|hypo\w+|insufficien\w*|lack\w*|too)\b/giu;

const amounts =
  /^(?: (?:blood|serum|plasma|oxygen|glucose|calcium|sodium|potassium|water|arterial|body|hormone|\p{L}+))? (?:levels?|concentrations?|pressures?|rates?|temperatures?|volumes?|amounts?|output|flow|pH|osmolarity|resistance|secretion|production|density|solubility|permeability|content|activity)\b/u;

const families: readonly Family[] = [
  ...placePairs,
  {
    pairs: 'inside/outside above/below',
    fits: (before) => /\b(?:lies?|located|found|sits?|situated|positioned|just|occurs?)\s$/.test(before),
    against: place,
  },
  {
    pairs: `superiorly/inferiorly medially/laterally anteriorly/posteriorly proximally/distally dorsally/ventrally upward/downward`,
    // "Lifts upward": the verb says which way; and what runs upward runs downward, too.
    fits: (before) =>
      !/\b(?:pass|run|cours|travel|travers|lift|rais|ris|elevat|ascend|climb|drop|descend|fall|fell|lower|depress|sink)\w* $/i.test(
        before,
      ),
    against: place,
  },
  {
    pairs: `increases/decreases increased/decreased raises/lowers rises/falls increase/decrease`,
    // "After the birth": first the one, perhaps, and then the other.
    fits: (_, after) => !/^ (?:to|on|in the range|within|into|under|away|back|after)\b|^$/.test(after),
    against: amount,
  },
  {
    pairs: 'high/low higher/lower increased/decreased',
    fits: (before, after) => amounts.test(after) && !/\b(?:of|to|for|by) (?:the|an?) $/.test(before),
    against: amount,
  },
  {
    pairs: `larger/smaller longer/shorter thicker/thinner wider/narrower higher/lower stronger/weaker faster/slower heavier/lighter
    greater/smaller`,
    fits: (before, after) =>
      afterVerbToBe(before.replace(/(?:much|far|slightly|somewhat|significantly)\s$/, '')) &&
      /\bthan\b/.test(after),
    against: amount,
  },
  {
    pairs: 'longer/shorter larger/smaller thicker/thinner wider/narrower',
    fits: (before, after) =>
      /\b(?:has|have)(?: an?)?\s$/.test(before) && /^ (?:\p{L}+ ){1,3}than\b/u.test(after),
    against: amount,
  },
  {
    pairs: 'severe/mild rapid/slow strong/weak stable/unstable',
    // "Is strong evidence", "is flexible cartilage": beside others of its name, which may be weaker or softer still.
    fits: (before, after) =>
      afterVerbToBe(before) &&
      /^(?:$| (?:in|during|at|after)\b)/.test(after) &&
      !/\b(?:more|less|most|least|as|so|too|how|relatively|fairly|quite|rather)\s$/.test(before),
    against: amount,
  },
  {
    pairs: 'always/never',
    fits: (before, after) => /\b(?:is|are|has|have)\s$/.test(before) && !/\bnot\b/.test(after),
    against: /\b(?:only|except|unless|all|every|none)\b/giu,
  },
  {
    pairs: 'increasing/decreasing raising/lowering',
    fits: (before) => /\b(?:by|in|for)\s$/.test(before),
    against: amount,
  },
  {
    pairs: 'contraction/relaxation',
    fits: (before, after) =>
      /\b(?:for|during|causes?|triggers?) (?:the )?$/.test(before) && /^ of\b/.test(after),
    against: amount,
  },
  {
    pairs: 'high/low rich/poor',
    fits: (_, after) => /^ in \p{L}/u.test(after),
    against: amount,
  },
  {
    pairs: 'more/less',
    fits: (before, after) =>
      /\b(?:has|have|contains?|carry|carries|requires?|makes?|made|is|are|becomes?)(?: \p{L}+)?\s$/u.test(
        before,
      ) && /^ \p{L}+(?: of \p{L}+)?(?=$| because| than)/u.test(after),
    against: amount,
  },
  {
    pairs: 'most/least',
    fits: (before, after) =>
      /\bthe $/.test(before) &&
      /^ (?:common|commonly|abundant|frequent|frequently|severe|numerous|superficial)\b/.test(after),
    against: amount,
  },
  {
    pairs: 'oxygenated/deoxygenated',
    fits: (_, after) => /^ blood\b/.test(after),
    against: /\b(?:de)?oxygenated\b|\boxygen\b|\bcarbon dioxide\b|\b(?:left|right)\b/giu,
  },
  {
    pairs: 'left/right',
    fits: (_, after) => /^ (?:atrium|ventricle|side of the heart)\b/.test(after),
    against: /\b(?:left|right|mitral|tricuspid|bicuspid)\b/giu,
  },
  {
    pairs: 'mechanical/chemical',
    fits: (_, after) => /^ digestion\b/.test(after),
    against: /\b(?:enzym\p{L}*|chew\p{L}*|teeth|churn\p{L}*|mix\p{L}*|acid\p{L}*)\b/giu,
  },
  {
    pairs: 'more/less',
    fits: (_, after) => /^ (?:\p{L}+ ){1,7}?than\b/u.test(after),
    against: amount,
  },
  {
    pairs:
      'largest/smallest longest/shortest thickest/thinnest strongest/weakest highest/lowest outermost/innermost',
    // The largest of the whole body everybody knows.
    fits: (before, after) => afterVerbToBe(before) && !/\b(?:of|in) the (?:human )?body\b/.test(after),
    against:
      /\b(?:largest|smallest|longest|shortest|thickest|thinnest|most|least|massive|tiny|strongest|weakest|\p{L}+er|small|large)\b/giu,
  },
  {
    pairs: 'stimulates/inhibits promotes/prevents accelerates/slows stimulate/inhibit',
    fits: (_, after) => !/\b(?:to|from)\s\p{L}+/u.test(after.split(',')[0] ?? ''),
    against: amount,
  },
  {
    pairs: `contracts/relaxes dilates/constricts widens/narrows vasodilation/vasoconstriction tachycardia/bradycardia hypertension/hypotension hyperkalaemia/hypokalaemia hyperkalemia/hypokalemia
    hyperglycaemia/hypoglycaemia hyperglycemia/hypoglycemia hypernatraemia/hyponatraemia hypernatremia/hyponatremia
    hypercalcaemia/hypocalcaemia hypercalcemia/hypocalcemia hypermagnesaemia/hypomagnesaemia hypermagnesemia/hypomagnesemia
    hyperthyroidism/hypothyroidism hyperventilation/hypoventilation hyperthermia/hypothermia tachypnoea/bradypnoea
    tachypnea/bradypnea mydriasis/miosis leukocytosis/leukopenia constipation/diarrhoea constipation/diarrhea
    bronchodilation/bronchoconstriction acidosis/alkalosis`,
    fits: (before) => !/\b(?:for|against|to|of)\s$/.test(before),
    against: amount,
  },
  {
    pairs: 'systole/diastole inspiration/expiration inhalation/exhalation',
    fits: (before) => /\b(?:during|in|at the end of)\s$/.test(before),
    against:
      /\b(?:\p{L}*spir\p{L}*|\p{L}*hal(?:e|es|ed|ing|ation)|breath\p{L}*|\p{L}*stol\p{L}*|contract\p{L}*|relax\p{L}*|fill\p{L}*|eject\p{L}*|expand\p{L}*)\b/giu,
  },
  {
    // Of a movement, and neither of breathing nor of a mood.
    pairs: 'elevation/depression',
    fits: (before, after) =>
      /(?:^|\b(?:an?|the|is|are|for|during|by|allows?|causes?|produces?|called) )$/i.test(before) &&
      /\b(?:scapula\p{L}*|mandib\p{L}*|jaw|shoulders?|ribs?|clavicles?|hyoid|larynx|pectoral girdle)\b/iu.test(
        `${before} ${after}`,
      ),
    against: place,
  },
  {
    pairs: `flexion/extension abduction/adduction pronation/supination protraction/retraction
    dorsiflexion/plantarflexion`,
    fits: (before) => !/\p{L}(?:al|ar|i)\s$/u.test(before),
    against: place,
  },
  {
    pairs: `voluntary/involuntary reversible/irreversible benign/malignant aerobic/anaerobic hydrophilic/hydrophobic polar/nonpolar
    acidic/alkaline haploid/diploid myelinated/unmyelinated dominant/recessive anabolic/catabolic movable/immovable
    excitatory/inhibitory hypertonic/hypotonic`,
    fits: afterVerbToBe,
    against:
      /\b(?:conscious\w*|control|water|bond\w*|charge\w*|heal\w*|spread\w*|oxygen|insoluble|repel\w*|build\w*|break\w*|\p{L}*(?:voluntary|versible|polar|acid\p{L}*|alkal\p{L}*|base|myelin)|fixed)\b/giu,
  },
  {
    pairs: 'sensory/motor afferent/efferent',
    fits: (_, after) => /^ (?:information|neurons?|fibers?|axons?|signals?|impulses?|nerves?)\b/.test(after),
    against:
      /\b(?:\p{L}*sens\p{L}*|motor|\p{L}*fferent|mov\p{L}*|muscl\p{L}*|receptor\p{L}*|skin|command\p{L}*|dorsal|ventral)\b/giu,
  },
  {
    pairs: 'positively/negatively positive/negative',
    fits: (_, after) => /^ (?:charge|charged)\b/.test(after),
    against:
      /\b(?:\p{L}*(?:positiv|negativ)\p{L}*|attract\p{L}*|repel\p{L}*|opposite)\b|[+–−](?:$|[\s,.;)])/giu,
  },
  {
    pairs: 'sympathetic/parasympathetic innate/adaptive arterial/venous',
    fits: (before, after) =>
      afterVerbToBe(before) ||
      /^ (?:stimulation|activation|activity|innervation|end|side|circulation)\b/.test(after),
    against:
      /\b(?:fight|rest|stress|duct\p{L}*|arter\p{L}*|ve(?:in|nous)\p{L}*|\p{L}*sympathetic|immediate\p{L}*|specific\p{L}*)\b/giu,
  },
];

const changing =
  /\b(?:pressure|volume|rate|level|concentration|flow|tension|output|temperature|permeability|size|diameter)s?\b/i;
const timed =
  /\b(?:during|after|before|at (?:birth|rest|night)|in (?:response|pregnancy|adults|children|males|females|men|women))\b|\bfrom\b.*\bto\b/i;

const turned: ReadonlyMap<string, readonly (readonly [string, Family])[]> = (() => {
  const map = new Map<string, (readonly [string, Family])[]>();
  for (const family of [...families, ...narrowPairs, ...closedPairs])
    for (const pair of family.pairs.split(/\s+/)) {
      const [one = '', other = ''] = pair.split('/');
      map.set(one, [...(map.get(one) ?? []), [other, family]]);
      map.set(other, [...(map.get(other) ?? []), [one, family]]);
    }
  return map;
})();

/** Whether a word has an opposite that it is ever turned into. */
export const isTurnable = (word: string): boolean => turned.has(word);

/** Where a statement's own verb stands: what comes before it is what the statement is about, and stays. */
export function verbAt(words: readonly RegExpExecArray[]): number {
  const verb = words.find(
    ({ 0: word }, at) =>
      at > 0 && (auxiliary.test(word) || thirdPerson.has(word) || (at > 1 && presentForms.has(word))),
  );
  return verb?.index ?? Infinity;
}

/** Where the main clause begins: behind "When …," and the like. */
export function mainClauseAt(statement: string): number {
  const isLater =
    /^(?:if|when|whenever|as|because|since|although|though|while|once|where|after|before|until|during|considering|in (?:cases?|people|patients|individuals))\b/i.test(
      statement,
    );
  const comma = statement.indexOf(', ');
  return isLater ? (comma < 0 ? statement.length : comma) : 0;
}

/** What follows "that", "which", "so" and the like says which thing is meant, or what comes of something. */
export const isSubordinate = (before: string): boolean =>
  /\b(?:that|which|who|whose|where|because|so|since|although|if|when|in order to)\b[^,]*$/i.test(before);

/** "Insulin is a hormone that lowers …": what a definition says with a verb is said of its subject. */
const defining = /(^(?:[\p{L}-]+ ){1,5}(?:is|are) an? (?:[\p{L}-]+ ){1,5})that $/u;

/** A pressure is higher at one time and place and lower at another: which are meant, another sentence says. */
export const isChanging = (statement: string): boolean =>
  changing.test(statement.slice(0, verbAt([...statement.matchAll(/[\p{L}-]+/gu)]))) && !timed.test(statement);

/**
 * A statement turned round by the one word in it that says which way: only where that word belongs to what is said, and nothing else
 * in the statement speaks of the same matter, so that the rest neither contradicts it nor gives it away.
 */
export function byOpposite(statement: string): Swap | null {
  const words = [...statement.matchAll(/[\p{L}-]+/gu)];
  // What has a name is described before it.
  const isNaming = /\b(?:called|termed|known as|referred to as)\b/.test(statement);
  const from = isNaming ? 0 : Math.max(verbAt(words), mainClauseAt(statement));
  // "Extremely sensitive, much more so than …": the rest contradicts its opposite.
  if (/\b(?:more|less) so\b|\b(?:extremely|exceptionally)\b/i.test(statement)) return null;
  const written = new Set(words.map(([word]) => word));
  const isState = isChanging(statement);
  for (const { 0: was, index } of words) {
    const before = statement.slice(0, index);
    const after = statement.slice(index + was.length);
    // "An excitatory potential (EPSP)": its acronym would be left behind.
    if (/^[^,.;(]{0,60}\([A-Z]{2,6}\)/.test(after)) continue;
    if (/\b(?:and|or|both)\s$|[,-]$/.test(before) || /^(?: and\b| or\b|-)/.test(after)) continue;
    for (const [now, { fits, against }] of turned.get(was) ?? []) {
      const isFronted = /^ to the\b/.test(after) || /^(?:fe)?males$|^(?:wo)?men$/.test(was);
      if (
        (index < from && !isFronted) ||
        written.has(now) ||
        isSubordinate(before.replace(defining, '$1')) ||
        (isState && against === amount) ||
        !fits(before, after)
      )
        continue;
      const others = [...statement.matchAll(against)].filter((match) => match.index !== index);
      if (others.length > 0) continue;
      const article = /\b(an?)\s$/i.exec(before)?.[1]?.toLowerCase();
      if (article !== undefined && (article === 'an') !== /^[aeiou]/.test(now)) continue;
      return { text: `${before}${now}${after}`, was, now };
    }
  }
  return null;
}
