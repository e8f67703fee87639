import {
  anyCase,
  from,
  given,
  mostNames,
  nameIn,
  people,
  placesOf,
  until,
  wordsIn,
  type Place,
} from './names.ts';
import { eponyms } from './words.ts';

const relation =
  '(?:(?:ex-?|step-?)?(?:wife|husband|hubby|spouse|partner|fianc(?:é|e)e?|boyfriend|girlfriend|mother|mom|mum|mam|father|dad|parent|son|daughter|brother|aunt|uncle|niece|nephew|cousin|grand(?:mother|father|son|daughter|ma|pa)|carer|caregiver|neighbou?r|friend|nok)(?:-in-law)?)';
const name = String.raw`${given}(?: ${given}){0,2}`;

/** "Wife Anna", "her son is called Peter"; before a name a capital "Sister" is a nurse's title. */
const named = new RegExp(
  String.raw`${from}(?:${anyCase(relation)}|sister)(?: (?:is )?(?:called|named))? \(?(${name})`,
  'gdu',
);
/** "His wife, Denise": whose she is tells her from an illness that runs in the family. */
const apart = new RegExp(
  String.raw`(?:${from}(?:[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Tt]he)|['’]s?) (?:late |elder |younger |eldest |youngest )?(?:${relation}|sister), (?!${people})(${name})(?=[,.;)]|\s(?:is|was|who|and|has|at|on|will|came|said|says)${until}|\s*$)`,
  'gdu',
);
/** "Mum, Tracey, is aware": these begin no history of a family. */
const atStart = new RegExp(
  String.raw`(?:^|[.!?:\n] ?)(?:Mum|Mom|Dad|Wife|Husband|Partner|Carer|Neighbou?r), (${given}),`,
  'gdu',
);
/** "His daughters, Kate and Lucy". */
const several = [
  String.raw`(${given})(?:, ${given})? (?:and|&) ${given}`,
  String.raw`${given}(?:, ${given})? (?:and|&) (${given})`,
].map(
  (names) =>
    new RegExp(
      String.raw`${from}(?:${relation}|sister|children|grandchildren|twin)s?,? ${names}(?!\p{L})`,
      'gdu',
    ),
);
/** "Baby girl delivered 1322, named Anika". */
const baby = new RegExp(
  String.raw`${from}(?:${anyCase('(?:baby|infant|girl|boy|twin|newborn|neonate)')})${until}(?:[^.\n]{0,60},)? (?:named|called) (${given})`,
  'gdu',
);
/** What somebody is called: "goes by “Toby”". */
const nickname = new RegExp(
  String.raw`(?:${from}goes by|(?:likes|prefers|wants) to be (?:called|known as)) (?:["“'‘](\p{L}[\p{L}'’-]{1,24})["”'’]|(${given}))`,
  'gdu',
);
/** "Mother: Rosa Hernandez": of one word, it may be what she suffers from. */
const labeled = new RegExp(String.raw`${from}(?:${anyCase(relation)}|[Ss]ister)\s?[:–-]\s(${name})`, 'gdu');
const reached = new RegExp(
  String.raw`^,? \(?(?:tel|phone|mobile|contact|at bedside|aged|\d{2}${until})`,
  'iu',
);

/** "His wife ingrid manages", in a note that has names in small letters. */
const small = new RegExp(
  String.raw`(?:${from}(?:his|her|their|my)|['’]s?) (?:${relation}|sister) ([a-z]{3,20})(?= (?:is|has|was|[a-z]{2,14}s)${until})`,
  'gdu',
);
const noSmallName =
  /(?:ly|s|ed|ing)$|^(?:also|still|who|now|and|that|then|often|not|never|but|both|cell|with|visit|there|here|later|soon|just|care|support|would|could|should|will|can|may|might|must|did|had)$/;

/** A name stands in the note more than once, and never after "the". */
function namesInSmallLetters(text: string, known: ReadonlySet<string>): readonly Place[] {
  if (![...known].some((word) => /^\p{Ll}{4,}$/u.test(word))) return [];
  const places = placesOf(text, small);
  const wordOf = ({ start, end }: Place) => text.slice(start, end);
  const words = [...new Set(places.map(wordOf))].slice(0, mostNames).filter((word) => {
    const others = new RegExp(
      String.raw`(${from}(?:the|an?|each|every|this|no|of|one) )?${from}${word}${until}`,
      'gu',
    );
    const all = [...text.matchAll(others)];
    return !noSmallName.test(word) && all.length > 1 && all.every(([, article]) => !article);
  });
  return places.filter((place) => words.includes(wordOf(place)));
}

/** The names of a patient's people, of whom some names are known. */
export function relativesNames(text: string, known: ReadonlySet<string>): readonly Place[] {
  const namesBy = (pattern: RegExp) =>
    placesOf(text, pattern).flatMap((place) => {
      const one = nameIn(place, text, 1);
      return one && !eponyms.test(text.slice(one.start, one.end)) ? [one] : [];
    });
  return [
    ...[named, apart, atStart, baby, ...several].flatMap(namesBy),
    ...namesBy(labeled).filter(({ start, end }) => {
      const words = wordsIn(text.slice(start, end));
      return (
        words.length > 1 || words.some((word) => known.has(word)) || reached.test(text.slice(end, end + 20))
      );
    }),
    ...[...text.matchAll(nickname)].flatMap(({ indices }) => {
      const [start, end] = indices?.[1] ?? indices?.[2] ?? [];
      return start === undefined || end === undefined ? [] : [{ start, end }];
    }),
    ...namesInSmallLetters(text, known),
  ];
}
