import { hash } from 'node:crypto';
import { Piscina } from 'piscina';
import { ByteCache } from '../../platform/byte-cache.ts';
import { unavailable } from '../../platform/http/errors.ts';
import { type Shown, badgeSvg } from './card.drawing.ts';

/** Changes with the drawing of the card, so that no one keeps an old one. */
const edition = 1;

/** Names what a card shows: the same for the same picture. */
export function cardTag({ title, description, icon, username, xpReward }: Shown): string {
  const shown = JSON.stringify([edition, title, description, badgeSvg(icon), username, xpReward]);
  return `"${hash('sha256', shown, 'base64url').slice(0, 27)}"`;
}

/** One card at a time. The thread ends when none was asked for in a while, and doesn't hold the process open. */
const artist = new Piscina({
  filename: new URL('card.worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
});

/** So many cards may wait to be drawn, which takes about ten seconds. */
const maxWaiting = 100;
const maxBytes = 8 * 1024 * 1024;

/** The cards that this process has drawn lately, as PNG. Two that ask for the same one wait for one drawing. */
export class Cards {
  readonly #drawn = new ByteCache<Buffer>({ maxBytes, sizeOf: (png) => png.length });

  has(shown: Shown): boolean {
    return this.#drawn.has(cardTag(shown));
  }

  /** Answered with 503 when too many wait. */
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
