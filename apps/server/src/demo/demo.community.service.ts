import type { Database } from '../platform/db/database.ts';
import { addRequest, changeMentorship, writeInMentorship } from '../community/mentorships/index.ts';
import { offerMentoring } from '../identity/settings/index.ts';
import { addGroup, changeGroup, joinGroup, writeToGroup } from '../community/study-groups/index.ts';
import { failUnexpectedly } from '../platform/http/errors.ts';
import { sampleGroups, sampleMentors, sampleMentorship } from './demo.community.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

interface DemoContext {
  readonly db: Database;
  readonly now: Date;
  readonly idOf: (username: string) => number | undefined;
}

/** Adds sample study groups and a mentorship, through the same code as for everybody. */
export async function seedGroupsAndMentors({ db, now, idOf }: DemoContext): Promise<void> {
  const at = (ms: number) => ({ db, clock: { now: () => new Date(now.getTime() + ms) } });
  for (const [place, { members, messages, meetsIn, ...group }] of sampleGroups.entries()) {
    const start = -(sampleGroups.length - place) * 2 * dayMs;
    const [creator, ...others] = members.map(idOf);
    if (creator === undefined) continue;
    const { id, invitationCode } = await db.transaction((tx) =>
      addGroup(tx, creator, group, at(start).clock.now()),
    );
    for (const other of others) {
      if (other !== undefined)
        await joinGroup(at(start + 10 * minuteMs), other, id, invitationCode, failUnexpectedly);
    }
    if (meetsIn !== null) {
      const nextMeeting = new Date(
        Math.ceil((now.getTime() + meetsIn * dayMs) / dayMs) * dayMs - 6 * 60 * minuteMs,
      );
      await changeGroup(at(start), creator, id, { nextMeeting: nextMeeting.toISOString() }, failUnexpectedly);
    }
    for (const [turn, [by, text]] of messages.entries()) {
      const author = idOf(by);
      const ms = start + (turn + 1) * 90 * minuteMs;
      if (author !== undefined) await writeToGroup(at(ms), author, id, text, failUnexpectedly);
    }
  }
  const [mentor, mentee] = [idOf(sampleMentorship.mentor), idOf(sampleMentorship.mentee)];
  if (mentor === undefined || mentee === undefined) return;
  for (const { name, topics } of sampleMentors) {
    const id = idOf(name);
    if (id !== undefined) await offerMentoring(db, id, [...topics]);
  }
  const { careerPath, request: requestMessage } = sampleMentorship;
  const request = { mentorId: mentor, careerPath, requestMessage };
  const id = await db.transaction((tx) =>
    addRequest(tx, mentee, request, at(-3 * dayMs).clock.now(), failUnexpectedly),
  );
  await changeMentorship(at(-2 * dayMs), mentor, id, { status: 'active' }, failUnexpectedly);
  for (const [turn, [by, text]] of sampleMentorship.messages.entries()) {
    const author = idOf(by);
    if (author !== undefined)
      await writeInMentorship(at(-dayMs + turn * 60 * minuteMs), author, id, text, failUnexpectedly);
  }
}
