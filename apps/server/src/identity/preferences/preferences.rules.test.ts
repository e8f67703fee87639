import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minimumSample, habitsOf, studyTimeOf } from './preferences.rules.ts';

const none = { started: 0, completed: 0, attempts: 0, seconds: 0, answersByHour: [], systems: [] };
const nothing = {
  completionRate: null,
  avgSessionDuration: null,
  preferredStudyTimes: null,
  devicePreference: null,
};

describe('what practice shows', () => {
  it('is nothing without any, or with too little', () => {
    expect(habitsOf(none)).toEqual(nothing);
    const little = {
      started: 2,
      completed: 2,
      attempts: 2,
      seconds: 600,
      answersByHour: [{ hour: 9, count: 19 }],
      systems: [{ system: 'ios' as const, count: 2 }],
    };
    expect(habitsOf(little)).toEqual(nothing);
  });

  it('consists of a rate, minutes, a part of the day and a kind of device', () => {
    const practice = {
      started: 3,
      completed: 2,
      attempts: 4,
      seconds: 4 * 150,
      answersByHour: [
        { hour: 9, count: 8 },
        { hour: 18, count: 6 },
        { hour: 21, count: 6 },
      ],
      systems: [
        { system: 'windows' as const, count: 2 },
        { system: 'ios' as const, count: 2 },
        { system: 'android' as const, count: 1 },
        { system: null, count: 9 },
      ],
    };
    expect(habitsOf(practice)).toEqual({
      completionRate: 67,
      avgSessionDuration: 2.5,
      preferredStudyTimes: 'evening',
      devicePreference: 'mobile',
    });
  });

  it('leaves open what does not stand out', () => {
    const answersByHour = [
      { hour: 9, count: 20 },
      { hour: 13, count: 20 },
    ];
    expect(habitsOf({ ...none, answersByHour }).preferredStudyTimes).toBeNull();
  });

  it('never depends on the order of the data', () => {
    const rows = fc.array(
      fc.record({ hour: fc.nat(23), count: fc.integer({ min: 1, max: minimumSample.answers }) }),
    );
    fc.assert(
      fc.property(rows, (answersByHour) => {
        const turned = habitsOf({ ...none, answersByHour: [...answersByHour].reverse() });
        expect(turned).toEqual(habitsOf({ ...none, answersByHour }));
      }),
    );
  });
});

it.each([
  [0, 'night'],
  [4, 'night'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [16, 'afternoon'],
  [17, 'evening'],
  [21, 'evening'],
  [22, 'night'],
])('%i o’clock is in the %s', (hour, time) => {
  expect(studyTimeOf(hour)).toBe(time);
});
