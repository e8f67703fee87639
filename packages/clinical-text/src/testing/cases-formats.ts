import type { AuthoredQuestion } from '@rounds/contract/learning/scenarios.content';
import type { FlawCode } from '../gate/codes.ts';
import { buildQuestion, buildScenario } from './builders.ts';
import { scenario } from './cases.ts';
import type { Case, Judged } from './cases.ts';

type Formatted = Exclude<AuthoredQuestion, { readonly format?: undefined }>;
const why = 'It can wait for now.';

/** A flawless case with one more question, of the format given. */
function formatted<Format extends Formatted['format']>(
  fields: Omit<
    Extract<Formatted, { readonly format: Format }>,
    'question' | 'explanation' | 'reference' | 'tags'
  > & { readonly format: Format },
): Judged {
  const { options: _, format: _f, ...shared } = buildQuestion(0, { question: 'What belongs to her plan?' });
  const question = { ...shared, ...fields } as unknown as AuthoredQuestion;
  const { content } = buildScenario();
  return scenario(buildScenario({ questions: [...content.questions, question] }));
}

const several = (...keys: readonly number[]): Judged =>
  formatted({
    format: 'several',
    options: ['A blanket', 'Some water', 'A window seat', 'Her own bed'].map((text, index) =>
      keys.includes(index) ? { text, key: true as const } : { text, why },
    ),
  });

const number = (answer: number, slip: number): Judged =>
  formatted({
    format: 'number',
    answer,
    unit: 'mL',
    tolerance: 0.1,
    decimals: 1,
    slips: [{ value: slip, why }],
  });

const steps = (...texts: readonly string[]): Judged =>
  formatted({ format: 'order', steps: texts.map((text) => ({ text })) });

export const formatCases = {
  'format-fault': { planted: [several(), several(0, 1, 2, 3)], clean: [several(1, 3)] },
  'keys-stand-first': { planted: [several(0, 1)], clean: [several(0, 2), several(1, 2)] },
  'number-not-typable': { planted: [number(2.45, 5)], clean: [number(2.4, 5), number(0.3, 5)] },
  'slip-counts-as-right': { planted: [number(2.4, 2.5)], clean: [number(2.4, 2.6)] },
  'step-names-its-place': {
    planted: [steps('Open the airway', 'Then breathe for her', 'Feel for a pulse')],
    clean: [steps('Open the airway', 'Breathe for her', 'Feel for a pulse')],
  },
} as const satisfies Partial<Record<FlawCode, Case>>;
