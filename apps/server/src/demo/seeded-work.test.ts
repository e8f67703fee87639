import { getCurrentGiveaway } from '@rounds/contract/business/giveaways';
import type { Session } from '@rounds/contract/identity/accounts';
import { keepProgress, openDemo } from '@rounds/contract/identity/accounts.demo';
import { getNoteAnalysis, listNotes } from '@rounds/contract/learning/notes';
import { listNoteTests } from '@rounds/contract/learning/notes.generated';
import { getLeaderboard } from '@rounds/contract/learning/leaderboard';
import { getDashboard } from '@rounds/contract/learning/progress.dashboard';
import { downloadCredential } from '@rounds/contract/learning/sharing';
import { listPeerChoices } from '@rounds/contract/learning/attempts';
import { purchase } from '@rounds/contract/rewards/store';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { onBothServers } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import {
  address,
  completeScenario,
  loadTestAchievements,
  learnerEvents,
  newAccount,
  scenarios,
} from '../../testing/factories.ts';
import { giveaway, prepareGiveaways } from '../../testing/giveaways.ts';
import { requirements } from '../../testing/requirements.ts';
import { drawDue } from '../business/giveaways/giveaways.service.ts';
import { seedDemo } from './index.ts';

onBothServers(
  'what a copy of the demo learner comes with',
  (server) => {
    let copy: Session;
    let client: Client;

    const keep = async () => {
      const { username, email, password } = newAccount();
      const body = { username, email, password };
      const kept = await client.call(keepProgress, { body, from: address() });
      return { ...kept.body.user, client: server.client.as(kept.body.token) };
    };
    const badgesOf = (userId: number) =>
      server.db.run<{ id: number; slug: string; verified: boolean }>(
        `select b.id, a.slug, b.verified from user_achievements b join achievements a on a.id = b.achievement_id
         where b.user_id = $1 order by b.id`,
        [userId],
      );
    /** An item that costs one point and exists only once. */
    const scarce = async () => {
      const [item] = await server.db.run<{ id: number }>(
        `insert into reward_items (slug, name, description, category, item_type, color, style, points_cost, stock_quantity, position)
         select $1, 'Rare', 'Rare.', i.category, i.item_type, i.color, i.style, 1, 1, 0 from reward_items i limit 1 returning id`,
        [`rare-${address()}`],
      );
      return item!.id;
    };

    beforeAll(async () => {
      server.clock.set('2026-03-06T12:00:00.000Z');
      await loadTestAchievements(server.db);
      await prepareGiveaways(server, giveaway);
      await seedDemo(server.db, server.clock, { events: learnerEvents, requirements });
    });
    beforeEach(async () => {
      copy = (await server.client.call(openDemo, { body: {}, from: address() })).body;
      client = server.client.as(copy.token);
    });

    it('belongs to the learner, but enters a kept copy in no giveaway', async () => {
      const own = await keep();
      expect((await own.client.call(getDashboard)).body.stats.scenariosCompleted).toBeGreaterThan(0);
      expect((await own.client.call(getCurrentGiveaway)).body).toMatchObject({ entry: 'open' });
      await completeScenario(own.client, (await scenarios(own.client)).third);
      expect((await own.client.call(getCurrentGiveaway)).body).toMatchObject({ entry: 'entered' });
    });

    it('includes a note with its analysis and a test, and the whole month’s allowance', async () => {
      const [note] = (await client.call(listNotes)).body;
      expect(note?.title).toBe('Diabetes: the basics');
      const { body: analysis } = await client.call(getNoteAnalysis, { params: { id: note!.id } });
      expect(analysis.keyTerms.map(({ term }) => term)).toContain('metformin');
      const [test] = (await client.call(listNoteTests)).body;
      expect(test).toMatchObject({ noteId: note!.id, totalQuestions: 10, shortfall: null });
      const used = await server.db.run('select * from plan_usage where user_id = $1', [copy.user.id]);
      expect(used).toEqual([]);
    });

    it('appears on no weekly leaderboard', async () => {
      const own = await keep();
      const ofWeek = async () => {
        const { body } = await own.client.call(getLeaderboard, { query: { period: 'week' } });
        server.clock.advance({ seconds: 2 });
        return body.find(({ id }) => id === own.id)?.xp ?? 0;
      };
      expect(await ofWeek()).toBe(0);
      const { third } = await scenarios(own.client);
      const { xpAwarded } = await completeScenario(own.client, third);
      expect(xpAwarded).toBeGreaterThan(0);
      expect(await ofWeek()).toBeGreaterThanOrEqual(xpAwarded);
    });

    it('cannot be signed as a credential, alone or with a little work added', async () => {
      const own = await keep();
      const seeded = await badgesOf(own.id);
      expect(seeded.length).toBeGreaterThan(1);
      await completeScenario(own.client, (await scenarios(own.client)).third, { right: 0 });
      for (const { id } of await badgesOf(own.id)) {
        const { status } = await own.client.call(downloadCredential, { params: { id } });
        expect(status).toBe(422);
      }
    });

    it('does not count among other learners’ choices', { timeout: 120_000 }, async () => {
      const answered = await server.db.run<{ id: number }>(
        'select scenario_id as id from user_progress where user_id = $1 and completed',
        [copy.user.id],
      );
      for (let turn = 0; turn < 30; turn += 1) {
        await keep();
        copy = (await server.client.call(openDemo, { body: {}, from: address() })).body;
        client = server.client.as(copy.token);
      }
      const own = await keep();
      const id = answered[0]!.id;
      expect((await own.client.call(listPeerChoices, { params: { id } })).body).toEqual([]);
    });

    it('buys nothing scarce, nor does anything else in a copy', async () => {
      await completeScenario(client, (await scenarios(client)).third);
      const itemId = await scarce();
      const refused = await client.call(purchase, { body: { itemId } });
      expect([refused.status, refused.failure.code]).toEqual([422, 'graded_scenario_needed']);

      copy = (await server.client.call(openDemo, { body: {}, from: address() })).body;
      client = server.client.as(copy.token);
      const own = await keep();
      expect((await own.client.call(purchase, { body: { itemId } })).status).toBe(422);
      await completeScenario(own.client, (await scenarios(own.client)).third);
      expect((await own.client.call(purchase, { body: { itemId } })).status).toBe(200);
    });

    it('draws no winner, however many copies are kept', async () => {
      await server.db.run('delete from giveaway_entries');
      for (let turn = 0; turn < 3; turn += 1) {
        await keep();
        copy = (await server.client.call(openDemo, { body: {}, from: address() })).body;
        client = server.client.as(copy.token);
      }
      const idle = await keep();
      server.clock.set('2026-03-09T00:00:01.000Z');
      await drawDue(server);
      const entered = await server.db.run<{ id: number }>('select user_id as id from giveaway_entries');
      expect(entered.map(({ id }) => id)).not.toContain(idle.id);
    });
  },
  { config: { demo: true } },
);
