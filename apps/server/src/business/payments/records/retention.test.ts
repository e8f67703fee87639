import { deleteAccount } from '@rounds/contract/identity/accounts.security';
import { restorableDays } from '@rounds/contract/identity/accounts.security.rules';
import { paymentRecordYears } from '@rounds/contract/business/payments.rules';
import { expect, it } from 'vitest';
import { onBothServers } from '../../../../testing/app.ts';
import { registerLearner } from '../../../../testing/factories.ts';
import { payFor } from '../../../../testing/payments.ts';

const tables = ['payment_orders', 'payment_invoices', 'revenue_transactions', 'subscriptions'];

onBothServers('records of payments', (server) => {
  const counts = async () => {
    const [row] = await server.db.run<Record<string, number>>(
      `select ${tables.map((name) => `(select count(*)::int from ${name}) as ${name}`).join(', ')}`,
    );
    return Object.values(row!);
  };
  const subscriber = async () => {
    const learner = await registerLearner(server);
    await payFor(server, learner, 'student');
    return learner;
  };

  it('outlive an erased account without the name, and are deleted when the law no longer requires them', async () => {
    const paid = server.clock.now();
    const [leaving] = [await subscriber(), await subscriber()];
    expect(await counts()).toEqual([2, 2, 2, 2]);
    await leaving.client.call(deleteAccount, { body: { password: leaving.password } });
    server.clock.advance({ days: restorableDays });
    await server.jobs.run('accounts.erase');

    const daysSincePaid = () => (server.clock.now().getTime() - paid.getTime()) / 86_400_000;
    // The subscription's last period, a month, ends later than its payment.
    const years = paymentRecordYears * 365;
    server.clock.advance({ days: years - daysSincePaid() });
    await server.jobs.run('payment-records.clean');
    expect(await counts()).toEqual([2, 2, 2, 2]);
    const nameless = await server.db.run('select 1 from payment_invoices where user_id is null');
    expect(nameless).toHaveLength(1);

    server.clock.advance({ days: 3 });
    await server.jobs.run('payment-records.clean');
    expect(await counts()).toEqual([1, 1, 1, 2]);
    server.clock.advance({ days: 31 });
    await server.jobs.run('payment-records.clean');
    // What belongs to an account stays.
    expect(await counts()).toEqual([1, 1, 1, 1]);
    expect(await server.db.run('select 1 from payment_invoices where user_id is null')).toEqual([]);
  });
});
