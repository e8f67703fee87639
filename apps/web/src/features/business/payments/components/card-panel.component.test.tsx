import { expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { payByCard } from '../api/sandbox.ts';
import { CardPanel } from './card-panel.tsx';

const onPaid = vi.fn();
const panel = (accepted = true) => {
  onPaid.mockClear();
  const require = vi.fn(() => accepted);
  const pay = (card: Parameters<typeof payByCard>[1]) => payByCard('pi_1_secret_2', card);
  const ui = (
    <CardPanel
      cents={2900}
      label="Pay $29"
      pay={pay}
      consent={{ accepted, missing: 'Please accept the terms', require }}
      onPaid={onPaid}
    />
  );
  return { ui, require };
};
type Screen = Awaited<ReturnType<typeof renderApp>>;

async function type(screen: Screen, number: string) {
  await screen.getByRole('textbox', { name: 'Card number' }).fill(number);
  await screen.getByRole('textbox', { name: 'Expiration date' }).fill('12/30');
  await screen.getByRole('textbox', { name: 'Security code' }).fill('123');
  await screen.getByRole('button', { name: 'Pay $29' }).click();
}

test('errors in a card are shown before anything is sent', async () => {
  const calls = fakeApi({});
  const screen = await renderApp(panel().ui);
  await type(screen, '4242 4242 4242 4241');
  await expect.element(screen.getByText('Check the card number')).toBeVisible();
  expect(calls).toEqual([]);
});

test('an empty card number is asked for, not found fault with', async () => {
  fakeApi({});
  const screen = await renderApp(panel().ui);
  await type(screen, '');
  await expect.element(screen.getByText('Enter the card number')).toBeVisible();
});

test('a refusal keeps what was typed, and says why once, in the form', async () => {
  const calls = fakeApi({ 'POST /api/sandbox/confirm': refusal(402, 'card_funds') });
  const screen = await renderApp(panel().ui);
  await type(screen, '4000 0000 0000 9995');
  await expect
    .element(screen.getByRole('alert').getByText("There isn't enough money on this card. Try another card."))
    .toBeVisible();
  await expect.element(screen.getByRole('alert').filter({ hasText: 'Payment Failed' })).toHaveFocus();
  expect(screen.getByText('Payment Failed').elements()).toHaveLength(1);
  await expect
    .element(screen.getByRole('textbox', { name: 'Card number' }))
    .toHaveValue('4000 0000 0000 9995');
  expect(calls[0]?.body).toEqual({
    clientSecret: 'pi_1_secret_2',
    card: { number: '4000 0000 0000 9995', cvc: '123', expMonth: 12, expYear: 2030 },
  });
  expect(onPaid).not.toHaveBeenCalled();
});

test.each([
  ['Confirm payment', true],
  ['Fail the check', false],
])('3-D Secure is requested, and answered by %s', async (button, passed) => {
  const asked = { status: 'requires_action', clientSecret: 'pi_1_secret_2' };
  const calls = fakeApi({
    'POST /api/sandbox/confirm': asked,
    'POST /api/sandbox/authenticate': passed
      ? { ...asked, status: 'succeeded' }
      : refusal(402, 'card_not_authenticated'),
  });
  const screen = await renderApp(panel().ui);
  await type(screen, '4000 0027 6000 3184');
  expect(onPaid).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: button }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(calls[1]?.body).toEqual({ clientSecret: 'pi_1_secret_2', passed });
  expect(onPaid).toHaveBeenCalledTimes(passed ? 1 : 0);
});

test('nothing is sent without consent', async () => {
  const calls = fakeApi({});
  const { ui, require } = panel(false);
  const screen = await renderApp(ui);
  const button = screen.getByRole('button', { name: 'Pay $29' });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await screen.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242');
  await button.click({ force: true });
  expect(require).toHaveBeenCalledOnce();
  await expect.element(button).toHaveAccessibleDescription('Please accept the terms');
  expect(calls).toEqual([]);
});

test('a test card fills the whole form, which says above it that nothing is charged', async () => {
  const calls = fakeApi({ 'POST /api/sandbox/confirm': refusal(402, 'card_funds') });
  const screen = await renderApp(panel().ui);
  const number = screen.getByRole('textbox', { name: 'Card number' });
  const mode = screen.getByText('Test mode').element();
  expect(mode.compareDocumentPosition(number.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await screen.getByText('Test cards').click();
  await screen.getByRole('button', { name: 'Use: Insufficient funds' }).click();
  await expect.element(number).toHaveValue('4000 0000 0000 9995');
  await screen.getByRole('button', { name: 'Pay $29' }).click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(calls).toHaveLength(1);
});
