import { carefulTone, carelessTone } from '../lexicon/tone.ts';
import { commonClinicalWords, stopwords } from '../lexicon/words.ts';
import { areNearlyAlike, jaccard, shingles } from '../text/likeness.ts';
import { root, tokenize } from '../text/tokens.ts';
import { flaw, letter } from './flaws.ts';
import { prepare, split } from './prepared.ts';
import type { PreparedOption } from './prepared.ts';
import type { Flaw, Item } from './types.ts';

const commonRoots: ReadonlySet<string> = new Set([...commonClinicalWords, ...stopwords].map(root));

/** A text's words of content, by their root, and its numbers. */
function rootsOf(text: string): ReadonlySet<string> {
  return new Set(
    tokenize(text)
      .map(({ stem }) => root(stem))
      .filter((word) => /\p{L}{3}|\d/u.test(word) && !commonRoots.has(word)),
  );
}

/** A word of the case's title, of five letters or more, that the key has and no distractor. */
export function checkTitle(title: string, item: Item, where: string): readonly Flaw[] {
  const parts = split(prepare(item));
  if (!parts) return [];
  const key = rootsOf(parts.key.text);
  const words = [...rootsOf(title)].filter((word) => word.length > 4 && key.has(word));
  const own = words.find((word) => !parts.distractors.some(({ text }) => rootsOf(text).has(word)));
  if (own === undefined) return [];
  const said = tokenize(title).find(({ stem }) => root(stem) === own)?.raw ?? own;
  return [flaw('title-gives-answer', where, `"${said}" stands in the title and in the key alone.`)];
}

const partsOf = ({ text }: PreparedOption): readonly string[] =>
  text
    .toLowerCase()
    .split(/[,;] (?:and |then |or )?| (?:and|with|then|because|while) /)
    .filter((part) => part !== '');

/** Convergence: where options are combined of shared parts, the key is the one that shares the most. */
export function checkConvergence(item: Item, where: string): readonly Flaw[] {
  const { options, keyIndex } = prepare(item);
  const parts = options.map(partsOf);
  const meets = parts.map((own, index) => {
    const shared = own.map(
      (part) => parts.filter((other, at) => at !== index && other.includes(part)).length,
    );
    return own.length < 2 ? 0 : shared.reduce((sum, count) => sum + count, 0);
  });
  const key = meets[keyIndex] ?? 0;
  const rivals = meets.filter((_, index) => index !== keyIndex);
  if (key < 3 || rivals.some((count) => count >= key)) return [];
  return [flaw('convergence', where, 'The key is where the parts of most options meet.')];
}

/** Two distractors that say nearly the same, so that neither can be the key. */
export function checkDistractors({ options }: Item, where: string): readonly Flaw[] {
  // The same words in another order can say the opposite.
  const areTwins = (one: string, other: string) =>
    areNearlyAlike(one, other) && jaccard(shingles(one, 3), shingles(other, 3)) >= 0.6;
  return options.flatMap((one, index) => {
    const twin = options.findIndex(
      (other, at) => at > index && !one.key && !other.key && areTwins(one.text, other.text),
    );
    if (twin < 0) return [];
    return [
      flaw(
        'near-duplicate-distractors',
        where,
        `Options ${letter(index)} and ${letter(twin)} say nearly the same.`,
      ),
    ];
  });
}

const heard = (forms: readonly RegExp[], text: string) => new Set(forms.filter((form) => form.test(text)));

/** Fewer words than that in an option, on average, have no tone. */
const wordsWithTone = 6;

/** The key sounds careful, and at least two beside it careless. What all options have in common is not heard. */
export function checkTone(item: Item, where: string): readonly Flaw[] {
  const { options, keyIndex } = prepare(item);
  const words = options.reduce((sum, { text }) => sum + text.split(' ').length, 0);
  if (words < wordsWithTone * options.length) return [];
  const toneOf = (forms: readonly RegExp[]) => {
    const all = options.map(({ text }) => heard(forms, text));
    return all.map((own) => [...own].filter((form) => !all.every((other) => other.has(form))).length);
  };
  const [careful, careless] = [toneOf(carefulTone), toneOf(carelessTone)];
  const tones = careful.map((count, index) => count - (careless[index] ?? 0));
  const key = tones[keyIndex] ?? -1;
  const others = tones.filter((_, index) => index !== keyIndex);
  const low = others.filter((tone) => tone < 0).length;
  if (key < 0 || others.some((tone) => tone >= key) || low < 2) return [];
  return [flaw('tone', where, 'The key sounds careful beside careless options.')];
}

const features: readonly (readonly [string, RegExp])[] = [
  ['a bracket', /\(/],
  ['a reason', /\b(?:because|since|so that|as (?:he|she|it|they))\b/i],
];

/** What the key alone has, or alone lacks. */
export function checkOddOne(item: Item, where: string): readonly Flaw[] {
  const parts = split(prepare(item));
  if (!parts) return [];
  return features.flatMap(([name, form]) => {
    const key = form.test(parts.key.text);
    const others = parts.distractors.map(({ text }) => form.test(text));
    if (others.some((other) => other === key)) return [];
    return [flaw('odd-one-out', where, `The key alone ${key ? 'has' : 'lacks'} ${name}.`)];
  });
}

const person = /\b(?:he|she|his|her|hers|him|they|their|them|it|its|this|that|these|here)\b/i;

/** Two or more reasons against options that name nothing of this case: no word, no number, nobody and nothing that is spoken of. */
export function checkReasons(
  distractors: readonly { readonly text: string; readonly why: string }[],
  told: string,
  where: string,
): readonly Flaw[] {
  const known = rootsOf(told);
  const empty = distractors.filter(({ text, why }) => {
    const own = rootsOf(text);
    return !person.test(why) && ![...rootsOf(why)].some((word) => !own.has(word) && known.has(word));
  });
  if (empty.length < 2) return [];
  return [flaw('reason-without-fact', where, `${empty.length} reasons name no fact of the case.`)];
}
