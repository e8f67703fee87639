import { useId, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { PracticeFilters } from '@rounds/contract/learning/practice';
import { minQuestions, maxQuestions } from '@rounds/contract/learning/practice.rules';
import { useErrorText } from '../../../../api/error-text.ts';
import { useOnline } from '../../../../browser/online.ts';
import { newId } from '../../../../browser/new-id.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button, type ButtonProps } from '../../../../ui/button/button.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useCreatePractice } from '../api/create-practice.ts';

export interface PracticeButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  readonly filters: PracticeFilters;
  /** How many questions match. */
  readonly matching: number;
  /** Where the back link leads. */
  readonly from: string;
  /** The message if it can't be started. */
  readonly failed: string;
  /** The accessible label, if the text alone doesn't identify the practice. */
  readonly label?: string;
  /** False where another says why it can't be started without a network. */
  readonly explains?: boolean;
  readonly children: ReactNode;
}

/** A session that takes about as long as two cases. */
const usual = 10;

/** Starts a practice session and opens it. */
export function PracticeButton({
  filters,
  matching,
  from,
  failed,
  label,
  explains = true,
  children,
  ...looks
}: PracticeButtonProps) {
  const errorText = useErrorText('learning/practice');
  const { t } = useTranslation('learning/practice');
  const online = useOnline();
  const why = useId();
  const [, navigate] = useLocation();
  const create = useCreatePractice();
  const count = Math.min(Math.max(Math.min(matching, usual), minQuestions), maxQuestions);
  const begin = () =>
    create.mutate(
      { id: newId(), filters, count },
      {
        onSuccess: ({ id }) => navigate(`/practice/${id}`, { state: { from } }),
        onError: (error) => toast({ title: failed, description: errorText(error), variant: 'caution' }),
      },
    );
  const button = (
    <Button
      {...looks}
      aria-label={label}
      aria-describedby={!online && explains ? why : undefined}
      disabled={!online}
      pending={create.isPending}
      onClick={begin}
    >
      {children}
    </Button>
  );
  if (online || !explains) return button;
  return (
    <div className="grid gap-1.5 max-sm:w-full sm:max-w-80">
      {button}
      <p id={why} className="text-sm text-muted">
        {t('quick.offline')}
      </p>
    </div>
  );
}
