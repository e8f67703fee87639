import { flaw } from './flaws.ts';
import type { Flaw } from './types.ts';

const year = /(?<!\d)(?:19[5-9]\d|20[0-4]\d)(?!\d)/;

export function checkReference(reference: string | undefined, where: string): readonly Flaw[] {
  if (reference === undefined || reference.trim() === '')
    return [flaw('missing-reference', where, 'No reference is named.')];
  if (!/\p{L}{2}/u.test(reference.replace(year, '')))
    return [flaw('missing-reference', where, `"${reference}" names no source.`)];
  return year.test(reference) ? [] : [flaw('reference-without-year', where, `"${reference}" has no year.`)];
}
