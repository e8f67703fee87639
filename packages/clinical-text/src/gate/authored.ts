import type { AuthoredQuestion, AuthoredScenario } from '@rounds/contract/learning/scenarios.content';
import type { KeyPlace } from './positions.ts';
import type { Item } from './types.ts';

/** What the gate reads of authored content. Options with a `why` are distractors, the one with `key` is the key. */
export function toItem({ question, options, reference }: AuthoredQuestion): Item {
  return {
    stem: question,
    options: options.map((option) => ({ text: option.text, key: 'key' in option })),
    reference,
  };
}

/** Where the key stands; empty unless there is exactly one. */
export function keyPlace({ options }: AuthoredQuestion): readonly KeyPlace[] {
  const keys = options.flatMap((option, index) => ('key' in option ? [index] : []));
  const [index] = keys;
  return index === undefined || keys.length > 1 ? [] : [{ index, of: options.length }];
}

export interface PlacedText {
  readonly where: string;
  readonly text: string;
}

/** Every text of a scenario with its place: `questions[1].update`. */
export function textsOf(content: AuthoredScenario): readonly PlacedText[] {
  const place = (where: string, text: string | undefined) => (text === undefined ? [] : [{ where, text }]);
  return [
    ...place('description', content.description),
    ...place('patientPresentation', content.patientPresentation),
    ...(content.findings ?? []).flatMap((finding, index) => place(`findings[${index}]`, finding.description)),
    ...content.questions.flatMap((question, index) => {
      const at = `questions[${index}]`;
      return [
        ...place(`${at}.update`, question.update),
        ...place(`${at}.question`, question.question),
        ...(question.findings ?? []).flatMap((finding, each) =>
          place(`${at}.findings[${each}]`, finding.description),
        ),
        ...question.options.flatMap((option, each) =>
          place(`${at}.options[${each}]`, 'why' in option ? `${option.text}\n${option.why}` : option.text),
        ),
        ...place(`${at}.explanation`, question.explanation),
        ...place(`${at}.memoryTrick`, question.memoryTrick),
      ];
    }),
  ];
}
