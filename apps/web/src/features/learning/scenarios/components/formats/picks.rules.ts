import type { Item, Response } from '@rounds/contract/learning/scenarios.formats';
import { partsOf } from '@rounds/contract/learning/scenarios.formats.rules';

/** What has been picked in each part; empty if there is no response yet. */
export function picksOf(item: Item, response: Response | null): readonly (readonly number[])[] {
  if (response && 'picks' in response) return response.picks;
  return partsOf(item).map(() => []);
}

/** The response with one part replaced. */
export function withPicks(
  item: Item,
  response: Response | null,
  part: number,
  picked: readonly number[],
): Response {
  return { picks: picksOf(item, response).map((old, index) => [...(index === part ? picked : old)]) };
}

/** Picks or unpicks an entry. If only one can be picked, it replaces the other; beyond the limit, nothing changes. */
export function toggleEntry(picked: readonly number[], entry: number, most: number): readonly number[] {
  if (picked.includes(entry)) return picked.filter((one) => one !== entry);
  if (most === 1) return [entry];
  return picked.length < most ? [...picked, entry] : picked;
}

/** Moves the entry at a position by one. */
export function moveEntry(order: readonly number[], place: number, by: -1 | 1): readonly number[] {
  const other = place + by;
  if (other < 0 || other >= order.length) return order;
  return order.with(place, order[other] as number).with(other, order[place] as number);
}

/** Picks or unpicks an entry of the first part. */
export function withToggled(item: Item, response: Response | null, entry: number): Response {
  const [picked = []] = picksOf(item, response);
  return withPicks(item, response, 0, toggleEntry(picked, entry, partsOf(item)[0]?.most ?? 0));
}
