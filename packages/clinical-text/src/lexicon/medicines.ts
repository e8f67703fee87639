import { drugTerms } from './terms/drugs.ts';

const medicines = drugTerms
  .trim()
  .split('\n')
  .flatMap((line) => (line.split(/: (.*)/)[1] ?? '').split(', '))
  .map((names) => names.split(' | '));

const allNames = new Map(
  medicines.flatMap((names) => names.map((name) => [name.toLowerCase(), names.join(' / ')] as const)),
);

// Of two names that begin alike, the longer one comes first.
const alternatives = [...allNames.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replaceAll(/[^\p{L}\d ]/gu, String.raw`\$&`));

const anyName = new RegExp(`(?<![a-z\\d])(?:${alternatives.join('|')})(?![a-z\\d])`, 'gi');

/** The medicines that a text names, each with all of its names: "furosemide / frusemide". */
export function medicinesIn(text: string): string[] {
  const found = Array.from(text.matchAll(anyName), ([name]) => allNames.get(name.toLowerCase()) ?? name);
  return [...new Set(found)].toSorted();
}
