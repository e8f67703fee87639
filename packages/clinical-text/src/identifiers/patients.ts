import { listedNames } from './lists.ts';
import { canBeName } from './no-person.ts';
import { birthDate, isLongAgo, labeledBirth, numericDate } from './numbers.ts';
import {
  anyCase,
  capitalized,
  from,
  fullName,
  given,
  initialed,
  isClinician,
  isName,
  mostNames,
  nameIn,
  namePart,
  people,
  placesOf,
  title,
  until,
  wordsIn,
  type Place,
} from './names.ts';

/** A way to tell that a name is a patient's: the pattern's first group is the name. */
interface Rule {
  readonly pattern: RegExp;
  /** Whether the surname or given name alone is enough; two words otherwise. */
  readonly fewest: 1 | 2;
}
const rule = (fewest: 1 | 2, pattern: string): Rule => ({ fewest, pattern: new RegExp(pattern, 'gdu') });

/** What is said of a patient, and never of a scale or a scientist. */
const isPatient = String.raw`(?:(?:is|was|has been) (?:a|an|admitted|seen|brought|referred|diagnosed|transferred|reviewed|discharged|transported|started|being|on|in)\b|presents?\b|presented\b|came\b|complain|has\b|had\b|with\b|who\b|admitted\b|reports?\b|needs?\b|takes?\b|lives?\b|(?:post|day|s\/p|c\/o|w\/|adm|bed|room)(?!\p{L}))`;
/** What a person says or what happens to one. */
export const says = String.raw`(?:c\/o|(?:complain(?:s|ed)? of|states?|stated|says|said|denie[sd]|reports|reported|refuse[sd])${until})`;
export const isTreated = String.raw`(?:(?:is|was) (?:on|admitted|seen|brought|given|taken|transferred|discharged|started|referred|reviewed)|has|had|takes|needs|lives)${until}`;

const years = String.raw`(?:1[01]\d|\d{1,2})`;
const age = String.raw`(?:aged? )?${years}(?: ?(?:years?(?:[ -]old)?|-year-old|y\/?o|yrs?|[MF])\b)?`;
/** "67M", "34 yo", "6 months old", "6/12 old": an age as charts have it. */
const chartAge = String.raw`${years} ?(?:\/(?:7|12|52) old|y\/?o|y\.o\.|yrs? old|(?:year|month|week|day)s? old)${until}`;
/** A tube's width in French reads the same. */
const chartSex = String.raw`(?:\d{2} ?|\d)(?:[MF]${until}|[♂♀])(?! (?:tube|catheter|cannula|drain|sheath|inserted|placed|in situ))`;
const anyName = String.raw`${title}${namePart}(?: ${namePart})?|${fullName}`;
/** An age that a sentence or a line ends with or goes on after, and no dose or number of a page. */
const ageAlone = String.raw`(?:aged? )?${years}(?=[,;.)]|\s*$| ?[-–—] | (?:and|with|on|post|day)${until}|\n)`;

const patientLabel = anyCase(String.raw`(?:(?:patient|pt|client|resident)(?:['’]s)?)`);
/** "Brand name: Advair Diskus" labels nobody. */
const nameLabel = anyCase(
  String.raw`(?<!\b(?:brand|generic|trade|drug|proprietary|test|file|user|product|common|scientific) )(?:full )?name`,
);

const certain: readonly Rule[] = [
  rule(
    2,
    String.raw`${from}(?:(?:${patientLabel} )?${nameLabel}|${patientLabel}|${anyCase('next of kin')})\s?(?::|=|\bis\b)\s?(?:(?:Mr|Mrs|Ms|Miss|Mx|Dr)\.? )?(${fullName}|${initialed})`,
  ),
  // "Pt name: O'Brien, Siobhan", "Patient name: Siobhan".
  rule(
    2,
    String.raw`${from}${nameLabel}\s?[:=]\s?(${namePart}(?: ${namePart})?, ${namePart}(?: (?:${namePart}|\p{Lu}${until}))?)`,
  ),
  rule(1, String.raw`${from}${patientLabel} ${nameLabel}\s?[:=]\s?(${namePart})(?=\s*(?:[,;.\n]|$))`),
  rule(2, String.raw`${from}[Tt]he (?:patient|client|resident), ((?:${title})?${fullName}),`),
  rule(1, String.raw`${from}(?:[Pp]t|[Pp]atient|[Cc]lient|[Rr]esident)\.? (${namePart}) ${says}`),
  // "Margaret Whitfield, 75, was admitted", "Mr. Okafor (68) has", "Mr. Okafor, a 68-year-old".
  rule(
    1,
    String.raw`${from}(${anyName})(?:, (?:${age}(?:,| [-–—])?|an? \d{1,3}[- ]year[- ]old(?: [\p{L}-]{1,12})?,?)|,? \(${age}\),?) ?${isPatient}`,
  ),
  // "A 68-year-old" says who it is by itself.
  rule(1, String.raw`${from}(${anyName})(?:,| is| was) an? \d{1,3}[- ]?(?:year[- ]old|y\/?o)\b`),
  // "Nguyen Van Thanh, 59M", "Fatima Al-Sayed 34 yo", "Mrs Chen (81F)", "Ann Lee, f, 44".
  rule(
    1,
    String.raw`${from}(${anyName})(?:,? \(?(?:${chartAge}|${chartSex})|(?:, |,? \()(?:${years} ?[mf]${until}|(?:[MFmf]|male|female),? ${years}(?=[,;.)\s]|$)|(?:aged ${years}|${years}(?:, ?| )(?:[MF]${until}|(?:fe)?male(?=[,;.)]|$)))))`,
  ),
  rule(
    1,
    String.raw`(${title}${namePart}(?: ${namePart})?)(?:(?:, | is |,? \()${ageAlone}|,? aged ${years}${until})`,
  ),
  // "Ethel Marsh, room 12, aged 88".
  rule(
    2,
    String.raw`${from}(${fullName}), (?:[Rr]oom|[Rr]m|[Bb]ed|[Bb]ay) ?\w{1,4},? (?:aged )?${years}(?=[,;.\s]|$)`,
  ),
  rule(
    2,
    String.raw`${from}(?:${anyCase('(?:bed|room|rm|bay|bedspace)')}) ?\w{1,4}(?:\s?[-–—:.])? (${fullName}),? \(?${ageAlone}`,
  ),
  rule(
    2,
    String.raw`\d[ -]?(?:y\/?o|yrs?(?: old)?|year[- ]old) (?:[a-z-]{2,15} )?(?:female|male|man|woman|lady|gentleman|girl|boy|[MF]),? (?:called |named )?(?!${people} ${people})(${fullName})(?=,| (?:${isPatient}|${says}))`,
  ),
  rule(
    2,
    String.raw`${from}(${fullName}),? (?:c\/o|present(?:s|ed|ing) (?:today )?(?:to|at) (?:the |our )?(?:ED|ER|ICU|A&E|OPD|GP|emergency|clinic|hospital|ward|theatre|triage))${until}`,
  ),
  rule(
    2,
    String.raw`\b(?:[Mm]y|[Oo]ur) (?:(?:first|second|third|last|new|own) )?(?:patient|client|resident)(?:,| is| was| named| called)? (${fullName})`,
  ),
  // "Pt Priyanka S., G3P2".
  rule(
    2,
    String.raw`${from}(?:[Pp]t|[Pp]atient|[Cc]lient|[Rr]esident)\.? (${given} \p{Lu}\.)(?=,|['’]s | \p{Ll})`,
  ),
  rule(2, String.raw`${from}${patientLabel} (${fullName}),? \(?age[d:]? ?${years}${until}`),
  // "My patient, Beatriz (72F)", "client Jasmine (she/her".
  rule(
    1,
    String.raw`${from}${patientLabel},? (${given}(?: ${given})?)(?:,? \(?(?:${chartAge}|${chartSex})| \((?:she|he|they)\/)`,
  ),
  rule(
    1,
    String.raw`\b(?:[Mm]y|[Oo]ur) (?:patient|pt|client|resident),? (${given}(?: ${given})?)(?:, ${years},| \(${years}\))`,
  ),
  rule(
    1,
    String.raw`${from}baby (?!(?:Moro|Babinski|Ortolani|Barlow|Apgar) )(${given})(?= (?:is|was|has|had|wt|weighs|fed)${until})`,
  ),
  rule(
    1,
    String.raw`\d[ -]?(?:y\/?o|yrs?(?: old)?|year[- ]old) (?:[a-z-]{2,15} )?(?:female|male|man|woman|lady|gentleman|girl|boy),? (?:called |named )?(?<=(?:,|called|named) )(?!${people})(${given})(?=, (?:who|is|was|has|had|with|came|admitted)${until})`,
  ),
  // Of whom a diary says so, and no mentor whom one meets.
  rule(
    1,
    String.raw`${from}I (?:looked after|cared for|nursed|washed|bathed|met) (${given}(?: ${given})?)(?= for the first time|, (?:an? |aged )?${years}${until}|(?<!${from}I met [\p{L}'’ -]{2,50})(?:[.;]|,? who${until}| (?:today|again|this|until|with|at home|in (?:his|her)|and (?:his|her))${until}))`,
  ),
  rule(1, String.raw`\b(?:lady|gentleman) (?:called|named) (${namePart}(?: ${namePart})?)`),
  rule(
    1,
    String.raw`\b(?:looked after|car(?:ed|ing) for|nursed|nursing|met|saw|assessed|admitted|assigned|allocated|visited|washed|helped) (?:to )?(?:an?|the|this|another) (?:[\w-]{2,15} ){0,2}(?:man|woman|girl|boy|child|baby|patient|client|resident) (?:called|named) (${namePart}(?: ${namePart})?)`,
  ),
  // A title before two names; before one of which something is: "Mrs. Whitfield's potassium".
  rule(2, String.raw`${title}(${namePart}(?<!['’]s?) ${namePart})`),
  rule(1, String.raw`${title}(\p{Lu}[\p{L}-]{1,24})(?=['’]s? \p{Ll})`),
  rule(1, String.raw`(${title}${namePart}) c\/o${until}`),
];
/** "JOHN DOE 55 M DOB", "Baby Hernandez born 11/20/2026"; "Lopez, Maria MRN", "Smith,John A DOB". */
const beforeLabel = rule(
  1,
  String.raw`${from}(${fullName}|${namePart}, ?${namePart}(?: \p{Lu}(?=\s))?)(?:,? (?:${chartAge}|${chartSex}))?(?=[\s,(;–-]{1,4}(?:${labeledBirth}|[Mm][Rr][Nn]${until}))`,
);
/** Above a label there may be a heading. */
const isNoHeading = ({ start, end }: Place, text: string) =>
  !/^[ \t,(;\r–-]{0,3}\n/.test(text.slice(end, end + 4)) ||
  canBeName(wordsIn(text.slice(start, end)).map(capitalized));
/** What a heading may read like, too: it counts beside a date of birth or a number alone. */
const nearNumbers: readonly Rule[] = [
  rule(1, String.raw`${title}(${namePart}(?: ${namePart})?)`),
  rule(2, String.raw`${from}(?:[Pp]atient|[Pp]t|[Cc]lient|[Rr]esident)\.? (${fullName})`),
  rule(2, String.raw`${from}(?:[Dd]river|[Pp]assenger|[Vv]ictim) (${namePart} (?:\p{Lu}\. )?${namePart})`),
];
/** "pt: anna kowalczyk, f, 44": in small letters it is a name only where a form's next field is beside it. */
const inSmallLetters: readonly RegExp[] = [
  new RegExp(
    String.raw`${from}(?:${patientLabel} )?(?:${nameLabel}|${patientLabel})\s?[:=]\s?([a-z][a-z'’-]{1,20}(?: [a-z][a-z'’-]{1,20}){1,2}),? \(?(?:[mf],? ${years}|${years} ?(?:[mf]|y\/?o|yrs?)|(?:fe)?male|dob|DOB|mrn|MRN)${until}`,
    'gdu',
  ),
  new RegExp(
    String.raw`${from}(?:mr|mrs|ms|miss|mx)\.? ([a-z][a-z'’-]{2,20}),? \(?\d{2,3} ?[mf]${until}`,
    'gdu',
  ),
  // "My pt is mr. tobias grunewald 69 yo".
  new RegExp(
    String.raw`${from}(?:my|our) (?:pt|patient|client|resident) (?:(?:is|was|called|named) )?(?:mr|mrs|ms|miss|mx)\.? ([a-z][a-z'’-]{2,20}(?: [a-z][a-z'’-]{2,20})?)(?=,? \(?${years}${until}| ?[,.;(]| (?:w\/|with|who|from|in|on|is|was)${until}|\s*$)`,
    'gdu',
  ),
  new RegExp(
    String.raw`${from}(?:mr|mrs|mx|miss)\.? ([a-z][a-z'’-]{2,20} [a-z][a-z'’-]{2,20}),? \(?\d{2,3} ?(?:[mf]|y\/?o|yrs?)${until}`,
    'gdu',
  ),
];

const namesBy = (rules: readonly Rule[], text: string): readonly Place[] =>
  rules.flatMap(({ pattern, fewest }) =>
    placesOf(text, pattern).flatMap((place) => nameIn(place, text, fewest) ?? []),
  );

/** "John Smith (03/04/1961)": what happened to somebody famous has its month in letters, or its year alone. */
const nameAndDate = new RegExp(String.raw`${from}(${fullName}) ?\((${numericDate})\)`, 'gdu');

/** Names beside a numeric date in brackets, and the dates. */
export function datedNames(text: string): readonly { readonly name: Place; readonly born: Place }[] {
  return [...text.matchAll(nameAndDate)].flatMap(({ indices }) => {
    const [, name, born] = indices ?? [];
    if (!name || !born || isLongAgo(text.slice(...born))) return [];
    const place = nameIn({ start: name[0], end: name[1] }, text, 2);
    return place ? [{ name: place, born: { start: born[0], end: born[1] } }] : [];
  });
}

const titled = new RegExp(String.raw`${title}(${namePart})`, 'gdu');
const spokenOf = new RegExp(String.raw`^(?:,? (?:${says}|${isTreated})|['’]s? \p{Ll})`, 'u');

/** "Mr. Kowalski", where the note has him twice and speaks of him as a patient once, or has a name in full that is his. */
function titledPatients(text: string): readonly Place[] {
  const nameOf = ({ start, end }: Place) => text.slice(start, end);
  const colleagues = new Set(
    placesOf(text, titled)
      .filter((place) => isClinician(place, text))
      .map(nameOf),
  );
  const all = namesBy([{ pattern: titled, fewest: 1 }], text).filter(
    (place) => !colleagues.has(nameOf(place)),
  );
  const spoken = new Set(all.filter(({ end }) => spokenOf.test(text.slice(end, end + 30))).map(nameOf));
  const times = new Map<string, number>();
  for (const name of all.map(nameOf)) times.set(name, (times.get(name) ?? 0) + 1);
  const surnames = [...times.keys()].slice(0, mostNames);
  if (surnames.length === 0) return [];
  const inFull = new RegExp(
    String.raw`${from}(${namePart} (?:\p{Lu}\. )?(?:${surnames.join('|')}))(?![\p{L}'’-])`,
    'gdu',
  );
  // No "Assisted Chen", and no "Mr Chen" itself.
  const fully = namesBy([{ pattern: inFull, fewest: 2 }], text).filter((place) =>
    /^\p{L}+(?<!ed|ing) /u.test(nameOf(place)),
  );
  const owners = new Set(fully.map((place) => wordsIn(nameOf(place)).at(-1)));
  return [
    ...all.filter((place) => {
      const name = nameOf(place);
      return owners.has(name) || (spoken.has(name) && (times.get(name) ?? 0) > 1);
    }),
    ...fully,
  ];
}

const born = new RegExp(String.raw`^[\s,(;–-]{1,4}${birthDate}`, 'iu');
const isBornLongAgo = (next: string) => isLongAgo(born.exec(next)?.[1] ?? '');

/** Names that are told to be a patient's; `isNear` says whether a number that identifies somebody is beside a place. */
export function patientNames(text: string, isNear: (place: Place) => boolean): readonly Place[] {
  const small = inSmallLetters
    .flatMap((pattern) => placesOf(text, pattern))
    .filter(({ start, end }) => isName(wordsIn(text.slice(start, end)).map(capitalized).join(' ')));
  return [
    ...[
      ...namesBy(certain, text),
      ...namesBy([beforeLabel], text).filter((place) => isNoHeading(place, text)),
    ].filter(({ end }) => !isBornLongAgo(text.slice(end, end + 60))),
    ...namesBy(nearNumbers, text).filter(isNear),
    ...listedNames(text),
    ...titledPatients(text),
    ...small,
  ];
}
