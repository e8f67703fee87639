import type { Item, Response } from '@rounds/contract/learning/scenarios.formats';
import { partsOf } from '@rounds/contract/learning/scenarios.formats.rules';

/** What has been picked of each part; nothing where there is no response yet. */
export function picksOf(item: Item, response: Response | null): readonly (readonly number[])[] {
  if (response && 'picks' in response) return response.picks;
  return partsOf(item).map(() => []);
}

/** The response with one part picked again. */
export function withPicks(
  item: Item,
  response: Response | null,
  part: number,
  picked: readonly number[],
): Response {
  return { picks: picksOf(item, response).map((old, index) => [...(index === part ? picked : old)]) };
}

/** With an entry picked, or let go. Where one alone can be picked, it takes the other's place; beyond the limit nothing does. */
export function toggled(picked: readonly number[], entry: number, most: number): readonly number[] {
  if (picked.includes(entry)) return picked.filter((one) => one !== entry);
  if (most === 1) return [entry];
  return picked.length < most ? [...picked, entry] : picked;
}

/** With the entry at a place moved by one. */
export function moved(order: readonly number[], place: number, by: -1 | 1): readonly number[] {
  const other = place + by;
  if (other < 0 || other >= order.length) return order;
  return order.with(place, order[other] as number).with(other, order[place] as number);
}

/** With an entry of the first part picked, or let go. */
export function withToggled(item: Item, response: Response | null, entry: number): Response {
  const [picked = []] = picksOf(item, response);
  return withPicks(item, response, 0, toggled(picked, entry, partsOf(item)[0]?.most ?? 0));
}
