import { presentForms, progressives, verbForms } from '../lexicon/verb-forms.ts';
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
/** What ties a thing to one other: what it makes, joins, drains into, is made of. Of "near the _____" there are many. */
const ties =
  /\b(?:secretes?|produces?|releases?|synthesi[sz]es?|manufactures?|stores?|(?:release|secretion|production|synthesis) of|articulates? with|articulation with|condyles of|attach(?:es|ed)? to|inserts? (?:on|into|onto)|originates? (?:on|from|in)|joins?|drains? into|emp(?:ty|ties) into|enters?|branch(?:es)? into|divides? into|becomes?|to (?:form|become|produce|secrete)|forms?|(?:supplied|innervated|drained|secreted|produced|made|formed|regulated) by|(?:lined|covered|filled) (?:by|with)|(?:composed|made|made up|consists?) of|converted (?:in)?to|binds? to|bound to|rich in|low in|high in|via|replacing|affects?)(?: the| an?| a\(n\))?\s$/i;
export const isTied = (before: string): boolean => ties.test(before);

/** "In the neck, …", "When it contracts, …": the scene, before what is said. */
const scene =
  /^(?:in|during|at|by|for|with|without|after|before|on|within|among|upon|from|through|beneath|below|above|inside|along|across|between|due|because|to|if|when|while|as|since|although|once|where|until|under|over|around|near|throughout)\b/i;

/** "The check _____", "greater _____", "highly _____": half of a name, or a gap that an adjective narrows. */
function isHalf(before: string): boolean {
  const isOpen = /\b(?:the|an?|its|their|each|every|both) $|\(n\) $/i.test(before);
  if (isOpen) return /, (?:the|an?|a\(n\)) $/i.test(before);
  const last = before.trimEnd().split(' ').at(-1)?.toLowerCase() ?? '';
  if (last === '') return false;
  if (/^(?:better|greater|less|more|most|many|several|some|all|left|right|own|such|other|same)$/.test(last))
    return true;
  return !(
    stopwords.has(last) ||
    verbForms.has(last) ||
    progressives.has(last) ||
    /^(?:via|two|three|four|five|six|seven|eight|ten|twelve)$/.test(last) ||
    /\p{L}{3}(?:ed|ing)$/u.test(last)
  );
}

/** Whether a gap stands, whole, in what is said, and not in the scene that is set for it. */
export function isTold(before: string, after: string): boolean {
  if (isHalf(before)) return false;
  return !scene.test(before) || before.includes(', ') || !after.includes(', ');
}

/** A word that makes room for others. */
export const isLoose = (text: string): boolean =>
  /\b(?:also|may|might|can|could|some|sometimes|similar|like|such as|including|for example|along with|as well as|in addition to)\b/i.test(
    text,
  );

/** What is said of some, or at times, or of others too. */
export const isHedged = (text: string) =>
  /\b(?:also|may|might|can|some|sometimes|often|usually|typically|commonly|generally|many|most|similar|like|along with|as well as|in addition to)\b/i.test(
    text,
  );

/** Verbs that hold of many things. */
export const loose =
  /^(?:has|have|had|can|may|might|must|should|could|include|includes|vary|varies|occurs?|serves?|involves?|affects?|helps?|provides?|plays?|resembles?|appears?|becomes?|remains?|needs?|requires?|uses?|depends?|differs?|exists?|works?|represents?|tends?|results?|contributes?|allows?|makes?|gives?|shows?|goes|go|enters?|pass(?:es)?|contains?|lies?|runs?)$/i;

/** Nouns that say of nothing what it is. */
const empty =
  /^(?:an?|the|one of the|another) (?:[\p{L}-]+ ){0,3}?(?:aspect|component|factor|example|feature|issue|concern|source|reason|element|tool|term|word|name|phrase|thing|way|role|result|member|topic|field|concept|idea|matter|characteristic|consideration|indicator|target|goal|site|third|second|first|part)(?: |$)/iu;
/** What a definition says more than the noun: "… that …", "… of …", "… used in …". */
const restricts =
  /\s(?:that|which|who|whose|where|when|of|for|in|on|with|by|from|between|to|at|within|covering|surrounding|containing|consisting|composed|made|during|along|across|through|over|under|around|caused|characterized)\s/;

/** Whether what a definition says fits other things as well. */
export const isEmpty = (object: string): boolean =>
  (empty.test(object) && !isExtreme.test(object)) || !restricts.test(` ${object.split(' and ')[0] ?? ''} `);
/** There is one of these: "the longest part of …", "the only source of …". */
const isExtreme = /^the (?:only|first|last|most|least|\p{L}+(?:est|most)) /iu;

/** What many things are. */
const vague =
  /^(?:an? |the )?(?:(?:very|relatively|quite|also|often) )?(?:small|large|multiple|several|many|various|important|common|complex|similar|different|the most common|regulated|controlled|affected|influenced|complete|involved|based|related|known)\b/i;
export const isVague = (object: string): boolean => vague.test(object);
