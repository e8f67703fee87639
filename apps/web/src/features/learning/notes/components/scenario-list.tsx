import { useTranslation } from '../../../../i18n/translation.ts';
import { useDeleteScenario, useNoteScenarios } from '../api/generated.ts';
import { GeneratedList, type GeneratedTabProps } from './generated-list.tsx';

/** Scenarios from the learner's notes. */
export function ScenarioList(props: GeneratedTabProps) {
  const { t } = useTranslation('learning/notes');
  const { t: common } = useTranslation('app/common');
  return (
    <GeneratedList
      {...props}
      kind="scenario"
      found={useNoteScenarios(props.noteId)}
      remove={useDeleteScenario()}
      factsOf={({ learningStyle, difficulty }) => [
        t(`style.${learningStyle}`),
        common(`difficulty.${difficulty}`),
      ]}
    />
  );
}
