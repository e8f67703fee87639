/** Where something stands in a text, UTF-16 offsets. */
interface Place {
  readonly start: number;
  readonly end: number;
}

export const namePart = String.raw`(?:\p{Lu}[\p{L}'’-]{1,24})`;
export const fullName = String.raw`${namePart}(?: (?:\p{Lu}\.|de|van|von|bin|al|${namePart})){1,3}`;
const title = String.raw`\b(?:Mr|Mrs|Ms|Miss|Mx)\.? `;
const ofName = /^(?:\p{Lu}|de$|van$|von$|bin$|al$)/u;

/** What a name never has in it: what stands on forms and in headings, and what is named after somebody. */
const noName =
  /^(?:Patient|Name|Date|Birth|The|Ward|Hospital|Room|Bed|Age|Male|Female|Mr|Mrs|Ms|Admitted|History|Diagnosis|Education|Assessment|Safety|Care|Teaching|Information|Identification|Confidentiality|Rights|Records?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Scales?|Scores?|Index|Tests?|Signs?|Disease|Syndrome|Catheter|Nightingale|Seacole|Lacks)$/;

/** Up to so many names of a text are looked for in the rest of it. */
const mostNames = 40;

/** How it is told that somebody came, or what is the matter: nobody says so of a scale or of a scientist. */
const isPatient = String.raw`(?:(?:is|was|has been) (?:a|an|admitted|seen|brought|referred|diagnosed|transferred|reviewed|discharged|transported|started|being|on|in)\b|presents?\b|presented\b|came\b|complain|has\b|had\b|with\b|who\b|admitted\b|reports?\b|needs?\b|takes?\b|lives?\b)`;
const age = String.raw`(?:aged? )?\d{1,3}(?: ?(?:years?(?:[ -]old)?|-year-old|y\/?o|yrs?|[MF])\b)?`;

/** "Margaret Whitfield, 75, was admitted", "Mr. Okafor (68) has", "Mr. Okafor, a 68-year-old". */
const agedName = new RegExp(
  String.raw`(?<![\p{L}'’-])(${title}${namePart}(?: ${namePart})?|${fullName})(?:, (?:${age}(?:,| [-–—])?|an? \d{1,3}[- ]year[- ]old(?: [\p{L}-]{1,12})?,?)|,? \(${age}\),?) ?${isPatient}`,
  'gu',
);
/** "A 68-year-old" says who it is by itself. */
const oldName = new RegExp(
  String.raw`(?<![\p{L}'’-])(${title}${namePart}(?: ${namePart})?|${fullName})(?:,| is| was) an? \d{1,3}[- ]?(?:year[- ]old|y\/?o)\b`,
  'gu',
);
const ownPatient = new RegExp(
  String.raw`\b(?:[Mm]y|[Oo]ur) (?:(?:first|second|third|last|new|own) )?(?:patient|client|resident)(?:,| is| was| named| called)? (${fullName})`,
  'gu',
);
/** A title before two names; before one of which something is: "Mrs. Whitfield's potassium". */
const titledInFull = new RegExp(String.raw`${title}(${namePart}(?<!['’]s?) ${namePart})`, 'gu');
const titledOwner = new RegExp(String.raw`${title}(\p{Lu}[\p{L}-]{1,24})(?=['’]s? \p{Ll})`, 'gu');

/** What else takes a name that a patient may have as well: "Graves disease", "Foley catheter". */
const namedAfter =
  /^(?:['’]s?)? (?:disease|syndrome|[a-z]+(?:pathy|itis|oma)|signs?|tests?|scales?|score|criteria|triad|catheter|tube|position|reflex|phenomenon|law|cells?|bod(?:y|ies)|method|palsy|lymphoma|tumou?r|man(?:oeuvre|euver)|procedure|stain|breathing|respirations?|sarcoma|thyroiditis|contractions?|formula|equation|classification|rule|effect)\b/i;
/** Names that are words: alone, each of them would be taken for somebody. */
const areWords =
  /^(?:May|April|June|August|Will|Mark|Grace|Rose|Hope|Faith|Joy|Young|Long|Short|Brown|White|Black|Green|Grey|Gray|King|Hill|Wood|Woods|Grant|Drew|Bill|Sue|Pat|Rich|Frank|Art|Dean|Lane|Field|Day|Rice|Cook|Baker|Price|Love|Best|Good|Wise|Power|Ray|Sky|Iris|Violet|Daisy|Lily|Ivy|Summer|Autumn|Dawn|Eve|Christian|Angel|Law|Case|Bond|Page|Ward|Major|Miles|Ford|Banks|Stone|Rivers?|Waters?|West|North|Gene|Max|Sage|Cruz|Bone|Bones|Back|Hand|Foot|Heart|Head|Chest|Blood)$/;

const wordsIn = (text: string) => text.split(' ');

export const isName = (text: string): boolean =>
  wordsIn(text).every((word) => ofName.test(word) && !noName.test(word));

/** Whose something is stands before an "'s", which is not part of the name. */
export const withoutOwning = ({ start, end }: Place, text: string): Place => {
  const owning = /['’]s?$/.exec(text.slice(start, end));
  return { start, end: end - (owning?.[0].length ?? 0) };
};

/** Names that tell by themselves whose they are. */
export function patientNames(text: string): readonly Place[] {
  const placeOf = ({ index, 0: whole, 1: part = '' }: RegExpExecArray): Place => {
    const name = part.replace(new RegExp(`^${title}`, 'u'), '');
    const start = index + whole.indexOf(part) + part.length - name.length;
    return { start, end: start + name.length };
  };
  return [agedName, oldName, ownPatient, titledInFull, titledOwner]
    .flatMap((pattern) => [...text.matchAll(pattern)].map(placeOf))
    .map((place) => withoutOwning(place, text))
    .filter(({ start, end }) => isName(text.slice(start, end)));
}

/** Where else in a text the same people are named, in full or by a part of their name. */
export function repeatedNames(text: string, names: readonly string[]): readonly Place[] {
  const some = [...new Set(names)].slice(0, mostNames);
  const parts = some
    .flatMap(wordsIn)
    .filter(
      (part) =>
        /^\p{Lu}[\p{L}'’-]{2,}$/u.test(part) &&
        !areWords.test(part) &&
        !new RegExp(String.raw`(?<![\p{L}'’-])${part.toLowerCase()}(?![\p{L}-])`, 'u').test(text),
    );
  const known = [...new Set([...some, ...parts].flatMap((name) => [name, name.toUpperCase()]))];
  if (known.length === 0) return [];
  const anywhere = new RegExp(
    String.raw`(?<![\p{L}'’-])(?<!\bDrs?\.? )(?<!\bProf(?:essor|\.)? )(?:${known
      .toSorted((one, other) => other.length - one.length)
      .map((name) => name.replaceAll('.', String.raw`\.`))
      .join('|')})(?![\p{L}-])`,
    'gu',
  );
  return [...text.matchAll(anywhere)]
    .map(({ index, 0: name }) => ({ start: index, end: index + name.length }))
    .filter(({ end }) => !namedAfter.test(text.slice(end, end + 20)));
}
