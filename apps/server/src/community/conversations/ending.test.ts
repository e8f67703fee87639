import { postMentorshipMessage, listMentorshipMessages } from '@rounds/contract/community/mentorships';
import * as groups from '@rounds/contract/community/study-groups';
import { expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { type Person, mentor, mentorship, newGroup, person } from '../../../testing/community.ts';

onServer('a conversation', (server) => {
  /** The conversation of a message. */
  async function conversationOf(messageId: number): Promise<number> {
    const [row] = await server.db.run<{ id: number }>(
      'select conversation_id as id from messages where id = $1',
      [messageId],
    );
    return row!.id;
  }

  const left = (id: number) =>
    server.db.run(
      'select 1 from conversations where id = $1 union all select 1 from messages where conversation_id = $1',
      [id],
    );

  async function groupWithMessage(ann: Person) {
    const { id } = (await ann.client.call(groups.createStudyGroup, { body: newGroup })).body;
    const body = { content: 'Hello' };
    const message = (await ann.client.call(groups.postGroupMessage, { params: { id }, body })).body.id;
    return { params: { id }, conversation: await conversationOf(message) };
  }

  it('is deleted with its study group', async () => {
    const ann = await person(server);
    const { params, conversation } = await groupWithMessage(ann);
    await ann.client.call(groups.deleteStudyGroup, { params });
    expect(await left(conversation)).toEqual([]);
  });

  it('is deleted when the last member leaves the study group', async () => {
    const [ann, bob] = [await person(server), await person(server)];
    const { params, conversation } = await groupWithMessage(ann);
    await bob.client.call(groups.joinStudyGroup, { params });
    await ann.client.call(groups.leaveStudyGroup, { params });
    expect(await left(conversation)).toHaveLength(2);
    await bob.client.call(groups.leaveStudyGroup, { params });
    expect(await left(conversation)).toEqual([]);
  });

  it('of a mentorship is deleted when both people are erased', async () => {
    const [mentee, one] = [await person(server), await mentor(server)];
    const params = { id: await mentorship(mentee, one) };
    const body = { content: 'Hello' };
    const message = (await mentee.client.call(postMentorshipMessage, { params, body })).body.id;
    const conversation = await conversationOf(message);
    const erase = async (who: Person) => {
      await server.db.run(`update users set deleted_at = timestamptz '2000-01-01' where id = $1`, [who.id]);
      await server.jobs.run('accounts.erase');
    };
    await erase(one);
    const read = await mentee.client.call(listMentorshipMessages, { params });
    expect(read.body.map(({ id }) => id)).toEqual([message]);
    await erase(mentee);
    expect(await left(conversation)).toEqual([]);
  });
});
