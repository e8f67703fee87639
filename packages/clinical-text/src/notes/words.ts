import { stopwords } from '../lexicon/words.ts';
import { commonWords } from '../lexicon/common-words.ts';
import { keyOfWord } from '../lexicon/terms.ts';
import { progressives, thirdPerson, verbForms } from '../lexicon/verb-forms.ts';
import { root, stemOf } from '../text/tokens.ts';

/** A word with its place in the text that it was read from. */
export interface Word {
  readonly raw: string;
  readonly lower: string;
  /** For comparing: `keyOfWord` of its parts, joined by blanks ("X-ray" is "x ray"). */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  /** Whether more than blanks and emphasis stands between this word and the one before; a loose `**` emphasizes nothing. */
  readonly isApart: boolean;
}

const pattern =
  /[\p{L}\d][\p{L}\p{M}\d₀-₉⁰-⁹⁺⁻]*(?:['’.](?=[\p{L}])[\p{L}]+|[-‐‑–](?=[\p{L}\d])[\p{L}\d]+)*(?:\+(?!\w))?/gu;
/** Nothing that long is a word; what is, is left out. */
const maxWordLength = 40;

const keys = new Map<string, string>();
function keyOf(raw: string): string {
  const known = keys.get(raw);
  if (known !== undefined) return known;
  const key = raw
    .replace(/(?<=\p{Ll})['’]s$/u, '')
    .split(/[-‐‑–'’.]/)
    .map((part) => keyOfWord(stemOf(part)))
    .join(' ');
  // A memo of what repeats; its size is bounded, and what it holds depends on the word alone.
  if (keys.size < 20_000) keys.set(raw, key);
  return key;
}

export function wordsOf(text: string): readonly Word[] {
  const found: Word[] = [];
  let last = 0;
  for (const match of text.matchAll(pattern)) {
    const [raw] = match;
    if (raw.length > maxWordLength) continue;
    const end = match.index + raw.length;
    found.push({
      raw,
      lower: raw.toLowerCase().replace(/’/g, "'"),
      key: keyOf(raw),
      start: match.index,
      end,
      isApart: /[^\s*_]|\s[*_]+\s/.test(text.slice(last, match.index)),
    });
    last = end;
  }
  return found;
}

const commonRoots: ReadonlySet<string> = new Set(
  [...commonWords, ...stopwords].map((word) => root(stemOf(word))),
);
const rare = new Map<string, boolean>();

const isCommon = (word: string) =>
  commonWords.has(word) ||
  commonRoots.has(root(word)) ||
  (word.length > 6 && commonRoots.has(root(word.replace(/(?:ment|ness|al|er|ful|less)$/, ''))));

/** Whether a word is not among the commonest of the language, in any of its forms. */
export function isRare(key: string): boolean {
  const known = rare.get(key);
  if (known !== undefined) return known;
  const answer = !key.split(' ').every((part) => part.length < 2 || isCommon(part));
  if (rare.size < 20_000) rare.set(key, answer);
  return answer;
}

const moreStops = new Set(
  `is are was were be been being has have had having does did do can could may might must shall should will would not no
  nor it its they them their this these those that which who whose whom what when where why how there here he she his her
  we you your our us i one two three four five six seven eight nine ten first second third last next another other others
  such same own so than too very just also however therefore thus hence moreover furthermore although though because since
  while whereas if unless until once as at by for from in into of off on onto out over per to under up upon via with within
  without between among during before after above below across along around behind beside beyond despite except near
  through throughout toward towards and or but both either neither each every all any some many much more most few fewer
  several less least various certain different only even well still yet again ever never always often usually sometimes
  rather quite about approximately roughly nearly almost called known termed named see note example like unlike including
  etc e.g i.e vs versus allow make let us get become becomes today old new able due whether a an the main major common
  mmol mol mg mcg µg kg ml dl mmhg cm mm iu unit units min h hr ng pg meq
  typical specific important large small great good possible found noticed said seen made put part parts kind kinds type types
  set sets number numbers group groups way ways`.split(/\s+/),
);

/** Verbs in form that are nouns at least as often: "blood supply", "the drain". */
const nounLike = new Set(
  `line process contract control filter form flow present house project branch support drain block signal open express sense
  span speed supply target link pump stain rupture fold fire advance aid increase decrease decline play work return
  transport release measure lead fill cover complete concentrate secrete trigger extract content cross`.split(
    /\s+/,
  ),
);
const nouns = /^(?:family|anomaly|assembly|supply|belly|jelly)$/;

/** Words that bound the name of a thing: function words, verbs in form, adverbs. */
export function isBoundary({ lower }: Word): boolean {
  return (
    stopwords.has(lower) ||
    moreStops.has(lower) ||
    thirdPerson.has(lower) ||
    (verbForms.has(lower) && !nounLike.has(lower)) ||
    (lower.length > 4 && lower.endsWith('ly') && !nouns.test(lower))
  );
}

/** "Innervated", "secreting": may stand within a name, and neither ends it nor is one. */
export const isParticiple = ({ lower }: Word): boolean =>
  progressives.has(lower) || (lower.endsWith('ed') && lower.length > 4) || verbForms.has(lower);
