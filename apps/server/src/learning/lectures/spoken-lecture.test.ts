import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finishUpload, sendPiece } from '@rounds/contract/learning/lectures.uploads';
import { getTranscription } from '@rounds/contract/learning/lectures';
import { analyzeNote, getNote } from '@rounds/contract/learning/notes';
import { generateNoteTest } from '@rounds/contract/learning/notes.generated';
import { afterAll, expect, it } from 'vitest';
import { findCommand } from '../../../../../scripts/lib/machine.mjs';
import { onServerOf } from '../../../testing/app.ts';
import { registerLearner, succeeded } from '../../../testing/factories.ts';
import { beginUpload, pieceHeaders } from '../../../testing/lectures.ts';
import { findEngine } from './engines.ts';

/** With pauses between the sentences, as a lecturer makes them: the transcript is split there. */
const spoken = [
  'Pneumonia is an infection of the lungs.',
  'Pneumonia causes fever, chills and a cough.',
  'Anemia is a low number of red blood cells.',
  'Anemia causes fatigue and pale skin.',
  'Asthma is a disease of the airways.',
  'Asthma causes wheezing and shortness of breath.',
  'Insulin lowers the blood sugar.',
  'Diabetes is treated with insulin.',
  'Diabetes causes thirst and weight loss.',
  'Heart failure causes shortness of breath and swelling of the legs.',
  'Heart failure is treated with diuretics.',
  'Bleeding causes a fast heart rate and low blood pressure.',
  'Pain is treated with morphine.',
  'Morphine slows the breathing.',
  'Aspirin prevents blood clots.',
  'Dehydration causes a dry mouth and low blood pressure.',
  'Tuberculosis is an infection of the lungs.',
  'Tuberculosis causes fever and weight loss.',
  'Oxygen is given by mask.',
];
const programs = ['flite', 'ffmpeg', 'pocketsphinx_continuous'];
const absent = programs.filter((program) => findCommand(program) === undefined);

const dataDir = mkdtempSync(path.join(tmpdir(), 'rounds-spoken-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function speak(): Buffer {
  const [text, sound] = ['lecture.txt', 'lecture.wav'].map((name) => path.join(dataDir, name));
  if (!text || !sound) throw new Error('Both have a name');
  writeFileSync(text, spoken.join('\n\n'));
  execFileSync('flite', ['-voice', 'rms', '-f', text, '-o', sound]);
  return readFileSync(sound);
}

onServerOf(
  'pglite',
  'a lecture that a voice speaks',
  (server) => {
    if (absent.length > 0) {
      it(`can't be shown on this machine, which has no ${absent.join(' and no ')}`, async () => {
        process.stderr.write(`\nNOT SHOWN HERE: a spoken lecture. Install ${absent.join(', ')}.\n`);
        // Without a recognizer, at least nothing pretends to hear it.
        if (absent.some((program) => program !== 'flite')) expect(await findEngine(undefined)).toBeNull();
      });
      return;
    }

    it('is uploaded, transcribed by this machine, analyzed, and yields at least five questions', async () => {
      const { client } = await registerLearner(server);
      const sound = speak();
      const id = await beginUpload(client, sound.length);
      const address = sendPiece.path.replace(':id', id);
      const sent = await server.app.inject({
        method: 'PATCH',
        url: address,
        headers: { authorization: `Bearer ${client.token ?? ''}`, ...pieceHeaders(0) },
        payload: sound,
      });
      expect(sent.statusCode).toBe(204);
      const { body: note } = succeeded(await client.call(finishUpload, { params: { id } }));
      const params = { id: note.id };
      await server.jobs.run('lectures.transcribe', { noteId: note.id });
      const { body: heard } = await client.call(getTranscription, { params });
      expect(heard).toMatchObject({ status: 'completed', engine: 'basic', progress: 100 });
      const { content } = (await client.call(getNote, { params })).body;
      const words = (text: string) => new Set(text.toLowerCase().match(/[a-z]+/g));
      const meant = words(spoken.join(' '));
      const right = [...meant].filter((word) => words(content).has(word));
      expect(right.length / meant.size, content).toBeGreaterThan(0.6);
      expect((await client.call(analyzeNote, { params })).status).toBe(200);
      const test = await client.call(generateNoteTest, { params, body: { testType: 'mixed' } });
      expect(test.status, content).toBe(201);
      expect(test.body.questions.length, content).toBeGreaterThanOrEqual(5);
      for (const { source } of test.body.questions)
        expect(content.slice(source.start, source.end)).toBe(source.text);
    }, 300_000);
  },
  { config: { dataDir } },
);
