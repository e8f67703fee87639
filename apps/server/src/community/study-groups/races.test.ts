import { deleteAccount } from '@rounds/contract/identity/accounts.security';
import {
  createStudyGroup,
  getStudyGroup,
  joinStudyGroup,
  leaveStudyGroup,
} from '@rounds/contract/community/study-groups';
import { postGroupMessage } from '@rounds/contract/community/study-groups';
import { beforeAll, expect, it } from 'vitest';
import { listen, onServerOf } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import { newGroup, person } from '../../../testing/community.ts';
import { present } from '../../../testing/databases.ts';
import { registerLearner, signInWith } from '../../../testing/factories.ts';
import { openStream } from '../../../testing/streams.ts';

onServerOf('postgres', 'at once, over real connections', (server) => {
  let open: Awaited<ReturnType<typeof listen>> | undefined;
  beforeAll(async () => {
    open = await listen(server);
  });
  const learner = async () => {
    const one = await person(server);
    return { ...one, client: present(open).as(one.client.token) };
  };
  const group = async (maxMembers: number) => {
    const ann = await learner();
    const { body } = await ann.client.call(createStudyGroup, { body: { ...newGroup, maxMembers } });
    return { ann, id: body.id };
  };
  const get = async ({ client }: { client: Client }, id: number) =>
    (await client.call(getStudyGroup, { params: { id } })).body;
  const inside = async (id: number) => {
    const rows = await server.db.run<{ role: string }>(
      'select role from study_group_members where group_id = $1 order by role',
      [id],
    );
    return rows.map(({ role }) => role);
  };

  it('twenty join a group of two, and it ends up with two', async () => {
    const { ann, id } = await group(2);
    const people = await Promise.all(Array.from({ length: 20 }, learner));
    const replies = await Promise.all(
      people.map(({ client }) => client.call(joinStudyGroup, { params: { id } })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await inside(id)).toEqual(['creator', 'member']);
    expect((await ann.client.call(getStudyGroup, { params: { id } })).body.members).toBe(2);
  });

  it('one learner joins twenty times, and is in it once', async () => {
    const { id } = await group(20);
    const { client } = await learner();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => client.call(joinStudyGroup, { params: { id } })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await inside(id)).toEqual(['creator', 'member']);
  });

  it('a member deletes their account and returns while others join, and keeps a place', async () => {
    const { ann, id } = await group(3);
    const bob = await registerLearner(server);
    const own = { client: present(open).as(bob.token) };
    await own.client.call(joinStudyGroup, { params: { id } });
    const people = await Promise.all(Array.from({ length: 12 }, learner));
    const joining = (some: typeof people) =>
      Promise.all(some.map(({ client }) => client.call(joinStudyGroup, { params: { id } })));
    const body = { password: bob.password };
    const [gone] = await Promise.all([own.client.call(deleteAccount, { body }), joining(people.slice(0, 6))]);
    expect(gone.status).toBe(200);
    expect((await get(ann, id)).members).toBe(2);
    const [back] = await Promise.all([signInWith(present(open), bob), joining(people.slice(6))]);
    expect(back.status).toBe(200);
    expect(await inside(id)).toHaveLength(3);
    expect(await get(ann, id)).toMatchObject({ members: 3, maxMembers: 3 });
  });

  it('all leave at once: the group ends, or one of them leads it', async () => {
    const { ann, id } = await group(8);
    const people = [ann, ...(await Promise.all(Array.from({ length: 6 }, learner)))];
    for (const { client } of people.slice(1)) await client.call(joinStudyGroup, { params: { id } });
    const leaving = people.slice(0, 6);
    await Promise.all(leaving.map(({ client }) => client.call(leaveStudyGroup, { params: { id } })));
    expect(await inside(id)).toEqual(['creator']);
    const last = people.at(-1)!;
    expect((await last.client.call(getStudyGroup, { params: { id } })).body).toMatchObject({ own: true });
    await last.client.call(leaveStudyGroup, { params: { id } });
    expect(await server.db.run('select 1 from study_groups where id = $1', [id])).toEqual([]);
  });

  it('open pages of a group hear what is written in it, and in no other', async () => {
    const { ann, id } = await group(8);
    const other = await group(8);
    const origin = present(open).origin;
    const stream = await openStream(`${origin}/api/study-groups/${id}/events`, ann.client.token!);
    expect(stream.status).toBe(200);
    const write = (who: typeof ann, to: number) =>
      who.client.call(postGroupMessage, { params: { id: to }, body: { content: 'Hello' } });
    await write(other.ann, other.id);
    const { body } = await write(ann, id);
    const [row] = await server.db.run<{ conversation: number }>(
      'select conversation_id as conversation from study_groups where id = $1',
      [id],
    );
    expect(await stream.next(1)).toEqual([
      { topic: `conversation:${row!.conversation}`, messageId: body.id },
    ]);
    stream.close();
  });
});
