import { useCallback } from 'react';
import type { Namespace } from '../i18n/keys.ts';
import { toast } from '../ui/toast/toast.ts';
import { useErrorText } from './error-text.ts';

/**
 * Shows a notification of a call that failed: a title, and the error's message.
 * @param namespace the feature's, whose strings are loaded then
 * @returns takes the title, the error, and what to say of a code that has no sentence
 */
export function useErrorToast(
  namespace?: Namespace,
): (title: string, error: unknown, unknown?: string) => void {
  const errorText = useErrorText(namespace);
  return useCallback(
    (title, error, unknown) => {
      toast({ title, description: errorText(error, unknown), variant: 'destructive' });
    },
    [errorText],
  );
}
