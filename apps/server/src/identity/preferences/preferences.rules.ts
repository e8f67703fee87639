import type { System } from '@rounds/contract/identity/accounts.security.rules';
import type { DeviceKind, StudyTime } from '@rounds/contract/identity/preferences.rules';

/** The least number of values for a meaningful figure. */
export const minimumSample = { scenarios: 3, attempts: 3, answers: 20, sessions: 3 } as const;

/** What a learner's practice contains. Hours are in the learner's zone. */
export interface Practice {
  readonly started: number;
  readonly completed: number;
  /** Of the completed attempts that took any time: how many, and their total seconds. */
  readonly attempts: number;
  readonly seconds: number;
  readonly answersByHour: readonly { readonly hour: number; readonly count: number }[];
  /** By the devices of open sessions. */
  readonly systems: readonly { readonly system: System | null; readonly count: number }[];
}

export interface Habits {
  readonly completionRate: number | null;
  readonly avgSessionDuration: number | null;
  readonly preferredStudyTimes: StudyTime | null;
  readonly devicePreference: DeviceKind | null;
}

/** The part of the day of an hour from 0 to 23: the morning begins at 5, then 12, 17 and 22. */
export function studyTimeOf(hour: number): StudyTime {
  if (hour < 5 || hour >= 22) return 'night';
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

const deviceKindOf = (system: System): DeviceKind =>
  system === 'ios' || system === 'android' ? 'mobile' : 'computer';

/** What practice shows: percent, minutes, a part of the day, a kind of device; null if there is too little of it. */
export function habitsOf(practice: Practice): Habits {
  const { started, completed, attempts, seconds, answersByHour, systems } = practice;
  const times = answersByHour.map(({ hour, count }) => [studyTimeOf(hour), count] as const);
  const devices = systems.flatMap(({ system, count }) =>
    system === null ? [] : [[deviceKindOf(system), count] as const],
  );
  return {
    completionRate: started < minimumSample.scenarios ? null : Math.round((completed / started) * 100),
    avgSessionDuration: attempts < minimumSample.attempts ? null : Math.round(seconds / attempts / 6) / 10,
    preferredStudyTimes: mostFrequent(times, minimumSample.answers),
    devicePreference: mostFrequent(devices, minimumSample.sessions),
  };
}

/** The name with the largest sum; null if the total is below `least`, or if two tie for first. */
function mostFrequent<Name>(counts: readonly (readonly [Name, number])[], least: number): Name | null {
  const sums = new Map<Name, number>();
  for (const [name, count] of counts) sums.set(name, (sums.get(name) ?? 0) + count);
  const [first, second] = [...sums].sort(([, a], [, b]) => b - a);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  return first && all >= least && first[1] !== second?.[1] ? first[0] : null;
}
