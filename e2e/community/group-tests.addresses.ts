import { heartFailureNote } from '@rounds/clinical-text/testing/sample-notes';
import type { StudyGroup } from '@rounds/contract/community/study-groups';
import { at, type FeatureAddresses } from '../support/feature-addresses.ts';
import { generateTest } from '../support/notes.ts';

export const addresses: FeatureAddresses = {
  async signedIn({ api, learner: { token } }) {
    const group = await api.call<StudyGroup>('POST', '/api/study-groups', token, {
      name: 'Heart failure on Mondays',
      description: 'We take one test a week.',
      careerPath: 'nursing',
    });
    const note = await api.call<{ id: number }>('POST', '/api/notes', token, {
      title: 'Heart failure for the group',
      content: heartFailureNote,
    });
    const test = await generateTest(api, token, note.id);
    const shared = await api.call<{ id: number }>('POST', `/api/study-groups/${group.id}/tests`, token, {
      testId: test.id,
      showsSource: true,
    });
    return at('/group-tests/:id', `/group-tests/${shared.id}`);
  },
};
