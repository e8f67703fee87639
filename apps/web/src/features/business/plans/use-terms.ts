import { useRef, useState, type RefCallback } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { useProblemToast } from '../../../ui/toast/use-problem-toast.ts';

/** What the button of a plan needs first, where nobody can give it here. */
interface Unavailable {
  readonly accepted: boolean;
  /** What to say where it was not given. */
  readonly missing: string;
  /** Where it was not given, says so; answers whether it was. */
  readonly require: () => boolean;
}

/** The terms where one purchase is made: with the box that accepts them. */
export interface Terms extends Unavailable {
  readonly box: {
    readonly ref: RefCallback<HTMLInputElement>;
    readonly checked: boolean;
    readonly onChange: (accepted: boolean) => void;
  };
}

/** What the button of a plan needs first: the terms, or what nobody can give here. */
export type PlanConsent = Unavailable & Partial<Terms>;

/**
 * Whether the terms are accepted, which every purchase needs. Each place that asks for them has its own checkbox;
 * accepting one accepts all. @param before the state when the screen was left
 */
export function useTerms(before = false): (place?: string) => Terms {
  const { t } = useTranslation('business/plans');
  const [accepted, setAccepted] = useState(before);
  const showProblem = useProblemToast(!accepted);
  const boxes = useRef(new Map<string, HTMLInputElement | null>());
  return (place = '') => ({
    accepted,
    missing: t('terms.missing'),
    box: {
      ref: (element) => {
        boxes.current.set(place, element);
      },
      checked: accepted,
      onChange: setAccepted,
    },
    /** Where they are not, says so and leads there. */
    require: () => {
      if (!accepted) {
        showProblem({ title: t('terms.title'), description: t('terms.text') });
        boxes.current.get(place)?.focus();
      }
      return accepted;
    },
  });
}
