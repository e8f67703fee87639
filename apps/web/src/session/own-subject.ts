import { subjectOfPath } from '@rounds/contract/learning/notes.rules';
import { getSession } from './session.ts';

/** The subject that the learner's notes and lectures most likely have. */
export const ownSubject = (): string => subjectOfPath[getSession().user?.careerPath ?? 'nursing'];
