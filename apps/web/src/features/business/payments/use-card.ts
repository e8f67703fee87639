import { useId, useState } from 'react';
import { useFocusOnProblem } from '../../../ui/field/use-focus-on-problem.ts';
import { problemsOfCard, type CardField, type CardProblem, type TypedCard } from './card.rules.ts';

type Problems = Partial<Record<CardField, CardProblem>>;
const fields: readonly CardField[] = ['number', 'expiry', 'cvc'];
const empty: TypedCard = { number: '', expiry: '', cvc: '' };

export type CardForm = ReturnType<typeof useCard>;

/** A card as it is typed: kept only in memory, also after refusals, until the learner leaves the screen. */
export function useCard() {
  const id = useId();
  const [card, setCard] = useState(empty);
  const [problems, setProblems] = useState<Problems>({});
  /** Counts attempts to send invalid input. */
  const [attempt, setAttempt] = useState(0);
  const idOf = (field: CardField) => `${id}${field}`;
  const first = fields.find((field) => problems[field]);
  useFocusOnProblem(attempt, first && idOf(first));
  return {
    card,
    problems,
    idOf,
    change: (changes: Partial<TypedCard>) => {
      setCard((current) => ({ ...current, ...changes }));
      setProblems((current) =>
        Object.fromEntries(Object.entries(current).filter(([field]) => !(field in changes))),
      );
    },
    /** Shows errors; returns whether there are none. */
    check: (): boolean => {
      const found = problemsOfCard(card, Date.now());
      setProblems(found);
      const isRight = Object.keys(found).length === 0;
      if (!isRight) setAttempt((count) => count + 1);
      return isRight;
    },
  };
}
