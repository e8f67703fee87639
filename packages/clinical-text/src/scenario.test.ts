import { describe, expect, test } from 'vitest';
import { analyzeNote } from './analysis.ts';
import { clean } from './notes/clean.ts';
import { learningStyles, writeScenario } from './scenario.ts';
import { hyperkalemiaNote } from './testing/sample-notes.ts';

describe('a scenario', () => {
  const analysis = analyzeNote(hyperkalemiaNote);
  const written = learningStyles.map((learningStyle) =>
    writeScenario(analysis, { learningStyle, title: 'Hyperkalaemia' }),
  );

  test('asks the same in every style, and shows it differently', () => {
    const asked = written.map(({ questions }) =>
      questions.map(({ stem, options, key }) => ({ stem, options, key })),
    );
    for (const each of asked) expect(each).toEqual(asked[0]);
    expect(new Set(written.map(({ patientPresentation }) => patientPresentation)).size).toBe(
      learningStyles.length,
    );
    expect(written.map(({ dialogue }) => dialogue.length > 0)).toEqual([false, true, false, false]);
    expect(written.map(({ findings }) => findings.length > 0)).toEqual([true, false, false, false]);
  });

  test('asks for the next step where the note has steps', () => {
    const next = written[0]?.questions.find(({ stem }) => stem.includes('next step'));
    expect(next).toBeDefined();
    expect(hyperkalemiaNote).toContain(next?.options[next.key] ?? '?');
  });

  test('shows nothing beforehand that answers a question', () => {
    for (const { questions, findings, dialogue, patientPresentation } of written) {
      const shown = [
        patientPresentation,
        ...findings.map(({ description }) => description),
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
