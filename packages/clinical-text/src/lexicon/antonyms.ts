/** Pairs of opposites. Texts that differ in one of them differ in meaning, however alike they look. */
const pairs = `
  raise lower|raised lowered|increase decrease|increased decreased|increase reduce|high low|higher lower|highest lowest
  hyper hypo|rise fall|rising falling|rose fell|up down|upper lower|start stop|begin end|before after|first last|early late
  earlier later|earliest latest|left right|proximal distal|medial lateral|anterior posterior|superior inferior|ventral dorsal
  cranial caudal|arterial venous|artery vein|inhale exhale|inspiration expiration|inspiratory expiratory|systole diastole
  systolic diastolic|acidosis alkalosis|acute chronic|benign malignant|dilate constrict|dilation constriction
  vasodilation vasoconstriction|bronchodilation bronchoconstriction|agonist antagonist|sympathetic parasympathetic
  afferent efferent|sensory motor|positive negative|present absent|with without|include exclude|inclusion exclusion
  sensitivity specificity|hot cold|warm cool|wet dry|fast slow|faster slower|tachycardia bradycardia|hypertension hypotension
  hyperglycaemia hypoglycaemia|hyperkalaemia hypokalaemia|hypernatraemia hyponatraemia|hypercalcaemia hypocalcaemia
  hyperthermia hypothermia|hyperthyroidism hypothyroidism|hypervolaemia hypovolaemia|overload depletion|hypercapnia hypocapnia
  tachypnoea bradypnoea|polyuria oliguria|constipation diarrhoea|gain loss|open close|opened closed|opening closing
  oral parenteral|conscious unconscious|awake asleep|active passive|internal external|inside outside|maternal fetal
  mother baby|man woman|male female|boy girl|gram-positive gram-negative|aerobic anaerobic|live inactivated|sterile contaminated
  clean dirty|urgent routine|safe unsafe|safest riskiest|most least|more less|best worst|strong weak|stronger weaker|add remove
  give withhold|continue discontinue|accept reject|accept refuse|above below|over under|minimum maximum|long short|longer shorter
  wide narrow|deep superficial|flexion extension|abduction adduction|supine prone|sitting standing|pronation supination
  hypertonic hypotonic|hydrophilic lipophilic|induce inhibit|inducer inhibitor|stimulate inhibit|activate inhibit
  anabolic catabolic|relax contract|relaxation contraction|admit discharge|true false|correct incorrect|same different
  legal illegal|voluntary involuntary|likely unlikely|likeliest unlikeliest|effective ineffective|stable unstable
  hyperreflexia hyporeflexia|spastic flaccid|obstructive restrictive|invasive noninvasive|reversible irreversible
  primary secondary|generalised focal|symptomatic asymptomatic|gain lose|swell shrink|absorb excrete|float sink
  soft hard|thick thin|thicker thinner|larger smaller|inner outer|arteries veins|males females|men women|polar nonpolar
  visceral parietal|compact spongy|rapid slow|rapidly slowly|strongly weakly|internally externally|concentric eccentric|isotonic isometric|small large|innate adaptive
  mechanical chemical
`;

export const antonyms: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const map = new Map<string, Set<string>>();
  const add = (one: string, other: string) => map.set(one, (map.get(one) ?? new Set()).add(other));
  for (const pair of pairs.split(/[|\n]/)) {
    const [one, other] = pair.trim().split(' ');
    if (!one || !other) continue;
    add(one, other);
    add(other, one);
  }
  return map;
})();

export function areAntonyms(one: string, other: string): boolean {
  return antonyms.get(one)?.has(other) ?? false;
}

/** As opposites are listed: "raise" for "raises", "raised" and "raising". */
const formsOf = (word: string) => [
  word,
  word.replace(/(?<=\p{L}{3})s$/u, ''),
  word.replace(/(?<=\p{L}{3})(?:es|ed|ing)$/u, ''),
  word.replace(/(?<=\p{L}{2})(?:d|ing)$/u, (end) => (end === 'ing' ? 'e' : '')),
];

/** Whether words are opposites in some form of theirs, or by "hyper" and "hypo" alone. */
export const areOpposite = (one: string, other: string): boolean =>
  formsOf(one).some((form) => formsOf(other).some((against) => areAntonyms(form, against))) ||
  (one !== other && one.replace(/^hypo/, 'hyper') === other.replace(/^hypo/, 'hyper'));
