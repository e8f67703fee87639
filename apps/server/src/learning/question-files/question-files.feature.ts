import type { Feature } from '../../platform/feature.ts';
import { questionFilesRoutes } from './question-files.routes.ts';

/** A note's questions as files for other programs, and questions from their files. */
export const questionFiles: Feature = {
  name: 'learning/question-files',
  routes: questionFilesRoutes,
};
