import { keysIn, termByKey } from './terms.ts';
import { drugTerms } from './terms/drugs.ts';

const kinds: readonly string[] = drugTerms
  .trim()
  .split('\n')
  .map((line) => line.split(': ')[0] ?? '');

/** What classes of medicines are called beside the names of the kinds: `name | other name: kind, kind`. */
const lines = `
diuretic | water tablet: loop diuretic, thiazide diuretic, potassium-sparing diuretic, osmotic diuretic
thiazide | thiazide-like diuretic: thiazide diuretic
aldosterone antagonist | mineralocorticoid receptor antagonist: potassium-sparing diuretic
antihypertensive | blood pressure drug: beta blocker, ACE inhibitor, angiotensin receptor blocker, calcium channel blocker, thiazide diuretic, loop diuretic, potassium-sparing diuretic, vasodilator, alpha blocker
beta adrenoceptor antagonist | beta antagonist: beta blocker
sartan | angiotensin II receptor antagonist | angiotensin receptor antagonist: angiotensin receptor blocker
calcium antagonist: calcium channel blocker
nitrate: vasodilator
cardiac glycoside: antiarrhythmic
inotrope | vasopressor | catecholamine | sympathomimetic: inotrope or vasopressor
HMG-CoA reductase inhibitor: statin
fibrate: lipid-lowering drug
lipid-lowering agent | lipid-lowering medication: statin, lipid-lowering drug
direct oral anticoagulant | low-molecular-weight heparin | vitamin K antagonist | blood thinner | factor Xa inhibitor: anticoagulant
antithrombotic: anticoagulant, antiplatelet, thrombolytic
antiplatelet agent | platelet inhibitor | P2Y12 inhibitor: antiplatelet
fibrinolytic | clot buster: thrombolytic
beta-lactam | beta-lactam antibiotic: penicillin, cephalosporin, carbapenem
antibiotic | antimicrobial | antibacterial drug | antibacterial agent: penicillin, cephalosporin, macrolide, aminoglycoside, quinolone, tetracycline, carbapenem, antibacterial
fluoroquinolone: quinolone
glycopeptide: antibacterial
antimycotic: antifungal
antiretroviral: antiviral
antimalarial | anthelmintic: antiparasitic
analgesic | painkiller | pain reliever: opioid, non-opioid analgesic
opiate: opioid
non-steroidal anti-inflammatory drug | anti-inflammatory drug | antipyretic | COX-2 inhibitor: non-opioid analgesic
sedative | hypnotic | anxiolytic: benzodiazepine, anaesthetic
anesthetic | local anaesthetic | local anesthetic | general anaesthetic | general anesthetic: anaesthetic
muscle relaxant: neuromuscular blocker
antiepileptic | barbiturate | antiseizure drug: anticonvulsant
selective serotonin reuptake inhibitor | tricyclic antidepressant | monoamine oxidase inhibitor | tricyclic: antidepressant
neuroleptic: antipsychotic
mood stabilizer: mood stabiliser
cholinesterase inhibitor: dementia drug, neuromuscular blocker
dopamine agonist: antiparkinsonian
beta agonist | beta-2 agonist | anticholinergic | muscarinic antagonist | antimuscarinic | xanthine: bronchodilator, bladder antimuscarinic
steroid | glucocorticoid: corticosteroid
leukotriene antagonist: leukotriene receptor antagonist
insulin: insulin preparation
sulfonylurea | biguanide | gliptin | hypoglycaemic | hypoglycemic | antidiabetic | SGLT2 inhibitor | DPP-4 inhibitor | GLP-1 receptor agonist: glucose-lowering drug
antithyroid drug | thyroid hormone: thyroid drug
bisphosphonate: bone drug
acid suppressant: proton pump inhibitor, H2 receptor antagonist
H2 blocker | histamine H2 antagonist: H2 receptor antagonist
anti-emetic: antiemetic
antidiarrheal: antidiarrhoeal
uterotonic | tocolytic | prostaglandin: uterotonic or tocolytic
contraceptive pill: contraceptive
aromatase inhibitor: hormonal drug
alpha antagonist | alpha-1 blocker: alpha blocker
xanthine oxidase inhibitor: gout drug
immunomodulator | calcineurin inhibitor: immunosuppressant
monoclonal antibody | biologic: biological agent, targeted cancer drug
chemotherapy | antineoplastic | alkylating agent | antimetabolite: cytotoxic drug, targeted cancer drug
tyrosine kinase inhibitor: targeted cancer drug
vitamin | mineral: supplement
crystalloid | colloid: fluid for infusion
`;

/** Kinds under which the lexicon puts medicines that work in different ways. */
const mixed = new Set([
  'osmotic diuretic',
  'vasodilator',
  'antiarrhythmic',
  'inotrope or vasopressor',
  'lipid-lowering drug',
  'anticoagulant',
  'antiplatelet',
  'antidote',
  'antibacterial',
  'antifungal',
  'antiviral',
  'antiparasitic',
  'non-opioid analgesic',
  'anaesthetic',
  'neuromuscular blocker',
  'anticonvulsant',
  'antidepressant',
  'dementia drug',
  'antiparkinsonian',
  'bronchodilator',
  'glucose-lowering drug',
  'thyroid drug',
  'bone drug',
  'antiemetic',
  'laxative',
  'uterotonic or tocolytic',
  'contraceptive',
  'hormonal drug',
  'bladder antimuscarinic',
  'gout drug',
  'immunosuppressant',
  'biological agent',
  'cytotoxic drug',
  'targeted cancer drug',
  'supplement',
  'fluid for infusion',
  'blood product',
  'drug',
]);

const keyOf = (name: string) => {
  const key = keysIn(name).join(' ');
  return termByKey(key)?.concept ?? key;
};

const kindsByName = new Map<string, readonly string[]>();
let longest = 1;
function add(name: string, all: readonly string[]): void {
  longest = Math.max(longest, keysIn(name).length);
  kindsByName.set(keyOf(name), [...(kindsByName.get(keyOf(name)) ?? []), ...all]);
}
for (const kind of kinds) add(kind, [kind]);
for (const line of lines.trim().split('\n')) {
  const [names = '', all = ''] = line.split(': ');
  for (const name of names.split(' | ')) add(name, all.split(', '));
}

const known = new Map<string, ReadonlySet<string>>();

/** The kinds of medicines whose class a text names: all diuretics for "a diuretic". */
export function drugKindsIn(text: string): ReadonlySet<string> {
  const before = known.get(text);
  if (before) return before;
  const found = findDrugKinds(text);
  // Each of a note's medicines is compared with all others, by what few sentences say of them.
  if (known.size >= 2000) known.clear();
  known.set(text, found);
  return found;
}

function findDrugKinds(text: string): ReadonlySet<string> {
  // "Diuretics": what ends so is left as it is elsewhere ("genetics").
  const words = keysIn(text).map((word) => word.replace(/ics$/, 'ic'));
  const found = new Set<string>();
  for (let at = 0; at < words.length; at += 1)
    // "Loop diuretic" names that kind, and not all diuretics.
    for (let size = Math.min(longest, words.length - at); size > 0; size -= 1) {
      const run = words.slice(at, at + size).join(' ');
      const named = kindsByName.get(run) ?? kindsByName.get(termByKey(run)?.concept ?? '');
      if (!named) continue;
      for (const kind of named) found.add(kind);
      at += size - 1;
      break;
    }
  return found;
}

interface Named {
  readonly text: string;
  readonly class: string | null;
  readonly kind: string | null;
}

/**
 * Whether what is asked of a medicine, or of a class of medicines, holds of another one too: both belong to a class that the question
 * names, or they work in the same way.
 */
export function sharesDrugClass(key: Named, rival: Named, asked: string): boolean {
  if (rival.class !== 'drug' && rival.class !== 'drug class') return false;
  if (key.class === 'drug' && key.kind !== null && key.kind === rival.kind && !mixed.has(key.kind))
    return true;
  const named = drugKindsIn(asked);
  if (named.size === 0) return false;
  const own = rival.class === 'drug' ? [rival.kind ?? ''] : [...drugKindsIn(rival.text)];
  return own.length > 0 && own.every((kind) => named.has(kind));
}

/** Whether all medicines of a kind work in the same way, so that the kind is a class of its own. */
export const worksOneWay = (kind: string): boolean => kinds.includes(kind) && !mixed.has(kind);
