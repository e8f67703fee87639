import { tokenize } from '../text/tokens.ts';
import { commonWords } from './common-words.ts';
import { labs } from './labs.ts';
import { synonymGroups } from './synonyms.ts';
import { stopwords } from './words.ts';
import { anatomyTerms } from './terms/body.ts';
import {
  actionTerms,
  deviceTerms,
  disciplineTerms,
  measureTerms,
  organismTerms,
  procedureTerms,
  routeTerms,
} from './terms/care.ts';
import { conditionTerms, signTerms } from './terms/conditions.ts';
import { drugClassTerms, drugTerms } from './terms/drugs.ts';
import { processTerms, substanceTerms } from './terms/substances.ts';

/** What a term is. A distractor has the class of the key. */
export const semanticClasses = [
  'drug',
  'drug class',
  'condition',
  'sign',
  'laboratory',
  'measure',
  'procedure',
  'anatomy',
  'action',
  'organism',
  'substance',
  'process',
  'equipment',
  'route',
  'discipline',
] as const;
export type SemanticClass = (typeof semanticClasses)[number];

export interface TermEntry {
  /** The preferred name, as a note would write it. */
  readonly name: string;
  /** The same for all names of one thing; of two entries with one concept, one is the other. */
  readonly concept: string;
  readonly class: SemanticClass;
  /** Finer than the class: "bone", "beta blocker", "lungs". */
  readonly kind: string;
}

/** British and American spellings that `stemOf` leaves apart. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/tumour/g, 'tumor'],
  [/goitre/g, 'goiter'],
  [/fibre/g, 'fiber'],
  [/litre/g, 'liter'],
  [/humour/g, 'humor'],
  [/labour/g, 'labor'],
  [/colour/g, 'color'],
  [/sulph/g, 'sulf'],
  [/centre/g, 'center'],
];

/** How words are compared: singular, lower case, spellings joined, Latin plurals undone. */
export function keyOfWord(stem: string): string {
  let word = stem;
  for (const [british, american] of spellings) word = word.replace(british, american);
  if (word.length < 5 || /\d/.test(word)) return word;
  if (/[lnt]ae$/.test(word)) return word.slice(0, -1);
  if (/(?:[dlnrt]li|vilf|[cl]uli|phagi|leoli|veoli|oci|omi|uli)$/.test(word)) return `${word.slice(0, -1)}us`;
  return word;
}

export const keyOfText = (text: string): string =>
  tokenize(text)
    .map(({ stem }) => keyOfWord(stem))
    .join(' ');

/** The keys of a text's words, one by one. */
export const keysIn = (text: string): readonly string[] => keyOfText(text).split(' ').filter(Boolean);

const entries = new Map<string, TermEntry>();
let longest = 1;

function add(names: readonly string[], semanticClass: SemanticClass, kind: string): void {
  const name = names[0];
  if (name === undefined) return;
  const keys = names.map(keyOfText);
  const known = keys.map((key) => entries.get(key)).find((entry) => entry !== undefined);
  const concept = known?.concept ?? keys[0] ?? name;
  for (const key of keys) {
    longest = Math.max(longest, key.split(' ').length);
    if (key !== '' && !entries.has(key))
      entries.set(key, { name, concept, class: known?.class ?? semanticClass, kind: known?.kind ?? kind });
  }
}

/** One line each: `kind: name | other name, name, …`. */
function addLines(text: string, semanticClass: SemanticClass): void {
  for (const line of text.trim().split('\n')) {
    const [kind = '', names = ''] = line.split(/: (.*)/);
    for (const each of names.split(', ')) add(each.split(' | '), semanticClass, kind);
  }
}

addLines(drugTerms, 'drug');
addLines(drugClassTerms, 'drug class');
addLines(conditionTerms, 'condition');
addLines(signTerms, 'sign');
addLines(anatomyTerms, 'anatomy');
addLines(substanceTerms, 'substance');
addLines(processTerms, 'process');
addLines(procedureTerms, 'procedure');
addLines(actionTerms, 'action');
addLines(deviceTerms, 'equipment');
addLines(organismTerms, 'organism');
addLines(measureTerms, 'measure');
addLines(routeTerms, 'route');
addLines(disciplineTerms, 'discipline');
// Places stand among the equipment there, and acronyms that are words in small letters ("HIT", "CAP") would be found in them.
const isWord = (name: string) =>
  /^[A-Z]{2,4}$/.test(name) &&
  (commonWords.has(name.toLowerCase()) ||
    stopwords.has(name.toLowerCase()) ||
    /^(?:CAP|HAP|PAD|AID|BID|LAD|RAP)$/.test(name));
for (const group of synonymGroups) {
  if (group.class !== 'general' && group.class !== 'equipment')
    add(
      group.terms.filter((name) => !isWord(name)),
      group.class,
      group.class,
    );
}
for (const { names } of labs)
  add(
    names.filter((name) => name.length > 3),
    'laboratory',
    'laboratory',
  );

export const longestTerm: number = longest;

/** The entry of a term by its key (`keyOfText`). */
export const termByKey = (key: string): TermEntry | undefined => entries.get(key);

const byKind = Map.groupBy(
  [...new Map([...entries.values()].map((entry) => [entry.concept, entry])).values()],
  (entry) => `${entry.class}/${entry.kind}`,
);

/** All terms of one kind, each thing once, in the order of the lexicon. */
export const termsOfKind = (semanticClass: SemanticClass, kind: string): readonly TermEntry[] =>
  byKind.get(`${semanticClass}/${kind}`) ?? [];

export const termCount: number =
  byKind.size === 0 ? 0 : [...byKind.values()].reduce((sum, all) => sum + all.length, 0);
