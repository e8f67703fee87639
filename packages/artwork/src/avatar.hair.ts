import type { AvatarShapes } from './avatar.shape.ts';

interface Hair {
  /** Behind the neck and the shoulders. */
  readonly back: AvatarShapes;
  /** Over the head. */
  readonly front: AvatarShapes;
  /** What falls over the shoulders, above the clothes. */
  readonly over: AvatarShapes;
}

const short: Hair = {
  back: [],
  front: [
    {
      d: 'M30.6 39.5C26.6 25 32.5 11 48.6 10.6C63.5 10.3 69.4 24 65.4 39.5C64.4 36.6 64 32.4 62.4 28.6C54.5 30.2 44.6 28.2 40.4 22.6C39.2 27.6 34.6 30.6 33.4 35C32.8 37 31.6 38 30.6 39.5Z',
      fill: 'hair',
      line: 'ink',
    },
    { d: 'M44 16.6C49 20.4 55 22 60.4 21.6', line: 'hairShade', width: 1.8 },
  ],
  over: [],
};

const long: Hair = {
  back: [
    {
      d: 'M48 10C34 10 27.5 19 27.5 33C27.5 48 24 56 24.5 74H71.5C72 56 68.5 48 68.5 33C68.5 19 62 10 48 10Z',
      fill: 'hairShade',
      line: 'ink',
    },
  ],
  front: [
    {
      d: 'M30.4 42C26.4 25 33 10 48 10C63 10 69.6 25 65.6 42C64.8 34 60.6 26.6 53 20.4C47 28 34.6 29.6 30.4 42Z',
      fill: 'hair',
      line: 'ink',
    },
    { d: 'M58.4 17.6C62 21 64 25.6 64.4 30', line: 'hairShade', width: 1.8 },
  ],
  over: [
    {
      d: 'M30.4 41C27.6 52 26.6 60 23.6 77.5C29 80 34.6 79 37.6 75.4C35.4 66 33.6 56 33.4 47.4C32 45.4 31 43.4 30.4 41Z',
      fill: 'hair',
      line: 'ink',
    },
    {
      d: 'M65.6 41C68.4 52 69.4 60 72.4 77.5C67 80 61.4 79 58.4 75.4C60.6 66 62.4 56 62.6 47.4C64 45.4 65 43.4 65.6 41Z',
      fill: 'hair',
      line: 'ink',
    },
    { d: 'M31 54C30.4 61 29.6 66 28.8 71.5M65 54C65.6 61 66.4 66 67.2 71.5', line: 'hairShade', width: 1.8 },
  ],
};

const curls =
  'M29.6 48.6a6.2 6.2 0 0 1-5.4-8.4a6.3 6.3 0 0 1 .2-10.6a6.4 6.4 0 0 1 5.2-9.4a6.6 6.6 0 0 1 8.4-7.6a7.4 7.4 0 0 1 10.4-2.4a7.4 7.4 0 0 1 10.2 2.6a6.6 6.6 0 0 1 8 7.6a6.4 6.4 0 0 1 5 9.4a6.3 6.3 0 0 1 .2 10.6a6.2 6.2 0 0 1-5.4 8.2';

const curly: Hair = {
  back: [{ d: `${curls}Z`, fill: 'hairShade', line: 'ink' }],
  front: [
    {
      d: 'M32.4 36.6a4.6 4.6 0 0 1-5.6-6a6.2 6.2 0 0 1 2.8-10.4a6.6 6.6 0 0 1 8.4-7.6a7.4 7.4 0 0 1 10.4-2.4a7.4 7.4 0 0 1 10.2 2.6a6.6 6.6 0 0 1 8 7.6a6.2 6.2 0 0 1 2.8 10.4a4.6 4.6 0 0 1-5.8 5.8a5.2 5.2 0 0 1-6-7.4a5.2 5.2 0 0 1-7.4-2.4a5.4 5.4 0 0 1-8.6-.2a5.2 5.2 0 0 1-4.2 3.4a5 5 0 0 1-5 6.6z',
      fill: 'hair',
      line: 'ink',
    },
    {
      d: 'M36.4 20.4a4 4 0 0 1 5-3.4M50 16.6a4.2 4.2 0 0 1 5.6 2M61.6 24.4a3.6 3.6 0 0 1 .6 4.2M31.6 27a3.6 3.6 0 0 0 .4 3.6',
      line: 'hairShade',
      width: 1.8,
    },
  ],
  over: [],
};

/** One strand over the next, from behind the ear down to a tie and a tuft. */
const braid = (x: number, side: 1 | -1): AvatarShapes => {
  const segments = [50, 57.4, 64.8, 72.2].map((y, index) => {
    const shift = x + side * index * 0.9;
    const lean = index % 2 === 0 ? 1.6 : -1.6;
    return `M${shift} ${y - 4.6}C${shift + 5.6} ${y - 3.4} ${shift + 5.4 + lean} ${y + 2.6} ${shift + lean * 0.3} ${y + 4.8}C${shift - 5.4 + lean} ${y + 2.6} ${shift - 5.6} ${y - 3.4} ${shift} ${y - 4.6}Z`;
  });
  const end = x + side * 3.3;
  return [
    {
      d: `M${end} 78C${end + 3.6} 80 ${end + 3.2} 85 ${end + side * 0.6} 88C${end - 3.2} 85 ${end - 3.6} 80 ${end} 78Z`,
      fill: 'hair',
      line: 'ink',
    },
    ...segments.map((d) => ({ d, fill: 'hair', line: 'ink' }) as const),
    { d: `M${end - 2.4} 78.4h4.8`, line: 'trim', width: 2.6 },
  ];
};

const braided: Hair = {
  back: [
    {
      d: 'M48 10.4C35 10.4 28 19 28 32C28 40 28.6 45 30 49H66C67.4 45 68 40 68 32C68 19 61 10.4 48 10.4Z',
      fill: 'hairShade',
      line: 'ink',
    },
  ],
  front: [
    {
      d: 'M30.4 40.4C27 25 33.6 10.4 48 10.4C62.4 10.4 69 25 65.6 40.4C64.4 31 58 25.4 48 20.6C38 25.4 31.6 31 30.4 40.4Z',
      fill: 'hair',
      line: 'ink',
    },
    {
      d: 'M48 12.6V20M41.6 14.6C40.6 18 38 21.4 34.6 24.4M54.4 14.6C55.4 18 58 21.4 61.4 24.4',
      line: 'hairShade',
      width: 1.8,
    },
  ],
  over: [...braid(29.6, -1), ...braid(66.4, 1)],
};

export const hairStyles = { short, long, curly, braided } as const satisfies Record<string, Hair>;
export type HairStyle = keyof typeof hairStyles;
