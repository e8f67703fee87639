import { z } from 'zod';
import { restorableDays } from '@rounds/contract/identity/accounts.security.rules';
import type { Endpoint } from '@rounds/contract/endpoint';
import { createReply, likePost } from '@rounds/contract/community/forum';
import { joinStudyGroup } from '@rounds/contract/community/study-groups';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { actor } from '../testing/access/actors.ts';
import { access } from '../testing/access/table.ts';
import { listen, onServerOf } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { allEndpoints, callName } from '../testing/endpoints.ts';
import { runs, seed } from '../testing/fuzz/extent.ts';
import { faultsOf } from '../testing/fuzz/judge.ts';
import { type Plan, faithful, leadsThere, plansOf } from '../testing/fuzz/requests.ts';
import { type Leaf, growing, isFreeText, leavesOf, planWith, trialsOf } from '../testing/fuzz/sweep.ts';
import { FuzzTarget, allowed, isTooLong } from '../testing/fuzz/target.ts';
import { schemaOf } from '../testing/fuzz/values.ts';
import { hostileStrings } from '../testing/hostile-strings.ts';

/** See CONTRIBUTING for which database. */
const kind = process.env['FUZZ_DATABASE'] === 'postgres' ? 'postgres' : 'pglite';

const endpoints = new Map((await allEndpoints()).map((endpoint) => [callName(endpoint), endpoint]));
const idAlone = schemaOf(z.object({ id: z.int().positive() }));

/**
 * Transcribes every recording instantly: this machine would need a second for each, all with the same tone
 * (spoken-lecture.test.ts).
 */
const speech = { baseUrl: 'http://speech.test/v1', apiKey: undefined, model: 'whisper-1' };
const fetchSpeech: typeof fetch = (input) =>
  input === `${speech.baseUrl}/audio/transcriptions`
    ? Promise.resolve(Response.json({ text: hostileStrings.join('\n') }))
    : Promise.reject(new Error('This test calls no other server'));

const shown = (value: object) => JSON.stringify(value).slice(0, 2000);

onServerOf(
  kind,
  `whatever is sent, with FUZZ_SEED=${seed}`,
  (server) => {
    let origin = '';
    beforeAll(async () => {
      ({ origin } = await listen(server));
    });

    /** Sends a request. Returns what was wrong with the answer, with everything needed to see why. */
    async function send(stage: FuzzTarget, endpoint: Endpoint | undefined, plan: Plan) {
      const logged = server.logs.length;
      const { request, reply, ms } = await stage.send(plan);
      const faults = faultsOf(reply, leadsThere(plan) ? endpoint : undefined);
      if (isTooLong(ms)) faults.push(`took ${Math.round(ms)} ms`);
      const logs = server.logs.slice(logged).filter((line) => line.includes('"err"'));
      const told = `${plan.caller}: ${shown(request)}\n${faults.join('\n')}\n${logs.join('').slice(0, 1500)}`;
      return { status: reply.status, found: faults.length > 0 ? told : null };
    }

    describe('growing text takes at most proportionally more time', () => {
      const long = (leaf: Leaf) => isFreeText(leaf) && (leaf.json.maxLength ?? Infinity) >= 500;
      it.each([...endpoints].filter(([, endpoint]) => leavesOf(endpoint).some(long)))(
        '%s',
        async (name, endpoint) => {
          const stage = new FuzzTarget(server, origin, name);
          const plan = faithful(await stage.sample(), allowed(name));
          for (const leaf of leavesOf(endpoint).filter(long)) {
            const time = async (text: string) => (await stage.send(planWith(plan, leaf, text))).ms;
            const fastest = async (text: string) =>
              Math.min(await time(text), await time(text), await time(text));
            for (const texts of growing(leaf)) {
              for (const [place, text] of texts.entries()) {
                // Fast calls are skipped: on a busy machine, the noise would exceed any difference.
                if ((await time(text)) < 100) continue;
                const before = await fastest(texts[place - 1] ?? '');
                const told = `${leaf.name}: ${text.length} characters of ${text.slice(0, 10)}…`;
                expect(await fastest(text), told).toBeLessThan(Math.max(100, 10 * before));
              }
            }
          }
        },
        600_000,
      );
    });

    describe('every text and number known to break programs, in every place', () => {
      it.each([...endpoints].filter(([, endpoint]) => leavesOf(endpoint).length > 0))(
        '%s',
        async (name, endpoint) => {
          const stage = new FuzzTarget(server, origin, name);
          const plan = faithful(await stage.sample(), allowed(name));
          const all: string[] = [];
          for (const [place, leaf] of leavesOf(endpoint).entries()) {
            for (const trial of trialsOf(leaf, seed + place)) {
              const { found } = await send(stage, endpoint, planWith(plan, leaf, trial));
              if (found) all.push(found);
            }
          }
          expect(all.join('\n\n')).toBe('');
        },
        600_000,
      );
    });

    describe('every call', () => {
      it.each([...access.keys()])(
        '%s answers by the contract, promptly, without leaking internals',
        async (name) => {
          const endpoint = endpoints.get(name);
          const stage = new FuzzTarget(server, origin, name);
          const sample = await stage.sample();
          const asMeant = faithful(sample, allowed(name));
          const params = endpoint?.params ? schemaOf(endpoint.params) : name.includes(':id') ? idAlone : null;
          const first = await send(stage, endpoint, asMeant);
          // Otherwise, deeply nested values would hardly be reached.
          expect([first.status < 300, first.found]).toEqual([true, null]);
          const property = fc.asyncProperty(plansOf(endpoint, params, sample), async (plan) => {
            const { found } = await send(stage, endpoint, plan);
            if (found) throw new Error(found);
          });
          const { failed, errorInstance } = await fc.check(property, { seed, numRuns: runs });
          if (failed) throw errorInstance;
        },
        600_000,
      );
    });

    describe('and the data that all of this leaves behind', () => {
      it('balances: points and XP are the sums of their ledgers, and none are below zero', async () => {
        const off = await server.db.run(`
          select user_id, points, xp from learner_totals t where points < 0 or xp < 0
            or points <> (select coalesce(sum(amount), 0) from points_transactions where user_id = t.user_id)
            or xp <> (select coalesce(sum(amount), 0) from xp_ledger where user_id = t.user_id)`);
        expect(off).toEqual([]);
      });

      it('can be answered, liked and joined by somebody else', async () => {
        const { client } = await actor(server);
        const unusual = async (table: string, column: string) =>
          (
            await server.db.run<{ id: number }>(
              `select max(id) as id from ${table} where ${column} !~ '^[a-z]*$' group by ${column}`,
            )
          ).map(({ id }) => ({ id }));
        const posts = await unusual('forum_posts', 'title');
        const groups = await unusual('study_groups', 'name');
        const statuses = new Set<number>();
        for (const params of [...posts, ...groups])
          await react(client, params, posts.includes(params), statuses);
        expect([...statuses].filter((status) => status >= 500)).toEqual([]);
      }, 120_000);

      it('stops no job, not even a month later, when their accounts are erased', async () => {
        await server.jobs.runAll();
        await server.db.run(
          'update users set deleted_at = $1 where not is_sample and id % 5 = 0 and id > (select max(id) - 300 from users)',
          [server.clock.now()],
        );
        server.clock.advance({ days: restorableDays + 1 });
        const logged = server.logs.length;
        const failed: string[] = [];
        for (const name of server.jobs.schedules.keys()) {
          await server.jobs.run(name).catch((error: unknown) => failed.push(`${name}: ${String(error)}`));
        }
        await server.jobs.runAll();
        expect(failed).toEqual([]);
        const errors = server.logs.slice(logged).filter((line) => line.includes('"err"'));
        expect(errors.map((line) => line.slice(0, 1000))).toEqual([]);
        expect(await server.db.run('select id from users where deleted_at is not null')).toEqual([]);
      }, 120_000);
    });

    async function react(client: Client, params: { id: number }, isPost: boolean, statuses: Set<number>) {
      await server.db.run('truncate rate_limits');
      const replies = isPost
        ? [
            await client.call(createReply, { params, body: { content: 'A reply.' } }),
            await client.call(likePost, { params, body: { liked: true } }),
          ]
        : [await client.call(joinStudyGroup, { params, body: {} })];
      for (const { status } of replies) statuses.add(status);
    }
  },
  {
    requestsPerMinute: 1e9,
    config: { demo: true, trustProxy: ['127.0.0.1'], transcription: speech },
    fetch: fetchSpeech,
  },
);
