import { randomUUID } from 'node:crypto';
import { changeGoal } from '../learning/awards/index.ts';
import { changeMark } from '../learning/marks/index.ts';
import { addSampleNote } from '../learning/notes/index.ts';
import { beginPractice, recordAnswer } from '../learning/practice/index.ts';
import { recordProgress } from '../learning/progress/index.ts';
import { failUnexpectedly } from '../platform/http/errors.ts';
import type { DemoContext } from './demo.context.ts';
import { answerFor, sampleAnswers } from './demo.rules.ts';
import { sampleNote } from './demo.notes.ts';
import type { SampleLearner } from './demo.samples.ts';

const minuteMs = 60_000;

/**
 * What the demo account has in progress: an attempt, a practice session, a daily goal, a note, a question in review.
 */
export async function leaveUnfinished(
  { db, catalogue, requirements, scenarios, now }: DemoContext,
  { careerPath, skill, scenarios: done }: SampleLearner,
  userId: number,
): Promise<void> {
  const own = scenarios.filter((scenario) => scenario.careerPath === careerPath);
  const next = own[done];
  const at = (minutesAgo: number) => ({ now: () => new Date(now.getTime() - minutesAgo * minuteMs) });
  await db.transaction((tx) => changeGoal(tx, userId, 10, now));
  if (next) {
    const attemptId = randomUUID();
    for (const [place, answer] of sampleAnswers(next.scenario.questions, skill, done).slice(0, 2).entries()) {
      const body = {
        scenarioId: next.id,
        version: next.version,
        attemptId,
        completed: false,
        score: 0,
        attempts: 1,
        timeSpent: 48 * (place + 1),
        ...answer,
      };
      const deps = { catalogue, requirements, clock: at(40 - place) };
      await db.transaction((tx) => recordProgress(deps, tx, userId, body, failUnexpectedly));
    }
  }
  await addSampleNote({ db, clock: at(25) }, userId, sampleNote);
  const [first] = own;
  if (!first) return;
  const note = 'Ask myself first: what would I see at the bedside if this were wrong?';
  const change = { scenarioId: first.id, questionIndex: 1, marked: true, note };
  await changeMark({ db, catalogue, clock: at(30) }, userId, change, failUnexpectedly);
  const deps = { db, catalogue, requirements, clock: at(20) };
  const body = {
    id: randomUUID(),
    mode: 'tutor' as const,
    filters: { careerPaths: [careerPath] },
    count: 10,
    mixed: true,
  };
  const { id, items } = await beginPractice(deps, userId, body, failUnexpectedly);
  for (const [position, { scenarioId, version, questionIndex }] of items.slice(0, 3).entries()) {
    const edition = await catalogue.edition(scenarioId, version);
    const question = edition?.scenario.questions[questionIndex];
    if (!question) continue;
    const answer = { position, ...answerFor(question, true), seconds: 35 };
    await recordAnswer(deps, userId, id, answer, failUnexpectedly);
  }
}
