import { type Feature, appSingleton } from '../../platform/feature.ts';
import { connectModel } from './ai-model.ts';
import { deleteAttempts } from './attempts.queries.ts';
import { exportNotes } from './notes-export.queries.ts';
import { notesRoutes } from './notes.routes.ts';

const modelOf = appSingleton(({ config, fetch }) => (config.ai ? connectModel(config.ai, fetch) : null));

/** Notes of one's own, and what is written from them. */
export const notes: Feature = {
  name: 'learning/notes',
  routes: (app, context) => notesRoutes(app, { ...context, model: modelOf(context) }),
  exportParts: { notes: exportNotes },
  // The notes stay, with what was written from them: they are documents of the learner's own.
  events: { learningExpired: deleteAttempts },
};
