import { useRef, useState } from 'react';
import type { Delivery } from '../../features/learning/progress/outbox.ts';
import type { Saving } from '../../features/learning/scenarios/components/player/player-actions.tsx';

const savingBy: Readonly<Record<Delivery['status'], Saving>> = {
  sent: 'recorded',
  known: 'recorded',
  saved: 'saved',
  refused: 'none',
};

/** Where the latest answer is. News of one before it may come later, and says nothing of the latest. */
export function useSaving() {
  const [saving, setSaving] = useState<Saving>('none');
  const latest = useRef(0);
  /** An answer is on its way. Answers a function that takes what becomes of it. */
  const begin = () => {
    latest.current += 1;
    const own = latest.current;
    setSaving('sending');
    return (status: Delivery['status']) => {
      if (own === latest.current) setSaving(savingBy[status]);
    };
  };
  return { saving, begin };
}
