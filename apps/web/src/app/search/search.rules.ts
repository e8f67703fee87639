/** Without case and accents, so that "reanimacion" finds "Reanimación". */
const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** How well an entry matches what was typed, 0 to 1: all of its words have to be in the name or the keywords. */
export function scoreOf(name: string, typed: string, keywords: readonly string[] = []): number {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const folded = fold(name);
  const all = `${folded} ${fold(keywords.join(' '))}`;
  if (!words.every((word) => all.includes(word))) return 0;
  if (folded.startsWith(words.join(' '))) return 1;
  return words.every((word) => folded.includes(word)) ? 0.75 : 0.5;
}
