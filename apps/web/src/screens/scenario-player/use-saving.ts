import { useRef, useState } from 'react';
import type { Delivery } from '../../features/learning/progress/outbox.ts';
import type { Saving } from '../../features/learning/scenarios/components/player/player-actions.tsx';

const savingBy: Readonly<Record<Delivery['status'], Saving>> = {
  sent: 'recorded',
  known: 'recorded',
  saved: 'saved',
  refused: 'none',
};

/** The state of the latest answer. News of an earlier one may arrive later, and is ignored. */
export function useSaving() {
  const [saving, setSaving] = useState<Saving>('none');
  const latest = useRef(0);
  /** An answer is being sent. Returns a function that receives its outcome. */
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
