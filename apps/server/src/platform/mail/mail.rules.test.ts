import { expect, it } from 'vitest';
import { deliveryRules } from '../../messages/notifications/delivery.rules.ts';
import { jobTimes } from '../jobs/jobs.rules.ts';
import {
  isMailTo,
  isExpiredMail,
  isUnknownRecipient,
  maxSendMs,
  mailTimes,
  outboxName,
} from './mail.rules.ts';

it('no mail takes so long to send that another process considers it lost and sends it again', () => {
  expect(maxSendMs(mailTimes)).toBeLessThan(jobTimes.expires * 1000);
  expect(maxSendMs(mailTimes)).toBeLessThan(deliveryRules.claimMs);
});

it.each([
  ['550 5.1.1 No such user', true],
  ['550-5.1.1 The account does not exist\n550 5.1.1 Try another', true],
  ['553 5.1.3 Bad address syntax', true],
  ['550 5.7.1 Relaying denied', false],
  ['550 nobody here', false],
  ['450 4.1.1 Greylisted', false],
  ['535 5.7.8 Wrong password', false],
  ['552 5.1.10.5', true],
  ['', false],
])('%j means that the address does not exist: %s', (response, unknown) => {
  expect(isUnknownRecipient(response)).toBe(unknown);
});

const day = (date: string) => new Date(`${date}T09:00:00Z`);

it('a mail is kept for thirty days', () => {
  const name = outboxName(day('2026-03-01'), 'ann@example.org', '12345678');
  expect(isExpiredMail(name, day('2026-03-31'))).toBe(false);
  expect(isExpiredMail(name, new Date(day('2026-03-31').getTime() + 1))).toBe(true);
  for (const other of ['notes.txt', '2020-01-01.eml', '2020-01-01T00-00-00-000Z-a.txt'])
    expect(isExpiredMail(other, day('2026-03-31'))).toBe(false);
});

it('a mail’s file name identifies the recipient', () => {
  const name = outboxName(day('2026-03-01'), 'ann+x@example.org', 'ab_-5678');
  expect(isMailTo(name, 'ann+x@example.org')).toBe(true);
  for (const other of ['x@example.org', 'ann@example.org', 'ann+x@example.or', 'oann+x@example.org'])
    expect(isMailTo(name, other)).toBe(false);
});
