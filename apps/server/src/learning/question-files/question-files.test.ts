import { withoutMarkdown } from '@rounds/contract/learning/notes.questions.rules';
import type { AnswerOf } from '@rounds/contract/endpoint';
import {
  generateNoteScenario,
  generateNoteTest,
  listNoteTests,
} from '@rounds/contract/learning/notes.generated';
import { analyzeNote, deleteNote, getNote, listNotes } from '@rounds/contract/learning/notes';
import { takeNoteTest } from '@rounds/contract/learning/notes.attempts';
import * as contract from '@rounds/contract/learning/question-files';
import { exportFormats } from '@rounds/contract/learning/question-files.rules';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { listen, onServer } from '../../../testing/app.ts';
import { registerLearner, succeeded } from '../../../testing/factories.ts';
import { formOf } from '../../../testing/lectures.ts';
import { uploadNote } from '../../../testing/notes.ts';
import { fileQuestion, giftFile } from '../../../testing/question-files.ts';
import { tidied } from './formats/text.ts';

onServer('question files', (server) => {
  let origin = '';
  beforeAll(async () => void ({ origin } = await listen(server)));

  async function learner() {
    const one = await registerLearner(server);
    const headers = { authorization: `Bearer ${one.client.token ?? ''}` };
    const download = (path: string) => fetch(origin + path, { headers });
    const read = async (file: Uint8Array | string) => {
      const body = formOf({ file: Buffer.from(file), fileName: 'questions' });
      const reply = await fetch(`${origin}/api/question-files`, { method: 'POST', headers, body });
      return {
        status: reply.status,
        body: (await reply.json()) as AnswerOf<typeof contract.readQuestionFile>,
      };
    };
    return { ...one, download, read };
  }

  it.each(exportFormats.filter((format) => format !== 'anki'))(
    'exported as %s are imported unchanged',
    async (format) => {
      const { client, download, read } = await learner();
      const id = await uploadNote(client);
      const { body: test } = succeeded(
        await client.call(generateNoteTest, {
          params: { id },
          body: { testType: 'mixed', questionCount: 10 },
        }),
      );
      const reply = await download(`/api/note-tests/${test.id}/files/${format}`);
      expect(reply.status).toBe(200);
      expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="note-test-\d+\./);
      const { status, body } = await read(new Uint8Array(await reply.arrayBuffer()));
      expect([status, body.skipped]).toEqual([200, []]);
      expect(body.questions.map(({ question }) => question)).toEqual(
        test.questions.map((item) =>
          expect.objectContaining({
            kind: item.kind,
            stem: item.stem,
            options: item.kind === 'ordering' ? item.key.map((index) => item.options[index]) : item.options,
            key: item.kind === 'ordering' ? 0 : item.key,
            explanation: tidied(withoutMarkdown(item.source.text)),
          }),
        ),
      );
      const questions = body.questions.map(({ question }) => question);
      const imported = succeeded(
        await client.call(contract.importQuestions, { body: { title: 'Back', noteId: id, questions } }),
      );
      expect(imported.body).toMatchObject({ noteId: id, title: 'Back', totalQuestions: test.totalQuestions });
    },
  );

  it('of a scenario are exported too, and Anki decks are zips, which are not imported', async () => {
    const { client, download, read } = await learner();
    const params = { id: await uploadNote(client) };
    const { body } = succeeded(await client.call(generateNoteScenario, { params, body: {} }));
    const reply = await download(`/api/note-scenarios/${body.id}/files/anki`);
    const deck = Buffer.from(await reply.arrayBuffer());
    expect(deck.subarray(0, 2)).toEqual(Buffer.from('PK'));
    const refused: unknown = (await read(deck)).body;
    expect(refused).toMatchObject({ code: 'question_file_deck' });
    expect(await (await download(`/api/note-scenarios/${body.id}/files/gift`)).text()).toContain('::');
    expect((await download(`/api/note-scenarios/${body.id}/files/pdf`)).status).toBe(400);
  });

  it('are read question by question, with remarks, and with reasons for what is left out', async () => {
    const { read } = await learner();
    const { status, body } = await read(giftFile);
    expect(status).toBe(200);
    expect(body.questions.map(({ question: { kind } }) => kind)).toEqual([
      'multiple_choice',
      'true_false',
      'ordering',
    ]);
    expect(body.questions[0]?.remarks).toContain('catch_all');
    expect(body.skipped).toEqual([{ number: 4, reason: 'other_kind' }]);
  });

  it('become a test marked as imported, under a note named after the file', async () => {
    const { client, read } = await learner();
    const questions = (await read(giftFile)).body.questions.map(({ question }) => question);
    const { body: test } = succeeded(
      await client.call(contract.importQuestions, { body: { title: 'Heart', noteId: null, questions } }),
    );
    expect(test).toMatchObject({ title: 'Heart', testType: 'mixed', totalQuestions: 3, shortfall: null });
    for (const { writtenBy, source } of test.questions)
      expect([writtenBy, source.file]).toEqual(['imported', 'Heart']);
    const note = await client.call(getNote, { params: { id: test.noteId } });
    expect(note.body).toMatchObject({ title: 'Heart' });
    expect(note.body.content).toBe('It acts in the loop of Henle.\n\nEdema is swelling.');
    const answers = [
      { questionIndex: 0, selectedOption: 0 },
      { questionIndex: 1, selectedOption: 0 },
      { questionIndex: 2, response: { picks: [[0, 1, 2]] } },
    ];
    const taken = await client.call(takeNoteTest, {
      params: { id: test.id },
      body: { attemptId: randomUUID(), revision: 0, answers, timeSpent: 5 },
    });
    expect(taken.body.attempt).toMatchObject({ score: 100, correct: 3 });
    await client.call(deleteNote, { params: { id: test.noteId } });
    expect((await client.call(listNoteTests, { query: {} })).body).toEqual([]);
  });

  it('are no source of facts: nothing is written from their stems and false statements', async () => {
    const { client, read } = await learner();
    const { body } =
      await read(`Beta blockers accelerate the heart rate. {F#Beta blockers slow the heart rate.}

Which of these is a beta blocker that accelerates the heart rate? {=Metoprolol ~Digoxin ~Lisinopril}`);
    const questions = body.questions.map(({ question }) => question);
    const imported = (of: typeof questions) =>
      client.call(contract.importQuestions, { body: { title: 'Heart', noteId: null, questions: of } });
    const all = succeeded(await imported(questions));
    const { content } = (await client.call(getNote, { params: { id: all.body.noteId } })).body;
    expect(content).not.toContain('accelerate');
    const bare = succeeded(await imported(questions.slice(1)));
    const params = { id: bare.body.noteId };
    expect((await client.call(getNote, { params })).body.content).toBe('');
    const generated = await client.call(generateNoteTest, {
      params,
      body: { testType: 'mixed', questionCount: 3 },
    });
    expect(generated).toMatchObject({ status: 422, body: { code: 'note_gives_no_items' } });
  });

  it('imported by earlier releases lose only their errors at the next analysis', async () => {
    const { client, read } = await learner();
    const { body } =
      await read(`Beta blockers accelerate the heart rate. {F#Beta blockers slow the heart rate.}

Edema is swelling of the legs. {T}

${giftFile}`);
    const questions = body.questions.map(({ question }) => question);
    const test = succeeded(
      await client.call(contract.importQuestions, { body: { title: 'Heart', noteId: null, questions } }),
    ).body;
    const params = { id: test.noteId };
    const now = (await client.call(getNote, { params })).body.content;
    const held = questions.map(({ kind, stem, options, key, explanation }) => {
      const steps = options.map((step, index) => `${index + 1}. ${step}`);
      const answer = kind === 'ordering' ? steps : [options[key]];
      return [`**${stem}**`, ...answer, explanation].filter(Boolean).join('\n');
    });
    await server.db.run('update user_notes set content = $1 where id = $2', [
      ['My own words.', ...held].join('\n\n'),
      test.noteId,
    ]);
    for (let turn = 0; turn < 2; turn += 1) {
      succeeded(await client.call(analyzeNote, { params }));
      const { body: note } = await client.call(getNote, { params });
      expect(note.content).toBe(`My own words.\n\n${now}`);
      expect(note.analyzedAt).not.toBeNull();
    }
  });

  it('that cannot be used are rejected with the reason, and leave nothing behind', async () => {
    const { client, read } = await learner();
    const many = Array.from({ length: 101 }, (_, n) => `Question ${n}? {=a ~b}`).join('\n\n');
    const codeOf = async (file: Uint8Array | string) => {
      const { status, body } = await read(file);
      return [status, (body as unknown as { code: string }).code];
    };
    expect(await codeOf('Just my notes.')).toEqual([415, 'question_file_unknown']);
    expect(await codeOf('<quiz><question type="multichoice">')).toEqual([422, 'question_file_unreadable']);
    expect(await codeOf('<html/>')).toEqual([415, 'question_file_unknown']);
    expect(await codeOf('<quiz/>')).toEqual([422, 'question_file_empty']);
    expect(await codeOf(many)).toEqual([422, 'question_file_over_limit']);
    expect(await codeOf(Buffer.from('PK\u0003\u0004 broken'))).toEqual([422, 'question_file_unreadable']);
    expect(await codeOf(Buffer.alloc(5 * 1024 * 1024 + 1, ' '))).toEqual([413, 'question_file_too_large']);
    const body = { title: 'x', noteId: null, questions: [{ ...fileQuestion, options: ['Same', 'same'] }] };
    expect((await client.send('POST', '/api/question-files/tests', { body })).status).toBe(400);
    expect((await client.call(listNotes, { query: {} })).body).toEqual([]);
  });

  it.each(['"text"', '--b\r\n'])('must come as a form: %j is not one', async (body) => {
    const { client } = await registerLearner(server);
    const headers = {
      authorization: `Bearer ${client.token ?? ''}`,
      'content-type': 'multipart/form-data; boundary=b',
    };
    const reply = await fetch(`${origin}/api/question-files`, { method: 'POST', headers, body });
    expect([reply.status, await reply.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'invalid_input' }),
    ]);
  });

  it('get new remarks once they are edited', async () => {
    const { client } = await learner();
    const remarksOn = async (changes: Partial<contract.FileQuestion>) =>
      (await client.call(contract.remarkOnQuestion, { body: { ...fileQuestion, ...changes } })).body.remarks;
    expect(await remarksOn({})).toEqual([]);
    expect(
      await remarksOn({ options: ['Furosemide', 'Digoxin', 'Metoprolol', 'None of the above'] }),
    ).toContain('catch_all');
    expect(await remarksOn({ stem: 'Which of these is NOT a loop diuretic?' })).toContain('negative');
  });
});
