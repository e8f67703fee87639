import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { Advertisement } from '@rounds/contract/business/ads';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { useAdsWithoutLayoutShift } from '../use-ads-without-layout-shift.ts';
import { AdSlot } from './ad-slot.tsx';

const buildAd = (id: number, changes: Partial<Advertisement> = {}): Advertisement => ({
  id,
  title: `Stethoscopes ${id}`,
  description: 'Hear what matters.',
  imageUrl: null,
  targetUrl: 'https://example.org/stethoscopes',
  adType: 'banner',
  isActive: true,
  placement: 'community',
  category: 'equipment',
  sponsorName: 'Example Ltd',
  ...changes,
});

async function showSlot(ads: readonly Advertisement[], answers: Parameters<typeof fakeApi>[0] = {}) {
  signInAs();
  const calls = fakeApi({
    'GET /api/ads': ads,
    'POST /api/ads/impression': { ok: true, counted: true },
    ...answers,
  });
  const slot = <AdSlot placement="community" adType="banner" />;
  const seen = () => calls.filter(({ path }) => path === '/api/ads/impression').map(({ body }) => body);
  return { seen, slot, screen: await renderApp(<div className="grid gap-[200vh]">{slot}</div>) };
}

test('a hidden advertisement stays hidden wherever it would come again', async () => {
  const { screen, slot } = await showSlot([buildAd(101), buildAd(102)]);
  await screen.getByRole('button', { name: 'Hide this ad: Stethoscopes 101' }).click();
  await expect.element(screen.getByText('Stethoscopes 101')).not.toBeInTheDocument();
  await screen.unmount();
  const again = await renderApp(slot);
  await expect.element(again.getByText('Stethoscopes 102')).toBeVisible();
  expect(again.getByText('Stethoscopes 101').elements()).toEqual([]);
});

test('an advertisement counts as seen once it is on screen, and only once', async () => {
  const { screen, seen } = await showSlot([buildAd(111), buildAd(112)]);
  const of = (advertisementId: number) => ({ advertisementId, placement: 'community' });
  await expect.poll(seen).toEqual([of(111)]);
  const second = screen.getByText('Stethoscopes 112').element();
  second.scrollIntoView({ block: 'center' });
  await expect.poll(seen).toEqual([of(111), of(112)]);
  window.scrollTo(0, 0);
  second.scrollIntoView({ block: 'center' });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(seen()).toHaveLength(2);
});

test('its title skips no heading level below a heading that may not have been rendered yet', async () => {
  const { screen } = await showSlot([buildAd(115)]);
  await expect.element(screen.getByRole('heading', { level: 2, name: /Stethoscopes 115/ })).toBeVisible();
});

test('a drawing replaces a picture that fails to load', async () => {
  const { screen } = await showSlot([buildAd(121, { imageUrl: 'https://127.0.0.1:9/none.png' })]);
  await expect.element(screen.getByText('Stethoscopes 121')).toBeVisible();
  await expect.poll(() => screen.container.querySelectorAll('img')).toHaveLength(0);
});

test('failures of advertisements or their counting are not reported', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failing = { 'POST /api/ads/impression': () => refusal(503, 'unavailable') };
  const { screen } = await showSlot([buildAd(131)], failing);
  await expect.poll(() => log.mock.calls.length).toBeGreaterThan(0);
  expect(screen.getByRole('alert').elements()).toEqual([]);
  await expect.element(screen.getByText('Stethoscopes 131')).toBeVisible();
  log.mockRestore();
});

/** A list of nine, with an advertisement before the last. */
function List({ top }: { readonly top: string }) {
  const list = useRef<HTMLUListElement>(null);
  const [items] = useState(() => Array.from({ length: 9 }, (_, index) => index));
  const [loaded, setLoaded] = useState<readonly Advertisement[]>([]);
  const ads = useAdsWithoutLayoutShift(loaded, items, list);
  return (
    <>
      <button type="button" onClick={() => setLoaded([buildAd(141)])}>
        Load
      </button>
      <output>{ads.length}</output>
      <ul ref={list} style={{ marginTop: top }}>
        {items.map((item) => (
          <li key={item}>Case {item}</li>
        ))}
      </ul>
    </>
  );
}

test('late advertisements move nothing that is on screen', async () => {
  const screen = await renderApp(<List top="0" />);
  await screen.getByRole('button', { name: 'Load' }).click();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.getByRole('status').element().textContent).toBe('0');
  await screen.unmount();

  const below = await renderApp(<List top="300vh" />);
  await below.getByRole('button', { name: 'Load' }).click();
  await expect.element(below.getByText('1', { exact: true })).toBeVisible();
});
