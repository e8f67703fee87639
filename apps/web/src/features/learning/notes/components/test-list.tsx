import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useDeleteTest, useTests } from '../api/generated.ts';
import { GeneratedCard, GeneratedList, type GeneratedTabProps } from './generated-list.tsx';

/** Tests from the learner's notes. */
export function TestList({ takesFocus, onAnalyze }: GeneratedTabProps) {
  const { t } = useTranslation('learning/notes');
  const { date } = useFormat();
  const found = useTests();
  const remove = useDeleteTest();
  return (
    <GeneratedList kind="tests" found={found} takesFocus={takesFocus} onAnalyze={onAnalyze}>
      {found.data?.pages
        .flatMap(({ rows }) => rows)
        .map(({ id, title, testType, questions, shortfall, revision, bestScore, timeLimit, createdAt }) => (
          <GeneratedCard
            key={id}
            kind="test"
            revision={revision}
            bestScore={bestScore}
            id={id}
            title={title}
            facts={[
              t('generate.questions', { count: questions.length }),
              t(`testType.${testType}`),
              timeLimit === null ? t('generate.noTimer') : t('minutes', { count: timeLimit }),
              date(createdAt),
            ]}
            shortfall={shortfall}
            questions={questions}
            deletion={t('deleteTest')}
            remove={remove}
          />
        ))}
    </GeneratedList>
  );
}
