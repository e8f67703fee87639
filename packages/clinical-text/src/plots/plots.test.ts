import { describe, expect, test } from 'vitest';
import { learningStyles } from '@rounds/contract/common.rules';
import { analyzeNote } from '../analysis.ts';
import { writeScenario } from '../scenario.ts';
import { antibioticsNote, heartFailureNote, ketoacidosisNote } from '../testing/bullet-notes.ts';
import { hormonesNote, hyperkalemiaNote } from '../testing/sample-notes.ts';
import { castOf, plotFor } from './choose.ts';
import { studyPlots } from './study-plots.ts';
import { insideOf, sectionOf, subjectOf } from './subject.ts';
import type { Subject } from './types.ts';
import { wardPlots } from './ward-plots.ts';

const plots = [...wardPlots, ...studyPlots];
const about = (title: string, note = `# ${title}\n`) => subjectOf(analyzeNote(note), title);
const plotsFor = (subject: Subject) => plots.filter(({ fits }) => fits(subject)).map(({ title }) => title);

describe('what a note is about decides where it can come up', () => {
  test.each([
    ['Heart failure', 'heart failure'],
    ['Sepsis: recognition', 'sepsis'],
    ['Croup in children with pneumonia', null],
    ['Pre-eclampsia', null],
    ['Breast cancer', null],
    ['Cardiac arrest', null],
    ['Stroke prevention', null],
    ['Asthma and pneumonia', null],
    ['The cardiac cycle', null],
    ['Laboratory values in heart failure', 'heart failure'],
    ['Cirrhosis and the Child-Pugh score', 'cirrhosis'],
  ])('“%s”: in hospital with %s', (title, problem) => {
    expect(about(title).problem).toBe(problem);
    expect(plotsFor(about(title)).includes('Change of shift')).toBe(problem !== null);
  });

  test('a word that only begins like one of emergencies is none', () => {
    expect(about('Nutritional status').isAcute).toBe(false);
    expect(about('Stroke volume').isAcute).toBe(false);
    expect(about('Status epilepticus').isAcute).toBe(true);
  });

  test.each([
    ['Insulin therapy', 'At the drug cupboard'],
    ['ABG interpretation', 'Results on the screen'],
    ['Colonoscopy', 'The evening before'],
    ['Infusion pumps', 'In the equipment room'],
    ['Wound care', 'Teaching visit'],
    ['Structure of the kidney', 'Study group'],
  ])('“%s” can come up: %s', (title, plot) => {
    expect(plotsFor(about(title))).toContain(plot);
  });

  test('physiology comes up where people study, not at a sickbed', () => {
    const found = plotsFor(about('The Endocrine Pancreas', hormonesNote));
    expect(found).toContain('The biology teacher by the window');
    expect(found).not.toContain('Change of shift');
    expect(found).not.toContain('At the drug cupboard');
  });

  test('nobody who is acutely ill comes to a teaching visit', () => {
    expect(plotsFor(about('Septic shock'))).not.toContain('Teaching visit');
    expect(plotsFor(about('Septic shock'))).toContain('Change of shift');
  });
});

describe('a heading inside a sentence', () => {
  test.each([
    ['Heart Failure – Nursing Care', 'heart failure'],
    ['Warfarin (Coumadin) — pharmacy notes', 'warfarin'],
    ['Community-acquired pneumonia (CAP)', 'community-acquired pneumonia'],
    ['NUR 201 – Heart failure', 'heart failure'],
    ['Ventilator alarms (healthcare technology, week 6)', 'ventilator alarms'],
    ['Staphylococcus aureus - summary', 'Staphylococcus aureus'],
  ])('is the name before its dash or bracket: %s', (title, topic) => {
    const subject = about(title, `# ${title}\n\nIn heart failure, blood backs up.\n`);
    expect(subject.topic).toBe(topic);
    expect(subject.problem ?? '').not.toMatch(/[–—()-]$/);
  });

  test('is written as the note writes its words', () => {
    const note = 'The endocrine pancreas makes insulin. In Graves disease, the gland grows.';
    expect(insideOf('The Endocrine Pancreas', note)).toBe('the endocrine pancreas');
    expect(insideOf('Graves Disease', note)).toBe('Graves disease');
  });

  test.each([
    ['Treatment', 'the treatment'],
    ['Loop diuretics', 'loop diuretics'],
    ['Before giving digoxin', null],
    ['Key definitions', null],
    ['What is shock?', null],
  ])('“%s” is spoken of as %s', (heading, section) => {
    expect(sectionOf(heading, '')).toBe(section);
  });
});

describe('every plot', () => {
  test.each(plots.map((plot) => [plot.title, plot] as const))('%s reads as English', (_, plot) => {
    const cast = castOf({ ...about('Heart failure'), problem: 'heart failure' }, plot, 7);
    const sentences = [
      plot.opening(cast),
      plot.listening(cast),
      plot.doing(cast),
      plot.step(cast),
      ...plot.asks.map((ask) => ask(cast)),
      ...plot.asksAbout.map((ask) => ask(cast, 'loop diuretics')),
    ];
    // The player shows who it is about by these words.
    expect(plot.opening(cast).startsWith(`${cast.patient}, ${cast.age}, `)).toBe(true);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[“\p{Lu}].*[.?!]”?$/su);
      expect(sentence).not.toMatch(/undefined|null| {2}|\bthe the\b/);
      // Of figures, only the age: a plot says nothing clinical.
      expect(sentence.replace(`, ${cast.age},`, '')).not.toMatch(/\d/);
    }
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(plot.doing(cast)).toContain('step by step');
    expect(plot.asks).toHaveLength(4);
  });
});

describe('a case', () => {
  const notes = { heartFailureNote, ketoacidosisNote, antibioticsNote, hormonesNote, hyperkalemiaNote };
  const all = Object.entries(notes).flatMap(([title, note]) =>
    learningStyles.map((learningStyle) =>
      writeScenario(analyzeNote(note), { learningStyle, title: title.replace('Note', '') }),
    ),
  );

  test('has another plot in each style, and the same one again for the same note and style', () => {
    const analysis = analyzeNote(heartFailureNote);
    const subject = subjectOf(analysis, 'Heart failure');
    const chosen = learningStyles.map((style) => plotFor(subject, style, 3).title);
    expect(new Set(chosen).size).toBe(learningStyles.length);
    expect(learningStyles.map((style) => plotFor(subject, style, 3).title)).toEqual(chosen);
    expect(new Set(all.map(({ title }) => title.split(':')[0])).size).toBeGreaterThan(6);
  });

  test('leads to its questions without saying the same twice', () => {
    for (const { questions } of all) {
      const leads = questions.map(({ update }) => update).filter(Boolean);
      expect(new Set(leads).size).toBe(leads.length);
      expect(leads.length).toBeGreaterThanOrEqual(Math.min(3, questions.length));
    }
  });

  test('says nothing of the answer in what leads to the question', () => {
    for (const { questions } of all)
      for (const item of questions) {
        const answer = item.kind === 'ordering' ? null : item.options[item.key]?.toLowerCase();
        if (answer) expect(item.update.toLowerCase()).not.toContain(answer);
      }
  });
});
