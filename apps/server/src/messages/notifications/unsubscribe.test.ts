import { getLookBack, saveLookBackMail } from '@rounds/contract/learning/look-back';
import { getSettings } from '@rounds/contract/identity/settings';
import { endSubscription, getSubscription } from '@rounds/contract/messages/notifications.unsubscribe';
import { beforeEach, expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { buildUser } from '../../../testing/factories.ts';
import { notify } from './index.ts';

const week = { cases: 1, answered: 5, rose: 0, missed: 1, due: 1 };
const badge = { achievementId: 1, title: 'First Steps', icon: 'first-steps', xp: 1050 };

onServer('an unsubscribe link', (server) => {
  beforeEach(() => {
    server.mailer.sent.length = 0;
    server.clock.advance({ days: 2 });
  });

  /** A learner who gets everything by mail, with the link from their latest one. */
  async function reader() {
    const { id, token } = await buildUser(server.db, server.clock.now());
    const client = server.client.as(token);
    await client.call(saveLookBackMail, { body: { wantsMail: true } });
    const deliver = async () => {
      await server.jobs.run('notifications.deliver');
      return server.mailer.sent.splice(0);
    };
    const sent = async (...kinds: ('badge_unlocked' | 'look_back')[]) => {
      for (const kind of kinds) {
        await notify(server.db, id, kind, kind === 'look_back' ? week : badge, server.clock.now());
      }
      const [mail] = await deliver();
      const address = new URL(mail?.unsubscribe ?? '');
      return { mail, address, token: address.searchParams.get('token') ?? '' };
    };
    const wants = async () => ({
      all: (await client.call(getSettings)).body.emailNotifications,
      week: (await client.call(getLookBack)).body.wantsMail,
    });
    return { id, sent, deliver, wants };
  }

  it('stands in the mail, and accepts posts from mail programs, in either form', async () => {
    const { id, sent, deliver, wants } = await reader();
    const { mail, address } = await sent('badge_unlocked');
    expect(mail?.text).toContain(address.href);
    expect(address.pathname).toBe('/unsubscribe');
    const post = (headers: Record<string, string>, body: string) =>
      server.client.send('POST', address.pathname + address.search, { headers, body });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await post(form, 'List-Unsubscribe=One-Click')).status).toBe(200);
    expect(await wants()).toEqual({ all: false, week: true });
    await notify(server.db, id, 'badge_unlocked', badge, server.clock.now());
    expect(await deliver()).toEqual([]);

    const other = await reader();
    const theirs = (await other.sent('badge_unlocked')).address;
    const parts = { 'content-type': 'multipart/form-data; boundary=x' };
    const body =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    const url = theirs.pathname + theirs.search;
    expect((await server.client.send('POST', url, { headers: parts, body })).status).toBe(200);
    expect((await other.wants()).all).toBe(false);
  });

  it('unsubscribes only from the weekly look back if the mail was about nothing else', async () => {
    const { sent, wants } = await reader();
    const alone = await sent('look_back');
    expect((await server.client.call(getSubscription, { query: { token: alone.token } })).body).toEqual({
      list: 'look_back',
    });
    expect(await wants()).toEqual({ all: true, week: true });
    for (let press = 0; press < 2; press += 1) {
      const { status } = await server.client.call(endSubscription, { body: { token: alone.token } });
      expect(status).toBe(200);
      expect(await wants()).toEqual({ all: true, week: false });
    }
    const both = await sent('look_back', 'badge_unlocked');
    expect((await server.client.call(getSubscription, { query: { token: both.token } })).body).toEqual({
      list: 'notifications',
    });
  });

  it('does not work once altered', async () => {
    const { id, sent, wants } = await reader();
    const other = await reader();
    const { token } = await sent('badge_unlocked');
    const [, list, signature] = token.split('.');
    const changed = [
      `${other.id}.${list}.${signature}`,
      `${id}.look_back.${signature}`,
      `${id}.${list}.${signature?.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
      token.slice(0, -1),
      `0${token}`,
      'x',
      '',
    ];
    for (const wrong of changed) {
      const read = await server.client.call(getSubscription, { query: { token: wrong } });
      const ended = await server.client.call(endSubscription, { body: { token: wrong } });
      const posted = await server.client.send('POST', `/unsubscribe?token=${encodeURIComponent(wrong)}`);
      expect([read, ended, posted].map(({ failure }) => failure.code)).toEqual(
        Array.from({ length: 3 }, () => 'unsubscribe_link_invalid'),
      );
    }
    expect((await server.client.send('POST', '/unsubscribe')).status).toBe(404);
    expect(await wants()).toEqual({ all: true, week: true });
    expect(await other.wants()).toEqual({ all: true, week: true });
  });

  it('leads nowhere once its account is erased', async () => {
    const { id, sent } = await reader();
    const { token } = await sent('badge_unlocked');
    await server.db.run('delete from users where id = $1', [id]);
    expect((await server.client.call(endSubscription, { body: { token } })).status).toBe(404);
  });
});
