import { listMentors, updateMentorship } from '@rounds/contract/community/mentorships';
import { saveSettings } from '@rounds/contract/identity/settings';
import { expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { mentor, mentorship, person } from '../../../testing/community.ts';

onServer('mentors', (server) => {
  it('say what they help with and how many they mentor', async () => {
    const asking = await person(server);
    const one = await mentor(server);
    const topics = ['management_of_care', 'psychosocial_integrity'] as const;
    await one.client.call(saveSettings, { body: { mentoringTopics: [...topics] } });
    const shown = async () => {
      const all = (await asking.client.call(listMentors, { query: { limit: 200 } })).body;
      const { topics: on, activeMentees, pastMentees } = all.find(({ id }) => id === one.id)!;
      return { on, activeMentees, pastMentees };
    };
    const first = await mentorship(await person(server), one);
    await mentorship(await person(server), one);
    await mentorship(await person(server), one, false);
    expect(await shown()).toEqual({ on: topics, activeMentees: 2, pastMentees: 0 });
    await one.client.call(updateMentorship, { params: { id: first }, body: { status: 'ended' } });
    expect(await shown()).toEqual({ on: topics, activeMentees: 1, pastMentees: 1 });
  });
});
