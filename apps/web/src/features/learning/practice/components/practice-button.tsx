import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { PracticeFilters } from '@rounds/contract/learning/practice';
import { minQuestions, maxQuestions } from '@rounds/contract/learning/practice.rules';
import { useErrorText } from '../../../../api/error-text.ts';
import { newId } from '../../../../browser/new-id.ts';
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
  children,
  ...looks
}: PracticeButtonProps) {
  const errorText = useErrorText('learning/practice');
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
  return (
    <Button {...looks} aria-label={label} pending={create.isPending} onClick={begin}>
      {children}
    </Button>
  );
}
