import helmet from '@fastify/helmet';
import fastify from 'fastify';

const ofTheAnswer = new Set(['content-length', 'content-type', 'date', 'connection', 'keep-alive']);

type Headers = Readonly<Record<string, string>>;

/** What keeps browsers safe from what they are sent. */
export interface SecurityHeaders {
  readonly page: Headers;
  /** For data, which nobody should open, frame or guess the type of; what is said of documents is left out. */
  readonly data: Headers;
}

const ofData = [
  'x-content-type-options',
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
];
const dataPolicy = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };

/**
 * What helmet sends. It makes the same headers anew for each request, which costs more than the rest of the framework:
 * so it is asked once, and the answer is used for all. Each header costs again in every answer, so data has few.
 * @param https whether this installation is reached by https alone
 * @param imageOrigins other sites whose pictures pages may show
 */
export async function securityHeaders({
  https,
  imageOrigins,
}: {
  https: boolean;
  imageOrigins: readonly string[];
}): Promise<SecurityHeaders> {
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
        manifestSrc: ["'self'"],
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
  const all = Object.entries(headers)
    .filter(([name]) => !ofTheAnswer.has(name))
    .map(([name, value]) => [name, String(value)] as const);
  return {
    page: Object.fromEntries(all),
    data: { ...Object.fromEntries(all.filter(([name]) => ofData.includes(name))), ...dataPolicy },
  };
}
