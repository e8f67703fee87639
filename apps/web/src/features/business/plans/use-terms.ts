import { useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { toast } from '../../../ui/toast/toast.ts';

/** Whether the terms are accepted, which every purchase needs. @param before as they were when the screen was left */
export function useTerms(before = false) {
  const { t } = useTranslation('business/plans');
  const [accepted, setAccepted] = useState(before);
  const box = useRef<HTMLInputElement>(null);
  return {
    accepted,
    box: { ref: box, checked: accepted, onChange: setAccepted },
    /** Where they are not, says so and leads there. */
    require: (): boolean => {
      if (!accepted) {
        toast({ title: t('terms.title'), description: t('terms.text'), variant: 'destructive' });
        box.current?.focus();
      }
      return accepted;
    },
  };
}
