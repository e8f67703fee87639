/** A pair of words that name one of two ways, where the other way makes a statement that is false and could be believed. */
export interface Family {
  /** Words that fit one another's place. */
  readonly pairs: string;
  /** Whether the place is one where the opposite makes a statement that somebody could believe. */
  readonly fits: (before: string, after: string) => boolean;
  /** What else in the statement would then speak against it, beside the words of the pairs. */
  readonly against: RegExp;
}

/** What lies to the front lies neither higher nor lower for that: words of another axis don't speak against a turn. */
const axes: readonly Pick<Family, 'pairs' | 'against'>[] = [
  {
    pairs: 'anterior/posterior ventral/dorsal',
    against:
      /\b(?:\p{L}*(?:anterior|posterior|ventral|dorsal)\p{L}*|front|back|behind|forward|backward|midline)\b/giu,
  },
  {
    pairs: 'superior/inferior upper/lower top/bottom',
    against:
      /\b(?:\p{L}*(?:superior|inferior|crani|caud)\p{L}*|upper|lower|top|bottom|above|below|beneath|base|apex|up|down|upward|downward|high\p{L}*|low\p{L}*|(?:a|de)scend\p{L}*)\b|\b(?:sub|supra|infra)\p{L}{4}/giu,
  },
  {
    pairs: 'medial/lateral',
    against:
      /\b(?:\p{L}*(?:medial|lateral)\p{L}*|midline|left|right|inner|outer|either side|thumb|toe|pinky)\b/giu,
  },
  {
    pairs: 'proximal/distal',
    against: /\b(?:\p{L}*(?:proximal|distal)\p{L}*|upper|lower|superior|inferior|base|head)\b/giu,
  },
  {
    pairs: 'superficial/deep innermost/outermost',
    against:
      /\b(?:superficial\p{L}*|deep\p{L}*|inner\p{L}*|outer\p{L}*|internal\p{L}*|external\p{L}*|inside|outside|above|below|beneath|surface)\b|\b(?:intra|extra|sub)\p{L}{4}/giu,
  },
];

/** "Anterior to the …", "the medial border": where something lies. */
export const placePairs: readonly Family[] = axes.map(({ pairs, against }) => ({
  pairs,
  fits: (_, after) =>
    /^ (?:to the|portion|part|side|surface|border|end|edge|aspect|margin|layer|half|wall|segment|section|third|boundary|face|lining|region)\b/.test(
      after,
    ),
  against,
}));

/** Two of a kind, told apart by one word before the thing: "the gray matter", "the presynaptic membrane". */
const named = (pairs: string, after: RegExp, against: RegExp): Family => ({
  pairs,
  fits: (_, rest) => after.test(rest),
  against,
});

const treated =
  /\b(?:avoid|contraindicat|us(?:ed?|ing)\b|giv|treat|start|stop|held|recommend|offer|screen|need|prescrib|indicat|dos(?:es?|ed|ing)\b|reserv|monitor|check|taught|test(?:ed|ing))/i;

/** Pairs that only stand beside a few words. */
export const narrowPairs: readonly Family[] = [
  {
    pairs: 'males/females men/women',
    // Who is treated, and how, is said of those that a note speaks of: only what is compared or measured belongs to one sex.
    fits: (before) =>
      /\bin $/i.test(before) &&
      !treated.test(before) &&
      /\b(?:more|less|twice as|times as|\p{L}{3,}er)\b[^,;]* in $|\b(?:is|are|from|between|about|averages?|measures?|weighs?) (?:normally |usually |about |approximately |between )*\d[^,;]* in $/iu.test(
        before,
      ),
    against:
      /\b(?:fe)?males?\b|\b(?:wo)?m[ae]n\b|\b(?:boys?|girls?|mothers?|pregnan\p{L}*|ovar\p{L}*|uter\p{L}*|vagin\p{L}*|menstru\p{L}*|test(?:is|es|icular|osterone)|peni(?:s|le)|prostat\p{L}*|sperm\p{L}*|scrot\p{L}*|estrogen\p{L}*|lactat\p{L}*|breast\p{L}*|pelvi\p{L}*|sex\p{L}*)\b/giu,
  },
  named(
    'flexes/extends abducts/adducts elevates/depresses dorsiflexes/plantarflexes flex/extend abduct/adduct elevate/depress',
    /^ the (?:leg|thigh|forearm|arm|hand|wrist|foot|toes|fingers|digits|thumb|head|neck|trunk|knee|hip|elbow|femur|mandible|scapula|shoulder|ankle)\b/,
    /\b(?:\p{L}*flex\w*|exten\w*|a[bd]duct\w*|elevat\w*|depress\w*|rais\w*|lower\w*|straighten\w*|bend\w*|rotat\w*)\b/giu,
  ),
  {
    pairs: 'red/yellow',
    // What fills a cavity is red in a child; blood is made in the red one at any age.
    fits: (before, after) =>
      /\b(?:produced|made|formed|occurs|takes place) (?:in|by) the $/.test(before) &&
      /^ (?:bone )?marrow\b/.test(after),
    against: /\b(?:yellow|fat\w*|adipose)\b/gi,
  },
  named(
    'gray/white grey/white',
    /^ matter\b/,
    /\b(?:gr[ae]y|white|myelin\w*|axons?|tracts?|cell bod\w+|nucle\w+|cortex)\b/gi,
  ),
  named(
    'presynaptic/postsynaptic',
    /^ (?:membrane|neuron|cell|element|terminal)\b/,
    /\b\w*synaptic\b|\breceptors?\b|\bvesicles?\b/gi,
  ),
  named(
    'intracellular/extracellular',
    /^ (?:fluid|space|compartment|side|surface)\b/,
    /\b(?:inside|outside|interstitial|plasma|cytoplasm\w*|cytosol\w*|within|between|\w+cellular)\b/gi,
  ),
  named(
    'exocrine/endocrine',
    /^ (?:glands?|cells?|function)\b/,
    /\b(?:ducts?|hormones?|blood\w*|(?:exo|endo)crine)\b/gi,
  ),
  named(
    'ascending/descending',
    /^ (?:tracts?|pathways?|colon|aorta|fibers)\b/,
    /\b(?:sensory|motor|brain|up|down|above|below|\w*scend\w*|cecum|rectum)\b/gi,
  ),
  named(
    'systemic/pulmonary',
    /^ (?:circulation|circuit)\b/,
    /\b(?:lungs?|\w*oxygen\w*|left|right|body|systemic|pulmonary)\b/gi,
  ),
  named('active/passive', /^ transport\b/, /\b(?:ATP|energy|gradient|diffus\w*|pump\w*|active|passive)\b/gi),
  named(
    'positive/negative',
    /^ feedback\b/,
    /\b(?:revers\w*|amplif\w*|intensif\w*|deviat\w*|homeosta\w*|set point|positive|negative|more|labor|childbirth)\b/gi,
  ),
  named(
    'aerobic/anaerobic',
    /^ (?:cellular )?(?:respiration|metabolism)\b/,
    /\b(?:oxygen\w*|\w*aerobic|lact\w+)\b/gi,
  ),
  named(
    'voluntary/involuntary',
    /^ (?:muscles?|control|contractions?|movements?)\b/,
    /\b(?:conscious\w*|reflex\w*|skeletal|smooth|cardiac|\w*voluntary)\b/gi,
  ),
  named(
    'innate/adaptive',
    /^ (?:immune|immunity)\b/,
    /\b(?:specific\w*|immediate\w*|first|memory|early|slow\w*|fast\w*|lymphocyt\w*|[BT] cells?|antibod\w+|innate|adaptive|skin|barriers?)\b/gi,
  ),
  named(
    'smooth/skeletal',
    /^ muscles?\b(?! (?:called|named|known))/,
    /\b(?:(?:in)?voluntar\w*|smooth|skeletal|cardiac|striat\w*|autonomic|vessel\w*|arter\w+|organ\w*|attach\w*|bones?|move\w*|uter\w+|bladder|peristal\w*)\b/gi,
  ),
  named(
    'haploid/diploid',
    /^ (?:cells?|nucle\w+|gametes?|number)\b/,
    /\b(?:\w*ploid|mitosis|meiosis|\d+|half|twice|both)\b/gi,
  ),
  {
    pairs: 'agonist/antagonist',
    fits: (before) => /\b(?:is|are) an? (?:[\p{L}\d-]+ ){1,4}$/u.test(before),
    against:
      /\b(?:block\w*|stimulat\w*|activat\w*|inhibit\w*|mimic\w*|partial|mixed|bind\w*|revers\w*|agonist|antagonist)\b/gi,
  },
  {
    pairs: 'absorbs/secretes absorbed/secreted',
    fits: (_, after) => /^ (?:in the (?!form)|the|most|vitamins?|nutrients?|water|sodium|iron)/.test(after),
    against: /\b(?:\w*absor\w+|secret\w+|releas\w+|hormones?|enzymes?|glands?|digest\w*|both)\b/gi,
  },
  {
    pairs: 'actively/passively',
    fits: (before, after) => /\btransported $/.test(before) && !/\b(?:and|or)\b/.test(after),
    against: /\b(?:ATP|energy|gradient|diffus\w*|pump\w*|active|passive)\b/gi,
  },
  {
    pairs: 'greatest/least',
    fits: (before, after) => /\bthe $/.test(before) && /^ (?:amount|number|share|risk) of\b/.test(after),
    against: /\b(?:most|small\w*|large\w*|more|less|few\w*|great\w*|thick\w*|size)\b/gi,
  },
  named('smooth/rough', /^ (?:ER|endoplasmic reticulum)\b/, /\b(?:ribosom\w+|lipids?|smooth|rough)\b/gi),
  named(
    'contralateral/ipsilateral',
    /^ (?:side|hemisphere|muscles?)\b/,
    /\b(?:opposite|same|cross\w*|left|right|\w+lateral)\b/gi,
  ),
  {
    pairs: 'reduces/increases reduce/increase enhances/reduces lengthens/shortens strengthens/weakens',
    fits: (before, after) =>
      /^ (?:the |blood |its )?\p{L}/u.test(after) &&
      !/^ (?:to|on|in|by|with|and|or|as|at)\b/.test(after) &&
      !/\b(?:to|an?|the|of|can|may)\s$/.test(before),
    against:
      /\b(?:(?:in|de)creas\w*|rais\w*|lower\w*|ris(?:e|es|ing|en)|fall\w*|high\w*|low|more|less|fewer|great\w*|larg\w*|small\w*|excess\w*|deficien\w*|los(?:e|es|s|t|ing)|stimulat\w*|inhibit\w*|promot\w*|prevent\w*|activat\w*|thereby|break\w*|grow\w*|suppress\w*|\w*dilat\w*|\w*constrict\w*|contract\w*|relax\w*|hyper\w+|hypo\w+|enhanc\w*|reduc\w*|insufficien\w*|lack\w*|too|risk|pain|friction|trigger\w*|caus\w*|lead\w*|result\w*|protect\w*|drugs?)\b/gi,
  },
  {
    pairs: 'stimulating/inhibiting',
    fits: (before) => /\bby\s$/.test(before),
    against:
      /\b(?:inhibit\w*|prevent\w*|promot\w*|increas\w*|rais\w*|enhanc\w*|accelerat\w*|caus\w*|produc\w*|trigger\w*)\b/gi,
  },
  {
    pairs: 'convex/concave soluble/insoluble water-soluble/lipid-soluble',
    fits: (before) => /\b(?:is|are)(?: \p{L}+ly)?\s$/u.test(before),
    against: /\b(?:convex|concav\w*|lipids?|fats?|water|hydro\w+|dissolv\w*|membranes?|polar|nonpolar)\b/gi,
  },
  {
    pairs: 'left/right',
    fits: (_, after) => /^ side of the (?:posterior )?abdom|^ (?:upper|lower) quadrant\b/.test(after),
    against: /\b(?:left|right)\b/giu,
  },
  {
    pairs: 'inward/outward inwardly/outwardly',
    fits: (before) => /\b(?:pulls?|push(?:es)?|moves?|swings?|draws?|creates?|fac(?:es?|ing))\b/.test(before),
    against:
      /\b(?:(?:in|out|up|down)ward\p{L}*|inner|outer|inside|outside|away|toward|inhal\p{L}*|exhal\p{L}*|collaps\p{L}*|expand\p{L}*)\b/giu,
  },
];
