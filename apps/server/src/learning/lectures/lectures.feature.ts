import type { AppContext, Feature } from '../../platform/feature.ts';
import { appSingleton } from '../../platform/feature.ts';
import { runParts } from '../../platform/jobs/run-for-each.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { findEngine } from './engines.ts';
import { exportLectures } from './lectures-export.queries.ts';
import { lecturesRoutes } from './lectures.routes.ts';
import { sweep } from './lectures.service.ts';
import { expireUploads } from './uploads.service.ts';
import { failStalled, transcribe, transcriptionJob } from './transcription.service.ts';

const storageOf = appSingleton(({ config }) => openStorage(config));
const depsOf = (context: AppContext) => ({
  ...context,
  storage: storageOf(context),
  limits: context.config.maxUploadBytes,
  findEngine: () => findEngine(context.config.transcription, context.fetch),
});

/** Recorded lectures: upload, transcription, the recording beside its transcript; and the text of files. */
export const lectures: Feature = {
  name: 'learning/lectures',
  routes: (app, context) => lecturesRoutes(app, depsOf(context)),
  jobs(context) {
    const deps = depsOf(context);
    const { jobs } = context;
    jobs.define(transcriptionJob, async ({ noteId }: { noteId: number }) =>
      transcribe(deps, noteId, await deps.findEngine()),
    );
    jobs.schedule('lectures.sweep', '* * * * *', () =>
      runParts({
        uploads: () => expireUploads(deps),
        files: () => sweep(deps),
        transcriptions: () => failStalled(deps),
      }),
    );
  },
  exportParts: { lectures: exportLectures },
};
