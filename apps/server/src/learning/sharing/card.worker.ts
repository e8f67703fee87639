import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { type Shown, cardNode } from './card.drawing.ts';
import { cardSize } from '../../platform/http/pages/html-page.rules.ts';

/*
 * The work that `card.ts` runs in its own thread. The renderers take more memory than the rest of the server: they
 * are loaded with the first card, and gone when the thread ends.
 */
const fonts = path.dirname(
  fileURLToPath(import.meta.resolve('@fontsource/atkinson-hyperlegible-next/LICENSE')),
);
const fontFile = (subset: string, weight: number) =>
  path.join(fonts, `files/atkinson-hyperlegible-next-${subset}-${weight}-normal.woff`);

async function loadFonts() {
  const faces = ['latin', 'latin-ext'].flatMap((subset) => [400, 700].map((weight) => ({ subset, weight })));
  return Promise.all(
    faces.map(async ({ subset, weight }) => ({
      name: 'Atkinson',
      data: await readFile(fontFile(subset, weight)),
      weight: weight as 400 | 700,
      style: 'normal' as const,
    })),
  );
}

const loaded = loadFonts();

/** The card as PNG. Layout and drawing block the thread for tenths of a second, and longer the first time. */
export async function draw(shown: Shown): Promise<Uint8Array> {
  const svg = await satori(cardNode(shown), { ...cardSize, fonts: await loaded });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
