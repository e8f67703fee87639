import { type AppContext, type Feature, appSingleton } from '../../platform/feature.ts';
import { connectModel } from './ai-model.ts';
import { deleteAttempts } from './attempts.queries.ts';
import { exportNotes } from './notes-export.queries.ts';
import { resume, resumeJob, sweepJobs } from './jobs.service.ts';
import { notesRoutes } from './notes.routes.ts';

const modelOf = appSingleton(({ config, fetch }) => (config.ai ? connectModel(config.ai, fetch) : null));

const depsOf = (context: AppContext) => ({ ...context, model: modelOf(context) });

/** Learners' own notes, and what is written from them. */
export const notes: Feature = {
  name: 'learning/notes',
  routes: (app, context) => notesRoutes(app, depsOf(context)),
  jobs(context) {
    const deps = depsOf(context);
    context.jobs.define(resumeJob, (job: { id: string; run: number }) => resume(deps, job), { atOnce: 2 });
    context.jobs.schedule('notes.sweep', '* * * * *', () => sweepJobs(deps));
  },
  exportParts: { notes: exportNotes },
  // The notes stay, with what was written from them: they are the learner's own documents.
  events: { learningExpired: deleteAttempts },
};
