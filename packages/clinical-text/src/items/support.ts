import { areOpposite } from '../lexicon/antonyms.ts';
import { keyOfText, keysIn } from '../lexicon/terms.ts';
import { stopwords } from '../lexicon/words.ts';
import { root } from '../text/tokens.ts';

/** Words with which questions are asked, whatever they are about. */
const askingWords = new Set(
  keyOfText(
    'which what when where how why following statement best describes described term name note according patient client person nurse clinician doctor pharmacist defined definition called known refers used main primary most likely expected finding correct true explain define identify list state compare differentiate recognize outline understand',
  ).split(' '),
);

/** How much of what a question asks has to stand in what it was written from. */
const share = 0.6;

const numbersIn = (text: string) => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

/** Whether a question is about what its source says: most of its words, and all of its numbers, stand there. */
export function isSupported(stem: string, source: string): boolean {
  const there = new Set(keysIn(source));
  const words = new Set(
    keysIn(stem).filter((word) => word.length > 2 && !stopwords.has(word) && !askingWords.has(word)),
  );
  const found = [...words].filter((word) => there.has(word)).length;
  const numbers = new Set(numbersIn(source));
  return words.size > 0 && found / words.size >= share && numbersIn(stem).every((each) => numbers.has(each));
}

/** What a question may call its answer, or say around what it asks, whatever its source is about. */
const framingWords = new Set(
  keyOfText(
    'mean means meaning type kind class group drug medication medicine agent condition disorder disease sign symptom organism structure thing item figure number value following option statement sentence text these those listed given called correct does do did most best about',
  ).split(' '),
);

const plainly = (text: string) => text.toLowerCase().match(/[\p{L}\d-]+/gu) ?? [];
/** The next word of a text that says something: what is raised, of "raises the heart rate". */
const followingOf = (words: readonly string[], at: number) =>
  words.slice(at + 1).find((word) => word.length > 2 && !stopwords.has(word));

/**
 * Whether a question says what its source says, and nothing else: every word that says something stands there, in some form, and none
 * takes the place of its opposite.
 */
export function saysTheSame(stem: string, source: string): boolean {
  const there = new Set(keysIn(source).map(root));
  const isThere = (word: string) => there.has(root(word));
  const says = keysIn(stem).filter(
    (word) => word.length > 2 && !stopwords.has(word) && !askingWords.has(word) && !framingWords.has(word),
  );
  if (says.length === 0 || !says.every(isThere)) return false;
  const [asked, told] = [plainly(stem), plainly(source)];
  // "Raises the pressure", of what "lowers the pressure and raises the rate".
  return !asked.some((word, at) => {
    if (!told.some((other) => areOpposite(word, other))) return false;
    const what = followingOf(asked, at);
    const isOf = (place: number) => what !== undefined && root(followingOf(told, place) ?? '') === root(what);
    return (
      told.some((other, place) => areOpposite(word, other) && isOf(place)) &&
      !told.some((other, place) => root(other) === root(word) && isOf(place))
    );
  });
}

const maxSwap = 4;
const asWords = (text: string) => text.trim().replace(/\.$/, '').split(/\s+/).filter(Boolean);
const same = (one: string | undefined, other: string | undefined) =>
  one?.toLowerCase().replace(/[,;:]$/, '') === other?.toLowerCase().replace(/[,;:]$/, '');

/** The one thing by which a statement differs from a sentence of the note; null where it differs by nothing or by more. */
export function swapOf(
  sentence: string,
  statement: string,
): { readonly was: string; readonly now: string } | null {
  const [told, said] = [asWords(sentence), asWords(statement)];
  let from = 0;
  while (from < Math.min(told.length, said.length) && same(told[from], said[from])) from += 1;
  let back = 0;
  const most = Math.min(told.length, said.length) - from;
  while (back < most && same(told.at(-1 - back), said.at(-1 - back))) back += 1;
  const was = told.slice(from, told.length - back);
  const now = said.slice(from, said.length - back);
  if (was.length === 0 || now.length === 0 || was.length > maxSwap || now.length > maxSwap) return null;
  if (from + back < Math.max(was.length, now.length) || keyOfText(was.join(' ')) === keyOfText(now.join(' ')))
    return null;
  return { was: was.join(' '), now: now.join(' ') };
}

/** Whether a statement is a sentence of the note, word for word. */
export function areSame(sentence: string, statement: string): boolean {
  const [told, said] = [asWords(sentence), asWords(statement)];
  return told.length === said.length && told.every((word, at) => same(word, said[at]));
}

const negations =
  /\b(?:not|no|never|neither|nor|without|except|unlike|cannot|avoid\w*|contraindicat\w*|\w+n['’]t)\b/gi;

/** Whether the source denies something that a question with its answer leaves undenied. */
export function flipsMeaning(source: string, question: string): boolean {
  const kept = new Set((question.match(negations) ?? []).map((word) => word.toLowerCase()));
  return (source.match(negations) ?? []).some((word) => !kept.has(word.toLowerCase()));
}

const soft =
  /\b(?:may|might|can|could|some|sometimes|often|usually|generally|typically|about half|many|most|believed|thought|likely|perhaps|possibly|probably|suggest\w*|or)\b/i;

/** Whether a statement is neither true nor false when something in it is exchanged. */
export const isSoft = (statement: string): boolean => soft.test(statement);

const orders =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|rules?|prompts?|above|previous)\b|\b(?:system prompt|language model|AI model|chatbot|as an AI)\b|https?:\/\//i;

/** Whether a sentence talks to whoever writes the questions: such a sentence teaches nothing, and none is written from it. */
export const isOrder = (sentence: string): boolean => orders.test(sentence);
