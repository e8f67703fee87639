import { ambiguousVerbs, noteVerbs, plainVerbs } from '../lexicon/verbs.ts';

/** Headings whose numbers are an order, whatever stands under them: a procedure, a course, a way. */
const ordering =
  /\b(?:steps?|procedures?|stages?|phases?|sequence|order|algorithm|protocol|technique|pathway|path|route of|cascade|cycle|process|course of|how to|before giving|method|timeline|flow of|progression|mechanism of (?:contraction|action potentials?))\b/i;
/** Headings whose numbers only count: what has no first and no last. */
const counting =
  /\b(?:complications?|counsell?ing|teaching|education|advice|points?|pearls?|tips?|pitfalls?|causes?|reasons?|types?|kinds?|classes|classification|signs?|symptoms?|features?|findings?|presentation|risks?|effects?|indications?|contraindications?|precautions?|warnings?|red flags?|facts?|rules? of thumb|criteria|goals?|objectives?|questions?|examples?|differentials?|medications?|drugs?|interactions?|functions?|roles?|uses?|mnemonics?|rights?|do['’]?s)\b/i;

const nextOne = /^(?:(?:and )?then|next|after (?:this|that|which)|finally|lastly|subsequently)\b/i;
const mayInstruct = new Set([
  ...ambiguousVerbs,
  ...noteVerbs,
  ...'ask bag blow close decide dispose don doff hang hyperoxygenate lay loosen look mix needle perform pinch pour prime prone put remove return roll silence spike stabilise tie wear weigh wet'.split(
    ' ',
  ),
]);

/** What a step begins with, its condition left aside: "If the pulse is low, hold the dose". */
const firstWord = (text: string) =>
  /^\p{L}+/u
    .exec(text.replace(/^(?:if|when|once|after|before|while|with)\b[^,]{2,60}, ?/i, ''))?.[0]
    .toLowerCase() ?? '';

/** Whether numbered lines are steps in an order: by their heading, by a word that says so, or because they are instructions. */
export function isSequence(heading: string | null, lines: readonly string[]): boolean {
  const tells = lines.slice(1).some((line) => nextOne.test(line));
  if (tells || ordering.test(heading ?? '')) return true;
  if (counting.test(heading ?? '')) return false;
  const words = lines.map(firstWord);
  const plain = words.filter((word) => plainVerbs.has(word)).length;
  const some = words.filter((word) => plainVerbs.has(word) || mayInstruct.has(word)).length;
  return plain >= 1 && some * 3 >= lines.length * 2;
}
