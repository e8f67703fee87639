import type { NoteAnalysis } from '../analysis.ts';
import { isInstruction } from '../items/next-step.ts';
import { isOrganism } from '../text/capitals.ts';
import { keyOfText, keysIn, termByKey } from '../lexicon/terms.ts';
import type { SemanticClass, TermEntry } from '../lexicon/terms.ts';
import { generalHeadings, headingsToIgnore, noTopics } from '../lexicon/headings.ts';
import { stopwords } from '../lexicon/words.ts';
import { clean } from '../notes/clean.ts';
import type { Subject } from './types.ts';

/** Words that say what kind of text a heading stands over. */
const textKinds = String.raw`(?:(?:lecture|class|course|study|revision|reading|my) ){0,2}(?:notes?|lectures?|summary|overview|handouts?|slides?|outline)`;
const leading = new RegExp(
  String.raw`^(?:(?:lecture|chapter|week|wk|unit|module|section|part|session|day)(?: (?:\d+|[ivx]+)\b)?(?:[:.,–-]| on| about|$)|${textKinds}(?: on| about| of|[:.,–-])) ?`,
  'i',
);
const trailing = new RegExp(
  String.raw`(?: ?[:,–-])? ?\b${textKinds}(?: ?(?:week|wk|part|no|nr)?\.? ?#?\d{1,3})?$`,
  'i',
);

/** A heading as what it is about: "Lecture 4: heart failure notes" is about heart failure. Whole where nothing else is left. */
function barely(heading: string): string {
  const bare = clean(heading.replaceAll('_', ' ')).replace(leading, '').replace(trailing, '').trim();
  const whole = /\p{L}{3}/u.test(bare) ? bare : clean(heading);
  // "Heart failure – nursing care", "Warfarin (Coumadin)": what is before the dash or bracket is a name, and fits into a sentence.
  const [name = '', ...rest] = whole.replace(/ ?[([][^()[\]]*[)\]]?/g, '').split(/ [–—-] | [–—-]$/);
  // "NUR 201 – Heart failure": a number of the course.
  const isNumber = /\d/.test(name) && /\p{L}{3}/u.test(rest.join(''));
  const short = isNumber ? rest.join(' ') : name;
  return (/\p{L}{3}/u.test(short) ? short.trim() : whole).replaceAll(': ', ', ');
}

/** As a heading's words stand inside a sentence: small where the note writes them so, names as they are. */
export function insideOf(heading: string, note: string): string {
  const bare = barely(heading).replace(/^\p{Lu}(?=\p{Ll}+-\p{Ll})/u, (letter) => letter.toLowerCase());
  const words = bare.match(/(?<![\p{L}-])\p{L}{4,}/gu) ?? [];
  const isTitleCase = words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
  return bare.replace(/(?<![\p{L}-])\p{Lu}\p{Ll}+(?![\p{L}-])/gu, (word, at: number) => {
    const small = word.toLowerCase();
    const isSmall = new RegExp(String.raw`(?<![\p{L}-])${small}(?![\p{L}-])`, 'u').test(note);
    const isName = new RegExp(String.raw`\p{Ll},? ${word}(?![\p{L}-])`, 'u').test(note);
    if (isOrganism(word)) return word;
    return isSmall || ((at === 0 || isTitleCase) && !isName) ? small : word;
  });
}

const opensWithNoThing =
  /^(?:before|after|during|when|while|how|why|what|who|where|which|if|in|on|at|for|to|with|\p{L}+ing)\b/iu;

/** What a subject has, besides the general headings. */
const ofSubject =
  /^(?:(?:normal|reference|laboratory|key|main|drug|nursing) )?(?:drugs|medicines|steps|types|stages|values|ranges|figures|doses|rules|basics|facts|procedure|technique|equipment|storage|disorders|functions|care|treatment|parts|layers|phases)$/i;

/** A section as a sentence can be about it: "the treatment"; null where its heading names nothing to speak of. */
export function sectionOf(heading: string, note: string): string | null {
  const inside = insideOf(heading, note);
  const key = inside.toLowerCase();
  if (headingsToIgnore.has(key) || opensWithNoThing.test(inside) || /[?!“”:;]|\d/.test(inside)) return null;
  if (inside.split(' ').length > 6) return null;
  if (generalHeadings.has(key) || ofSubject.test(inside)) return `the ${inside}`;
  // "Bugs", "Presentation": no names that anybody could go on to.
  const isBare = !inside.includes(' ') && termByKey(keyOfText(inside)) === undefined;
  return isBare || noTopics.has(key) ? null : inside;
}

/** "The cardiac cycle", where the note mostly says so. */
export function withArticle(name: string, note: string): string {
  const escaped = name.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  const places = [
    ...note.matchAll(new RegExp(String.raw`(\bthe )?(?<![\p{L}-])${escaped}(?![\p{L}-])`, 'giu')),
  ];
  const preceded = places.filter(([, article]) => article !== undefined).length;
  return preceded * 2 > places.length ? `the ${name}` : name;
}

const ofMany: ReadonlySet<SemanticClass> = new Set([
  'anatomy',
  'organism',
  'substance',
  'laboratory',
  'measure',
  'process',
]);

/**
 * What an untitled note is about, where the name that it mentions most is of an organ or a virus: the illness that its first sentence
 * explains, or that it mentions most. A note on cirrhosis is not one on the liver.
 */
function centralIn({ topics, segments, facts, keyTerms, note }: NoteAnalysis): string | undefined {
  const [first] = topics;
  const firstClass = first === undefined ? undefined : termByKey(keyOfText(first))?.class;
  const isTitled = segments[0]?.kind === 'heading';
  if (first === undefined || isTitled || firstClass === undefined || !ofMany.has(firstClass)) return first;
  const isIllness = (name: string) => termByKey(keyOfText(name))?.class === 'condition';
  const opening = facts.find(
    ({ segmentId, type, subject }) =>
      segmentId === segments[0]?.id && type === 'definition' && isIllness(subject),
  );
  const shown = keyTerms.find(({ key }) => key === opening?.subject)?.surface;
  const [opened = ''] = /^\p{L}[\p{L} -]*?(?= (?:is|are|means)\b)/u.exec(note.trim()) ?? [];
  if (opened !== '' && isIllness(opened)) return opened;
  const ill = keyTerms.filter(({ class: own }) => own !== null && clinicalClasses.has(own)).length;
  if (shown !== undefined) return shown;
  return ill * 2 >= keyTerms.length ? (topics.find(isIllness) ?? first) : first;
}

/** The learner's own title where the note speaks of it ("Heart failure"), and not "Week 3"; else the note's. */
function topicOf(analysis: NoteAnalysis, title: string): string {
  const { note } = analysis;
  const said = new Set(keysIn(note));
  const words = keysIn(barely(title)).filter((word) => !stopwords.has(word));
  const known = words.filter((word) => said.has(word)).length;
  const isOwn = words.length > 0 && known * 2 >= words.length;
  const topic = insideOf(isOwn ? title : (centralIn(analysis) ?? title), note);
  return withArticle(topic, note);
}

interface Named {
  readonly text: string;
  readonly entry: TermEntry;
}

/** What the lexicon knows of a topic's words, the longest names first where they overlap. */
function namedIn(topic: string): readonly Named[] {
  const words = topic.split(/[\s,;()]+/).filter((word) => /[\p{L}\d]/u.test(word));
  const found: Named[] = [];
  for (let at = 0; at < words.length; at += 1)
    for (let size = Math.min(5, words.length - at); size > 0; size -= 1) {
      const text = words.slice(at, at + size).join(' ');
      const entry = termByKey(keyOfText(text));
      if (!entry) continue;
      found.push({ text, entry });
      at += size - 1;
      break;
    }
  return found;
}

/** Whoever has one of these is no grown-up patient chosen by chance. */
const ofSomeAlone = new Set(['pregnancy and birth', 'women and men', 'genetic']);
const aboutSomeAlone =
  /\b(?:neonat\w*|newborns?|infan\w*|bab(?:y|ies)|child(?:ren|hood|birth)?|p(?:a)?ediatrics?|adolescen\w*|pregnan\w*|labou?r|birth|antenatal|post-?partum|breasts?|prostat\w*|testi(?:s|cles?|cular)|ovar\w*|uter\w*|menopaus\w*|elder\w*|geriatrics?)(?![\w-])/i;
/** A note on this is about no one patient. */
const aboutMany =
  /\b(?:prevent|screen|epidemiolog|public health|vaccin|risk|models?|physiology|anatomy|versus|vs)\b|\bprevention\b|\bscreening\b/i;
const acute =
  /\b(?:arrest|shock|sepsis|stroke(?! volume)|status (?:asthmaticus|epilepticus)|coma|overdose|poisoning|emergency|resuscitat|anaphyla|ketoacidosis|embolism|infarction|tamponade|acute|brain death|crisis|trauma|haemorrhage|hemorrhage|CPR)/i;
const clinicalWords =
  /\b(?:therapy|treatment|care|nursing|management|medicines?|medications?|drugs?|pharmacolog\w*|dos(?:e|age|ing)|administration|assessment|infusions?|dressings?|wounds?|catheters?|patients?|wards?|emergenc(?:y|ies)|interpretation|antibiotics?)\b/i;
const drugWords =
  /\b(?:medicines?|medications?|drugs?|pharmacolog\w*|insulin(?= (?:therapy|treatment|regimens?|injections?|types|preparations?|administration))|antibiotics?|anticoagulants?|analgesics?|opioids?|chemotherapy)\b/i;
const resultWords =
  /\b(?:blood gas(?:es)?|ABGs?|laboratory|lab values?|electrolytes|blood counts?|ECGs?|urinalysis)\b/i;
const deviceWords =
  /\b(?:ventilators?|pumps?|monitors?|equipment|devices?|telemetry|defibrillators?|dialysis machines?|scanners?)\b/i;
const careWords =
  /\b(?:wound|stoma|catheter|skin|mouth|foot|tracheostomy|pressure area) care\b|\bdressings?\b/i;
const ofStaff = /handover|SBAR|report|reconciliation|consent|check|chart|identification|output/i;
/** Steps that nobody shows to a visitor. */
const ofStaffAlone =
  /\b(?:patient|prescri\w*|administer|titrat\w*|intravenous(?:ly)?|vasopressors?|cultures?|crystalloids?|ECG|notify|oxygen|defibrillat\w*|intubat\w*)\b/i;
const bodyWords = /\b(?:anatomy|physiology|structure|development|cycle|function)\b/i;

const clinicalClasses: ReadonlySet<SemanticClass> = new Set([
  'condition',
  'sign',
  'drug',
  'drug class',
  'procedure',
  'action',
]);

/** Whose illness a note speaks of, where it is not anybody's. */
function whoseIs(topic: string, { note }: NoteAnalysis): Subject['whose'] {
  const count = (form: RegExp) => note.match(form)?.length ?? 0;
  const isOf = (form: RegExp) => count(form) >= 5 && count(form) * 250 >= note.length / 6;
  if (/\b(?:pregnan|eclampsia|labou?r\b|post-?partum|antenatal|birth)/i.test(topic)) return 'mother';
  if (/\b(?:infan|neonat|newborn|bab(?:y|ies)\b|bronchiolitis|croup)/i.test(topic)) return 'infant';
  if (
    isOf(/\b(?:infants?|newborns?|neonates?|bab(?:y|ies))\b/gi) &&
    !/\bmothers?\b.*\bmothers?\b.*\bmothers?\b/is.test(note)
  )
    return 'infant';
  return isOf(/\b(?:pregnan\w*|gestation\w*|eclampsia|post-?partum)\b/gi) ? 'mother' : null;
}

/** What a note is about, and where somebody could come across it. */
export function subjectOf(analysis: NoteAnalysis, title: string): Subject {
  const topic = topicOf(analysis, title);
  const named = namedIn(topic);
  const ofClass = (...classes: readonly SemanticClass[]) =>
    named.filter(({ entry }) => classes.includes(entry.class));
  const whose = whoseIs(topic, analysis);
  const isForAnybody = whose === null && !aboutSomeAlone.test(topic) && !aboutMany.test(topic);
  const conditions = ofClass('condition');
  const [condition] = conditions;
  const [procedure] = ofClass('procedure').filter(({ entry }) =>
    /^(?:surgery|imaging|scope or sample)$/.test(entry.kind),
  );
  const problem =
    isForAnybody &&
    conditions.length === 1 &&
    condition &&
    !ofSomeAlone.has(condition.entry.kind) &&
    !/arrest|death/.test(condition.text)
      ? condition.text
      : null;
  const hasDrugs = ofClass('drug', 'drug class').length > 0 || drugWords.test(topic);
  const shareOf = (isOne: (semanticClass: SemanticClass) => boolean) =>
    analysis.keyTerms.filter((term) => term.class !== null && isOne(term.class)).length /
    Math.max(1, analysis.keyTerms.length);
  const isOfBody = bodyWords.test(topic);
  const hasSteps = analysis.facts.some(
    ({ type, members }) => type === 'sequence' && isInstruction(members[0] ?? ''),
  );
  const isForStaff = analysis.facts.some(
    ({ type, members }) => type === 'sequence' && members.some((step) => ofStaffAlone.test(step)),
  );
  const isCare = careWords.test(topic) || ofClass('action').some(({ text }) => !ofStaff.test(text));
  // "Transplantation immunology" is about no operation that somebody has tomorrow.
  const isProcedureAlone =
    procedure !== undefined && topic.split(' ').length <= procedure.text.split(' ').length + 2;
  const ownProcedure = isForAnybody && isProcedureAlone && !/ology\b/i.test(topic) ? procedure.text : null;
  return {
    topic,
    whose,
    problem,
    procedure: ownProcedure,
    isClinical:
      !isOfBody &&
      (ofClass('condition', 'sign', 'drug', 'drug class', 'procedure', 'action', 'equipment').length > 0 ||
        clinicalWords.test(topic) ||
        hasSteps ||
        shareOf((each) => clinicalClasses.has(each)) >= 0.4),
    isTaught: !isOfBody && !isForStaff && (problem !== null || ownProcedure !== null || hasDrugs || isCare),
    isAcute: acute.test(topic),
    hasDrugs: hasDrugs && !isOfBody,
    hasResults: ofClass('laboratory').length > 0 || resultWords.test(topic),
    hasDevices: ofClass('equipment').length > 0 || deviceWords.test(topic),
    hasBodyParts: shareOf((each) => each === 'anatomy') >= 0.4,
  };
}
