import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { rememberedMode } from '../../features/learning/attempts/kept-attempt.ts';
import {
  choiceFrom,
  searchOf,
  defaultChoice,
  type Choice,
} from '../../features/learning/practice/choice.rules.ts';
import { useSession } from '../../session/session.ts';

export interface ChoiceState {
  readonly choice: Choice;
  /** What the learner begins with. */
  readonly usual: Choice;
  readonly setChoice: (choice: Choice) => void;
}

/** The choice, kept in the address: links can preset it, and it survives a reload. */
export function useChoice(): ChoiceState {
  const { user } = useSession();
  const [usual] = useState(() => defaultChoice(user?.careerPath ?? null, rememberedMode('practice')));
  const search = useSearch();
  const [, navigate] = useLocation();
  const [choice, setChoice] = useState(() => choiceFrom(search, usual));
  const wanted = searchOf(choice, usual);
  useEffect(() => {
    if (location.search.replace('?', '') === wanted) return;
    const state: unknown = history.state;
    navigate(`${location.pathname}${wanted && `?${wanted}`}`, { replace: true, state });
  }, [wanted, navigate]);
  return { choice, usual, setChoice };
}
