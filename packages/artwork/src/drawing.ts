/**
 * Drawings in one style: on a square of 48, with two tones and a line of 2 with round ends. They are data, so that the
 * client can show them as SVG and draw them on a canvas, and the server can put them into pictures.
 */

/** What a part is painted with. Themes and pictures give the colors. */
export type Tone = 'ink' | 'body' | 'light' | 'accent' | 'warm';

export interface Shape {
  /** SVG path data on the square 0 0 48 48. */
  readonly d: string;
  /** The color inside; none when absent. */
  readonly fill?: Tone;
  /** The color of the line of 2; none when absent. */
  readonly line?: Tone;
}

/** Painted in order, the first at the bottom. */
export type Drawing = readonly Shape[];

export type Palette = Readonly<Record<Tone, string>>;

/** The side of the square that every drawing fills. */
export const drawingSide = 48;

/** The drawing as SVG elements, without the `<svg>` around them. It takes only our own data: nothing is escaped. */
export function drawingMarkup(drawing: Drawing, palette: Palette): string {
  return drawing
    .map(({ d, fill, line }) => {
      const stroke = line ? ` stroke="${palette[line]}" stroke-width="2"` : '';
      return `<path d="${d}" fill="${fill ? palette[fill] : 'none'}"${stroke} stroke-linecap="round" stroke-linejoin="round"/>`;
    })
    .join('');
}
