import type { Page } from '@playwright/test';

/** What our form asked Stripe.js to do. */
export interface StripeCalls {
  readonly key: string;
  readonly elements: { readonly clientSecret: string; readonly locale: string };
  readonly element: { readonly paymentMethodOrder: readonly string[] };
  readonly confirmed: readonly { readonly kind: 'payment' | 'setup'; readonly returnUrl: string }[];
}

/**
 * Replaces the parts of Stripe.js that our form uses. Its Payment Element is a single field for a card number, which
 * the sandbox confirms, so that the plan really starts and a declined card is really declined.
 */
function standIn(): void {
  const calls = { confirmed: [] as unknown[] } as Record<string, unknown> & { confirmed: unknown[] };
  let clientSecret = '';
  const field = document.createElement('input');
  field.setAttribute('aria-label', 'Card number in Stripe’s form');
  const element = {
    mount: (place: HTMLElement) => place.append(field),
    destroy: () => field.remove(),
    on: () => element,
    off: () => element,
    update: () => undefined,
  };
  const confirm = async (kind: string, { confirmParams }: { confirmParams: { return_url: string } }) => {
    calls.confirmed.push({ kind, returnUrl: confirmParams.return_url });
    const card = { number: field.value, expMonth: 12, expYear: 2030, cvc: '123' };
    const response = await fetch('/api/sandbox/confirm', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ clientSecret, card }),
    });
    return response.ok ? {} : { error: { type: 'card_error', message: 'Stripe says: declined.' } };
  };
  const unused = () => Promise.reject(new Error('Not part of the stand-in'));
  Object.assign(window, {
    stripeCalls: calls,
    Stripe: (key: string) => ({
      elements: (options: { clientSecret: string }) => {
        Object.assign(calls, { key, elements: { ...options } });
        ({ clientSecret } = options);
        return {
          create: (_type: string, elementOptions: object) => {
            calls['element'] = elementOptions;
            return element;
          },
          update: () => undefined,
        };
      },
      confirmPayment: (options: Parameters<typeof confirm>[1]) => confirm('payment', options),
      confirmSetup: (options: Parameters<typeof confirm>[1]) => confirm('setup', options),
      createToken: unused,
      createPaymentMethod: unused,
      confirmCardPayment: unused,
    }),
  });
}

/** From now on, the page believes that payments go through Stripe, and js.stripe.com serves the replacement. */
export async function fakeStripeJs(page: Page): Promise<void> {
  await page.route('**/api/payments/setup', (route) =>
    route.fulfill({ json: { gateway: 'stripe', publishableKey: 'pk_test_journeys' } }),
  );
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${standIn.toString()})();` }),
  );
}

export const cardField = (page: Page) => page.getByRole('textbox', { name: 'Card number in Stripe’s form' });

export const stripeCalls = (page: Page): Promise<StripeCalls> =>
  page.evaluate(() => (window as unknown as { stripeCalls: StripeCalls }).stripeCalls);
