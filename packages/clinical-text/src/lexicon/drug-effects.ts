import { keyOfText } from './terms.ts';

/**
 * Side effects that medicines of more than one class have, with the kinds that have them: `words: kind, kind`. Words are the beginnings of
 * words. What only one class has needs no line.
 */
const lines = `
hyperkal: ACE inhibitor, angiotensin receptor blocker, potassium-sparing diuretic, beta blocker, antibacterial, non-opioid analgesic, anticoagulant
hypokal: loop diuretic, thiazide diuretic, corticosteroid, bronchodilator, insulin preparation, antifungal, laxative
hypoglyc|blood glucose|low glucose: glucose-lowering drug, insulin preparation, beta blocker, quinolone
bradycard|slow heart: beta blocker, calcium channel blocker, antiarrhythmic, opioid, dementia drug
palpitation|arrhythm: bronchodilator, vasodilator, thyroid drug, inotrope or vasopressor, calcium channel blocker, antiarrhythmic, antidepressant, antipsychotic
ototox|hearing|tinnitus|vertigo: loop diuretic, aminoglycoside, antibacterial, macrolide, non-opioid analgesic, antiplatelet
nephrotox|kidney|renal: aminoglycoside, antibacterial, antifungal, non-opioid analgesic, ACE inhibitor, angiotensin receptor blocker, immunosuppressant, cytotoxic drug, antiviral, tetracycline, cephalosporin, penicillin
QT: macrolide, quinolone, antipsychotic, antidepressant, antiarrhythmic, antiemetic, antifungal, opioid
tendon: quinolone, corticosteroid
photosens: tetracycline, quinolone, antibacterial, thiazide diuretic, antiarrhythmic, non-opioid analgesic
weight: glucose-lowering drug, insulin preparation, corticosteroid, antipsychotic, antidepressant, anticonvulsant, beta blocker
thrush|candid|yeast: corticosteroid, penicillin, cephalosporin, tetracycline, quinolone, antibacterial, macrolide, carbapenem
dry mouth: bronchodilator, antihistamine, antidepressant, bladder antimuscarinic, antipsychotic, opioid
constip: opioid, calcium channel blocker, antidepressant, bladder antimuscarinic, antihistamine, supplement, antipsychotic
tremor|trembl: bronchodilator, anticonvulsant, mood stabiliser, immunosuppressant, antidepressant, thyroid drug
bleed|bruis: anticoagulant, antiplatelet, non-opioid analgesic, thrombolytic, antidepressant
osteopor|fracture: corticosteroid, proton pump inhibitor, glucose-lowering drug
pancreat: glucose-lowering drug, anticonvulsant, loop diuretic, thiazide diuretic
fluid retention|edema|oedema|heart failure: calcium channel blocker, non-opioid analgesic, corticosteroid, glucose-lowering drug, vasodilator
dehydrat: loop diuretic, thiazide diuretic, glucose-lowering drug
angioedema: ACE inhibitor, angiotensin receptor blocker
gynecomast|gynaecomast: potassium-sparing diuretic, antiarrhythmic, H2 receptor antagonist
neuropath|neurit: antibacterial, quinolone, cytotoxic drug, antiarrhythmic
seizure: carbapenem, quinolone, penicillin, cephalosporin, antidepressant, bronchodilator
neuromuscular: aminoglycoside, neuromuscular blocker
esophag|oesophag|ulcer: tetracycline, bone drug, non-opioid analgesic, corticosteroid
hyponat: thiazide diuretic, antidepressant, anticonvulsant
mood|nightmare|depressi|insomnia: corticosteroid, leukotriene receptor antagonist, beta blocker, quinolone, antidepressant, antiviral
agranulocyt|neutropen|low white: thyroid drug, antipsychotic, antibacterial, thiazide diuretic, cytotoxic drug, immunosuppressant, anticonvulsant
hyperglyc|high glucose: corticosteroid, thiazide diuretic, loop diuretic, antipsychotic, beta blocker, immunosuppressant, quinolone
hypotens|postural|orthostat: ACE inhibitor, angiotensin receptor blocker, calcium channel blocker, beta blocker, thiazide diuretic, loop diuretic, potassium-sparing diuretic, vasodilator, alpha blocker, antipsychotic, antidepressant, opioid, antiparkinsonian, glucose-lowering drug
gout|hyperuric|uric: loop diuretic, thiazide diuretic, antibacterial
sedat|drows|sleep: benzodiazepine, opioid, antihistamine, anticonvulsant, antipsychotic
respiratory depression: opioid, benzodiazepine, anaesthetic
urinary: bronchodilator, bladder antimuscarinic, opioid, antihistamine, glucose-lowering drug
`;

const effects: readonly (readonly [RegExp, ReadonlySet<string>])[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [words = '', kinds = ''] = line.split(': ');
    return [new RegExp(String.raw`\b(?:${words})`, 'i'), new Set(kinds.split(', '))];
  });

/** Whether medicines of these kinds are known to have a side effect as well; of kinds that nobody knows, all that more than one class has. */
export const hasEffect = (kinds: ReadonlySet<string>, effect: string): boolean =>
  effects.some(
    ([form, all]) => form.test(effect) && (kinds.size === 0 || [...kinds].some((kind) => all.has(kind))),
  );

const keys = (text: string) => new Set(text.trim().split(/,\s*/).map(keyOfText));

const anywhere =
  keys(`pain, fever, fatigue, tiredness, weakness, malaise, shock, infection, bleeding, death, anxiety, stress, dehydration,
  hypotension, hypertension, low blood pressure, sepsis, trauma, injury, drugs, medicines, medications, alcohol, smoking, age, older age, obesity, diabetes,
  anemia, anaemia`);
const ofFamily: Readonly<Record<string, ReadonlySet<string>>> = {
  sign: keys(`nausea, vomiting, dyspnea on exertion, headache, dizziness, confusion, tachycardia, bradycardia, dyspnea, dyspnoea, breathlessness, shortness of breath, sweating,
    diarrhea, diarrhoea, weight gain, weight loss, edema, oedema, restlessness, irritability, cough, rash, cyanosis, exhaustion, thirst, hunger, pallor,
    loss of appetite, anorexia, paresthesias, paraesthesia, numbness, tingling, blurred vision, palpitations, chest pain, abdominal pain, oliguria, low urine output, muscle weakness, muscle cramps, agitation,
    drowsiness, lethargy, chills, seizures, loss of consciousness, wheezing, chest tightness, tachypnea, tachypnoea, itching, cardiac arrest, arrhythmias`),
  effect:
    keys(`nausea, vomiting, headache, dizziness, diarrhea, diarrhoea, rash, abdominal pain, abdominal cramps, stomach upset, raised liver enzymes,
    liver damage, hepatotoxicity, confusion, insomnia, flushing, itching, allergic reactions, hypersensitivity, anaphylaxis, loss of appetite, tachycardia,
    sweating, muscle cramps, chest pain`),
  risk: keys(`precipitous birth, precipitous labor, rapid labor, a large baby, large baby, macrosomia, prolonged labor, prolonged labour, immobility, surgery, pregnancy, family history, malnutrition, cancer, chronic illness,
    immunosuppression, diabetes mellitus, recent antibiotics`),
  cause: keys(
    `heart failure, drugs, toxins, tumors, tumours, cancer, burns, surgery, vomiting, diarrhea, diarrhoea`,
  ),
  complication: keys(`kidney injury, heart failure, pneumonia, respiratory failure, muscle cramps, hernia`),
  trigger: keys(`exercise, cold air, pollen`),
};

/** What so many conditions and medicines have in common that a note's silence on it says nothing. */
export const isUnspecific = (family: string, text: string): boolean =>
  anywhere.has(keyOfText(text)) || (ofFamily[family]?.has(keyOfText(text)) ?? false);
