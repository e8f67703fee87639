import { type AvatarShapes, circle } from './avatar.shape.ts';

const face =
  'M31.6 35C31.6 23.5 38.5 16.5 48 16.5C57.5 16.5 64.4 23.5 64.4 35V40.5C64.4 50.5 57.5 58 48 58C38.5 58 31.6 50.5 31.6 40.5Z';

/** The neck, down into the neckline. Behind the clothes. */
export const neck: AvatarShapes = [
  { d: 'M40.5 50V61L34 66L48 82L62 66L55.5 61V50Z', fill: 'skin', line: 'ink' },
  { d: 'M41.5 55.5C45 59.6 51 59.6 54.5 55.5V60C51 64.6 45 64.6 41.5 60Z', fill: 'skinShade' },
];

export const head: AvatarShapes = [
  { d: circle(31.4, 40.5, 4), fill: 'skin', line: 'ink' },
  { d: circle(64.6, 40.5, 4), fill: 'skin', line: 'ink' },
  { d: face, fill: 'skin', line: 'ink' },
  { d: 'M35.2 46.5a2.9 2.1 0 1 0 5.8 0a2.9 2.1 0 1 0-5.8 0z', fill: 'blush' },
  { d: 'M55 46.5a2.9 2.1 0 1 0 5.8 0a2.9 2.1 0 1 0-5.8 0z', fill: 'blush' },
];

const eyeAt = (x: number): AvatarShapes => [
  { d: `M${x - 3} 39.8a3 3.5 0 1 0 6 0a3 3.5 0 1 0-6 0z`, fill: 'eye', line: 'ink', width: 1.2 },
  { d: circle(x, 40.2, 1.4), fill: 'ink' },
  { d: circle(x + 1.1, 38.5, 1), fill: 'white' },
];

/** Eyes, brows, nose and an easy smile. */
export const features: AvatarShapes = [
  ...eyeAt(41.2),
  ...eyeAt(54.8),
  { d: 'M37.6 33.6Q41 31.4 44.4 33', line: 'brow', width: 1.9 },
  { d: 'M51.6 33Q55 31.4 58.4 33.6', line: 'brow', width: 1.9 },
  { d: 'M47 45.4q1.3 1.3 2.8.1', line: 'skinLine', width: 1.7 },
  { d: 'M43.4 50Q48 54.2 52.6 50', line: 'ink', width: 1.9 },
];
