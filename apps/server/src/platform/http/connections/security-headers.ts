import helmet from '@fastify/helmet';
import fastify from 'fastify';

const ofTheAnswer = new Set(['content-length', 'content-type', 'date', 'connection', 'keep-alive']);

type Headers = Readonly<Record<string, string>>;

/** Security headers for both kinds of responses. */
export interface SecurityHeaders {
  readonly page: Headers;
  /** For data, which nobody should open, frame or guess the type of. Directives for documents are left out. */
  readonly data: Headers;
}

const ofData = [
  'x-content-type-options',
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
];
const dataPolicy = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };

const noOrigins = { script: [], connect: [], frame: [], image: [] } as const;
/** Taken from Stripe's security guide. */
const stripeOrigins = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connect: ['https://api.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  image: ['https://*.stripe.com'],
} as const;

/**
 * The headers that helmet sends. Computing them for each request would cost more than the rest of the framework, so it
 * runs once and the result is reused. Every header has a cost in every response, so data gets few.
 * @param https whether this installation is reached by https alone
 * @param imageOrigins other sites whose pictures pages may show
 * @param stripe whether pages may load Stripe's payment form, with its frames and the windows of wallets
 */
export async function securityHeaders({
  https,
  imageOrigins,
  stripe = false,
}: {
  https: boolean;
  imageOrigins: readonly string[];
  stripe?: boolean;
}): Promise<SecurityHeaders> {
  const ofStripe = stripe ? stripeOrigins : noOrigins;
  const app = fastify();
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...ofStripe.script],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', ...imageOrigins, ...ofStripe.image],
        connectSrc: ["'self'", ...ofStripe.connect],
        frameSrc: ["'self'", ...ofStripe.frame],
        fontSrc: ["'self'"],
        // A new recording is played before it is uploaded.
        mediaSrc: ["'self'", 'blob:'],
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
    crossOriginOpenerPolicy: { policy: stripe ? 'same-origin-allow-popups' : 'same-origin' },
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
