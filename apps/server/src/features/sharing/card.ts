import { readFile } from 'node:fs/promises';
import { hash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { badgeDrawing } from '@rounds/artwork/badges';
import { drawingMarkup, drawingSide } from '@rounds/artwork/drawing';
import { paper, paperPalette } from '@rounds/artwork/paper';
import type { Badge } from './badge.rules.ts';
import { cardSize } from './page.rules.ts';

/** Changes with the drawing of the card, so that no one keeps an old one. */
const edition = 1;

/** The badge alone, as an SVG document. */
export function badgeSvg(icon: string): string {
  const side = drawingSide;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 ${side} ${side}">${drawingMarkup(badgeDrawing(icon), paperPalette)}</svg>`;
}

type Shown = Pick<Badge, 'title' | 'description' | 'icon' | 'username' | 'xpReward'>;

/** Names what a card shows: the same for the same picture. */
export function cardTag({ title, description, icon, username, xpReward }: Shown): string {
  const shown = JSON.stringify([edition, title, description, badgeSvg(icon), username, xpReward]);
  return `"${hash('sha256', shown, 'base64url').slice(0, 27)}"`;
}

interface Node {
  readonly type: string;
  readonly key: null;
  readonly props: {
    readonly style: object;
    readonly children?: string | readonly Node[];
    readonly src?: string;
  };
}

const node = (type: string, style: object, children?: string | readonly Node[]): Node => ({
  type,
  key: null,
  props: { style: { display: 'flex', ...style }, ...(children !== undefined && { children }) },
});

const text = (size: number, style: object, content: string) =>
  node('div', { fontSize: size, wordBreak: 'break-word', ...style }, content);

/** So many lines at most, the last one ending in dots. */
const lines = (count: number) => ({ display: 'block', lineClamp: count, overflow: 'hidden' });

function cardNode({ title, description, icon, username, xpReward }: Shown): Node {
  const picture = `data:image/svg+xml;base64,${Buffer.from(badgeSvg(icon)).toString('base64')}`;
  const image: Node = { type: 'img', key: null, props: { src: picture, style: { width: 340, height: 340 } } };
  const words = node('div', { flexDirection: 'column', width: 660, gap: 20 }, [
    text(30, { color: paper.accent, fontWeight: 700 }, 'Achievement unlocked'),
    text(68, { ...lines(2), color: paper.ink, fontWeight: 700, lineHeight: 1.1 }, title),
    text(34, { ...lines(3), color: paper.muted, lineHeight: 1.35 }, description),
    text(34, { ...lines(1), color: paper.ink, fontWeight: 700 }, username),
  ]);
  const foot = node('div', { justifyContent: 'space-between', alignItems: 'baseline' }, [
    text(30, { color: paper.ink, fontWeight: 700 }, 'Rounds · Healthcare Education'),
    text(34, { color: paper.warm, fontWeight: 700 }, `+${xpReward} XP`),
  ]);
  const middle = node('div', { alignItems: 'center', justifyContent: 'space-between', flexGrow: 1 }, [
    image,
    words,
  ]);
  // Measures without padding and border, which would be added to a width or not, as the renderer's version has it.
  const bar = node('div', { width: cardSize.width, height: 16, background: paper.accent });
  const inside = { width: cardSize.width - 144, height: cardSize.height - 16 - 88, margin: '40px 72px 48px' };
  const body = node('div', { ...inside, flexDirection: 'column' }, [middle, foot]);
  const style = { ...cardSize, flexDirection: 'column', background: paper.ground, fontFamily: 'Atkinson' };
  return node('div', style, [bar, body]);
}

const fonts = path.dirname(
  fileURLToPath(import.meta.resolve('@fontsource/atkinson-hyperlegible-next/LICENSE')),
);
const fontFile = (subset: string, weight: number) =>
  path.join(fonts, `files/atkinson-hyperlegible-next-${subset}-${weight}-normal.woff`);

/** The renderers weigh more than the rest of the server and are loaded when the first card is asked for. */
async function loadRenderer() {
  const [{ default: satori }, { renderAsync }] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
  ]);
  const faces = ['latin', 'latin-ext'].flatMap((subset) => [400, 700].map((weight) => ({ subset, weight })));
  const loaded = await Promise.all(
    faces.map(async ({ subset, weight }) => ({
      name: 'Atkinson',
      data: await readFile(fontFile(subset, weight)),
      weight: weight as 400 | 700,
      style: 'normal' as const,
    })),
  );
  return async (shown: Shown): Promise<Buffer> => {
    const svg = await satori(cardNode(shown), { ...cardSize, fonts: loaded });
    return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
  };
}

const kept = 100;

/** The cards that this process has drawn lately, as PNG. Two that ask for the same one wait for one drawing. */
export class Cards {
  readonly #drawn = new Map<string, Promise<Buffer>>();
  #render: ReturnType<typeof loadRenderer> | undefined;

  has(shown: Shown): boolean {
    return this.#drawn.has(cardTag(shown));
  }

  async draw(shown: Shown): Promise<Buffer> {
    const tag = cardTag(shown);
    const card = this.#drawn.get(tag) ?? this.#start(shown);
    // The one that was asked for last is at the end: the first is the one to forget.
    this.#drawn.delete(tag);
    this.#drawn.set(tag, card);
    if (this.#drawn.size > kept) this.#drawn.delete(this.#drawn.keys().next().value ?? '');
    try {
      return await card;
    } catch (error) {
      this.#drawn.delete(tag);
      throw error;
    }
  }

  async #start(shown: Shown): Promise<Buffer> {
    this.#render ??= loadRenderer();
    return (await this.#render)(shown);
  }
}
