import { hash } from 'node:crypto';
import { ByteCache } from '../../platform/byte-cache.ts';
import { unavailable } from '../../platform/http/errors.ts';
import { threadPool } from '../../platform/thread-pool.ts';
import { type Shown, badgeSvg } from './card.drawing.ts';

/** Changes with the card's design, so that no cache keeps an old one. */
const edition = 1;

/** Identifies what a card shows: equal for equal pictures. */
export function cardTag({ title, description, icon, username, xpReward }: Shown): string {
  const shown = JSON.stringify([edition, title, description, badgeSvg(icon), username, xpReward]);
  return `"${hash('sha256', shown, 'base64url').slice(0, 27)}"`;
}

/** One card at a time. */
const artist = threadPool(new URL('card.worker.ts', import.meta.url));

/** How many cards may wait to be drawn: about ten seconds' worth. */
const maxWaiting = 100;
const maxBytes = 8 * 1024 * 1024;

/** The cards that this process has drawn recently, as PNG. Two requests for the same card share one drawing. */
export class Cards {
  readonly #drawn = new ByteCache<Buffer>({ maxBytes, sizeOf: (png) => png.length });

  has(shown: Shown): boolean {
    return this.#drawn.has(cardTag(shown));
  }

  /** Becomes a 503 when too many wait. */
  draw(shown: Shown): Promise<Buffer> {
    return this.#drawn.get(cardTag(shown), async () => {
      if (artist.queueSize >= maxWaiting) throw unavailable(undefined, 10);
      const { title, description, icon, username, xpReward } = shown;
      const png = (await artist.run(
        { title, description, icon, username, xpReward },
        { name: 'draw' },
      )) as Uint8Array;
      return Buffer.from(png.buffer, png.byteOffset, png.byteLength);
    });
  }
}
