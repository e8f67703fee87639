import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type MentorshipRole,
  type MentorshipStatus,
  canWrite,
  isOpen,
  mentorshipStates,
  mentorshipStep,
} from './mentorships.rules.ts';

const state = fc.constantFrom(...mentorshipStates);
const role = fc.constantFrom<MentorshipRole>('mentor', 'mentee');

/** Every existing step, and who may take it; no other is possible. */
const expected: Readonly<Record<string, readonly [MentorshipRole, string][]>> = {
  'pending active': [
    ['mentor', 'allowed'],
    ['mentee', 'mentor_only'],
  ],
  'pending declined': [
    ['mentor', 'allowed'],
    ['mentee', 'mentor_only'],
  ],
  'active ended': [
    ['mentor', 'allowed'],
    ['mentee', 'allowed'],
  ],
};

describe('the states of a mentorship', () => {
  it.each(mentorshipStates.flatMap((from) => mentorshipStates.map((to) => [from, to] as const)))(
    '%s to %s',
    (from, to) => {
      for (const who of ['mentor', 'mentee'] as const) {
        const found = expected[`${from} ${to}`]?.find(([name]) => name === who)?.[1] ?? 'step_not_possible';
        expect(mentorshipStep(from, to, who)).toBe(found);
      }
    },
  );

  it('end after two steps at most, and never go back', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(state, role), { maxLength: 30 }), (requests) => {
        const way: MentorshipStatus[] = ['pending'];
        for (const [to, who] of requests) {
          if (mentorshipStep(way.at(-1)!, to, who) === 'allowed') way.push(to);
        }
        expect(way.length).toBeLessThanOrEqual(3);
        expect(new Set(way).size).toBe(way.length);
        const last = way.at(-1)!;
        const ways = mentorshipStates.filter((to) => mentorshipStep(last, to, 'mentor') === 'allowed');
        expect(ways.length > 0).toBe(isOpen(last));
      }),
    );
  });

  it('a mentor may do whatever a mentee may', () => {
    fc.assert(
      fc.property(state, state, (from, to) => {
        if (mentorshipStep(from, to, 'mentee') === 'allowed') {
          expect(mentorshipStep(from, to, 'mentor')).toBe('allowed');
        }
      }),
    );
  });

  it('let the two write only between acceptance and end', () => {
    expect(mentorshipStates.filter(canWrite)).toEqual(['active']);
  });
});
