import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useDeleteScenario, useNoteScenarios } from '../api/generated.ts';
import { GeneratedCard, GeneratedList, type GeneratedTabProps } from './generated-list.tsx';

/** Scenarios from the learner's notes. */
export function ScenarioList({ takesFocus, onAnalyze }: GeneratedTabProps) {
  const { t } = useTranslation('learning/notes');
  const { t: common } = useTranslation('app/common');
  const { date } = useFormat();
  const found = useNoteScenarios();
  const remove = useDeleteScenario();
  return (
    <GeneratedList kind="scenarios" found={found} takesFocus={takesFocus} onAnalyze={onAnalyze}>
      {found.data?.pages
        .flatMap(({ rows }) => rows)
        .map(
          ({
            id,
            title,
            learningStyle,
            difficulty,
            questions,
            shortfall,
            revision,
            bestScore,
            createdAt,
          }) => (
            <GeneratedCard
              key={id}
              kind="scenario"
              revision={revision}
              bestScore={bestScore}
              id={id}
              title={title}
              facts={[
                t('generate.questions', { count: questions.length }),
                t(`style.${learningStyle}`),
                common(`difficulty.${difficulty}`),
                date(createdAt),
              ]}
              shortfall={shortfall}
              questions={questions}
              deletion={t('deleteScenario')}
              remove={remove}
            />
          ),
        )}
    </GeneratedList>
  );
}
