import { reportablePosts, reportableReplies } from './community/forum/index.ts';
import { reportableMentorshipMessages } from './community/mentorships/index.ts';
import type { Reportable } from './community/moderation/index.ts';
import { reportableGroupMessages, reportableGroups } from './community/study-groups/index.ts';

/** What learners can report, and moderators can hide. A new kind of text is added here, and to the contract's kinds. */
export const reportables: readonly Reportable[] = [
  reportablePosts,
  reportableReplies,
  reportableGroups,
  reportableGroupMessages,
  reportableMentorshipMessages,
];
