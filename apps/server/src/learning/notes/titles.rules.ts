/** A title that isn't taken yet: "Heart failure", then "Heart failure (2)" and so on. */
export function freeTitle(title: string, taken: readonly string[]): string {
  const numbered = (number: number) => (number === 1 ? title : `${title} (${number})`);
  let number = 1;
  while (taken.includes(numbered(number))) number += 1;
  return numbered(number);
}
