import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, onServerOf } from '../../../testing/app.ts';
import { seed, shareOf } from '../../../testing/fuzz/extent.ts';
import { type Learner, registerLearner } from '../../../testing/factories.ts';
import { hostileStrings } from '../../../testing/hostile-strings.ts';
import { formOf, lectureFields, ownRights, recording } from '../../../testing/lectures.ts';

onServerOf(
  'pglite',
  `a form of a lecture, with FUZZ_SEED=${seed}`,
  (server) => {
    let origin = '';
    let learner: Learner;
    beforeAll(async () => {
      ({ origin } = await listen(server));
      learner = await registerLearner(server);
    });
    afterAll(() => server.db.run('delete from user_notes'));

    const send = async (path: string, body: FormData | string, type?: string) => {
      await server.db.run('truncate rate_limits');
      const { token } = learner.client;
      const headers = { authorization: `Bearer ${token ?? ''}`, ...(type && { 'content-type': type }) };
      const reply = await fetch(origin + path, { method: 'POST', headers, body });
      return { status: reply.status, text: await reply.text() };
    };
    const fields = { ...lectureFields, courseCode: 'N 1', semester: '1', description: 'All of it' };
    const rights = { ...ownRights, additionalNotes: 'None', licenseType: 'educational' };

    it.each(Object.keys(fields))(
      'accepts or rejects whatever is sent as its %s, and never breaks',
      async (name) => {
        const statuses = new Set<number>();
        for (const value of shareOf(hostileStrings, seed + Object.keys(fields).indexOf(name))) {
          const form = formOf({ fields: { ...fields, [name]: value }, file: recording(1) });
          statuses.add((await send('/api/notes/upload-lecture', form)).status);
        }
        expect([...statuses].filter((status) => ![201, 400, 413].includes(status))).toEqual([]);
      },
      120_000,
    );

    it.each(Object.keys(rights))(
      'accepts or rejects whatever is sent as its right %s, and never breaks',
      async (name) => {
        const statuses = new Set<number>();
        for (const value of shareOf(hostileStrings, seed + Object.keys(rights).indexOf(name))) {
          const compliance = JSON.stringify({ ...rights, [name]: value });
          const form = formOf({ fields: { ...fields, compliance }, file: recording(1) });
          statuses.add((await send('/api/notes/upload-lecture', form)).status);
        }
        expect([...statuses].filter((status) => ![201, 400, 413].includes(status))).toEqual([]);
      },
      120_000,
    );

    it.each(['/api/notes/upload-lecture', '/api/notes/text-from-file'])(
      "that is malformed is rejected by %s with the contract's errors",
      async (path) => {
        const type = 'multipart/form-data; boundary=b';
        const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n';
        const broken: (readonly [string, string])[] = [
          ['', type],
          ['--b--\r\n', type],
          ['"text"', type],
          [`${head}text`, type],
          [`--b\r\n\r\n\r\n--b--`, type],
          [`${head}a\r\n--b\r\n${head.slice(5)}b\r\n--b--`, type],
          ['--b', 'multipart/form-data'],
          ['{}', 'application/json'],
          ['a=b', 'application/x-www-form-urlencoded'],
        ];
        for (const [body, sent] of broken) {
          const { status, text } = await send(path, body, sent);
          expect([status >= 400 && status < 500, text], body).toEqual([
            true,
            expect.stringContaining('"code"'),
          ]);
        }
        expect(await server.db.run('select key from lecture_files where note_id is null')).toEqual([]);
      },
    );
  },
  { requestsPerMinute: 1e9 },
);
