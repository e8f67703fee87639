/** What a question is to the learner: what a practice session can be narrowed to. */
export const questionStates = ['not_seen', 'wrong', 'due', 'marked', 'weak'] as const;
export type QuestionState = (typeof questionStates)[number];

/** Questions that a session can be asked for; where fewer match, it has those. */
export const minQuestions = 5;
export const maxQuestions = 40;
/** Of each kind of filter, as many values at most. */
export const maxChosen = 50;
