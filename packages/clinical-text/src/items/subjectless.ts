import { drugKindsIn } from '../lexicon/drug-classes.ts';
import { keyOfText, termByKey } from '../lexicon/terms.ts';

/** "Common triggers are …", "late signs are …", "side effects include …", "the differential diagnosis includes …": of what? */
const listed =
  /^(?:(?:the|other|common|typical|usual|classic|main|important|early|late|further|frequent|adverse|side|serious|warning) )*(?:(?:strongest|moderate|major|minor) )?(?:triggers?|signs?|symptoms|signs and symptoms|causes|effects|features|findings|complications|risk factors|differential(?: diagnosis)?|contraindications|indications|sources|(?:first-line |first |usual )?drugs) (?:are|is|include|includes|can be|may be)\b/iu;
/** "Nursing care includes …", "withdrawal causes …", "reversal in …", "guidance in the United Kingdom uses …". */
const unsaid =
  /^(?:(?:nursing|supportive|routine) )?(?:care|assessment|monitoring|prevention|follow-up|workup|teaching|education|initial management) (?:includes|consists|starts|begins|is|focuses)\b|^(?:acute )?withdrawal (?:causes|is|can|may|begins)\b|^(?:rapid |full |complete |partial )+reversal\b(?! of)|^(?:guidance|guidelines)\b|^(?:un)?opened vials\b/iu;
/** "Class A is 5 to 6 points", "grade II means …": of which score? */
const graded = /^(?:[Cc]lass|[Gg]rade|[Ss]tage|[Cc]ategory) (?:[A-E]|[IVX]+|\d) (?:is|means|has|includes)\b/u;
/** "Tissue means retained placenta": a letter of a mnemonic. */
const lettered = /^(?:tone|tissue|trauma|thrombin) (?:means|includes)\b/i;
/** "In a typical case", "severe disease", "most cases": of what? */
const cases =
  /\b(?:an?|in) (?:typical|mild|moderate|severe|simple|classic|uncomplicated) (?:cases?|attacks?|episodes?)\b(?! of)|\bsevere (?:disease|illness|infections?)(?! of)(?=$|[,.;]| (?:are|is|include)\b)|(?<!\bin )\b(?:most|percent of|majority of) (?:the )?cases\b(?! of)|^most (?:exacerbations|attacks|episodes|relapses|deaths)\b(?! of)|\bto prevent (?:recurrences?|relapses?|another one)$|\ba first (?:bleed|attack|episode|event)\b(?! of)/iu;
/** "Is the most dangerous complication", "are the first drugs", "are preventable sources", "is the only definitive cure": of or for what? */
const ranked =
  /\b(?:is|are) (?:the |an? )?(?:(?:single|only|most|less|least|usual|main|leading|first|first-line|preferred|best|safest|common|dangerous|feared|serious|definitive|preventable|frequent|important|\p{L}+est) )+(?:\p{L}+ )?(?:causes?|complications?|sources?|triggers?|cure|organisms?|drugs?|analgesics?|treatments?|antibiotics?|tests?|measures?|choice|symptoms?|side effects?|adverse effects?)\b(?! (?:of|in|to (?!which)|that|which|used|during|after|when|if|for (?!most\b))\b)/iu;
/** "Is the adverse effect to which tolerance does not develop". */
const effect = /\bis the (?:adverse|side) effect (?:to|that|for)\b/i;
/** "Fever and confusion are typical", "crackles follow", "are at greater risk": with, from or of what? */
const ending =
  /\b(?:is|are) (?:very )?(?:(?:typical|usual|characteristic)(?=$|[,;]| and\b)|common in the (?:first|last) (?:hours|days|weeks|months)\b(?! (?:of|after)\b))|(?<!\b(?:to|that|which|may|can|will|not)) (?:follow|ensue)$|\bat (?:greater|higher|increased|lower|high|low|greatest|particular) risk(?! (?:of|for|from|than)\b)|\bplays? (?:little|no|an? \p{L}+) (?:part|role)(?! (?:in|for|as|by|of)\b)|\bis an emergency\b(?! (?:in|during|after)\b)|\b(?:increases?|decreases?|slows?|reduces?|delays?|speeds?) absorption\b(?! of)|\bduring the (?:seizure|attack|episode|illness)\b/iu;
/** "Is done within 12 hours", "within an hour of recognition": of what? */
const withinTime =
  /\b(?:is|are) (?:done|given|performed|started|taken|treated|checked|placed|repeated) within (?:\d+(?: to \d+)?|an?|one|two|three|six|twelve) \p{L}+(?=$|[,;]| of (?:recognition|diagnosis|arrival|onset)\b)/iu;
/** "The aim is a pressure of …", "the antidote is …", "the problem begins …": of what, or to what? */
const bareHead =
  /^(?:the |an? )?(?:aim|goal|target|purpose|problem|antidote|cure|outlook|prognosis|mortality|recurrence|recovery phase) (?:is|are|can|may|begins?|starts?|lies|should|takes?|lasts?)\b/iu;
/** "The chest radiograph may show …": in what? */
const shown =
  /^(?:the |an? )?(?:[\p{L}-]+ )?(?:radiograph|x-ray|electrocardiogram|ecg|ultrasound|echocardiogram|examination|blood tests?|blood count) (?:may |can |often |usually |typically )?shows?\b(?!.*\bin\b)/iu;

const somebody =
  '(?:most |many |all |two |older )?(?:patients|women|men|mothers|parents|families|family members|relatives|clients|caregivers|staff|nurses)';
/** "Women are taught to …", "staff wear …", "most patients need …": those with what? */
const ofPeople = new RegExp(
  String.raw`^${somebody} (?:(?:are|is) (?:taught|told|advised|asked|encouraged|instructed|ready|offered|given)|should|must|need|needs|wear|receive|check|drink)\b`,
  'iu',
);
/** "A conscious patient is given 15 grams of carbohydrate", "infants under 5 kg receive 50 mg": for what, or of what? */
const given =
  /^an? (?:(?!diabetic\b)\p{L}+ )?(?:patient|woman|man|child|infant|adult|person)(?: who [^,]{3,40}?)? (?:is given|receives|takes|gets|drinks)\b(?!.*\b(?:with|for|in)\b [\p{L}-]+(?:emia|itis|osis|uria|pathy)\b)|^(?:infants|children|adults|patients|women)\b[^,]{0,40}? receive \d+ ?(?:mc?g|g|mL|units)\b(?! of\b)/iu;
/** "The pump is checked when it is started", "are taught that pressing it …": what, the sentence before said. */
const handledIt =
  /\b(?:when|if|once|until|before|after) it is (?:started|stopped|changed|given|used|set up)\b|\bthat \p{L}+ing (?:it|them)\b/iu;

/** "In temperate climates it peaks in winter". */
const later =
  /^(?:in|during|after|at|on|before|with|for|among)(?: (?!that\b)[\p{L}-]+){1,5} (?:it|they) (?!(?:is|was) (?:possible|common|rare|likely|important|necessary|usual|easier|difficult|essential)\b)\p{L}+/iu;
/** "Reserved for infants who need intensive care", "are ready to go home", "is considered early": those with what? */
const thoseWith =
  /\breserved (?:only )?for (?:infants|patients|children|women|adults|people|those) who (?:need|do|are|have not|cannot)\b|^(?:infants|babies|children|patients) (?:are|is) ready\b|\bconsidered early$/iu;

const treating =
  'avoided|contraindicated|restricted|held|withheld|stopped|discontinued|recommended|given|started|considered|monitored|checked|measured|reported|transfused|infused|offered|limited|emptied|added|advised|washed|maintained|placed|taken|drawn|used';
const handled = new RegExp(
  String.raw`\b(?:is|are|must be|should be|may be) (?:not |usually |often |best )?(${treating})\b(.*)$`,
  'iu',
);
/** What says nothing of whom a treatment is for: how soon, how much, how long, and with what. */
const openEnd =
  /^(?: (?:early|late|frequently|regularly|carefully|closely|daily|hourly|promptly|immediately|continuously|slowly|often|also))?$|^ (?:at|to) \d|^ without waiting\b|^ for (?:\d|up to|routine use|use\b|an? (?:full )?(?:minute|day|week)|an? blood)|^ (?:with|over|by) \d|^ by (?:small|mask)|^, at least|^ (?:a|per) day|^ with (?:soap|water)|^ every \S+$|^ \d/iu;
/** "At 30 mL/kg for hypotension". */
const forWhom =
  /\b(?:if|when|during|in (?!the (?:community|morning|evening)\b)|(?<!waiting )for (?!\d|up to|routine use|use\b|an?\b))/i;
const untold =
  /^(?:in|for|if|when|whenever|once|during|after|before|until|unless|with|among|on|at)\b|\b(?:patients|women|men|children|infants|people|those|adults) (?:with|who|on|under|over|at|in)\b/iu;
const reasoned =
  /\b(?:when|if|because|after|once|until|before|while|means|indicates|suggests|causes?|raises?|lowers?|increases?|decreases?|reduces?)\b/i;
/** Of these the end alone tells nothing: the sentence may speak of more than patients. */
const often = /^(?:added|maintained|placed|taken|drawn|used|measured|washed)$/i;

/** "Aspirin is contraindicated because of …", "oxygen is given at 10 L/min": for whom, the sentences before said. */
function isForAnybody(claim: string): boolean {
  // "…, so oxygen saturation is monitored": why and of what stands before it.
  if (untold.test(claim) || /, so\b/.test(claim)) return false;
  const found = handled.exec(claim);
  const [, verb = '', tail = ''] = found ?? [];
  // "Potassium falls when insulin is given", "a gain of 2 kg means fluid retention and is reported".
  if (!found || reasoned.test(claim.slice(0, found.index))) return false;
  const [end = ''] = tail.split(/,? (?:and|but) (?=.*\b(?:is|are|needs?|do|does)\b)|,? because\b|;/i);
  const reason = /\bbecause (.*)$/i.exec(tail)?.[1] ?? '';
  // "Because its metabolite causes seizures": that is so in anybody.
  if (/^(?:its|their)\b/i.test(reason)) return false;
  return openEnd.test(end) && !forWhom.test(end) && !(often.test(verb) && end === '');
}

/** Whether a text names a medicine. */
function namesDrug(text: string): boolean {
  const words = text.split(/[ ,;:()]+/).filter(Boolean);
  return (
    drugKindsIn(text).size > 0 ||
    /\b(?:vaccines?|insulins?|antibiotics?|opioids?|radiation|antivenoms?)\b/i.test(text) ||
    words.some((_, at) =>
      [1, 2, 3].some((size) => termByKey(keyOfText(words.slice(at, at + size).join(' ')))?.class === 'drug'),
    )
  );
}
/** "Before each dose", "the therapeutic level", "a peak is drawn": of which drug? */
const ofDose =
  /\b(?:(?:each|every|the) (?:(?:first|next|last|usual|loading|maintenance|maximum|starting|initial|intranasal|intravenous|oral|daily|single|second) )?|an? (?:first|next|last|usual|loading|maintenance|maximum|starting|initial|intranasal|intravenous|oral|daily|single|second) )doses?\b(?! of (?!\d))|^(?:the|an?) (?:(?:therapeutic|toxic|trough|peak) (?:serum |blood )?(?:level|range|concentration)|trough|peak)s? (?!of\b|flow\b|expiratory\b|effect of\b)/iu;

const forms: readonly RegExp[] = [
  listed,
  unsaid,
  graded,
  lettered,
  cases,
  ranked,
  effect,
  ending,
  withinTime,
  bareHead,
  shown,
  ofPeople,
  given,
  handledIt,
  later,
  thoseWith,
];

/**
 * Whether a claim says of something what holds of it in one illness, one patient or one medicine alone, which only the sentences
 * around it name: "the aim is …", "late signs are …", "metformin is held because of …".
 */
export const isSubjectless = (claim: string): boolean =>
  forms.some((form) => form.test(claim)) || isForAnybody(claim) || (ofDose.test(claim) && !namesDrug(claim));
