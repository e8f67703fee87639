import { useCallback } from 'react';
import type { Namespace } from '../i18n/keys.ts';
import { toast } from '../ui/toast/toast.ts';
import { useErrorText } from './error-text.ts';

/**
 * Shows a notification of a call that failed: a title, and the error's message.
 * @param namespace the feature's; its strings are loaded when needed
 * @returns a function of the title, the error and a fallback for codes without a sentence
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
