/**
 * Moderation: what learners report and whom they block. The only door for other features.
 *
 * A feature whose texts can be reported gives a `Reportable` for each kind of them, and app and command line hand them in
 * from one list, `src/reportables.ts`:
 *
 *   kind       one of `reportableKinds` of the contract
 *   seen       who wrote it, when this learner can read it; null otherwise. What cannot be seen cannot be reported.
 *   read       the text for a moderator, hidden or not, with who wrote it; null when it is gone
 *   setHidden  in the caller's transaction: hides it from everybody at `at`, or shows it again (null); tells open pages
 *
 * Whom a learner blocked stands in `user_blocks`. Every feature's queries leave them out for themselves (blocks.fragments.ts),
 * in both directions: neither sees, names, answers or messages the other.
 */
export { exportModeration } from './moderation-export.queries.ts';
export { decide, listReports } from './moderation.service.ts';
export { moderationRoutes } from './moderation.routes.ts';
export type { Reportable } from './reportable.ts';
