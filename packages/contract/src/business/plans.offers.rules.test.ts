import { expect, it } from 'vitest';
import { dollars, isPriceId, offers, pass, priceIds, pricesOn } from './plans.offers.rules.ts';

it('each screen sells at the price that it shows', () => {
  const shown = (ids: readonly (keyof typeof offers)[]) => ids.map((id) => dollars(offers[id].cents));
  expect(shown(Object.values(pricesOn.plans))).toEqual([29, 89]);
  expect(shown(pricesOn.pricing)).toEqual([20, 35]);
  expect(dollars(pass.cents)).toBe(19.99);
});

it('a price id is one of the list, not a property that every object has', () => {
  expect(priceIds.every(isPriceId)).toBe(true);
  for (const id of ['contact', 'constructor', '__proto__', '', null, undefined])
    expect(isPriceId(id)).toBe(false);
});
