import { describe, expect, it } from 'vitest';
import { accessUntil, isLive, subjectId } from './payments.rules.ts';

const day = 86_400_000;
const now = Date.parse('2026-03-10T00:00:00Z');
const live = {
  currentPeriodStart: now - 5 * day,
  currentPeriodEnd: now + 25 * day,
  cancelAtPeriodEnd: false,
  endedAt: null,
};

describe('a subscription', () => {
  it.each([
    ['active', {}, 28],
    ['trialing', {}, 28],
    ['active', { cancelAtPeriodEnd: true }, 25],
    ['past_due', {}, 3],
    ['past_due', { currentPeriodEnd: now + day }, 1],
    ['incomplete', {}, 0],
    ['incomplete_expired', {}, 0],
    ['canceled', { endedAt: now - 2 * day }, -2],
    ['canceled', { endedAt: now + 2 * day }, 0],
    ['unpaid', {}, 0],
    ['of_tomorrow', {}, 0],
  ])('that is %s with %o gives its plan for %i days', (status, changes, days) => {
    expect((accessUntil({ ...live, status, ...changes }, now) - now) / day).toBe(days);
  });
});

it.each([
  ['active', true],
  ['trialing', true],
  ['past_due', true],
  ['incomplete', false],
  ['canceled', false],
  ['of_tomorrow', false],
])('when %s, can be changed: %s', (status, changeable) => {
  expect(isLive(status)).toBe(changeable);
});

it.each([
  ['customer.subscription.deleted', { id: 'sub_1' }, 'sub_1'],
  ['invoice.paid', { id: 'in_1' }, 'in_1'],
  ['charge.refunded', { id: 'ch_1', payment_intent: 'pi_1' }, 'pi_1'],
  ['charge.dispute.created', { id: 'dp_1', payment_intent: 'pi_1' }, 'pi_1'],
  ['charge.succeeded', { id: 'ch_1', payment_intent: null }, null],
  ['customer.created', { id: 'cus_1' }, null],
  ['invoice.paid', {}, null],
  ['invoice.paid', { id: 7 }, null],
])('%s of %o is about %s', (type, object, id) => {
  expect(subjectId(type, object)).toBe(id);
});
