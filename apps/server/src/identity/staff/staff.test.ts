import { getUser } from '@rounds/contract/identity/accounts';
import { expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { buildUser, confirmEmailOf, registerLearner } from '../../../testing/factories.ts';
import { grantStaff, listStaff, revokeStaff } from './staff.service.ts';

onServer('platform staff', (server) => {
  it('is granted to a confirmed address, listed, and revoked', async () => {
    const learner = await registerLearner(server);
    const isStaff = async () => (await learner.client.call(getUser)).body.isStaff;
    expect(await isStaff()).toBe(false);
    expect(await grantStaff(server, learner.email)).toMatchObject({ ok: false });
    await confirmEmailOf(server, learner);
    expect(await grantStaff(server, learner.email.toUpperCase())).toMatchObject({ ok: true });
    expect(await grantStaff(server, learner.email)).toMatchObject({ ok: true });
    expect(await isStaff()).toBe(true);
    expect(await listStaff(server.db)).toContain(learner.email);

    expect(await revokeStaff(server.db, learner.email)).toMatchObject({ ok: true });
    expect(await isStaff()).toBe(false);
    expect(await revokeStaff(server.db, learner.email)).toMatchObject({ ok: false });
    expect(await listStaff(server.db)).toBe('No platform staff.\n');
  });

  it('is not granted to missing or deleted accounts', async () => {
    expect(await grantStaff(server, 'nobody@example.org')).toMatchObject({ ok: false });
    const learner = await registerLearner(server);
    await confirmEmailOf(server, learner);
    await server.db.run('update users set deleted_at = created_at where id = $1', [learner.user.id]);
    expect(await grantStaff(server, learner.email)).toMatchObject({ ok: false });
  });

  it('includes the demo account, for the demo data', async () => {
    const { id, token } = await buildUser(server.db, server.clock.now(), { isDemo: true });
    expect((await server.client.as(token).call(getUser)).body.isStaff).toBe(true);
    const [demo] = await server.db.run<{ email: string }>('select email from users where id = $1', [id]);
    expect(await grantStaff(server, demo!.email)).toMatchObject({ ok: false });
  });
});
