import { expect, test } from 'vitest';
import { coursePrefix, isOfCourse, isTopTitle, withoutBracket } from './header-lines.ts';
import { segmentsOf } from './segments.ts';

test.each([
  ['Lecturer: adult health, slides 1-24', false, true],
  ['Prof: A. Nurse', false, true],
  ['Slides 3-12', false, true],
  ['Exam tip!! Know the order of the bundle.', false, true],
  ['Ask prof re: procalcitonin', false, true],
  ['Course: NUR 210', true, true],
  ['14 March', true, true],
  ['Adult health, slides 1-24', true, true],
  ['Class: rapid-acting', true, false],
  ['Course: NUR 210', false, false],
  ['Slide the board under the patient', false, false],
  ['Exam tips', false, false],
  ['Author of harm: smoking', true, false],
])('“%s” (above all else: %s) is of the course: %s', (line, isTop, is) =>
  expect(isOfCourse(line, isTop)).toBe(is),
);

test.each([
  ['Wound healing and pressure injury (deck 9, Tissue viability)', 'Wound healing and pressure injury'],
  ['Acute stroke (Cornell notes, 14 March)', 'Acute stroke'],
  ['Low glucose (< 70 mg/dL)', 'Low glucose (< 70 mg/dL)'],
  ['Heart failure (HF)', 'Heart failure (HF)'],
])('“%s” is called “%s”', (heading, name) => expect(withoutBracket(heading)).toBe(name));

test.each([
  ['N340 wk 6 – Sepsis', 'Sepsis'],
  ['NUR 210: Wounds', 'Wounds'],
  ['Lecture 4 – Heart failure', 'Heart failure'],
  ['B12 – deficiency', 'B12 – deficiency'],
  ['COVID – infection', 'COVID – infection'],
])('“%s” begins with “%s”', (heading, name) => expect(heading.slice(coursePrefix(heading))).toBe(name));

test.each([
  ['Wound healing, pressure injury and what each of the stages looks like', true],
  ['A stage 1 pressure injury is intact skin with redness', false],
  ['Albumin = volume expander', false],
])('“%s” is a title: %s', (line, is) => expect(isTopTitle(line)).toBe(is));

test('a note’s header gives no segments but its title', () =>
  expect(
    segmentsOf(
      '# N340 wk 6 – Sepsis\n\nLecturer: adult health, slides 1-24\n\nFever comes early.\n\nExam tip!! Know the order.\n',
    ).map(({ text }) => text),
  ).toEqual(['Sepsis', 'Fever comes early.']));

test.each([
  'Prof. Adams - Week 6',
  'Dr. Lee, Oct 12',
  'Exam 2 covers chapters 40-48.',
  'Grading: exams 60%, quizzes 20%.',
  'Due: Friday',
])('“%s” is of a course', (line) => expect(isOfCourse(line, false)).toBe(true));

test.each(['Dr. Apgar scored newborns by five signs.', 'Due to edema, the skin is taut.'])(
  '“%s” is not',
  (line) => expect(isOfCourse(line, false)).toBe(false),
);

test('a line with something masked gives no segment', () =>
  expect(
    segmentsOf(
      'Handover: bed 4, [name], 67.\nFurosemide lowers the preload. Mrs [name] needs physiotherapy.',
    ).map(({ text }) => text),
  ).toEqual(['Furosemide lowers the preload.']));
