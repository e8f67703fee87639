/** Colors of people. Chosen so that ink shows on each of them, and each shows on every backdrop. */
export const skinColors = {
  light: { skin: '#f7d3b8', skinShade: '#ecb694', skinLine: '#c98961', blush: '#f3b59c' },
  medium: { skin: '#d09a6c', skinShade: '#b97f52', skinLine: '#8f5a34', blush: '#c88358' },
  dark: { skin: '#8d5a3c', skinShade: '#74452b', skinLine: '#4f2c19', blush: '#9c5a3d' },
} as const;

export const hairColors = {
  brown: { hair: '#6f4630', hairShade: '#543221', brow: '#4a2c1d' },
  black: { hair: '#3a3a44', hairShade: '#26262f', brow: '#22222a' },
  blonde: { hair: '#eec56a', hairShade: '#d0a044', brow: '#a67a2e' },
  red: { hair: '#c8572f', hairShade: '#a3411f', brow: '#8a3719' },
  gray: { hair: '#c3c8cc', hairShade: '#9da5ab', brow: '#7d868d' },
} as const;

export const eyeColors = { brown: '#6b3d1e', blue: '#3b82c4', green: '#3f8f57', gray: '#7b8a96' } as const;

export interface GearColor {
  readonly gear: string;
  readonly gearLight: string;
}

/** Colors that store items come in: the thing itself, and its lighter side. */
export const itemColors = {
  teal: { gear: '#1c7f86', gearLight: '#a9dcdb' },
  navy: { gear: '#2f4f86', gearLight: '#b3c7ea' },
  coral: { gear: '#e26a4c', gearLight: '#f9cdbd' },
  plum: { gear: '#84456f', gearLight: '#e0bdd5' },
  forest: { gear: '#3c7a4b', gearLight: '#bfdfc4' },
  gold: { gear: '#d69e2b', gearLight: '#f7e2a8' },
  slate: { gear: '#6b7a86', gearLight: '#d3dbe1' },
  black: { gear: '#3a434c', gearLight: '#b4bec7' },
  white: { gear: '#f4f1ea', gearLight: '#ffffff' },
  sky: { gear: '#5aa5d8', gearLight: '#c9e5f7' },
} as const satisfies Record<string, GearColor>;

export type ItemColor = keyof typeof itemColors;
export type SkinTone = keyof typeof skinColors;
export type HairColor = keyof typeof hairColors;
export type EyeColor = keyof typeof eyeColors;

/** The line around everything, white, and steel. */
export const fixedColors = { ink: '#223843', white: '#ffffff', metal: '#d5dce1' } as const;
