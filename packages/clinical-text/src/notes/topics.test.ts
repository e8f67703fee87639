import { expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { heartFailureNote } from '../testing/sample-notes.ts';
import { subjectsOf } from './topics.ts';

const section = (heading: string, size = 1) =>
  `## ${heading}\n\n${'The valve of the heart opens and closes with each beat of the muscle. '.repeat(size)}\n`;
const topics = (...headings: readonly string[]) =>
  analyzeNote(`# The heart\n\n${headings.map((heading) => section(heading)).join('\n')}`).topics;

test.each([
  [
    'Atrium',
    'Ventricle',
    'Left ventricle',
    'Conduction',
    'Heart sounds',
    'The heart in old age',
    'Coronary arteries',
  ],
  [
    'Conduction',
    'Conduction in the ventricle',
    'Ventricle',
    'Blood supply',
    'Valves',
    'Nerves',
    'Pericardium',
    'Murmurs',
    'Rhythm',
  ],
])('every heading that names a subject is a topic, in the order of the note: %s …', (...headings) =>
  expect(topics(...headings).filter((topic) => headings.includes(topic))).toEqual(headings),
);

test('what names a part of a note is none, nor is a heading said twice', () => {
  const found = topics('Summary', 'Ventricle', 'Review questions', 'ventricle');
  expect(found).not.toContain('Summary');
  expect(found).not.toContain('Review questions');
  expect(found.filter((topic) => /^ventricle$/i.test(topic))).toEqual(['Ventricle']);
});

test('a section with the name of its note is a topic', () => {
  const note = `# Asthma\n\nAn introduction for students.\n\n${['Asthma', 'Treatment', 'Monitoring'].map((name) => section(name)).join('\n')}`;
  expect(analyzeNote(note).topics).toEqual(expect.arrayContaining(['Asthma', 'Treatment', 'Monitoring']));
});

test('sections with general names are topics of a note that is made of them, and its own title is none', () => {
  expect(topics('Definition and types', 'Pathophysiology', 'Signs and symptoms', 'Nursing care')).toEqual([
    'Definition and types',
    'Pathophysiology',
    'Signs and symptoms',
    'Nursing care',
    expect.any(String),
  ]);
  expect(topics('Treatment', 'Conduction')).not.toContain('Treatment');
  const lecture = ['Lecture 7: Antibiotics', 'Penicillins', 'Glycopeptides', 'Key definitions'];
  const found = analyzeNote(
    `## ${lecture[0]}\n\n${lecture
      .slice(1)
      .map((each) => section(each))
      .join('\n')}`,
  ).topics;
  expect(found.slice(0, 2)).toEqual(['Penicillins', 'Glycopeptides']);
  expect(found).not.toContain('Key definitions');
  expect(found).not.toContain(lecture[0]);
});

test('a heading with text of its own is no title, though it opens the note', () =>
  expect(analyzeNote([section('Atrium'), section('Ventricle')].join('\n')).topics.slice(0, 2)).toEqual([
    'Atrium',
    'Ventricle',
  ]));

test('a heading that stands above all others is the title, with an introduction below it or without', () => {
  const under = (title: string) =>
    analyzeNote(`${title}\n\nThe heart pumps blood.\n\n${section('Atrium')}\n${section('Ventricle')}`);
  for (const title of ['# The heart of an adult', 'The heart of an adult\n===']) {
    const { topics: found, segments } = under(title);
    expect(found.slice(0, 2)).toEqual(['Atrium', 'Ventricle']);
    expect(found).not.toContain('The heart of an adult');
    expect(subjectsOf(segments, found)[0]).toBe('The heart of an adult');
  }
  expect(under('## The heart of an adult').topics).toContain('The heart of an adult');
  expect(
    analyzeNote(['# Atrium', '# Ventricle'].map((each) => `${each}\n\nThe heart pumps blood.\n`).join('\n'))
      .topics,
  ).toEqual(expect.arrayContaining(['Atrium', 'Ventricle']));
});

test('a note as a whole is about its title, and not about a section with a general name', () => {
  const found = analyzeNote(
    `# The heart\n\n${['Risk factors', 'Atrium', 'Treatment'].map((each) => section(each)).join('\n')}`,
  );
  expect(found.topics.slice(0, 3)).toEqual(['Risk factors', 'Atrium', 'Treatment']);
  expect(subjectsOf(found.segments, found.topics).slice(0, 2)).toEqual(['The heart', 'Atrium']);
});

test('of very many headings, those with the most under them', () => {
  const many = Array.from({ length: 20 }, (_, at) => `Segment ${String.fromCodePoint(65 + at).repeat(3)}`);
  const note = many.map((heading, at) => section(heading, at + 1)).join('\n');
  expect(analyzeNote(note).topics).toEqual(many.slice(-12));
});

test('where headings are few, frequent terms join them, and no directions', () => {
  const { topics: found, segments } = analyzeNote(heartFailureNote);
  expect(found).not.toContain('Heart failure');
  expect(subjectsOf(segments, found)[0]).toBe('Heart failure');
  expect(found).toEqual(expect.arrayContaining(['Loop diuretic', 'Ejection fraction']));
  expect(found).not.toContain('Ventricle');
  expect(
    analyzeNote('The vein is anterior. It is anterior to the vein. The vein is red.').topics,
  ).not.toContain('Anterior');
});

test('what nobody studies by that name is no topic, and nothing is cut within a bracket', () => {
  const found = topics(
    'What it is',
    'Causes',
    'Bugs',
    'Ejection fraction (EF)',
    'Why it matters',
    'Conduction',
  );
  expect(found.slice(0, 2)).toEqual(['Ejection fraction (EF)', 'Conduction']);
  for (const each of ['What it is', 'Causes', 'Bugs', 'Why it matters']) expect(found).not.toContain(each);
});

test.each([
  ['# Heart failure\n\n## Left-sided failure\n', false],
  ['# Blood\n\n## Left-sided failure\n', true],
  ['', true],
])('a bare word is a topic only where a heading has it, or there are none: %#', (headings, is) => {
  const text =
    'The blood backs up into the lungs. The blood is pumped into the aorta. Blood carries oxygen to the tissues.';
  expect(
    /\bBlood\b/.test(`${headings.slice(0, 7)} ${analyzeNote(`${headings}\n${text}\n`).topics.join(' | ')}`),
  ).toBe(is);
});

test('what says only where in a course a note belongs is no part of its name', () => {
  const note = `Antiepileptics (AEDs) - pharm wk 9\n\n${section('Drug of choice')}`;
  const { segments, topics: found } = analyzeNote(note);
  expect(subjectsOf(segments, found)[0]).toBe('Antiepileptics (AEDs)');
  for (const { text, start, end } of segments) expect(note.slice(start, end)).toBe(text);
});

test('headings of a few letters and of warnings are topics; those that name nothing are none', () => {
  const found = topics('O2', 'Meds', 'Red flags', 'Before', 'During', 'Definition', 'Presentation', 'Valves');
  expect(found.slice(0, 4)).toEqual(['O2', 'Meds', 'Red flags', 'Valves']);
  for (const each of ['Before', 'During', 'Definition', 'Presentation']) expect(found).not.toContain(each);
});

test('the condition that opens a note without headings is its first topic, though it is named once', () => {
  const note =
    'Asthma is a chronic disease of the airways. Corticosteroids such as budesonide reduce the swelling.\n\nSalbutamol opens the airways. Corticosteroids are inhaled daily. A cough and a wheeze are typical.';
  expect(analyzeNote(note).topics[0]).toBe('Asthma');
});
