import type { CareerPath, LearningStyle, Role } from '@rounds/contract/common';

export interface SampleLearner {
  readonly username: string;
  readonly role: Role;
  readonly careerPath: CareerPath;
  readonly learningStyle: LearningStyle;
  /** How many scenarios of their career path are completed, from the first one on. */
  readonly scenarios: number;
  /** About how many of five questions are answered correctly; in proportion if there are more or fewer. */
  readonly skill: number;
  /** The days they learned on, counted back from today. */
  readonly daysAgo: readonly number[];
  /** Whether the profile shows scores and badges. */
  readonly shares?: boolean;
}

/** The made-up learners of the demo data; their names say so. */
export const sampleLearners: readonly SampleLearner[] = [
  {
    username: 'sample.amira',
    role: 'student',
    careerPath: 'nursing',
    learningStyle: 'visual',
    scenarios: 12,
    skill: 5,
    daysAgo: [20, 14, 9, 3, 2, 1, 0],
    shares: true,
  },
  {
    username: 'sample.jonas',
    role: 'student',
    careerPath: 'doctor',
    learningStyle: 'reading',
    scenarios: 9,
    skill: 4,
    daysAgo: [18, 11, 4, 2],
  },
  {
    username: 'sample.wei',
    role: 'professional',
    careerPath: 'pharmacy',
    learningStyle: 'reading',
    scenarios: 10,
    skill: 5,
    daysAgo: [25, 16, 8, 1, 0],
    shares: true,
  },
  {
    username: 'sample.lucia',
    role: 'student',
    careerPath: 'nursing',
    learningStyle: 'kinesthetic',
    scenarios: 7,
    skill: 4,
    daysAgo: [12, 6, 5, 0],
  },
  {
    username: 'sample.tomasz',
    role: 'professional',
    careerPath: 'tech',
    learningStyle: 'visual',
    scenarios: 8,
    skill: 4,
    daysAgo: [21, 13, 7, 1],
  },
  {
    username: 'sample.chiamaka',
    role: 'student',
    careerPath: 'doctor',
    learningStyle: 'auditory',
    scenarios: 6,
    skill: 5,
    daysAgo: [10, 4, 1, 0],
  },
  {
    username: 'sample.yuki',
    role: 'student',
    careerPath: 'pharmacy',
    learningStyle: 'visual',
    scenarios: 5,
    skill: 3,
    daysAgo: [15, 8, 2],
  },
  {
    username: 'sample.omar',
    role: 'student',
    careerPath: 'tech',
    learningStyle: 'kinesthetic',
    scenarios: 4,
    skill: 4,
    daysAgo: [9, 3, 0],
  },
  {
    username: 'sample.ines',
    role: 'student',
    careerPath: 'nursing',
    learningStyle: 'auditory',
    scenarios: 3,
    skill: 3,
    daysAgo: [5, 2],
  },
  {
    username: 'sample.minjun',
    role: 'student',
    careerPath: 'doctor',
    learningStyle: 'reading',
    scenarios: 2,
    skill: 4,
    daysAgo: [1],
  },
  {
    username: 'sample.claire',
    role: 'professional',
    careerPath: 'nursing',
    learningStyle: 'reading',
    scenarios: 1,
    skill: 4,
    daysAgo: [0],
  },
];

/** What the demo account has already done when it is first opened. */
export const demoLearner: SampleLearner = {
  username: 'demo',
  role: 'student',
  careerPath: 'nursing',
  learningStyle: 'unknown',
  scenarios: 4,
  skill: 4,
  daysAgo: [8, 3, 2, 1],
};
