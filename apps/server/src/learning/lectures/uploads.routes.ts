import * as contract from '@rounds/contract/learning/lectures.uploads';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { addressOf } from '../../platform/http/address.ts';
import { type Limit, byLearner } from '../../platform/http/limits.ts';
import { serve } from '../../platform/http/serve.ts';
import { allowUpload } from '../../platform/http/connections/slow-bodies.ts';
import type { LectureDeps } from './lecture-deps.ts';
import { uploading } from './upload-limits.ts';
import * as uploads from './uploads.service.ts';
import { receivePiece } from './uploads.tus.ts';

/** Many more requests than the largest file needs, however often the network fails. */
const sending: Limit = { name: 'lecture-pieces', max: 3000, seconds: 60 * 60, key: byLearner };

const tus = (reply: FastifyReply, received: number) =>
  reply.header('Tus-Resumable', '1.0.0').header('Upload-Offset', received);

/** Recordings that arrive in pieces. */
export async function uploadsRoutes(app: FastifyInstance, deps: LectureDeps): Promise<void> {
  // The body stays a stream: no parser collects it, whatever its size.
  app.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null));
  serve(
    app,
    contract.startUpload,
    async ({ user, body, request, reply, fail }) => {
      const from = { address: addressOf(request), userAgent: request.headers['user-agent'] ?? null };
      const upload = await uploads.startUpload(deps, user.userId, body, from, fail);
      tus(reply, upload.received).header('Location', `/api/lecture-uploads/${upload.id}`);
      return upload;
    },
    { limits: [uploading] },
  );
  serve(app, contract.listUploads, ({ user }) => uploads.listUploads(deps, user.userId));
  serve(app, contract.getUpload, async ({ user, params, reply, fail }) => {
    const upload = await uploads.readUpload(deps, user.userId, params.id, fail);
    tus(reply, upload.received).header('Upload-Length', upload.size);
    return upload;
  });
  serve(
    app,
    contract.sendPiece,
    async ({ user, params, request, reply, fail }) => {
      allowUpload(request.raw);
      tus(reply, await receivePiece(deps, user.userId, params.id, request.raw, fail));
      return null;
    },
    { limits: [sending], readsFile: true },
  );
  serve(app, contract.cancelUpload, ({ user, params, fail }) =>
    uploads.cancelUpload(deps, user.userId, params.id, fail),
  );
  serve(app, contract.finishUpload, ({ user, params, fail }) =>
    uploads.finishUpload(deps, user.userId, params.id, fail),
  );
}
