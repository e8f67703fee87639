import type { UseMutationResult } from '@tanstack/react-query';
import type { NoteItem } from '@rounds/contract/learning/notes.generated';
import { ApiError } from '../../../api/client.ts';
import { useErrorText } from '../../../api/error-text.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { toast } from '../../../ui/toast/toast.ts';
import type { useHandIn } from './api/attempts.ts';

type OwnHandIn = ReturnType<typeof useHandIn>;

/** `questions`: with their answers, if they came without. */
export type HandIn = UseMutationResult<
  NonNullable<OwnHandIn['data']> & { readonly questions?: readonly NoteItem[] },
  Error,
  NonNullable<OwnHandIn['variables']>
>;

export interface SendAttemptOptions {
  /** Deletes the attempt from this device. */
  readonly forget: () => void;
  readonly onSent?: () => void;
  /** Called if the questions have been edited since. */
  readonly onOutdated: () => void;
}

/** Hands in an attempt. It is stored until the server has it, or can't accept it because its questions were edited. */
export function useSendAttempt(handIn: HandIn, { forget, onSent, onOutdated }: SendAttemptOptions) {
  const { t } = useTranslation('learning/notes');
  const errorText = useErrorText('learning/notes');
  return (attempt: NonNullable<HandIn['variables']>) =>
    handIn.mutate(attempt, {
      onSuccess: () => {
        forget();
        onSent?.();
      },
      onError: (error) => {
        if (!(error instanceof ApiError && error.status === 409)) return;
        forget();
        toast({ title: t('take.sendFailed'), description: errorText(error), variant: 'caution' });
        onOutdated();
      },
    });
}
