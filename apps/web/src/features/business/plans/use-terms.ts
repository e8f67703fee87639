import { useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { useProblemToast } from '../../../ui/toast/use-problem-toast.ts';

/** Whether the terms are accepted, which every purchase needs. @param before as they were when the screen was left */
export function useTerms(before = false) {
  const { t } = useTranslation('business/plans');
  const [accepted, setAccepted] = useState(before);
  const showProblem = useProblemToast(!accepted);
  const box = useRef<HTMLInputElement>(null);
  return {
    accepted,
    missing: t('terms.missing'),
    box: { ref: box, checked: accepted, onChange: setAccepted },
    /** Where they are not, says so and leads there. */
    require: (): boolean => {
      if (!accepted) {
        showProblem({ title: t('terms.title'), description: t('terms.text') });
        box.current?.focus();
      }
      return accepted;
    },
  };
}
