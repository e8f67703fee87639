import { termByKey } from '../lexicon/terms.ts';
import type { SemanticClass } from '../lexicon/terms.ts';
import type { Word } from './words.ts';

type ClassAndKind = readonly [SemanticClass | null, string | null];

/** What the last word of a name says about the thing: "deltoid muscle", "theca cells", "granular layer". */
const heads: Readonly<Record<string, readonly [SemanticClass, string]>> = (() => {
  const table: readonly (readonly [SemanticClass, string, string])[] = [
    ['anatomy', 'muscle', 'muscle flexor extensor adductor abductor rotator oblique'],
    ['anatomy', 'muscle part', 'sarcomere myofibril filament fascicle'],
    ['anatomy', 'bone', 'bone vertebra rib'],
    [
      'anatomy',
      'bone part',
      'foramen fossa crest notch spine condyle tubercle trochanter plate sulcus groove line ridge fissure',
    ],
    ['anatomy', 'joint', 'joint suture symphysis articulation'],
    ['anatomy', 'nerve', 'nerve plexus'],
    ['anatomy', 'nervous system part', 'tract ganglion horn root column pathway neuraxis'],
    ['anatomy', 'brain part', 'lobe cortex gyrus nucleus area'],
    ['anatomy', 'vessel', 'artery vein vessel arteriole venule capillary sinus aorta trunk'],
    ['anatomy', 'heart part', 'valve atrium ventricle'],
    ['anatomy', 'gland', 'gland'],
    [
      'anatomy',
      'tissue',
      'tissue epithelium cartilage membrane layer ligament tendon matrix fiber mater fascia',
    ],
    ['anatomy', 'cell', 'cell neuron cyte blast'],
    ['anatomy', 'receptor', 'receptor'],
    [
      'anatomy',
      'organ part',
      'duct tubule tube sac canal body lobule pouch tunica zona flexure crypt gut follicle',
    ],
    ['anatomy', 'region', 'cavity space region quadrant compartment'],
    ['anatomy', 'system', 'system'],
    ['substance', 'hormone', 'hormone'],
    ['substance', 'protein', 'protein antibody immunoglobulin globulin factor cytokine'],
    ['substance', 'enzyme', 'enzyme'],
    ['substance', 'nutrient', 'acid vitamin lipid sugar carbohydrate'],
    ['substance', 'electrolyte', 'ion electrolyte'],
    ['substance', 'body fluid', 'fluid juice secretion humor'],
    ['substance', 'chemistry', 'molecule bond compound atom'],
    [
      'process',
      'process',
      'process cycle phase stage reflex potential contraction transport response reaction feedback division movement phagocytosis',
    ],
    [
      'condition',
      'condition',
      'disease syndrome disorder cancer infection failure deficiency tumor injury hernia poisoning insufficiency',
    ],
    [
      'measure',
      'measure',
      'rate volume pressure capacity ratio level count index output score resistance gradient length time force',
    ],
    [
      'procedure',
      'procedure',
      'test therapy surgery scan imaging procedure examination screening transplant',
    ],
    ['equipment', 'equipment', 'catheter cannula mask pump monitor machine scanner probe device drain'],
    ['drug class', 'drug class', 'inhibitor blocker antagonist agonist diuretic vaccine'],
    ['discipline', 'discipline', 'anatomy physiology'],
    ['action', 'nursing action', 'precaution'],
  ];
  const found: Record<string, readonly [SemanticClass, string]> = {};
  for (const [semanticClass, kind, words] of table)
    for (const word of words.split(' ')) {
      if (Object.hasOwn(found, word)) throw new Error(`"${word}" stands in two rows`);
      found[word] = [semanticClass, kind];
    }
  return found;
})();

/** "Coracoid process", "obturator canal": parts of bones. Any other process happens, and any other canal is part of an organ. */
const boneParts =
  /(?:oid|spinous|transverse|zygomatic|articular|condylar|alveolar|palatine|olecranon|acromion) process$|(?:obturator|carotid|hypoglossal|condylar|optic|mandibular|infraorbital|incisive|sacral|vertebral|pterygoid|facial|central|haversian|perforating) canal$/;

/** Words that name a whole class of things and none of them: "gland", "membrane", "organelle". */
export const isClassName = (key: string): boolean =>
  Object.hasOwn(heads, key) ||
  /^(?:organelle|neurotransmitter|mineral|gas|leukocyte|granulocyte|carcinoma|burn|germ layer|plasma protein|blood cell|formed element|connective tissue|epithelial tissue|steroid|sugar|nutrient|nucleotide|nucleic acid|gene|reproductive organ|sense organ|(?:facial|cranial|carpal|tarsal|metacarpal|metatarsal|long|flat|short) bone|(?:cranial|spinal|peripheral) nerve|(?:intrinsic|extrinsic|facial|skeletal|smooth|cardiac) muscle|cerebral cortex|salivary gland|immune response)$/.test(
    key,
  );

/** Words that describe a thing and make no name of it: "adjacent vertebra", "constituent amino acid". */
const describing = new Set(
  `skeletal mobile neural vascular cellular muscular bony glandular hormonal accessory adjacent paired unpaired distal proximal single concentric constituent typical neighboring neighbouring surrounding corresponding respective resulting numerous
  multiple additional larger smaller largest smallest longer shorter higher lower highest lowest upper entire whole individual
  nearby distant existing damaged healthy injured abnormal dying dead living aging growing developing invertebrate human adult
  male female chemical physical physiological biological normal natural ordinary regular usual common similar different other
  specific particular special specialized certain various original former latter new old young mature thick thin small large
  big great long short wide narrow broad strong weak hard soft round flattened dense loose free separate isolated
  affected involved associated related underlying overlying nearest closest initial final subsequent previous early late
  excess excessive total average overall main major minor key basic simple complex important essential necessary true false
  actual real potential possible active inactive effective overactive underactive foreign indigestible digestible
  systemic bodily internal external inner outer middle deep superficial transparent visible microscopic nonliving tough milky watery sticky clear cloudy thickened ascending descending peripheral central generic clinical alternate voluntary involuntary sudden rapid slow gradual prolonged elevated reduced increased decreased`
    .split(/\s+/)
    .filter(Boolean),
);
export const isDescribing = (word: string): boolean => describing.has(word) || word.endsWith('ish');

const endings: readonly (readonly [RegExp, SemanticClass, string])[] = [
  [
    /(?:itis|osis|emia|pathy|oma|algia|plegia|rrhea|trophy|megaly|penia|sclerosi)s?$/,
    'condition',
    'condition',
  ],
  [/(?:ectomy|otomy|ostomy|plasty|scopy|graphy|centesis)$/, 'procedure', 'procedure'],
  [/(?:cyte|blast|phage|phil)$/, 'anatomy', 'cell'],
  [/ase$/, 'substance', 'enzyme'],
  [/(?:genesis|lysis|kinesis|taxis|stasis)$/, 'process', 'process'],
  [/(?:ology|iatrics)$/, 'discipline', 'discipline'],
  [/(?:[a-z]{2}ogen|globulin|insulin|[lmr]in|[tp]in|sterone|tropin)$/, 'substance', 'protein'],
  [
    /(?:cillin|mycin|olol|pril|sartan|statin|azole|prazole|oxacin|xaban|gliptin|gliflozin|mab|tinib|vir|azepam|caine)$/,
    'drug',
    'drug',
  ],
];

/** Words in "-ase" that are no enzymes. */
const notEnzymes =
  /^(?:disease|base|phase|phrase|case|release|increase|decrease|lease|purchase|chase|erase|crease|grease)$/;

/** The class of a name that the lexicon does not hold: by its last word, by a known term at its end, by its ending. */
export function classFromHead(words: readonly Word[]): ClassAndKind {
  const head = words.at(-1)?.key.split(' ').at(-1) ?? '';
  for (let size = Math.min(3, words.length - 1); size > 0; size -= 1) {
    const entry = termByKey(
      words
        .slice(-size)
        .map((word) => word.key)
        .join(' '),
    );
    if (entry) return [entry.class, entry.kind];
  }
  if (boneParts.test(words.map(({ key }) => key).join(' '))) return ['anatomy', 'bone part'];
  const known = Object.hasOwn(heads, head) ? heads[head] : undefined;
  if (known) return known;
  const single = words.length > 1 ? termByKey(head) : undefined;
  if (single) return [single.class, single.kind];
  if (head.length < 5) return [null, null];
  const ending = endings.find(
    ([form, , kind]) => form.test(head) && !(kind === 'enzyme' && notEnzymes.test(head)),
  );
  return ending ? [ending[1], ending[2]] : [null, null];
}

/** The class that a definition's own noun gives: "a hormone that …", "one of the muscles of …". */
export function classFromHypernym(noun: string): ClassAndKind {
  const known = Object.hasOwn(heads, noun) ? heads[noun] : undefined;
  return known ?? [null, null];
}
