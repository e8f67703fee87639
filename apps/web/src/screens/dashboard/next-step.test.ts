import type { MasteredArea } from '@rounds/contract/learning/mastery';
import type { PracticeSummary } from '@rounds/contract/learning/practice';
import type { ProgressEntry } from '@rounds/contract/learning/progress';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { describe, expect, it } from 'vitest';
import { caseOf, firstCase, nextStep, type Situation } from './next-step.ts';

const scenario = (id: number, difficulty: Scenario['difficulty'] = 'intermediate') =>
  ({ id, difficulty, scenario: { questions: [] } }) as unknown as Scenario;
/** With a question for each need. */
const asking = (id: number, ...needs: string[]) =>
  ({
    id,
    difficulty: 'intermediate',
    scenario: { questions: needs.map((need) => ({ tags: { need } })) },
  }) as unknown as Scenario;
const area = (need: string, more: Partial<MasteredArea> = {}) =>
  ({ need, level: 'attempted', answered: 5, share: 0.4, ...more }) as MasteredArea;
const open = { attemptId: 'a', mode: 'tutor', answered: 2, questions: 5 } as const;
const entry = (scenarioId: number, more: Partial<ProgressEntry>) =>
  ({ scenarioId, completed: false, score: null, open: null, ...more }) as ProgressEntry;
const session = { id: 'p', answered: 1, questions: 10 } as PracticeSummary;
const step = (situation: Partial<Situation>) =>
  nextStep({
    progress: [],
    practice: null,
    scenarios: [scenario(1), scenario(2)],
    preferences: null,
    mastery: [],
    ...situation,
  });

describe('what to do now', () => {
  it('is the case left open last, before all else', () => {
    const progress = [entry(9, { completed: true, score: 40 }), entry(7, { open }), entry(2, { open })];
    expect(step({ progress, practice: session })).toEqual({ kind: 'continue', scenarioId: 7, open });
  });

  it('names the case that it leads to, so that no list offers it again', () => {
    expect(caseOf(step({ progress: [entry(7, { open })] }))).toBe(7);
    expect(caseOf(step({}))).toBe(1);
    expect(caseOf(step({ practice: session }))).toBeUndefined();
    expect(caseOf(undefined)).toBeUndefined();
  });

  it('is a practice session that goes on, where no case does', () => {
    expect(step({ practice: session })).toEqual({ kind: 'practice', session });
  });

  it('is else the next new case of the path', () => {
    const progress = [entry(1, { completed: true, score: 60 })];
    expect(step({ progress })).toMatchObject({ kind: 'next', scenario: { id: 2 }, reason: 'path' });
  });

  it('says that a case was chosen for what the learner told', () => {
    const preferences = { preferredDifficulty: 'advanced', primarySubjects: [] } as const;
    const scenarios = [scenario(1), scenario(2, 'advanced')];
    expect(step({ scenarios, preferences })).toMatchObject({ scenario: { id: 2 }, reason: 'preferences' });
  });

  describe('goes by what the learner is weakest at', () => {
    const scenarios = [asking(1, 'a', 'a'), asking(2, 'a', 'b'), asking(3, 'b', 'b'), asking(4, 'b', 'b')];

    it('with the case that asks for it most, and says so', () => {
      const mastery = [area('b'), area('a')];
      expect(step({ scenarios, mastery })).toMatchObject({
        scenario: { id: 3 },
        reason: 'weakest',
        need: 'b',
      });
    });

    it('which is what practice and the profile name, after a few answers too, and never what is mastered', () => {
      const few = [area('b', { level: 'mastered' }), area('a', { answered: 1 }), area('c')];
      expect(step({ scenarios, mastery: few })).toMatchObject({
        scenario: { id: 1 },
        reason: 'missed',
        need: 'a',
      });
    });

    it('without a word of weakness or a miss after a few right answers', () => {
      const mastery = [area('a', { answered: 2, share: 0.6 })];
      expect(step({ scenarios, mastery })).toMatchObject({ scenario: { id: 1 }, reason: 'path', need: null });
    });

    it('as far as there are cases left that ask for it: else by the next weakest, which is not called the weakest', () => {
      const progress = [2, 3, 4].map((id) => entry(id, { completed: true, score: 90 }));
      const preferences = { preferredDifficulty: 'advanced', primarySubjects: [] } as const;
      const left = [asking(5, 'c'), ...scenarios];
      expect(step({ scenarios: left, progress, preferences, mastery: [area('b'), area('a')] })).toMatchObject(
        {
          scenario: { id: 1 },
          reason: 'path',
          need: null,
        },
      );
      const all = [1, 2, 3, 4].map((id) => entry(id, { completed: true, score: 90 - id }));
      expect(step({ scenarios, progress: all, mastery: [area('b')] })).toMatchObject({
        scenario: { id: 4 },
        reason: 'again',
        need: null,
      });
    });

    it('together with what they told, which wins among equals', () => {
      const preferences = { preferredDifficulty: 'advanced', primarySubjects: [] } as const;
      const hard = { ...asking(5, 'b', 'b'), difficulty: 'advanced' as const };
      const mastery = [area('b')];
      expect(step({ scenarios: [...scenarios, hard], mastery, preferences })).toMatchObject({
        scenario: { id: 5 },
        reason: 'weakest',
      });
    });
  });

  describe('stays at the level of the learner', () => {
    const hard = { ...asking(9, 'b', 'b'), difficulty: 'advanced' as const };
    const easy = [1, 2, 3, 4, 5].map((id) => scenario(id, 'beginner'));
    const scenarios = [...easy, scenario(6), hard];
    const scored = (...scores: number[]) =>
      scores.map((score, at) => entry(at + 1, { completed: true, score }));
    const after = (...scores: number[]) =>
      step({ scenarios, progress: scored(...scores), mastery: [area('b')] });

    it('after a failed case, whatever the weakest area', () => {
      expect(after(38)).toMatchObject({ scenario: { id: 2 }, reason: 'path' });
      expect(after(38, 40, 50)).toMatchObject({ scenario: { id: 4 } });
    });

    it('until three cases of it are passed', () => {
      expect(after(90, 80)).toMatchObject({ scenario: { id: 3 } });
      expect(after(90, 80, 100)).toMatchObject({ scenario: { id: 6 } });
    });
  });

  it('is what was begun without an answer before what is new', () => {
    expect(step({ progress: [entry(2, {})] })).toMatchObject({ scenario: { id: 2 }, reason: 'begun' });
  });

  it('is the case with the lowest score when all are done', () => {
    const progress = [entry(1, { completed: true, score: 80 }), entry(2, { completed: true, score: 60 })];
    expect(step({ progress })).toMatchObject({ scenario: { id: 2 }, reason: 'again', best: 60 });
  });

  it('is nothing where a path has no case', () => {
    expect(step({ scenarios: [] })).toEqual({ kind: 'none' });
  });
});

describe('the first case', () => {
  it('is the first one for beginners', () => {
    const cases = [scenario(1, 'advanced'), scenario(2, 'beginner'), scenario(3, 'beginner')];
    expect(firstCase(cases)?.id).toBe(2);
  });

  it('is the first one where none is for beginners, and none where there is none', () => {
    expect(firstCase([scenario(4)])?.id).toBe(4);
    expect(firstCase([])).toBeUndefined();
  });
});
