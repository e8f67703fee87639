import { z } from 'zod';
import { adCategories } from '../business/ads.rules.ts';
import { learningStyles } from '../common.rules.ts';
import { Difficulty, LearningStyle } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { preferenceErrors } from './preferences.errors.ts';
import {
  adFrequencies,
  careerGoalsLength,
  certificationLength,
  certificationsLimit,
  deviceKinds,
  studyTimes,
  subjects,
} from './preferences.rules.ts';

const endpoint = endpointsOf('Preferences');

const once = (list: readonly string[]) => new Set(list).size === list.length;
const twice = 'must not name anything twice';

const Changeable = z.object({
  /** Different from the profile's own. */
  secondaryLearningStyle: z.enum(learningStyles).nullable(),
  preferredDifficulty: Difficulty.nullable(),
  studyTimePreference: z.enum(studyTimes).nullable(),
  /** The needs that cases should cover, as questions are tagged with them. */
  primarySubjects: z.array(z.enum(subjects)).refine(once, twice),
  careerGoals: z.string().trim().max(careerGoalsLength),
  certificationInterests: z
    .array(z.string().trim().min(1).max(certificationLength))
    .max(certificationsLimit)
    .refine(once, twice),
  /** `low` halves how many advertisements are shown. */
  adFrequencyTolerance: z.enum(adFrequencies),
  interestedAdCategories: z.array(z.enum(adCategories)).refine(once, twice),
});

/** The basis of recommendations on the dashboard. */
export const Recommending = Changeable.pick({ preferredDifficulty: true, primarySubjects: true });

export const Preferences = Changeable.extend({
  /** The profile's own learning style; changed there. */
  primaryLearningStyle: LearningStyle,
  /** Percent of the started scenarios that were completed. Null with too few. */
  completionRate: z.int().min(0).max(100).nullable(),
  /** Minutes that a completed attempt takes on average. Null with too few. */
  avgSessionDuration: z.number().min(0).nullable(),
  /** The part of the learner's day in which they answer most. Null with too few answers, or if none stands out. */
  preferredStudyTimes: z.enum(studyTimes).nullable(),
  /** The kind of device that opened most current sessions. Null with too few, or if none stands out. */
  devicePreference: z.enum(deviceKinds).nullable(),
});
export type Preferences = z.infer<typeof Preferences>;

export const getPreferences = endpoint({
  method: 'GET',
  path: '/api/user/preferences',
  summary: 'How the learner studies: what they told, and what their practice shows.',
  answer: Preferences,
});

export const savePreferences = endpoint({
  method: 'PUT',
  path: '/api/user/preferences',
  summary: 'Change some of what the learner told; what is not named stays.',
  notInDemo: true,
  body: Changeable.partial(),
  answer: Preferences,
  errors: [preferenceErrors.same_as_primary],
});
export type PreferencesChange = z.input<(typeof savePreferences)['body']>;
