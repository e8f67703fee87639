import { type Given, gradeOf } from '@rounds/contract/learning/progress.answers.rules';
import type { Question } from '@rounds/contract/learning/scenarios';
import type { Item } from '@rounds/contract/learning/scenarios.formats';

/** An edition of a scenario. */
export interface EditionOf {
  readonly scenarioId: number;
  readonly version: number;
  readonly newest: number;
  readonly scenario: { readonly questions: readonly Question[] };
}

/** A question whose key is another one in the newest edition, and otherwise the same. */
export interface Correction {
  readonly scenarioId: number;
  /** The edition that answers were given to, and the place in it. */
  readonly version: number;
  readonly questionIndex: number;
  /** The edition whose key is right. */
  readonly rightVersion: number;
  /** The credit, 0 to 1, by the right key. */
  readonly creditFor: (given: Given) => number;
}

/** Every key that the newest edition of a scenario corrects in an older one. */
export function correctionsOf(editions: readonly EditionOf[]): Correction[] {
  return editions.flatMap((old) => {
    const latest = editions.find(
      ({ scenarioId, version }) => scenarioId === old.scenarioId && version === old.newest,
    );
    if (!latest || latest.version === old.version) return [];
    return old.scenario.questions.flatMap((asked, questionIndex): Correction[] => {
      const questions = latest.scenario.questions;
      const isSame = (one: Question | undefined) => one !== undefined && wordingOf(one) === wordingOf(asked);
      const here = questions[questionIndex];
      const right = isSame(here) ? here : questions.find(isSame);
      if (!right || keyOf(right) === keyOf(asked)) return [];
      return [
        {
          scenarioId: old.scenarioId,
          version: old.version,
          questionIndex,
          rightVersion: latest.version,
          creditFor: (given) => gradeOf(right, translated(given, asked, right))?.credit ?? 0,
        },
      ];
    });
  });
}

const texts = (entries: readonly { readonly text: string }[]) => entries.map(({ text }) => text);

/** What is asked, without what is right. Options of a single best answer, and steps to be put in order, may have moved. */
function wordingOf({ question, options, item }: Question): string {
  return JSON.stringify([question, item ? askedBy(item) : options.toSorted()]);
}

function askedBy(item: Item): unknown {
  switch (item.format) {
    case 'several':
      return [item.format, texts(item.options), item.choose];
    case 'number':
      return [item.format, item.unit, item.decimals];
    case 'order':
      return [item.format, texts(item.steps).sort()];
    case 'matrix':
      return [item.format, item.columns, texts(item.rows), item.choose];
    case 'cloze':
      return [item.format, item.passage, item.gaps.map(texts)];
    case 'bow_tie':
      return [item.format, texts(item.condition), texts(item.actions), texts(item.parameters)];
    case 'highlight':
      return [item.format, texts(item.pieces)];
  }
}

/** What is right: the option's text, or all of the item but its explanations. */
function keyOf({ options, correct, item }: Question): string {
  if (!item) return options[correct] ?? '';
  return JSON.stringify(item, (name, value: unknown) => (name === 'why' ? undefined : value));
}

/** An answer as it would have been given to the newer edition, where the same text may stand elsewhere. */
function translated(given: Given, from: Question, to: Question): Given {
  const { selectedOption, response } = given;
  if (!from.item) {
    const chosen = typeof selectedOption === 'number' ? from.options[selectedOption] : undefined;
    return { selectedOption: chosen === undefined ? null : to.options.indexOf(chosen) };
  }
  if (from.item.format !== 'order' || to.item?.format !== 'order' || !response || 'value' in response)
    return given;
  const [before, after] = [texts(from.item.steps), texts(to.item.steps)];
  return {
    response: {
      picks: response.picks.map((picked) => picked.map((step) => after.indexOf(before[step] ?? ''))),
    },
  };
}
