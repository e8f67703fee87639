import { learningStyles } from '@rounds/contract/common.rules';
import { quizSituations, type KnownStyle } from '@rounds/contract/learning-style.rules';
import { useTranslation } from '../../../lib/i18n.ts';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';

export interface QuizQuestionProps {
  readonly index: number;
  readonly answer: KnownStyle | undefined;
  readonly onChoose: (style: KnownStyle) => void;
}

export function QuizQuestion({ index, answer, onChoose }: QuizQuestionProps) {
  const { t } = useTranslation('learning-style');
  const situation = quizSituations[index];
  if (!situation) return null;
  return (
    <RadioGroup
      legend={<span className="text-lg">{t(`question.${situation}`)}</span>}
      options={learningStyles.map((value) => ({ value, label: t(`option.${situation}.${value}`) }))}
      value={answer}
      onChange={onChoose}
    />
  );
}
