import { useRef } from 'react';
import { newId } from '../../../browser/new-id.ts';

/**
 * An idempotency key that stays the same while the same body is retried: if the response got lost, sending it again
 * creates no duplicate. A different body gets a new key.
 */
export function useIdempotencyKey() {
  const last = useRef({ body: '', key: '' });
  return {
    keyOf: (body: unknown): string => {
      const text = JSON.stringify(body);
      if (last.current.body !== text) last.current = { body: text, key: newId() };
      return last.current.key;
    },
    /** Call after success: sending the same body again is then a new request. */
    end: (): void => {
      last.current = { body: '', key: '' };
    },
  };
}
