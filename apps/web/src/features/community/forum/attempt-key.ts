import { useRef } from 'react';
import { newId } from '../../../browser/new-id.ts';

/**
 * A key for each thing that is sent, the same at each try of it: what was kept although its answer got lost is not
 * made a second time. Another text is another thing.
 */
export function useAttemptKey() {
  const attempt = useRef({ body: '', key: '' });
  return {
    keyOf: (body: unknown): string => {
      const text = JSON.stringify(body);
      if (attempt.current.body !== text) attempt.current = { body: text, key: newId() };
      return attempt.current.key;
    },
    /** It was sent: the same text again is a new thing. */
    end: (): void => {
      attempt.current = { body: '', key: '' };
    },
  };
}
