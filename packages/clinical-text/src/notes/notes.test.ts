import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { hormonesNote, hyperkalemiaNote, transcript } from '../testing/sample-notes.ts';
import { clean, standaloneStatement, statementsOf } from './clean.ts';
import { classFromHead } from './classes.ts';
import { difficultyOf, studyMinutes } from './level.ts';
import { labelEnd, membersOf } from './lists.ts';
import { inNumber, isPlural } from './number.ts';
import { segmentsOf } from './segments.ts';
import { isRare, wordsOf } from './words.ts';

const kinds = (note: string) => segmentsOf(note).map(({ kind, text }) => `${kind}: ${text}`);

describe('segments', () => {
  test.each([
    ['# Heart\nIt beats. It rests.', ['heading: Heart', 'sentence: It beats.', 'sentence: It rests.']],
    ['Heart\n=====\nIt beats.', ['heading: Heart', 'sentence: It beats.']],
    ['**Causes**\n- Age\n* Smoking', ['heading: Causes', 'bullet: Age', 'bullet: Smoking']],
    ['1. Wash\n2) Dry', ['step: Wash', 'step: Dry']],
    ['| Drug | Dose |\n|---|---|\n| Aspirin | 75 mg |', ['row: | Drug | Dose |', 'row: | Aspirin | 75 mg |']],
    ['Before.\n```\nconst a = 1;\n```\nAfter it.', ['sentence: Before.', 'sentence: After it.']],
    [
      'Give e.g. aspirin. Dr. Lee agrees at 3.5 mmol/L. Done now.',
      ['sentence: Give e.g. aspirin.', 'sentence: Dr. Lee agrees at 3.5 mmol/L.', 'sentence: Done now.'],
    ],
    [
      'DNA is stored in 23 pairs of chromosomes. shows the pairs. Cells divide.',
      [
        'sentence: DNA is stored in 23 pairs of chromosomes.',
        'sentence: shows the pairs.',
        'sentence: Cells divide.',
      ],
    ],
    ['[00:01] first words\n[00:05] more words', ['sentence: first words', 'sentence: more words']],
    ['---\n\n***\n', []],
  ])('%j', (note, expected) => expect(kinds(note)).toEqual(expected));

  test('join lines that were wrapped at a width', () => {
    const note =
      'The mitral valve stands between the left atrium and\nthe left ventricle and closes in systole.';
    expect(segmentsOf(note)).toHaveLength(1);
  });

  test('are slices of the note, in order, under their heading', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'grapheme' }),
            fc.constantFrom('\n', '# A', '- b', '1. c', '| d | e |', '. ', 'Word '),
          ),
          { maxLength: 30 },
        ),
        (pieces) => {
          const note = pieces.join('');
          let last = 0;
          for (const { text, start, end } of segmentsOf(note)) {
            expect(note.slice(start, end)).toBe(text);
            expect(start).toBeGreaterThanOrEqual(last);
            last = end;
          }
        },
      ),
    );
  });

  test('remember the heading above them', () => {
    expect(segmentsOf(hormonesNote).at(-1)?.heading).toBe('What the nurse measures');
  });
});

describe('words', () => {
  test('know where they stand and whether something stands between', () => {
    const words = wordsOf('X-ray, Bartholin’s glands');
    expect(words.map(({ raw, isApart }) => [raw, isApart])).toEqual([
      ['X-ray', false],
      ['Bartholin’s', true],
      ['glands', false],
    ]);
  });

  test.each([
    ['glomerulus', true],
    ['usually', false],
    ['movement', false],
    ['sodium', true],
  ])('%s is rare: %s', (word, rare) => expect(isRare(wordsOf(word)[0]?.key ?? '')).toBe(rare));

  test.each([
    ['sebaceous glands', true],
    ['alveoli', true],
    ['pelvis', false],
    ['pancreas', false],
    ['biceps', false],
    ['meiosis', false],
  ])('%s is in the plural: %s', (name, plural) => expect(isPlural(name)).toBe(plural));

  test.each([
    ['kidney', true, 'kidneys'],
    ['artery', true, 'arteries'],
    ['ovaries', false, 'ovary'],
    ['alveolus', true, null],
    ['blood', true, null],
    ['ductus deferens', false, 'ductus deferens'],
    ['atlas', false, 'atlas'],
    ['testes', false, 'testis'],
    ['sperm', true, null],
    ['insulin', true, null],
  ])('%s in the other number', (name, plural, expected) =>
    expect(inNumber(name, plural, name === 'insulin' ? 'substance' : 'anatomy')).toBe(expected),
  );
});

describe('statements', () => {
  test.each([
    ['However, the liver stores glycogen for the night.', 'The liver stores glycogen for the night'],
    [
      'The liver () stores **glycogen** [3] for the night (see Figure 2).',
      'The liver stores glycogen for the night',
    ],
    ['This is why the liver stores glycogen.', null],
    ['As shown in Figure 3, the liver stores glycogen.', null],
    ['Does the liver store glycogen at night?', null],
    ['You will learn more about the liver later.', null],
    ['The liver', null],
    ['stores glycogen and vitamins for the night', null],
    ['The liver (a gland stores glycogen for the night.', null],
  ])('%j', (text, expected) => expect(standaloneStatement(text)).toBe(expected));

  test.each([
    [
      'The atria receive blood from the veins, while the ventricles pump it into the arteries.',
      ['The atria receive blood from the veins, while the ventricles pump it into the arteries'],
    ],
    [
      'The spleen filters the blood; the thymus is the place where T cells mature.',
      [
        'The spleen filters the blood; the thymus is the place where T cells mature',
        'The thymus is the place where T cells mature',
      ],
    ],
    [
      'This gland is small, but the liver is the largest gland of all.',
      ['The liver is the largest gland of all'],
    ],
    ['It has layers: the outer coat; the middle coat; and an inner coat with folds in it.', []],
    [
      'The valves have closed, the pressure has risen, the wall has stiffened, and the ventricle is full of blood.',
      [
        'The valves have closed, the pressure has risen, the wall has stiffened, and the ventricle is full of blood',
      ],
    ],
    ['In turn, the lungs shrink with each breath that goes out.', []],
  ])('of %j', (text, expected) => expect(statementsOf(text)).toEqual(expected));

  test('read rows and links as text', () => {
    expect(clean('| Aspirin | 75 mg |')).toBe('Aspirin – 75 mg');
    expect(clean('[the guideline](https://example.org/a) of 2021')).toBe('the guideline of 2021');
  });

  test.each([
    ['the dura mater, arachnoid mater, and pia mater', ['dura mater', 'arachnoid mater', 'pia mater']],
    ['A, B or C', ['A', 'B', 'C']],
    ['one and two', []],
    ['a long clause that goes on and on, b, and c', []],
  ])('%j as a list', (text, expected) => expect(membersOf(text)).toEqual(expected));

  test.each([
    ['Asthma: a disease', 6],
    ['Asthma – a disease', 6],
    ['No label in here', null],
    ['Label only:', null],
  ])('%j has its label', (text, to) => expect(labelEnd(text)?.to ?? null).toBe(to));
});

describe('classes', () => {
  test.each([
    ['tensor fasciae muscle', 'anatomy', 'muscle'],
    ['left gastric artery', 'anatomy', 'vessel'],
    ['peptidyl transferase', 'substance', 'enzyme'],
    ['frobnicitis', 'condition', 'condition'],
    ['release', null, null],
    ['priority', null, null],
  ])('%s', (name, semanticClass, kind) =>
    expect(classFromHead(wordsOf(name))).toEqual([semanticClass, kind]),
  );
});

describe('an analysis', () => {
  const analysis = analyzeNote(hormonesNote);

  test('names what the note defines', () => {
    const names = analysis.keyTerms.map(({ surface }) => surface);
    expect(names.slice(0, 15)).toEqual(
      expect.arrayContaining(['insulin', 'glucagon', 'somatostatin', 'hyperthyroidism']),
    );
    expect(names).not.toContain('what the nurse measures');
  });

  test('has the headings as topics, and no part of a note', () => {
    expect(analysis.topics[0]).toBe('Hormones of the pancreas and the thyroid');
    expect(analyzeNote(hyperkalemiaNote).topics).not.toContain('Causes');
    expect(analyzeNote(hyperkalemiaNote).topics).not.toContain('Treatment');
  });

  test.each([
    ['definition', 'insulin', 'is'],
    ['definition', 'hyperthyroidism', 'called'],
    ['cause', 'cortisol', 'raises'],
    ['list', 'alpha cell', 'contain'],
    ['contrast', 'adrenal cortex', 'produces'],
    ['role', 'thyroid gland', 'lies'],
  ])('finds a %s of %s', (type, subject, relation) =>
    expect(analysis.facts.map((fact) => [fact.type, fact.subject, fact.relation])).toContainEqual([
      type,
      subject,
      relation,
    ]),
  );

  test('finds steps, numbered and told', () => {
    const sequences = [...analysis.facts, ...analyzeNote(hyperkalemiaNote).facts].filter(
      ({ type }) => type === 'sequence',
    );
    expect(sequences.map(({ members }) => members.length)).toEqual([3, 5]);
    expect(sequences[0]?.members[0]).toBe('The nurse checks the glucose at the bedside');
  });

  test('takes no row of a table for a step', () => {
    const note = '1. Stop the drugs that raise potassium\n2. | Drug | Effect |\n3. Give calcium gluconate';
    expect(analyzeNote(note).facts.filter(({ type }) => type === 'sequence')).toEqual([]);
  });

  test('marks what is denied', () => {
    const denied = analyzeNote(hyperkalemiaNote).facts.filter(({ negated }) => negated);
    expect(denied.map(({ subject }) => subject)).toEqual(['calcium gluconate']);
  });

  test('says only what segments say', () => {
    for (const { segmentId, object, type } of analysis.facts) {
      if (type !== 'sequence')
        expect(clean(analysis.segments[segmentId]?.text ?? '').toLowerCase()).toContain(object.toLowerCase());
    }
  });

  test('has objectives with verbs, each from facts', () => {
    const { learningObjectives } = analyzeNote(hyperkalemiaNote);
    expect(learningObjectives.map(({ text }) => text)).toContain('Define hyperkalaemia');
    expect(learningObjectives.some(({ text }) => text.startsWith('Put in order the steps of'))).toBe(true);
    expect(learningObjectives.filter(({ text }) => text.includes('or what causes it'))).toEqual([]);
    for (const { factIds } of learningObjectives) expect(factIds.length).toBeGreaterThan(0);
  });

  test('takes a transcript', () => {
    const facts = analyzeNote(transcript).facts.map(({ subject }) => subject);
    expect(facts).toEqual(['mitral valve', 'tricuspid valve']);
  });

  test('says so when it read a part alone', () => {
    expect(analysis.isCut).toBe(false);
    expect(analyzeNote('The heart beats. '.repeat(20_000)).isCut).toBe(true);
  });
});

describe('difficulty', () => {
  test.each([
    ['The man took the book to the house and gave it to his son. '.repeat(12), 'beginner'],
    [
      'Pheochromocytoma precipitates paroxysmal catecholaminergic hypertension, necessitating alpha-adrenergic antagonism preoperatively. '.repeat(
        12,
      ),
      'advanced',
    ],
  ])('%#', (text, level) => expect(difficultyOf(segmentsOf(text)).level).toBe(level));

  test('gives minutes by the level, the key terms and the items', () => {
    const beginner = { level: 'beginner', grade: 8, rareShare: 0.1, words: 1800 } as const;
    expect(studyMinutes(beginner, 0)).toBe(10);
    expect(studyMinutes(beginner, 50, 5)).toBe(25);
    expect(studyMinutes({ ...beginner, level: 'advanced' }, 4)).toBe(22);
  });
});
