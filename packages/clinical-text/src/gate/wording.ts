import { absolutes, vagueFrequency } from '../lexicon/words.ts';
import { sentences } from '../text/readability.ts';
import { flaw, letter } from './flaws.ts';
import type { PreparedItem } from './prepared.ts';
import type { Flaw } from './types.ts';

/** The sentence that asks: the last one, as scene-setting may stand before it. */
const leadIn = (stem: string): string => sentences(stem).at(-1) ?? stem;

const negation = /\b(?:not|never|cannot|\w+n['’]t|except(?! (?:at|in|on|for) ))\b/gi;
const reversed =
  /(?<!\bat )\bleast (?:likely|appropriate|important|suitable|useful|effective|urgent|probable|helpful|consistent|common|safe|reliable)\b/i;
const clause =
  /\b(?:who|whom|whose|that|because|if|when|while|although|though|where|since|as|so|unless|until|whether|but)\b/gi;

/** Whether the negation at `index` belongs to a clause ("who cannot swallow", "if it does not stop, which …"). */
function isInClause(asked: string, index: number): boolean {
  if (
    /,\s*(?:(?:for|in|at|by|to|with|of|on|from) )?(?:which|what|how|who|where|when|should|why)\b/i.test(
      asked.slice(index),
    )
  )
    return true;
  const before = asked.slice(0, index);
  const opener = [...before.matchAll(clause)]
    .filter((match) => match.index > 0 || /^(?:if|because|although|though|since|as|unless)$/i.test(match[0]))
    .at(-1);
  return opener !== undefined && !before.slice(opener.index).includes(',');
}

/** "Which … is not", "all … except", "least likely". "Why … not" and a "not" inside a clause reverse nothing. */
export function checkNegativeStem({ stem }: PreparedItem): readonly Flaw[] {
  const asked = leadIn(stem);
  const isShouted = /\b(?:NOT|EXCEPT|LEAST)\b/.test(asked);
  const isMain =
    !/^why\b/i.test(asked) && [...asked.matchAll(negation)].some((match) => !isInClause(asked, match.index));
  return isShouted || isMain || reversed.test(asked)
    ? [flaw('negative-stem', 'stem', `The stem asks in the negative: "${asked}"`)]
    : [];
}

/** "Which is true?", "Which statement is correct?": the options have to be read before the question means anything. */
export function checkTrueFalseStem({ stem }: PreparedItem): readonly Flaw[] {
  const asked = leadIn(stem);
  const subject = String.raw`(?:of (?:the following|these|those|them)(?: (?:statements?|options?|answers?|sentences?|descriptions?|assertions?|claims?))?|(?:one|statements?|options?|answers?|sentences?|assertions?|claims?))?`;
  const isOpen =
    new RegExp(
      String.raw`\bwhich ${subject}(?: ?,? ?(?:about|regarding|concerning|on) [^?]{0,300}?)? ?(?:is|are) (?:most )?(?:true|correct|false|incorrect|accurate|inaccurate|right|wrong)\b`,
      'i',
    ).test(asked.replace(/\s+/g, ' ')) ||
    /\bwhich (?:statement|sentence|assertion|claim)s?\b[^?]*\b(?:is|are) (?:true|correct|false|incorrect|accurate|right|wrong)\b/i.test(
      asked,
    ) ||
    /\bwhich of the following(?: statements?)? (?:best )?(?:describes|applies|holds)(?: to)?\b[^?]{0,12}\?/i.test(
      asked,
    );
  return isOpen
    ? [flaw('true-false-stem', 'stem', `The stem can't be answered with the options covered: "${asked}"`)]
    : [];
}

/** Absolutes and vague frequencies in single options; where all options or the stem share the word it cues nothing. */
export function checkOptionWords({ stem, options }: PreparedItem): readonly Flaw[] {
  const forms = [
    ...absolutes.map((form) => ['absolute-word', form] as const),
    ['vague-frequency', vagueFrequency] as const,
  ];
  return forms.flatMap(([code, form]) => {
    const hits = options.flatMap(({ text }, index) => {
      const word = form.exec(text)?.[0];
      return word === undefined || form.test(stem) ? [] : [{ word, index }];
    });
    if (hits.length === options.length) return [];
    return hits.map(({ word, index }) =>
      flaw(code, `options[${index}]`, `Option ${letter(index)} says "${word}".`),
    );
  });
}
