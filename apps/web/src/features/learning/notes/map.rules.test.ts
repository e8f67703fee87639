import { describe, expect, it } from 'vitest';
import type { NoteAnalysis } from '@rounds/contract/learning/notes';
import { mapOf } from './map.rules.ts';

const text = `# Insulin
It lowers glucose. Glipizide helps.
# Heart
Digoxin slows the pulse. Glucose feeds it, and glucose is burned.`;

const places = (term: string) =>
  [...text.matchAll(new RegExp(term, 'gi'))].map(({ index }) => ({ start: index, end: index + term.length }));
const analysis = (topics: string[], terms: string[], links: NoteAnalysis['links'] = []): NoteAnalysis => ({
  topics,
  keyTerms: terms.map((term) => ({ term, places: places(term) })),
  links,
  learningObjectives: [],
  difficulty: 'beginner',
  estimatedStudyTime: 1,
  writtenBy: 'built_in',
  analyzedAt: '2026-01-01T00:00:00.000Z',
});

describe('the map of a note', () => {
  it('links topics with the terms below their headings, and orders terms so that few lines cross', () => {
    const map = mapOf(
      text,
      analysis(['Insulin', 'Heart'], ['Digoxin', 'glucose', 'Glipizide'], [{ from: 1, to: 2, weight: 1 }]),
    );
    expect(map.topics).toEqual(['Insulin', 'Heart']);
    expect(map.terms.map((term) => [term.text, term.places, term.together])).toEqual([
      ['Glipizide', 1, ['glucose']],
      ['glucose', 3, ['Glipizide']],
      ['Digoxin', 1, []],
    ]);
    expect(map.links).toEqual([
      { topic: 0, term: 0, weight: 1 },
      { topic: 0, term: 1, weight: 1 },
      { topic: 1, term: 1, weight: 2 },
      { topic: 1, term: 2, weight: 1 },
    ]);
  });

  it('links a topic without a heading with the terms in the sentences that name it', () => {
    const map = mapOf(text, analysis(['Pulse'], ['Digoxin', 'glucose']));
    expect(map.terms.map((term) => term.text)).toEqual(['Digoxin']);
  });

  it('leaves out topics without terms, and a term that is the topic', () => {
    expect(mapOf(text, analysis(['Lungs', 'Heart'], ['Digoxin'])).topics).toEqual(['Heart']);
    expect(mapOf(text, analysis(['Digoxin'], ['digoxin'])).links).toEqual([]);
  });
});
