import { type AvatarShapes, circle, cord } from './avatar.shape.ts';

const tube = 'M37 66C32.6 74 33.4 80.6 37 86';
const otherTube = 'M59 66C63.4 72.6 63 77.4 60.6 81';

const stethoscope: AvatarShapes = [
  ...cord(tube, 'gear'),
  ...cord(otherTube, 'gear'),
  ...cord('M60.6 81L57 85.6M60.6 81L64 86', 'metal', 1.6),
  { d: circle(56.6, 86.4, 1.5), fill: 'ink' },
  { d: circle(64.4, 86.8, 1.5), fill: 'ink' },
  { d: circle(38.4, 89.4, 4.8), fill: 'metal', line: 'ink' },
  { d: circle(38.4, 89.4, 2.1), fill: 'gear' },
];

const card: AvatarShapes = [
  { d: 'M25.8 74.6V79', line: 'ink', width: 3.4 },
  {
    d: 'M21 79H30.6A1.6 1.6 0 0 1 32.2 80.6V91.4A1.6 1.6 0 0 1 30.6 93H21A1.6 1.6 0 0 1 19.4 91.4V80.6A1.6 1.6 0 0 1 21 79Z',
    fill: 'white',
    line: 'ink',
  },
];

/** What a badge from the store has on it; `plain` is everybody's name badge. */
const emblems = {
  plain: [
    { d: 'M20.4 80H31.2V83H20.4Z', fill: 'gear' },
    { d: circle(25.8, 86, 1.9), fill: 'gearLight', line: 'ink', width: 1.2 },
    { d: 'M22.4 90.2H29.2', line: 'ink', width: 1.4 },
  ],
  star: [{ d: 'M25.8 81.4l1.4 2.9 3.2.4-2.3 2.3.5 3.1-2.8-1.5-2.8 1.5.5-3.1-2.3-2.3 3.2-.4z', fill: 'gear' }],
  heart: [{ d: 'M25.8 90.6l-4-4.1a2.6 2.6 0 0 1 4-3a2.6 2.6 0 0 1 4 3z', fill: 'gear' }],
  moon: [{ d: 'M27.6 82a4.3 4.3 0 1 0 2.6 6.4a4 4 0 0 1-2.6-6.4z', fill: 'gear' }],
  leaf: [
    { d: 'M22 90C21.4 85 24 82 30 81.8C30.2 87.6 27.4 90.4 22 90Z', fill: 'gear' },
    { d: 'M22.6 89.4L27 85', line: 'white', width: 1.1 },
  ],
  pulse: [{ d: 'M20.8 86.4h2.4l1.4-3.6 2 6.4 1.4-2.8h2.6', line: 'gear', width: 1.6 }],
} as const satisfies Record<string, AvatarShapes>;

const pen: AvatarShapes = [
  { d: 'M61 78.6h3.2V92H61z', fill: 'gear', line: 'ink', width: 1.6 },
  { d: 'M61 78.6h3.2v2.8H61z', fill: 'gearLight', line: 'ink', width: 1.4 },
  { d: 'M57.6 87.6H68', line: 'ink', width: 1.8 },
];

const penlight: AvatarShapes = [
  { d: 'M60.8 79h3.8V92h-3.8z', fill: 'gear', line: 'ink', width: 1.6 },
  { d: 'M59.8 75h5.8l-1 4h-3.8z', fill: 'gearLight', line: 'ink', width: 1.5 },
  { d: 'M57.6 87.6H68', line: 'ink', width: 1.8 },
];

/** A fob watch, as nurses wear it: pinned, and read from above. */
const watch: AvatarShapes = [
  { d: 'M68 73.4h7.6', line: 'ink', width: 4 },
  { d: 'M68.4 73.4h6.8', line: 'gear', width: 1.8 },
  ...cord('M71.8 75V79', 'gear', 2),
  { d: circle(71.8, 83.4, 4.6), fill: 'white', line: 'ink' },
  { d: circle(71.8, 83.4, 3.4), line: 'gear', width: 1.3 },
  { d: 'M71.8 81.4V83.6H73.4', line: 'ink', width: 1.2 },
];

const round: AvatarShapes = [
  {
    d: `${circle(40.6, 40.2, 6.8)}${circle(55.4, 40.2, 6.8)}M47.4 39.4q.6-.6 1.2 0M33.8 39L31 37.8M62.2 39L65 37.8`,
    line: 'gear',
    width: 2.2,
  },
];

const square: AvatarShapes = [
  {
    d: 'M36 34.8H45A2 2 0 0 1 47 36.8V42A4 4 0 0 1 43 46H38A4 4 0 0 1 34 42V36.8A2 2 0 0 1 36 34.8ZM51 34.8H60A2 2 0 0 1 62 36.8V42A4 4 0 0 1 58 46H53A4 4 0 0 1 49 42V36.8A2 2 0 0 1 51 34.8ZM47 38.4H49M34 38.4L31 37.4M62 38.4L65 37.4',
    line: 'gear',
    width: 2.2,
  },
];

const loops = {
  d: 'M34 45L30.4 41.4M34.4 52L30.4 43M62 45L65.6 41.4M61.6 52L65.6 43',
  line: 'ink',
  width: 1.4,
} as const;

const surgicalMask: AvatarShapes = [
  loops,
  {
    d: 'M33.4 44.4Q48 40.6 62.6 44.4L62.2 50.6C60 56.6 54.4 60 48 60C41.6 60 36 56.6 33.8 50.6Z',
    fill: 'gear',
    line: 'ink',
  },
  { d: 'M34.4 48.4Q48 45.4 61.6 48.4M35.6 52.6Q48 50.4 60.4 52.6', line: 'gearLight', width: 1.6 },
];

const dottedMask: AvatarShapes = [
  loops,
  {
    d: 'M33.4 44.4Q48 40.6 62.6 44.4L62.2 50.6C60 56.6 54.4 60 48 60C41.6 60 36 56.6 33.8 50.6Z',
    fill: 'gear',
    line: 'ink',
  },
  {
    d: [
      [38.6, 47.4],
      [45, 46.4],
      [51.4, 46.4],
      [57.8, 47.4],
      [41.6, 52],
      [48, 51.4],
      [54.4, 52],
      [45, 56.2],
      [51.4, 56.2],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 1.1))
      .join(''),
    fill: 'gearLight',
  },
];

const respirator: AvatarShapes = [
  loops,
  {
    d: 'M48 40.6C51 40.6 52.4 43.4 56 44.4L62.6 46.6C63.4 53.6 56.6 61 48 61C39.4 61 32.6 53.6 33.4 46.6L40 44.4C43.6 43.4 45 40.6 48 40.6Z',
    fill: 'gear',
    line: 'ink',
  },
  { d: 'M36 49Q48 55 60 49', line: 'ink', width: 1.4 },
  { d: 'M44.8 42.8Q48 40.8 51.2 42.8', line: 'metal', width: 1.8 },
];

/** A waving hand in a glove, next to the shoulder. */
const gloves: AvatarShapes = [
  { d: 'M77.6 98L78.2 88.4H90L91.4 98Z', fill: 'cloth', line: 'ink' },
  {
    d: 'M78.6 87.4C76.8 84.6 75.6 81.8 73.8 79.8C72.6 78.4 74.6 76.6 76.2 77.8L78.6 80L77.4 70.6C77.2 68.2 80.2 67.8 80.6 70.2L81.8 76.4L82.2 68.4C82.4 66 85.4 66 85.4 68.4L85.6 76.4L87.4 69.8C88 67.6 90.8 68.2 90.4 70.6L89.4 77.6L91.4 74C92.6 72 95 73.4 94.2 75.6C92.8 79.6 92.4 83.6 90 87.4Z',
    fill: 'gear',
    line: 'ink',
  },
  { d: 'M77.4 88.6H91', line: 'ink', width: 5.4 },
  { d: 'M77.8 88.6H90.6', line: 'gearLight', width: 2.4 },
];

/** The picture ends at the chest, so shoes are shown in a separate window next to the other shoulder. */
const shoes: AvatarShapes = [
  { d: circle(12.4, 83.6, 10.6), fill: 'white', line: 'ink', width: 1.8 },
  {
    d: 'M5.4 78.4H9.6C10.4 80.4 12.6 81.8 15 82.2C18 82.8 19.6 83.8 19.6 86.4H5.4Z',
    fill: 'gear',
    line: 'ink',
    width: 1.6,
  },
  { d: 'M5.4 86.4H19.6V88.8H5.4Z', fill: 'gearLight', line: 'ink', width: 1.4 },
  { d: 'M10.8 80.9L9.6 82.3M13 82L12 83.5', line: 'gearLight', width: 1.2 },
];

/** What is worn on the picture, by kind and style; the first style of a kind stands for an unknown one. */
export const gear = {
  gloves: { plain: gloves },
  shoes: { plain: shoes },
  stethoscope: { plain: stethoscope },
  badge: {
    plain: [...card, ...emblems.plain],
    star: [...card, ...emblems.star],
    heart: [...card, ...emblems.heart],
    moon: [...card, ...emblems.moon],
    leaf: [...card, ...emblems.leaf],
    pulse: [...card, ...emblems.pulse],
  },
  pen: { plain: pen, penlight },
  watch: { plain: watch },
  glasses: { round, square },
  mask: { plain: surgicalMask, dots: dottedMask, respirator },
} as const satisfies Record<string, Record<string, AvatarShapes>>;
export type GearKind = keyof typeof gear;
