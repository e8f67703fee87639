import type { createStudyGroup } from '@rounds/contract/community/study-groups';
import { requestMentorship, updateMentorship } from '@rounds/contract/community/mentorships';
import type { BodyIn } from '@rounds/contract/endpoint';
import type { TestServer } from './app.ts';
import type { Client } from './client.ts';
import { buildUser } from './factories.ts';

export const newGroup: BodyIn<typeof createStudyGroup> = {
  name: 'Cardiology on Tuesdays',
  description: 'ECGs, two each week.',
  careerPath: 'nursing',
  maxMembers: 3,
};

export interface Person {
  readonly id: number;
  readonly username: string;
  readonly client: Client;
}

let count = 0;

/** A signed-in learner with this name. */
export async function person(
  { db, clock, client }: Pick<TestServer, 'db' | 'clock' | 'client'>,
  changes: Parameters<typeof buildUser>[2] = {},
): Promise<Person> {
  const username = `person.${process.pid}.${(count += 1)}`;
  const { id, token } = await buildUser(db, clock.now(), { username, ...changes });
  return { id, username, client: client.as(token) };
}

/** A professional who offers mentoring. */
export async function mentor(
  server: Pick<TestServer, 'db' | 'clock' | 'client'>,
  changes: Parameters<typeof buildUser>[2] = {},
): Promise<Person> {
  const one = await person(server, { role: 'professional', careerPath: 'nursing', ...changes });
  await server.db.run('insert into user_settings (user_id, offers_mentoring) values ($1, true)', [one.id]);
  return one;
}

/** Requests a mentorship and, if wanted, has the mentor accept; returns its id. */
export async function mentorship(mentee: Person, of: Person, accepted = true): Promise<number> {
  const { body } = await mentee.client.call(requestMentorship, {
    body: { mentorId: of.id, careerPath: 'nursing', requestMessage: 'Would you help me with dosages?' },
  });
  const params = { id: body.id };
  if (accepted) await of.client.call(updateMentorship, { params, body: { status: 'active' } });
  return body.id;
}
