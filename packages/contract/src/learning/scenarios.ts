import { z } from 'zod';
import { CareerPath, Difficulty, Id, IdParams, PathId, fromDigits } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { sharedErrors } from '../errors.ts';
import { EcgLeads, FindingTable } from './scenarios.figures.ts';
import { Item } from './scenarios.formats.ts';
import { clinicalAreas, maxAreas } from './scenarios.rules.ts';

const endpoint = endpointsOf('Scenarios');

/** The params of a path to one question of a scenario. */
export const QuestionParams = z.object({
  scenarioId: PathId,
  questionIndex: fromDigits(z.int().min(0).max(99)),
});

export const bloomLevels = ['remember', 'understand', 'apply', 'analyse', 'evaluate'] as const;

/** The six steps of the clinical judgement measurement model (NCSBN, 2019). */
export const judgmentSteps = [
  'recognise_cues',
  'analyse_cues',
  'prioritise_hypotheses',
  'generate_solutions',
  'take_action',
  'evaluate_outcomes',
] as const;

/**
 * Vital signs as a monitor shows them. Rates in /min, pressure in mmHg, saturation in %, temperature in °C,
 * pain 0 to 10, consciousness by ACVPU (alert, new confusion, voice, pain, unresponsive).
 */
export const Vitals = z.object({
  heartRate: z.number().min(0).max(350).optional(),
  bloodPressure: z
    .object({ systolic: z.number().min(0).max(320), diastolic: z.number().min(0).max(220) })
    .optional(),
  respiratoryRate: z.number().min(0).max(120).optional(),
  oxygenSaturation: z.number().min(0).max(100).optional(),
  temperature: z.number().min(20).max(45).optional(),
  painScore: z.number().min(0).max(10).optional(),
  consciousness: z.enum(['A', 'C', 'V', 'P', 'U']).optional(),
});
export type Vitals = z.infer<typeof Vitals>;

/**
 * Whose readings are shown, as the author states it. The limits go by this age, so that a newborn's readings are never
 * judged by the age of a parent in the story.
 */
export const Patient = z.object({
  /** Shown as a heading over the bed; absent if several are cared for, or the name would give an answer away. */
  name: z.string().min(1).max(60).optional(),
  age: z.object({
    value: z.int().min(0).max(120),
    unit: z.enum(['hours', 'days', 'weeks', 'months', 'years']),
  }),
  /** Treated to a saturation of 88 to 92%. */
  retainsCarbonDioxide: z.literal(true).optional(),
});
export type Patient = z.infer<typeof Patient>;

const Measured = z.object({
  value: z.number(),
  unit: z.string().min(1).max(24),
  /** The reference range; null if it is open on that side. */
  low: z.number().nullable(),
  high: z.number().nullable(),
});

/** One row of a results table; `alternative` is the same value in the other system of units. */
export const Lab = Measured.extend({
  name: z.string().min(1).max(80),
  alternative: Measured.optional(),
});
export type Lab = z.infer<typeof Lab>;

/**
 * What a learner would look at (an ECG, a film, a smear, a device's screen), described in words. With a table or
 * strips, the words say only what those don't show.
 */
export const Finding = z.object({
  title: z.string().min(1).max(80),
  description: z.string().min(1).max(900),
  table: FindingTable.optional(),
  /** Up to three leads of one ECG. */
  ecg: EcgLeads.optional(),
});
export type Finding = z.infer<typeof Finding>;

export const QuestionTags = z.object({
  topic: z.string().min(1).max(60),
  need: z.string().min(1).max(40),
  bloom: z.enum(bloomLevels),
  step: z.enum(judgmentSteps),
});

/**
 * A question as the player receives it. `correct` and `correctAnswer` are both the key's index, from zero. If there is
 * an `item`, it isn't single best answer: `item` says what is asked for and what is right. `options` and the key then
 * cover only its first part (`plainOf`), for clients that support only single best answer.
 */
export const Question = z.object({
  question: z.string().min(1).max(900),
  options: z.array(z.string().min(1).max(400)).min(2).max(40),
  correct: z.int().min(0),
  correctAnswer: z.int().min(0),
  explanation: z.string().min(1).max(1600),
  /** Why each wrong option is wrong; null at the key. */
  optionRationales: z.array(z.string().nullable()),
  item: Item.optional(),
  memoryTrick: z.string().max(400).optional(),
  reference: z.string().max(240).optional(),
  tags: QuestionTags.optional(),
  /** Withdrawn: it is no longer asked, and an earlier answer to it counts only if that raises the score. */
  withdrawn: z.literal(true).optional(),
  /**
   * In a case under review: the key was corrected after it was asked, and this is the right one. No grade fell because
   * of it.
   */
  corrected: z.literal(true).optional(),
  /** What has happened since the last question. */
  update: z.string().max(900).optional(),
  /** Whose readings are shown from here on: another person in the case, or the same one at another age. */
  patient: Patient.optional(),
  /** Replace the readings that they name; another patient's readings are removed. */
  vitals: Vitals.optional(),
  /** Added to those shown before. */
  labs: z.array(Lab).optional(),
  findings: z.array(Finding).optional(),
});
export type Question = z.infer<typeof Question>;

export const ClinicalArea = z.enum(clinicalAreas);

/** The case itself. */
export const Case = z.object({
  patientPresentation: z.string().min(1).max(2400),
  /** Absent if there is no patient, as with a machine, and in editions from before it was required. */
  patient: Patient.optional(),
  questions: z.array(Question).min(1).max(20),
  vitals: Vitals.optional(),
  labs: z.array(Lab).optional(),
  findings: z.array(Finding).optional(),
  /** Guidelines and standards, by name and year. */
  references: z.array(z.string().min(1).max(240)),
  /** Clinical areas, the main one first. Empty in editions of retired scenarios older than the list of areas. */
  areas: z.array(ClinicalArea).max(maxAreas),
  tags: z.array(z.string().min(1).max(40)),
});
export type Case = z.infer<typeof Case>;

export const Scenario = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  difficulty: Difficulty,
  careerPath: CareerPath,
  xpReward: z.int().min(0),
  /** The edition of the content; an attempt is graded on the one it began with. */
  version: Id,
  scenario: Case,
});
export type Scenario = z.infer<typeof Scenario>;

/** The fields of a scenario that lists, searches and recommendations use: about a tenth of the bytes. */
export const ScenarioSummary = Scenario.omit({ scenario: true }).extend({
  scenario: Case.pick({ areas: true, tags: true, references: true }).extend({
    questions: z.array(Question.pick({ tags: true, reference: true })),
    /** The medicines it is about, for a search; absent if there are none. */
    medicines: z.array(z.string()).optional(),
  }),
});
export type ScenarioSummary = z.infer<typeof ScenarioSummary>;

const listFilter = z.object({ careerPath: CareerPath.optional(), difficulty: Difficulty.optional() });

export const listScenarios = endpoint({
  method: 'GET',
  path: '/api/scenarios',
  summary: 'All active scenarios that match, in the order in which they are learned.',
  query: listFilter.extend({ limit: fromDigits(z.int().min(1).max(500)).optional() }),
  answer: z.array(Scenario),
});

export const listScenarioSummaries = endpoint({
  method: 'GET',
  path: '/api/scenarios/summaries',
  summary: 'What lists show of all active scenarios that match, in the order in which they are learned.',
  query: listFilter,
  answer: z.array(ScenarioSummary),
});

export const getScenario = endpoint({
  method: 'GET',
  path: '/api/scenarios/:id',
  summary: 'An active scenario, whole.',
  params: IdParams,
  answer: Scenario,
  errors: [sharedErrors.scenario_not_found],
});

export const getSample = endpoint({
  method: 'GET',
  path: '/api/scenarios/sample',
  summary: 'A case to try without an account: the first one of a career path, with its first question alone.',
  auth: 'none',
  query: z.object({ careerPath: CareerPath.default('nursing') }),
  answer: z.object({
    /** Null while the path has no scenario. */
    scenario: Scenario.nullable(),
    /** The totals of this installation, over all paths. */
    scenarios: z.int().min(0),
    questions: z.int().min(0),
  }),
});
