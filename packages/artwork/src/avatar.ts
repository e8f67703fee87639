import { outfits, storeScrubs, type OutfitName } from './avatar.clothes.ts';
import {
  eyeColors,
  fixedColors,
  hairColors,
  itemColors,
  skinColors,
  type EyeColor,
  type HairColor,
  type ItemColor,
  type SkinTone,
} from './avatar.colors.ts';
import { gear, type GearKind } from './avatar.gear.ts';
import { hairStyles, type HairStyle } from './avatar.hair.ts';
import { features, head, neck } from './avatar.head.ts';
import { circle, type AvatarRole, type AvatarShapes } from './avatar.shape.ts';

export { avatarSide } from './avatar.shape.ts';

/** The head alone, as a viewBox, for small sizes. */
export const headCrop = '19 5 58 58';

export type Accessory = 'stethoscope' | 'badge' | 'pen' | 'watch' | 'glasses' | 'mask';

/** What a learner chose for their avatar. */
export interface AvatarChoice {
  readonly skinTone: SkinTone;
  readonly hairStyle: HairStyle;
  readonly hairColor: HairColor;
  readonly eyeColor: EyeColor;
  readonly accessories: readonly Accessory[];
  readonly outfit: OutfitName;
}

/** A store item that is worn. Kinds and styles that nothing is drawn for change nothing. */
export interface WornGear {
  readonly itemType: string;
  readonly color: string;
  readonly style: string;
}

export interface PaintedShape {
  readonly d: string;
  readonly fill: string;
  readonly line: string;
  readonly width: number;
}

export interface AvatarLayer {
  readonly part: string;
  readonly shapes: readonly PaintedShape[];
}

/** How many of the chosen accessories are shown; the contract tells the client the same number. */
const shownAccessories = 3;

/** What everybody can wear without the store. */
export const plainGear: Readonly<Record<Accessory, { color: ItemColor; style: string }>> = {
  stethoscope: { color: 'black', style: 'plain' },
  badge: { color: 'teal', style: 'plain' },
  pen: { color: 'navy', style: 'plain' },
  watch: { color: 'slate', style: 'plain' },
  glasses: { color: 'black', style: 'round' },
  mask: { color: 'sky', style: 'plain' },
};

/** From the back to the front. */
const gearOrder = ['shoes', 'stethoscope', 'pen', 'watch', 'badge', 'mask', 'glasses', 'gloves'] as const;

type Colors = Readonly<Partial<Record<AvatarRole, string | undefined>>>;

function has<T extends object>(table: T, key: string): key is Extract<keyof T, string> {
  return Object.hasOwn(table, key);
}

function colorsOf(color: string): Colors {
  return has(itemColors, color) ? itemColors[color] : itemColors.teal;
}

/** Which kinds are worn, and how: equipped items override free choices. */
function wornKinds(
  choice: AvatarChoice,
  equipped: readonly WornGear[],
): Map<GearKind, Omit<WornGear, 'itemType'>> {
  const worn = new Map<GearKind, Omit<WornGear, 'itemType'>>();
  for (const item of equipped) if (has(gear, item.itemType)) worn.set(item.itemType, item);
  const free = choice.accessories.filter((kind) => !worn.has(kind)).slice(0, shownAccessories);
  for (const kind of free) worn.set(kind, plainGear[kind]);
  return worn;
}

function gearShapes(kind: GearKind, style: string): AvatarShapes {
  const styles: Readonly<Record<string, AvatarShapes>> = gear[kind];
  return styles[style] ?? Object.values(styles)[0] ?? [];
}

/** Darker or lighter ground behind the person: a step at the bottom keeps it from being flat. */
const backdrop: AvatarShapes = [
  { d: 'M0 0H96V96H0Z', fill: 'backdrop' },
  { d: circle(48, 46, 37), fill: 'backdropShade' },
];

/**
 * A learner's picture: colored layers from back to front. Equipped items show in their own colors: scrubs replace the
 * outfit (under a lab coat), a backdrop goes behind, the rest where it is worn.
 */
export function composeAvatar(choice: AvatarChoice, equipped: readonly WornGear[] = []): AvatarLayer[] {
  const outfit = outfits[choice.outfit];
  const hair = hairStyles[choice.hairStyle];
  const scrubs = equipped.find(({ itemType }) => itemType === 'scrubs');
  const ground = equipped.find(({ itemType }) => itemType === 'backdrop');
  const scrubColors = scrubs && colorsOf(scrubs.color);
  const groundColors = ground ? colorsOf(ground.color) : { gear: '#c9e4e1', gearLight: '#dff0ee' };
  const colors: Colors = {
    ...fixedColors,
    ...skinColors[choice.skinTone],
    ...hairColors[choice.hairColor],
    eye: eyeColors[choice.eyeColor],
    cloth: scrubColors?.gear ?? outfit.cloth,
    clothShade: scrubColors ? darker(scrubColors.gear ?? outfit.cloth) : outfit.clothShade,
    trim: outfit.trim,
    under: scrubColors?.gear ?? outfit.cloth,
    coat: '#fbfaf6',
    coatShade: '#e8e8e6',
    backdrop: groundColors.gear ?? '',
    backdropShade: groundColors.gearLight ?? '',
    gearLight: scrubColors?.gearLight,
  };
  const clothes =
    scrubs && choice.outfit !== 'lab_coat'
      ? storeScrubs[has(storeScrubs, scrubs.style) ? scrubs.style : 'plain']
      : outfit.shapes;
  const worn = wornKinds(choice, equipped);
  const gearLayers = gearOrder.flatMap((kind) => {
    const item = worn.get(kind);
    return item ? [painted(kind, gearShapes(kind, item.style), { ...colors, ...colorsOf(item.color) })] : [];
  });
  const isOnFace = ({ part }: AvatarLayer) => part === 'mask' || part === 'glasses';
  return [
    painted('backdrop', backdrop, colors),
    painted('hair-back', hair.back, colors),
    painted('neck', neck, colors),
    painted('clothes', clothes, colors),
    ...gearLayers.filter(({ part }) => part === 'stethoscope'),
    painted('head', head, colors),
    painted('features', features, colors),
    ...gearLayers.filter(isOnFace),
    painted('hair-front', hair.front, colors),
    painted('hair-over', hair.over, colors),
    ...gearLayers.filter((layer) => !isOnFace(layer) && layer.part !== 'stethoscope'),
  ].filter(({ shapes }) => shapes.length > 0);
}

function painted(part: string, shapes: AvatarShapes, colors: Colors): AvatarLayer {
  return {
    part,
    shapes: shapes.map(({ d, fill, line, width = 2 }) => ({
      d,
      fill: (fill && colors[fill]) ?? 'none',
      line: (line && colors[line]) ?? 'none',
      width,
    })),
  };
}

/** A color a fifth nearer to black. */
function darker(hex: string): string {
  const parts = [1, 3, 5].map((from) => Math.round(parseInt(hex.slice(from, from + 2), 16) * 0.8));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
