import { shareCard } from '@rounds/contract/learning/sharing.rules';

/** Size in pixels, and weight. */
export interface Font {
  readonly size: number;
  readonly weight: 400 | 700;
}

/** The width of a text, in pixels. */
export type Measure = (text: string, font: Font) => number;

/** The content of a card. Title and description are the content's own English. */
export interface CardText {
  readonly heading: string;
  readonly title: string;
  readonly description: string;
  readonly username: string;
  readonly level: string;
  readonly xp: string;
  /** '+50 XP' */
  readonly reward: string;
  readonly brand: string;
}

export interface Line {
  readonly part: keyof CardText | 'figures';
  readonly text: string;
  /** From the side where reading starts; for an `end` line, where it ends. */
  readonly x: number;
  /** The baseline, from the top. */
  readonly y: number;
  readonly width: number;
  readonly font: Font;
  readonly tone: 'ink' | 'muted' | 'accent' | 'warm';
  readonly align: 'start' | 'end';
  /** Left-to-right, even on a right-to-left card. */
  readonly isLatin: boolean;
}

/** The square that the icon fills; x is from the side where reading starts. */
export const iconBox = { x: 32, y: 108, padding: 152 } as const;

const side = 36;
const column = { x: 216, width: shareCard.width - 216 - side };
/** The text beside the icon is centered between these, with the footer below. */
const area = { top: 36, bottom: 332 };
const footLine = 368;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const graphemesOf = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment);

/** Truncates a text to a width, with an ellipsis. */
export function truncate(text: string, width: number, font: Font, measure: Measure): string {
  if (measure(text, font) <= width) return text;
  const signs = graphemesOf(text);
  while (signs.length > 0 && measure(`${signs.join('').trimEnd()}…`, font) > width) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}

/** Breaks a word that is wider than a line; the remainder comes last. */
function piecesOf(word: string, width: number, font: Font, measure: Measure): string[] {
  const pieces = [''];
  for (const sign of graphemesOf(word)) {
    const longer = `${pieces.at(-1) ?? ''}${sign}`;
    if (pieces.at(-1) === '' || measure(longer, font) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(sign);
  }
  return pieces;
}

/** The lines of a text, none wider than `width`; the last of `most` lines ends in an ellipsis if more doesn't fit. */
export function wrapText(text: string, width: number, font: Font, measure: Measure, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`, font) <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(...piecesOf(word, width, font, measure));
    // Enough lines to know that the text must be truncated.
    if (lines.length > most) break;
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), truncate(lines.slice(most - 1).join(' '), width, font, measure)];
}

type Block = Pick<Line, 'part' | 'font' | 'tone' | 'isLatin'> & {
  readonly text: string;
  readonly most: number;
  /** From one baseline to the next. */
  readonly step: number;
  readonly gap: number;
};

const blocksOf = ({ heading, title, description, username, level, xp }: CardText): Block[] => {
  const block = (part: Block['part'], text: string, size: number, weight: 400 | 700, more: object) => ({
    part,
    text,
    font: { size, weight },
    tone: 'ink' as const,
    most: 1,
    isLatin: false,
    step: Math.ceil(size * 1.3),
    gap: 6,
    ...more,
  });
  return [
    block('heading', heading, 16, 700, { tone: 'accent' }),
    block('title', title, 32, 700, { most: 2, isLatin: true, gap: 4 }),
    block('description', description, 17, 400, { most: 3, isLatin: true, tone: 'muted', gap: 12 }),
    block('username', username, 18, 700, { isLatin: true, gap: 2 }),
    block('figures', `${level} · ${xp}`, 16, 400, { gap: 0 }),
  ];
};

/** Every line of the card with its position. Nothing leaves its column or overlaps another line. */
export function cardLines(card: CardText, measure: Measure): Line[] {
  const wrapped = blocksOf(card).map((block) => ({
    ...block,
    lines: wrapText(block.text, column.width, block.font, measure, block.most),
  }));
  const height = wrapped.reduce((sum, { lines, step, gap }) => sum + lines.length * step + gap, 0);
  let y = area.top + Math.max(0, (area.bottom - area.top - height) / 2);
  const placed = wrapped.flatMap(({ lines, step, gap, part, font, tone, isLatin }) => {
    const own = lines.map((text): Line => {
      y += step;
      const base = Math.round(y - step + font.size);
      const width = measure(text, font);
      return { part, text, font, tone, isLatin, x: column.x, y: base, width, align: 'start' };
    });
    y += gap;
    return own;
  });
  return [...placed, ...footLines(card, measure)];
}

function footLines({ brand, reward }: CardText, measure: Measure): Line[] {
  const whole = shareCard.width - 2 * side;
  const strong: Font = { size: 18, weight: 700 };
  const plain: Font = { size: 15, weight: 700 };
  const prize = truncate(reward, whole / 2, strong, measure);
  const taken = measure(prize, strong);
  const name = truncate(brand, whole - taken - 16, plain, measure);
  const foot = { y: footLine, isLatin: false } as const;
  return [
    {
      ...foot,
      part: 'brand',
      text: name,
      x: side,
      width: measure(name, plain),
      font: plain,
      tone: 'ink',
      align: 'start',
    },
    {
      ...foot,
      part: 'reward',
      text: prize,
      x: shareCard.width - side,
      width: taken,
      font: strong,
      tone: 'warm',
      align: 'end',
    },
  ];
}
