import { onOneLine } from './clean.ts';
import type { Segment } from './types.ts';
import { upperFirst } from '../text/capitals.ts';

/** Letters that anybody in health care reads, and those that stand for themselves. */
const everyday =
  /^(?:DNA|RNA|ATP|ADP|CNS|PNS|CSF|HIV|AIDS|MRI|CT|PET|ECG|EKG|EEG|UV|ADH|ACTH|TSH|LH|FSH|GH|BP|HR|IV|ICU|RBC|WBC|BMI|GFR|NSAID|ACE|ABO|[IVX]+)s?$/;
const letters = /(?<![\p{L}\d(-])(\p{Lu}{2,6})(s?)(?![\p{L}\d)-])/gu;

/** What the note itself says that letters stand for: "capillary hydrostatic pressure (CHP)". */
export function abbreviationsIn(segments: readonly Segment[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { text } of segments)
    for (const match of text.matchAll(/ \((\p{Lu}{2,6})s?\)/gu)) {
      const [, short = ''] = match;
      const words = onOneLine(text.slice(0, match.index)).split(/[ ]/).slice(-short.length);
      const initials = words.flatMap((word) => word.split('-')).map((word) => word[0]?.toUpperCase() ?? '');
      const name = words.join(' ').replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
      if (initials.join('').endsWith(short) && !found.has(short) && /^[\p{L} -]+$/u.test(name))
        found.set(short, name);
    }
  return found;
}

/** Letters that a text leaves unexplained, and that not everybody reads. */
export const unexplained = (text: string): readonly RegExpExecArray[] =>
  [...text.matchAll(letters)].filter(
    ({ 0: whole, 1: short = '' }) =>
      !everyday.test(whole) && !new RegExp(String.raw`\(${short}s?\)`).test(text),
  );

const unsoftened =
  /\b(?:not|n['’]t|nearly|almost|virtually|essentially|most or|some or) (?:\p{L}+ )?(?:all|always|only|every|completely|entirely|solely)\b|\bexcept\b|\b(?:\p{L}+est|most|least)\b[^,;]* of all\b/iu;

/** "Used only for opioid-tolerant patients", "needed only below 125 mmol/L": what is done to patients is done to no others. */
const isBound = (before: string, after: string): boolean =>
  /\b(?:used|given|needed|reserved|indicated|started|recommended|required|considered|offered|prescribed|added)$/i.test(
    before,
  ) &&
  /^ (?:if|when|in|for|below|above|under|over|after|before|during|once (?:the|an?|it)|as|by|to|with|at|on|until)\b/i.test(
    after,
  );

/**
 * A text without the words that make it say more than another book would: what "all" vessels have vessels have, what is "completely"
 * gone is gone. Where such a word carries the sentence ("the only", "only if", "not all") it stays.
 */
export function mildly(text: string): string {
  if (unsoftened.test(text)) return text;
  const mild = text
    .replace(
      /^Only (through|by|in|upon|after|at|on|during) ([^,;]{3,60}) do (?=the \p{L})/u,
      (_, way: string, what: string) => `${upperFirst(way)} ${what}, `,
    )
    .replace(/, and only [^,;]{1,20},|, and only [^,;]+$/u, '')
    .replace(/^In (?:reality|fact), (?=\p{L})/u, '')
    .replace(
      / (?:(?:almost|virtually|nearly) )?(?:exclusively|entirely|completely|solely|always)(?=[ ,.;]|$)/gu,
      '',
    )
    .replace(/\b(are|is|can|may|must|have|has|were|that|which) all(?! of\b)(?= \p{Ll})/gu, '$1')
    .replace(
      /(?<!\b(?:of|at|after|them|us|and|or|with|and,?) )\ball (?=(?:two|three|four|five|six|seven|eight)\b)/giu,
      'the ',
    )
    .replace(
      /(?<!\b(?:at|after|above|them|us|they|we|est|most|least)(?: of)? )\ball (?:of )?(?=(?:the |its |their |these )?\p{Ll}+)(?!but\b|or\b|over\b|day\b|night\b|kinds?\b|sorts\b|ages\b|sizes\b|types\b|of\b|other\b|the (?:way|time|more)\b|that\b|at\b|in\b)/giu,
      '',
    )
    .replace(/(?<=\p{Ll}) only(?= \p{L}|\s\d)/gu, (only, at: number) =>
      isBound(text.slice(0, at), text.slice(at + only.length)) ||
      /\b(?:the|an?|not|if|can|may|might|could|and|but|its|their|each|when)$/i.test(text.slice(0, at))
        ? only
        : '',
    );
  return mild === text || !/^\p{Lu}/u.test(text) ? mild : upperFirst(mild);
}

/**
 * A text as a question puts it, away from its neighbors: what letters stand for is written out where the note says it elsewhere, and
 * "also" is left out, and so is what says too much.
 */
export function plainly(told: string, abbreviations: ReadonlyMap<string, string>): string {
  const text = mildly(told);
  let plain = /\b(?:not only|but also|and also|also (?:known|called|termed|referred|named))\b/i.test(text)
    ? text
    : text.replace(/ also(?= \p{Ll})/gu, '');
  const done = new Set<string>();
  for (const { 1: short = '', 2: many = '', 0: whole } of unexplained(plain)) {
    const name = abbreviations.get(short);
    if (name === undefined || done.has(short)) continue;
    done.add(short);
    const at = plain.search(new RegExp(String.raw`(?<![\p{L}\d(-])${whole}(?![\p{L}\d)-])`, 'u'));
    // "An NK cell": its article would change.
    if (/\b(?:an?) $/i.test(plain.slice(0, at)) || plain.startsWith(' (', at + whole.length)) continue;
    const long = at === 0 ? upperFirst(name) : name;
    plain = `${plain.slice(0, at)}${long}${many} (${whole})${plain.slice(at + whole.length)}`;
  }
  return plain;
}
