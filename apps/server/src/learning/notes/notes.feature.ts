import type { Feature } from '../../platform/feature.ts';
import { exportNotes } from './notes-export.queries.ts';
import { notesRoutes } from './notes.routes.ts';

/** Notes of one's own, and what is written from them. */
export const notes: Feature = {
  name: 'learning/notes',
  routes: notesRoutes,
  exportParts: { notes: exportNotes },
};
