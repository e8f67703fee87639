import type { Palette } from './drawing.ts';

/** The light theme's colors, for pictures: they appear on other sites' pages, whatever their theme. */
export const paper = {
  ground: '#fbfaf5',
  ink: '#14272d',
  muted: '#4b5b61',
  accent: '#005a64',
  warm: '#a93f1d',
} as const;

/** What drawings are painted with on paper. */
export const paperPalette: Palette = {
  ink: '#14272d',
  body: '#7fc4c3',
  light: '#e2f3f1',
  accent: '#00707c',
  warm: '#e0704a',
};
