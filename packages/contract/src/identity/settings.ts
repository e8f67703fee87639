import { z } from 'zod';
import { languages } from '../common.rules.ts';
import { subjects } from './preferences.rules.ts';
import { TimeZoneName } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { settingsErrors } from './settings.errors.ts';
import { timers } from './settings.rules.ts';

const endpoint = endpointsOf('Settings');

const Changeable = z.object({
  emailNotifications: z.boolean(),
  /** Whether subscribed browsers get pushes. */
  pushNotifications: z.boolean(),
  leaderboardVisible: z.boolean(),
  /** Whether other signed-in learners may open the profile. */
  profileVisible: z.boolean(),
  /** Whether the profile shows scores and badges to them. */
  shareProgress: z.boolean(),
  timer: z.enum(timers),
  /** Whether the player asks for confidence before an answer. */
  asksConfidence: z.boolean(),
  language: z.enum(languages),
  /** An IANA zone; a learner's day begins and ends in it. */
  timeZone: TimeZoneName,
  /** Only professionals may switch it on; false for everybody else. */
  offersMentoring: z.boolean(),
  /** What a mentor can help with; shown to learners who look for one. */
  mentoringTopics: z
    .array(z.enum(subjects))
    .refine((list) => new Set(list).size === list.length, 'must not name anything twice'),
});

/** `language` is null until chosen. */
export const Settings = Changeable.extend({ language: z.enum(languages).nullable() });
export type Settings = z.infer<typeof Settings>;

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/user/settings',
  summary: "The learner's settings.",
  answer: Settings,
});

export const saveSettings = endpoint({
  method: 'PUT',
  path: '/api/user/settings',
  summary: 'Change some of the settings; those that are not named stay.',
  notInDemo: true,
  body: Changeable.partial(),
  answer: Settings,
  errors: [settingsErrors.time_zone_unknown, settingsErrors.not_professional],
});
export type SettingsChange = z.input<(typeof saveSettings)['body']>;
