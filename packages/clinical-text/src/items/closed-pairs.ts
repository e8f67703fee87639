import type { Family } from './pairs.ts';

/** Two of a closed set, where what is told in such words belongs to one of them: "develops from the mesoderm". */
const told = (pairs: string, before: RegExp, after: RegExp, against: RegExp): Family => ({
  pairs,
  fits: (said, rest) => before.test(said) && after.test(rest),
  against,
});

const any = /^(?:$|[ .,;:])/;
const inThe = /\b(?:in|within|into|by|of|from|through|via|to|called) the $/i;
const by = /\b(?:by|through|via|during|called|undergoe?s?|process of) $/i;
const made = /\b(?:lined|covered|composed|made|made up|formed|consists?) (?:with|by|of|from|in) (?:an? )?$/i;
const isA = /\b(?:is|are|forms?|as|of|called) (?:an? )?(?:\p{L}+ )?$/iu;

/** Sets whose members nobody takes for one another, though a learner may. */
export const closedPairs: readonly Family[] = [
  told(
    'mesoderm/ectoderm endoderm/ectoderm',
    /\b(?:from|by|of) (?:the )?(?:embryonic )?$/i,
    any,
    /\b\p{L}*derm\b/giu,
  ),
  told(
    'prophase/anaphase metaphase/telophase',
    /\b(?:during|in|called) (?:early |late )?$/i,
    any,
    /\b\p{L}*phase\b/giu,
  ),
  told('meiosis/mitosis', by, any, /\b(?:meio|mito)(?:sis|tic)\b|\b(?:haploid|diploid)\b/gi),
  told('exocytosis/endocytosis', by, any, /\b\p{L}*cytosis\b/giu),
  told('transcription/translation', by, any, /\b(?:transcri|translat)\p{L}*/giu),
  told('catabolism/anabolism', by, any, /\b\p{L}*(?:abol|build|break)\p{L}*/giu),
  told(
    'endochondral/intramembranous',
    by,
    /^ ossification\b/,
    /\b(?:cartilage|membranes?|endochondral|intramembranous)\b/gi,
  ),
  told(
    'hinge/pivot ball-and-socket/hinge saddle/hinge condyloid/pivot',
    isA,
    /^ joints?\b/,
    /\b(?:hinge|pivot|ball-and-socket|saddle|condyloid|plane|rotat\p{L}*|flexion)\b/giu,
  ),
  told('hyaline/elastic', made, /^ cartilage\b/, /\b(?:hyaline|elastic|fibrocartilage|flexible)\b/gi),
  told(
    'simple/stratified',
    made,
    /^ (?:squamous|cuboidal|columnar) epitheli/,
    /\b(?:simple|\p{L}*stratified|layers?|thick|thin)\b/giu,
  ),
  told(
    'squamous/columnar',
    /\b(?:simple|stratified) $/,
    /^ epitheli/,
    /\b(?:squamous|columnar|cuboidal|transitional|flat|tall|absor\p{L}*)\b/giu,
  ),
  told('anterior/posterior', inThe, /^ pituitary\b/, /\b(?:anterior|posterior|both)\b/gi),
  told('cortex/medulla', /\bthe adrenal $/i, any, /\b(?:cortex|medulla|cortical|medullary|both)\b/gi),
  told('superior/inferior', inThe, /^ (?:vena cava|mesenteric)\b/, /\b(?:superior|inferior|both)\b/gi),
  told(
    'internal/external',
    inThe,
    /^ (?:carotid|iliac|jugular)\b/,
    /\b(?:internal|external|common|both)\b/gi,
  ),
  told(
    'greater/lesser',
    inThe,
    /^ (?:trochanter|tubercle|curvature|omentum)\b/,
    /\b(?:greater|lesser|both)\b/gi,
  ),
  told(
    'dorsal/ventral anterior/posterior',
    inThe,
    /^ (?:nerve |gr[ae]y )?(?:roots?|horns?)\b/,
    /\b(?:dorsal|ventral|anterior|posterior|lateral|both|sensory|motor)\b/gi,
  ),
  told(
    'left/right',
    inThe,
    /^ (?:lung|lymphatic duct|bundle branch)\b/,
    /\b(?:left|right|both|thoracic)\b/gi,
  ),
  told(
    'frontal/occipital parietal/temporal',
    inThe,
    /^ lobes?\b/,
    /\b(?:frontal|parietal|temporal|occipital|front|back|anterior|posterior|both|lateral)\b/gi,
  ),
  told(
    'epidermis/dermis',
    /\b(?:layers?|stratum \p{L}+|cells) (?:of|in) the $/iu,
    any,
    /\b\p{L}*derm(?:is|al)\b/giu,
  ),
  told('osteoblasts/osteoclasts', /\bby (?:the )?$/i, any, /\bosteo\p{L}+/giu),
  told(
    'axon/dendrites axons/dendrites',
    /\b(?:by|through|from|along|down) (?:the |its |their )?$/i,
    any,
    /\b(?:axon|dendrit|myelin|terminal|synap)\p{L}*/giu,
  ),
  told('afferent/efferent', inThe, /^ arterioles?\b/, /\b(?:af|ef)ferent\b/gi),
  told(
    'covalent/ionic',
    /\b(?:by|with|through|called|an?|form|forms) (?:an? )?$/i,
    /^ bonds?\b/,
    /\b(?:covalent|ionic|hydrogen|polar|nonpolar|shar\p{L}*|electrons?|charge\p{L}*|ions?)\b/giu,
  ),
  told(
    'isometric/isotonic concentric/eccentric',
    isA,
    /^ (?:muscle )?contractions?\b/,
    /\b(?:iso\p{L}+ic|\p{L}+centric|short\p{L}*|length\p{L}*|mov\p{L}*)\b/giu,
  ),
  told('red/white', inThe, /^ pulp\b/, /\b(?:red|white|erythrocyt\p{L}*|lymph\p{L}*)\b/giu),
  told(
    'central/peripheral',
    /\b(?:in|within|of) the $/i,
    /^ nervous system\b/,
    /\b(?:central|peripheral|brain|spinal|outside|nerves?|both|ganglia)\b/gi,
  ),
  told(
    'first/final first/last',
    /\b(?:is|are) the $/i,
    /^ (?:stage|step|phase|part)\b/,
    /\b(?:first|second|final|last|begin\p{L}*|start\p{L}*|initial\p{L}*|end\p{L}*|before|after)\b/giu,
  ),
  told(
    'opposite/same',
    /\bin the $/i,
    /^ directions?\b/,
    /\b(?:opposite|same|counter\p{L}*|anti\p{L}*|both)\b/giu,
  ),
  told('active/passive', isA, /^ immunity\b/, /\b(?:active|passive|antibod\p{L}*|vaccin\p{L}*)\b/giu),
];
