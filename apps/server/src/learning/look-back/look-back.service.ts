import type { LookBack } from '@rounds/contract/learning/look-back';
import { inBatches, runForEach } from '../../platform/jobs/run-for-each.ts';
import { localDay } from '../../platform/local-day.rules.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { notify } from '../../messages/notifications/index.ts';
import { type Evidence, masteryOf, readEvidence } from '../mastery/index.ts';
import { readReview } from '../review/index.ts';
import type { Catalogue } from '../scenarios/index.ts';
import * as queries from './look-back.queries.ts';
import { levelChanges, missedByArea, summaryOf, weekBefore } from './look-back.rules.ts';

export interface LookBackDeps extends ServiceDeps {
  readonly catalogue: Catalogue;
}

/** The results of the latest completed week. */
export async function readLookBack(deps: LookBackDeps, userId: number): Promise<LookBack> {
  const { db, clock } = deps;
  const { timeZone, wantsMail } = await queries.selectReader(db, userId);
  const week = weekBefore(localDay(clock.now(), timeZone));
  const evidence = (await readEvidence(deps, userId)).map((answer) => ({
    ...answer,
    day: localDay(new Date(answer.at), timeZone),
  }));
  const upTo = evidence.filter(({ day }) => day <= week.to);
  const [before, during] = [
    upTo.filter(({ day }) => day < week.from),
    upTo.filter(({ day }) => day >= week.from),
  ];
  const levelsAfter = (answers: readonly Evidence[]) =>
    new Map(masteryOf(answers, clock.now()).map(({ need, level }) => [need, level]));
  const { due } = await readReview(deps, userId);
  return {
    ...week,
    ...(await queries.selectDone(db, userId, week)),
    ...levelChanges(levelsAfter(before), levelsAfter(upTo)),
    answered: during.length,
    missed: missedByArea(during),
    due,
    wantsMail,
  };
}

export async function saveMail(
  { db, clock }: Pick<LookBackDeps, 'db' | 'clock'>,
  userId: number,
  wantsMail: boolean,
): Promise<{ wantsMail: boolean }> {
  if (wantsMail) await queries.insertReader(db, userId, clock.now());
  else await queries.deleteReader(db, userId);
  return { wantsMail };
}

/**
 * Sends their week to those who want it, from Monday morning on, each once. Learners who did nothing get no message. If
 * two processes run this at once, one claims a learner's week.
 */
export async function sendLookBacks(deps: LookBackDeps): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  await runForEach(
    inBatches((afterId) => queries.selectDueReaders(db, now, afterId)),
    ({ id }) => `learner ${id}`,
    async ({ id, week }) => {
      const summary = summaryOf(await readLookBack(deps, id));
      await db.transaction(async (tx) => {
        if ((await queries.claimWeek(tx, id, week)) && summary) {
          await notify(tx, id, 'look_back', summary, now);
        }
      });
    },
  );
}
