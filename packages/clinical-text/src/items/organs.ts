import { termByKey } from '../lexicon/terms.ts';
import { wordsOf } from '../notes/words.ts';
import type { Workshop } from './distractors.ts';

/** What befalls an organ. */
const befalling =
  /^(?:is |are )?(?:an?|the) (?:[\p{L}-]+ ){0,2}(?:disturbance|necrosis|tremor|rupture|displacement|infection|inflammation|abscess|infarction|swelling|death|dysfunction|failure) (?:of|in) ([^,;.]{3,60})/iu;

/** Organs in everyday words, which the lexicon has no entry for. */
const plain =
  /^(?:brain|heart|lung|kidney|liver|skin|eye|ear|bowel|gut|stomach|bladder|bone|joint|throat|nose|hand|spleen|thyroid)$/;

const organsIn = (text: string): readonly string[] =>
  wordsOf(text)
    .map(({ key }) => key)
    .filter(
      (key, at, all) =>
        plain.test(key) ||
        [key, `${key} ${all[at + 1] ?? ''}`].some((name) => termByKey(name.trim())?.class === 'anatomy'),
    );

/**
 * "A disturbance of brain function", said of cirrhosis: nobody believes of an illness of one organ that it is one of another. What
 * the note says of the rival has to name the organ.
 */
export function isOfAnotherOrgan({ facts }: Pick<Workshop, 'facts'>, rival: string, said: string): boolean {
  const organs = organsIn(
    befalling.exec(said.trim())?.[1]?.split(/ (?:caused|due|after|by|from|that|when)\b/)[0] ?? '',
  );
  if (organs.length === 0) return false;
  return !facts.some(
    ({ subject, statement, object }) =>
      subject === rival && wordsOf(`${statement} ${object}`).some(({ key }) => organs.includes(key)),
  );
}
