import { listNotifications, readNotifications } from '@rounds/contract/messages/notifications';
import * as contract from '@rounds/contract/community/mentorships';
import { beforeAll, describe, expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { type Person, mentor, mentorship, person } from '../../../testing/community.ts';

onServer('mentorships', (server) => {
  const ask = (who: Person, mentorId: number, changes: object = {}) =>
    who.client.call(contract.requestMentorship, {
      body: { mentorId, careerPath: 'pharmacy', requestMessage: 'Please.', ...changes },
    });
  const become = (who: Person, id: number, status: 'active' | 'declined' | 'ended') =>
    who.client.call(contract.updateMentorship, { params: { id }, body: { status } });
  const get = (who: Person, id: number) => who.client.call(contract.getMentorship, { params: { id } });
  const write = (who: Person, id: number, content: string) =>
    who.client.call(contract.postMentorshipMessage, { params: { id }, body: { content } });
  const told = async (who: Person) =>
    (await who.client.call(listNotifications)).body.map(({ kind, data }) => [kind, data['person']]);
  const mentors = async (who: Person, query: object = {}) =>
    (await who.client.call(contract.listMentors, { query: { limit: 200, ...query } })).body;
  const set = (who: Person, change: string) =>
    server.db.run(`update users set ${change} where id = $1`, [who.id]);

  const setLevel = (who: Person, level: number) =>
    server.db.run('update learner_totals set level = $2 where user_id = $1', [who.id, level]);

  describe('mentors', () => {
    it('are professionals of the career path who offer it, highest level first', async () => {
      const asking = await person(server);
      const [low, high, pharmacist] = [
        await mentor(server),
        await mentor(server),
        await mentor(server, { careerPath: 'pharmacy' }),
      ];
      await setLevel(high, 7);
      const all = await mentors(asking);
      const place = (who: Person) => all.findIndex(({ id }) => id === who.id);
      expect(place(high)).toBeLessThan(place(low));
      expect(all[place(high)]).toEqual({
        id: high.id,
        username: high.username,
        careerPath: 'nursing',
        level: 7,
        topics: [],
        activeMentees: 0,
        pastMentees: 0,
        openMentorshipId: null,
      });
      const ofPath = (await mentors(asking, { careerPath: 'pharmacy' })).map(({ id }) => id);
      expect(ofPath).toContain(pharmacist.id);
      expect(ofPath).not.toContain(low.id);
    });

    it('exclude the learner, and those who are hidden, deleted, now students, or no longer offer it', async () => {
      const asking = await mentor(server);
      const ids = async () => (await mentors(asking)).map(({ id }) => id);
      expect(await ids()).not.toContain(asking.id);
      for (const hide of [
        (one: Person) =>
          server.db.run('update user_settings set profile_visible = false where user_id = $1', [one.id]),
        (one: Person) =>
          server.db.run('update user_settings set offers_mentoring = false where user_id = $1', [one.id]),
        (one: Person) => set(one, `role = 'student'`),
        (one: Person) => set(one, `deleted_at = '2026-03-04T08:00:00Z'`),
      ]) {
        const one = await mentor(server);
        expect(await ids()).toContain(one.id);
        await hide(one);
        expect(await ids()).not.toContain(one.id);
        expect((await ask(asking, one.id)).status).toBe(404);
      }
    });

    it('come in pages, each once', async () => {
      const asking = await person(server);
      for (const level of [2, 2, 3]) await setLevel(await mentor(server), level);
      const all = (await mentors(asking)).map(({ id }) => id);
      const seen: number[] = [];
      let url: string | undefined = '/api/mentors?limit=2';
      while (url !== undefined) {
        const reply: Awaited<ReturnType<typeof asking.client.send<{ id: number }[]>>> =
          await asking.client.send('GET', url);
        seen.push(...reply.body.map(({ id }) => id));
        url = /^<([^>]+)>; rel="next"$/.exec(reply.headers['link'] ?? '')?.[1];
      }
      expect(seen).toEqual(all);
      expect((await asking.client.send('GET', '/api/mentors?cursor=MQ')).status).toBe(400);
    });
  });

  describe('a request', () => {
    it('waits for the mentor, who is notified', async () => {
      const [mentee, one] = [await person(server), await mentor(server)];
      const { status, body } = await ask(mentee, one.id);
      expect(status).toBe(201);
      expect(body).toEqual({
        id: expect.any(Number) as number,
        careerPath: 'pharmacy',
        status: 'pending',
        role: 'mentee',
        mentorId: one.id,
        menteeId: mentee.id,
        person: { id: one.id, username: one.username, careerPath: 'nursing', level: 1 },
        requestMessage: 'Please.',
        startDate: null,
        endDate: null,
        createdAt: server.clock.now().toISOString(),
      });
      expect(await told(one)).toEqual([['mentorship_requested', mentee.username]]);
      const { body: own } = await one.client.call(contract.listMentorships);
      expect(own).toEqual([
        expect.objectContaining({
          id: body.id,
          role: 'mentor',
          person: expect.objectContaining({ id: mentee.id }) as object,
        }),
      ]);
      expect((await mentors(mentee)).find(({ id }) => id === one.id)?.openMentorshipId).toBe(body.id);
      expect((await write(mentee, body.id, 'Hello?')).failure.code).toBe('mentorship_not_active');
    });

    it('needs a plan with mentorship: a trial or a paid plan', async () => {
      const [mentee, one] = [await person(server), await mentor(server)];
      await set(mentee, `trial_ends_at = '${server.clock.now().toISOString()}'`);
      const { status, failure } = await ask(mentee, one.id);
      expect([status, failure.code]).toEqual([402, 'plan_required']);
      expect(failure.plan).toBe('professional');
      expect(failure.message).toContain('Professional');
      await set(mentee, `subscription_tier = 'student'`);
      expect((await ask(mentee, one.id)).status).toBe(402);
      await set(mentee, `subscription_tier = 'professional'`);
      expect((await ask(mentee, one.id)).status).toBe(201);
    });

    it('is limited to one at a time per mentor, and can be repeated after an end', async () => {
      const [mentee, one] = [await person(server), await mentor(server)];
      const first = (await ask(mentee, one.id)).body.id;
      const second = await ask(mentee, one.id);
      expect([second.status, second.failure.code]).toEqual([409, 'already_requested']);
      await become(one, first, 'declined');
      const again = await ask(mentee, one.id);
      expect(again.status).toBe(201);
      await become(one, again.body.id, 'active');
      expect((await ask(mentee, one.id)).status).toBe(409);
      await become(mentee, again.body.id, 'ended');
      expect((await ask(mentee, one.id)).status).toBe(201);
    });

    it('ten at once count as one', async () => {
      const [mentee, one] = [await person(server), await mentor(server)];
      const replies = await Promise.all(Array.from({ length: 10 }, () => ask(mentee, one.id)));
      expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
      expect(await told(one)).toHaveLength(1);
    });

    it('must go to somebody else who exists', async () => {
      const [one, student] = [await mentor(server), await person(server)];
      const own = await ask(one, one.id);
      expect([own.status, own.failure.code]).toEqual([422, 'cannot_mentor_yourself']);
      for (const id of [student.id, 999_999, 2_147_483_647]) {
        expect((await ask(one, id)).failure.code).toBe('mentor_not_found');
      }
    });

    it.each([
      { mentorId: 0 },
      { mentorId: 'x' },
      { careerPath: 'law' },
      { careerPath: undefined },
      { requestMessage: ' ' },
      { requestMessage: 'x'.repeat(1001) },
    ])('is rejected with %j', async (changes) => {
      const [mentee, one] = [await person(server), await mentor(server)];
      const body = { mentorId: one.id, careerPath: 'nursing', requestMessage: 'x', ...changes };
      expect((await mentee.client.send('POST', '/api/mentorships', { body })).status).toBe(400);
    });
  });

  describe('the steps', () => {
    it('go from the request to the end, each announced to the other person', async () => {
      const [mentee, one] = [await person(server), await mentor(server)];
      const id = await mentorship(mentee, one, false);
      expect((await become(mentee, id, 'active')).failure.code).toBe('mentor_only');
      expect((await become(mentee, id, 'active')).status).toBe(403);
      server.clock.advance({ hours: 1 });
      const startDate = server.clock.now().toISOString();
      expect((await become(one, id, 'active')).body).toMatchObject({
        status: 'active',
        startDate,
        endDate: null,
      });
      const early = await become(one, id, 'declined');
      expect([early.status, early.failure.code]).toEqual([409, 'step_not_possible']);
      server.clock.advance({ hours: 1 });
      const endDate = server.clock.now().toISOString();
      expect((await become(mentee, id, 'ended')).body).toMatchObject({ status: 'ended', startDate, endDate });
      expect((await become(one, id, 'active')).status).toBe(409);
      expect(await told(mentee)).toEqual([['mentorship_accepted', one.username]]);
      expect((await told(one))[0]).toEqual(['mentorship_ended', mentee.username]);
      const pending = { body: { status: 'pending' } };
      expect((await one.client.send('PUT', `/api/mentorships/${id}`, pending)).status).toBe(400);
    });

    it('include a refusal, which is announced too', async () => {
      const [mentee, one] = [await person(server), await mentor(server)];
      const id = await mentorship(mentee, one, false);
      await become(one, id, 'declined');
      expect(await told(mentee)).toEqual([['mentorship_declined', one.username]]);
      expect((await get(mentee, id)).body).toMatchObject({
        status: 'declined',
        startDate: null,
        endDate: null,
      });
    });
  });

  describe('the conversation', () => {
    it('is notified once for everything unread, and stays readable after the end', async () => {
      const [mentee, one] = [await person(server), await mentor(server)];
      const id = await mentorship(mentee, one);
      for (const text of ['One', 'Two', 'Three']) expect((await write(one, id, text)).status).toBe(201);
      const news = async () =>
        (await mentee.client.call(listNotifications)).body.filter(
          ({ kind }) => kind === 'mentorship_message',
        );
      expect(await news()).toHaveLength(1);
      await mentee.client.call(readNotifications, { body: { ids: [(await news())[0]!.id] } });
      await write(one, id, 'Four');
      expect(await news()).toHaveLength(2);
      await become(one, id, 'ended');
      const late = await write(mentee, id, 'Wait');
      expect([late.status, late.failure.code]).toEqual([409, 'mentorship_not_active']);
      const { body } = await mentee.client.call(contract.listMentorshipMessages, { params: { id } });
      expect(body.map(({ content }) => content)).toEqual(['Four', 'Three', 'Two', 'One']);
    });

    it('is private: two mentorships, two threads', async () => {
      const one = await mentor(server);
      const [ann, bob] = [await person(server), await person(server)];
      const [first, second] = [await mentorship(ann, one), await mentorship(bob, one)];
      await write(ann, first, 'From Ann');
      const read = async (who: Person, id: number) =>
        (await who.client.call(contract.listMentorshipMessages, { params: { id } })).body;
      expect(await read(one, first)).toHaveLength(1);
      expect(await read(one, second)).toEqual([]);
    });

    it('stays, without the name of a deleted account', async () => {
      const [mentee, one] = [await person(server), await mentor(server)];
      const id = await mentorship(mentee, one);
      await set(one, `deleted_at = now()`);
      expect((await get(mentee, id)).body).toMatchObject({ person: null });
    });
  });

  describe('who may do what', () => {
    let mentee: Person, one: Person, stranger: Person, id: number;
    beforeAll(async () => {
      [mentee, one, stranger] = [await person(server), await mentor(server), await person(server)];
      id = await mentorship(mentee, one);
    });

    it.each([
      ['GET', '', undefined, 200],
      ['GET', '/messages', undefined, 200],
      ['POST', '/messages', { content: 'x' }, 201],
      ['GET', '/events', undefined, 0],
      ['PUT', '', { status: 'ended' }, 200],
    ] as const)('%s /api/mentorships/:id%s', async (method, rest, body, expected) => {
      const status = async (client: Person['client'], of: number | string) =>
        (await client.send(method, `/api/mentorships/${of}${rest}`, { body })).status;
      expect(await status(server.client, id)).toBe(401);
      expect(await status(stranger.client, id)).toBe(403);
      expect(await status(mentee.client, 999_999)).toBe(404);
      expect(await status(mentee.client, '99999999999')).toBe(404);
      expect(await status(mentee.client, 'x')).toBe(400);
      if (expected > 0) expect(await status(mentee.client, id)).toBe(expected);
    });

    it('the lists are private, and require a session', async () => {
      expect((await stranger.client.call(contract.listMentorships)).body).toEqual([]);
      for (const path of ['/api/mentorships', '/api/mentors']) {
        expect((await server.client.send('GET', path)).status).toBe(401);
        expect((await stranger.client.send('GET', `${path}?limit=201`)).status).toBe(400);
        expect((await stranger.client.send('GET', `${path}?cursor=x`)).status).toBe(400);
      }
      expect((await server.client.send('POST', '/api/mentorships')).status).toBe(401);
    });
  });
});
