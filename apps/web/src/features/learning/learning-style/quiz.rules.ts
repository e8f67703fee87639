import { optionsOrder } from '@rounds/contract/learning/attempts.options-order.rules';
import { learningStyles } from '@rounds/contract/common.rules';
import { quizSituations, type KnownStyle } from '@rounds/contract/learning/learning-style.rules';

/** The learner's position in the quiz, with one answer per answered question, in order. */
export interface QuizState {
  readonly index: number;
  readonly answers: readonly (KnownStyle | undefined)[];
  readonly finished: boolean;
  /** Whether the question was reached by a button, so that it takes the focus. */
  readonly moved: boolean;
}

export type QuizEvent =
  | { readonly type: 'choose'; readonly style: KnownStyle }
  | { readonly type: 'next' }
  | { readonly type: 'previous' }
  | { readonly type: 'retake' };

export const initialQuiz: QuizState = { index: 0, answers: [], finished: false, moved: false };

export function quizReducer(state: QuizState, event: QuizEvent): QuizState {
  switch (event.type) {
    case 'choose': {
      const answers = [...state.answers];
      answers[state.index] = event.style;
      return { ...state, answers };
    }
    case 'next': {
      if (state.answers[state.index] === undefined) return state;
      const isLast = state.index === quizSituations.length - 1;
      return isLast ? { ...state, finished: true } : { ...state, index: state.index + 1, moved: true };
    }
    case 'previous':
      return { ...state, index: Math.max(state.index - 1, 0), moved: true };
    case 'retake':
      return { ...initialQuiz, moved: true };
  }
}

/** The answers of a completed quiz. */
export function givenAnswers({ answers }: QuizState): KnownStyle[] {
  return answers.filter((style) => style !== undefined);
}

/**
 * The styles in the order of a question's options, so that position has no influence. The same for a learner and a
 * question, and different from question to question.
 */
export function shuffledStyles(seed: string, index: number): KnownStyle[] {
  return optionsOrder(seed, index, learningStyles).map((place) => learningStyles[place] as KnownStyle);
}
