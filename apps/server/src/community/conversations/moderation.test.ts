import {
  listMentors,
  listMentorshipMessages,
  postMentorshipMessage,
} from '@rounds/contract/community/mentorships';
import { blockPerson, reportContent } from '@rounds/contract/community/moderation';
import type { ReportableKind } from '@rounds/contract/community/moderation.rules';
import * as groups from '@rounds/contract/community/study-groups';
import { beforeEach, describe, expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { type Person, mentor, mentorship, newGroup, person } from '../../../testing/community.ts';
import { features } from '../../features.ts';
import { reportablesOf } from '../../platform/feature-parts.ts';
import { decide } from '../moderation/moderation.service.ts';

onServer('blocks and reports, in groups and mentorships', (server) => {
  let ann: Person, bob: Person, cem: Person, id: number;
  beforeEach(async () => {
    [ann, bob, cem] = [await person(server), await person(server), await person(server)];
    ({ id } = (await ann.client.call(groups.createStudyGroup, { body: newGroup })).body);
    await join(bob);
  });
  const join = (who: Person) => who.client.call(groups.joinStudyGroup, { params: { id } });
  const block = (who: Person, whom: Person) => who.client.call(blockPerson, { params: { id: whom.id } });
  const write = async (who: Person, content: string) =>
    (await who.client.call(groups.postGroupMessage, { params: { id }, body: { content } })).body.id;
  const read = async (who: Person) =>
    (await who.client.call(groups.listGroupMessages, { params: { id } })).body.map(({ content }) => content);
  const report = (who: Person, kind: ReportableKind, of: number) =>
    who.client.call(reportContent, { body: { kind, id: of, reason: 'spam' } });
  const hide = (kind: string, of: number, hidden = true) =>
    decide({ db: server.db, clock: server.clock, reportables: reportablesOf(features) }, kind, of, hidden);

  describe('learners who blocked each other', () => {
    it('do not see each other’s messages in a group, or each other among its members', async () => {
      await join(cem);
      await write(bob, 'From Bob');
      await write(cem, 'From Cem');
      await block(bob, cem);
      expect(await read(bob)).toEqual(['From Bob']);
      expect(await read(cem)).toEqual(['From Cem']);
      expect(await read(ann)).toEqual(['From Cem', 'From Bob']);
      const { body } = await bob.client.call(groups.listGroupMembers, { params: { id } });
      expect(body.map(({ userId }) => userId)).toEqual([ann.id, bob.id]);
    });

    it('do not find each other’s groups, but stay in those they are in', async () => {
      await block(ann, cem);
      await block(bob, ann);
      const { body } = await cem.client.call(groups.listStudyGroups);
      expect(body.some((group) => group.id === id)).toBe(false);
      expect((await join(cem)).status).toBe(404);
      expect((await bob.client.call(groups.getStudyGroup, { params: { id } })).status).toBe(200);
    });

    it('cannot request mentoring from each other, or write any more', async () => {
      const one = await mentor(server);
      const between = await mentorship(bob, one);
      const params = { id: between };
      await bob.client.call(postMentorshipMessage, { params, body: { content: 'Hello' } });
      await block(one, bob);
      await block(one, cem);
      for (const who of [bob, one]) {
        const { status, failure } = await who.client.call(postMentorshipMessage, {
          params,
          body: { content: 'x' },
        });
        expect([status, failure.code]).toEqual([403, 'blocked']);
      }
      expect((await one.client.call(listMentorshipMessages, { params })).body).toEqual([]);
      const { body } = await cem.client.call(listMentors, { query: { limit: 200 } });
      expect(body.some((found) => found.id === one.id)).toBe(false);
      const asked = await cem.client.send('POST', '/api/mentorships', {
        body: { mentorId: one.id, careerPath: 'nursing', requestMessage: 'x' },
      });
      expect(asked.status).toBe(404);
    });
  });

  describe('what is reported', () => {
    it('a group message: by members other than the author; once hidden, it is gone for everybody', async () => {
      const message = await write(bob, 'Buy my notes');
      expect((await report(ann, 'group_message', message)).status).toBe(201);
      expect((await report(bob, 'group_message', message)).status).toBe(403);
      expect((await report(cem, 'group_message', message)).status).toBe(404);
      expect((await report(ann, 'mentorship_message', message)).status).toBe(404);
      expect((await hide('mentorship_message', message)).ok).toBe(false);
      expect((await hide('group_message', message)).ok).toBe(true);
      expect([await read(ann), await read(bob)]).toEqual([[], []]);
      await hide('group_message', message, false);
      expect(await read(ann)).toEqual(['Buy my notes']);
    });

    it('a mentorship message: by the other person', async () => {
      const one = await mentor(server);
      const params = { id: await mentorship(bob, one) };
      const sent = await bob.client.call(postMentorshipMessage, { params, body: { content: 'Unkind.' } });
      expect((await report(one, 'mentorship_message', sent.body.id)).status).toBe(201);
      expect((await report(cem, 'mentorship_message', sent.body.id)).status).toBe(404);
      await hide('mentorship_message', sent.body.id);
      expect((await one.client.call(listMentorshipMessages, { params })).body).toEqual([]);
    });

    it('a group: by anyone who sees it; once hidden, nobody sees it', async () => {
      expect((await report(cem, 'study_group', id)).status).toBe(201);
      expect((await report(ann, 'study_group', id)).status).toBe(403);
      await hide('study_group', id);
      for (const who of [ann, bob, cem]) {
        expect((await who.client.call(groups.getStudyGroup, { params: { id } })).status).toBe(404);
        expect((await who.client.call(groups.listGroupMessages, { params: { id } })).status).toBe(404);
      }
      await hide('study_group', id, false);
      expect((await bob.client.call(groups.getStudyGroup, { params: { id } })).status).toBe(200);
    });
  });
});
