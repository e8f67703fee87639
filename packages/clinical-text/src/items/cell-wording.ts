import { keyOfText, termByKey } from '../lexicon/terms.ts';
import { presentForms, thirdPerson } from '../lexicon/verb-forms.ts';
import { isPlural } from '../notes/number.ts';
import { lowerFirst, upperFirst } from '../text/capitals.ts';
import { spanOf } from '../text/spans.ts';
import { articleFor } from './articles.ts';
import { isClass, valueOf } from './cells.ts';
import type { Cell } from './cells.ts';

const startsWithCapital = /^\p{Lu}\p{Ll}/u;

/** As it stands inside a sentence: "furosemide", "ACE inhibitors", "St John's wort". */
const inside = (name: string): string =>
  startsWithCapital.test(name) && !/ \p{Lu}\p{Ll}+(?![\p{L}\d])/u.test(name) ? lowerFirst(name) : name;

/** What heads of columns are called that belong to a thing: "the onset of lispro". */
const ofThing =
  /(?:^|\b)(?:onset|peak|duration|half-life|mechanism(?: of action)?|action|function|location|site|cause|causes|toxicity|toxicities|side effects?|adverse effects?|signs?|symptoms?|feature|features|range|level|rate|colou?r|definition|meaning|purpose|role|route|source|origin|stage|units?|name|abbreviation)$/i;
/** Those of what is done or wanted for it: "the treatment for atrial flutter". */
const forThing =
  /(?:^|\b)(?:treatments?|management|dose|dosage|antidote|first action|interventions?|considerations?|target(?: \p{L}+)?|goal|indications?|tests?|drug of choice|therapy|uses?|monitoring|precautions?|contraindications?|wall|artery|care|teaching|reversal(?: agent)?)$/iu;

const ofAge = /^(?:adolescent|child|infant|toddler|preschooler|neonate|newborn|adult|teenager|older adult)$/i;

/** Its name inside a sentence, quoted where it is no name ("Gas supply low"); numbers with what they number. */
function calledBy({ name, nameHead }: Cell): string {
  if (/^\d/.test(name)) {
    if (
      /^(?:strengths?|doses?|concentrations?|sizes?|rates?|temperatures?|pressures?|ages?)$/i.test(nameHead)
    )
      return `a ${inside(nameHead).replace(/s$/, '')} of ${name}`;
    return /^\p{L}+$/u.test(nameHead) ? `${inside(nameHead)} ${name}` : name;
  }
  // "An adolescent", "a child": somebody of an age, and no name.
  if (ofAge.test(name)) return `${articleFor('a ', name)}${inside(name)}`;
  // "Febrile non-hemolytic", "euvolaemic": said of something that the table leaves out.
  const isBare =
    /(?:[ae]mic|lytic|allergic|ious|ive|ed)$/iu.test(name) && termByKey(keyOfText(name)) === undefined;
  const isPhrase =
    /^[\p{L}\d][\p{L}\d'’ /()-]*$/u.test(name) &&
    !isBare &&
    !/ (?:low|high|positive|negative|absent|present|\p{L}+ed)$/iu.test(name);
  return isPhrase ? inside(name) : `“${name}”`;
}

/** What other books give for a neighbor as well: there, only what the table gives can be asked for. */
const isShared = (head: string): boolean =>
  /\b(?:treatments?|management|therapy|interventions?|uses?|indications?|contraindications?|tests?|toxicit(?:y|ies)|(?:side|adverse) effects?|signs?|symptoms?|doses?|dosage|considerations?|monitoring|precautions?|care|teaching)\b/i.test(
    head,
  );
const isNoun = (head: string): boolean => /^[\p{L}][\p{L}\d -]*$/u.test(head) && !/^\p{Lu}{2,}/u.test(head);

/** Heads that mean the same wherever a thing is spoken of. Of others the title says of what: the mechanism of an interaction is another. */
const ofItself =
  /^(?:onset|peak|duration|half-life|normal (?:range|values?|levels?)|colou?r|mechanism of action|antidote|drug of choice|abbreviation|location|function)$/i;

/** "The onset of lispro", "the effect of amiodarone on INR"; null where a head is no noun that would go with a name. */
function matterOf(cell: Cell): string | null {
  const { head } = cell;
  const [, matter, on] = /^(effects?) (on .+)$/i.exec(head) ?? [];
  if (matter !== undefined && on !== undefined)
    return `the ${matter.toLowerCase()} of ${calledBy(cell)} ${on.replace(/^On/, 'on')}`;
  if (!isNoun(head) || isShared(head)) return null;
  if (/\bclue$/i.test(head)) return `the ${inside(head)} to ${calledBy(cell)}`;
  if (forThing.test(head) || (ofThing.test(head) && /^\d/.test(cell.name)))
    return `the ${inside(head)} for ${calledBy(cell)}`;
  return ofThing.test(head) ? `the ${inside(head)} of ${calledBy(cell)}` : null;
}

const tableOf = (title: string | null): string =>
  title === null ? "the note's table" : `the table “${title}”`;

/** A cell inside a sentence: what begins as an instruction, or is more than a phrase, is quoted. */
function saidIn({ head }: Cell, text: string): string {
  const first = /^[\p{L}-]+/u.exec(text)?.[0].toLowerCase() ?? '';
  const isDone = forThing.test(head) && termByKey(keyOfText(text)) === undefined;
  // "Within 6h", "mins-hrs": as the table has it.
  if (spanOf(text) !== null && !/^\d/.test(text)) return `“${text}”`;
  const isPhrase =
    valueOf(text) !== null ||
    (!/[,;:→=+()?!]|ed$/.test(text) && !isDone && !presentForms.has(first) && !thirdPerson.has(first));
  return isPhrase ? inside(text) : `“${text}”`;
}

const changing = new Map([
  ['increases', 'increase'],
  ['decreases', 'decrease'],
  ['raises', 'raise'],
  ['lowers', 'lower'],
  ['prolongs', 'prolong'],
  ['shortens', 'shorten'],
]);

/** "Increases" under "Effect on INR" has its object in the head: the verbs, and what is changed. */
function changeOf(
  head: string,
  text: string,
): { readonly one: string; readonly many: string; readonly of: string } | null {
  const of = /^effects? on (?:the )?(.+)$/i.exec(head)?.[1];
  const many = changing.get(text.toLowerCase());
  return of === undefined || many === undefined ? null : { one: text.toLowerCase(), many, of };
}

/** "Under “Interactions”, the mechanism …": a sentence or question with what it speaks of. */
const withTitle = (head: string, title: string | null, text: string): string =>
  ofItself.test(head)
    ? upperFirst(text)
    : `${title === null ? "In the note's table" : `Under “${title}”`}, ${text}`;

/** What is said of a row by one of its cells, as a sentence. */
export function sentenceOf(cell: Cell, text: string, title: string | null): string {
  const { name, head } = cell;
  if (head === '')
    return /^(?:an?|the) /i.test(text)
      ? `${upperFirst(name)} ${isPlural(name) ? 'are' : 'is'} ${lowerFirst(text)}`
      : `The note explains “${inside(name)}” as “${text}”`;
  const verb = /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '';
  if (isClass(head) && !isPlural(name) && !isPlural(text) && !text.includes(',')) {
    const said = inside(text);
    // "Rapid-acting" is no thing that something could be.
    if (!/(?:ing|ed|ic|al|ive)$/.test(said)) return `${upperFirst(name)} is ${articleFor('a ', said)}${said}`;
    return `${upperFirst(name)} belongs to the ${inside(head)} “${said}”`;
  }
  const change = changeOf(head, text);
  if (change) return `${upperFirst(name)} ${isPlural(name) ? change.many : change.one} the ${change.of}`;
  if (thirdPerson.has(verb) && text.includes(' ') && !isPlural(name))
    return `${upperFirst(name)} ${inside(text)}`;
  const matter = matterOf(cell);
  return matter === null
    ? `${upperFirst(tableOf(title))} gives “${text}” under “${head}” for ${calledBy(cell)}`
    : withTitle(head, title, `${matter} ${isPlural(head) ? 'are' : 'is'} ${saidIn(cell, text)}`);
}

/** What a cell holds, asked for. */
export function questionOf(cell: Cell, title: string | null): string {
  const { name, head } = cell;
  if (isClass(head) && !isPlural(name))
    return `To which ${head.toLowerCase()} does ${calledBy(cell)} belong?`;
  const watched = /^(?:watch for|look for|monitor|avoid|check)$/i.exec(head)?.[0].toLowerCase();
  if (watched !== undefined) return `What does the note's table say to ${watched} with ${calledBy(cell)}?`;
  const matter = matterOf(cell);
  return matter === null
    ? `What does ${tableOf(title)} give under “${head}” for ${calledBy(cell)}?`
    : withTitle(head, title, `what ${isPlural(head) ? 'are' : 'is'} ${matter}?`);
}

const isGeneric = (nameHead: string) => /^(?:examples?|names?|items?|agents?)$/i.test(nameHead);

/** For which row a cell holds, asked for: "For which indication is the target INR 2.5–3.5?" */
export function rowQuestionOf({ head, text, nameHead }: Cell, title: string | null): string {
  const isName = /^\p{L}[\p{L} -]+$/u.test(nameHead) && !isPlural(nameHead) && !isGeneric(nameHead);
  const which = isName ? `which ${inside(nameHead)}` : 'which of these';
  const change = changeOf(head, text);
  if (change) return `${upperFirst(which)} ${change.one} the ${change.of}?`;
  if (isNoun(head) && !isShared(head) && (forThing.test(head) || ofThing.test(head)))
    return withTitle(
      head,
      title,
      `for ${which} ${isPlural(head) ? 'are' : 'is'} the ${inside(head)} ${valueOf(text) ? text : `“${text}”`}?`,
    );
  return `For ${which} does ${tableOf(title)} give “${text}” under “${head}”?`;
}

export const saysOf = ({ name, head, text }: Cell): string =>
  head === ''
    ? `The note says: “${name}: ${text}.”`
    : `The note's table says of “${name}”: “${head}: ${text}.”`;
