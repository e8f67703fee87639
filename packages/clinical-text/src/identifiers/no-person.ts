import { commonWords } from '../lexicon/common-words.ts';
import * as body from '../lexicon/terms/body.ts';
import * as care from '../lexicon/terms/care.ts';
import { conditionTerms } from '../lexicon/terms/conditions.ts';
import { drugTerms } from '../lexicon/terms/drugs.ts';
import * as substances from '../lexicon/terms/substances.ts';
import { plainVerbs } from '../lexicon/verbs.ts';
import { commonClinicalWords, stopwords } from '../lexicon/words.ts';
import { areWords } from './words.ts';

/** What services, companies, headings, brands and scales are called, beside the lexicon's own words. */
const others = new Set(
  `control poison crisis lifeline hotline helpline suicide prevention national international regional county municipal
  hospice pharmacy pharmacies pharmaceutical pharmaceuticals laboratory laboratories radiology imaging surgery surgical
  medical medicine healthcare nursing rehab rehabilitation therapy therapies therapeutic occupational physical emergency
  department dept office desk reception switchboard extension ext inc ltd llc plc corp corporation company co foundation
  institute society trust council agency bureau ministry federation alliance network samaritans childline cross shield
  aetna cigna humana kaiser permanente anthem medicaid medicare veterans affairs memorial saint mount sinai royal infirmary
  sanatorium manor villa village plaza tower pavilion outpatient inpatient ambulatory pediatric paediatric pediatrics
  paediatrics maternity obstetric obstetrics gynecology gynaecology oncology cardiology neurology orthopedic orthopaedic
  geriatric psychiatric psychiatry behavioral mental intensive coronary neonatal telemetry stepdown theatre ward unit
  floor north south east west northern southern eastern western central
  walgreens cvs walmart costco rite boots pfizer moderna novartis roche merck bayer sanofi astrazeneca medtronic 
  stryker becton dickinson mckesson cardinal mayo cleveland cedars bellevue
  chief complaint complaints past present vital vitals sign signs exam examination physical progress note nurse clinical
  shift rounds lab labs allergy allergies intake output code status full primary attending provider insurance contact
  emergency next kin legal guardian proxy power attorney advance directive consent discharge admission admitting
  medications meds dosage prescription prescriber neuro resp cardio gastro gi gu skin psych social surgical subjective
  objective assessment intervention interventions evaluation implementation rationale outcome outcomes goal goals
  situation background recommendation sbar soap head toe focused comprehensive initial follow up visit telehealth
  allergic known none nka nkda hello hi dear thanks thank please regards sincerely good morning afternoon evening night
  lecture module chapter quiz exam simulation scenario workbook worksheet assignment homework course semester syllabus
  school college university faculty campus academy library
  lactated ringer ringers normal saline half strength extended release sustained immediate delayed extra regular
  rapid acting long short intermediate tylenol advil motrin aleve lasix bumex coumadin eliquis xarelto plavix lipitor
  crestor zocor norvasc lopressor toprol coreg cozaar diovan zestril vasotec lantus levemir humalog novolog humulin novolin
  glucophage januvia ozempic jardiance synthroid prilosec nexium protonix pepcid zofran reglan phenergan benadryl claritin
  zyrtec singulair advair ventolin proventil symbicort spiriva flovent pulmicort seretide zosyn unasyn augmentin rocephin
  ancef keflex zithromax cipro levaquin flagyl bactrim vancocin ativan xanax valium klonopin haldol zyprexa risperdal
  seroquel geodon prozac zoloft paxil celexa lexapro effexor wellbutrin cymbalta neurontin lyrica dilantin keppra depakote
  tegretol lamictal percocet vicodin norco oxycontin dilaudid demerol toradol narcan colace senokot miralax dulcolax lovenox
  diskus flexpen depo provera pitocin cytotec methergine rhogam tamiflu paxlovid comirnaty humira enbrel remicade
  glasgow braden waterlow apgar bristol likert barthel katz 
   edmonton cheyne kussmaul biot  groshong swan hemovac 
  steri strip luer yankauer salem dobhoff doppler holter trendelenburg fowlers semi prone supine
  romberg babinski brudzinski kernig homans mcburney chvostek trousseau tinel rinne snellen
  parkinson alzheimer crohn crohns graves cushing cushings hodgkin hodgkins guillain barre barré creutzfeldt
  jakob barr wolff wernicke korsakoff marfan kaposi sjogren raynaud raynauds meniere huntington huntingtons tourette
  asperger klinefelter ehlers danlos charcot bence kussmauls korotkoff valsalva heimlich 
  maslow erikson piaget freud kohlberg orem nightingale peplau leininger kubler kübler 
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october
  november december christmas easter spring summer autumn winter
  left right upper lower anterior posterior lateral medial bilateral proximal distal high low positive negative abnormal
  elevated decreased increased reduced impaired altered ineffective deficient readiness pending stable unstable critical
  alert oriented awake drowsy confused calm anxious tearful comfortable afebrile unremarkable
  systolic diastolic temperature pulse respiration respiratory oxygen saturation glucose potassium sodium creatinine
  hemoglobin haemoglobin hematocrit platelet platelets troponin lactate culture swab urinalysis stool sputum catheter
  dressing wound incision drain tube line lines central peripheral venous arterial intravenous subcutaneous oral
  edema oedema dyspnea dyspnoea nausea vomiting diarrhea fever chills fatigue dizziness syncope bleeding clotting
  bleed rhythm tachycardia bradycardia murmur lungs bowel sounds abdomen extremities diet cardiac renal diabetic
  mobility activity hygiene safety fall falls precautions isolation contact droplet airborne restraint restraints
   cane wheelchair bedside commode independent assist assistance dependent ambulate ambulation
  patch nicotine gait belt trach collar crash cart asset tag helpdesk locator dialysis diagnostics oaks oak acres grove valley
  ridge pine maple beach samaritan lukes puncture triad venturi hose appendix vs
  nail gestational paradoxus naevi rash butterfly spider siemens healthineers glucerna pedialyte vicks
  reflex reflexes prize nobel los las san santa fort port lake southeast northeast southwest northwest asia africa america
  europe anonymous parenthood army
  first second third fourth one two three four five six seven eight nine ten
  mother father sister brother son daughter wife husband spouse partner aunt uncle grandmother grandfather mom mum dad niece nephew cousin neighbour neighbor carer caregiver
  street road avenue boulevard drive court crescent terrace lane suite apartment building block`.split(/\s+/),
);

/** What is called after people in full. */
const nobodies =
  /^(?:Wong Baker|Jackson Pratt|Cheyne Stokes|Swan Ganz|Frank Starling|Stevens Johnson|Johns? Hopkins|Morse Fall|Eli Lilly|Johnson Johnson|Al Anon|Trevor Project|Marie Curie|Ronald Mc[Dd]onald|Passy Muir|Salter Harris|Kaplan Meier|Bradford Hill|Silverman Andersen|Beth Israel|Virginia Henderson|Jean Watson|Patricia Benner|Kurt Lewin|K[uü]bler Ross|Elisabeth K[uü]bler|Virginia Apgar|Henrietta Lacks|Puerto Rico|New \p{L}+)(?!\p{L})/u;

/** The words of the lexicon, without the people whose names are in it. */
const termWords: ReadonlySet<string> = new Set(
  [drugTerms, conditionTerms, body, care, substances]
    .flatMap((terms) => (typeof terms === 'string' ? [terms] : Object.values(terms)))
    .flatMap((terms) => terms.match(/(?<![\p{L}'’-])\p{Ll}{3,}(?![\p{L}'’])/gu) ?? []),
);

const isWord = (word: string) =>
  others.has(word) ||
  stopwords.has(word) ||
  commonWords.has(word) ||
  commonClinicalWords.has(word) ||
  plainVerbs.has(word) ||
  termWords.has(word);

/** How adjectives and names of illnesses, of treatments and of what is studied end. */
const endings =
  /.(?:emic|[ae]tic|otic|olic|oxic|opic|enic|ologic|iatric|rrhagic|gnostic|ical|inal|ional|ental|umeral|cular|ular|itis|osis|asis|emia|aemia|pathy|ectomy|ostomy|plasty|scopy|graphy|metry|uria|algia|ology|ologist|tion|sion|ment|ness|bility|tivity|idity|ality|ency|ism|oma|plegia|phasia|rrhea|rrhoea|able|ible|ative|itive|ctive|ous|tory|less|ful|wise|ware|ium)$/;
const surnames =
  /^(?:harding|browning|golding|keating|fielding|fleming|manning|whiting|dowling|hastings|thomas|clement|sarmento)$/;

const stems = (word: string): readonly string[] => [
  word,
  ...[/(?:es|s)$/, /s$/, /(?:ed|ing|ly)$/, /(?:d|ly)$/].map((ending) => word.replace(ending, '')),
  word.replace(/ing$/, 'e'),
  word.replace(/ies$/, 'y'),
];

/** Whether a capitalized word is one of the language's or of a clinic's, and hardly somebody's name. */
export function isNoPerson(capitalized: string): boolean {
  const word = capitalized.toLowerCase().replace(/['’]s?$/, '');
  if (surnames.test(word) || /^(?:al|el|abu|ben|ibn)-/.test(word)) return false;
  return word
    .split('-')
    .some((piece) => endings.test(piece) || stems(piece).some((stem) => stem.length > 2 && isWord(stem)));
}

const surnamesToo = /^(?:Small|Sharp|Strong|Little|Church|Bird|Ball|Wall|Moon|Winters?|Noble|Bishop|Knight)$/;
/** Words that somebody may be called beside a name that is no word. */
export const isEither = (word: string): boolean => areWords.test(word) || surnamesToo.test(word);

/** Whether capitalized words may be somebody's name. */
export const canBeName = (words: readonly string[]): boolean =>
  !nobodies.test(words.join(' ')) && words.every((word) => isEither(word) || !isNoPerson(word));
