import { useEffect, useRef, type ReactNode } from 'react';
import { quizSituations, type KnownStyle } from '@rounds/contract/learning/learning-style.rules';
import { useTranslation } from '../../../../i18n/translation.ts';
import { RadioGroup } from '../../../../ui/radio-group/radio-group.tsx';
import { shuffledStyles } from '../quiz.rules.ts';

export interface QuizQuestionProps {
  readonly index: number;
  /** The learner's id: their options have an order of their own, the same on every visit. */
  readonly seed: string;
  readonly answer: KnownStyle | undefined;
  /** Whether to take the focus on mount, since the previously focused element is gone or disabled. */
  readonly focused: boolean;
  readonly error?: ReactNode;
  readonly onChoose: (style: KnownStyle) => void;
}

export function QuizQuestion({ index, seed, answer, focused, error, onChoose }: QuizQuestionProps) {
  const { t } = useTranslation('learning/learning-style');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const options = [...(box.current?.querySelectorAll('input') ?? [])];
    if (focused) (options.find(({ checked }) => checked) ?? options[0])?.focus();
  }, [focused]);
  const situation = quizSituations[index];
  if (!situation) return null;
  return (
    <div ref={box}>
      <RadioGroup
        legend={<span className="text-lg">{t(`question.${situation}`)}</span>}
        options={shuffledStyles(seed, index).map((value) => ({
          value,
          label: t(`option.${situation}.${value}`),
        }))}
        value={answer}
        onChange={onChoose}
        error={error}
      />
    </div>
  );
}
