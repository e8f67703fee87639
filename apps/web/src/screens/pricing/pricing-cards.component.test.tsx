import { expect, test, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { PricingCards } from './pricing-cards.tsx';

const terms = { accepted: true, missing: 'Please accept the terms', require: () => true };
const consentFor = () => terms;
const props = { applied: null, consentFor, pending: null, own: null, onChoose: () => undefined } as const;

test('Enterprise opens a draft of a mail to those who run the installation', async () => {
  const screen = await renderApp(<PricingCards {...props} contact="help@rounds.example" />);
  const link = screen.getByRole('link', { name: 'Contact sales' });
  await expect
    .element(link)
    .toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:help@rounds\.example\?subject=Rounds%20for.+&body=Hello/),
    );
});

test('without their address it says whom to ask', async () => {
  const screen = await renderApp(<PricingCards {...props} contact={null} />);
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Contact sales' }).click();
  await expect.element(screen.getByText(/^Ask the people who run Rounds/)).toBeVisible();
});

test('where a plan needs what nobody can give here, its button says what, and a press tells', async () => {
  const missing = { ...terms, accepted: false };
  const onChoose = vi.fn();
  const screen = await renderApp(
    <PricingCards {...props} consentFor={() => missing} contact={null} onChoose={onChoose} />,
  );
  const basic = screen.getByRole('region', { name: 'Basic' });
  const choose = basic.getByRole('button', { name: 'Get Basic' });
  await expect.element(choose).toHaveAccessibleDescription('Please accept the terms');
  await expect.element(basic.getByText('Please accept the terms')).toBeVisible();
  await expect.element(choose).toHaveAttribute('aria-disabled', 'true');
  await choose.click({ force: true });
  expect(onChoose).toHaveBeenCalledWith('price_basic_monthly');
});

test('a reduced price names the full one, and only the chosen plan is processing', async () => {
  const prices = { price_professional_monthly: { originalAmount: 35, finalAmount: 26.25 } };
  const applied = { code: 'SPRING', type: 'percentage', value: 25, prices } as const;
  const screen = await renderApp(
    <PricingCards {...props} contact={null} applied={applied} pending="price_professional_monthly" />,
  );
  await expect.element(screen.getByText('$26.25 for the first month, then $35')).toBeVisible();
  await expect.element(screen.getByText('$20', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Get Basic' })).toBeVisible();
});
