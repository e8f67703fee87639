import { getProfile, register } from '@rounds/contract/identity/accounts';
import { expect, it } from 'vitest';
import { type TestServer, onServer } from '../../../../testing/app.ts';
import { address, newAccount, registerLearner } from '../../../../testing/factories.ts';

onServer('registration', (server) => {
  const attempt = (body: unknown, { client }: TestServer = server) =>
    client.send<{ token: string }>('POST', '/api/auth/register', { body, from: address() });

  it('answers 201 with a new learner, and a token that works', async () => {
    const body = newAccount({ role: 'professional', careerPath: 'pharmacy', learningStyle: 'visual' });
    const reply = await server.client.call(register, { body: { ...body, timeZone: 'Asia/Tokyo' } });
    expect(reply.status).toBe(201);
    expect(reply.body.user).toEqual({
      id: expect.any(Number) as number,
      username: body.username,
      email: body.email,
      pendingEmail: null,
      careerPath: 'pharmacy',
      role: 'professional',
      learningStyle: 'visual',
      level: 1,
      xp: 0,
      points: 0,
      streak: 0,
      subscriptionTier: 'free',
      trialEndsAt: '2026-03-18T09:00:00.000Z',
      isDemo: false,
      isStaff: false,
      demoUntil: null,
    });
    expect(reply.body.token).toMatch(/^[\w-]{43}$/);
    const profile = await server.client.as(reply.body.token).call(getProfile);
    expect(profile.body.user).toEqual(reply.body.user);
  });

  it('defaults to a student of unknown style without a career path', async () => {
    const { user } = await registerLearner(server);
    expect(user).toMatchObject({ role: 'student', learningStyle: 'unknown', careerPath: null });
  });

  it('ignores fields that the body must not set', async () => {
    const changes = {
      xp: 9000,
      level: 10,
      points: 500,
      subscriptionTier: 'enterprise',
      isDemo: true,
      streak: 7,
      id: 1,
    };
    const { body } = await server.client.call(register, {
      body: { ...newAccount(), ...changes },
      from: address(),
    });
    expect(body.user).toMatchObject({
      xp: 0,
      level: 1,
      points: 0,
      subscriptionTier: 'free',
      isDemo: false,
      streak: 0,
    });
    expect(body.user.id).not.toBe(1);
  });

  it('stores neither the password nor the token', async () => {
    const { token, password, user } = await registerLearner(server, {
      password: 'a very particular password',
    });
    const rows = await server.db.run<Record<string, unknown>>(
      'select * from users u join sessions s on s.user_id = u.id where u.id = $1',
      [user.id],
    );
    const stored = JSON.stringify(rows, (_key, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('base64url') : value,
    );
    expect(stored).not.toContain(password);
    expect(stored).not.toContain(token);
    expect(rows[0]?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  });

  it.each([
    ['no body', undefined, ['']],
    ['an empty body', {}, ['username', 'email', 'password']],
    ['a short name', { username: 'ab' }, ['username']],
    ['a long name', { username: 'a'.repeat(31) }, ['username']],
    ['a name with a space', { username: 'ann lee' }, ['username']],
    ['a name in other letters', { username: 'ännchen' }, ['username']],
    ['an address without @', { email: 'ann.example.org' }, ['email']],
    ['an address with a line break', { email: 'ann@example.org\nbcc:x@y.z' }, ['email']],
    ['a short password', { password: 'seven77' }, ['password']],
    ['a very long password', { password: 'x'.repeat(257) }, ['password']],
    ['a role beyond these two', { role: 'admin' }, ['role']],
    ['an unknown path', { careerPath: 'surgery' }, ['careerPath']],
    ['an unknown style', { learningStyle: 'osmosis' }, ['learningStyle']],
    ['a zone with a quote', { timeZone: "UTC'; drop table users" }, ['timeZone']],
  ])('answers 400 and says where for %s', async (_what, change, paths) => {
    const body = change && (Object.keys(change).length > 0 ? { ...newAccount(), ...change } : {});
    const { status, failure } = await attempt(body);
    expect(status).toBe(400);
    expect(failure.code).toBe('invalid_input');
    expect(failure.issues?.map(({ path }) => path)).toEqual(paths);
  });

  it.each([
    ['the shortest name', { username: 'abc' }],
    ['every sign a name may have', { username: 'A.b_c-9' }],
    ['the longest password', { password: `${'x'.repeat(255)}!` }],
    ['a password in other letters', { password: '合言葉は秘密です🔒' }],
    ['no path, said aloud', { careerPath: null }],
  ])('accepts %s', async (_what, change) => {
    const body = newAccount(change);
    expect((await attempt(body)).status).toBe(201);
    const { email, password } = body;
    const again = await server.client.send('POST', '/api/auth/login', {
      body: { email, password },
      from: address(),
    });
    expect(again.status).toBe(200);
  });

  it.each(['password1', 'Football', 'rounds2026'])('answers 422 for the password "%s"', async (password) => {
    const { status, failure } = await attempt(newAccount({ password }));
    expect(status).toBe(422);
    expect(failure).toMatchObject({ code: 'password_common', issues: [{ path: 'password' }] });
  });

  it.each(['Admin', 'supp0rt', 'rounds.staff', '__r00t__'])(
    'answers 422 for the name "%s"',
    async (username) => {
      const { status, failure } = await attempt(newAccount({ username }));
      expect(status).toBe(422);
      expect(failure).toMatchObject({ code: 'username_reserved', issues: [{ path: 'username' }] });
    },
  );

  it('answers 409 for a taken name or address, in any case', async () => {
    const taken = newAccount({ username: `Some.Body.${server.db.kind}` });
    expect((await attempt(taken)).status).toBe(201);
    const byName = await attempt(newAccount({ username: taken.username.toUpperCase() }));
    expect(byName.status).toBe(409);
    expect(byName.failure).toEqual({
      code: 'username_taken',
      message: 'This username is taken. Choose another one.',
      issues: [{ path: 'username', message: 'This username is taken. Choose another one.' }],
    });
    const byEmail = await attempt(newAccount({ email: taken.email.toUpperCase() }));
    expect(byEmail.status).toBe(409);
    expect(byEmail.failure).toMatchObject({
      code: 'email_taken',
      message: 'This email address is already registered.',
      issues: [{ path: 'email' }],
    });
  });

  it('creates one account when twenty ask for one name at once', async () => {
    const { username } = newAccount();
    const replies = await Promise.all(Array.from({ length: 20 }, () => attempt(newAccount({ username }))));
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(19).fill(409)]);
    const [row] = await server.db.run<{ n: number }>(
      'select count(*)::int as n from users where username = $1',
      [username],
    );
    expect(row?.n).toBe(1);
  });

  it('lets an address open 200 accounts an hour', async () => {
    await server.db.run(
      `insert into rate_limits values ('register:172.16.0.1', 199, $1::timestamptz + interval '10 minutes')`,
      [server.clock.now()],
    );
    const from = '172.16.0.1';
    const another = () => server.client.send('POST', '/api/auth/register', { body: newAccount(), from });
    expect((await another()).status).toBe(201);
    const refused = await another();
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('600');
    server.clock.advance({ minutes: 10 });
    expect((await another()).status).toBe(201);
  });
});
