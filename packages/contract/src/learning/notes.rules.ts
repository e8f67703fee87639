import type { CareerPath } from '../common.ts';

/** What a note can be, in the order in which people are shown the choices. */
export const noteTypes = ['class_notes', 'syllabus', 'textbook', 'study_guide', 'recorded_lecture'] as const;

export const noteSubjects = ['nursing', 'medicine', 'pharmacy', 'healthcare_tech'] as const;
/** The subject of each career path. */
export const subjectOfPath = {
  nursing: 'nursing',
  doctor: 'medicine',
  pharmacy: 'pharmacy',
  tech: 'healthcare_tech',
} as const satisfies Readonly<Record<CareerPath, (typeof noteSubjects)[number]>>;
/** Lectures have three more subjects. */
export const lectureSubjects = [...noteSubjects, 'medical_technology', 'public_health', 'other'] as const;

export const testTypes = ['multiple_choice', 'true_false', 'mixed', 'scenario'] as const;
export type TestType = (typeof testTypes)[number];

/** In characters. A note that somebody sends fits into a request in any script. */
export const noteLengths = {
  title: 200,
  content: 60_000,
  /** Of a lecture: about three hours of speech. */
  transcript: 200_000,
  courseCode: 40,
  semester: 40,
  description: 2000,
} as const;

/** Of a question from a note or a file, in characters. */
export const noteItemLengths = { stem: 900, option: 300 } as const;

/** How many questions a test can be requested with. */
export const testSize = { min: 3, max: 30, usual: 10 } as const;
/** Questions of a scenario from a note. */
export const noteScenarioQuestions = 5;
/** XP of a completed scenario from a note. */
export const noteScenarioXp = 50;
/**
 * How many scenarios from a learner's own notes give XP in a day: 200 XP at most. Each takes about ten minutes, so
 * anyone who plays more of them in a day plays for the points, not to learn.
 */
export const earningNoteScenarios = 4;

/** What a job writes from a note. */
export const noteJobKinds = ['analysis', 'scenario', 'test'] as const;
export type NoteJobKind = (typeof noteJobKinds)[number];
export const noteJobStates = ['running', 'completed', 'failed', 'canceled'] as const;
/** A job's steps, in order; without an AI service, only the built-in analyzer's step. */
export const noteJobSteps = ['starting', 'ai', 'checking', 'built_in'] as const;
export type NoteJobStep = (typeof noteJobSteps)[number];
/** Milliseconds that a call waits for its job. */
export const noteJobPatience = 2000;
