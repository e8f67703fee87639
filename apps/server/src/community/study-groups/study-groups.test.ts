import { deleteMessage } from '@rounds/contract/community/conversations';
import { listNotifications } from '@rounds/contract/messages/notifications';
import * as contract from '@rounds/contract/community/study-groups';
import { invitationAlphabet } from '@rounds/contract/community/study-groups.rules';
import { describe, expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { type Person, newGroup, person } from '../../../testing/community.ts';

onServer('study groups', (server) => {
  const found = async (by: Person, changes: object = {}) =>
    (await by.client.call(contract.createStudyGroup, { body: { ...newGroup, ...changes } })).body;
  const join = (who: Person, id: number, code?: string) =>
    who.client.call(contract.joinStudyGroup, {
      params: { id },
      body: code === undefined ? undefined : { code },
    });
  const leave = (who: Person, id: number) => who.client.call(contract.leaveStudyGroup, { params: { id } });
  const get = (who: Person, id: number) => who.client.call(contract.getStudyGroup, { params: { id } });
  const list = async (who: Person, query: object = {}) =>
    (await who.client.call(contract.listStudyGroups, { query })).body;
  const members = async (who: Person, id: number) =>
    (await who.client.call(contract.listGroupMembers, { params: { id } })).body;
  const write = (who: Person, id: number, content: string) =>
    who.client.call(contract.postGroupMessage, { params: { id }, body: { content } });
  const read = async (who: Person, id: number) =>
    (await who.client.call(contract.listGroupMessages, { params: { id } })).body;
  const change = (who: Person, id: number, body: object) =>
    who.client.send<contract.StudyGroup>('PUT', `/api/study-groups/${id}`, { body });

  describe('founding', () => {
    it('makes the creator the first member', async () => {
      const ann = await person(server, { careerPath: 'pharmacy' });
      const { status, body } = await ann.client.call(contract.createStudyGroup, {
        body: { name: ' ECGs ', description: 'Two each week.', careerPath: 'nursing' },
      });
      expect(status).toBe(201);
      const creator = { id: ann.id, username: ann.username, careerPath: 'pharmacy', level: 1 };
      expect(body).toEqual({
        id: expect.any(Number) as number,
        name: 'ECGs',
        description: 'Two each week.',
        careerPath: 'nursing',
        maxMembers: 8,
        isPrivate: false,
        createdBy: ann.id,
        creator,
        members: 1,
        isMember: true,
        own: true,
        invitationCode: null,
        nextMeeting: null,
        meetingPlace: null,
        createdAt: server.clock.now().toISOString(),
      });
      expect(await members(ann, body.id)).toEqual([
        {
          userId: ann.id,
          username: ann.username,
          careerPath: 'pharmacy',
          level: 1,
          role: 'creator',
          joinedAt: server.clock.now().toISOString(),
        },
      ]);
    });

    it.each([
      { name: '  ' },
      { name: 'x'.repeat(101) },
      { name: undefined },
      { description: '' },
      { careerPath: 'law' },
      { careerPath: undefined },
      { maxMembers: 1 },
      { maxMembers: 21 },
      { maxMembers: 2.5 },
      { maxMembers: '8' },
      { isPrivate: 'yes' },
      { name: 'a\u0000b' },
    ])('rejects %j', async (changes) => {
      const { client } = await person(server);
      const { status } = await client.send('POST', '/api/study-groups', {
        body: { ...newGroup, ...changes },
      });
      expect(status).toBe(400);
    });

    it('ignores fields that the server decides', async () => {
      const [ann, bob] = [await person(server), await person(server)];
      const { body } = await ann.client.send<contract.StudyGroup>('POST', '/api/study-groups', {
        body: { ...newGroup, createdBy: bob.id, invitationCode: 'MINE', members: 7 },
      });
      expect(body).toMatchObject({ createdBy: ann.id, invitationCode: null, members: 1 });
    });
  });

  it('are listed latest first, filtered by path and text, in pages', async () => {
    const ann = await person(server);
    const word = `zebra${ann.id}`;
    const ids: number[] = [];
    for (const [name, careerPath] of [
      [`${word} one`, 'nursing'],
      ['two', 'doctor'],
      ['three', 'doctor'],
    ] as const) {
      ids.unshift((await found(ann, { name, careerPath, description: `About ${word.toUpperCase()}.` })).id);
    }
    expect((await list(ann, { q: word })).map(({ id }) => id)).toEqual(ids);
    expect((await list(ann, { q: word, careerPath: 'doctor' })).map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(await list(ann, { q: `${word}%` })).toEqual([]);
    const first = await ann.client.call(contract.listStudyGroups, { query: { q: word, limit: 2 } });
    expect(first.body).toHaveLength(2);
    const next = /^<([^>]+)>; rel="next"$/.exec(first.headers['link'] ?? '')?.[1];
    const second = await ann.client.send<contract.StudyGroup[]>('GET', next!);
    expect(second.body.map(({ id }) => id)).toEqual(ids.slice(2));
    expect(second.headers['link']).toBeUndefined();
    for (const query of ['limit=0', 'cursor=nonsense', 'careerPath=law']) {
      expect((await ann.client.send('GET', `/api/study-groups?${query}`)).status).toBe(400);
    }
  });

  describe('joining', () => {
    it('counts, notifies the creator, and has no effect twice', async () => {
      const [ann, bob] = [await person(server), await person(server)];
      const { id } = await found(ann);
      const { status, body } = await join(bob, id);
      expect(status).toBe(200);
      expect(body).toMatchObject({ members: 2, isMember: true, own: false });
      expect((await list(ann)).find((group) => group.id === id)?.members).toBe(2);
      expect((await join(bob, id)).failure).toMatchObject({ code: 'already_member' });
      await leave(bob, id);
      expect((await join(bob, id)).status).toBe(200);
      expect((await ann.client.call(listNotifications)).body).toEqual([
        expect.objectContaining({
          kind: 'group_joined',
          data: { groupId: id, group: newGroup.name, personId: bob.id, person: bob.username },
        }),
      ]);
    });

    it('a full group is rejected', async () => {
      const [ann, bob, cem] = [await person(server), await person(server), await person(server)];
      const { id } = await found(ann, { maxMembers: 2 });
      await join(bob, id);
      const { status, failure } = await join(cem, id);
      expect([status, failure.code]).toEqual([409, 'group_full']);
      await leave(bob, id);
      expect((await join(cem, id)).status).toBe(200);
    });

    it('a private group needs the code that only its creator sees', async () => {
      const [ann, bob] = [await person(server), await person(server)];
      const { id, invitationCode } = await found(ann, { isPrivate: true });
      expect(invitationCode).toMatch(new RegExp(`^[${invitationAlphabet}]{10}$`));
      expect((await get(bob, id)).body).toMatchObject({ isPrivate: true, invitationCode: null });
      for (const code of [undefined, '', 'AAAAAAAAAA', '%']) {
        const { status, failure } = await join(bob, id, code);
        expect([status, failure.code]).toEqual([403, 'wrong_invitation_code']);
      }
      expect((await join(bob, id, invitationCode!.toLowerCase())).status).toBe(200);
      expect((await get(bob, id)).body).toMatchObject({ isMember: true, invitationCode: null });
      expect(
        (await bob.client.send('POST', `/api/study-groups/${id}/join`, { body: { code: 7 } })).status,
      ).toBe(400);
    });

    it('codes cannot be guessed', async () => {
      const [ann, bob] = [await person(server), await person(server)];
      const { id } = await found(ann, { isPrivate: true });
      const tries = await Promise.all(Array.from({ length: 61 }, () => join(bob, id, 'AAAAAAAAAA')));
      expect(tries.filter(({ status }) => status === 429)).toHaveLength(1);
    });
  });

  describe('leaving', () => {
    it('as the creator hands the group to the longest-standing member; the last member’s leaving ends it', async () => {
      const [ann, bob, cem] = [await person(server), await person(server), await person(server)];
      const { id } = await found(ann, { isPrivate: true });
      const code = (await get(ann, id)).body.invitationCode!;
      for (const who of [bob, cem]) {
        server.clock.advance({ minutes: 1 });
        await join(who, id, code);
      }
      expect((await leave(ann, id)).status).toBe(200);
      expect((await get(bob, id)).body).toMatchObject({ own: true, members: 2, invitationCode: code });
      expect((await members(bob, id)).map(({ role }) => role)).toEqual(['creator', 'member']);
      const again = await leave(ann, id);
      expect([again.status, again.failure.code]).toEqual([403, 'not_a_member']);
      await leave(cem, id);
      await leave(bob, id);
      expect((await get(ann, id)).status).toBe(404);
    });

    it('a deleted account is not shown, and keeps its place until it is erased', async () => {
      const [ann, bob] = [await person(server), await person(server)];
      const { id } = await found(ann, { maxMembers: 2 });
      await join(bob, id);
      await write(ann, id, 'Hello');
      await server.db.run('update users set deleted_at = $2 where id = $1', [ann.id, server.clock.now()]);
      expect((await get(bob, id)).body).toMatchObject({ members: 1, creator: null, createdBy: null });
      expect((await members(bob, id)).map(({ userId }) => userId)).toEqual([bob.id]);
      expect(await read(bob, id)).toEqual([
        expect.objectContaining({ content: 'Hello', authorId: null, author: null, own: false }),
      ]);
      const late = await person(server);
      expect((await join(late, id)).failure.code).toBe('group_full');
      await server.db.run("update users set deleted_at = deleted_at - interval '31 days' where id = $1", [
        ann.id,
      ]);
      await server.jobs.run('accounts.erase');
      expect((await join(late, id)).status).toBe(200);
      expect((await get(bob, id)).body).toMatchObject({ members: 2, own: true });
    });
  });

  describe('changing', () => {
    it('is for the creator, field by field', async () => {
      const [ann, bob] = [await person(server), await person(server)];
      const { id } = await found(ann);
      await join(bob, id);
      const nextMeeting = '2026-03-10T18:00:00.000Z';
      const { status, body } = await change(ann, id, { nextMeeting, meetingPlace: 'Library, room 2' });
      expect(status).toBe(200);
      expect(body).toMatchObject({ name: newGroup.name, nextMeeting, meetingPlace: 'Library, room 2' });
      expect((await get(bob, id)).body).toMatchObject({ nextMeeting });
      expect((await get(await person(server), id)).body).toMatchObject({
        nextMeeting: null,
        meetingPlace: null,
      });
      expect((await change(ann, id, { nextMeeting: null })).body).toMatchObject({ nextMeeting: null });
      expect((await change(ann, id, {})).status).toBe(200);
      expect((await change(bob, id, { name: 'Mine' })).failure).toMatchObject({ code: 'not_group_creator' });
      const tooFew = await change(ann, id, { maxMembers: 1 });
      expect(tooFew.status).toBe(400);
      await join(await person(server), id);
      const fewer = await change(ann, id, { maxMembers: 2 });
      expect([fewer.status, fewer.failure.issues?.[0]?.path]).toEqual([422, 'maxMembers']);
      expect((await change(ann, id, { nextMeeting: 'tomorrow' })).status).toBe(400);
    });

    it('to private creates a code, and to open removes it', async () => {
      const ann = await person(server);
      const { id } = await found(ann);
      const { invitationCode } = (await change(ann, id, { isPrivate: true })).body;
      expect(invitationCode).toHaveLength(10);
      expect((await change(ann, id, { isPrivate: true })).body.invitationCode).toBe(invitationCode);
      expect((await change(ann, id, { isPrivate: false })).body.invitationCode).toBeNull();
      expect((await join(await person(server), id)).status).toBe(200);
    });

    it('deleting ends it', async () => {
      const [ann, bob] = [await person(server), await person(server)];
      const { id } = await found(ann);
      await join(bob, id);
      expect((await bob.client.call(contract.deleteStudyGroup, { params: { id } })).status).toBe(403);
      expect((await ann.client.call(contract.deleteStudyGroup, { params: { id } })).status).toBe(200);
      expect((await get(bob, id)).status).toBe(404);
    });
  });

  describe('the thread', () => {
    it('is listed latest first, in pages, and one’s own messages can be deleted', async () => {
      const [ann, bob] = [await person(server), await person(server)];
      const { id } = await found(ann);
      await join(bob, id);
      const first = await write(ann, id, ' One\nand a half ');
      expect(first.status).toBe(201);
      expect(first.body).toEqual({
        id: expect.any(Number) as number,
        content: 'One\nand a half',
        authorId: ann.id,
        author: { id: ann.id, username: ann.username, careerPath: null, level: 1 },
        createdAt: server.clock.now().toISOString(),
        own: true,
      });
      for (const text of ['Two', 'Three']) await write(bob, id, text);
      const page = await ann.client.call(contract.listGroupMessages, { params: { id }, query: { limit: 2 } });
      expect(page.body.map(({ content, own }) => [content, own])).toEqual([
        ['Three', false],
        ['Two', false],
      ]);
      const next = /^<([^>]+)>; rel="next"$/.exec(page.headers['link'] ?? '')?.[1];
      const rest = await ann.client.send<{ content: string }[]>('GET', next!);
      expect(rest.body.map(({ content }) => content)).toEqual(['One\nand a half']);

      const params = { id: first.body.id };
      expect((await bob.client.call(deleteMessage, { params })).failure.code).toBe('not_author');
      expect((await bob.client.call(deleteMessage, { params })).status).toBe(403);
      expect((await ann.client.call(deleteMessage, { params })).status).toBe(200);
      expect((await ann.client.call(deleteMessage, { params })).status).toBe(404);
      expect((await read(bob, id)).map(({ content }) => content)).toEqual(['Three', 'Two']);
      for (const content of ['', '  ', 'x'.repeat(4001), 'a\u0000b']) {
        expect((await write(ann, id, content)).status).toBe(400);
      }
    });
  });
});
