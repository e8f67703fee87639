/** What somebody has to do: of a rule "at least 36 hours" is a figure of its own, of what is found any lower one would be as true. */
export const rule =
  /\b(?:must|should)\b|\b(?:is|are) (?:stopped|given|held|infused|pushed|kept|taken|started|limited|checked|observed|monitored|repeated|stored|used|replaced|changed|injected|measured|reported|restarted|drawn|continued)\b/i;
/** Besides these: what is done at some time, and who has to get something. */
const done =
  /\b(?:is|are) (?:done|performed|removed|planned|delivered|seen|treated|needed|offered|begun|inserted|placed|applied|collected|screened|completed)\b|\b(?:receives?|needs?)\b/i;
/** What people are told, and what is aimed at, sheets and guidelines give differently. */
const advice =
  /\b(?:taught|told|advised|instructed|asked to|reminded|encouraged|recommend\w*|advis\w+|return if|call if|report if|target|goal|aim|contraindicated|avoided|unless|therapeutic|lockout|dose[sd]?|mask)\b/i;
/** Where something begins or ends, is due, or no longer holds. */
const limit =
  /\b(?:before|after|until|till|within|under|over|below|above|beyond|by|than|every|at least|at most|up to|for|from|between|age of|aged)(?: about| the first)? $/i;

const isRule = (statement: string): boolean => rule.test(statement) || done.test(statement);

/**
 * "Band ligation is done within 12 hours": of what doesn't stand there. "Jaundice within 24 hours of birth is pathological": so it is within
 * 12 hours of it. Only a rule has a figure that is its own, and it says from when on.
 */
export function isWithinAnything(statement: string, before: string, after: string): boolean {
  if (!/\bwithin(?: about| the first)? $/i.test(before)) return false;
  const hasBeginning = /^ (?:after|from|before|following|of(?! birth\b| life\b)) /i.test(`${after} `);
  return !hasBeginning || !isRule(statement);
}

/** How a figure is asked for: what differs from one guideline to the next, by what the note gives. */
export const figureStem = (statement: string, before: string, after: string): string =>
  isRule(statement) ||
  advice.test(statement) ||
  limit.test(before) ||
  /^ or (?:more|less|older|over)\b/i.test(after)
    ? `Which figure does the note give? “${before}_____${after}.”`
    : `Which figure completes this statement? “${before}_____${after}.”`;
