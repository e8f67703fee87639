import { describe, expect, test } from 'vitest';
import { analyzeNote } from './analysis.ts';
import { clean } from './notes/clean.ts';
import { subjectsOf } from './notes/topics.ts';
import { learningStyles } from '@rounds/contract/common.rules';
import { caseAround, writeScenario } from './scenario.ts';
import { hyperkalemiaNote } from './testing/sample-notes.ts';

describe('a scenario', () => {
  const read = analyzeNote(hyperkalemiaNote);
  const analysis = { ...read, topics: subjectsOf(read.segments, read.topics) };
  const written = learningStyles.map((learningStyle) =>
    writeScenario(analysis, { learningStyle, title: 'Hyperkalaemia' }),
  );

  test('asks the same in every style but the one of doing, and shows it differently', () => {
    const asked = written
      .filter(({ learningStyle }) => learningStyle !== 'kinesthetic')
      .map(({ questions }) => questions.map(({ stem, options, key }) => ({ stem, options, key })));
    for (const each of asked) expect(each).toEqual(asked[0]);
    expect(new Set(written.map(({ patientPresentation }) => patientPresentation)).size).toBe(
      learningStyles.length,
    );
    expect(written.map(({ dialogue }) => dialogue.length > 0)).toEqual([false, true, false, false]);
    expect(written.map(({ findings }) => findings.length > 0)).toEqual([true, false, false, false]);
  });

  test('draws the chart as a table of the note’s own statements', () => {
    const [chart] = written[0]?.findings ?? [];
    expect(chart?.table.rows).toContainEqual([
      'Acute kidney injury',
      'A sudden fall in kidney function that keeps potassium in the body',
    ]);
    expect(chart?.table.rows).toContainEqual([
      'Muscle weakness',
      'Follows when the potassium rises above 7 mmol/L',
    ]);
    for (const row of chart?.table.rows ?? []) {
      expect(row).toHaveLength(chart?.table.columns.length ?? 0);
      expect(hyperkalemiaNote.toLowerCase()).toContain(row[1]?.toLowerCase());
    }
  });

  test('tells each sentence of the note once', () => {
    const note = `Ejection fraction is the share of blood that leaves the left ventricle with each beat; normal is 55 to 70%.
Preload is the stretch of the ventricle at the end of its filling.
Afterload is the resistance that the ventricle works against.`;
    const told = writeScenario(analyzeNote(note), { learningStyle: 'reading', title: 'Heart', count: 0 });
    expect(told.patientPresentation.match(/Ejection fraction is the share/g)).toHaveLength(1);
  });

  test('tells first what stands under the headings of its questions', () => {
    const note = `# Kidneys
The nephron is the unit of the kidney that filters the blood. The renal pelvis is the funnel that collects the urine.

# Heart medicines
Furosemide is a loop diuretic that removes fluid. Metoprolol is a beta blocker that slows the heart rate.`;
    const analysis = analyzeNote(note);
    const place = analysis.segments.find(({ text }) => text.startsWith('Metoprolol'));
    const fact = analysis.facts.find(({ segmentId }) => segmentId === place?.id);
    const question = {
      kind: 'multiple_choice',
      stem: 'Which of these slows the heart rate?',
      options: ['Aspirin', 'Metoprolol'],
      key: 1,
      rationales: [],
      sourceSpan: { start: fact?.start ?? 0, end: fact?.end ?? 0 },
      factId: fact?.id ?? -1,
      seed: 1,
    } as const;
    const made = caseAround(
      analysis,
      { items: [question], shortfall: null },
      { learningStyle: 'reading', title: 'Ward' },
    );
    expect(made.patientPresentation).toContain('“Furosemide is a loop diuretic');
  });

  test('has somebody ask, and tells what the table shows', () => {
    const [said, told] = [written[1]?.dialogue ?? [], written[0]?.findings[0]?.table.rows ?? []];
    const [asker] = said;
    expect(asker?.text).toContain('hyperkalaemia');
    expect(asker?.text.toLowerCase()).toContain('acute kidney injury');
    expect(said[1]).toEqual({
      speaker: 'You',
      text: 'Acute kidney injury: a sudden fall in kidney function that keeps potassium in the body.',
    });
    expect(new Set(said.map(({ speaker }) => speaker))).toEqual(new Set([asker?.speaker, 'You']));
    expect(said.filter(({ speaker }) => speaker === 'You')).toHaveLength(told.length);
  });

  test('sets what is to be read apart', () => {
    const paragraphs = written[3]?.patientPresentation.split('\n\n') ?? [];
    expect(paragraphs).toHaveLength(3);
    expect(paragraphs[2]).toMatch(/^“.*”$/s);
    expect(written[2]?.patientPresentation).toContain('step by step');
  });

  test('shows and reads nothing where the note says nothing else', () => {
    const short = analyzeNote('Preload is the stretch of the ventricle at the end of its filling.');
    for (const learningStyle of learningStyles) {
      const made = writeScenario(short, { learningStyle, title: 'Preload', count: 1 });
      if (made.questions.length === 0) continue;
      expect(made.findings).toEqual([]);
      expect(made.patientPresentation).not.toMatch(/begins:|for all to see/);
    }
  });

  test('has whoever learns by doing carry out the steps of the note, as a whole', () => {
    const [steps] = written[2]?.questions.filter(({ kind }) => kind === 'ordering') ?? [];
    expect(steps?.update).toContain('carry out the steps');
    const places =
      steps?.kind === 'ordering'
        ? steps.key.map((index) => hyperkalemiaNote.indexOf(steps.options[index] ?? '?'))
        : [];
    expect(places.length).toBeGreaterThan(2);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    for (const { learningStyle, questions } of written)
      expect(questions.some(({ kind }) => kind === 'ordering')).toBe(learningStyle === 'kinesthetic');
  });

  test.each([
    ['Heart failure notes', 'heart failure'],
    ['Lecture 4: Heart failure', 'heart failure'],
    ['Notes on heart failure', 'heart failure'],
    ['Diabetes: the basics', 'diabetes, the basics'],
    ['Lecture notes', 'lecture notes'],
  ])('about “%s” names its subject', (heading, about) => {
    const told = writeScenario(
      { ...analysis, topics: [heading] },
      { learningStyle: 'visual', title: heading },
    );
    expect(told.description).toContain(`A made-up case about ${about}, written`);
    expect(told.title.match(/:/g)).toHaveLength(1);
  });

  test('says before a question only what is new', () => {
    for (const { questions } of written) {
      const updates = questions.map(({ update }) => update).filter(Boolean);
      expect(updates.every((update, at) => update !== updates[at - 1])).toBe(true);
    }
  });

  test('asks for the next step where the note has steps', () => {
    const next = written[0]?.questions.find(({ stem }) => stem.includes('next step'));
    expect(next).toBeDefined();
    expect(next?.kind === 'multiple_choice' && hyperkalemiaNote.includes(next.options[next.key] ?? '?')).toBe(
      true,
    );
  });

  test('shows nothing beforehand that answers a question', () => {
    for (const { questions, findings, dialogue, patientPresentation } of written) {
      const shown = [
        patientPresentation,
        ...findings.flatMap(({ table }) => table.rows.flat()),
        ...dialogue.map(({ text }) => text),
      ]
        .join(' ')
        .toLowerCase();
      for (const { sourceSpan } of questions)
        expect(shown).not.toContain(
          clean(hyperkalemiaNote.slice(sourceSpan.start, sourceSpan.end)).toLowerCase(),
        );
    }
  });
});

test('a case has no chart without rows, and none is promised', () => {
  const note = `# ABGs
- **Respiratory acidosis**: hypoventilation, COPD, opioids → ↑ PaCO2
- **Respiratory alkalosis**: hyperventilation, anxiety, PE → ↓ PaCO2
- **Metabolic acidosis**: DKA, diarrhea, renal failure → ↓ HCO3
- **Metabolic alkalosis**: vomiting, NG suction, diuretics → ↑ HCO3`;
  const { findings, questions } = writeScenario(analyzeNote(note), {
    learningStyle: 'visual',
    title: 'ABGs',
  });
  expect(questions.length).toBeGreaterThan(0);
  for (const { table } of findings) expect(table.rows.length).toBeGreaterThan(0);
});
