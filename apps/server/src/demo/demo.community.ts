import type { CareerPath } from '@rounds/contract/common';

export interface SampleGroup {
  /** Usernames; the first one created it. */
  readonly members: readonly string[];
  readonly name: string;
  readonly description: string;
  readonly careerPath: CareerPath;
  readonly maxMembers: number;
  readonly isPrivate: boolean;
  /** How many days from now the next meeting is. */
  readonly meetsIn: number | null;
  readonly messages: readonly (readonly [by: string, text: string])[];
}

/** Study groups of the demo data, oldest first. */
export const sampleGroups: readonly SampleGroup[] = [
  {
    members: ['sample.wei', 'sample.yuki'],
    name: 'Dose calculations, once more',
    description: 'Infusion rates and pediatric doses, worked through together until they stick.',
    careerPath: 'pharmacy',
    maxMembers: 6,
    isPrivate: true,
    meetsIn: null,
    messages: [['sample.wei', 'Who brings the next set of infusion problems?']],
  },
  {
    members: ['sample.jonas', 'sample.chiamaka', 'sample.minjun'],
    name: 'Cardiology before the boards',
    description: 'Two ECGs a week: everybody reads first, then we compare.',
    careerPath: 'doctor',
    maxMembers: 8,
    isPrivate: false,
    meetsIn: 3,
    messages: [
      ['sample.jonas', 'This week: one with a long PR interval, one that I am not sure about myself.'],
      ['sample.chiamaka', 'I would start with the rate and the axis, then the second one looks less odd.'],
    ],
  },
  {
    members: ['sample.amira', 'sample.lucia', 'demo', 'sample.ines'],
    name: 'Sepsis and the first hour',
    description: 'What to look for, what to do first, and how to say it at handover.',
    careerPath: 'nursing',
    maxMembers: 8,
    isPrivate: false,
    meetsIn: 2,
    messages: [
      ['sample.amira', 'Welcome! Shall we begin with the early signs that are easy to miss?'],
      ['sample.lucia', 'Yes please. Respiratory rate is the one that I forget when the ward is busy.'],
      ['demo', 'I have a case from the pathways that fits. I will bring it on our next evening.'],
    ],
  },
];

/** Professionals of the demo data who offer mentoring. */
export const sampleMentors = [
  { name: 'sample.claire', topics: ['management_of_care', 'reduction_of_risk'] },
  { name: 'sample.wei', topics: ['therapy_selection', 'interactions', 'medication_safety'] },
  { name: 'sample.tomasz', topics: ['image_sample_quality', 'troubleshooting'] },
] as const;

/** The demo account's mentorship. */
export const sampleMentorship = {
  mentor: 'sample.claire',
  mentee: 'demo',
  careerPath: 'nursing',
  request: 'I start on an acute ward soon and would like somebody to talk my first handovers through with.',
  messages: [
    [
      'sample.claire',
      'Gladly. Write your next handover down as you would say it, and we look at it together.',
    ],
    ['demo', 'Thank you! I will send you one after the weekend, without any names.'],
  ],
} as const;
