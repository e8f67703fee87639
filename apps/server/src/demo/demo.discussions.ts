import type { CareerPath } from '@rounds/contract/common';
import type { PostCategory } from '@rounds/contract/community/forum.rules';

interface SampleText {
  readonly by: string;
  readonly hoursAgo: number;
  readonly content: string;
  readonly likedBy?: readonly string[];
}

export interface SampleReply extends SampleText {
  readonly answers?: readonly SampleText[];
}

export interface SamplePost extends SampleText {
  readonly title: string;
  readonly category: PostCategory;
  readonly careerPath?: CareerPath;
  readonly place?: 'sticky' | 'pinned';
  readonly replies?: readonly SampleReply[];
}

/** The sample learners' discussions: how to learn and work together. Nothing that could affect a patient's care. */
export const sampleDiscussions: readonly SamplePost[] = [
  {
    by: 'sample.claire',
    hoursAgo: 190,
    title: 'Welcome: how we talk to each other here',
    category: 'discussion',
    place: 'sticky',
    content:
      'Good to have you here! Three things that make this a place to learn:\n\n' +
      '- **No patient data.** Change or leave out everything that could point to a person.\n' +
      '- **Say how you know.** A guideline or a local policy helps more than "we always do it like this".\n' +
      '- **Be kind.** Everybody asks a first question once.\n\n' +
      'What is written here is for learning and replaces no advice on the ward. #patientsafety',
    likedBy: ['sample.amira', 'sample.jonas', 'sample.wei', 'sample.lucia', 'sample.omar'],
  },
  {
    by: 'sample.amira',
    hoursAgo: 52,
    title: 'My ISBAR handovers are too long. How do you keep yours short?',
    category: 'question',
    careerPath: 'nursing',
    content:
      'I know the letters: **I**dentify, **S**ituation, **B**ackground, **A**ssessment, **R**ecommendation. ' +
      'But my background takes three minutes and then nobody listens to what I need. ' +
      'How do you decide what to leave out? #handover #clinicalskills',
    likedBy: ['demo', 'sample.lucia', 'sample.chiamaka', 'sample.ines'],
    replies: [
      {
        by: 'sample.claire',
        hoursAgo: 50,
        content:
          'Write the **R** first. Once you know what you want from the call, you see which parts of the background ' +
          'the other person needs to say yes. The rest they can ask for.',
        likedBy: ['sample.amira', 'demo', 'sample.jonas'],
        answers: [
          {
            by: 'sample.amira',
            hoursAgo: 49,
            content: 'I tried it in a simulation this morning: a minute and a half. Thank you!',
            likedBy: ['sample.claire'],
          },
        ],
      },
      {
        by: 'sample.jonas',
        hoursAgo: 46,
        content:
          'From the other end of the phone: tell me in the first sentence why you call and how soon you need me. ' +
          'And read back what we agreed on, please. It has saved me more than once.',
        likedBy: ['sample.amira', 'sample.claire'],
      },
    ],
  },
  {
    by: 'demo',
    hoursAgo: 30,
    title: 'First week of night shifts: how do you prepare?',
    category: 'question',
    content:
      'I start on Monday and I am more nervous about staying awake than about anything else. ' +
      'Do you sleep before the first one? What do you eat? #nightshift',
    likedBy: ['sample.ines', 'sample.yuki'],
    replies: [
      {
        by: 'sample.tomasz',
        hoursAgo: 28,
        content:
          'A long nap in the afternoon before the first one, the warm meal before the shift and small things during it. ' +
          'And plan the way home: I take the train after nights, never the car.',
        likedBy: ['demo'],
      },
      {
        by: 'sample.lucia',
        hoursAgo: 20,
        content: 'Dark curtains were the best money I spent this year. You will do fine, @demo!',
        likedBy: ['demo', 'sample.ines'],
      },
    ],
  },
  {
    by: 'sample.wei',
    hoursAgo: 26,
    title: 'Learning drug classes: cards, stories or tables?',
    category: 'discussion',
    careerPath: 'pharmacy',
    content:
      'I make one page for each class: how it works, what the names have in common, what to watch for. ' +
      'Then I cover the page and draw it again from memory two days later. What works for you? #pharmacology #studytips',
    likedBy: ['sample.yuki', 'sample.amira'],
    replies: [
      {
        by: 'sample.yuki',
        hoursAgo: 22,
        content:
          'Cards, but ten minutes every day instead of two hours on Sunday. The days between do the work.',
        likedBy: ['sample.wei'],
      },
    ],
  },
  {
    by: 'sample.chiamaka',
    hoursAgo: 9,
    title: 'Case review: the alarm that everybody had got used to',
    category: 'case-study',
    careerPath: 'doctor',
    content:
      'From our simulation day, nothing real: a monitor alarmed every few minutes because of a loose lead. ' +
      'When it alarmed for a true reason, nobody looked up for four minutes.\n\n' +
      '1. Who should have dealt with the loose lead, and when?\n' +
      '2. What would have made it easy to say so?\n\n' +
      'How do your teams handle this? #patientsafety #ecg',
    likedBy: ['sample.jonas', 'sample.claire', 'sample.omar'],
    replies: [
      {
        by: 'sample.omar',
        hoursAgo: 6,
        content:
          'Our hospital reviews alarm limits with each patient at the start of a shift. From the data the number of alarms ' +
          'went down a lot; the hard part was making it somebody’s task.',
        likedBy: ['sample.chiamaka'],
        answers: [
          { by: 'sample.chiamaka', hoursAgo: 5, content: 'Whose task is it with you, @sample.omar?' },
        ],
      },
    ],
  },
];
