import { commonWords } from '../lexicon/common-words.ts';
import * as body from '../lexicon/terms/body.ts';
import * as care from '../lexicon/terms/care.ts';
import { conditionTerms } from '../lexicon/terms/conditions.ts';
import { drugTerms } from '../lexicon/terms/drugs.ts';
import * as substances from '../lexicon/terms/substances.ts';
import { plainVerbs } from '../lexicon/verbs.ts';
import { commonClinicalWords, stopwords } from '../lexicon/words.ts';
import { setOf } from './words.ts';

/**
 * Which capitalized words are no names: "Vital Signs", "Metoprolol Tartrate", "African American".
 *
 * How many are none depends on what else says that somebody is named:
 * - `told`: a label, a title or an age does ("Patient: Maria Lopez"). Only `never` is no name then.
 * - `kin`: a relative or a known name stands beside it, which an illness may, too: "mother Alzheimer's".
 * - `aside`: it is between commas after a "man" or "wife", as a people may be: "a woman, Black British, has".
 * - `placed`: it stands where names do, in a bed or above "DOB". `seldom` and the lexicon's words are none, either.
 * - `near`: it has a number near it, no more. One word of it must be nothing but a name: no "Grace Hill".
 *
 * A new word belongs to `never` if nobody is called so, and to `seldom` if somebody may be. Words that the lexicon has,
 * and the plurals and other forms of a word, are not listed again in `seldom`.
 */
export type Evidence = 'told' | 'kin' | 'aside' | 'placed' | 'near';

/** No name has any of these in it, whatever it is beside. */
const never = setOf(
  // Forms and headings.
  `patient client name date birth ward hospital room bed unit clinic age male female mr mrs ms unknown withheld yes
  no none the and of for or not admitted admission discharge history assessment safety care plan teaching identifier
  identifiers confidentiality rights record records portal advocate advocates survey surveys feedback family
  families group groups associations charter worker support service services team review note notes summary report
  handover query physician nurses home wing corridor linen lift violence training program programme screen screening
  facebook pronoun pronouns men women boys girls adult adults child children baby mother mothers father fathers
  hands`,
  // Days and the months that nobody is called.
  `monday tuesday wednesday thursday friday saturday sunday january february october november december week year`,
  // What is called after somebody, and those whom a textbook names with a title or an age.
  `scale scales score scores index inventory test tests sign signs disease disorder syndrome catheter drain theory
  model cycle hierarchy rule band coma pugh apgar table figure chapter study trial level status pressure rate risk
  criteria nightingale seacole lacks`,
  // Illnesses, and parts of what they are called.
  `acute chronic severe mild bilateral left right upper lower heart cardiac renal chest breast lung liver kidney
  bowel brain skin blood hip knee abdominal pain failure arrest attack fracture injury ulcer cancer stroke shock
  bleed septic gastric seizure seizures fall falls type stage grade class total vital general normal nil diabetes
  asthma dementia epilepsy pneumonia migraine migraines gout lupus anxiety obesity sepsis angina influenza covid
  eczema mellitus gravis aphasia apathy impaired deficient ineffective cell cells coli difficile aureus pyogenes
  albicans aeruginosa faecalis epidermidis alive deceased died dead healthy living well rh hb hx dx rx tx gravida
  para abortus`,
  // Equipment.
  `tube tip sump cannula sheath stent balloon pump needle gauge pen inhaler monitor rhythm oxygen`,
  // Drugs, their salts and forms, and what is measured.
  `acid chloride sodium potassium saline buffer hydroxide dextrose insulin vitamin vaccine lactate medications tablet
  tablets tartrate succinate sulfate sulphate hydrochloride phosphate citrate maleate fumarate acetate carbonate
  bicarbonate gluconate clavulanate clavulanic besilate besylate mesylate bromide nitrate oxide valproate magnesium
  calcium zinc iron ferrous aspirin paracetamol acetaminophen warfarin heparin digoxin metformin codeine morphine
  oral inhaled topical intravenous slow syrup cream ointment drops infusion capsule capsules nebule nebules serum
  plasma urine ferritin evohaler accuhaler turbohaler respimat solostar kwikpen dispersible`,
  // Peoples.
  `african american asian caucasian european eastern hispanic latin latino latina latinx rican caribbean pacific
  islander hawaiian alaska alaskan native nations indigenous aboriginal inuit maori māori british irish scottish
  australian canadian mexican cuban haitian jamaican dominican brazilian spanish portuguese italian polish russian
  ukrainian turkish greek indian pakistani bangladeshi chinese japanese korean vietnamese filipino filipina nigerian
  ghanaian somali ethiopian arab arabic iranian iraqi syrian afghan roma romani`,
  // Religions.
  `jehovah jehovahs witness witnesses muslim hindu jewish sikh catholic buddhist mormon protestant orthodox baptist
  lutheran methodist pentecostal adventist amish atheist`,
  // Places.
  `united states kingdom new university college school lodge centre center`,
);
/** Words that end in one of a list, after so many letters. */
const endingIn = (letters: number, list: string) =>
  new RegExp(String.raw`^\p{L}{${letters},}(?:${list.trim().replaceAll(/\s+/g, '|')})$`, 'u');
/** "Bisoprolol", "Amoxicillin". */
const drugs = endingIn(
  3,
  `cillin mycin micin olol pril sartan statin azole azepam azolam oxacin cycline dipine tidine triptan parin xaban
  gliptin gliflozin glitazone thiazide semide mab tinib clovir mivir caine phylline terol lone sone profen amide
  barbital fentanil fentanyl codone setron emide`,
);
/** "Nephritis", "Appendectomy". */
const illnesses = endingIn(
  2,
  `itis osis emia aemia pathy ectomy ostomy plasty scopy uria pnea pnoea algia ology tension tion ism plegia phasia
  phagia rrhea rrhoea`,
);
/** "Non-Hispanic", "Afro-Caribbean", "Co-amoxiclav", "Primigravida". */
const prefixed = /^(?:non-|afro-|co-|primi|multi|nulli)\p{L}+$/u;

/** Hardly anybody's name where nothing but a place or a number says that it is one. */
const seldom = setOf(
  // Services and companies, and where care is given.
  `poison lifeline hotline helpline suicide county municipal hospice pharmacy pharmaceuticals pediatrics healthcare
  rehab department dept desk switchboard ext national agency foundation federation corporation emergency geriatrics
  cardinal inc ltd llc plc corp institute trust council bureau ministry alliance childline aetna cigna humana kaiser
  permanente anthem medicaid medicare veterans affairs memorial saint mount sinai royal infirmary manor villa
  village plaza tower pavilion outpatient inpatient maternity obstetric orthopedic orthopaedic behavioral intensive
  stepdown theatre walgreens cvs walmart costco rite boots pfizer moderna novartis roche merck bayer sanofi
  astrazeneca medtronic stryker becton dickinson mckesson mayo cleveland cedars bellevue siemens healthineers
  parenthood army diagnostics helpdesk insurance`,
  // Headings of charts and of lessons, and how a letter begins and ends.
  `complaint past exam evaluation prescription directive simulation lab attending provider kin legal guardian proxy
  attorney admitting meds dosage prescriber neuro resp cardio psych rationale sbar soap toe comprehensive telehealth
  allergic nka nkda hello dear thank sincerely afternoon lecture module quiz scenario workbook worksheet homework
  semester syllabus faculty campus academy library prize nobel pending dependent assistance restraint`,
  // Brands, and words that stand beside a drug.
  `ringer sustained tylenol advil motrin aleve lasix bumex coumadin eliquis xarelto plavix lipitor crestor zocor
  norvasc lopressor toprol coreg cozaar diovan zestril vasotec lantus levemir humalog novolog humulin novolin
  glucophage januvia ozempic jardiance synthroid prilosec protonix pepcid zofran reglan phenergan benadryl claritin
  zyrtec singulair advair ventolin proventil symbicort spiriva flovent pulmicort seretide zosyn unasyn augmentin
  rocephin ancef keflex zithromax cipro levaquin flagyl bactrim vancocin ativan xanax klonopin haldol zyprexa
  risperdal seroquel geodon prozac zoloft paxil celexa lexapro effexor wellbutrin cymbalta neurontin lyrica dilantin
  keppra depakote tegretol lamictal percocet vicodin norco oxycontin dilaudid demerol toradol narcan colace senokot
  miralax dulcolax lovenox diskus flexpen depo provera pitocin cytotec methergine rhogam tamiflu paxlovid comirnaty
  humira enbrel remicade glucerna pedialyte vicks nicotine`,
  // Those after whom scales, signs, equipment and theories are called.
  `glasgow braden waterlow bristol likert barthel katz edmonton cheyne kussmaul biot groshong swan hemovac luer
  yankauer salem dobhoff doppler holter venturi trendelenburg fowlers romberg babinski brudzinski kernig homans
  mcburney chvostek trousseau tinel rinne snellen barre barré jakob barr wolff bence korotkoff valsalva heimlich
  maslow erikson piaget freud kohlberg orem peplau leininger kubler kübler`,
  // How somebody is, what is seen of it, and what is used for it.
  `abnormal altered alert oriented awake drowsy confused calm afebrile hemoglobin hematocrit swab stool edema nausea
  vomiting chills fatigue syncope bradycardia murmur extremities triad paradoxus naevi rash butterfly spider supine
  steri strip cane wheelchair commode ambulate gait belt trach collar crash cart asset tag locator hose`,
  // Months, feasts and seasons.
  `march july september christmas easter`,
  // Places, and how streets and houses are called.
  `northern southern western northeast northwest southeast southwest los las san santa fort lake asia africa america
  europe oak acres grove valley ridge pine maple beach samaritan lukes avenue boulevard court crescent terrace suite`,
  // Counts and people.
  `fourth husband spouse partner aunt uncle grandmother grandfather mom mum dad niece nephew cousin neighbour
  neighbor carer caregiver`,
);
/** Those after whom illnesses are called: hardly names, either … */
const ofIllnesses = setOf(
  `parkinson alzheimer crohn graves cushing hodgkin guillain creutzfeldt wernicke korsakoff marfan kaposi sjogren
  raynaud meniere huntington tourette asperger klinefelter ehlers danlos charcot`,
);
/** … and whose names others have as well. */
const ofIllnessesAndOthers = setOf(
  `addison down turner hashimoto kawasaki paget wilson bell barrett conn still sjögren ménière`,
);
/** Peoples and a religion whose names others have as well. */
const peoplesAndOthers = setOf(`english welsh french german black white christian`);

/** "Assessment", "Cardiologist". */
const nouns = endingIn(
  1,
  `asis graphy metry ologist sion ment ness bility tivity idity ality ency oma tory ium ware wise`,
);
/** "Gastric", "Neurological". */
const adjectives = endingIn(
  1,
  `emic atic etic otic olic oxic opic enic ologic iatric rrhagic gnostic ical inal ional ental umeral cular ular able
  ible ative itive ctive ous less ful`,
);

/** The words of the lexicon, without the people whose names are in it. */
const lexicon: readonly ReadonlySet<string>[] = [
  stopwords,
  commonWords,
  commonClinicalWords,
  plainVerbs,
  new Set(
    [drugTerms, conditionTerms, body, care, substances]
      .flatMap((terms) => (typeof terms === 'string' ? [terms] : Object.values(terms)))
      .flatMap((terms) => terms.match(/(?<![\p{L}'’-])\p{Ll}{3,}(?![\p{L}'’])/gu) ?? []),
  ),
];

/** Names that are words, too: alone, each of them would be taken for somebody. */
const names = setOf(
  `may april june august will mark grace rose hope faith joy young long short brown white black green grey gray king
  hill wood woods grant drew bill sue pat rich frank art dean lane field day rice cook baker price love best good
  wise power ray sky iris violet daisy lily ivy summer autumn dawn eve christian angel law case bond page major
  miles ford banks stone river rivers water waters west north gene max sage cruz bone bones back hand foot head`,
);
/** Surnames that are words: of somebody who is known, each tells more than those above. */
const surnames = setOf(
  `small sharp strong little church bird ball wall moon winter winters noble bishop knight`,
);
/** Surnames that end like a word: "Fielding" is no form of "field". */
const likeWords = setOf(
  `harding browning golding keating fielding fleming manning whiting dowling hastings thomas clement sarmento`,
);
const arabic = /^(?:al|el|abu|ben|ibn)-/;

/** What is called after people in full. */
const nobodies: ReadonlySet<string> = new Set(
  `wong baker, jackson pratt, cheyne stokes, swan ganz, frank starling, stevens johnson, john hopkins,
  johns hopkins, morse fall, eli lilly, johnson johnson, al anon, trevor project, marie curie, ronald mcdonald,
  passy muir, salter harris, kaplan meier, bradford hill, silverman andersen, beth israel, virginia henderson,
  jean watson, patricia benner, kurt lewin, kubler ross, kübler ross, elisabeth kubler, elisabeth kübler,
  virginia apgar, henrietta lacks, puerto rico`.split(/,\s+/),
);

/** In small letters, without whose it is or the end of a sentence: "whitfield" of "WHITFIELD'S" and "Whitfield.". */
const plain = (word: string) => word.toLowerCase().replace(/(?:['’]s?|\.)$/, '');

/** Whether a name is a word as well: "Grace", "Hill", and "Ward" for somebody who goes by it. */
export const isWordToo = (word: string): boolean => names.has(plain(word)) || never.has(plain(word));

/** A word and what it may be a form of. */
const stems = (word: string): readonly string[] => [
  word,
  ...[/(?:es|s)$/, /s$/, /(?:ed|ing|ly)$/, /(?:d|ly)$/].map((ending) => word.replace(ending, '')),
  word.replace(/ing$/, 'e'),
  word.replace(/ies$/, 'y'),
];

const isNever = (word: string) =>
  never.has(word) || [drugs, illnesses, prefixed].some((form) => form.test(word));

const isSeldom = (word: string) =>
  !likeWords.has(word) &&
  !arabic.test(word) &&
  word
    .split('-')
    .some(
      (piece) =>
        [drugs, illnesses, nouns, adjectives].some((form) => form.test(piece)) ||
        stems(piece).some(
          (stem) =>
            stem.length > 2 && [never, seldom, ofIllnesses, ...lexicon].some((list) => list.has(stem)),
        ),
    );

/** Whether capitalized words may be somebody's name, by what else says so. */
export function canBeName(words: readonly string[], evidence: Evidence): boolean {
  const all = words.map(plain);
  if (all.some(isNever)) return false;
  if (evidence === 'told') return true;
  if (evidence === 'kin') {
    const isIllness = all.every((word) => ofIllnesses.has(word));
    // "Daughter Addison Bell" has two such names, and no illness has.
    return !isIllness && !(all.length === 1 && all.every((word) => ofIllnessesAndOthers.has(word)));
  }
  if (evidence === 'aside') return !all.every((word) => peoplesAndOthers.has(word));
  const alsoWords = all.filter((word) => names.has(word) || surnames.has(word));
  return (
    !nobodies.has(all.slice(0, 2).join(' ')) &&
    all.every((word) => alsoWords.includes(word) || !isSeldom(word)) &&
    (evidence === 'placed' || alsoWords.length < all.length)
  );
}
