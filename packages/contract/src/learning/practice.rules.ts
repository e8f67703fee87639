/** A question's state for the learner, which practice sessions can filter by. */
export const questionStates = ['not_seen', 'wrong', 'due', 'marked', 'weak'] as const;
export type QuestionState = (typeof questionStates)[number];

/** How many questions a session can be requested with; if fewer match, it has those. */
export const minQuestions = 5;
export const maxQuestions = 40;
/** The most values for each kind of filter. */
export const maxChosen = 50;
