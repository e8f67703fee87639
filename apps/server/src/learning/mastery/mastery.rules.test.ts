import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { masteryLevels } from '@rounds/contract/learning/mastery.rules';
import { type Evidence, difficultyOf, masteryOf } from './mastery.rules.ts';

const start = Date.parse('2026-03-02T09:00:00Z');
const day = 24 * 60 * 60 * 1000;

let questions = 0;
/** An answer to a question of its own, unless one is given. */
const answer = (credit: number, changes: Partial<Evidence> = {}): Evidence => ({
  need: 'management_of_care',
  question: `q${(questions += 1)}`,
  difficulty: difficultyOf.intermediate,
  chance: 0.25,
  credit,
  guessed: false,
  at: start,
  ...changes,
});
const right = (count: number, changes?: Partial<Evidence>) =>
  Array.from({ length: count }, () => answer(1, changes));
const wrong = (count: number, changes?: Partial<Evidence>) =>
  Array.from({ length: count }, () => answer(0, changes));
const after = (days: number) => new Date(start + days * day);
const one = (answers: readonly Evidence[], days = 0) => {
  const [area, ...others] = masteryOf(answers, after(days));
  expect(others).toEqual([]);
  return area!;
};

describe('the level of an area', () => {
  it.each([
    [1, 'attempted'],
    [4, 'familiar'],
    [8, 'proficient'],
    [16, 'mastered'],
  ])('after %i right answers and nothing else is %s', (count, level) => {
    expect(one(right(count)).level).toBe(level);
  });

  it('takes more than a high estimate: a few right answers are too uncertain', () => {
    const hard = { chance: 0, difficulty: difficultyOf.advanced };
    const few = one(right(4, hard));
    const many = one(right(16, hard));
    expect(few.share).toBeGreaterThan(0.8);
    expect(few.level).not.toBe('mastered');
    expect(many.level).toBe('mastered');
  });

  it('takes more than many answers: a learner who is right half the time is not proficient', () => {
    const answers = Array.from({ length: 100 }, (_, index) => answer(index % 2));
    expect(one(answers).level).toBe('attempted');
  });

  it('falls one level at a time, and not at the first miss', () => {
    const mastered = right(20);
    const levels = Array.from(
      { length: 30 },
      (_, misses) => one([...mastered, ...wrong(misses, { at: start + day })]).level,
    );
    expect(levels[0]).toBe('mastered');
    expect(levels[1]).toBe('mastered');
    expect([...new Set(levels)]).toEqual(['mastered', 'proficient', 'familiar', 'attempted']);
  });

  it('is kept while the area is not practiced, but marked as uncertain', () => {
    const answers = right(20);
    const [soon, late] = [one(answers, 14), one(answers, 200)];
    expect(soon).toMatchObject({ level: 'mastered', isUncertain: false });
    expect(late).toMatchObject({ level: 'mastered', isUncertain: true, share: soon.share });
    expect(late.high - late.low).toBeGreaterThan(soon.high - soon.low);
  });

  it('is fully certain for a learner who knows everything and practices daily', () => {
    const year = Array.from({ length: 365 }, (_, index) => answer(1, { at: start + index * day }));
    const { level, isUncertain, low } = one(year, 365);
    expect({ level, isUncertain }).toEqual({ level: 'mastered', isUncertain: false });
    expect(low).toBeGreaterThan(0.8);
  });

  it('is confirmed by a few right answers after a long time, and lost after a few wrong ones', () => {
    const mastered = right(20);
    const again = { at: start + 200 * day };
    const confirmed = one([...mastered, ...right(5, again)], 200);
    expect(confirmed).toMatchObject({ level: 'mastered', isUncertain: false });
    expect(one([...mastered, ...right(1, again)], 200).level).toBe('mastered');
    const lost = one([...mastered, ...wrong(2, again)], 200);
    expect(lost.level).not.toBe('mastered');
    // Within the same week, they would change less than the earlier answers did.
    expect(one([...mastered, ...wrong(2)]).share).toBeGreaterThan(lost.share);
  });
});

describe('the information in an answer', () => {
  it('is more if the question is harder', () => {
    const share = (difficulty: number) => one([answer(1, { difficulty })]).share;
    expect(share(difficultyOf.advanced)).toBeGreaterThan(share(difficultyOf.intermediate));
    expect(share(difficultyOf.intermediate)).toBeGreaterThan(share(difficultyOf.beginner));
  });

  it('is less if it may have been luck', () => {
    expect(one(right(5, { chance: 0.5 })).share).toBeLessThan(one(right(5, { chance: 0 })).share);
  });

  it('is nothing if the learner says it was a guess', () => {
    const answers = right(6);
    const { answered, ...before } = one(answers);
    expect(one([...answers, answer(1, { guessed: true })])).toEqual({ ...before, answered: answered + 1 });
    expect(one([...answers, answer(0, { guessed: true })]).share).toBeLessThan(before.share);
  });

  it('is in between if it was partly right', () => {
    const share = (credit: number) => one([answer(credit)]).share;
    expect(share(0.5)).toBeLessThan(share(1));
    expect(share(0.5)).toBeGreaterThan(share(0));
  });

  it('is less for a repeated question: nobody becomes proficient by a single one', () => {
    const same = right(200, { question: 'the same' });
    expect(masteryLevels.indexOf(one(same).level)).toBeLessThan(masteryLevels.indexOf('proficient'));
    const [first, second, new_] = [answer(1, { question: 'a' }), answer(1, { question: 'a' }), answer(1)];
    expect(one([first, second]).share).toBeLessThan(one([first, new_]).share);
  });
});

const evidence = fc.record({
  need: fc.constantFrom('a', 'b'),
  question: fc.constantFrom('1', '2', '3', '4', '5'),
  difficulty: fc.constantFrom(-1, 0, 1),
  chance: fc.constantFrom(0, 0.25, 0.5),
  credit: fc.double({ min: 0, max: 1, noNaN: true }),
  guessed: fc.boolean(),
});
/** Each with its own time. */
const history = fc
  .array(evidence, { maxLength: 60 })
  .map((all) => all.map((tells, place) => ({ ...tells, at: start + place * 0.4 * day })));

it('is the same in whatever order answers arrive', () => {
  const shuffled = history.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  );
  fc.assert(
    fc.property(shuffled, ([inOrder, arrived]) => {
      expect(masteryOf(arrived, after(40))).toEqual(masteryOf(inOrder, after(40)));
    }),
  );
});

it('is a share with a range around it, weakest first, whatever was answered', () => {
  fc.assert(
    fc.property(history, fc.nat(2000), (all, days) => {
      const areas = masteryOf(all, after(24 + days));
      expect(areas.map(({ share }) => share)).toEqual(
        areas.map(({ share }) => share).toSorted((a, b) => a - b),
      );
      for (const { share, low, high } of areas) {
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThan(share);
        expect(high).toBeGreaterThan(share);
        expect(high).toBeLessThanOrEqual(1);
      }
      expect(areas.reduce((sum, { answered }) => sum + answered, 0)).toBe(all.length);
    }),
  );
});

it('rises by a right answer to a new question and falls by a wrong one', () => {
  fc.assert(
    fc.property(history, (all) => {
      const others = all.filter(({ need }) => need === 'b');
      const shareAfter = (...more: Evidence[]) =>
        masteryOf([...others, answer(1, { need: 'b' }), ...more], after(24)).find(({ need }) => need === 'b')!
          .share;
      const at = start + 24 * day;
      expect(shareAfter(answer(1, { need: 'b', at }))).toBeGreaterThan(shareAfter());
      expect(shareAfter(answer(0, { need: 'b', at }))).toBeLessThan(shareAfter());
    }),
  );
});

describe('the suggested number of answers', () => {
  it('is about right: that many right answers raise the level', () => {
    const answers = [...right(5), ...wrong(1)];
    const { level, toNext } = one(answers);
    expect(level).toBe('familiar');
    expect(toNext).toMatchObject({ level: 'proficient' });
    const needed = toNext?.answers ?? 0;
    expect(one([...answers, ...right(needed)]).level).toBe('proficient');
    expect(one([...answers, ...right(needed - 1)]).level).toBe('familiar');
  });

  it('is null for what is mastered', () => {
    expect(one(right(20)).toNext).toBeNull();
  });

  it('is null if it would be far too large', () => {
    expect(one(wrong(60, { chance: 0 })).toNext).toEqual({ level: 'familiar', answers: null });
  });
});
