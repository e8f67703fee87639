import type { Drawing } from './drawing.ts';

/**
 * Store items by kind and style, on the square of 48. `body` and `light` are the item's own colors (`itemColors` of
 * avatar.colors.ts). Kinds without a drawing are a parcel.
 */

/** The same small thing at several places. */
const strew = (shapeAt: (x: number, y: number) => string, places: readonly (readonly [number, number])[]) =>
  places.map(([x, y]) => shapeAt(x, y)).join('');
const dot = (x: number, y: number) => `M${x - 1.7} ${y}a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0z`;
const star = (x: number, y: number) =>
  `M${x} ${y - 3.2}l1 2.1 2.3.3-1.7 1.6.5 2.4-2.1-1.1-2.1 1.1.5-2.4-1.7-1.6 2.3-.3z`;

const stethoscope: Drawing = [
  { d: 'M13 7V17A8 8 0 0 0 29 17V7', line: 'ink' },
  { d: 'M10 6H16M26 6H32', line: 'ink' },
  { d: 'M21 25V30A9 9 0 0 0 39 30V27', line: 'body' },
  { d: 'M39 17a5 5 0 1 0 0 10a5 5 0 1 0 0-10z', fill: 'light', line: 'ink' },
  { d: 'M39 20.4a1.6 1.6 0 1 0 0 3.2a1.6 1.6 0 1 0 0-3.2z', fill: 'body' },
  { d: 'M19 24.6h4v3.4h-4z', fill: 'body', line: 'ink' },
];

const scrubs: Drawing = [
  { d: 'M17 7L7 13V25H13V42H35V25H41V13L31 7L24 18Z', fill: 'body', line: 'ink' },
  { d: 'M17 7L24 18L31 7L28 7L24 13L20 7Z', fill: 'light', line: 'ink' },
  { d: 'M27 27H32V33H27Z', fill: 'light', line: 'ink' },
];
/** Over the cloth, clear of the pocket. */
const strewn = [
  [12, 18],
  [18, 22],
  [18, 31],
  [23.5, 26],
  [23, 37],
  [30.5, 38],
  [31, 21],
  [36.5, 18],
] as const;

const badge: Drawing = [
  { d: 'M18 4L24 12L30 4', line: 'body' },
  {
    d: 'M13 14H35A2 2 0 0 1 37 16V42A2 2 0 0 1 35 44H13A2 2 0 0 1 11 42V16A2 2 0 0 1 13 14Z',
    fill: 'light',
    line: 'ink',
  },
];

/** What is on a badge, by its style: everybody's name, or a sign. */
const emblems = {
  plain: [
    { d: 'M12 15H36V20H12Z', fill: 'body' },
    { d: 'M24 22.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9z', fill: 'body', line: 'ink' },
    { d: 'M17 36.5H31M20 40H28', line: 'ink' },
  ],
  star: [
    {
      d: 'M24 19.6L26.9 25.6L33.4 26.4L28.6 31L29.9 37.6L24 34.4L18.1 37.6L19.4 31L14.6 26.4L21.1 25.6Z',
      fill: 'body',
      line: 'ink',
    },
  ],
  heart: [{ d: 'M24 37.4L16 29.4A5 5 0 0 1 24 23.4A5 5 0 0 1 32 29.4Z', fill: 'body', line: 'ink' }],
  moon: [{ d: 'M27.6 20.4A9 9 0 1 0 33 33.2A8.4 8.4 0 0 1 27.6 20.4Z', fill: 'body', line: 'ink' }],
  leaf: [
    { d: 'M17 36.6C15.6 26.4 21 20.4 32.6 20C33 31.6 27.4 37.4 17 36.6Z', fill: 'body', line: 'ink' },
    { d: 'M18 35.6L26 27.4', line: 'light' },
  ],
  pulse: [{ d: 'M15 30H19.4L22 22.6L26 36L28.6 30H33', line: 'body' }],
} as const satisfies Record<string, Drawing>;

const pen: Drawing = [
  { d: 'M33 6L42 15L18 39L7 41L9 30Z', fill: 'body', line: 'ink' },
  { d: 'M33 6L42 15L38.5 18.5L29.5 9.5Z', fill: 'light', line: 'ink' },
  { d: 'M9 30L18 39L7 41Z', fill: 'light', line: 'ink' },
  { d: 'M14.5 32.5L31 16', line: 'ink' },
];

const penlight: Drawing = [
  { d: 'M28.5 14.5L33.5 19.5L12.5 40.5L7.5 35.5Z', fill: 'body', line: 'ink' },
  { d: 'M28.5 14.5L32 6.5L41.5 16L33.5 19.5Z', fill: 'light', line: 'ink' },
  { d: 'M39 9L43.5 4.5M35.5 3.5L36 1M44.5 12.5L47 12M15 28L20 33', line: 'ink' },
];

const watch: Drawing = [
  { d: 'M14 5H34V11H14Z', fill: 'body', line: 'ink' },
  { d: 'M20 11H28V20H20Z', fill: 'light', line: 'ink' },
  { d: 'M24 19a12 12 0 1 0 0 24a12 12 0 1 0 0-24z', fill: 'body', line: 'ink' },
  { d: 'M24 23a8 8 0 1 0 0 16a8 8 0 1 0 0-16z', fill: 'light', line: 'ink' },
  { d: 'M24 27V31.5H28', line: 'ink' },
];

const glasses: Drawing = [
  {
    d: 'M13 20a8 8 0 1 0 0 16a8 8 0 1 0 0-16zM35 20a8 8 0 1 0 0 16a8 8 0 1 0 0-16z',
    fill: 'light',
    line: 'ink',
  },
  { d: 'M13 23a5 5 0 0 1 4 2M35 23a5 5 0 0 1 4 2', line: 'body' },
  { d: 'M21 27Q24 24 27 27M5.5 25L9 13M42.5 25L39 13', line: 'ink' },
];

const squareGlasses: Drawing = [
  {
    d: 'M6 21H19A1.5 1.5 0 0 1 20.5 22.5V30A5 5 0 0 1 15.5 35H9.5A5 5 0 0 1 4.5 30V22.5A1.5 1.5 0 0 1 6 21ZM29 21H42A1.5 1.5 0 0 1 43.5 22.5V30A5 5 0 0 1 38.5 35H32.5A5 5 0 0 1 27.5 30V22.5A1.5 1.5 0 0 1 29 21Z',
    fill: 'light',
    line: 'ink',
  },
  { d: 'M11 25H16.5V28M34 25H39.5V28', line: 'body' },
  { d: 'M20.5 25Q24 22.5 27.5 25M5.5 21L9 13M42.5 21L39 13', line: 'ink' },
];

const pleated: Drawing = [
  { d: 'M12 20C4 19 4 31 12 30M36 20C44 19 44 31 36 30', line: 'ink' },
  { d: 'M11 17Q24 11 37 17V29Q35 37 24 39Q13 37 11 29Z', fill: 'body', line: 'ink' },
];
const mask: Drawing = [...pleated, { d: 'M15 22Q24 18.5 33 22M15 27H33M17 32Q24 34 31 32', line: 'light' }];
const dottedMask: Drawing = [
  ...pleated,
  {
    d: strew(dot, [
      [16, 20.5],
      [24, 19],
      [32, 20.5],
      [20, 26],
      [28, 26],
      [16.5, 30.5],
      [24, 32.5],
      [31.5, 30.5],
    ]),
    fill: 'light',
  },
];
const respirator: Drawing = [
  { d: 'M11 20C4 18 4 32 13 31M37 20C44 18 44 32 35 31', line: 'ink' },
  {
    d: 'M24 10C28 10 29.5 14.5 33.5 16L38 18C39.5 29 32 39 24 39C16 39 8.5 29 10 18L14.5 16C18.5 14.5 20 10 24 10Z',
    fill: 'body',
    line: 'ink',
  },
  { d: 'M13 23Q24 31 35 23M20.5 15.5Q24 13.5 27.5 15.5', line: 'ink' },
];

const shoes: Drawing = [
  { d: 'M6 15H17C19 20 24 23 30 24C37 25 42 27 42 33H6Z', fill: 'body', line: 'ink' },
  { d: 'M6 33H42V38H6Z', fill: 'light', line: 'ink' },
  { d: 'M20 21.5L17 25M25 23.8L22.5 27.5', line: 'light' },
];

const gloves: Drawing = [
  {
    d: 'M15 34C12 30 9.5 26.5 8 23.5C6.6 20.6 9.6 18.8 11.5 21L15 25L13.5 10C13.3 6.6 17.4 6.2 17.9 9.6L20 20L20.5 7C20.7 3.6 25 3.6 25.1 7L25.4 20L28.4 9.2C29.3 5.9 33.3 6.8 32.7 10.2L30.8 21.6L34.4 15.4C36.1 12.6 39.4 14.4 38.2 17.4C36.2 22.6 35.4 28.6 32 34Z',
    fill: 'body',
    line: 'ink',
  },
  { d: 'M14 34H33V43H14Z', fill: 'light', line: 'ink' },
  { d: 'M14 38.5H33', line: 'body' },
];

const parcel: Drawing = [
  { d: 'M9 20H39V42H9Z', fill: 'light', line: 'ink' },
  { d: 'M6 13H42V21H6Z', fill: 'body', line: 'ink' },
  { d: 'M24 13V42', line: 'ink' },
  {
    d: 'M24 13C20 5 11 5 13 10C14 13 20 13 24 13C28 13 34 13 35 10C37 5 28 5 24 13Z',
    fill: 'light',
    line: 'ink',
  },
];

const backdrop: Drawing = [
  {
    d: 'M8 6H40A2 2 0 0 1 42 8V40A2 2 0 0 1 40 42H8A2 2 0 0 1 6 40V8A2 2 0 0 1 8 6Z',
    fill: 'light',
    line: 'ink',
  },
  { d: 'M31 11a5 5 0 1 0 0 10a5 5 0 1 0 0-10z', fill: 'body', line: 'ink' },
  { d: 'M6 36L17 24L26 33L32 28L42 37V40A2 2 0 0 1 40 42H8A2 2 0 0 1 6 40Z', fill: 'body', line: 'ink' },
];

/** A flame kept in a block of ice. */
const streakFreeze: Drawing = [
  { d: 'M10 8H38L43 13V40L38 43H10L5 40V13Z', fill: 'light', line: 'ink' },
  {
    d: 'M25 13C26 19 33 21 33 29A9 9 0 0 1 15 29C15 25 17 23 19 21C19.5 24 21 25 22 25C21.5 20 22.5 16 25 13Z',
    fill: 'body',
    line: 'ink',
  },
  { d: 'M9 18V26M39 30V36M11 36L14 39', line: 'body' },
];

/** By kind and style; the first style of a kind stands for an unknown one. The styles are those of the avatar's gear. */
const byKind: Readonly<Record<string, Readonly<Record<string, Drawing>>>> = {
  stethoscope: { plain: stethoscope },
  scrubs: {
    plain: scrubs,
    dots: [...scrubs, { d: strew(dot, strewn), fill: 'light' }],
    stars: [...scrubs, { d: strew(star, strewn), fill: 'light' }],
  },
  badge: {
    plain: [...badge, ...emblems.plain],
    star: [...badge, ...emblems.star],
    heart: [...badge, ...emblems.heart],
    moon: [...badge, ...emblems.moon],
    leaf: [...badge, ...emblems.leaf],
    pulse: [...badge, ...emblems.pulse],
  },
  pen: { plain: pen, penlight },
  watch: { plain: watch },
  glasses: { round: glasses, square: squareGlasses },
  mask: { plain: mask, dots: dottedMask, respirator },
  shoes: { plain: shoes },
  gloves: { plain: gloves },
  backdrop: { plain: backdrop },
  streak_freeze: { plain: streakFreeze },
};

/** The drawing of a store item of a kind and a style, as it looks when worn; a parcel for kinds without one. */
export function itemDrawing(itemType: string, style = 'plain'): Drawing {
  const styles = Object.hasOwn(byKind, itemType) ? byKind[itemType] : undefined;
  if (!styles) return parcel;
  return (Object.hasOwn(styles, style) ? styles[style] : Object.values(styles)[0]) ?? parcel;
}
