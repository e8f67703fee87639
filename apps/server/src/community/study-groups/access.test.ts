import * as contract from '@rounds/contract/community/study-groups';
import { beforeAll, describe, expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { type Person, newGroup, person } from '../../../testing/community.ts';

onServer('study groups and their owners', (server) => {
  const join = (who: Person, id: number) =>
    who.client.call(contract.joinStudyGroup, { params: { id }, body: undefined });

  describe('who may do what', () => {
    let ann: Person, bob: Person, stranger: Person, id: number;
    beforeAll(async () => {
      [ann, bob, stranger] = [await person(server), await person(server), await person(server)];
      ({ id } = (await ann.client.call(contract.createStudyGroup, { body: newGroup })).body);
      await join(bob, id);
    });
    const calls: readonly [string, string, object | undefined, { stranger: number; member: number }][] = [
      ['GET', '', undefined, { stranger: 200, member: 200 }],
      ['PUT', '', { name: 'x' }, { stranger: 403, member: 403 }],
      ['DELETE', '', undefined, { stranger: 403, member: 403 }],
      ['POST', '/leave', undefined, { stranger: 403, member: 200 }],
      ['GET', '/members', undefined, { stranger: 403, member: 200 }],
      ['GET', '/messages', undefined, { stranger: 403, member: 200 }],
      ['POST', '/messages', { content: 'x' }, { stranger: 403, member: 201 }],
      ['GET', '/events', undefined, { stranger: 403, member: 0 }],
    ];

    it.each(calls)('%s /api/study-groups/:id%s', async (method, rest, body, expected) => {
      const at = (of: number | string) => `/api/study-groups/${of}${rest}`;
      const status = async (client: Person['client'], of: number | string) =>
        (await client.send(method, at(of), { body })).status;
      expect(await status(server.client, id)).toBe(401);
      expect(await status(stranger.client, id)).toBe(expected.stranger);
      if (expected.member > 0) expect(await status(bob.client, id)).toBe(expected.member);
      if (rest === '/leave') await join(bob, id);
      expect(await status(bob.client, 999_999)).toBe(404);
      expect(await status(bob.client, '99999999999')).toBe(404);
      expect(await status(bob.client, 'mine')).toBe(400);
    });

    it('nothing works without a token', async () => {
      for (const [method, path] of [
        ['GET', '/api/study-groups'],
        ['POST', '/api/study-groups'],
        ['POST', `/api/study-groups/${id}/join`],
        ['DELETE', '/api/messages/1'],
      ] as const) {
        expect((await server.client.send(method, path)).status).toBe(401);
      }
    });
  });
});
