import { reportableGroupMessages, reportableMentorshipMessages } from './features/conversations/index.ts';
import { reportablePosts, reportableReplies } from './features/forum/index.ts';
import type { Reportable } from './features/moderation/index.ts';
import { reportableGroups } from './features/study-groups/index.ts';

/** What learners can report, and moderators can hide. A new kind of text is added here, and to the contract's kinds. */
export const reportables: readonly Reportable[] = [
  reportablePosts,
  reportableReplies,
  reportableGroups,
  reportableGroupMessages,
  reportableMentorshipMessages,
];
