import { useRef, useState, type RefCallback } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { useProblemToast } from '../../../ui/toast/use-problem-toast.ts';

/** What a plan's button requires first, if it can't be given here. */
interface Unavailable {
  readonly accepted: boolean;
  /** The message if it is missing. */
  readonly missing: string;
  /** If it is missing, says so; returns whether it was given. */
  readonly require: () => boolean;
}

/** The terms at a single purchase: with the checkbox that accepts them. */
export interface Terms extends Unavailable {
  readonly box: {
    readonly ref: RefCallback<HTMLInputElement>;
    readonly checked: boolean;
    readonly onChange: (accepted: boolean) => void;
    /** After a press without it. */
    readonly error?: string | undefined;
  };
}

/** What a plan's button requires first: the terms, or something that can't be given here. */
export type PlanConsent = Unavailable & Partial<Terms>;

/**
 * Whether the terms are accepted, which every purchase requires. Each place that asks has its own checkbox; accepting
 * one accepts all. @param before the state when the screen was left
 */
export function useTerms(before = false): (place?: string) => Terms {
  const { t } = useTranslation('business/plans');
  const [accepted, setAccepted] = useState(before);
  /** The place whose button was pressed without the terms. */
  const [missedAt, setMissedAt] = useState<string>();
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
      error: !accepted && missedAt === place ? t('terms.missing') : undefined,
    },
    /** If they aren't accepted, says so and leads there. */
    require: () => {
      if (!accepted) {
        showProblem({ title: t('terms.title'), description: t('terms.text') });
        setMissedAt(place);
        boxes.current.get(place)?.focus();
      }
      return accepted;
    },
  });
}
