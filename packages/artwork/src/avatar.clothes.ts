import { type AvatarRole, type AvatarShapes, circle } from './avatar.shape.ts';

/** The shoulders with a V at the neck; with a round neck. */
const torso = 'M7 98C7 82.5 14 73 28 68.6L38.6 64.4L48 79.6L57.4 64.4L68 68.6C82 73 89 82.5 89 98Z';
const roundTorso =
  'M7 98C7 82.5 14 73 28 68.6L37.4 64.8C39.4 74 56.6 74 58.6 64.8L68 68.6C82 73 89 82.5 89 98Z';
const seams = 'M21.4 98C21.4 91 22.4 87.4 24 84.4M74.6 98C74.6 91 73.6 87.4 72 84.4';
const vee = 'M38.6 64.4L48 79.6L57.4 64.4';

const pocket: AvatarShapes = [{ d: 'M57.6 87H70V98H57.6Z', fill: 'clothShade', line: 'ink', width: 1.6 }];

/** Small things scattered over the cloth, clear of the badge, watch and pen. */
const strewn = [
  [15, 92],
  [27, 74],
  [34.6, 92.6],
  [41, 84],
  [53.4, 90],
  [60, 76],
  [78, 82],
  [81.4, 93],
] as const;

const star = (x: number, y: number) =>
  `M${x} ${y - 2.9}l.9 1.9 2.1.3-1.5 1.5.4 2.1-1.9-1-1.9 1 .4-2.1-1.5-1.5 2.1-.3z`;
const heart = (x: number, y: number) =>
  `M${x} ${y + 2.5}l-2.4-2.5a1.5 1.5 0 0 1 2.4-1.7a1.5 1.5 0 0 1 2.4 1.7z`;
const strew = (shapeAt: (x: number, y: number) => string, from: number, step: number, fill: AvatarRole) =>
  ({
    d: strewn
      .filter((_, index) => index % step === from)
      .map(([x, y]) => shapeAt(x, y))
      .join(''),
    fill,
  }) as const;

const scrubs = (...more: AvatarShapes): AvatarShapes => [
  { d: torso, fill: 'cloth', line: 'ink' },
  ...more,
  { d: seams, line: 'ink', width: 1.6 },
  { d: 'M36.4 65.4L48 84L59.6 65.4', line: 'clothShade', width: 2.4 },
  { d: vee, line: 'ink' },
];

const labCoat: AvatarShapes = [
  { d: torso, fill: 'under', line: 'ink' },
  { d: vee, line: 'ink' },
  { d: 'M7 98C7 82.5 14 73 28 68.6L37 65L44.6 98Z', fill: 'coat', line: 'ink' },
  { d: 'M89 98C89 82.5 82 73 68 68.6L59 65L51.4 98Z', fill: 'coat', line: 'ink' },
  { d: 'M37 65L30 70.4L33.4 77L31 79.4L43.8 95Z', fill: 'coatShade', line: 'ink', width: 1.8 },
  { d: 'M59 65L66 70.4L62.6 77L65 79.4L52.2 95Z', fill: 'coatShade', line: 'ink', width: 1.8 },
  { d: 'M21.4 98C21.4 92 22.2 89 23.6 86M74.6 98C74.6 92 73.8 89 72.4 86', line: 'ink', width: 1.6 },
  { d: 'M60.4 89H70.6', line: 'ink', width: 1.8 },
];

const surgical: AvatarShapes = [
  { d: roundTorso, fill: 'cloth', line: 'ink' },
  { d: 'M35 66.4C37.6 78 58.4 78 61 66.4', line: 'clothShade', width: 2.6 },
  { d: 'M37.4 64.8C39.4 74 56.6 74 58.6 64.8', line: 'ink' },
  { d: seams, line: 'ink', width: 1.6 },
  { d: 'M36 73.4C38 82 44 91 52.6 98', line: 'ink', width: 1.6 },
  {
    d: 'M37 74.8c-5.2-3.4-8.2-1.6-6.6 1.2c1.2 2 4 .8 6.6-1.2zM37 74.8c-4.8 1.8-6.4 4.6-7 7.4M37 74.8c-1.6 3-2 5.4-1.8 8.2',
    line: 'ink',
    width: 1.6,
  },
];

const emergency: AvatarShapes = [
  { d: torso, fill: 'cloth', line: 'ink' },
  {
    d: 'M9.4 87.6C24 91 72 91 86.6 87.6L88.2 93.4C72 97 24 97 7.8 93.4Z',
    fill: 'trim',
    line: 'ink',
    width: 1.6,
  },
  { d: 'M8.8 90.6C24 94.2 72 94.2 87.2 90.6', line: 'white', width: 1.8 },
  { d: 'M20.4 72.4L29 88.6M75.6 72.4L67 88.6', line: 'ink', width: 6.4 },
  { d: 'M20.4 72.4L29 88.6M75.6 72.4L67 88.6', line: 'trim', width: 3.6 },
  { d: 'M36.4 65.4L48 84L59.6 65.4', line: 'clothShade', width: 2.4 },
  { d: vee, line: 'ink' },
];

const premium: AvatarShapes = [
  ...scrubs(...pocket),
  { d: 'M36 65.6L48 84.8L60 65.6', line: 'trim', width: 1.8 },
  { d: 'M26.4 69.2C22 74 19.4 79 18.2 84M69.6 69.2C74 74 76.6 79 77.8 84', line: 'trim', width: 1.8 },
  { d: 'M58.4 90H69.2', line: 'trim', width: 1.6 },
];

interface Outfit {
  readonly shapes: AvatarShapes;
  readonly cloth: string;
  readonly clothShade: string;
  readonly trim: string;
}

export const outfits = {
  scrubs_basic: { shapes: scrubs(...pocket), cloth: '#4fa6a6', clothShade: '#37888b', trim: '#f2c25d' },
  scrubs_premium: { shapes: premium, cloth: '#34507e', clothShade: '#263c62', trim: '#f0b35b' },
  lab_coat: { shapes: labCoat, cloth: '#86b6d6', clothShade: '#6699bd', trim: '#e26a4c' },
  surgical_scrubs: { shapes: surgical, cloth: '#6fae82', clothShade: '#528f66', trim: '#f2c25d' },
  emergency_scrubs: { shapes: emergency, cloth: '#b8473f', clothShade: '#94352f', trim: '#f5d94f' },
  pediatric_scrubs: {
    shapes: scrubs(strew(star, 0, 2, 'white'), strew(heart, 1, 2, 'trim')),
    cloth: '#8f84c9',
    clothShade: '#7267ae',
    trim: '#ffb3a0',
  },
} as const satisfies Record<string, Outfit>;
export type OutfitName = keyof typeof outfits;

const dot = (x: number, y: number) => circle(x, y, 1.7);

/** Scrubs from the store, by their pattern. */
export const storeScrubs = {
  plain: scrubs(...pocket),
  dots: scrubs(strew(dot, 0, 1, 'gearLight'), ...pocket),
  stars: scrubs(strew(star, 0, 1, 'gearLight'), ...pocket),
} as const satisfies Record<string, AvatarShapes>;
