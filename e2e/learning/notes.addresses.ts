import { heartFailureNote } from '@rounds/clinical-text/testing/sample-notes';
import { uploadLecture } from '../support/lectures.ts';
import { at, type FeatureAddresses } from '../support/feature-addresses.ts';
import { analyzeNote, generateScenario, generateTest } from '../support/notes.ts';

export const addresses: FeatureAddresses = {
  async signedIn({ request, api, learner: { token } }) {
    const note = await api.call<{ id: number }>('POST', '/api/notes', token, {
      title: 'Heart failure',
      content: heartFailureNote,
    });
    await analyzeNote(api, token, note.id);
    const test = await generateTest(api, token, note.id);
    const scenario = await generateScenario(api, token, note.id);
    const lecture = await uploadLecture(request, token);
    return [
      ...at(
        '/note-analysis',
        '/note-analysis',
        '/note-analysis?tab=record',
        `/note-analysis?tab=analyze&note=${note.id}`,
        `/note-analysis?tab=analyze&note=${lecture}`,
        '/note-analysis?tab=scenarios',
        '/note-analysis?tab=tests',
      ),
      ...at('/note-tests/:id', `/note-tests/${test.id}`),
      ...at('/note-scenarios/:id', `/note-scenarios/${scenario.id}`),
    ];
  },
};
