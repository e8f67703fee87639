import { use } from 'react';
import type { AskedQuestion } from '../../player.rules.ts';
import { loadWithRetry } from '../../../../../browser/lazy-with-retry.ts';
import type { FormatAnswer as Loaded } from './format-answer.tsx';
import type { FormatProps } from './format-props.ts';

let loading: Promise<typeof Loaded> | undefined;
const load = () =>
  (loading ??= loadWithRetry(async () => (await import('./format-answer.tsx')).FormatAnswer));

/** Suspends until the formats' code has loaded, so that it is awaited once, before the first question. */
export function useFormats(questions: readonly AskedQuestion[]): void {
  if (questions.some(({ item }) => item)) use(load());
}

/** Most questions are single best answer, so the code for all other formats loads with the first case that needs it. */
export function FormatAnswer(props: FormatProps) {
  const Answer = use(load());
  return <Answer {...props} />;
}
