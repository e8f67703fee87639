import { describe, expect, it, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { topicsOfTerms } from './topic-places.ts';

/** The topics of each term, by name. */
function topicsIn(note: string, topics: readonly string[], ...names: readonly string[]) {
  const { segments } = analyzeNote(note);
  const terms = names.map((surface) => ({
    surface,
    occurrences: segments.flatMap(({ id, text, start }) =>
      [...text.matchAll(new RegExp(surface, 'gi'))].map(({ index }) => ({
        segmentId: id,
        start: start + index,
        end: start + index + surface.length,
      })),
    ),
  }));
  return topicsOfTerms(segments, topics, terms).map((places) => places.map((place) => topics[place]));
}

const note = `# Insulin
It lowers glucose. Glipizide helps.
# Heart
Digoxin slows the pulse. Glucose feeds it, and glucose is burned.
## Valves
The mitral valve closes.`;

describe('the topics of a term', () => {
  it('are the sections it stands in, the one where it stands most first', () => {
    expect(topicsIn(note, ['Insulin', 'Heart'], 'Digoxin', 'glucose', 'mitral valve')).toEqual([
      ['Heart'],
      ['Heart', 'Insulin'],
      // Subheadings that are no topics belong to their section.
      ['Heart'],
    ]);
    expect(topicsIn(note, ['Heart', 'Valves'], 'mitral valve')).toEqual([['Valves']]);
  });

  it('are the sentences that name a topic without a heading, themselves or in their own heading', () => {
    expect(topicsIn(note, ['Pulse', 'Feeds'], 'Digoxin', 'glucose')).toEqual([['Pulse'], ['Feeds']]);
    const asked = '**Q: What comes before thrombolysis?**\nA: A CT of the head.\n';
    expect(topicsIn(asked, ['Thrombolysis'], 'CT')).toEqual([['Thrombolysis']]);
  });

  it('are the paragraphs that name a topic, where no sentence with the term does', () => {
    const prose =
      'Digoxin is an old drug. The pulse is counted.\n\nInsulin is given. The feet are inspected.';
    expect(topicsIn(prose, ['Digoxin', 'Insulin'], 'pulse', 'feet')).toEqual([['Digoxin'], ['Insulin']]);
  });

  it('are no class of medicines that it is none of, nor what else is said around such a class', () => {
    const prose =
      'Corticosteroids and salbutamol are inhaled. Prednisolone is given by mouth with corticosteroids.\n\nCough and fever pass. Influenza vaccines help those on corticosteroids.\n\nTremor is common.';
    expect(topicsIn(prose, ['Corticosteroids'], 'salbutamol', 'prednisolone', 'cough')).toEqual([
      [],
      ['Corticosteroids'],
      [],
    ]);
  });

  it('are its row for a topic that a table has one for, before what stands around the table', () => {
    const table =
      '# Salts\n\n| Salt | Low | Care |\n|---|---|---|\n| Sodium | seizures | fluids |\n| Calcium | tetany | calcium |\n| Magnesium | tremor | calcium first |\n';
    expect(topicsIn(table, ['Salts', 'Calcium', 'Magnesium'], 'tetany', 'tremor', 'seizures')).toEqual([
      ['Calcium', 'Salts'],
      ['Magnesium', 'Salts'],
      ['Salts'],
    ]);
  });

  it('are none for a topic itself and for words of its name', () => {
    const allergy = '# Antibiotic allergy\nAn allergy to penicillin is common.';
    expect(topicsIn(allergy, ['Antibiotic allergy'], 'allergy', 'penicillin')).toEqual([
      [],
      ['Antibiotic allergy'],
    ]);
    expect(topicsIn(note, ['Insulin', 'Glucose'], 'glucose')).toEqual([[]]);
  });

  it('do not reach past the points of an unmarked heading', () => {
    const bullets = 'SIADH\n- small cell cancer\n- pneumonia\n\nbeer potomania: low solute intake';
    expect(topicsIn(bullets, ['SIADH'], 'cancer', 'potomania')).toEqual([['SIADH'], []]);
  });
});

test('words of hasty notes that name nothing are no key terms', () => {
  const hasty =
    '# Lung cancer\n\nSIADH\n- small cell lung Ca\n- RN verifies dose\n- phenytoin: IV max 50 mg/min, purple glove syndrome\n- barrel chest';
  const terms = analyzeNote(hasty).keyTerms.map(({ surface }) => surface);
  expect(terms).toEqual(expect.arrayContaining(['barrel chest', 'purple glove syndrome']));
  expect(terms.filter((term) => /max|verif|^cell/i.test(term))).toEqual([]);
});

test('no frequent word is a topic beside the sections of a note that has them', () => {
  const sections = ['Products', 'Reactions', 'Care'].map(
    (name) =>
      `## ${name}\n\nFever may mean a reaction. Watch for fever and for hypotension in every patient.\n`,
  );
  expect(analyzeNote(`# Transfusion\n\n${sections.join('\n')}`).topics).toEqual([
    'Products',
    'Reactions',
    'Care',
  ]);
});
