import { describe, expect, test } from 'vitest';
import { fakeApi, refusal, type FakeCall } from '../../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../../testing/render-app.tsx';
import { Store } from './store.tsx';

const item = {
  id: 3,
  slug: 'coral-scrubs',
  itemType: 'scrubs',
  name: 'Coral Scrubs',
  description: 'Bright coral.',
  category: 'apparel',
  color: 'coral',
  style: 'plain',
  pointsCost: 150,
  imageUrl: null,
  isTrending: false,
  stockQuantity: null,
};
const failed = "We couldn't load the store.";
const store = <Store userId={7} points={200} />;
const others = { 'GET /api/avatar/7': () => refusal(500, 'internal') };

describe('a store that cannot be loaded', () => {
  test('says so once, and shows everything after another try', async () => {
    signInAs();
    let isDown = true;
    const answer = (value: object) => () => (isDown ? refusal(500, 'internal') : value);
    fakeApi({ ...others, 'GET /api/inventory/7': answer([]), 'GET /api/rewards': answer([item]) });
    const screen = await renderApp(store);
    await expect.element(screen.getByText(failed)).toBeVisible();
    expect(screen.getByText(failed).all()).toHaveLength(1);
    await expect.element(screen.getByRole('heading', { name: 'All items' })).not.toBeInTheDocument();
    isDown = false;
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(screen.getByRole('heading', { name: 'All items' })).toBeVisible();
    await expect.element(screen.getByText('Coral Scrubs').first()).toBeVisible();
  });

  test('still shows all items where only the trending ones are missing', async () => {
    signInAs();
    const rewards = ({ search }: FakeCall) =>
      search.includes('trending') ? refusal(500, 'internal') : [item];
    fakeApi({ ...others, 'GET /api/inventory/7': [], 'GET /api/rewards': rewards });
    const screen = await renderApp(store);
    await expect.element(screen.getByText('Coral Scrubs')).toBeVisible();
    expect(screen.getByText(failed).all()).toHaveLength(1);
  });
});
