import { randomBytes } from 'node:crypto';
import { traceDays } from '@rounds/contract/business/referrals.rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { byAddress } from '../../platform/http/limits.ts';
import type { Origin } from './traces.service.ts';

const name = 'rounds-device';
/** As long as it is useful. */
const keptSeconds = traceDays * 24 * 60 * 60;

/** Where a call came from. The cookie distinguishes browsers and signs nobody in; it is created if missing. */
export function originOf(request: FastifyRequest, reply: FastifyReply): Origin {
  const [, known] = /(?:^|;\s*)rounds-device=([\w-]{22})(?:;|$)/.exec(request.headers.cookie ?? '') ?? [];
  const device = known ?? randomBytes(16).toString('base64url');
  const secure = request.protocol === 'https' ? '; Secure' : '';
  if (known === undefined)
    reply.header(
      'Set-Cookie',
      `${name}=${device}; Path=/api/referrals; Max-Age=${keptSeconds}; HttpOnly; SameSite=Lax${secure}`,
    );
  return { device, address: byAddress(request) };
}
