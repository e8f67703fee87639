import { badgeDrawing } from '@rounds/artwork/badges';
import { drawingSide } from '@rounds/artwork/drawing';
import { paper, paperPalette } from '@rounds/artwork/paper';
import { shareCard } from '@rounds/contract/learning/sharing.rules';
import { cardLines, iconBox, type CardText, type Font } from './card-layout.rules.ts';

/** The card as a file. Rejects if the browser can't create an image. */
export async function drawCard(card: CardText, icon: string, direction: 'ltr' | 'rtl'): Promise<Blob> {
  const canvas = document.createElement('canvas');
  await paintCard(canvas, card, icon, direction);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was made'))), 'image/png');
  });
}

/** Draws the card with the page's fonts. */
export async function paintCard(
  canvas: HTMLCanvasElement,
  card: CardText,
  icon: string,
  direction: 'ltr' | 'rtl',
): Promise<void> {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-text').trim();
  const css = ({ size, weight }: Font) => `${weight} ${size}px ${family}`;
  await loadFaces(family.split(',')[0] ?? family, Object.values(card).join(''));

  canvas.width = shareCard.width;
  canvas.height = shareCard.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  context.direction = direction;
  context.fillStyle = paper.ground;
  context.fillRect(0, 0, shareCard.width, shareCard.height);
  context.fillStyle = paper.accent;
  context.fillRect(0, 0, shareCard.width, 8);

  const isMirrored = direction === 'rtl';
  drawIcon(context, icon, isMirrored ? shareCard.width - iconBox.x - iconBox.padding : iconBox.x);
  const measure = (text: string, font: Font) => {
    context.font = css(font);
    return context.measureText(text).width;
  };
  for (const { text, x, y, font, tone, align, isLatin } of cardLines(card, measure)) {
    context.font = css(font);
    context.fillStyle = paper[tone];
    context.textAlign = align;
    // Isolated, so that the period of an English sentence stays at its end.
    context.fillText(isLatin ? `\u2066${text}\u2069` : text, isMirrored ? shareCard.width - x : x, y);
  }
}

/**
 * Fonts that aren't used on the page aren't loaded, and a canvas doesn't wait for them. If one fails to load, the next in
 * the list is used, as on the page.
 */
async function loadFaces(family: string, words: string): Promise<void> {
  const loads = [400, 700].map((weight) => document.fonts.load(`${weight} 20px ${family}`, words));
  await Promise.allSettled(loads);
  await document.fonts.ready;
}

function drawIcon(pen: CanvasRenderingContext2D, icon: string, x: number): void {
  pen.save();
  pen.translate(x, iconBox.y);
  pen.scale(iconBox.padding / drawingSide, iconBox.padding / drawingSide);
  pen.lineWidth = 2;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const { d, fill, line } of badgeDrawing(icon)) {
    const path = new Path2D(d);
    if (fill) {
      pen.fillStyle = paperPalette[fill];
      pen.fill(path);
    }
    if (line) {
      pen.strokeStyle = paperPalette[line];
      pen.stroke(path);
    }
  }
  pen.restore();
}
