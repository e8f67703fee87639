import { badgeDrawing } from '@rounds/artwork/badges';
import { drawingSide } from '@rounds/artwork/drawing';
import { paper, paperPalette } from '@rounds/artwork/paper';
import { shareCard } from '@rounds/contract/learning/sharing.rules';
import { cardLines, iconBox, type CardText, type Font } from './card-layout.rules.ts';

/** Draws the card with the fonts of the page. Rejects where the browser can't make a picture. */
export async function drawCard(card: CardText, icon: string, direction: 'ltr' | 'rtl'): Promise<Blob> {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-text').trim();
  const css = ({ size, weight }: Font) => `${weight} ${size}px ${family}`;
  await loadFaces(family.split(',')[0] ?? family, Object.values(card).join(''));

  const canvas = document.createElement('canvas');
  canvas.width = shareCard.width;
  canvas.height = shareCard.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas');
  pen.direction = direction;
  pen.fillStyle = paper.ground;
  pen.fillRect(0, 0, shareCard.width, shareCard.height);
  pen.fillStyle = paper.accent;
  pen.fillRect(0, 0, shareCard.width, 8);

  const isMirrored = direction === 'rtl';
  drawIcon(pen, icon, isMirrored ? shareCard.width - iconBox.x - iconBox.side : iconBox.x);
  const measure = (text: string, font: Font) => {
    pen.font = css(font);
    return pen.measureText(text).width;
  };
  for (const { text, x, y, font, tone, align, isLatin } of cardLines(card, measure)) {
    pen.font = css(font);
    pen.fillStyle = paper[tone];
    pen.textAlign = align;
    // Isolated, so that the full stop of an English sentence stays at its end.
    pen.fillText(isLatin ? `\u2066${text}\u2069` : text, isMirrored ? shareCard.width - x : x, y);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was made'))), 'image/png');
  });
}

/**
 * A face that is not on screen yet is not loaded either, and a canvas does not wait for it. One that can't be fetched
 * leaves its place to the next in the list, as it does on the page.
 */
async function loadFaces(family: string, words: string): Promise<void> {
  const loads = [400, 700].map((weight) => document.fonts.load(`${weight} 20px ${family}`, words));
  await Promise.allSettled(loads);
  await document.fonts.ready;
}

function drawIcon(pen: CanvasRenderingContext2D, icon: string, x: number): void {
  pen.save();
  pen.translate(x, iconBox.y);
  pen.scale(iconBox.side / drawingSide, iconBox.side / drawingSide);
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
