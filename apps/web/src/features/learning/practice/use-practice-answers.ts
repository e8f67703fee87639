import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/client.ts';
import { updateUser } from '../../../session/session.ts';
import { postPracticeAnswer } from './api/practice.ts';

interface PracticeAnswer {
  readonly position: number;
  readonly selectedOption: number;
  /** Seconds that the question took. */
  readonly seconds: number;
}

export type PracticeSaving = 'none' | 'sending' | 'saved' | 'recorded';

const retryMs = 5000;

/** Sends the answers of a session in order, again and again until the server has them or refuses them. */
export function usePracticeAnswers(id: string) {
  const [saving, setSaving] = useState<PracticeSaving>('none');
  const queue = useRef<PracticeAnswer[]>([]);
  const busy = useRef(false);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const sendAll = async () => {
    if (busy.current) return;
    busy.current = true;
    for (let next = queue.current[0]; next; next = queue.current[0]) {
      try {
        updateUser((await postPracticeAnswer(id, next)).user);
      } catch (error) {
        // Another device was first, or the session has ended: there is nothing to try again.
        const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429;
        if (!isRefused) {
          setSaving('saved');
          timer.current = window.setTimeout(() => void sendAll(), retryMs);
          busy.current = false;
          return;
        }
      }
      queue.current.shift();
      setSaving('recorded');
    }
    busy.current = false;
  };

  return {
    saving,
    send: (answer: PracticeAnswer) => {
      setSaving('sending');
      queue.current.push(answer);
      void sendAll();
    },
  };
}
