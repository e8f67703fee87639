import type { AvatarChoice, WornItem } from '@rounds/contract/rewards/store.avatar';

type Accessory = AvatarChoice['accessories'][number];

/** The choices in an avatar, without the rest of the answer. */
export function pickChoice({
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
  const textOf = (choice: AvatarChoice) => JSON.stringify(pickChoice(choice));
  return textOf(a) === textOf(b);
}

/** Adds an accessory at the end, or removes it. */
export function toggleAccessory(list: readonly Accessory[], accessory: Accessory): Accessory[] {
  return list.includes(accessory) ? list.filter((one) => one !== accessory) : [...list, accessory];
}

interface TriedOn {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly itemType: string;
  readonly color: string;
  readonly style: string;
}

/** What is worn while a store item is tried on, replacing what its slot holds. */
export function tryOn(
  equipped: readonly WornItem[],
  { id, slug, name, itemType, color, style }: TriedOn,
): WornItem[] {
  return [
    ...equipped.filter((worn) => worn.itemType !== itemType),
    { itemId: id, slug, name, itemType, color, style },
  ];
}

interface Worn {
  readonly itemType: string;
}

/** Equipped items that hide a free choice: clothes hide the outfit, the others an accessory of their kind. */
export function itemsHidingChoices<Item extends Worn>(
  equipped: readonly Item[],
  { accessories }: Pick<AvatarChoice, 'accessories'>,
): Item[] {
  const hidden: readonly string[] = ['scrubs', ...accessories];
  return equipped.filter(({ itemType }) => hidden.includes(itemType));
}
