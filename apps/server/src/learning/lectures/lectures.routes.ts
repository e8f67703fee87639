import multipart from '@fastify/multipart';
import { buffer } from 'node:stream/consumers';
import * as contract from '@rounds/contract/learning/lectures';
import { mediaLimits, noteFileLimit } from '@rounds/contract/learning/lectures.rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf } from '../../platform/http/address.ts';
import { byteRangeOf } from '../../platform/http/bodies/byte-range.rules.ts';
import { ApiError, type Fail, invalidInput } from '../../platform/http/errors.ts';
import { FileAnswer } from '../../platform/http/bodies/file-answer.ts';
import { type Form, isBrokenForm, readForm } from '../../platform/http/bodies/form.ts';
import { type Limit, byLearner } from '../../platform/http/limits.ts';
import { serve } from '../../platform/http/serve.ts';
import { parseInput } from '../../platform/http/schemas.ts';
import { peek } from './incoming.ts';
import type { LectureDeps } from './lecture-deps.ts';
import * as lectures from './lectures.service.ts';
import { textOfFile } from './note-files.ts';
import * as transcription from './transcription.service.ts';
import { uploading } from './upload-limits.ts';
import { uploadsRoutes } from './uploads.routes.ts';

const reading: Limit = { name: 'note-files', max: 60, seconds: 60 * 60, key: byLearner };

/** Room for the longest transcript, in any script, with the times of all its sentences. */
const maxTranscriptBody = 2 * 1024 * 1024;

/** Our own limits give a better message than the parser's, which apply later. */
const limits = { fileSize: mediaLimits.video + 1, files: 1, fields: 20, fieldSize: 16 * 1024, parts: 22 };

export async function lecturesRoutes(app: FastifyInstance, deps: LectureDeps): Promise<void> {
  await app.register(async (forms) => {
    await forms.register(multipart, { limits });
    formRoutes(forms, deps);
  });
  await app.register((uploads) => uploadsRoutes(uploads, deps));
  serve(app, contract.getTranscription, ({ user, params, fail }) =>
    transcription.readTranscription(deps, user.userId, params.id, fail),
  );
  serve(app, contract.getTranscriptionEngine, async () => ({
    engine: (await deps.findEngine())?.name ?? null,
  }));
  serve(
    app,
    contract.saveTranscript,
    ({ user, params, body, fail }) =>
      transcription.saveTranscript(deps, user.userId, params.id, body.segments, fail),
    { maxBody: maxTranscriptBody },
  );
  serve(
    app,
    contract.retryTranscription,
    ({ user, params, fail }) => transcription.retry(deps, user.userId, params.id, fail),
    { limits: [uploading] },
  );
  serve(app, contract.linkMedia, async ({ user, params, fail }) => ({
    url: await lectures.linkTo(deps, user.userId, params.id, fail),
  }));
  serve(app, contract.getMedia, async ({ params, query, request, fail }) => {
    const { key, mimeType, size } = await lectures.followLink(deps, params.id, query, fail);
    const range = byteRangeOf(request.headers.range, size);
    const content = await deps.storage.read(key, range);
    return new FileAnswer(mimeType, `lecture-${params.id}`, content, { ...range, size });
  });
}

function formRoutes(app: FastifyInstance, deps: LectureDeps): void {
  serve(
    app,
    contract.uploadLecture,
    async ({ user, request, fail }) => {
      let stored: lectures.StoredFile | undefined;
      try {
        const { fields, file } = await formOf(request, fail, async (content, declared) => {
          stored = await lectures.storeRecording(deps, user.userId, content, declared, fail);
          return stored;
        });
        const lecture = parseInput(contract.LectureFields, {
          ...fields,
          compliance: jsonOf(fields['compliance']),
        });
        if (!file) throw fail('lecture_file_missing');
        const from = { address: addressOf(request), userAgent: request.headers['user-agent'] ?? null };
        return await lectures.createLecture(deps, user.userId, lecture, file, from, fail);
      } catch (error) {
        if (stored) await lectures.discard(deps, stored.key);
        throw error;
      }
    },
    { limits: [uploading], readsFile: true },
  );
  serve(
    app,
    contract.readNoteFile,
    ({ user, request, fail }) => {
      const receive = async () => {
        const { file } = await formOf(request, fail, async (stream) => {
          const { content } = await peek(stream);
          return buffer(content(noteFileLimit, () => fail('note_file_too_large')));
        });
        if (!file) throw fail('lecture_file_missing');
        return new Uint8Array(file);
      };
      return textOfFile(user.userId, receive, fail);
    },
    { limits: [reading], readsFile: true },
  );
}

/** Reads a form, and reports errors as the contract declares them. */
async function formOf<Stored>(
  request: FastifyRequest,
  fail: Fail<'lecture_file_missing' | 'upload_interrupted'>,
  store: Parameters<typeof readForm<Stored>>[1],
): Promise<Form<Stored>> {
  if (!request.isMultipart()) throw fail('lecture_file_missing');
  try {
    return await readForm(request, store);
  } catch (error) {
    // A rejection, or a full disk, comes before the rest of the form.
    if (error instanceof ApiError || (error as NodeJS.ErrnoException).code === 'ENOSPC') throw error;
    if (!request.raw.complete || request.raw.destroyed) throw fail('upload_interrupted');
    throw isBrokenForm(error) ? invalidInput() : error;
  }
}

function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
