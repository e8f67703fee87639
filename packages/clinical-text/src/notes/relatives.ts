import { presentForms, thirdPerson } from '../lexicon/verb-forms.ts';
import { upperFirst } from '../text/capitals.ts';
import { clean, standaloneStatement } from './clean.ts';
import type { NoteIndex } from './note-index.ts';
import { isPlural } from './number.ts';
import type { Segment } from './types.ts';

/** "…, which allows", "…, which increases": of one thing, or of all that was said before. */
const telling =
  /^(?:(?:is|are) (?:an? |the |located |found |composed |made |lined |covered |filled |attached |divided |surrounded )|(?:contain|carr(?:y|ie)|secrete|produce|consist|lie|surround|connect|extend|suppl(?:y|ie)|drain|cover|line|attache?|run|store|receive|separate|house|transport|arise|originate|synthesize|innervate)s?\b)/;

const joined = / \([^()]{1,60}\)/;

/** A sentence without what joins a relative clause to the name before it: "the aorta carries", of "the aorta, which carries". */
export const unjoined = (text: string): string =>
  text.replace(/(?: \([^()]{1,60}\))?, which (?=\p{L})/gu, ' ');

/**
 * "… enters the umbilical vein, which carries blood to the heart": what is said in passing of what has a name, as a statement of its
 * own. Only what directly follows a name that ends no longer one ("the wall of the uterus"), and agrees with it in number.
 */
export function relativesIn(segment: Segment, index: NoteIndex): readonly string[] {
  if (segment.kind === 'row' || !segment.text.includes(', which ')) return [];
  return (index.inSegment.get(segment.id) ?? []).flatMap(({ start, end }) => {
    const before = segment.text.slice(0, start - segment.start);
    const after = segment.text
      .slice(end - segment.start)
      .replace(joined, (aside, at: number) => (at === 0 ? '' : aside));
    const said = /^,\s+which\s+([^,;:—()]{15,160})(?=[,;.]|$)/.exec(after)?.[1];
    const article = /(?:^|\s)(the )$/i.exec(before)?.[1]?.toLowerCase() ?? '';
    const lead = before.slice(0, before.length - article.length).trimEnd();
    if (
      said === undefined ||
      !/(?:^|\b(?:in|into|to|by|through|from|with|is|are|called|via|within|at|on|enters?|reach(?:es)?|forms?))$/i.test(
        lead,
      ) ||
      /\b(?:if|when|not|no|never|others?|only)\b/i.test(said)
    )
      return [];
    const verb = /^\p{L}+/u.exec(said)?.[0] ?? '';
    const name = segment.text.slice(start - segment.start, end - segment.start);
    const plural = isPlural(name);
    const isOfOne = verb === 'is' || thirdPerson.has(verb);
    if (plural === isOfOne || !(plural ? presentForms.has(verb) || verb === 'are' : telling.test(said)))
      return [];
    const statement = standaloneStatement(upperFirst(clean(`${article}${name} ${said}`)));
    return statement === null ? [] : [statement];
  });
}
