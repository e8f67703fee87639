import { drugKindsIn } from './drug-classes.ts';
import { keyOfText, termByKey } from './terms.ts';

/** The kinds that a name stands for: a medicine's own ("furosemide"), or those of a class of medicines ("loop diuretics"). */
export const drugKindsOf = (name: string): ReadonlySet<string> => {
  const known = termByKey(keyOfText(name));
  return known?.class === 'drug' ? new Set([known.kind]) : drugKindsIn(name);
};
