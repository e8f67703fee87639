import type { PlacedScenario } from '@rounds/clinical-text/gate';
import type { Difficulty } from '@rounds/contract/common';
import { optionsOrder } from '@rounds/contract/learning/attempts.options-order.rules';
import type { SingleBestAnswer } from '@rounds/contract/learning/scenarios.content';
import type { Item } from '@rounds/contract/learning/scenarios.formats';
import { letterOf, observed } from './case.ts';

/** What a reader sees of an item besides its options. */
export const views = {
  options: { case: false, question: false },
  question: { case: false, question: true },
  case: { case: true, question: false },
} as const;
export type View = keyof typeof views;

interface Place {
  readonly reader: number;
  readonly number: number;
  readonly scenario: string;
  /** From 1. */
  readonly question: number;
  readonly difficulty: Difficulty;
}

/**
 * Which item a number on a sheet stands for, and its right answer: the key's letter, or the item with its lists in the
 * order shown.
 */
export type KeyRow = Place &
  (
    | { readonly options: number; readonly key: string }
    | { readonly item: Item; readonly shown: readonly (readonly number[])[] }
  );

export interface Sheets {
  /** One text per reader. */
  readonly sheets: readonly string[];
  readonly key: readonly KeyRow[];
}

/** The case as of question `index`: the initial facts, then each update up to it. */
function caseUpTo({ content }: PlacedScenario, index: number): readonly string[] {
  return [
    content.patientPresentation,
    ...observed(content),
    ...content.questions
      .slice(0, index + 1)
      .flatMap((question) => [
        ...(question.update ? [`Then: ${question.update}`] : []),
        ...observed(question),
      ]),
  ];
}

function itemText(
  scenario: PlacedScenario,
  index: number,
  question: SingleBestAnswer,
  view: View,
  options: readonly string[],
): readonly string[] {
  const shown = views[view];
  return [
    ...(shown.case ? caseUpTo(scenario, index) : []),
    ...(shown.question ? [question.question] : []),
    ...options.map((text, at) => `  ${letterOf(at)}. ${text}`),
  ];
}

/** A single best answer's options as shown, their number, and the letter of the right one. */
export function singleOf({ options }: SingleBestAnswer, seed: string, index: number) {
  const order = optionsOrder(
    seed,
    index,
    options.map(({ text }) => text),
  );
  return {
    texts: order.map((authored) => options[authored]?.text ?? ''),
    options: options.length,
    key: letterOf(order.findIndex((authored) => 'key' in (options[authored] ?? {}))),
  };
}

/** The single best answer items, with their place among all. */
const singlesOf = ({ content }: PlacedScenario) =>
  content.questions.flatMap((question, index) =>
    question.format === undefined ? [{ index, question }] : [],
  );

/**
 * The items with a part hidden from readers. A reader gets one item of each scenario, so that no item helps with
 * another; together the readers see all single best answer items. Options are shuffled, as in the player.
 * @param seed the same seed gives the same sheets
 */
export function sheetsOf(scenarios: readonly PlacedScenario[], view: View, seed: string): Sheets {
  const readers = Math.max(0, ...scenarios.map((scenario) => singlesOf(scenario).length));
  const sheets: string[] = [];
  const key: KeyRow[] = [];
  for (let reader = 1; reader <= readers; reader += 1) {
    const own = optionsOrder(
      seed,
      reader,
      scenarios.map(({ slug }) => slug),
    ).flatMap((at) => {
      const scenario = scenarios[at] as PlacedScenario;
      const single = singlesOf(scenario)[(at + reader) % readers];
      return single ? [{ scenario, ...single }] : [];
    });
    const texts = own.map(({ scenario, index, question }, at) => {
      const { texts: options, ...answer } = singleOf(question, `${seed} ${scenario.slug}`, index);
      const { slug, difficulty } = scenario;
      key.push({ reader, number: at + 1, scenario: slug, question: index + 1, difficulty, ...answer });
      return [`${at + 1}.`, ...itemText(scenario, index, question, view, options)].join('\n');
    });
    sheets.push(`${texts.join('\n\n')}\n`);
  }
  return { sheets, key };
}
