import { ambiguousVerbs, noteVerbs, plainVerbs } from '../lexicon/verbs.ts';
import { hasVerb } from './claims.ts';

/** Words after which "stop", "drain" and the like are verbs. */
const toThing =
  /^(?:the|an?|any|all|every|each|your|this|these|that|only|if|when|until|before|after|for|to|with)\b/i;

/** "Stop the drugs that raise potassium": it tells what to do, and nothing that could be true or false. */
export function isCommand(claim: string): boolean {
  const [, first = '', rest = ''] =
    /^(?:(?:always|never|do not|don['’]t|please) )?(\p{L}+) (.*)$/iu.exec(claim) ?? [];
  const verb = first.toLowerCase();
  if (/^(?:do not|don['’]t|please|always \p{Ll}+ (?:the|an?) )/iu.test(claim)) return true;
  if (!plainVerbs.has(verb) && !ambiguousVerbs.has(verb) && !noteVerbs.has(verb)) return false;
  // "Stress causes …", "change is slow": a noun, of which a verb follows.
  const main =
    rest.split(/\b(?:that|which|who|if|when|until|unless|before|after|because|as|while|where|and)\b/)[0] ??
    '';
  return toThing.test(rest) || !ambiguousVerbs.has(verb)
    ? !/^(?:is|are|was|were|has|have|can|may|must)\b/.test(rest)
    : !hasVerb(` ${main}`);
}
