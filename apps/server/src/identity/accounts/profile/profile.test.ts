import {
  type User,
  confirmEmail,
  getProfile,
  login,
  updateProfile,
} from '@rounds/contract/identity/accounts';
import { expect, it } from 'vitest';
import { onServer } from '../../../../testing/app.ts';
import { tokenIn } from '../../../../testing/doubles.ts';
import {
  type Learner,
  address,
  completeScenario,
  newAccount,
  registerLearner,
  scenarios,
} from '../../../../testing/factories.ts';

onServer('the profile', (server) => {
  const put = ({ client }: Learner, body: unknown) =>
    client.send<{ user: User }>('PUT', '/api/user/profile', { body });
  const confirm = (token: string) => server.client.call(confirmEmail, { body: { token }, from: address() });
  const lastLink = async () => {
    await server.jobs.runAll();
    return tokenIn(server.mailer.sent.at(-1)!);
  };

  it('shows the learner with their stats', async () => {
    const learner = await registerLearner(server);
    const none = { totalXP: 0, scenariosCompleted: 0, averageScore: 0, currentStreak: 0, perfectScores: 0 };
    expect((await learner.client.call(getProfile)).body).toEqual({ user: learner.user, stats: none });

    const { first, second, third } = await scenarios(learner.client);
    await completeScenario(learner.client, first, { right: 5 });
    await completeScenario(learner.client, second, { right: 2 });
    await completeScenario(learner.client, third, { completed: false, answers: [] });
    const { user, stats } = (await learner.client.call(getProfile)).body;
    expect(user).toEqual({ ...learner.user, xp: 162, points: 81, level: 1, streak: 1 });
    expect(stats).toEqual({
      totalXP: 162,
      scenariosCompleted: 2,
      averageScore: 70,
      currentStreak: 1,
      perfectScores: 1,
    });
  });

  it('shows the average to one decimal', async () => {
    const { client } = await registerLearner(server);
    const { first, second, third } = await scenarios(client);
    await completeScenario(client, first, { right: 5 });
    await completeScenario(client, second, { right: 4 });
    await completeScenario(client, third, { right: 1 });
    expect((await client.call(getProfile)).body.stats.averageScore).toBe(66.7);
  });

  it('accepts each field that may be changed', async () => {
    const learner = await registerLearner(server);
    const username = `renamed.${server.db.kind}`;
    const body = { username, role: 'professional', careerPath: 'tech', learningStyle: 'auditory' };
    const { status, body: answer } = await put(learner, body);
    expect(status).toBe(200);
    expect(answer.user).toEqual({ ...learner.user, ...body });
    expect((await learner.client.call(getProfile)).body.user).toEqual(answer.user);
    expect((await put(learner, { careerPath: null })).body.user.careerPath).toBeNull();
    expect((await put(learner, {})).body.user).toEqual({ ...answer.user, careerPath: null });
  });

  it('ignores everything else', async () => {
    const learner = await registerLearner(server);
    const changes = {
      id: 1,
      xp: 99_999,
      level: 100,
      points: 99_999,
      streak: 365,
      subscriptionTier: 'enterprise',
      isDemo: true,
      isSample: true,
      trialEndsAt: null,
      pendingEmail: 'x@example.org',
      passwordHash: 'x',
      password: 'x'.repeat(9),
      leaderboardVisible: false,
      timeZone: 'Asia/Tokyo',
      createdAt: '1999-01-01T00:00:00Z',
      xp_reached_at: 0,
    };
    const row = async () => {
      const [user] = await server.db.run('select * from users where id = $1', [learner.user.id]);
      return user;
    };
    const before = await row();
    expect((await put(learner, changes)).status).toBe(200);
    expect(await row()).toEqual(before);
  });

  it.each(['admin', 'staff', 'manager', '', 'Student'])('has no role "%s"', async (role) => {
    const { status, failure } = await put(await registerLearner(server), { role });
    expect(status).toBe(400);
    expect(failure.issues).toMatchObject([{ path: 'role', message: 'Invalid input' }]);
  });

  it('answers 409 for somebody else’s name, but allows another case of one’s own', async () => {
    const [one, other] = [await registerLearner(server), await registerLearner(server)];
    const taken = await put(one, { username: other.user.username.toUpperCase(), careerPath: 'doctor' });
    expect(taken.status).toBe(409);
    expect(taken.failure.code).toBe('username_taken');
    expect((await one.client.call(getProfile)).body.user).toEqual(one.user);
    const own = one.user.username.toUpperCase();
    expect((await put(one, { username: own })).body.user.username).toBe(own);
  });

  it('accepts no name that reads as staff, but lets an existing one stay', async () => {
    const learner = await registerLearner(server);
    const refused = await put(learner, { username: 'Rounds.Support', careerPath: 'doctor' });
    expect(refused.status).toBe(422);
    expect(refused.failure).toMatchObject({ code: 'username_reserved', issues: [{ path: 'username' }] });
    expect((await learner.client.call(getProfile)).body.user).toEqual(learner.user);
    await server.db.run(`update users set username = 'official' where id = $1`, [learner.user.id]);
    const own = await put(learner, { username: 'Official', careerPath: 'doctor' });
    expect([own.status, own.body.user.careerPath]).toEqual([200, 'doctor']);
  });

  it('changes the email once the link sent to the new address is followed', async () => {
    const learner = await registerLearner(server);
    const { email } = newAccount();
    const answer = await put(learner, { email, currentPassword: learner.password, careerPath: 'doctor' });
    expect(answer.body.user).toMatchObject({
      email: learner.email,
      pendingEmail: email,
      careerPath: 'doctor',
    });
    const token = await lastLink();
    expect(server.mailer.sent.at(-1)).toMatchObject({ to: email });
    expect(server.mailer.sent.at(-1)?.text).toContain('http://rounds.test/confirm-email?token=');

    const signIn = (as: string) =>
      server.client.call(login, { body: { email: as, password: learner.password }, from: address() });
    expect((await signIn(email)).status).toBe(401);
    expect((await confirm(token)).body).toEqual({ email });
    expect((await learner.client.call(getProfile)).body.user).toMatchObject({ email, pendingEmail: null });
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(learner.email)).status).toBe(401);
    expect((await confirm(token)).status).toBe(422);
  });

  it.each([
    ['no password', {}],
    ['a wrong password', { currentPassword: 'wrong' }],
    ['an empty password', { currentPassword: '' }],
  ])('keeps the email with %s, and everything else too', async (_what, given) => {
    const learner = await registerLearner(server);
    const { status, failure } = await put(learner, {
      email: newAccount().email,
      careerPath: 'tech',
      ...given,
    });
    expect(status).toBe(403);
    expect(failure).toMatchObject({ code: 'wrong_password', issues: [{ path: 'currentPassword' }] });
    expect((await learner.client.call(getProfile)).body.user).toEqual(learner.user);
  });

  it('needs no password to save one’s own email again', async () => {
    const learner = await registerLearner(server);
    const { status, body } = await put(learner, { email: learner.email.toUpperCase() });
    expect(status).toBe(200);
    expect(body.user).toEqual(learner.user);
  });

  it('rejects an email that is taken, at once or by the time the link is followed', async () => {
    const [learner, other] = [await registerLearner(server), await registerLearner(server)];
    const currentPassword = learner.password;
    const taken = await put(learner, { email: other.email.toUpperCase(), currentPassword });
    expect(taken.status).toBe(409);
    expect(taken.failure).toMatchObject({ code: 'email_taken', issues: [{ path: 'email' }] });

    const later = newAccount();
    await put(learner, { email: later.email, currentPassword });
    const token = await lastLink();
    await registerLearner(server, { email: later.email });
    const late = await confirm(token);
    expect(late.status).toBe(409);
    expect(late.failure.code).toBe('email_taken');
    expect((await learner.client.call(getProfile)).body.user.email).toBe(learner.email);
  });

  it('uses the latest change, in whatever order the mails are sent', async () => {
    const learner = await registerLearner(server);
    await server.jobs.runAll();
    const [earlier, later] = [newAccount().email, newAccount().email];
    await put(learner, { email: earlier, currentPassword: learner.password });
    await put(learner, { email: later, currentPassword: learner.password });
    const before = server.mailer.sent.length;
    await server.jobs.runAll((jobs) => jobs.reverse());
    const [mail, ...more] = server.mailer.sent.slice(before).filter(({ to }) => to !== learner.email);
    expect(more).toEqual([]);
    expect(mail?.to).toBe(later);
    expect((await confirm(tokenIn(mail!))).body).toEqual({ email: later });
  });

  it('has a link for the new email that works for a day', async () => {
    const learner = await registerLearner(server);
    await put(learner, { email: newAccount().email, currentPassword: learner.password });
    const token = await lastLink();
    server.clock.advance({ days: 1 });
    expect((await confirm(token)).failure.code).toBe('link_expired');
  });

  it('requires a session', async () => {
    expect((await server.client.call(getProfile)).status).toBe(401);
    expect((await server.client.call(updateProfile, { body: {} })).status).toBe(401);
  });
});
