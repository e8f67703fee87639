import { flaw } from './flaws.ts';
import type { PreparedItem } from './prepared.ts';
import type { Flaw } from './types.ts';

export function checkCounts(
  { options }: PreparedItem,
  { min, max }: { min: number; max: number },
): readonly Flaw[] {
  const keys = options.filter((option) => option.isKey).length;
  const found: Flaw[] = [];
  if (keys === 0) found.push(flaw('no-key', 'options', 'No option is marked as the key.'));
  if (keys > 1) found.push(flaw('two-keys', 'options', `${keys} options are marked as the key.`));
  if (options.length < min || options.length > max) {
    const wanted = min === max ? String(min) : `${min} to ${max}`;
    found.push(flaw('option-count', 'options', `${options.length} options instead of ${wanted}.`));
  }
  return found;
}
