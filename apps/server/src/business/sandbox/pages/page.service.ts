import { paymentMethodRefusal } from '@rounds/contract/business/payments.rules';
import type {
  authorizeSandboxPayment,
  confirmSandboxPayment,
  getSandboxSession,
  paySandboxSession,
} from '@rounds/contract/business/sandbox';
import type { AnswerOf, BodyOf } from '@rounds/contract/endpoint';
import type { Fail } from '../../../platform/http/errors.ts';
import { paySession } from './checkout.service.ts';
import { authenticate, confirmPayment, confirmSetup } from '../intents/confirm.service.ts';
import { type TypedCard, createPaymentMethod, createRedirectMethod } from '../cards/customers.service.ts';
import { Fault, invalid, missing } from '../objects/faults.rules.ts';
import { type SandboxDeps, inGateway } from '../calls/gateway.service.ts';
import type { Ledger } from '../objects/ledger.service.ts';
import type { PaymentIntent, SetupIntent } from '../objects/objects.rules.ts';
import {
  type CardCode,
  type SandboxCode,
  redirectRefusalCode,
  refusalCode,
} from '../cards/refusals.rules.ts';

type Progress = AnswerOf<typeof confirmSandboxPayment>;
type Card = BodyOf<typeof confirmSandboxPayment>['card'];

const asTyped = ({ number, expMonth, expYear, cvc }: Card): TypedCard => ({
  number,
  exp_month: expMonth,
  exp_year: expYear,
  cvc,
});

/** What a browser would do directly with the gateway if it were Stripe, as calls of our API. */
async function telling<T>(fail: Fail<CardCode>, work: () => Promise<T>): Promise<T> {
  return tellingBy(refusalCode, fail, work);
}

async function tellingBy<T, Code extends SandboxCode>(
  codeOf: (body: Fault['body']) => Code,
  fail: Fail<Code>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Fault ? fail(codeOf(error.body)) : error;
  }
}

/** The payment, or the card setup, that a client secret opens. */
async function opened(ledger: Ledger, clientSecret: string): Promise<PaymentIntent | SetupIntent> {
  const [id = ''] = clientSecret.split('_secret_');
  const intent = (await ledger.find('payment_intent', id)) ?? (await ledger.find('setup_intent', id));
  if (intent?.client_secret !== clientSecret) throw missing('payment_intent', id);
  return intent;
}

const progressOf = ({ status, client_secret }: PaymentIntent | SetupIntent): Progress => ({
  status: status === 'succeeded' ? 'succeeded' : 'requires_action',
  clientSecret: client_secret,
});

export function payWithCard(
  deps: SandboxDeps,
  { clientSecret, card }: BodyOf<typeof confirmSandboxPayment>,
  fail: Fail<CardCode>,
): Promise<Progress> {
  return telling(fail, () =>
    inGateway(deps, async (ledger) => {
      const intent = await opened(ledger, clientSecret);
      const method = await createPaymentMethod(ledger, asTyped(card));
      return progressOf(
        intent.object === 'payment_intent'
          ? await confirmPayment(ledger, intent, method)
          : await confirmSetup(ledger, intent, method),
      );
    }),
  );
}

export function endAuthentication(
  deps: SandboxDeps,
  { clientSecret, passed }: { clientSecret: string; passed: boolean },
  fail: Fail<CardCode>,
): Promise<Progress> {
  return telling(fail, () =>
    inGateway(deps, async (ledger) =>
      progressOf(
        await authenticate(ledger, await opened(ledger, clientSecret), passed ? 'passed' : 'failed'),
      ),
    ),
  );
}

/** Completes what the learner was redirected for: a wallet, a bank, a lender. */
export function endRedirect(
  deps: SandboxDeps,
  { clientSecret, method: kind, approved }: BodyOf<typeof authorizeSandboxPayment>,
  fail: Fail<SandboxCode>,
): Promise<Progress> {
  return tellingBy(redirectRefusalCode, fail, () =>
    inGateway(deps, async (ledger) => {
      const intent = await opened(ledger, clientSecret);
      const isPayment = intent.object === 'payment_intent';
      // A method that is saved for later must allow renewals.
      const purchase = isPayment
        ? { cents: intent.amount, renews: intent.setup_future_usage !== null }
        : { cents: 0, renews: true };
      if (paymentMethodRefusal(kind, purchase))
        throw invalid('This payment method is not available.', { code: 'payment_method_not_available' });
      const method = await createRedirectMethod(ledger, kind, intent.customer);
      const authentication = approved ? 'passed' : 'failed';
      return progressOf(
        isPayment
          ? await confirmPayment(ledger, intent, method, authentication)
          : await confirmSetup(ledger, intent, method, authentication),
      );
    }),
  );
}

/** What the page of a checkout session shows. */
export function readSession(
  deps: SandboxDeps,
  id: string,
  fail: Fail<'payment_not_found'>,
): Promise<AnswerOf<typeof getSandboxSession>> {
  return inGateway(deps, async (ledger) => {
    const session = await ledger.find('checkout.session', id);
    if (!session) throw fail('payment_not_found');
    return {
      status: session.status,
      mode: session.mode,
      name: session.metadata['name'] ?? '',
      subtotal: session.amount_subtotal / 100,
      total: session.amount_total / 100,
      currency: session.currency.toUpperCase(),
      successUrl: session.success_url,
      cancelUrl: session.cancel_url,
    };
  });
}

export function payOnPage(
  deps: SandboxDeps,
  id: string,
  card: Card,
  fail: Fail<CardCode>,
): Promise<AnswerOf<typeof paySandboxSession>> {
  return telling(fail, () =>
    inGateway(deps, async (ledger) => {
      const session = await paySession(ledger, await ledger.get('checkout.session', id), asTyped(card));
      const { success_url: successUrl, payment_intent: intentId } = session;
      if (intentId === null) return { status: 'succeeded', clientSecret: '', successUrl };
      return { ...progressOf(await ledger.get('payment_intent', intentId)), successUrl };
    }),
  );
}

/** This call exists only with test payments. */
export function requireSandbox(isOn: boolean, fail: Fail<'sandbox_off'>): void {
  if (!isOn) throw fail('sandbox_off');
}
