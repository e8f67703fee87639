import { termByKey } from './terms.ts';

/** What medicines are given for: the kinds of the lexicon that a reader would look for together. */
const purposes: readonly ReadonlySet<string>[] = `
opioid, non-opioid analgesic, anaesthetic
penicillin, cephalosporin, macrolide, aminoglycoside, quinolone, tetracycline, carbapenem, antibacterial
antibacterial, antifungal, antiviral, antiparasitic
beta blocker, ACE inhibitor, angiotensin receptor blocker, calcium channel blocker, loop diuretic, thiazide diuretic, potassium-sparing diuretic, osmotic diuretic, vasodilator, antiarrhythmic, alpha blocker, inotrope or vasopressor
statin, lipid-lowering drug
anticoagulant, antiplatelet, thrombolytic
benzodiazepine, anaesthetic, neuromuscular blocker
benzodiazepine, anticonvulsant, antidepressant, antipsychotic, mood stabiliser
dementia drug, antiparkinsonian
bronchodilator, corticosteroid, leukotriene receptor antagonist, antihistamine
insulin preparation, glucose-lowering drug
proton pump inhibitor, H2 receptor antagonist, antiemetic
laxative, antidiarrhoeal
contraceptive, hormonal drug
corticosteroid, immunosuppressant, biological agent, gout drug
cytotoxic drug, targeted cancer drug, biological agent
fluid for infusion, blood product
`
  .trim()
  .split('\n')
  .map((line) => new Set(line.split(', ')));

/** Medicines of several kinds are given for what some of another kind are: an SGLT2 inhibitor in heart failure. */
const also: Readonly<Record<string, readonly string[]>> = {
  aspirin: ['non-opioid analgesic'],
  dapagliflozin: ['loop diuretic'],
  empagliflozin: ['loop diuretic'],
  epinephrine: ['bronchodilator'],
  isoniazid: ['antibacterial'],
  rifampicin: ['antibacterial'],
};

const kindsOf = (key: string): readonly string[] => {
  const entry = termByKey(key);
  return entry?.class === 'drug' ? [entry.kind, ...(also[entry.concept] ?? [])] : [];
};

/** Whether two medicines of the lexicon are given for the same purpose. */
export function haveSamePurpose(one: string, other: string): boolean {
  const [mine, theirs] = [kindsOf(one), kindsOf(other)];
  return mine.some((kind) =>
    theirs.some((each) => each === kind || purposes.some((all) => all.has(kind) && all.has(each))),
  );
}
