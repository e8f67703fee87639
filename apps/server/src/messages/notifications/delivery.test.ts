import { subscribeToPush } from '@rounds/contract/messages/notifications';
import { type SettingsChange, saveSettings } from '@rounds/contract/identity/settings';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { onBothServers } from '../../../testing/app.ts';
import { buildUser } from '../../../testing/factories.ts';
import { startPushService } from '../../../testing/push-service.ts';
import { withFrozenRows } from '../../../testing/frozen-rows.ts';
import { notify } from './index.ts';

const service = await startPushService();
afterAll(() => service.close());

onBothServers(
  'delivery',
  (server) => {
    interface Given {
      readonly settings?: SettingsChange;
      readonly browsers?: number;
      readonly account?: object;
    }
    async function learner({ settings, browsers = 0, account = {} }: Given = {}) {
      const { id, token } = await buildUser(server.db, server.clock.now(), account);
      const client = server.client.as(token);
      if (settings) await client.call(saveSettings, { body: settings });
      const subscribed = Array.from({ length: browsers }, () => service.browser());
      for (const { endpoint, keys } of subscribed) {
        await client.call(subscribeToPush, { body: { endpoint, keys } });
      }
      return { id, client, browsers: subscribed };
    }
    const badge = ({ id }: { id: number }, title = 'First Steps') =>
      notify(
        server.db,
        id,
        'badge_unlocked',
        { achievementId: 1, title, icon: 'first-steps', xp: 1050 },
        server.clock.now(),
      );
    const prize = ({ id }: { id: number }) =>
      notify(
        server.db,
        id,
        'giveaway_won',
        { giveawayId: 1, title: 'Week 10', prize: 'A pen light' },
        server.clock.now(),
      );
    const run = () => server.jobs.run('notifications.deliver');
    const waiting = async () =>
      (
        await server.db.run<{ count: number }>(
          'select count(*)::int as count from notifications where delivered_at is null',
        )
      )[0]?.count;
    const pushed = (browser: { endpoint: string; open: (message: Buffer) => string }) =>
      service.received
        .filter(({ endpoint }) => endpoint === browser.endpoint)
        .map(({ body }) => JSON.parse(browser.open(body)) as Record<string, string>);

    beforeEach(() => {
      server.mailer.sent.length = 0;
      service.received.length = 0;
      server.clock.advance({ days: 2 });
    });

    it('runs every minute', () => {
      expect(server.jobs.schedules.get('notifications.deliver')).toBe('* * * * *');
    });

    it('continues with the other learners when one fails, and then fails itself', async () => {
      const learners = [await learner(), await learner(), await learner()];
      for (const one of learners) await badge(one);
      const [, stuck] = learners;
      const which = `old.user_id = ${stuck!.id} and old.claimed_until is not null`;
      await withFrozenRows(server.db, 'notifications', which, async () => {
        await expect(run()).rejects.toThrow(AggregateError);
      });
      expect(await waiting()).toBe(1);
      server.clock.advance({ minutes: 30 });
      await run();
      expect(await waiting()).toBe(0);
    });

    it('puts everything for a learner into one mail, once', async () => {
      const [one, two] = [await learner(), await learner()];
      await badge(one);
      await prize(one);
      await badge(two);
      await run();
      await run();
      expect(server.mailer.sent.map(({ subject }) => subject).sort()).toEqual([
        'You have 2 new notifications',
        'You unlocked a new badge',
      ]);
      const mail = server.mailer.sent.find(({ subject }) => subject.includes('2'));
      expect(mail?.text).toContain(
        'You unlocked the badge "First Steps" and earned 1,050 XP.\nhttp://rounds.test/achievements',
      );
      expect(mail?.text).toContain('"Week 10". Your prize: A pen light.\nhttp://rounds.test/dashboard');
      expect(await waiting()).toBe(0);
    });

    it('uses the learner’s language', async () => {
      const german = await learner({ settings: { language: 'de', pushNotifications: true }, browsers: 1 });
      await badge(german);
      await run();
      expect(server.mailer.sent[0]?.subject).toBe('Du hast ein neues Abzeichen freigeschaltet');
      expect(server.mailer.sent[0]?.text).toContain('1.050 XP');
      expect(pushed(german.browsers[0]!)).toEqual([
        {
          title: 'Rounds',
          body: 'Du hast ein neues Abzeichen freigeschaltet',
          lang: 'de',
          dir: 'ltr',
          tag: expect.stringMatching(/^n\d+$/) as string,
          path: '/achievements',
        },
      ]);
    });

    it('mails an unconfirmed address five times a day', async () => {
      const [unconfirmed, confirmed] = [await learner(), await learner()];
      await server.db.run('update users set email_confirmed_at = $2 where id = $1', [
        confirmed.id,
        server.clock.now(),
      ]);
      const mailsAfter = async (times: number) => {
        server.mailer.sent.length = 0;
        for (let n = 0; n < times; n += 1) {
          await badge(unconfirmed);
          await badge(confirmed);
          await run();
          server.clock.advance({ minutes: 1 });
        }
        return server.mailer.sent.length;
      };
      expect(await mailsAfter(8)).toBe(5 + 8);
      server.clock.advance({ days: 1 });
      expect(await mailsAfter(1)).toBe(1 + 1);
    });

    it('keeps a title on its line, whatever it contains', async () => {
      await badge(await learner(), 'A\r\nBcc: all@example.org\u001b');
      await run();
      expect(server.mailer.sent[0]?.text).toContain('"A Bcc: all@example.org "');
    });

    it.each([
      ['mail is off', { settings: { emailNotifications: false } }, 0, 0],
      ['push is off', { browsers: 1 }, 1, 0],
      ['both are on', { settings: { pushNotifications: true }, browsers: 2 }, 1, 2],
      [
        'push alone is on',
        { settings: { emailNotifications: false, pushNotifications: true }, browsers: 1 },
        0,
        1,
      ],
      ['push is on without a browser', { settings: { pushNotifications: true } }, 1, 0],
      ['the account is a sample', { account: { isSample: true } }, 0, 0],
      ['the account is the demo', { account: { isDemo: true } }, 0, 0],
    ])('with %s, sends what is wanted', async (_what, given, mails, pushes) => {
      await badge(await learner(given));
      await run();
      expect([server.mailer.sent.length, service.received.length]).toEqual([mails, pushes]);
      expect(await waiting()).toBe(0);
    });

    it('sends nothing that was read, and nothing older than a day', async () => {
      const [reader, absent] = [await learner(), await learner()];
      await badge(absent);
      server.clock.advance({ hours: 24, seconds: 1 });
      await badge(reader);
      await server.db.run('update notifications set read_at = created_at where user_id = $1', [reader.id]);
      await run();
      expect(server.mailer.sent).toEqual([]);
      expect(await waiting()).toBe(0);
    });

    it('forgets a browser that its service no longer knows', async () => {
      const { id, browsers, ...rest } = await learner({ settings: { pushNotifications: true }, browsers: 3 });
      const [gone, missing, there] = browsers;
      service.answers.set(gone!.endpoint, 410).set(missing!.endpoint, 404);
      await badge({ id, ...rest });
      await run();
      const rows = await server.db.run('select endpoint from push_subscriptions where user_id = $1', [id]);
      expect(rows).toEqual([{ endpoint: there!.endpoint }]);
      expect(await waiting()).toBe(0);
    });

    it('sends the mail when the push fails, and retries the push for a day', async () => {
      const one = await learner({ settings: { pushNotifications: true }, browsers: 1 });
      service.answers.set(one.browsers[0]!.endpoint, 503);
      await badge(one);
      for (let hours = 0; hours < 30; hours += 1) {
        await run();
        server.clock.advance({ hours: 1 });
      }
      expect([server.mailer.sent.length, service.received.length]).toEqual([1, 25]);
      expect(await waiting()).toBe(0);
      expect(server.logs.join('')).toContain('notification not delivered');
      expect(server.logs.join('')).not.toContain(one.browsers[0]!.endpoint);
    });

    it('retries a failed mail without pushing twice', async () => {
      const one = await learner({ settings: { pushNotifications: true }, browsers: 1 });
      await badge(one);
      const { send } = server.mailer;
      server.mailer.send = () => Promise.reject(new Error('The mail server is away'));
      await run();
      server.mailer.send = send;
      await run();
      expect(server.mailer.sent).toHaveLength(0);
      server.clock.advance({ minutes: 5, seconds: 1 });
      await run();
      await run();
      expect([server.mailer.sent.length, service.received.length]).toEqual([1, 1]);
    });
  },
  { fetch: service.fetch },
);
