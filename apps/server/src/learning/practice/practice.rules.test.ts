import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Candidate,
  type Known,
  choose,
  countMatching,
  decideAnswer,
  keyOf,
  matching,
} from './practice.rules.ts';

const question = (
  scenarioId: number,
  questionIndex: number,
  changes: Partial<Candidate> = {},
): Candidate => ({
  scenarioId,
  questionIndex,
  version: 1,
  careerPath: 'nursing',
  difficulty: 'beginner',
  need: 'safety',
  topic: 'falls',
  areas: ['older_adults', 'neurology'],
  tags: ['delirium'],
  ...changes,
});
const all = [
  question(1, 0),
  question(1, 1, { need: 'monitoring', topic: 'fever' }),
  question(2, 0, { careerPath: 'doctor', difficulty: 'advanced', areas: ['infection'], tags: ['sepsis'] }),
  question(3, 0, { need: undefined, topic: undefined, areas: [], tags: [] }),
];
const known: Known = {
  latest: new Map([
    ['1 0', false],
    ['1 1', true],
  ]),
  marked: new Set(['2 0']),
  due: new Map([
    ['2 0', 1],
    ['1 0', 0],
  ]),
  weakNeeds: new Set(['safety']),
};

describe('filters', () => {
  it.each([
    ['none', {}, ['1 0', '1 1', '2 0', '3 0']],
    ['empty ones', { needs: [], states: [] }, ['1 0', '1 1', '2 0', '3 0']],
    ['a path', { careerPaths: ['doctor' as const] }, ['2 0']],
    [
      'difficulties',
      { difficulties: ['advanced' as const, 'beginner' as const] },
      ['1 0', '1 1', '2 0', '3 0'],
    ],
    ['a need', { needs: ['monitoring'] }, ['1 1']],
    ['a topic', { topics: ['falls'] }, ['1 0', '2 0']],
    ['an area', { areas: ['neurology' as const] }, ['1 0', '1 1']],
    ['one of several areas', { areas: ['infection' as const, 'neurology' as const] }, ['1 0', '1 1', '2 0']],
    ['a tag', { tags: ['sepsis'] }, ['2 0']],
    ['a scenario', { scenarioIds: [1] }, ['1 0', '1 1']],
    ['not seen', { states: ['not_seen' as const] }, ['2 0', '3 0']],
    ['wrong', { states: ['wrong' as const] }, ['1 0']],
    ['due', { states: ['due' as const] }, ['1 0', '2 0']],
    ['marked', { states: ['marked' as const] }, ['2 0']],
    ['weak', { states: ['weak' as const] }, ['1 0', '2 0']],
    ['wrong or marked', { states: ['wrong' as const, 'marked' as const] }, ['1 0', '2 0']],
    ['a need and a state', { needs: ['safety'], states: ['not_seen' as const] }, ['2 0']],
    ['what nothing fits', { needs: ['monitoring'], states: ['wrong' as const] }, []],
  ])('%s', (_what, filters, expected) => {
    expect(matching(all, filters, known).map(keyOf)).toEqual(expected);
  });

  it('count matches, and each state combined with the other filters', () => {
    expect(countMatching(all, { needs: ['safety'], states: ['marked'] }, known)).toEqual({
      matching: 1,
      states: { not_seen: 1, wrong: 1, due: 2, marked: 1, weak: 2 },
    });
  });
});

describe('the selection', () => {
  const pool = Array.from({ length: 60 }, (_, n) => question(Math.floor(n / 5) + 1, n % 5));
  const drawn = fc.infiniteStream(fc.nat(2 ** 31));

  it('has as many as requested or available, each question once, from the pool', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 40 }),
        fc.nat(60),
        fc.boolean(),
        drawn,
        (count, size, mixed, numbers) => {
          const random = (below: number) => (numbers.next().value as number) % below;
          const chosen = choose(pool.slice(0, size), { count, mixed }, random);
          expect(chosen).toHaveLength(Math.min(count, size));
          expect(new Set(chosen.map(keyOf)).size).toBe(chosen.length);
          const places = new Set(pool.slice(0, size).map(keyOf));
          expect(chosen.every((one) => places.has(keyOf(one)))).toBe(true);
          if (mixed) return;
          const cases = chosen.map(({ scenarioId }) => scenarioId);
          const changes = cases.filter((id, place) => id !== cases[place - 1]).length;
          expect(changes).toBe(new Set(cases).size);
          for (const [place, { scenarioId, questionIndex }] of chosen.entries()) {
            const before = chosen[place - 1];
            if (before?.scenarioId === scenarioId) expect(before.questionIndex).toBeLessThan(questionIndex);
          }
        },
      ),
    );
  });

  it('picks each with equal probability', () => {
    let state = 1;
    const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
    const counts = new Map<string, number>();
    for (let run = 0; run < 6000; run += 1) {
      for (const one of choose(pool, { count: 10, mixed: true }, random)) {
        counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
      }
    }
    expect(counts.size).toBe(60);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('an answer', () => {
  const place = { scenarioId: 1, version: 1, questionIndex: 0 };
  const asked = { correct: 2, options: ['a', 'b', 'c'] };
  const session = { isLast: false, isEnded: false };

  it.each([
    ['right', 2, null, session, { kind: 'recorded', grade: { correct: true, credit: 1 }, completes: false }],
    ['wrong', 0, null, session, { kind: 'recorded', grade: { correct: false, credit: 0 }, completes: false }],
    [
      'the last one',
      2,
      null,
      { ...session, isLast: true },
      { kind: 'recorded', grade: { correct: true, credit: 1 }, completes: true },
    ],
    ['sent again', 1, 1, session, { kind: 'repeated' }],
    ['sent again after the end', 1, 1, { ...session, isEnded: true }, { kind: 'repeated' }],
    ['another one', 2, 1, session, { kind: 'refused', code: 'answer_recorded' }],
    ['after the end', 2, null, { ...session, isEnded: true }, { kind: 'refused', code: 'practice_ended' }],
    ['an option that is not there', 3, null, session, { kind: 'refused', code: 'answer_unknown' }],
  ])('%s', (_what, option, before, standing, expected) => {
    const item = { ...place, selectedOption: before, response: null };
    expect(decideAnswer({ selectedOption: option }, item, standing, asked)).toMatchObject(expected);
  });

  it('to a question that no longer exists', () => {
    const item = { ...place, selectedOption: null, response: null };
    expect(decideAnswer({ selectedOption: 0 }, item, session, undefined)).toMatchObject({ kind: 'refused' });
  });
});
