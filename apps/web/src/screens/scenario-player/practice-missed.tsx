import { useId } from 'react';
import { useLocation } from 'wouter';
import { minQuestions, maxChosen } from '@rounds/contract/learning/practice.rules';
import { useCreatePractice } from '../../features/learning/practice/api/create-practice.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useOnline } from '../../browser/online.ts';
import { newId } from '../../browser/new-id.ts';
import { Button } from '../../ui/button/button.tsx';
import { toast } from '../../ui/toast/toast.ts';

export interface PracticeMissedProps {
  /** The scenarios of the missed questions. */
  readonly scenarioIds: readonly number[];
  /** How many questions were missed. */
  readonly count: number;
  /** Where the back link leads. */
  readonly from: string;
  /** Whether the server has the answers. */
  readonly ready: boolean;
  /** Whether it is the primary action. */
  readonly isFirst?: boolean;
}

/** Starts a practice session with the questions of these scenarios whose latest answer was wrong. */
export function PracticeMissed({ scenarioIds, count, from, ready, isFirst = false }: PracticeMissedProps) {
  const { t } = useTranslation('learning/scenarios.player');
  const { t: practice } = useTranslation('learning/practice');
  const online = useOnline();
  const why = useId();
  const errorText = useErrorText('learning/practice');
  const [, navigate] = useLocation();
  const create = useCreatePractice();
  const begin = () =>
    create.mutate(
      {
        id: newId(),
        filters: { scenarioIds: [...new Set(scenarioIds)].slice(0, maxChosen), states: ['wrong'] },
        count: Math.max(count, minQuestions),
        mixed: false,
      },
      {
        onSuccess: ({ id }) => navigate(`/practice/${id}`, { state: { from } }),
        onError: (error) =>
          toast({ title: t('result.practiceFailed'), description: errorText(error), variant: 'caution' }),
      },
    );
  const button = (
    <Button
      variant={isFirst ? 'primary' : 'secondary'}
      pending={create.isPending}
      disabled={!ready || !online}
      aria-describedby={online ? undefined : why}
      onClick={begin}
    >
      {t('result.practice')}
    </Button>
  );
  if (online) return button;
  return (
    <div className="grid gap-1.5 sm:max-w-80">
      {button}
      <p id={why} className="text-sm text-muted">
        {practice('quick.offline')}
      </p>
    </div>
  );
}
