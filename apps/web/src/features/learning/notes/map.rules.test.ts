import { describe, expect, it } from 'vitest';
import type { NoteAnalysis } from '@rounds/contract/learning/notes';
import { mapOf, pathBetween } from './map.rules.ts';

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
  it('draws a term under the topic where it stands most, and knows its other topics', () => {
    const map = mapOf(
      text,
      analysis(['Insulin', 'Heart'], ['Digoxin', 'glucose', 'Glipizide'], [{ from: 1, to: 2, weight: 1 }]),
    );
    expect(map.topics).toEqual(['Insulin', 'Heart']);
    expect(map.terms).toEqual([
      { term: 2, text: 'Glipizide', places: 1, topics: [0], together: ['glucose'] },
      { term: 0, text: 'Digoxin', places: 1, topics: [1], together: [] },
      { term: 1, text: 'glucose', places: 3, topics: [1, 0], together: ['Glipizide'] },
    ]);
  });

  it('links a topic without a heading with the terms in the sentences that name it', () => {
    const map = mapOf(text, analysis(['Pulse'], ['Digoxin', 'glucose']));
    expect(map.terms.map((term) => term.text)).toEqual(['Digoxin']);
  });

  it('leaves out topics without terms, and a term that is the topic', () => {
    expect(mapOf(text, analysis(['Lungs', 'Heart'], ['Digoxin'])).topics).toEqual(['Heart']);
    expect(mapOf(text, analysis(['Digoxin'], ['digoxin'])).terms).toEqual([]);
    // Nor is it a term of another topic.
    const map = mapOf(text, analysis(['Insulin', 'Glucose'], ['glucose', 'Glipizide']));
    expect(map.terms.map((term) => term.text)).toEqual(['Glipizide']);
  });

  it('knows sections by lines that are topics, with or without a mark', () => {
    const note =
      '**Meds:**\nAlbuterol opens the airways. Oxygen helps.\nEmphysema\nPink puffer, barrel chest. Oxygen.';
    const at = (term: string) => [...note.matchAll(new RegExp(term, 'g'))].map(({ index }) => index);
    const terms = ['Albuterol', 'Pink puffer', 'Oxygen'].map((term) => ({
      term,
      places: at(term).map((start) => ({ start, end: start + term.length })),
    }));
    const map = mapOf(note, { ...analysis(['Meds', 'Emphysema'], []), keyTerms: terms });
    expect(map.terms.map(({ text: name, topics }) => [name, ...topics])).toEqual([
      ['Albuterol', 0],
      ['Oxygen', 0, 1],
      ['Pink puffer', 1],
    ]);
  });

  it('ends an unmarked topic where another line of its own stands', () => {
    const note = 'SIADH\n- small cell cancer\n\nbeer potomania differs\n\nTeaching\n- vaccines';
    const keyTerms = ['cancer', 'potomania', 'vaccines'].map((term) => ({
      term,
      places: [{ start: note.indexOf(term), end: note.indexOf(term) + term.length }],
    }));
    const map = mapOf(note, { ...analysis(['SIADH'], []), keyTerms });
    expect(map.terms.map(({ text: name }) => name)).toEqual(['cancer']);
  });

  it('leaves out of a topic what is a word of its name', () => {
    const note = '# Antibiotic allergy\nAn allergy to penicillin is common.';
    const places = (term: string) => [{ start: note.indexOf(term), end: note.indexOf(term) + term.length }];
    const keyTerms = ['allergy', 'penicillin'].map((term) => ({ term, places: places(term) }));
    const map = mapOf(note, { ...analysis(['Antibiotic allergy'], []), keyTerms });
    expect(map.terms.map(({ text: name }) => name)).toEqual(['penicillin']);
  });

  it('keeps a topic that terms of other topics stand with', () => {
    const map = mapOf(text, analysis(['Insulin', 'Heart'], ['glucose']));
    expect([map.topics, map.terms[0]?.topics]).toEqual([
      ['Insulin', 'Heart'],
      [1, 0],
    ]);
  });

  it('has a few terms of every topic, and no topic all of them', () => {
    const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
    const ofEach = (name: string) => letters.map((letter) => `${name}${letter}`);
    const topics = ['Kidney', 'Liver', 'Spleen', 'Bowel', 'Skin', 'Eye'];
    const all = topics.flatMap((topic) => ofEach(topic.toLowerCase()));
    const note = topics.map((topic) => `# ${topic}\n${ofEach(topic.toLowerCase()).join('. ')}.`).join('\n');
    const at = (term: string) => [...note.matchAll(new RegExp(term, 'g'))].map(({ index }) => index);
    const map = mapOf(note, {
      ...analysis(topics, []),
      keyTerms: all.map((term) => ({
        term,
        places: at(term).map((start) => ({ start, end: start + term.length })),
      })),
    });
    const counts = Map.groupBy(map.terms, (term) => term.topics[0]);
    expect(Math.max(...[...counts.values()].map((terms) => terms.length))).toBe(4);
    expect(map.terms).toHaveLength(16);
  });

  it('draws a line between columns, and beside a column where both boxes stand in it', () => {
    const box = (left: number, top: number) => ({ left, right: left + 100, top, bottom: top + 40 });
    expect(pathBetween(box(0, 0), box(200, 100), false)).toBe('M100 20C150 20 150 120 200 120');
    expect(pathBetween(box(200, 0), box(0, 100), false)).toBe('M200 20C150 20 150 120 100 120');
    expect(pathBetween(box(20, 0), box(0, 100), false)).toBe('M120 20C138 20 138 120 100 120');
    expect(pathBetween(box(20, 0), box(40, 100), true)).toBe('M20 20C2 20 2 120 40 120');
  });
});
