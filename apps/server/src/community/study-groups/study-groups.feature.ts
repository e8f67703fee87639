import type { Feature } from '../../platform/feature.ts';
import { exportStudyGroups } from './study-groups.queries.ts';
import { reportableGroupMessages, reportableGroups } from './study-groups.moderation.ts';
import { studyGroupsRoutes } from './study-groups.routes.ts';
import { handOverGroups } from './study-groups.service.ts';
import { groupPath } from '@rounds/contract/community/study-groups.rules';
import { announce } from '../../platform/notifications.rules.ts';
import texts from './notification-texts.json' with { type: 'json' };

export const studyGroups: Feature = {
  name: 'community/study-groups',
  routes: studyGroupsRoutes,
  exportParts: { studyGroups: exportStudyGroups },
  beforeErase: handOverGroups,
  notifications: announce(texts, { group_joined: groupPath }),
  reportables: [reportableGroups, reportableGroupMessages],
};
