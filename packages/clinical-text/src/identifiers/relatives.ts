import { anyCase, from, nameIn, placesOf, until, wordsIn, type Place } from './names.ts';
import { eponyms } from './words.ts';

const relation =
  '(?:wife|husband|spouse|partner|fiancée?|mother|mom|mum|mam|father|dad|parent|son|daughter|brother|aunt|uncle|niece|nephew|cousin|grand(?:mother|father|son|daughter|ma|pa)|carer|caregiver|neighbou?r|friend|nok)';
const given = String.raw`\p{Lu}['’\p{Ll}][\p{L}'’-]{0,23}`;
const name = String.raw`${given}(?: ${given}){0,2}`;

/** "Wife Anna", "her son is called Peter"; before a name a capital "Sister" is a nurse's title. */
const named = new RegExp(
  String.raw`${from}(?:${anyCase(relation)}|sister)(?: (?:is )?(?:called|named))? \(?(${name})`,
  'gdu',
);
/** "Mother: Rosa Hernandez": of one word, it may be what she suffers from. */
const labeled = new RegExp(String.raw`${from}(?:${anyCase(relation)}|[Ss]ister)\s?[:–-]\s(${name})`, 'gdu');
const reached = new RegExp(
  String.raw`^,? \(?(?:tel|phone|mobile|contact|at bedside|aged|\d{2}${until})`,
  'iu',
);

/** The names of a patient's people, of whom some names are known. */
export function relativesNames(text: string, known: ReadonlySet<string>): readonly Place[] {
  const namesBy = (pattern: RegExp) =>
    placesOf(text, pattern).flatMap((place) => {
      const one = nameIn(place, text, 1);
      return one && !eponyms.test(text.slice(one.start, one.end)) ? [one] : [];
    });
  return [
    ...namesBy(named),
    ...namesBy(labeled).filter(({ start, end }) => {
      const words = wordsIn(text.slice(start, end));
      return (
        words.length > 1 || words.some((word) => known.has(word)) || reached.test(text.slice(end, end + 20))
      );
    }),
  ];
}
