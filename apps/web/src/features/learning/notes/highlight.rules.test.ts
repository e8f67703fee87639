import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blocksOf, linesOf, piecesOf } from './highlight.rules.ts';

const term = (name: string, ...places: [number, number][]) => ({
  term: name,
  places: places.map(([start, end]) => ({ start, end })),
});

it('cuts the text where terms occur', () => {
  expect(piecesOf('Edema is swelling. Edema!', [term('Edema', [0, 5], [19, 24])])).toEqual([
    { text: 'Edema', start: 0, term: 0 },
    { text: ' is swelling. ', start: 5, term: null },
    { text: 'Edema', start: 19, term: 0 },
    { text: '!', start: 24, term: null },
  ]);
});

it('takes the longer of two terms that begin together, and leaves out what lies inside or beyond', () => {
  const terms = [term('heart', [0, 5]), term('heart failure', [0, 13]), term('failure', [6, 13], [90, 97])];
  expect(piecesOf('heart failure.', terms)).toEqual([
    { text: 'heart failure', start: 0, term: 1 },
    { text: '.', start: 13, term: null },
  ]);
});

it('marks a chosen term inside a longer one too, whose rest stays marked', () => {
  const terms = [term('failure', [6, 13], [17, 24]), term('heart failure', [0, 13])];
  expect(piecesOf('heart failure, a failure', terms, 0)).toEqual([
    { text: 'heart ', start: 0, term: 1 },
    { text: 'failure', start: 6, term: 0 },
    { text: ', a ', start: 13, term: null },
    { text: 'failure', start: 17, term: 0 },
  ]);
});

it('loses no character, whatever the places', () => {
  const places = fc.array(fc.tuple(fc.nat(60), fc.nat(60)), { maxLength: 12 });
  fc.assert(
    fc.property(fc.string({ maxLength: 50 }), places, (text, spans) => {
      const pieces = piecesOf(text, [term('x', ...spans)]);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      for (const piece of pieces) expect(text.startsWith(piece.text, piece.start)).toBe(true);
    }),
  );
});

it('is read line by line, without Markdown’s characters', () => {
  const text = '# Heart failure\n\n**Edema** is a `sign`.\n- Weigh daily\n> Quoted 3 * 4';
  const lines = linesOf(text, piecesOf(text, [term('Edema', [19, 24])]));
  expect(lines.map(({ kind, pieces }) => [kind, pieces.map((piece) => piece.text).join('')])).toEqual([
    ['heading', 'Heart failure'],
    ['text', ''],
    ['text', 'Edema is a sign.'],
    ['item', 'Weigh daily'],
    ['text', 'Quoted 3 * 4'],
  ]);
  expect(lines.flatMap(({ pieces }) => pieces.filter((piece) => piece.term === 0))).toEqual([
    { text: 'Edema', start: 19, term: 0 },
  ]);
});

it('keeps plain words, however terms cut them', () => {
  const places = fc.array(fc.tuple(fc.nat(60), fc.nat(60)), { maxLength: 12 });
  const plain = fc.string({ unit: fc.constantFrom('a', 'B', ' ', '.', '\n'), maxLength: 50 });
  fc.assert(
    fc.property(plain, places, (text, spans) => {
      const lines = linesOf(text, piecesOf(text, [term('x', ...spans)]));
      expect(lines.map(({ pieces }) => pieces.map((piece) => piece.text).join('')).join('\n')).toBe(text);
    }),
  );
});

it('shows a Markdown table as rows of cells, with its terms marked', () => {
  const text =
    'Drugs\n| Class | Example |\n|---|:-:|\n| Loop **diuretic** | Furosemide |\n| A \\| B | |\nHold it.';
  const at = text.indexOf('Furosemide');
  const blocks = blocksOf(text, piecesOf(text, [term('Furosemide', [at, at + 10])]));
  const said = blocks.map((block) =>
    'rows' in block
      ? block.rows.map(({ cells }) =>
          cells.map((cell) =>
            cell
              .map((piece) => piece.text)
              .join('')
              .trim(),
          ),
        )
      : block.pieces.map((piece) => piece.text).join(''),
  );
  expect(said).toEqual([
    'Drugs',
    [
      ['Class', 'Example'],
      ['Loop diuretic', 'Furosemide'],
      ['A | B', ''],
    ],
    'Hold it.',
  ]);
  const marked = blocks.flatMap((block) =>
    'rows' in block ? block.rows.flatMap(({ cells }) => cells.flat()) : [],
  );
  expect(marked.filter((piece) => piece.term === 0)).toEqual([{ text: 'Furosemide', start: at, term: 0 }]);
  expect(blocksOf('| a | b |\nno table', piecesOf('| a | b |\nno table', []))).toHaveLength(2);
});
