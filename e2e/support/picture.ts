import type { Page } from '@playwright/test';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** How many pixels of a part differ from the color in its corner. */
  readonly drawn: Readonly<Record<string, number>>;
}

/** Parts of an image by name: [x, y, width, height]. */
export type Parts = Readonly<Record<string, readonly [number, number, number, number]>>;

/** Decodes a PNG as browsers do, and counts what is drawn in its parts. */
export function countDrawnPixels(page: Page, png: Buffer, parts: Parts): Promise<Picture> {
  return page.evaluate(
    async ({ base64, parts }) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
      pen.drawImage(bitmap, 0, 0);
      const drawn = Object.entries(parts).map(([name, [x, y, width, height]]) => {
        const { data } = pen.getImageData(x, y, width, height);
        let count = 0;
        for (let at = 0; at < data.length; at += 4) {
          const distance = [0, 1, 2].reduce((sum, band) => sum + Math.abs(data[at + band]! - data[band]!), 0);
          if (distance > 48) count += 1;
        }
        return [name, count] as const;
      });
      return { width: bitmap.width, height: bitmap.height, drawn: Object.fromEntries(drawn) };
    },
    { base64: png.toString('base64'), parts },
  );
}
