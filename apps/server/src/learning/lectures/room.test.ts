import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { recordingSpace } from '@rounds/contract/learning/lectures.rules';
import * as contract from '@rounds/contract/learning/lectures.uploads';
import { deleteNote } from '@rounds/contract/learning/notes';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { type Learner, registerLearner, succeeded } from '../../../testing/factories.ts';
import {
  beginUpload,
  formText,
  intentOf,
  lectureFields,
  pieceHeaders,
  spokenText,
  uploadRecording,
} from '../../../testing/lectures.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'rounds-room-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const files = () => readdirSync(dataDir, { recursive: true }).filter((name) => name !== 'files');
const gb = 1024 * 1024 * 1024;

onServer(
  'the room for recordings',
  (server) => {
    afterEach(async () => {
      vi.restoreAllMocks();
      syncBuiltinESMExports();
      await server.db.run('delete from user_notes');
      await server.db.run('delete from lecture_uploads');
      await server.db.run('delete from lecture_files');
      rmSync(path.join(dataDir, 'files'), { recursive: true, force: true });
    });
    const diskWith = (free: number, size: number) => {
      const disk = {
        bsize: 1,
        blocks: size,
        bavail: free,
        bfree: free,
        type: 0,
        frsize: 1,
        files: 0,
        ffree: 0,
      };
      vi.spyOn(fs, 'statfs').mockImplementation(() => Promise.resolve(disk));
      // So that the mock also replaces the function for those that import it by name.
      syncBuiltinESMExports();
    };
    const roomy = () => diskWith(500 * gb, 1000 * gb);
    const start = async ({ client }: Learner, size: number) => {
      const begun = await client.call(contract.startUpload, { body: intentOf(size) });
      return begun.status === 201 ? 201 : [begun.status, begun.failure.code];
    };
    const sendForm = async ({ client }: Learner, file: Uint8Array = Buffer.from(spokenText)) => {
      const { body, type } = await formText({ fields: lectureFields, file });
      const headers = { 'content-type': type };
      const sent = await client.send('POST', '/api/notes/upload-lecture', { body, headers });
      return sent.status === 201 ? 201 : [sent.status, sent.failure.code];
    };
    /** A learner's recording of this many bytes. */
    const keep = async (learner: Learner, size: number) => {
      const id = await uploadRecording(learner.client);
      await server.db.run('update lecture_files set size = $1 where note_id = $2', [size, id]);
      return id;
    };

    it.each([
      ['an account', 'account', false],
      ['a demo account', 'demo', true],
    ] as const)('of %s is what its recordings and unfinished uploads leave', async (_whose, kind, isDemo) => {
      roomy();
      const learner = await registerLearner(server);
      await server.db.run('update users set is_demo = $1 where id = $2', [isDemo, learner.user.id]);
      const kept = await keep(learner, recordingSpace[kind] - 10_000);
      expect(await start(learner, 10_001)).toEqual([409, 'lecture_storage_full']);
      expect(await start(learner, 6000)).toBe(201);
      expect(await start(learner, 4001)).toEqual([409, 'lecture_storage_full']);
      // The same upload takes its room once.
      expect(await start(learner, 6000)).toBe(201);
      // Each learner has their own room.
      expect(await start(await registerLearner(server), 10_001)).toBe(201);
      await learner.client.call(deleteNote, { params: { id: kept } });
      expect(await start(learner, 10_001)).toBe(201);
    });

    it('also limits a recording sent as a form, and keeps nothing of it', async () => {
      roomy();
      const learner = await registerLearner(server);
      await keep(learner, recordingSpace.account - spokenText.length);
      const before = files();
      expect(await sendForm(learner, Buffer.from(`${spokenText}\0`))).toEqual([409, 'lecture_storage_full']);
      expect(files()).toEqual(before);
      expect(await sendForm(learner)).toBe(201);
      expect(await sendForm(learner)).toEqual([409, 'lecture_storage_full']);
    });

    it('is shared by forms that arrive at once', async () => {
      roomy();
      const learner = await registerLearner(server);
      await keep(learner, recordingSpace.account - spokenText.length);
      const sent = await Promise.all([sendForm(learner), sendForm(learner), sendForm(learner)]);
      expect(sent.filter((status) => status === 201)).toHaveLength(1);
      expect(files()).toHaveLength(2);
    });

    it('ends for everybody before the disk is full: 2 GB stay free, or a twentieth of a small disk', async () => {
      const learner = await registerLearner(server);
      diskWith(2 * gb + 5000, 1000 * gb);
      expect(await start(learner, 5001)).toEqual([507, 'storage_full']);
      expect(await start(learner, 5000)).toBe(201);
      await server.db.run('delete from lecture_uploads');
      // Of a form, it is known only how large it may be.
      diskWith(gb + 999_999, 20 * gb);
      const before = files();
      expect(await sendForm(learner)).toEqual([507, 'storage_full']);
      expect(files()).toEqual(before);
      diskWith(gb + 1_000_000, 20 * gb);
      expect(await sendForm(learner)).toBe(201);
    });

    it('is promised once: unfinished uploads of others count with what they lack', async () => {
      const learners = await Promise.all([1, 2, 3].map(() => registerLearner(server)));
      diskWith(2 * gb + 1_009_000, 1000 * gb);
      const begun = await Promise.all(learners.map((learner) => start(learner, 504_000)));
      expect(begun.filter((status) => status === 201)).toHaveLength(2);
      expect(begun.find((status) => status !== 201)).toEqual([507, 'storage_full']);
      expect(await sendForm(learners[0]!)).toEqual([507, 'storage_full']);
      await server.db.run('delete from lecture_uploads');
      expect(await start(learners[0]!, 504_000)).toBe(201);
      expect(await start(learners[1]!, 505_001)).toEqual([507, 'storage_full']);
      expect(await start(learners[1]!, 505_000)).toBe(201);
    });

    it('is looked at again for each piece, of which nothing is kept without it', async () => {
      roomy();
      const { client, token } = await registerLearner(server);
      const id = await beginUpload(client, 9000);
      const bytes = Buffer.from(spokenText.padEnd(9000, '\0'), 'latin1');
      const send = async (from: number, to: number) => {
        const headers = { authorization: `Bearer ${token}`, ...pieceHeaders(from) };
        const payload = bytes.subarray(from, to);
        const url = `/api/lecture-uploads/${id}`;
        return (await server.app.inject({ method: 'PATCH', url, headers, payload })).statusCode;
      };
      diskWith(2 * gb + 8999, 1000 * gb);
      expect(await send(0, 5000)).toBe(507);
      diskWith(2 * gb + 9000, 1000 * gb);
      expect(await send(0, 5000)).toBe(204);
      diskWith(2 * gb + 3999, 1000 * gb);
      expect(await send(5000, 9000)).toBe(507);
      const { received } = succeeded(await client.call(contract.getUpload, { params: { id } })).body;
      expect(received).toBe(5000);
      diskWith(2 * gb + 4000, 1000 * gb);
      expect(await send(5000, 9000)).toBe(204);
    });
  },
  { config: { dataDir, maxUploadBytes: { audio: 1_000_000, video: 2_000_000 } } },
);
