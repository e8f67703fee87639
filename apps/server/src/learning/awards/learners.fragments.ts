/** A learner `u` with their totals `t`. */
export const learners = 'users u join learner_totals t on t.user_id = u.id';
