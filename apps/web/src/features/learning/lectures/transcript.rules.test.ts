import { describe, expect, it } from 'vitest';
import {
  beginningOf,
  maskedSegments,
  segmentAt,
  segmentsOfText,
  spokenAt,
  withText,
} from './transcript.rules.ts';

const segments = [
  { start: 0, end: 2, text: 'Edema is swelling.' },
  { start: 2, end: 4, text: 'Digoxin slows the pulse.' },
];

describe('a transcript', () => {
  it('that is pasted gets a sentence per line, none longer than the server accepts, and loses no word', () => {
    expect(segmentsOfText(' Edema. \n\n\nDigoxin.\n ')).toEqual([
      { start: 0, end: 0, text: 'Edema.' },
      { start: 0, end: 0, text: 'Digoxin.' },
    ]);
    const line = 'swelling '.repeat(2000).trim();
    const parts = segmentsOfText(line);
    expect(parts.every(({ text }) => text.length <= 5000)).toBe(true);
    expect(parts.map(({ text }) => text).join(' ')).toBe(line);
    expect(segmentsOfText('x'.repeat(12_000)).map(({ text }) => text.length)).toEqual([5000, 5000, 2000]);
  });

  it.each([
    [
      'subtitles',
      'WEBVTT\n\n1\n00:00:01.000 --> 00:00:04.000 align:start\n<v Ada>Edema is swelling.</v>\n\n2\n00:04.000 --> 00:09.000\nGive 5 mg at 12:30.',
    ],
    [
      'subtitles of another kind',
      '1\r\n00:00:01,000 --> 00:00:04,000\r\nEdema is swelling.\r\n\r\n2\r\n00:00:04,000 --> 00:00:09,000\r\nGive 5 mg at 12:30.',
    ],
    ['times in brackets', '[00:01] Edema is swelling.\n(0:00:04) Give 5 mg at 12:30.'],
  ])('that is pasted as %s keeps the words, without the times', (_what, pasted) => {
    expect(segmentsOfText(pasted).map(({ text }) => text)).toEqual([
      'Edema is swelling.',
      'Give 5 mg at 12:30.',
    ]);
    expect(segmentsOfText('12:30 a pulse < 50, or > 120')[0]?.text).toBe('12:30 a pulse < 50, or > 120');
  });

  it('knows what is said when, except where it has no times', () => {
    expect([0, 1.9, 2, 99].map((seconds) => spokenAt(segments, seconds))).toEqual([0, 0, 1, 1]);
    expect(spokenAt(segmentsOfText('Edema.'), 5)).toBe(-1);
  });

  it('is corrected sentence by sentence, and loses one that is emptied', () => {
    expect(withText(segments, 1, ' Digoxin slows the heart. ')[1]).toEqual({
      start: 2,
      end: 4,
      text: 'Digoxin slows the heart.',
    });
    expect(withText(segments, 0, ' ')).toEqual([segments[1]]);
  });

  it('finds the sentence at a place in the note’s text', () => {
    const [first] = segments;
    const length = first?.text.length ?? 0;
    expect([0, length, length + 1, 9999].map((place) => segmentAt(segments, place))).toEqual([0, 0, 1, -1]);
  });

  it('is masked as one text, and keeps its times', () => {
    const said = [
      { start: 0, end: 2, text: 'The patient is Maria Lopez, date of birth' },
      { start: 2, end: 4, text: '03/04/1956. She has edema.' },
      { start: 4, end: 5, text: 'Call 555-123-4567.' },
    ];
    expect(maskedSegments(said)).toEqual([
      { start: 0, end: 2, text: 'The patient is [name], date of birth' },
      { start: 2, end: 4, text: '[date of birth]. She has edema.' },
      { start: 4, end: 5, text: 'Call [phone number].' },
    ]);
    expect(maskedSegments(segments)).toEqual(segments);
  });
});

it.each([
  ['Isotonic saline comes first.', 'Isotonic saline comes first.'],
  [
    'Potassium must be at least 3.3 mmol per litre before insulin.',
    'Potassium must be at least 3.3 mmol per…',
  ],
  ['Give ten units of insulin every four hr, then check again.', 'Give ten units of insulin every four hr…'],
  ['Give 12.5 milligrams of the first and 200.5 of it.', 'Give 12.5 milligrams of the first and…'],
  ['あ'.repeat(50), `${'あ'.repeat(40)}…`],
])('cuts the beginning of “%s” at a word', (text, cut) => {
  expect(beginningOf(text)).toBe(cut);
});
