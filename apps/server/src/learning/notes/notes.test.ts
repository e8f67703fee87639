import * as generated from '@rounds/contract/learning/notes.generated';
import * as contract from '@rounds/contract/learning/notes';
import { searchNotes } from '@rounds/contract/learning/notes.search';
import { noteLengths } from '@rounds/contract/learning/notes.rules';
import { expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { registerLearner } from '../../../testing/factories.ts';
import { heartFailureNote } from '@rounds/clinical-text/testing/sample-notes';
import { uploadNote } from '../../../testing/notes.ts';

onServer('notes', (server) => {
  const learner = () => registerLearner(server);
  const free = async (userId: number) =>
    server.db.run('update users set trial_ends_at = null where id = $1', [userId]);

  it('are kept as uploaded, listed latest first, and found by their words', async () => {
    const { client } = await learner();
    const first = await uploadNote(client, { courseCode: ' NURS 201 ', semester: '' });
    const second = await uploadNote(client, {
      title: '50% off_label\\',
      content: 'Café au lait.\n\n\tSpots',
    });
    const list = async (q?: string) =>
      (await client.call(contract.listNotes, { query: q === undefined ? {} : { q } })).body.map(
        ({ id }) => id,
      );
    expect(await list()).toEqual([second, first]);
    expect(await list('HEART f')).toEqual([first]);
    expect(await list('café AU')).toEqual([second]);
    expect(await list('50%')).toEqual([second]);
    expect(await list('f_l')).toEqual([second]);
    expect(await list('label\\')).toEqual([second]);
    expect(await list('%')).toEqual(
      [second, first].filter((id) => id === second || heartFailureNote.includes('%')),
    );
    const { body } = await client.call(contract.getNote, { params: { id: first } });
    expect(body).toMatchObject({
      title: 'Heart failure',
      content: heartFailureNote,
      noteType: 'class_notes',
      subject: 'nursing',
      courseCode: 'NURS 201',
      semester: null,
      analyzedAt: null,
    });
  });

  it('are searched for matching places, by their owner alone', async () => {
    const { client } = await learner();
    const id = await uploadNote(client, {
      title: 'Swelling',
      content: 'First line.\nEdema is swelling. 50% of it is mild.',
    });
    const search = async (q: string, as = client) =>
      (await as.call(searchNotes, { query: { q } })).body.map(({ noteId, places }) => [
        noteId,
        ...places.map(({ excerpt, seconds }) => [excerpt, seconds]),
      ]);
    expect(await search('EDEMA')).toEqual([[id, ['Edema is swelling.', null]]]);
    expect(await search('50%')).toEqual([[id, ['50% of it is mild.', null]]]);
    expect(await search('_')).toEqual([]);
    const inTitle = await uploadNote(client, { title: 'Edema', content: 'Nothing.' });
    expect(await search('edema')).toEqual([[inTitle], [id, ['Edema is swelling.', null]]]);
    expect(await search('edema', (await learner()).client)).toEqual([]);
  });

  it('come in pages', async () => {
    const { client } = await learner();
    const ids = [await uploadNote(client), await uploadNote(client), await uploadNote(client)];
    const page = await client.send('GET', '/api/notes?limit=2');
    expect(page.headers['link']).toContain('rel="next"');
    expect((page.body as { id: number }[]).map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 2));
  });

  it('are refused without a title or text, or when they are too long', async () => {
    const { client } = await learner();
    for (const [field, value] of [
      ['title', ' '],
      ['content', ' \n '],
      ['title', 'x'.repeat(noteLengths.title + 1)],
      ['content', 'x'.repeat(noteLengths.content + 1)],
      ['noteType', 'recorded_lecture'],
      ['subject', 'law'],
    ]) {
      const body = { title: 'A', content: 'B', [field as string]: value };
      const reply = await client.send('POST', '/api/notes', { body });
      expect([field, reply.status]).toEqual([field, 400]);
    }
    const longest = await client.send('POST', '/api/notes', {
      body: { title: '心', content: '心'.repeat(noteLengths.content) },
    });
    expect(longest.status).toBe(201);
  });

  it('are analyzed: topics, objectives, level, minutes, and terms with their places', async () => {
    const { client } = await learner();
    const params = { id: await uploadNote(client) };
    const { body } = await client.call(contract.analyzeNote, { params });
    expect(body.writtenBy).toBe('built_in');
    expect(body.topics.length).toBeGreaterThan(0);
    expect(body.learningObjectives.length).toBeGreaterThan(2);
    expect(body.estimatedStudyTime).toBeGreaterThan(0);
    const furosemide = body.keyTerms.find(({ term }) => term === 'Furosemide');
    expect(furosemide?.places.map(({ start, end }) => heartFailureNote.slice(start, end))).toEqual(
      furosemide?.places.map(() => 'Furosemide'),
    );
    for (const { from, to } of body.links) {
      expect(from).toBeLessThan(to);
      expect(to).toBeLessThan(body.keyTerms.length);
    }
    expect((await client.call(contract.getNoteAnalysis, { params })).body).toEqual(body);
  });

  it('lose their analysis when the text changes; a new title changes nothing else', async () => {
    const { client } = await learner();
    const params = { id: await uploadNote(client) };
    await client.call(contract.analyzeNote, { params });
    const change = async (content: string) =>
      (await client.call(contract.updateNote, { params, body: { title: 'Other', content } })).body.analyzedAt;
    expect(await change(heartFailureNote)).not.toBeNull();
    expect(await change(`${heartFailureNote}\nDyspnea is shortness of breath.`)).toBeNull();
    const gone = await client.send('GET', `/api/notes/${params.id}/analysis`);
    expect([gone.status, gone.failure.code]).toEqual([404, 'note_not_analyzed']);
  });

  it('keep what a change leaves out', async () => {
    const { client } = await learner();
    const kind = { noteType: 'syllabus', subject: 'pharmacy' } as const;
    const body = { title: 'Pulse', content: 'The pulse is felt.', ...kind };
    const params = { id: await uploadNote(client, body) };
    await client.call(contract.analyzeNote, { params });
    const changed = await client.call(contract.updateNote, { params, body: { title: 'Other' } });
    expect(changed.body).toMatchObject({ ...body, title: 'Other' });
    expect(changed.body.analyzedAt).not.toBeNull();
  });

  it('become tests in which every question quotes the note', async () => {
    const { client } = await learner();
    const params = { id: await uploadNote(client) };
    const order = { testType: 'mixed', questionCount: 8, timeLimit: 10 } as const;
    const { body } = await client.call(generated.generateNoteTest, { params, body: order });
    expect(body).toMatchObject({ noteId: params.id, testType: 'mixed', timeLimit: 10, passingScore: 70 });
    expect(body.totalQuestions).toBe(body.questions.length);
    expect(body.questions.length).toBeGreaterThanOrEqual(5);
    for (const { source, options, rationales } of body.questions) {
      expect(heartFailureNote.slice(source.start, source.end)).toBe(source.text);
      expect(rationales).toHaveLength(options.length);
    }
    const another = await client.call(generated.generateNoteTest, { params, body: order });
    const stems = new Set(body.questions.map(({ stem }) => stem));
    expect(another.body.questions.filter(({ stem }) => stems.has(stem)).length).toBeLessThanOrEqual(4);
    await client.call(generated.deleteNoteTest, { params: { id: another.body.id } });
    const test = { params: { id: body.id } };
    expect((await client.call(generated.getNoteTest, test)).body).toEqual(body);
    expect((await client.call(generated.listNoteTests, { query: {} })).body).toEqual([body]);
    await client.call(generated.deleteNoteTest, test);
    expect((await client.call(generated.listNoteTests, { query: {} })).body).toEqual([]);
  });

  it('are told apart by a number where they would be titled alike', async () => {
    const { client } = await learner();
    const params = { id: await uploadNote(client) };
    const generate = async () => (await client.call(generated.generateNoteTest, { params, body: {} })).body;
    const first = await generate();
    expect((await generate()).title).toBe(`${first.title} (2)`);
  });

  it('report a shortfall in questions, and refuse to give none', async () => {
    const { client } = await learner();
    const ask = (id: number) => ({ params: { id }, body: { questionCount: 30 } });
    const { body } = await client.call(generated.generateNoteTest, ask(await uploadNote(client)));
    expect(body.questions.length).toBeLessThan(30);
    expect(body.shortfall).not.toBeNull();
    const empty = await uploadNote(client, { content: 'To do: buy pens.' });
    const refused = await client.send('POST', `/api/notes/${empty}/generate-test`, { body: {} });
    expect([refused.status, refused.failure.code]).toEqual([422, 'note_gives_no_items']);
  });

  it('become scenarios in each learning style, with the same facts', async () => {
    const { client } = await learner();
    const params = { id: await uploadNote(client) };
    const made = [];
    for (const learningStyle of ['visual', 'auditory', 'kinesthetic', 'reading'] as const) {
      const { body } = await client.call(generated.generateNoteScenario, { params, body: { learningStyle } });
      expect(body).toMatchObject({ learningStyle, xpReward: 50, noteId: params.id });
      made.push(body);
    }
    const toldApart = made.filter(({ learningStyle }) => learningStyle !== 'kinesthetic');
    expect(new Set(toldApart.map(({ questions }) => questions.map(({ stem }) => stem).join('|'))).size).toBe(
      1,
    );
    const { body: listed } = await client.call(generated.listNoteScenarios, { query: { noteId: params.id } });
    expect(listed).toEqual(made.toReversed());
    await client.call(generated.deleteNoteScenario, { params: { id: listed[0]?.id ?? 0 } });
    expect((await client.call(generated.listNoteScenarios, { query: {} })).body).toHaveLength(3);
  });

  it('take everything written from them along when they are deleted', async () => {
    const { client } = await learner();
    const params = { id: await uploadNote(client) };
    await client.call(generated.generateNoteTest, { params, body: {} });
    await client.call(contract.deleteNote, { params });
    expect((await client.call(generated.listNoteTests, { query: {} })).body).toEqual([]);
    expect((await client.send('GET', `/api/notes/${params.id}`)).status).toBe(404);
  });

  it('count against the plan: three analyses and three generations a month without one', async () => {
    const { client, user } = await learner();
    await free(user.id);
    const id = await uploadNote(client);
    const generate = () => client.send('POST', `/api/notes/${id}/generate-test`, { body: {} });
    const empty = await uploadNote(client, { content: 'To do: buy pens.' });
    await client.send('POST', `/api/notes/${empty}/generate-test`, { body: {} });
    const answers = [await generate(), await generate(), await generate(), await generate()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 402]);
    expect(answers[3]?.failure).toMatchObject({ code: 'student_plan_needed', plan: 'student' });
    const analyses = [];
    for (let n = 0; n < 4; n += 1)
      analyses.push((await client.send('POST', `/api/notes/${id}/analyze`)).status);
    expect(analyses).toEqual([200, 200, 200, 402]);
  });
});
