import { foldText, hasText, searchable } from '../../format/fold.rules.ts';

/** How well an entry matches what was typed, 0 to 1: all of its words have to be in the name or the keywords. */
export function scoreOf(name: string, typed: string, keywords: readonly string[] = []): number {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  const inName = searchable(name);
  const all = `${inName}\n${searchable(keywords.join(' '))}`;
  if (!words.every((word) => hasText(all, word))) return 0;
  if (inName.split('\n').some((spelled) => spelled.startsWith(words.join(' ')))) return 1;
  return words.every((word) => hasText(inName, word)) ? 0.75 : 0.5;
}
