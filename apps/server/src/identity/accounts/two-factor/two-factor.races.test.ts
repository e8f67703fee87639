import { confirmTwoFactor, getTwoFactor, setUpTwoFactor } from '@rounds/contract/identity/accounts.security';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { onServerOf } from '../../../../testing/app.ts';
import { confirmEmailOf, registerLearner } from '../../../../testing/factories.ts';

onServerOf('postgres', 'a set-up that another one overtakes', (server) => {
  it('is not turned on by the code of another secret', async () => {
    const learner = await registerLearner(server);
    await confirmEmailOf(server, learner);
    const { client, password, user } = learner;
    const setUp = async () => {
      const { body } = await client.call(setUpTwoFactor, { body: { password } });
      const [row] = await server.db.run<{ sealed: unknown }>(
        'select secret as sealed from two_factor where user_id = $1',
        [user.id],
      );
      return { secret: body.secret, sealed: row!.sealed };
    };
    const [first, second] = [await setUp(), await setUp()];
    const keep = 'update two_factor set secret = $2 where user_id = $1';
    await server.db.run(keep, [user.id, first.sealed]);

    const totp = new TOTP({ secret: Secret.fromBase32(first.secret) });
    const code = totp.generate({ timestamp: server.clock.now().getTime() });
    const locked = Promise.withResolvers<undefined>();
    const over = Promise.withResolvers<undefined>();
    const overtaking = server.db.transaction(async (tx) => {
      await tx.run('select from users where id = $1 for update', [user.id]);
      await tx.run(keep, [user.id, second.sealed]);
      locked.resolve(undefined);
      await over.promise;
    });
    await locked.promise;
    const confirming = client.call(confirmTwoFactor, {
      body: { code },
    });
    const waits = `select count(*)::int as waiting from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`;
    await expect
      .poll(async () => (await server.db.run<{ waiting: number }>(waits))[0]?.waiting)
      .toBeGreaterThan(0);
    over.resolve(undefined);
    await overtaking;
    expect((await confirming).failure.code).toBe('wrong_code');
    expect((await client.call(getTwoFactor)).body.enabled).toBe(false);
  });
});
