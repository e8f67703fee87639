import { useTranslation } from '../../../../i18n/translation.ts';
import { useDeleteTest, useTests } from '../api/generated.ts';
import { GeneratedList, type GeneratedTabProps } from './generated-list.tsx';

/** Tests from the learner's notes. */
export function TestList(props: GeneratedTabProps) {
  const { t } = useTranslation('learning/notes');
  return (
    <GeneratedList
      {...props}
      kind="test"
      found={useTests(props.noteId)}
      remove={useDeleteTest()}
      factsOf={({ testType, timeLimit }) => [
        t(`testType.${testType}`),
        timeLimit === null ? t('generate.noTimer') : t('minutes', { count: timeLimit }),
      ]}
    />
  );
}
