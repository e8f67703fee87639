/**
 * Avatars are drawn in the style of the badges, on a square of 96: four badge squares with the same line of 2, so that
 * a head alone fills one of them. Parts name roles instead of colors; the learner's choices give the colors.
 */

/** What a part of a person, or of what they wear, is painted with. */
export type AvatarRole =
  | 'ink'
  | 'white'
  | 'backdrop'
  | 'backdropShade'
  | 'skin'
  | 'skinShade'
  | 'skinLine'
  | 'blush'
  | 'hair'
  | 'hairShade'
  | 'brow'
  | 'eye'
  | 'cloth'
  | 'clothShade'
  | 'trim'
  | 'under'
  | 'coat'
  | 'coatShade'
  | 'metal'
  | 'gear'
  | 'gearLight';

export interface AvatarShape {
  /** SVG path data on the square 0 0 96 96. */
  readonly d: string;
  /** The color inside; none when absent. */
  readonly fill?: AvatarRole;
  /** The color of the line; none when absent. */
  readonly line?: AvatarRole;
  /** The line's width; 2 when absent. */
  readonly width?: number;
}

export type AvatarShapes = readonly AvatarShape[];

/** The side of the square that an avatar fills. */
export const avatarSide = 96;

/** A circle as path data. */
export function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0z`;
}

/** A line that is visible on any background: its color, with a rim of ink. */
export function cord(d: string, color: AvatarRole, width = 2.6): AvatarShapes {
  return [
    { d, line: 'ink', width: width + 2.6 },
    { d, line: color, width },
  ];
}
