import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardLines,
  type CardText,
  truncate,
  iconBox,
  type Line,
  type Measure,
  wrapText,
} from './card-layout.rules.ts';

/** A font in which every character is half as wide as high. */
const measure: Measure = (text, { size }) => [...text].length * size * 0.5;
const font = { size: 20, weight: 400 } as const;
const card: CardText = {
  heading: 'Achievement unlocked',
  title: 'First Steps',
  description: 'Completed a first clinical scenario.',
  username: 'amira.haddad',
  level: 'Level 3',
  xp: '2,450 XP',
  reward: '+50 XP',
  brand: 'Rounds · Healthcare Education',
};

describe('wrapText', () => {
  it.each([
    ['one line', 'a bc', 100, 2, ['a bc']],
    ['two lines', 'aaaa bbbb cccc', 100, 2, ['aaaa bbbb', 'cccc']],
    ['more than there is room for', 'aaaa bbbb cccc dddd eeee', 100, 2, ['aaaa bbbb', 'cccc dddd…']],
    ['a long word', 'abcdefghijklm no', 100, 3, ['abcdefghij', 'klm no']],
    ['a long word in one line', 'abcdefghijklm', 100, 1, ['abcdefghi…']],
    ['nothing', '  ', 100, 2, []],
    ['signs of several parts stay whole', '👩🏽‍⚕️'.repeat(3), 1, 3, ['👩🏽‍⚕️', '👩🏽‍⚕️', '👩🏽‍⚕️']],
  ])('%s', (_what, text, width, most, lines) => {
    expect(wrapText(text, width, font, measure, most)).toEqual(lines);
  });

  it('never makes a line too wide, or too many lines, and loses nothing that fits', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 200 }),
        fc.integer({ min: 20, max: 400 }),
        fc.integer({ min: 1, max: 4 }),
        (text, width, most) => {
          const lines = wrapText(text, width, font, measure, most);
          expect(lines.length).toBeLessThanOrEqual(most);
          for (const line of lines) expect(measure(line, font)).toBeLessThanOrEqual(width);
          const whole = wrapText(text, width, font, measure, 1000);
          if (whole.length <= most)
            expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(/\s/g, ''));
        },
      ),
    );
  });
});

describe('fit', () => {
  it('truncates only what is too wide', () => {
    expect(truncate('abcdefghij', 100, font, measure)).toBe('abcdefghij');
    expect(truncate('abcdefgh jk', 100, font, measure)).toBe('abcdefgh…');
  });
});

const part = (lines: readonly Line[], name: Line['part']) => lines.filter((line) => line.part === name);

describe('cardLines', () => {
  it('contains everything, in reading order', () => {
    expect(cardLines(card, measure).map(({ text }) => text)).toEqual([
      'Achievement unlocked',
      'First Steps',
      'Completed a first clinical scenario.',
      'amira.haddad',
      'Level 3 · 2,450 XP',
      'Rounds · Healthcare Education',
      '+50 XP',
    ]);
  });

  it('puts the reward at the end of the footer, and English where it is read from the left', () => {
    const lines = cardLines(card, measure);
    expect(part(lines, 'reward')[0]).toMatchObject({ x: 564, y: 368, align: 'end' });
    expect(lines.filter(({ isLatin }) => isLatin).map((line) => line.part)).toEqual([
      'title',
      'description',
      'username',
    ]);
  });

  it('keeps every line inside the card, beside the icon, and clear of the others', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 120 }),
      fc.constant('W'.repeat(300)),
      fc.lorem({ maxCount: 60 }),
    );
    fc.assert(
      fc.property(
        fc.record({
          title: text,
          description: text,
          username: text,
          level: text,
          xp: text,
          reward: text,
          brand: text,
          heading: text,
        }),
        (words) => {
          const lines = cardLines(words, measure);
          for (const {
            x,
            y,
            width,
            font: { size },
            align,
            part: name,
          } of lines) {
            const [from, to] = align === 'start' ? [x, x + width] : [x - width, x];
            const isFoot = name === 'brand' || name === 'reward';
            expect(from).toBeGreaterThanOrEqual(isFoot ? 36 : iconBox.x + iconBox.padding);
            expect(to).toBeLessThanOrEqual(564.001);
            expect(y - size).toBeGreaterThanOrEqual(16);
            expect(y + size * 0.3).toBeLessThanOrEqual(400);
          }
          const beside = lines.filter((line) => line.part !== 'brand' && line.part !== 'reward');
          for (const [index, line] of beside.entries()) {
            const above = beside[index - 1];
            if (above)
              expect(line.y - line.font.size).toBeGreaterThanOrEqual(above.y + above.font.size * 0.2 - 1);
            expect(line.y + line.font.size * 0.3).toBeLessThanOrEqual(368 - 18);
          }
          const [[brand], [reward]] = [part(lines, 'brand'), part(lines, 'reward')];
          expect(brand!.x + brand!.width).toBeLessThanOrEqual(reward!.x - reward!.width);
        },
      ),
    );
  });
});
