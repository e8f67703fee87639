import type {
  authenticateSandboxPayment,
  authorizeSandboxPayment,
  confirmSandboxPayment,
  getSandboxSession,
  paySandboxSession,
} from '@rounds/contract/business/sandbox';
import type { AnswerOf, BodyIn } from '@rounds/contract/endpoint';
import { call } from '../../../../api/client.ts';
import { readExpiry, type TypedCard } from '../card.rules.ts';

/** For test mode: what a browser would do directly with Stripe. */
export type Progress = AnswerOf<typeof confirmSandboxPayment>;
export type SandboxSession = AnswerOf<typeof getSandboxSession>;

/** @throws TypeError for a card whose date can't be parsed; check it first */
function toSend({ number, expiry, cvc }: TypedCard): BodyIn<typeof confirmSandboxPayment>['card'] {
  const date = readExpiry(expiry);
  if (!date) throw new TypeError('No expiration date');
  return { number, cvc, expMonth: date.month, expYear: date.year };
}

export const payByCard = (clientSecret: string, card: TypedCard): Promise<Progress> =>
  call<typeof confirmSandboxPayment>('POST', '/api/sandbox/confirm', {
    body: { clientSecret, card: toSend(card) },
  });

export const endSecureCheck = (clientSecret: string, passed: boolean): Promise<Progress> =>
  call<typeof authenticateSandboxPayment>('POST', '/api/sandbox/authenticate', {
    body: { clientSecret, passed },
  });

export const authorizePayment = (body: BodyIn<typeof authorizeSandboxPayment>): Promise<Progress> =>
  call<typeof authorizeSandboxPayment>('POST', '/api/sandbox/authorize', { body });

export const fetchSession = (id: string): Promise<SandboxSession> =>
  call<typeof getSandboxSession>('GET', '/api/sandbox/sessions/:id', { params: { id } });

export const paySession = (id: string, card: TypedCard): Promise<AnswerOf<typeof paySandboxSession>> =>
  call<typeof paySandboxSession>('POST', '/api/sandbox/sessions/:id/pay', {
    params: { id },
    body: { card: toSend(card) },
  });
