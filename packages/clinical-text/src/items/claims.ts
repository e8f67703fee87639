import { auxiliary, presentForms, progressives, thirdPerson, verbForms } from '../lexicon/verb-forms.ts';
import { contentWords } from '../notes/note-index.ts';

/** Verbs in form that name things as often. */
const alsoThings = new Set(
  'increase decrease rise fall change release supply support damage control function work start help need aim form process drain cover play block project branch force stress flow transport display influence'.split(
    ' ',
  ),
);
/** "Increase" is a verb after "levels" and a thing after "an". */
export const hasVerb = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .some(
      (word, at, words) =>
        at > 0 &&
        (auxiliary.test(word) ||
          (thirdPerson.has(word) && !/^(?:an?|the|of|in|and)$/.test(words[at - 1] ?? '')) ||
          (presentForms.has(word) &&
            (/(?:s|i|a|ae)$/.test(words[at - 1] ?? '') ||
              (!alsoThings.has(word) &&
                !/^(?:an?|the|of|in|by|for|and|or|no|its|their)$/.test(words[at - 1] ?? '')))) ||
          (verbForms.has(word) && word.endsWith('ed'))),
    );

/** Where a second claim begins: "…; …", "…, which …", "…, and the veins carry …", "…, enabling …". */
const seconds =
  /;\s|:\s|—\s?|\s–\s|,\sso-called\s|,?\swhereas\s|,\swhile\s|,\s(?:including|such as|which|who|whose|although|though|so|yet|because|since|where|thus|thereby)\s|,\s(?=(\p{L}+ing)\s)|,?\s(?:and|but)\s(?=((?:(?:[\p{L}-]+|\(\p{Lu}{2,6}\))\s?){2,6}))/gu;

/** No claim that anybody could check. */
const unchecked =
  /\b(?:in some way|in various ways|a number of|a couple of|(?:different|important|critical|vital) functions|a variety of|(?:two|three|several|many) (?:unique |important |main |critical |essential |key )?(?:characteristics|features|functions)|(?:several|many|various|different) (?:categories|types|groups|kinds|ways)|easiest|interesting|very important|(?:as|is|are) (?:unique|critical|important|essential|vital|crucial|key)|an? (?:important|critical|essential|vital|key|major|crucial|significant) (?:part|role|component|aspect|function)|in charge|of (?:no|little|great|greater|greatest|utmost|much|most) (?:value|interest|use|importance|concern)|no value|(?:un)?desirable|well suited|in some studies|some studies|ideally? suited|best thought of|as you (?:can|might)|fortunately|unfortunately|(?:one|the most) important|in common|certain (?!kinds?|types?)|huge|remarkabl\w+|wonder\w*|fascinat\w+|of course|certainly|helps? us|(?:described|explored|studied) (?:in|by|via|through)|(?:is (?:complete|over|finished)|can help)$|is why|(?:subject|matter) of debate|significant work|poorly understood|not (?:fully|well|completely) understood|incompletely understood)\b/i;

/** "Because the goal is rest": a clause whose main clause is lost. */
const isHanging = (claim: string): boolean =>
  /^(?:if|when|while|whereas|although|because|since|as(?! much as)|once|where|unlike|after|before|until)\b[^,]*$/i.test(
    claim,
  );

/** "…, but only if the fetus is Rh-positive": what bounds a claim, without which it says more than the note does. */
const bounding =
  /^,? ?(?:and|but|though|although|yet)\b[^,.;]{0,24}\b(?:only|not always|not all|unless|except|if|when|until|provided)\b|^,? ?(?:but|though|although) (?:not|never|rarely|seldom|less)\b/i;

/** "… (blastos = “germ,” in the sense of a sprout)": where a name comes from, at the end. */
const origin = / \([^()=]{2,40} = [^()]{2,100}\)$/;

/** The first claim of a statement, as far as it goes alone: of two, one may be true and the other false. Null where there is none. */
export function claimOf(told: string): string | null {
  const statement = told.replace(origin, '');
  let claim = statement;
  for (const match of statement.matchAll(seconds)) {
    const [, progressive, following] = match;
    const next = following?.trim().toLowerCase().split(/\s+/);
    if (progressive !== undefined && !progressives.has(progressive.toLowerCase())) continue;
    if (
      next &&
      !next.some(
        (word, at) => (at > 0 || match[0].startsWith(',')) && (auxiliary.test(word) || thirdPerson.has(word)),
      )
    )
      continue;
    const before = statement.slice(0, match.index);
    // "X, Y, and Z are …": a list, and one claim.
    if (next && before.includes(',') && (before.split(',').at(-1) ?? '').trim().split(' ').length <= 4)
      continue;
    // "The liver, which stores iron, is …": what is said of it comes after.
    if (!hasVerb(before) || contentWords(before).size < 4) {
      if (progressive !== undefined || /^, (?:which|who|whose|where|including|such as)\s/.test(match[0]))
        continue;
      return null;
    }
    // "The parts are A; B, which …; and C": one of a list, and not what the parts are.
    if (match[0].startsWith(';') && /;\s(?:and|or)\s/.test(statement.slice(match.index))) return null;
    if (bounding.test(statement.slice(match.index))) return null;
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
  // "… are taken up, are cut, and then are shown": the last of three is lost.
  if (claim !== statement && /, (?:is|are|was|were|has|have) [^,]*$/.test(claim) && !/,[^,]*,/.test(claim))
    return null;
  // "Into two tracts, the gracile one that carries …": the second is lost.
  if (claim !== statement && /\b(?:two|three|four|both)\b[^,]*, the [^,]*$/i.test(claim)) return null;
  // Half of a pair is lost.
  const isHalf = (pair: RegExp) => claim !== statement && pair.test(statement) && !pair.test(claim);
  if (isHalf(/\beither\b.*\bor\b/) || isHalf(/\bboth\b.*\band\b/)) return null;
  // "If a foreign body, such as food, is present": a clause without its verb is left.
  const last = claim.slice(claim.search(/\b(?:if|when|where) [^,]*$/));
  if (claim !== statement && /^(?:if|when|where) /.test(last) && !hasVerb(last)) return null;
  // A figure or a symbol is lost at the end, or the next sentence runs on.
  if (
    /(?:\b(?:of|to|a|an|the|by|at|in|with|and|or|into|onto|from|for|as|than|through|via|between|within|which|that|who|whose|where|as follows)|,) *$|\. \p{Ll}/u.test(
      claim,
    )
  )
    return null;
  if (claim.split(' ').length > 30 || unchecked.test(claim)) return null;
  if ([...claim.matchAll(/\(([^()]{0,200})\)/g)].some(([, aside = '']) => aside.split(' ').length > 2))
    return null;
  return isHanging(claim) ? null : claim;
}

/** A statement without the small words that lean on the one before it: what it says holds without them. */
export const byItself = (statement: string): string =>
  statement
    .replace(/ (?:also|then|therefore|thus)(?= (?!(?:called|known|named|termed|referred)\b)\p{L})/u, '')
    .replace(/ as well$/, '');

/** A statement that makes more than one claim, whole: as true as each of them, where nothing is exchanged in it. */
export const wholeOf = (statement: string): string | null =>
  statement.split(' ').length > 32 ||
  unchecked.test(statement) ||
  isHanging(statement) ||
  /\. \p{Ll}/u.test(statement)
    ? null
    : statement;

/** "(approximately 10 cm long)", "(labia = “lips”)": what a question can do without. */
const isAside = (inner: string) => inner.split(' ').length > 2 || /=|^(?:plural|singular) /.test(inner);

/** The first claim of a statement as a question quotes it: without asides. */
export const askedOf = (statement: string): string | null =>
  claimOf(statement.replace(/ \(([^()]*)\)/g, (aside, inner: string) => (isAside(inner) ? '' : aside)));
