import { asideRule, mostNames, namesBy, rule, type Rule } from './names.ts';
import { canBeName } from './no-names.ts';
import { anyCase, from, given, until } from './patterns.ts';
import { after, placesOf, textAt, type Place } from './places.ts';
import { wordsIn } from './words.ts';

/** The names of a patient's people: "Wife Anna at bedside", "his daughters, Kate and Lucy", "named Anika". */

const partners = 'wife|husband|hubby|spouse|partner|fianc(?:é|e)e?|boyfriend|girlfriend';
const parents = 'mother|mom|mum|mam|father|dad|parent';
const kin = 'son|daughter|brother|aunt|uncle|niece|nephew|cousin|grand(?:mother|father|son|daughter|ma|pa)';
const others = 'carer|caregiver|neighbou?r|friend|nok';
const relation = `(?:(?:ex-?|step-?)?(?:${partners}|${parents}|${kin}|${others})(?:-in-law)?)`;
/** Before a name, a capital "Sister" is a nurse's title. */
const orSister = `(?:${relation}|sister)`;
const anyRelation = `(?:${anyCase(relation)}|sister)`;
const name = `${given}(?: ${given}){0,2}`;

const whose = String.raw`(?:${from}(?:[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Tt]he)|['’]s?)`;
const goesOn = String.raw`(?=[,.;)]|\s(?:is|was|who|and|has|at|on|will|came|said|says)${until}|\s*$)`;
const aBaby = `${anyCase('(?:baby|infant|girl|boy|twin|newborn|neonate)')}${until}`;
const severalOf = `(?:${relation}|sister|children|grandchildren|twin)s?,? `;

const certain = [
  // "Wife Anna", "her son is called Peter".
  rule(1, from, anyRelation, String.raw`(?: (?:is )?(?:called|named))? \(?(${name})`),
  // "His wife, Denise": whose she is tells her from an illness that runs in the family.
  asideRule(1, whose, ` (?:late |elder |younger |eldest |youngest )?${orSister}, `, `(${name})`, goesOn),
  // "Mum, Tracey, is aware": these begin no history of a family.
  rule(1, String.raw`(?:^|[.!?:\n] ?)(?:Mum|Mom|Dad|Wife|Husband|Partner|Carer|Neighbou?r), (${given}),`),
  // "Baby girl delivered 1322, named Anika".
  rule(1, from, aBaby, String.raw`(?:[^.\n]{0,60},)? (?:named|called) (${given})`),
  // "His daughters, Kate and Lucy": each.
  rule(1, from, severalOf, String.raw`(${given})(?:, ${given})? (?:and|&) ${given}(?!\p{L})`),
  rule(1, from, severalOf, String.raw`${given}(?:, ${given})? (?:and|&) (${given})(?!\p{L})`),
];

/** "Mother: Rosa Hernandez": of one word, it may be what she suffers from. */
const labeled = rule(1, from, `(?:${anyCase(relation)}|[Ss]ister)`, String.raw`\s?[:–-]\s(${name})`);
const reached = new RegExp(
  String.raw`^,? \(?(?:tel|phone|mobile|contact|at bedside|aged|\d{2}${until})`,
  'iu',
);

/** What somebody is called: "goes by “Toby”", "likes to be called Bob". */
const isCalled = `(?:${from}goes by|(?:likes|prefers|wants) to be (?:called|known as)) `;
const nicknames = [String.raw`${isCalled}["“'‘](\p{L}[\p{L}'’-]{1,24})["”'’]`, `${isCalled}(${given})`].map(
  (pattern) => new RegExp(pattern, 'gdu'),
);

/** "His wife ingrid manages", in a note that has names in small letters. */
const small = new RegExp(
  String.raw`(?:${from}(?:his|her|their|my)|['’]s?) ${orSister} ([a-z]{3,20})(?= (?:is|has|was|[a-z]{2,14}s)${until})`,
  'gdu',
);
/** "His wife really is", "her son may sometimes". */
const noSmallName = /(?:ly|s|ed|ing)$|^(?:will|may)$/;

/** A name stands in the note more than once, and never after "the". */
function namesInSmallLetters(text: string, known: ReadonlySet<string>): readonly Place[] {
  if (![...known].some((word) => /^\p{Ll}{4,}$/u.test(word))) return [];
  const places = placesOf(text, small);
  const words = [...new Set(places.map((place) => textAt(place, text)))].slice(0, mostNames);
  const names = words.filter((word) => {
    const again = new RegExp(
      String.raw`(${from}(?:the|an?|each|every|this|no|of|one) )?${from}${word}${until}`,
      'gu',
    );
    const all = [...text.matchAll(again)];
    return (
      !noSmallName.test(word) &&
      canBeName([word], 'placed') &&
      all.length > 1 &&
      all.every(([, article]) => !article)
    );
  });
  return places.filter((place) => names.includes(textAt(place, text)));
}

/** The names of a patient's people, of whom some names are known. */
export function relativesNames(text: string, known: ReadonlySet<string>): readonly Place[] {
  const namesOf = (rules: readonly Rule[]) =>
    namesBy(rules, text).filter((place) => canBeName(wordsIn(textAt(place, text)), 'kin'));
  return [
    ...namesOf(certain),
    ...namesOf([labeled]).filter((place) => {
      const words = wordsIn(textAt(place, text));
      return (
        words.length > 1 || words.some((word) => known.has(word)) || reached.test(after(place, text, 20))
      );
    }),
    ...nicknames.flatMap((pattern) => placesOf(text, pattern)),
    ...namesInSmallLetters(text, known),
  ];
}
