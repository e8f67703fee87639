import { login } from '@rounds/contract/identity/accounts';
import { getDashboard } from '@rounds/contract/learning/progress.dashboard';
import { recordProgress } from '@rounds/contract/learning/progress';
import { expect, it } from 'vitest';
import { onBothServers } from '../../../testing/app.ts';
import { type Learner, address, registerLearner, scenarios } from '../../../testing/factories.ts';

onBothServers('the streak', (server) => {
  /** Answers something at an instant and returns the streak. */
  const act = async ({ client }: Learner, at?: string) => {
    if (at !== undefined) server.clock.set(at);
    const { first } = await scenarios(client);
    const body = { scenarioId: first.id, completed: false, score: 0, timeSpent: 1 };
    return (await client.call(recordProgress, { body })).body.user.streak;
  };
  const shown = async ({ client }: Learner, at: string) => {
    server.clock.set(at);
    const { user, stats } = (await client.call(getDashboard)).body;
    expect(stats.currentStreak).toBe(user.streak);
    return user.streak;
  };
  const begin = (at: string, timeZone: string) => {
    server.clock.set(at);
    return registerLearner(server, { timeZone });
  };
  const signInFrom = async ({ email, password }: Learner, timeZone: string, at: string) => {
    server.clock.set(at);
    await server.client.call(login, { body: { email, password, timeZone }, from: address() });
  };

  it('grows by one each day, is shown through a day off, and is 0 after a whole missed day', async () => {
    const learner = await begin('2026-03-02T09:00:00Z', 'UTC');
    expect(await shown(learner, '2026-03-02T10:00:00Z')).toBe(0);
    expect(await act(learner, '2026-03-02T12:00:00Z')).toBe(1);
    expect(await act(learner, '2026-03-02T23:59:59Z')).toBe(1);
    expect(await act(learner, '2026-03-03T00:00:00Z')).toBe(2);
    expect(await shown(learner, '2026-03-04T23:59:00Z')).toBe(2);
    expect(await shown(learner, '2026-03-05T00:00:00Z')).toBe(0);
    expect(await act(learner, '2026-03-05T00:00:01Z')).toBe(1);
  });

  it.each([
    [
      'summer time begins',
      'America/New_York',
      ['2026-03-08T04:30:00Z', '2026-03-08T05:30:00Z', '2026-03-09T03:59:00Z'],
      [1, 2, 2],
    ],
    [
      'summer time ends',
      'Europe/Berlin',
      ['2026-10-24T21:59:00Z', '2026-10-24T22:00:00Z', '2026-10-25T22:59:00Z', '2026-10-25T23:00:00Z'],
      [1, 2, 2, 3],
    ],
    [
      'a leap day comes',
      'UTC',
      ['2028-02-28T12:00:00Z', '2028-02-29T12:00:00Z', '2028-03-01T12:00:00Z'],
      [1, 2, 3],
    ],
    ['a year turns', 'Asia/Tokyo', ['2026-12-31T14:59:00Z', '2026-12-31T15:00:00Z'], [1, 2]],
    ['a zone has quarter hours', 'Asia/Kathmandu', ['2026-05-01T18:14:00Z', '2026-05-01T18:15:00Z'], [1, 2]],
  ])('advances once per local day when %s', async (_when, zone, instants, streaks) => {
    const learner = await begin(instants[0]!, zone);
    const seen = [];
    for (const at of instants) seen.push(await act(learner, at));
    expect(seen).toEqual(streaks);
  });

  it('survives traveling east, on a flight that skips days', async () => {
    const learner = await begin('2026-06-01T20:00:00Z', 'America/Los_Angeles');
    expect(await act(learner, '2026-06-02T20:00:00Z')).toBe(1);
    expect(await act(learner, '2026-06-03T20:00:00Z')).toBe(2);
    // The evening of the 3rd in Los Angeles is the 4th in Tokyo; the learner lands and learns on the 5th.
    await signInFrom(learner, 'Asia/Tokyo', '2026-06-04T16:00:00Z');
    expect(await act(learner)).toBe(3);
  });

  it('survives crossing the date line, where two local days pass in an hour', async () => {
    const learner = await begin('2026-06-01T20:00:00Z', 'Pacific/Pago_Pago');
    expect(await act(learner, '2026-06-02T10:30:00Z')).toBe(1);
    await signInFrom(learner, 'Pacific/Kiritimati', '2026-06-02T10:45:00Z');
    expect(await act(learner)).toBe(2);
    expect(await act(learner, '2026-06-03T10:45:00Z')).toBe(3);
  });

  it('survives traveling west, where a repeated day counts once', async () => {
    const learner = await begin('2026-06-01T20:00:00Z', 'Asia/Tokyo');
    expect(await act(learner, '2026-06-02T00:00:00Z')).toBe(1);
    await signInFrom(learner, 'Pacific/Honolulu', '2026-06-02T08:00:00Z');
    expect(await act(learner)).toBe(2);
    expect(await act(learner, '2026-06-02T20:00:00Z')).toBe(2);
    expect(await act(learner, '2026-06-03T20:00:00Z')).toBe(3);
  });

  it('is not affected by a clock that is set back', async () => {
    const learner = await begin('2026-06-10T12:00:00Z', 'UTC');
    expect(await act(learner, '2026-06-10T12:00:00Z')).toBe(1);
    expect(await act(learner, '2026-06-11T12:00:00Z')).toBe(2);
    expect(await act(learner, '2026-06-09T12:00:00Z')).toBe(3);
    expect(await shown(learner, '2026-06-12T12:00:00Z')).toBe(3);
  });

  it('counts a late arrival by the day it happened', async () => {
    const learner = await begin('2026-06-08T12:00:00Z', 'UTC');
    expect(await act(learner, '2026-06-08T12:00:00Z')).toBe(1);
    expect(await act(learner, '2026-06-10T12:00:00Z')).toBe(1);
    const { first } = await scenarios(learner.client);
    const body = {
      scenarioId: first.id,
      completed: false,
      score: 0,
      timeSpent: 1,
      occurredAt: '2026-06-09T12:00:00Z',
    };
    expect((await learner.client.call(recordProgress, { body })).body.user.streak).toBe(3);
  });

  it('uses UTC for an unknown zone', async () => {
    const learner = await begin('2026-06-10T23:30:00Z', 'Mars/Olympus_Mons');
    expect(await act(learner)).toBe(1);
    expect(await act(learner, '2026-06-11T00:00:00Z')).toBe(2);
  });
});
