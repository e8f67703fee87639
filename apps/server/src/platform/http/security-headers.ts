import helmet from '@fastify/helmet';
import fastify from 'fastify';

const ofTheAnswer = new Set(['content-length', 'content-type', 'date', 'connection', 'keep-alive']);

/**
 * What helmet sends with every answer. It makes the same headers anew for each request, which costs more than the rest
 * of the framework: so it is asked once, and the answer is used for all.
 * @param https whether this installation is reached by https alone
 * @param imageOrigins other sites whose pictures pages may show
 */
export async function securityHeaders({
  https,
  imageOrigins,
}: {
  https: boolean;
  imageOrigins: readonly string[];
}): Promise<Record<string, string>> {
  const app = fastify();
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', ...imageOrigins],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
  app.get('/', (_request, reply) => reply.send());
  const { headers } = await app.inject('/');
  await app.close();
  const kept = Object.entries(headers).filter(([name]) => !ofTheAnswer.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}
