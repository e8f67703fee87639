import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import multipart from '@fastify/multipart';
import * as contract from '@rounds/contract/learning/question-files';
import {
  type ExportFormat,
  exportEndings,
  questionFileLimits,
} from '@rounds/contract/learning/question-files.rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, type Fail, invalidInput } from '../../platform/http/errors.ts';
import { FileAnswer } from '../../platform/http/bodies/file-answer.ts';
import { isBrokenForm, readForm } from '../../platform/http/bodies/form.ts';
import { type Limit, byLearner } from '../../platform/http/limits.ts';
import { serve } from '../../platform/http/serve.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { questionsIn } from './question-files.reader.ts';
import { exportQuestions, importTest } from './question-files.service.ts';
import { remarksOn } from './remarks.rules.ts';

const perHour = { seconds: 60 * 60, key: byLearner };
const exporting: Limit = { name: 'question-exports', max: 120, ...perHour };
const reading: Limit = { name: 'question-files', max: 60, ...perHour };
const judging: Limit = { name: 'question-remarks', max: 600, ...perHour };

export async function questionFilesRoutes(app: FastifyInstance, deps: ServiceDeps): Promise<void> {
  serve(
    app,
    contract.exportNoteTest,
    async ({ user, params, fail }) => {
      const file = await exportQuestions(deps, user.userId, 'test', params);
      if (!file) throw fail('note_test_not_found');
      return answerOf(file, `note-test-${params.id}`, params.format);
    },
    { limits: [exporting] },
  );
  serve(
    app,
    contract.exportNoteScenario,
    async ({ user, params, fail }) => {
      const file = await exportQuestions(deps, user.userId, 'scenario', params);
      if (!file) throw fail('note_scenario_not_found');
      return answerOf(file, `note-scenario-${params.id}`, params.format);
    },
    { limits: [exporting] },
  );
  serve(app, contract.remarkOnQuestion, ({ body }) => ({ remarks: remarksOn(body) }), { limits: [judging] });
  serve(app, contract.importQuestions, ({ user, body, fail }) => importTest(deps, user.userId, body, fail), {
    limits: [reading],
  });
  await app.register(async (forms) => {
    // The parser would stop at its own limit; our message says more.
    await forms.register(multipart, {
      limits: { fileSize: questionFileLimits.bytes + 1, files: 1, fields: 5, fieldSize: 1024, parts: 6 },
    });
    serve(
      forms,
      contract.readQuestionFile,
      ({ user, request, fail }) =>
        questionsIn(user.userId, async () => new Uint8Array(await fileIn(request, fail)), fail),
      { limits: [reading], readsFile: true },
    );
  });
}

const answerOf = (file: Uint8Array, name: string, format: ExportFormat) =>
  new FileAnswer(
    'application/octet-stream',
    `${name}.${exportEndings[format]}`,
    Readable.from([file], { objectMode: false }),
  );

async function fileIn(
  request: FastifyRequest,
  fail: Fail<'question_file_missing' | 'question_file_too_large'>,
): Promise<Buffer> {
  if (!request.isMultipart()) throw fail('question_file_missing');
  try {
    const { file } = await readForm(request, (content) => buffer(content));
    if (!file) throw fail('question_file_missing');
    if (file.length > questionFileLimits.bytes) throw fail('question_file_too_large');
    return file;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const { code } = error as { code?: string };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw fail('question_file_too_large');
    throw isBrokenForm(error) || !request.raw.complete ? invalidInput() : error;
  }
}
