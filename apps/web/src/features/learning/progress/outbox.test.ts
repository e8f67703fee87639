import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answer,
  body,
  createOutboxBrowser,
  learner,
  offline,
  Refusal,
} from '../../../../testing/outbox-browser.ts';
import type { Recorded } from './outbox.rules.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let s: ReturnType<typeof createOutboxBrowser>;
beforeEach(() => {
  s = createOutboxBrowser();
});

describe('while the server answers', () => {
  it('delivers the answer, and stores nothing', async () => {
    expect(await s.outbox.record(learner, body('a', 0))).toEqual({ status: 'sent', answer });
    expect(s.stored.get(learner)).toEqual([]);
    expect(s.onSent).toHaveBeenCalledWith(body('a', 0), answer, false);
    expect(s.outbox.getState()).toEqual({ waiting: 0, durable: true });
  });

  it('stores each post before it is sent', async () => {
    s.world.serve = () => {
      expect(s.stored.get(learner)).toHaveLength(1);
      return Promise.resolve(answer);
    };
    await s.outbox.record(learner, body('a', 0));
    expect.assertions(1);
  });

  it('sends in order, one at a time, however quickly they come', async () => {
    let open = 0;
    s.world.serve = async () => {
      expect(++open).toBe(1);
      await Promise.resolve();
      open -= 1;
      return answer;
    };
    const deliveries = await Promise.all(
      [0, 1, 2].map((index) => s.outbox.record(learner, body('a', index))),
    );
    expect(deliveries.map((delivery) => delivery.status)).toEqual(['sent', 'sent', 'sent']);
    expect(s.world.received.map((sent) => sent.questionIndex)).toEqual([0, 1, 2]);
  });

  it('says "saved" when the answer takes too long, and reports it as late when it comes', async () => {
    let release = (_: Recorded) => {};
    s.world.serve = () => new Promise((resolve) => (release = resolve));
    const delivery = s.outbox.record(learner, body('a', 0));
    const later = s.pass(8_000);
    expect(await delivery).toEqual({ status: 'saved' });
    expect(s.outbox.getState().waiting).toBe(1);
    release(answer);
    await later;
    expect(s.onSent).toHaveBeenCalledWith(body('a', 0), answer, true);
    expect(s.outbox.getState().waiting).toBe(0);
  });
});

describe('while it does not', () => {
  it('keeps posts in order, says so, and sends them when it is back, with the time they happened', async () => {
    s.world.serve = () => Promise.reject(offline);
    expect(await s.outbox.record(learner, body('a', 0))).toEqual({ status: 'saved' });
    expect(await s.outbox.record(learner, body('a', 1))).toEqual({ status: 'saved' });
    expect(s.outbox.getState()).toEqual({ waiting: 1, durable: true });

    s.world.received.length = 0;
    s.world.serve = () => Promise.resolve(answer);
    s.world.now += 5 * minute;
    await s.outbox.flush();
    expect(s.world.received).toEqual([
      { ...body('a', 0), occurredAt: '2026-11-21T08:00:00.000Z' },
      { ...body('a', 1), occurredAt: '2026-11-21T08:00:00.000Z' },
    ]);
    expect(s.onSent.mock.calls.map((call) => call[2])).toEqual([true, true]);
    expect(s.outbox.getState().waiting).toBe(0);
  });

  it('tells whoever gave the answer about both', async () => {
    const follow = vi.fn();
    s.world.serve = () => Promise.reject(offline);
    await s.outbox.record(learner, body('a', 0), follow);
    s.world.serve = () => Promise.resolve(answer);
    await s.outbox.flush();
    expect(follow.mock.calls).toEqual([[{ status: 'saved' }], [{ status: 'sent', answer }]]);
  });

  it('retries automatically', async () => {
    s.world.serve = () => Promise.reject(offline);
    await s.outbox.record(learner, body('a', 0));
    s.world.serve = () => Promise.resolve(answer);
    await s.pass(3_000);
    expect(s.onSent).toHaveBeenCalledOnce();
  });

  it('waits no longer than at first once the connection is back, even after many failures', async () => {
    s.world.serve = () => Promise.reject(offline);
    await s.outbox.record(learner, body('a', 0));
    for (const wait of [3_000, 6_000, 12_000]) await s.pass(wait);
    // The browser reports the connection a moment before requests get through.
    await s.outbox.resume();
    expect(s.nextTry()).toBe(3_000);
  });

  it('survives closing the page', async () => {
    s.world.serve = () => Promise.reject(offline);
    await s.outbox.record(learner, body('a', 0));
    s.world.serve = () => Promise.resolve(answer);
    const reopened = s.again();
    reopened.refresh();
    expect(reopened.getState().waiting).toBe(1);
    await reopened.flush();
    expect(reopened.getState().waiting).toBe(0);
    expect(s.stored.get(learner)).toEqual([]);
  });

  it('keeps one post when the same is recorded again after a reload, and reports it as late', async () => {
    s.world.serve = () => Promise.reject(offline);
    await s.outbox.record(learner, body('a', 0));
    const reopened = s.again();
    const follow = vi.fn();
    expect(await reopened.record(learner, body('a', 0), follow)).toEqual({ status: 'saved' });
    expect(s.stored.get(learner)).toHaveLength(1);
    s.world.serve = () => Promise.resolve(answer);
    await reopened.flush();
    expect(follow.mock.calls).toEqual([[{ status: 'saved' }], [{ status: 'sent', answer }]]);
    expect(s.onSent.mock.calls).toEqual([[body('a', 0), answer, true]]);
  });

  it('tells both callers that recorded the same while it was being sent', async () => {
    let release = (_: Recorded) => {};
    s.world.serve = () => new Promise((resolve) => (release = resolve));
    const deliveries = [s.outbox.record(learner, body('a', 0)), s.outbox.record(learner, body('a', 0))];
    release(answer);
    expect((await Promise.all(deliveries)).map(({ status }) => status)).toEqual(['sent', 'sent']);
    expect(s.onSent.mock.calls).toEqual([[body('a', 0), answer, false]]);
  });

  it('waits as long as the server asks, even when the learner continues', async () => {
    s.world.serve = () => Promise.reject(new Refusal({ status: 429, retryAfter: 30 }));
    await s.outbox.record(learner, body('a', 0));
    expect(await s.outbox.record(learner, body('a', 1))).toEqual({ status: 'saved' });
    await s.outbox.flush();
    expect(s.world.received).toHaveLength(1);
    s.world.serve = () => Promise.resolve(answer);
    await s.pass(30_000);
    expect(s.world.received).toHaveLength(3);
  });

  it('one attempt that fails on the server does not hold up the others', async () => {
    s.world.serve = (sent) =>
      sent.attemptId === 'bad' ? Promise.reject(new Refusal({ status: 500 })) : Promise.resolve(answer);
    expect(await s.outbox.record(learner, body('bad', 0))).toEqual({ status: 'saved' });
    expect(await s.outbox.record(learner, body('good', 0))).toEqual({ status: 'sent', answer });
    expect(s.stored.get(learner)?.map((item) => item.body.attemptId)).toEqual(['bad']);
  });

  it('says that nothing survives the page if storage is unavailable', async () => {
    s.world.canStore = false;
    s.world.serve = () => Promise.reject(offline);
    await s.outbox.record(learner, body('a', 0));
    expect(s.outbox.getState()).toEqual({ waiting: 1, durable: false });
    s.world.serve = () => Promise.resolve(answer);
    await s.pass(3_000);
    expect(s.onSent).toHaveBeenCalledOnce();
  });
});

describe('what can no longer count', () => {
  it('is dropped after seven days, and the learner is told', async () => {
    s.world.serve = () => Promise.reject(offline);
    await s.outbox.record(learner, body('a', 0));
    await s.pass(7 * day + 1);
    expect(s.onLost).toHaveBeenCalledWith([body('a', 0)]);
    expect(s.stored.get(learner)).toEqual([]);
  });

  it('is reported once to whoever waits for it', async () => {
    const error = new Refusal({ status: 404, code: 'scenario_not_found' });
    s.world.serve = () => Promise.reject(error);
    expect(await s.outbox.record(learner, body('a', 0))).toEqual({ status: 'refused', error });
    expect(s.onLost).not.toHaveBeenCalled();
  });

  it('does not hold up what is behind it', async () => {
    s.world.serve = () => Promise.reject(offline);
    await s.outbox.record(learner, body('gone', 0));
    await s.outbox.record(learner, body('a', 0));
    s.world.serve = (sent) =>
      sent.attemptId === 'gone' ? Promise.reject(new Refusal({ status: 404 })) : Promise.resolve(answer);
    await s.outbox.flush();
    expect(s.onLost).toHaveBeenCalledWith([body('gone', 0)]);
    expect(s.onSent).toHaveBeenCalledOnce();
  });

  it('an answer that the server already has is not lost', async () => {
    s.world.serve = () => Promise.reject(new Refusal({ status: 409, code: 'answer_recorded' }));
    expect(await s.outbox.record(learner, body('a', 0))).toEqual({ status: 'known' });
    expect(s.onLost).not.toHaveBeenCalled();
  });
});

describe('learners', () => {
  it('a stored post is sent only as the learner who gave the answer', async () => {
    s.world.serve = () => Promise.reject(offline);
    await s.outbox.record(learner, body('a', 0));
    s.world.serve = () => Promise.resolve(answer);
    s.world.received.length = 0;

    s.world.user = 8;
    await s.outbox.flush();
    s.outbox.refresh();
    expect(s.world.received).toEqual([]);
    expect(s.outbox.getState().waiting).toBe(0);

    s.world.user = learner;
    await s.outbox.flush();
    expect(s.world.received).toHaveLength(1);
  });

  it('a session that ended in mid-scenario loses no answer', async () => {
    s.world.user = null;
    void s.outbox.record(learner, body('a', 0));
    s.world.user = learner;
    await s.outbox.flush();
    expect(s.world.received).toEqual([body('a', 0)]);
  });

  it('an ended session keeps everything until they are back', async () => {
    s.world.serve = () => {
      s.world.user = null;
      return Promise.reject(new Refusal({ status: 401 }));
    };
    expect(await s.outbox.record(learner, body('a', 0))).toEqual({ status: 'saved' });
    expect(s.stored.get(learner)).toHaveLength(1);
    s.world.user = learner;
    s.world.serve = () => Promise.resolve(answer);
    await s.outbox.flush();
    expect(s.stored.get(learner)).toEqual([]);
  });
});
