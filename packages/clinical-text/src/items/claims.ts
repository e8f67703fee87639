import { presentForms, thirdPerson } from '../lexicon/verb-forms.ts';
import { contentWords } from '../notes/index.ts';

const finite = /^(?:is|are|was|were|has|have|had|can|may|must|will|does|do)$/;
const hasVerb = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .some((word, at) => at > 0 && (finite.test(word) || presentForms.has(word)));

/** Where a second claim begins: "…; …", "…, which …", "…, and the veins carry …". */
const seconds =
  /;\s|:\s|—\s?|\s–\s|,\s(?:which|who|whose|whereas|while|although|though|so|yet|making|causing|resulting|because|since|where)\s|,?\s(?:and|but)\s(?=((?:[\p{L}-]+\s?){2,6}))/gu;

/** No claim that anybody could check. */
const unchecked =
  /\b(?:in some way|in various ways|a number of|a couple of|(?:different|important) functions|a variety of|(?:two|three|several|many) (?:unique |important |main )?(?:characteristics|features|functions|categories|types|groups)|easiest|interesting|(?:as|is|are) (?:unique|critical|important|essential))\b/i;

/** The first claim of a statement, as far as it goes alone: of two, one may be true and the other false. Null where there is none. */
export function claimOf(statement: string): string | null {
  let claim = statement;
  for (const match of statement.matchAll(seconds)) {
    const next = match[1]?.trim().toLowerCase().split(/\s+/);
    if (
      next &&
      !next.some(
        (word, at) => (at > 0 || match[0].startsWith(',')) && (finite.test(word) || thirdPerson.has(word)),
      )
    )
      continue;
    const before = statement.slice(0, match.index);
    // "X, Y, and Z are …": a list, and one claim.
    if (next && before.includes(',') && (before.split(',').at(-1) ?? '').trim().split(' ').length <= 4)
      continue;
    // "The liver, which stores iron, is …": what is said of it comes after.
    if (!hasVerb(before) || contentWords(before).size < 4) {
      if (/^, (?:which|who|whose|where)\s/.test(match[0])) continue;
      return null;
    }
    // "Between X and Y lies …".
    if (next && !match[0].startsWith(',')) return null;
    claim = before;
    break;
  }
  if (
    claim.split('(').length !== claim.split(')').length ||
    claim.split('“').length !== claim.split('”').length
  )
    return null;
  // A figure or a symbol is lost at the end, or the next sentence runs on.
  if (/(?:\b(?:of|to|a|an|the|by|at|in|with|and|or)|,) *$|\. \p{Ll}/u.test(claim)) return null;
  if (claim.split(' ').length > 30 || unchecked.test(claim)) return null;
  if ([...claim.matchAll(/\(([^()]{0,200})\)/g)].some(([, aside = '']) => aside.split(' ').length > 2))
    return null;
  return /^(?:if|when|while|although|because|since|as|once|where|unlike|after|before|until)\b[^,]*$/i.test(
    claim,
  )
    ? null
    : claim;
}
