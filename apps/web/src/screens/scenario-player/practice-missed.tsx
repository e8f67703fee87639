import { useLocation } from 'wouter';
import { fewestQuestions } from '@rounds/contract/learning/practice.rules';
import { useCreatePractice } from '../../features/learning/practice/api/create-practice.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { newId } from '../../browser/new-id.ts';
import { Button } from '../../ui/button/button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { reviewAddress } from './start.ts';

export interface PracticeMissedProps {
  readonly scenarioId: number;
  /** Where the way back leads. */
  readonly attemptId: string;
  /** The server has the answers. */
  readonly ready: boolean;
}

/** Begins a practice session with the questions of a scenario whose latest answer was wrong. */
export function PracticeMissed({ scenarioId, attemptId, ready }: PracticeMissedProps) {
  const { t } = useTranslation('learning/scenarios.player');
  const errorText = useErrorText('learning/practice');
  const [, navigate] = useLocation();
  const create = useCreatePractice();
  const begin = () =>
    create.mutate(
      {
        id: newId(),
        filters: { scenarioIds: [scenarioId], states: ['wrong'] },
        count: fewestQuestions,
        mixed: false,
      },
      {
        onSuccess: ({ id }) =>
          navigate(`/practice/${id}`, { state: { from: reviewAddress(scenarioId, attemptId) } }),
        onError: (error) =>
          toast({ title: t('result.practiceFailed'), description: errorText(error), variant: 'caution' }),
      },
    );
  return (
    <Button variant="secondary" pending={create.isPending} disabled={!ready} onClick={begin}>
      {t('result.practice')}
    </Button>
  );
}
