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

test('buying something that cannot be worn closes the dialog and returns to the item', async () => {
  signInAs({ points: 200 });
  const freeze = { ...item, id: 4, slug: 'streak-freeze', itemType: 'streak_freeze', name: 'Streak Freeze' };
  let owned: object[] = [];
  fakeApi({
    ...others,
    'GET /api/inventory/7': () => owned,
    'GET /api/rewards': ({ search }: FakeCall) => (search.includes('trending') ? [] : [freeze]),
    'POST /api/purchase': () => {
      owned = [{ id: 1, itemId: 4, quantity: 1, isEquipped: false, usedFor: null, item: freeze }];
      return { points: 50 };
    },
  });
  const screen = await renderApp(store);
  await screen.getByRole('button', { name: /^Buy/ }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Buy' }).click();
  await expect.element(screen.getByText('Purchase successful!')).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('listitem').getByRole('button').last()).toHaveFocus();
});

test('says on the item that it can be tried on, once to screen readers', async () => {
  signInAs({ points: 200 });
  const dear = { ...item, pointsCost: 900 };
  fakeApi({
    ...others,
    'GET /api/inventory/7': [],
    'GET /api/rewards': ({ search }: FakeCall) => (search.includes('trending') ? [] : [dear]),
  });
  const screen = await renderApp(store);
  await expect.element(screen.getByText('Try on', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Buy/ })).toBeDisabled();
  await screen.getByRole('button', { name: 'Try on: Coral Scrubs' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Coral Scrubs' })).toBeVisible();
});

describe('a store that cannot be loaded', () => {
  test('says so once, and shows everything after a retry', async () => {
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

  test('still shows all items if only the trending ones are missing', async () => {
    signInAs();
    const rewards = ({ search }: FakeCall) =>
      search.includes('trending') ? refusal(500, 'internal') : [item];
    fakeApi({ ...others, 'GET /api/inventory/7': [], 'GET /api/rewards': rewards });
    const screen = await renderApp(store);
    await expect.element(screen.getByText('Coral Scrubs')).toBeVisible();
    await expect.element(screen.getByText(failed)).toBeVisible();
    expect(screen.getByText(failed).all()).toHaveLength(1);
  });
});

test('waits with all items for the trending ones, which it leaves out', async () => {
  signInAs({ points: 200 });
  const trending = Promise.withResolvers<object>();
  const freeze = { ...item, id: 4, slug: 'streak-freeze', name: 'Streak Freeze' };
  fakeApi({
    ...others,
    'GET /api/inventory/7': [],
    'GET /api/rewards': ({ search }: FakeCall) =>
      search.includes('trending') ? trending.promise : [item, freeze],
  });
  const screen = await renderApp(store);
  await expect.element(screen.getByRole('heading', { name: 'All items' })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(screen.getByText('Streak Freeze')).not.toBeInTheDocument();
  trending.resolve([item]);
  await expect.element(screen.getByText('Streak Freeze')).toBeVisible();
  expect(screen.getByText('Coral Scrubs').elements()).toHaveLength(1);
});
