import type { Finding } from '@rounds/contract/learning/scenarios';
import type {
  AuthoredQuestion,
  AuthoredScenario,
  SingleBestAnswer,
} from '@rounds/contract/learning/scenarios.content';
import { entriesOf } from './entries.ts';
import type { PlacedEntry } from './entries.ts';
import type { KeyPlace } from './positions.ts';
import type { Item } from './types.ts';

/** What the gate reads of a single best answer. Options with a `why` are distractors, the one with `key` is the key. */
export function toItem({ question, options, reference }: SingleBestAnswer): Item {
  return {
    stem: question,
    options: options.map((option) => ({ text: option.text, key: 'key' in option })),
    reference,
  };
}

export const isSingle = (question: AuthoredQuestion): question is SingleBestAnswer =>
  question.format === undefined;

/** Where the key stands; empty unless there is exactly one. */
export function keyPlace(question: AuthoredQuestion): readonly KeyPlace[] {
  if (!isSingle(question)) return [];
  const { options } = question;
  const keys = options.flatMap((option, index) => ('key' in option ? [index] : []));
  const [index] = keys;
  return index === undefined || keys.length > 1 ? [] : [{ index, of: options.length }];
}

export interface PlacedText {
  readonly where: string;
  readonly text: string;
}

const textOf = ({ text, why }: PlacedEntry) => (why === undefined ? text : `${text}\n${why}`);

/** What a finding says, its table row by row. */
const findingText = ({ description, table }: Finding) =>
  [description, ...(table ? [table.columns, ...table.rows].map((row) => row.join('; ')) : [])].join('\n');

/** Every text of a scenario with its place: `questions[1].update`. */
export function textsOf(content: AuthoredScenario): readonly PlacedText[] {
  const place = (where: string, text: string | undefined) => (text === undefined ? [] : [{ where, text }]);
  return [
    ...place('description', content.description),
    ...place('patientPresentation', content.patientPresentation),
    ...(content.findings ?? []).flatMap((finding, index) =>
      place(`findings[${index}]`, findingText(finding)),
    ),
    ...content.questions.flatMap((question, index) => {
      const at = `questions[${index}]`;
      return [
        ...place(`${at}.update`, question.update),
        ...place(`${at}.question`, question.question),
        ...(question.findings ?? []).flatMap((finding, each) =>
          place(`${at}.findings[${each}]`, findingText(finding)),
        ),
        ...entriesOf(question).flatMap((entry) => place(`${at}.${entry.where}`, textOf(entry))),
        ...place(`${at}.explanation`, question.explanation),
        ...place(`${at}.memoryTrick`, question.memoryTrick),
      ];
    }),
  ];
}
