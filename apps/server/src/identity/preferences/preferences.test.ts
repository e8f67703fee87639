import { listAds } from '@rounds/contract/business/ads';
import { updateProfile } from '@rounds/contract/identity/accounts';
import { getDashboard } from '@rounds/contract/learning/progress.dashboard';
import {
  getPreferences,
  type PreferencesChange,
  savePreferences,
} from '@rounds/contract/identity/preferences';
import { saveSettings } from '@rounds/contract/identity/settings';
import { expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { buildUser, completeScenario, scenarios } from '../../../testing/factories.ts';

const nothing = {
  primaryLearningStyle: 'unknown',
  secondaryLearningStyle: null,
  preferredDifficulty: null,
  studyTimePreference: null,
  primarySubjects: [],
  careerGoals: '',
  certificationInterests: [],
  adFrequencyTolerance: 'normal',
  interestedAdCategories: [],
  completionRate: null,
  avgSessionDuration: null,
  preferredStudyTimes: null,
  devicePreference: null,
};

onServer('learning preferences', (server) => {
  async function learner(changes = {}) {
    const { id, token } = await buildUser(server.db, server.clock.now(), changes);
    return { id, client: server.client.as(token) };
  }

  it('are empty until something is stated', async () => {
    const { client } = await learner({ learningStyle: 'visual' });
    const expected = { ...nothing, primaryLearningStyle: 'visual' };
    expect((await client.call(getPreferences)).body).toEqual(expected);
    expect((await client.call(savePreferences, { body: {} })).body).toEqual(expected);
    expect((await client.call(getDashboard)).body.preferences).toBeNull();
  });

  it('are changed field by field, for the learner alone; the rest stays', async () => {
    const { client } = await learner();
    const other = await learner();
    await client.call(savePreferences, {
      body: { secondaryLearningStyle: 'auditory', careerGoals: '  Intensive care.\n', primarySubjects: [] },
    });
    const change: PreferencesChange = {
      preferredDifficulty: 'advanced',
      studyTimePreference: 'night',
      primarySubjects: ['reduction_of_risk', 'interactions'],
      certificationInterests: ['CCRN', 'ACLS'],
      adFrequencyTolerance: 'low',
      interestedAdCategories: ['books'],
    };
    const expected = {
      ...nothing,
      ...change,
      secondaryLearningStyle: 'auditory',
      careerGoals: 'Intensive care.',
    };
    expect((await client.call(savePreferences, { body: change })).body).toEqual(expected);
    expect((await client.call(getPreferences)).body).toEqual(expected);
    expect((await other.client.call(getPreferences)).body).toEqual(nothing);
    const { preferences } = (await client.call(getDashboard)).body;
    expect(preferences).toEqual({
      preferredDifficulty: 'advanced',
      primarySubjects: ['reduction_of_risk', 'interactions'],
    });
    await client.call(savePreferences, { body: { preferredDifficulty: null, primarySubjects: [] } });
    expect((await client.call(getDashboard)).body.preferences).toEqual({
      preferredDifficulty: null,
      primarySubjects: [],
    });
  });

  it.each([
    { preferredDifficulty: 'expert' },
    { studyTimePreference: 'noon' },
    { secondaryLearningStyle: 'unknown' },
    { primarySubjects: ['astronomy'] },
    { primarySubjects: ['monitoring', 'monitoring'] },
    { primarySubjects: null },
    { careerGoals: 'x'.repeat(501) },
    { certificationInterests: ['1', '2', '3', '4', '5', '6'] },
    { certificationInterests: [' '] },
    { certificationInterests: ['x'.repeat(61)] },
    { adFrequencyTolerance: 'never' },
    { interestedAdCategories: ['gambling'] },
  ])('reject %j', async (body) => {
    const { client } = await learner();
    const reply = await client.send('PUT', '/api/user/preferences', { body });
    expect(reply.status).toBe(400);
    expect((await client.call(getPreferences)).body).toEqual(nothing);
  });

  it('require a session', async () => {
    expect((await server.client.call(getPreferences)).status).toBe(401);
    expect((await server.client.call(savePreferences, { body: {} })).status).toBe(401);
  });

  it('ignore computed fields and other features’ fields', async () => {
    const { client, id } = await learner();
    const other = await learner();
    const body = {
      userId: other.id,
      completionRate: 100,
      primaryLearningStyle: 'reading',
      careerGoals: 'ICU',
    };
    const reply = await client.send('PUT', '/api/user/preferences', { body });
    expect([reply.status, reply.body]).toEqual([200, { ...nothing, careerGoals: 'ICU' }]);
    expect(id).not.toBe(other.id);
    expect((await other.client.call(getPreferences)).body).toEqual(nothing);
  });

  it('have a second style that is never the first', async () => {
    const { client } = await learner({ learningStyle: 'visual' });
    const body = { secondaryLearningStyle: 'visual', careerGoals: 'ICU' } as const;
    const refused = await client.call(savePreferences, { body });
    expect([refused.status, refused.failure.code]).toEqual([422, 'same_as_primary']);
    expect((await client.call(getPreferences)).body.careerGoals).toBe('');
    await client.call(savePreferences, { body: { secondaryLearningStyle: 'reading' } });
    await client.call(updateProfile, { body: { learningStyle: 'reading' } });
    const { primaryLearningStyle, secondaryLearningStyle } = (await client.call(getPreferences)).body;
    expect([primaryLearningStyle, secondaryLearningStyle]).toEqual(['reading', null]);
  });

  it('cannot be changed in the shared demo account', async () => {
    const { client } = await learner({ isDemo: true });
    const changes = [
      { careerGoals: 'Hello' },
      { certificationInterests: ['Hello'] },
      { preferredDifficulty: 'beginner' },
    ] as const;
    for (const body of changes) {
      const refused = await client.send('PUT', '/api/user/preferences', { body });
      expect([refused.status, refused.failure.code]).toEqual([403, 'demo_account']);
    }
    expect((await client.call(getPreferences)).body).toEqual(nothing);
  });

  it('show what practice shows, in the learner’s zone', async () => {
    server.clock.set('2026-03-04T20:00:00Z');
    const { client, id } = await learner();
    for (const scenario of Object.values(await scenarios(client))) await completeScenario(client, scenario);
    const { first } = await scenarios(client);
    const before = (await client.call(getPreferences)).body;
    expect(before).toMatchObject({ completionRate: 100, avgSessionDuration: 2, preferredStudyTimes: null });
    await completeScenario(client, first, { timeSpent: 240 });
    await server.db.run(
      'update user_progress set completed = false where user_id = $1 and scenario_id = $2',
      [id, first.id],
    );
    await server.db.run(`update sessions set system = 'ios' where user_id = $1`, [id]);
    const seen = { completionRate: 67, avgSessionDuration: 2.5, devicePreference: null };
    const evening = (await client.call(getPreferences)).body;
    expect(evening).toMatchObject({ ...seen, preferredStudyTimes: 'evening' });
    await client.call(saveSettings, { body: { timeZone: 'Asia/Tokyo' } });
    expect((await client.call(getPreferences)).body.preferredStudyTimes).toBe('morning');
  });

  it('halve the advertisements, and put interesting ones first', async () => {
    const { client } = await learner();
    await server.db.run(`
      insert into advertisements (slug, title, description, target_url, ad_type, placement, category)
      select 'ad-' || name, name, 'For the ward.', 'https://shop.example/', 'sidebar', 'dashboard', name
      from unnest(array['books', 'events', 'courses']) as name`);
    const titles = async () =>
      (await client.call(listAds, { query: { placement: 'dashboard', limit: 2 } })).body.map(
        ({ title }) => title,
      );
    expect(await titles()).toEqual(['books', 'events']);
    await client.call(savePreferences, { body: { interestedAdCategories: ['courses'] } });
    expect(await titles()).toEqual(['courses', 'books']);
    await client.call(savePreferences, { body: { adFrequencyTolerance: 'low' } });
    expect(await titles()).toEqual(['courses']);
    await server.db.run('update advertisements set is_active = false');
  });
});
