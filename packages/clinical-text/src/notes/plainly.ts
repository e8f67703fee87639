import { onOneLine } from './clean.ts';
import type { Segment } from './types.ts';

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

/**
 * A text as a question puts it, away from its neighbors: what letters stand for is written out where the note says it elsewhere, and
 * "also" is left out.
 */
export function plainly(text: string, abbreviations: ReadonlyMap<string, string>): string {
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
    const long = at === 0 ? `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}` : name;
    plain = `${plain.slice(0, at)}${long}${many} (${whole})${plain.slice(at + whole.length)}`;
  }
  return plain;
}
