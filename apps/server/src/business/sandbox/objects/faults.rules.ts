import type { Refusal } from '../cards/cards.rules.ts';

interface FaultBody {
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
  readonly payment_intent?: object;
  readonly setup_intent?: object;
}

/** Stripe's answer instead of an object. The changes made so far stay if `keeps` says so. */
export class Fault extends Error {
  readonly status: number;
  readonly body: FaultBody;
  readonly keeps: boolean;
  constructor(status: number, body: FaultBody, keeps = false) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.keeps = keeps;
  }
}

export const invalid = (message: string, more: { code?: string; param?: string } = {}): Fault =>
  new Fault(400, { type: 'invalid_request_error', message, ...more });

export const missing = (kind: string, id: string): Fault =>
  new Fault(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: 'id',
  });

export const unknownRoute = (method: string, path: string): Fault =>
  new Fault(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });

/** A declined card. The attempt stays on record. */
export const cardFault = (
  refusal: Refusal,
  about: Pick<FaultBody, 'payment_intent' | 'setup_intent'> = {},
): Fault => new Fault(402, { type: 'card_error', ...refusal, ...about }, true);

export const keyReused = (key: string): Fault =>
  new Fault(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
