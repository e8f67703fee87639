import type { PlacedScenario } from '@rounds/clinical-text/gate';
import type { Difficulty } from '@rounds/contract/common';
import { optionsOrder } from '@rounds/contract/learning/attempts.options-order.rules';
import type { AuthoredQuestion } from '@rounds/contract/learning/scenarios.content';
import type { Lab, Vitals } from '@rounds/contract/learning/scenarios';

/** What a reader gets to see of an item beside its options. */
export const views = {
  options: { case: false, question: false },
  question: { case: false, question: true },
  case: { case: true, question: false },
  whole: { case: true, question: true },
} as const;
export type View = keyof typeof views;

/** Which item a number on a sheet stands for, and the letter of its key. */
export interface KeyRow {
  readonly reader: number;
  readonly number: number;
  readonly scenario: string;
  /** From 1. */
  readonly question: number;
  readonly difficulty: Difficulty;
  readonly options: number;
  readonly key: string;
}

export interface Sheets {
  /** One text per reader. */
  readonly sheets: readonly string[];
  readonly key: readonly KeyRow[];
}

const letterOf = (index: number) => String.fromCharCode(65 + index);

function vitalsLine(vitals: Vitals): string {
  const { bloodPressure: pressure, ...numbers } = vitals;
  const parts = Object.entries(numbers).map(([name, value]) => `${name} ${value}`);
  if (pressure) parts.push(`bloodPressure ${pressure.systolic}/${pressure.diastolic}`);
  return `Vital signs: ${parts.join(', ')}`;
}

const labLine = ({ name, value, unit, low, high }: Lab) =>
  `${name} ${value} ${unit} (${low ?? ''} to ${high ?? ''})`;

interface Shown {
  readonly vitals?: Vitals | undefined;
  readonly labs?: readonly Lab[] | undefined;
  readonly findings?: readonly { readonly title: string; readonly description: string }[] | undefined;
}

const observed = ({ vitals, labs = [], findings = [] }: Shown): readonly string[] => [
  ...(vitals ? [vitalsLine(vitals)] : []),
  ...labs.map(labLine),
  ...findings.map(({ title, description }) => `${title}: ${description}`),
];

/** The case as it stands when question `index` is asked: what was known at first, then each update up to it. */
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
  question: AuthoredQuestion,
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

/**
 * The items as readers see them who lack a part of them. A reader gets one item of each scenario, so that no item helps with
 * another; together they see all. Options stand in an order of their own, as in the player.
 * @param seed the same seed gives the same sheets
 */
export function sheetsOf(scenarios: readonly PlacedScenario[], view: View, seed: string): Sheets {
  const readers = Math.max(0, ...scenarios.map(({ content }) => content.questions.length));
  const sheets: string[] = [];
  const key: KeyRow[] = [];
  for (let reader = 1; reader <= readers; reader += 1) {
    const own = optionsOrder(
      seed,
      reader,
      scenarios.map(({ slug }) => slug),
    ).flatMap((at) => {
      const scenario = scenarios[at] as PlacedScenario;
      const index = (at + reader) % readers;
      const question = scenario.content.questions[index];
      return question ? [{ scenario, index, question }] : [];
    });
    const texts = own.map(({ scenario, index, question }, at) => {
      const order = optionsOrder(
        `${seed} ${scenario.slug}`,
        index,
        question.options.map(({ text }) => text),
      );
      const options = order.map(
        (authored) => question.options[authored] as (typeof question.options)[number],
      );
      key.push({
        reader,
        number: at + 1,
        scenario: scenario.slug,
        question: index + 1,
        difficulty: scenario.difficulty,
        options: options.length,
        key: letterOf(options.findIndex((option) => 'key' in option)),
      });
      const lines = itemText(
        scenario,
        index,
        question,
        view,
        options.map(({ text }) => text),
      );
      return [`${at + 1}.`, ...lines].join('\n');
    });
    sheets.push(`${texts.join('\n\n')}\n`);
  }
  return { sheets, key };
}
