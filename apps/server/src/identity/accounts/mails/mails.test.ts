import { afterEach, expect, it } from 'vitest';
import { onDatabase, sliceKind } from '../../../../testing/databases.ts';
import { buildUser, learnerEvents, newAccount } from '../../../../testing/factories.ts';
import { type TestSmtp, startSmtp } from '../../../../testing/smtp.ts';
import { testConfig } from '../../../../testing/app.ts';
import { systemClock } from '../../../platform/clock.ts';
import { type Jobs, createJobs } from '../../../platform/jobs/jobs.ts';
import { createLogger } from '../../../platform/logging.ts';
import { createMailer } from '../../../platform/mail/mailer.ts';
import { defineAccountJobs } from '../accounts.jobs.ts';
import { requestPasswordReset } from '../passwords/recovery.service.ts';

onDatabase(sliceKind, 'mails about accounts', (context) => {
  const clock = systemClock;
  const started: { jobs: Jobs; smtp: TestSmtp }[] = [];
  afterEach(async () => {
    for (const { jobs, smtp } of started.splice(0)) {
      await jobs.stop();
      await smtp.close();
    }
  });

  async function start(smtp: TestSmtp, pollingSeconds = 0.5) {
    const { db } = context;
    const jobs = createJobs(db, createLogger('silent'), { pollingSeconds, firstRetrySeconds: 1 });
    started.push({ jobs, smtp });
    const config = testConfig({ smtpUrl: smtp.url });
    const mailer = createMailer(config, clock);
    defineAccountJobs({
      db,
      clock,
      config,
      jobs,
      mailer,
      publicUrl: () => 'http://rounds.test',
      events: learnerEvents,
      beforeErase: [],
    });
    await jobs.start();
    return { db, clock, config, jobs, events: learnerEvents };
  }

  const learner = async () => {
    const { email } = newAccount();
    await buildUser(context.db, clock.now(), { email });
    return email;
  };

  it('are not held up by a hundred requests for unknown addresses', { timeout: 90_000 }, async () => {
    const smtp = await startSmtp();
    const deps = await start(smtp, 2);
    for (let n = 0; n < 100; n += 1) await requestPasswordReset(deps, `nobody-${n}@example.org`);
    const email = await learner();
    await requestPasswordReset(deps, email);
    // The queue is first polled two seconds after the start. Pausing after each job, or after every five, would take
    // longer.
    await expect.poll(() => smtp.taken.length, { timeout: 30_000, interval: 50 }).toBe(1);
    expect(smtp.taken[0]?.to).toBe(email);
  });

  it('arrive once, when the mail server is back', { timeout: 60_000 }, async () => {
    const down = await startSmtp();
    const port = Number(new URL(down.url).port);
    const deps = await start(down);
    await down.close();
    const email = await learner();
    await requestPasswordReset(deps, email);
    const retried = async () => {
      const rows = await context.db.run<{ state: string }>(
        `select state::text from pgboss.job where name = 'accounts.mail-reset' and data->>'email' = $1`,
        [email],
      );
      return rows[0]?.state;
    };
    await expect.poll(retried, { timeout: 20_000 }).toBe('retry');
    const smtp = await startSmtp({ port });
    started.push({ jobs: deps.jobs, smtp });
    await expect.poll(() => smtp.taken.length, { timeout: 30_000 }).toBe(1);
    await expect.poll(retried, { timeout: 20_000 }).toBe('completed');
    expect(smtp.taken).toHaveLength(1);
  });

  it('are retried for a day, or for an hour with a sign-in link, at least every five minutes', async () => {
    await start(await startSmtp());
    const rows = await context.db.run<{ name: string; tries: number; longest: number; expires: number }>(
      `select name, retry_limit as tries, retry_delay_max as longest, expire_seconds as expires
       from pgboss.queue where name like 'accounts.mail-%' order by name`,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'accounts.mail-confirm',
      'accounts.mail-notice',
      'accounts.mail-reset',
      'accounts.mail-verify',
    ]);
    for (const { name, tries, longest, expires } of rows) {
      expect([longest, expires]).toEqual([300, 1500]);
      // That many times five minutes, and a few shorter delays before.
      expect(tries).toBeGreaterThanOrEqual(name === 'accounts.mail-reset' ? 12 : 288);
    }
  });

  it('are given up when the address does not exist', { timeout: 60_000 }, async () => {
    const smtp = await startSmtp({ refuse: () => '5.1.1 No such mailbox' });
    const deps = await start(smtp);
    const email = await learner();
    await requestPasswordReset(deps, email);
    const state = async () => {
      const rows = await context.db.run<{ state: string }>(
        `select state::text from pgboss.job where name = 'accounts.mail-reset' and data->>'email' = $1`,
        [email],
      );
      return rows[0]?.state;
    };
    await expect.poll(state, { timeout: 20_000 }).toBe('failed');
  });
});
