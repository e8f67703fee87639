import { randomUUID } from 'node:crypto';
import { confirmTwoFactor, setUpTwoFactor } from '@rounds/contract/identity/accounts.security';
import { demoCopyMs } from '@rounds/contract/identity/accounts.rules';
import { type TwoFactorNeeded, login } from '@rounds/contract/identity/accounts';
import { createReply } from '@rounds/contract/community/forum';
import { saveMark } from '@rounds/contract/learning/marks';
import { createPractice } from '@rounds/contract/learning/practice';
import { recordProgress } from '@rounds/contract/learning/progress';
import { listReviewItems } from '@rounds/contract/learning/review';
import { equip, purchase } from '@rounds/contract/rewards/store';
import { createShare, listBadgeKeys } from '@rounds/contract/learning/sharing';
import {
  createStudyGroup,
  joinStudyGroup,
  postGroupMessage,
  updateStudyGroup,
} from '@rounds/contract/community/study-groups';
import { Secret, TOTP } from 'otpauth';
import { createLink } from '../../src/identity/accounts/email/links.service.ts';
import { unlockBadge } from '../badges.ts';
import { mentorship, newGroup } from '../community.ts';
import { address, answersWith, completionOf, newAccount, scenarios } from '../factories.ts';
import { post } from '../forum.ts';
import { givePoints, storeItem } from '../rewards.ts';
import type { Actors } from './actors.ts';

/** The input of a call. */
export interface Sample {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Contained in what the owner made, and for the owner and the member only. */
  readonly secret?: string;
}

/** Creates what a call is about, and returns how to call. */
export type Fixture = (actors: Actors) => Sample | Promise<Sample>;

/** A call that concerns only its caller. */
export const own: Fixture = () => ({});
export const body =
  (sent: object): Fixture =>
  () => ({ body: sent });

export const newcomer: Fixture = () => ({ body: newAccount() });
/** The owner's account is a private copy of the demo learner. */
export const demoCopy: Fixture = async ({ server: { db, clock }, owner }) => {
  const until = new Date(clock.now().getTime() + demoCopyMs);
  await db.run('update users set is_demo = true, demo_until = $2 where id = $1', [owner.id, until]);
  return { body: newAccount() };
};

export const unknownAddress: Fixture = () => ({ body: { email: newAccount().email } });
export const credentials: Fixture = ({ owner: { email, password } }) => ({ body: { email, password } });
export const password: Fixture = ({ owner }) => ({ body: { password: owner.password } });

export const mailLink =
  (purpose: 'reset_password' | 'confirm_email', more: object = {}): Fixture =>
  async ({ server: { db, clock }, owner }) => {
    const email = newAccount().email;
    await db.run('update users set pending_email = $2 where id = $1', [owner.id, email]);
    const link = { userId: owner.id, email: purpose === 'confirm_email' ? email : owner.email };
    const token = await db.transaction((tx) => createLink(tx, purpose, link, clock.now()));
    return { body: { token, ...more } };
  };

export const unconfirmed: Fixture = async ({ server: { db }, owner }) => {
  await db.run('update users set email_confirmed_at = null where id = $1', [owner.id]);
  return {};
};

async function twoFactorSetUp({ server: { clock }, owner: { client, password } }: Actors): Promise<string> {
  const { secret } = (await client.call(setUpTwoFactor, { body: { password } })).body;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });
}

export const firstCode: Fixture = async (actors) => ({ body: { code: await twoFactorSetUp(actors) } });

export const proof: Fixture = async (actors) => {
  const code = await twoFactorSetUp(actors);
  const { recoveryCodes } = (await actors.owner.client.call(confirmTwoFactor, { body: { code } })).body;
  return { body: { password: actors.owner.password, code: recoveryCodes[0] } };
};

export const challenge: Fixture = async (actors) => {
  const { code } = (await proof(actors)).body as { code: string };
  const { email, password } = actors.owner;
  const reply = await actors.server.client.call(login, { body: { email, password }, from: address() });
  return { body: { challenge: (reply.body as TwoFactorNeeded).challenge, code } };
};

export const otherSession: Fixture = async ({ server: { db, clock }, owner }) => {
  const [row] = await db.run<{ id: number }>(
    `insert into sessions (token_hash, user_id, created_at, last_used_at)
     values (decode(md5($3), 'hex'), $1, $2, $2) returning id`,
    [owner.id, clock.now(), randomUUID()],
  );
  return { params: { id: row!.id } };
};

export const begunAttempt: Fixture = async ({ owner: { client } }) => {
  const { first } = await scenarios(client);
  const attempt = {
    scenarioId: first.id,
    attemptId: randomUUID(),
    version: first.version,
    score: 0,
    timeSpent: 9,
  };
  const [answer] = answersWith(first, 1);
  await client.call(recordProgress, { body: { ...attempt, completed: false, ...answer! } });
  return { body: { ...attempt, completed: true, answers: answersWith(first, 4) } };
};

export const scenario: Fixture = async ({ owner: { client } }) => {
  const { first } = await scenarios(client);
  return {
    params: { id: first.id },
    body: { questionIndex: 0, version: first.version, reason: 'wrong_answer', message: 'No.' },
  };
};

/** The owner has started an attempt at the scenario. */
export const attempted: Fixture = async (actors) => {
  const { body } = await begunAttempt(actors);
  return { params: { id: (body as { scenarioId: number }).scenarioId } };
};

export const anAttempt: Fixture = async (actors) => {
  const { body } = await begunAttempt(actors);
  return { params: { id: (body as { attemptId: string }).attemptId } };
};

/** A question with a note by the owner. */
export const aMark =
  (sent?: object): Fixture =>
  async ({ owner: { client } }) => {
    const { first } = await scenarios(client);
    const params = { scenarioId: first.id, questionIndex: 0 };
    const note = `Note ${randomUUID()}`;
    await client.call(saveMark, { params, body: { note } });
    return { params, secret: note, ...(sent && { body: sent }) };
  };

/** A question that the owner missed. */
export const aReviewItem =
  (sent?: object): Fixture =>
  async ({ owner: { client } }) => {
    const { first } = await scenarios(client);
    await client.call(recordProgress, { body: completionOf(first, { answers: answersWith(first, 0) }) });
    const [item] = (await client.call(listReviewItems)).body;
    return { params: { id: item?.id ?? 0 }, ...(sent && { body: sent }) };
  };

export const aQuestion =
  (sent?: object): Fixture =>
  async ({ owner: { client } }) => {
    const { first } = await scenarios(client);
    return { params: { scenarioId: first.id, questionIndex: 0 }, ...(sent && { body: sent }) };
  };

async function beginPractice({ owner: { client } }: Actors) {
  const body = { id: randomUUID(), filters: {}, count: 5 };
  await client.call(createPractice, { body });
  return body;
}

export const practice =
  (sent?: object): Fixture =>
  async (actors) => ({ params: { id: (await beginPractice(actors)).id }, ...(sent && { body: sent }) });

/** The very session that the owner started. */
export const samePractice: Fixture = async (actors) => ({ body: await beginPractice(actors) });

export const badge: Fixture = async ({ server: { db }, owner }) => ({
  params: { id: await unlockBadge(db, { userId: owner.id }) },
});

export const sharedBadge: Fixture = async (actors) => {
  const { params } = await badge(actors);
  const { body: share } = await actors.owner.client.call(createShare, { params: { id: params!['id'] } });
  return { params: { token: share.token } };
};

export const badgeKey: Fixture = async ({ server: { client } }) => ({
  params: { kid: (await client.call(listBadgeKeys)).body.keys[0]!.kid },
});

export const badgeSlug: Fixture = async (actors) => {
  const { params } = await badge(actors);
  const [row] = await actors.server.db.run<{ slug: string }>(
    'select slug from achievements a join user_achievements u on u.achievement_id = a.id where u.id = $1',
    [params!['id']],
  );
  return { params: { slug: row!.slug } };
};

/** Mentions the member, who is notified. */
export const newPost: Fixture = ({ member }) => ({
  body: { title: 'A title', content: `Some words for @${member.username}.`, category: 'discussion' },
});

export const aPost =
  (sent?: object): Fixture =>
  async ({ owner }) => ({ params: { id: (await post(owner)).id }, ...(sent && { body: sent }) });

/** The owner's reply to the member's post. */
export const aReply =
  (sent?: object): Fixture =>
  async ({ owner, member }) => {
    const params = { id: (await post(member)).id };
    const reply = await owner.client.call(createReply, { params, body: { content: 'A reply.' } });
    return { params: { id: reply.body.id }, ...(sent && { body: sent }) };
  };

async function createGroup({ owner, member }: Actors, meetingPlace?: string): Promise<{ id: number }> {
  const { id } = (await owner.client.call(createStudyGroup, { body: newGroup })).body;
  const params = { id };
  await member.client.call(joinStudyGroup, { params, body: {} });
  if (meetingPlace) await owner.client.call(updateStudyGroup, { params, body: { meetingPlace } });
  return params;
}

export const group =
  (sent?: object): Fixture =>
  async (actors) => {
    const secret = `Room ${randomUUID()}`;
    return { params: await createGroup(actors, secret), secret, ...(sent && { body: sent }) };
  };

/** Whoever joins it may see what is for its members. */
export const openGroup: Fixture = async (actors) => ({ params: await createGroup(actors), body: {} });

export const groupMessage: Fixture = async (actors) => {
  const params = await createGroup(actors);
  const message = { params, body: { content: 'At seven?' } };
  return { params: { id: (await actors.owner.client.call(postGroupMessage, message)).body.id } };
};

export const mentor: Fixture = ({ member }) => ({
  body: { mentorId: member.id, careerPath: 'nursing', requestMessage: 'Would you help me?' },
});

/** Requested by the owner, accepted by the member. */
export const aMentorship =
  (sent?: object): Fixture =>
  async ({ owner, member }) => ({
    params: { id: await mentorship(owner, member) },
    ...(sent && { body: sent }),
  });

export const affordable: Fixture = async ({ server: { db, clock }, owner }) => {
  await givePoints(db, owner.id, 5000, clock.now());
  return { body: { itemId: (await storeItem(owner.client, 'scrubs-plum')).id } };
};

export const wardrobe: Fixture = async (actors) => {
  const { body } = await affordable(actors);
  const item = { body: body as { itemId: number } };
  await actors.owner.client.call(purchase, item);
  await actors.owner.client.call(equip, item);
  return item;
};

export const ad: Fixture = async ({ server: { db } }) => {
  const [row] = await db.run<{ id: number }>(
    `insert into advertisements (slug, title, description, target_url, ad_type, placement)
     values ($1, 'Test', 'For tests.', 'https://example.org', 'sidebar', 'dashboard') returning id`,
    [randomUUID()],
  );
  return { body: { advertisementId: row!.id, placement: 'dashboard' } };
};

export const ownerAsUser =
  (sent?: object): Fixture =>
  ({ owner }) => ({ params: { userId: owner.id }, ...(sent && { body: sent }) });

export const ownerAsPerson: Fixture = ({ owner }) => ({ params: { id: owner.id } });

export const hidden =
  (by: 'userId' | 'username'): Fixture =>
  async ({ server: { db }, owner }) => {
    await db.run('insert into user_settings (user_id, profile_visible) values ($1, false)', [owner.id]);
    return { params: by === 'userId' ? { userId: owner.id } : { username: owner.username } };
  };

export const several: Fixture = ({ owner, member }) => ({ query: { ids: `${owner.id},${member.id}` } });

export const reportable: Fixture = async ({ owner }) => ({
  body: { kind: 'forum_post', id: (await post(owner)).id, reason: 'spam', message: 'No.' },
});
