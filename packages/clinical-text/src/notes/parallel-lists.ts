import { areOpposite } from '../lexicon/antonyms.ts';
import { generalHeadings } from '../lexicon/headings.ts';
import { keyOfText, termByKey } from '../lexicon/terms.ts';
import { isPlural } from './number.ts';

const wordsOf = (head: string) => head.toLowerCase().match(/[\p{L}\d'’]+/gu) ?? [];

/** What stands beside another of its sort, and neither under it nor of it. */
const sets = [
  'pros cons',
  'advantages disadvantages',
  'dos donts',
  'do dont',
  'indications contraindications',
  'central peripheral',
  'ischemic hemorrhagic',
  'ischaemic haemorrhagic',
  'viral bacterial',
  'nephrotic nephritic',
  'subjective objective',
  'modifiable nonmodifiable',
  'intrinsic extrinsic',
  'mild moderate',
  'moderate severe',
  'mild severe',
].map((pair) => new Set(pair.split(' ')));

const things = new Set(['condition', 'drug', 'drug class', 'organism', 'sign']);

/** "Left-sided | Right-sided", "Stable angina | Unstable angina", "Crohn disease | Ulcerative colitis". */
function areAlike(one: string, other: string): boolean {
  const [mine, theirs] = [wordsOf(one), wordsOf(other)];
  const bare = (words: readonly string[]) => words.join('').replace(/['’-]/g, '');
  if (sets.some((set) => set.has(bare(mine)) && set.has(bare(theirs)))) return true;
  if (mine.some((word) => theirs.some((against) => areOpposite(word, against)))) return true;
  if (mine.length > 1 && theirs.length > 1 && mine.at(-1) === theirs.at(-1)) return true;
  const [class1, class2] = [one, other].map((head) => termByKey(keyOfText(head))?.class);
  return class1 !== undefined && class1 === class2 && things.has(class1);
}

/**
 * Whether a table's columns are lists that stand side by side. Then its rows are nobody's: what shares a line has nothing to do with
 * each other. `at` is the column that would name what a row is about.
 */
export function areParallelLists(heads: readonly string[], at: number): boolean {
  const name = heads[at] ?? '';
  const others = heads.filter((_, column) => column !== at);
  if (others.some((head) => areAlike(name, head))) return true;
  // "Signs | Treatments": a list each.
  return generalHeadings.has(name.toLowerCase()) && isPlural(name) && others.some((head) => isPlural(head));
}
