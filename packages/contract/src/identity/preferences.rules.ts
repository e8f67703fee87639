import type { careerPaths } from '../common.rules.ts';
import { needsByPath } from '../learning/scenarios.rules.ts';

/** When a learner likes to study, and when they actually do. */
export const studyTimes = ['morning', 'afternoon', 'evening', 'night'] as const;
export type StudyTime = (typeof studyTimes)[number];

export const adFrequencies = ['normal', 'low'] as const;
export type AdFrequency = (typeof adFrequencies)[number];

/** The kind of device that somebody learns on, as far as sign-in shows it. */
export const deviceKinds = ['mobile', 'computer'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

export const careerGoalsLength = 500;
export const certificationsLimit = 5;
export const certificationLength = 60;

type Path = (typeof careerPaths)[number];
export type Subject = (typeof needsByPath)[Path][number];

/** The subjects by which a career path's cases can be chosen, in the order offered. Each has cases. */
export function subjectsOf(path: Path): readonly Subject[] {
  return needsByPath[path];
}

/** All that can be chosen, each once. */
export const subjects = [
  ...new Set([
    ...subjectsOf('nursing'),
    ...subjectsOf('doctor'),
    ...subjectsOf('pharmacy'),
    ...subjectsOf('tech'),
  ]),
];
