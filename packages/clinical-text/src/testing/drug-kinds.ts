import { drugTerms } from '../lexicon/terms/drugs.ts';

/** The lexicon's kinds of drugs, each with the first name of every drug in it. */
export const drugKinds = drugTerms
  .trim()
  .split('\n')
  .map((line) => {
    const [kind = '', names = ''] = line.split(': ');
    return { kind, names: names.split(', ').map((name) => name.split(' | ')[0] ?? '') };
  });
