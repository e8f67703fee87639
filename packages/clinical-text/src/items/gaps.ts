import type { Fact } from '../notes/types.ts';
import { presentForms } from '../lexicon/verb-forms.ts';
import { stopwords } from '../lexicon/words.ts';

/** Whether a gap is one of two or more that are listed, where whatever else belongs to them would do as well. */
export function isOneOfMany(before: string, after: string): boolean {
  if (/^ (?:and|or)\b/.test(after) || /\b(?:and|or)(?: the| an?)?\s$/.test(before)) return true;
  const isLast = /,[^,;:]{2,40},? (?:and|or) (?:the |an? )?$/.test(before);
  const isAmong = /, (?:the |an? )?$/.test(before) && /^,(?:[^,;:]{2,40},)? (?:and|or) /.test(after);
  const isFirst = /^(?:, [^,;:]{2,40}){1,6},? (?:and|or) /.test(after);
  return isLast || isAmong || isFirst;
}

/** "The _____ approach": the gap would tear a name apart. */
export function isCutOff(after: string): boolean {
  const next = /^ ([\p{L}-]+)/u.exec(after)?.[1]?.toLowerCase();
  // "For _____ release": a name torn apart, though "release" may be a verb.
  if (
    /^ \p{L}+(?:$|[.,;])/u.test(after) &&
    next !== undefined &&
    presentForms.has(next) &&
    !next.endsWith('s')
  )
    return true;
  if (next === undefined || stopwords.has(next) || presentForms.has(next)) return false;
  return !/\p{L}{2}(?:ed|ing|ly)$/u.test(next);
}

/** "… is called a(n) _____", "… known as the _____": the sentence gives the name that is asked for. */
export const namesNext =
  /\b(?:called|termed|named|known as|referred to as|defined as|considered)(?: the| an?| a\(n\))?\s$/i;
/** A word that makes room for others. */
export const isLoose = (text: string): boolean =>
  /\b(?:also|may|might|can|could|some|sometimes|similar|like|such as|including|for example|along with|as well as|in addition to)\b/i.test(
    text,
  );

/** Verbs that hold of many things. */
export const loose =
  /^(?:has|have|had|can|may|might|must|should|could|include|includes|vary|varies|occurs?|serves?|involves?|affects?|helps?|provides?|plays?|resembles?|appears?|becomes?|remains?|needs?|requires?|uses?|depends?|differs?|exists?|works?|represents?|tends?|results?|contributes?|allows?|makes?|gives?|shows?|goes|go|enters?|pass(?:es)?|contains?|lies?|runs?)$/i;

/** Nouns that say of nothing what it is. */
const empty =
  /^(?:an?|the|one of the|another) (?:[\p{L}-]+ ){0,3}?(?:aspect|component|factor|example|feature|issue|concern|source|reason|element|tool|term|word|name|phrase|thing|way|role|result|member|topic|field|concept|idea|matter|characteristic|consideration|indicator|target|goal|job|site|third|second|first|part)(?: |$)/iu;
/** What a definition says more than the noun: "… that …", "… of …", "… used in …". */
const restricts =
  /\s(?:that|which|who|whose|where|when|of|for|in|on|with|by|from|between|to|at|within|covering|surrounding|containing|consisting|composed|made|during|along|across|through|over|under|around|caused|characterized)\s/;

/** Whether what a definition says fits other things as well. */
export const isEmpty = (object: string): boolean =>
  (empty.test(object) && !isExtreme.test(object)) || !restricts.test(` ${object.split(' and ')[0] ?? ''} `);
/** There is one of these: "the longest part of …", "the only source of …". */
const isExtreme = /^the (?:only|first|last|most|least|\p{L}+(?:est|most)) /iu;

/** What many things are. */
const saidOfMany =
  /^(?:an? |the )?(?:(?:very|relatively|quite|also|often) )?(?:small|large|multiple|several|many|various|important|common|complex|similar|different|the most common|regulated|controlled|affected|influenced|complete|involved|based|related|known)\b/i;
export const isSaidOfMany = (object: string): boolean => saidOfMany.test(object);

/** Whether a definition fits nothing but what it defines. */
export const isOwnDefinition = ({ type, relation, object }: Fact): boolean =>
  type === 'definition' &&
  (relation === 'called' ? /^the\b/i.test(object) : !isEmpty(object) && !isSaidOfMany(object));
