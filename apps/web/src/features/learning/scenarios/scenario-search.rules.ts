import type { ClinicalArea } from '@rounds/contract/learning/scenarios.rules';
import { foldText, hasText, searchable } from '../../../format/fold.rules.ts';

/** Where a search looks besides the title. If the words are in several places, the first is named. */
export type MatchedField = 'area' | 'tag' | 'topic' | 'medicine' | 'guideline' | 'description';

export interface Match {
  readonly place: MatchedField;
  /** Where the words are found. */
  readonly text: string;
}

/** A scenario as far as the search needs it. */
export interface Searchable {
  readonly title: string;
  readonly description: string;
  readonly scenario: {
    readonly areas: readonly ClinicalArea[];
    readonly tags: readonly string[];
    readonly references: readonly string[];
    /** Known to the server alone. */
    readonly medicines?: readonly string[] | undefined;
    readonly questions: readonly {
      readonly reference?: string | undefined;
      readonly tags?: { readonly topic: string } | undefined;
    }[];
  };
}

/** A scenario's texts, folded once for all keystrokes. */
export interface SearchIndex {
  readonly title: string;
  readonly texts: readonly (Match & { readonly folded: string })[];
}

/** @param areaName returns an area's name in the interface language */
export function indexScenario(
  { title, description, scenario: { areas, tags, references, medicines = [], questions } }: Searchable,
  areaName: (area: ClinicalArea) => string,
): SearchIndex {
  const guidelines = [...references, ...questions.flatMap(({ reference }) => reference ?? [])];
  const found = (place: MatchedField, texts: readonly string[]): Match[] =>
    texts.map((text) => ({ place, text }));
  const texts = [
    ...found('area', areas.map(areaName)),
    ...found('tag', tags),
    ...found(
      'topic',
      questions.flatMap((question) => question.tags?.topic ?? []),
    ),
    ...found('medicine', medicines),
    ...found('guideline', guidelines),
    ...found('description', [description]),
  ];
  return {
    title: searchable(title),
    texts: texts.map((match) => ({ ...match, folded: searchable(match.text) })),
  };
}

/** Shared by all, so that a card whose title contains the words isn't rendered again at each keystroke. */
const inTitle: readonly Match[] = [];

/**
 * Where a search text is found, besides the title: the whole text in one place, or else each of its words anywhere.
 * Nothing else if the title contains all of it; undefined if a word is nowhere.
 */
export function findMatches({ title, texts }: SearchIndex, search: string): readonly Match[] | undefined {
  const wanted = foldText(search).trim();
  if (hasText(title, wanted)) return inTitle;
  const placeOf = (words: string) => texts.find((text) => hasText(text.folded, words));
  const whole = placeOf(wanted);
  if (whole) return [whole];
  const places = wanted
    .split(/\s+/)
    .filter((word) => !hasText(title, word))
    .map(placeOf);
  const found = places.filter((place) => place !== undefined);
  if (found.length < places.length) return undefined;
  return found.length === 0 ? inTitle : [...new Set(found)];
}

/** Title matches come first, since people search by name. Within both groups, the order stays. */
export function titlesFirst<T extends { readonly id: number }>(
  scenarios: readonly T[],
  matches: ReadonlyMap<number, readonly Match[]>,
): T[] {
  const rank = ({ id }: T) => Math.min(matches.get(id)?.length ?? 0, 1);
  return scenarios.toSorted((a, b) => rank(a) - rank(b));
}
