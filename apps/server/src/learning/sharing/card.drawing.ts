import { drawingMarkup, drawingSide } from '@rounds/artwork/drawing';
import { badgeDrawing } from '@rounds/artwork/badges';
import { paper, paperPalette } from '@rounds/artwork/paper';
import type { Badge } from './badge.rules.ts';
import { cardSize } from '../../platform/http/pages/html-page.rules.ts';

/** What a card shows. */
export type Shown = Pick<Badge, 'title' | 'description' | 'icon' | 'username' | 'xpReward'>;

/** The badge alone, as an SVG document. */
export function badgeSvg(icon: string): string {
  const side = drawingSide;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 ${side} ${side}">${drawingMarkup(badgeDrawing(icon), paperPalette)}</svg>`;
}

/** An element as the renderer takes it. */
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

/** At most this many lines; the last one may end in an ellipsis. */
const lines = (count: number) => ({ display: 'block', lineClamp: count, overflow: 'hidden' });

export function cardNode({ title, description, icon, username, xpReward }: Shown): Node {
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
  // Sizes without padding and border: renderer versions differ in whether the width includes them.
  const bar = node('div', { width: cardSize.width, height: 16, background: paper.accent });
  const inside = { width: cardSize.width - 144, height: cardSize.height - 16 - 88, margin: '40px 72px 48px' };
  const body = node('div', { ...inside, flexDirection: 'column' }, [middle, foot]);
  const style = { ...cardSize, flexDirection: 'column', background: paper.ground, fontFamily: 'Atkinson' };
  return node('div', style, [bar, body]);
}
