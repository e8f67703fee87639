import type { AvatarChoice } from '@rounds/contract/rewards/store.avatar';

type Accessory = AvatarChoice['accessories'][number];

/** The choice out of an avatar, without what else the answer holds. */
export function choiceOf({
  skinTone,
  hairStyle,
  hairColor,
  eyeColor,
  accessories,
  outfit,
}: AvatarChoice): AvatarChoice {
  return { skinTone, hairStyle, hairColor, eyeColor, accessories, outfit };
}

export function isSameChoice(a: AvatarChoice, b: AvatarChoice): boolean {
  const textOf = (choice: AvatarChoice) => JSON.stringify(choiceOf(choice));
  return textOf(a) === textOf(b);
}

/** Adds an accessory at the end, or takes it away. */
export function toggleAccessory(list: readonly Accessory[], accessory: Accessory): Accessory[] {
  return list.includes(accessory) ? list.filter((one) => one !== accessory) : [...list, accessory];
}

interface Worn {
  readonly itemType: string;
}

/** What of the store stands in the way of a free choice: a kind that is chosen here as well. */
export function coveringItems<Item extends Worn>(equipped: readonly Item[]): Item[] {
  const kinds: readonly string[] = ['scrubs', 'stethoscope', 'badge', 'pen', 'watch', 'glasses', 'mask'];
  return equipped.filter(({ itemType }) => kinds.includes(itemType));
}
