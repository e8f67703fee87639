import { describe, expect, it } from 'vitest';
import type { NoteAnalysis } from '@rounds/contract/learning/notes';
import { mapOf, pathBetween } from './map.rules.ts';

const keyTerm = (term: string, topics: readonly number[], places = 1): NoteAnalysis['keyTerms'][number] => ({
  term,
  topics: [...topics],
  places: Array.from({ length: places }, (_, at) => ({ start: at, end: at + 1 })),
});
const drawn = (topics: string[], ...keyTerms: NoteAnalysis['keyTerms']) =>
  mapOf({ topics, keyTerms, links: [] }).terms.map(({ text }) => text);

describe('the map of a note', () => {
  it('draws a term under its first topic, and knows its other topics', () => {
    const map = mapOf({
      topics: ['Insulin', 'Heart'],
      keyTerms: [keyTerm('Digoxin', [1]), keyTerm('glucose', [1, 0], 3), keyTerm('Glipizide', [0])],
      links: [{ from: 1, to: 2, weight: 1 }],
    });
    expect(map.topics).toEqual(['Insulin', 'Heart']);
    expect(map.terms).toEqual([
      { term: 2, text: 'Glipizide', places: 1, topics: [0], together: ['glucose'] },
      { term: 0, text: 'Digoxin', places: 1, topics: [1], together: [] },
      { term: 1, text: 'glucose', places: 3, topics: [1, 0], together: ['Glipizide'] },
    ]);
  });

  it('has every topic, and no term that belongs to none', () => {
    const map = mapOf({
      topics: ['Lungs', 'Heart'],
      keyTerms: [keyTerm('Digoxin', [1]), keyTerm('age', [])],
      links: [],
    });
    expect([map.topics, map.terms.map(({ text }) => text)]).toEqual([['Lungs', 'Heart'], ['Digoxin']]);
  });

  it.each([
    // The one that is named alone more often; a short one that never stands alone says nothing.
    [['pursed lip', 2], ['pursed-lip breathing', 1], ['pursed-lip breathing']],
    [['urine', 4], ['urine osm', 1], ['urine']],
    [
      ['blood', 20],
      ['blood pressure', 9],
      ['blood', 'blood pressure'],
    ],
    [['fluid', 3], ['tissue fluid', 3], ['tissue fluid']],
  ] as const)('draws one of two names of one thing: %s, %s', (one, other, expected) => {
    expect(drawn(['A'], keyTerm(one[0], [0], one[1]), keyTerm(other[0], [0], other[1]))).toEqual(expected);
  });

  it('draws both where they belong to different topics', () => {
    expect(drawn(['A', 'B'], keyTerm('urine', [0], 4), keyTerm('urine osm', [1]))).toEqual([
      'urine',
      'urine osm',
    ]);
  });

  it('has a few terms of every topic, and no topic all of them', () => {
    const topics = ['Kidney', 'Liver', 'Spleen', 'Bowel', 'Skin', 'Eye', 'Ear', 'Bone', 'Joint'];
    const keyTerms = topics.flatMap((name, topic) =>
      Array.from('abcdefghij', (letter) => keyTerm(`${name}${letter}`, [topic])),
    );
    const map = mapOf({ topics, keyTerms, links: [] });
    expect(map.topics).toHaveLength(8);
    const counts = [...Map.groupBy(map.terms, (term) => term.topics[0]).values()].map(
      (terms) => terms.length,
    );
    expect(counts).toEqual([3, 3, 3, 3, 3, 3, 3, 3]);
    expect(drawn(['Kidney'], ...keyTerms.filter(({ topics: [topic] }) => topic === 0))).toHaveLength(6);
  });

  it('draws a line between columns, and beside a column where both boxes stand in it', () => {
    const box = (left: number, top: number) => ({ left, right: left + 100, top, bottom: top + 40 });
    expect(pathBetween(box(0, 0), box(200, 100), false)).toBe('M100 20C150 20 150 120 200 120');
    expect(pathBetween(box(200, 0), box(0, 100), false)).toBe('M200 20C150 20 150 120 100 120');
    expect(pathBetween(box(20, 0), box(0, 100), false)).toBe('M120 20C138 20 138 120 100 120');
    expect(pathBetween(box(20, 0), box(40, 100), true)).toBe('M20 20C2 20 2 120 40 120');
  });
});
