import type { Feature } from '../../platform/feature.ts';
import { exportStudyGroups } from './study-groups-export.queries.ts';
import { reportableGroupMessages, reportableGroups } from './study-groups.moderation.ts';
import { studyGroupsRoutes } from './study-groups.routes.ts';
import { handOverGroups } from './study-groups.service.ts';

export const studyGroups: Feature = {
  name: 'community/study-groups',
  routes: studyGroupsRoutes,
  exportParts: { studyGroups: exportStudyGroups },
  beforeErase: handOverGroups,
  reportables: [reportableGroups, reportableGroupMessages],
};
