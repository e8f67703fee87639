import { auxiliary, presentForms, thirdPerson } from '../lexicon/verb-forms.ts';
import { mainClauseAt, verbAt } from './opposites.ts';

/** Words between a verb and what it does something to, none of which names a thing. */
const between =
  /^(?:to|with|from|into|onto|on|in|by|for|through|throughout|against|around|upon|over|under|within|toward|towards|between|among|not|be|been|being|up|out|down|off|away|all|both|\p{L}+(?:ly|ed|en|ing))$/iu;

/** "The beta cells secrete it": nothing does that to itself, so that what "it" is, another sentence said. */
export function isUnbound(claim: string): boolean {
  if (mainClauseAt(claim) > 0) return false;
  const verb = verbAt([...claim.matchAll(/[\p{L}-]+/gu)]);
  if (!Number.isFinite(verb) || claim.slice(0, verb).includes(',')) return false;
  const [, ...said] = claim.slice(verb).split(' ');
  const at = said.findIndex((word) => /^(?:it|them)[.,;:]?$/i.test(word));
  return (
    at >= 0 &&
    said
      .slice(0, at)
      .every(
        (word) =>
          between.test(word) || auxiliary.test(word) || thirdPerson.has(word) || presentForms.has(word),
      )
  );
}

/** "During the birth of the first child, the mother makes …": which one, or in what condition, the sentence before said. */
const somebody =
  /^(?:[^,]{3,120}, )?the (?:\p{L}+ )?(?:parent|mother|father|person|individual|victim|host|woman|man|child|baby|client|subject|examiner|clinician|physician)(?! (?:with|who|whose|of|at|in|and)\b|['’-])/iu;

export const isOfSomebody = (claim: string): boolean => somebody.test(claim);
