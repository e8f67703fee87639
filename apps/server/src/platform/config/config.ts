import { type MediaType, mediaLimits } from '@rounds/contract/learning/lectures.rules';
import { noteJobPatience } from '@rounds/contract/learning/notes.rules';
import net from 'node:net';
import path from 'node:path';
import { z } from 'zod';

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const blankIsAbsent = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;
const setting = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsAbsent, schema);

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' });
const webUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
  .refine((url) => !/[?#]/.test(url), 'must be an address without a query and a fragment')
  .refine((url) => !/^https?:\/\/[^/]*@/.test(url), 'must be an address without a password')
  .transform((url) => url.replace(/(?<!\/)\/+$/, ''));
const smtpUrl = z
  .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
  .refine((url) => URL.parse(url)?.hostname !== '', 'must name a host, as in smtp://mail.example.org:587');
/** "Name <address>", or the address alone. */
const sender = z
  .string()
  .regex(
    /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must be an email address, as in Rounds <no-reply@example.org>',
  );

/** A folder, or a bucket: s3://bucket/prefix?region=eu-central-1&endpoint=https://s3.example.org. */
const storage = z
  .string()
  .trim()
  .refine((text) => {
    if (path.isAbsolute(text)) return true;
    const url = URL.parse(text);
    const isBucket = url?.protocol === 's3:' && url.hostname !== '' && url.username === '';
    const endpoint = url?.searchParams.get('endpoint') ?? null;
    return isBucket && (endpoint === null || /^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''));
  }, 'must be the absolute path of a folder, or an address such as s3://bucket/prefix?region=us-east-1');

/** The bare address. */
const emailAddress = z
  .string()
  .trim()
  .regex(/^[^\s<>@,;:?&"]+@[^\s<>@,;:?&"]+$/, 'must be an email address, as in help@example.org');

const keyThatBegins = (...prefixes: string[]) =>
  z
    .string()
    .refine(
      (key) => prefixes.some((prefix) => key.startsWith(prefix)),
      `must begin with ${prefixes.join(' or ')}`,
    )
    .optional();

/** A whole number in decimal digits: `Number` also takes 0x1F90, 1e3 and more. */
const wholeNumber = (least: number, most: number, mustBe: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, mustBe)
    .transform(Number)
    .refine((number) => number >= least && number <= most, mustBe);

/** An address, a range of addresses, or one of Fastify's named ranges. */
function isProxy(entry: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const [address = '', bits, ...more] = entry.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[net.isIP(address)] ?? -1;
  return (
    more.length === 0 &&
    longest > 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
  );
}
const proxies = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .refine(
    (list) => list.every(isProxy),
    'must list addresses or ranges, such as 10.0.0.1, 10.0.0.0/8 or loopback',
  );

const Environment = z.object({
  PORT: setting(wholeNumber(0, 65_535, 'must be a port number from 0 to 65535').default(3000)),
  HOST: setting(z.string().default('127.0.0.1')),
  DATA_DIR: setting(z.string().default('./data')),
  DATABASE_URL: setting(postgresUrl.optional()),
  DATABASE_POOL: setting(wholeNumber(2, 200, 'must be a number of connections from 2 to 200').default(20)),
  PUBLIC_URL: setting(webUrl.optional()),
  DEMO: setting(onOff.optional()),
  SMTP_URL: setting(smtpUrl.optional()),
  MAIL_FROM: setting(sender.default('Rounds <no-reply@rounds.example>')),
  CONTACT_EMAIL: setting(emailAddress.optional()),
  STAFF_EMAIL: setting(z.email('must be an email address').optional()),
  TRUST_PROXY: setting(proxies.default([])),
  LOG_LEVEL: setting(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info')),
  STRIPE_SECRET_KEY: setting(keyThatBegins('sk_', 'rk_')),
  STRIPE_WEBHOOK_SECRET: setting(keyThatBegins('whsec_')),
  STRIPE_PUBLISHABLE_KEY: setting(keyThatBegins('pk_')),
  SANDBOX_PAYMENTS: setting(onOff.optional()),
  FREE_ACCESS_CODE: setting(
    z
      .string()
      .trim()
      .regex(/^[\w-]{6,40}$/, 'must be 6 to 40 letters, digits, - and _')
      .optional(),
  ),
  STORAGE_URL: setting(storage.optional()),
  TRANSCRIPTION_BASE_URL: setting(webUrl.optional()),
  TRANSCRIPTION_API_KEY: setting(z.string().optional()),
  TRANSCRIPTION_MODEL: setting(z.string().default('whisper-1')),
  AI_BASE_URL: setting(webUrl.optional()),
  AI_API_KEY: setting(z.string().optional()),
  AI_MODEL: setting(z.string().optional()),
  METRICS_TOKEN: setting(z.string().min(16, 'must have at least 16 characters').optional()),
});

/** The payment gateway: Stripe, the built-in sandbox, or none. */
export type Payments =
  | {
      readonly kind: 'stripe';
      readonly secretKey: string;
      readonly webhookSecret: string;
      readonly publishableKey: string;
    }
  | { readonly kind: 'sandbox' | 'off' };

/** A server with OpenAI's `/audio/transcriptions`. */
export interface Transcription {
  /** Without a trailing slash: https://api.openai.com/v1. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
}

/** A server with OpenAI's `/chat/completions`. */
export interface Ai {
  /** Without a trailing slash: https://api.openai.com/v1. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  /** How long one request may take in total, in milliseconds. Not configurable; tests lower it. */
  readonly patience: number;
}

const aiPatience = 45_000;

/** The cost of hashing one password with argon2id. */
export interface PasswordCost {
  /** In KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** As OWASP's password storage cheat sheet recommends: 19 MiB, two passes, one lane. */
export const recommendedPasswordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path. The embedded database, the outbox and stored files live here. */
  readonly dataDir: string;
  /** A PostgreSQL server; absent means the embedded database. */
  readonly databaseUrl: string | undefined;
  readonly databasePool: number;
  /** The only source of links in mails and shares, without a trailing slash; absent until the port is known. */
  readonly publicUrl: string | undefined;
  readonly demo: boolean;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Where people can write to the operators of this installation; absent if not set. */
  readonly contactEmail: string | undefined;
  /**
   * Who is notified of disputes, and of discrepancies between our books and the gateway's; absent if the log is enough.
   */
  readonly staffEmail: string | undefined;
  /** Addresses of the proxies whose X-Forwarded-For is trusted. */
  readonly trustProxy: readonly string[];
  readonly logLevel: string;
  readonly payments: Payments;
  /** The discount code for a year of Professional; absent if there is none. */
  readonly freeAccessCode: string | undefined;
  /** Where uploaded files are kept: a folder, or a bucket's s3:// address; absent for a folder in `dataDir`. */
  readonly storageUrl: string | undefined;
  /** A server with OpenAI's transcription API; absent if there is none. */
  readonly transcription: Transcription | undefined;
  /** The model that reads notes and writes questions; absent where the built-in analyzer does both. */
  readonly ai: Ai | undefined;
  /**
   * How long a call waits for a job that writes from a note before it answers with the job, in milliseconds. Only tests
   * change it.
   */
  readonly notePatience: number;
  /** In bytes. Not configurable; tests lower it. */
  readonly maxUploadBytes: Readonly<Record<MediaType, number>>;
  /** If set, /metrics requires it as a bearer token. */
  readonly metricsToken: string | undefined;
  /** Not configurable. Tests pass a cheaper one, since they hash thousands of passwords. */
  readonly passwordCost: PasswordCost;
}

/** Settings that hold a password or a token: their values are never shown. */
const secrets = new Set([
  ...['DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL', 'METRICS_TOKEN'],
  ...['STORAGE_URL', 'TRANSCRIPTION_BASE_URL', 'TRANSCRIPTION_API_KEY'],
  ...['AI_BASE_URL', 'AI_API_KEY'],
  ...['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'FREE_ACCESS_CODE'],
]);

/** A setting that can't be used. The message names it and says what it must be. */
export class ConfigError extends Error {}

/** @param why continues the sentence: "no server answers at db:5432" */
export const invalidSetting = (name: string, why: string): ConfigError =>
  new ConfigError(`The setting ${name} can't be used: ${why}.`);

/**
 * Reads and checks every setting of the environment.
 * @throws ConfigError naming the first wrong one.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = Environment.safeParse(env);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    const shown = secrets.has(name) ? '' : ` It is "${env[name] ?? ''}".`;
    throw new ConfigError(`The setting ${name} can't be used: it ${explain(issue)}.${shown}`);
  }
  const set = parsed.data;
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir: path.resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL,
    databasePool: set.DATABASE_POOL,
    publicUrl: set.PUBLIC_URL,
    demo: set.DEMO ?? set.DATABASE_URL === undefined,
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM,
    contactEmail: set.CONTACT_EMAIL,
    staffEmail: set.STAFF_EMAIL,
    trustProxy: set.TRUST_PROXY,
    logLevel: set.LOG_LEVEL,
    payments: paymentsOf(set),
    freeAccessCode: set.FREE_ACCESS_CODE,
    storageUrl: set.STORAGE_URL,
    transcription: set.TRANSCRIPTION_BASE_URL
      ? {
          baseUrl: set.TRANSCRIPTION_BASE_URL,
          apiKey: set.TRANSCRIPTION_API_KEY,
          model: set.TRANSCRIPTION_MODEL,
        }
      : undefined,
    ai: aiOf(set),
    notePatience: noteJobPatience,
    maxUploadBytes: mediaLimits,
    metricsToken: set.METRICS_TOKEN,
    passwordCost: recommendedPasswordCost,
  };
}

/** Without Stripe's keys, the sandbox; in production only if SANDBOX_PAYMENTS turns it on. */
function paymentsOf(set: z.infer<typeof Environment>): Payments {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PUBLISHABLE_KEY, SANDBOX_PAYMENTS } = set;
  const keys = { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PUBLISHABLE_KEY };
  const names = Object.entries(keys);
  const given = names.filter(([, key]) => key !== undefined);
  if (given.length === 0)
    return { kind: (SANDBOX_PAYMENTS ?? set.DATABASE_URL === undefined) ? 'sandbox' : 'off' };
  const [absent] = names.find(([, key]) => key === undefined) ?? [];
  if (absent !== undefined) throw invalidSetting(absent, `it must be set where ${given[0]?.[0] ?? ''} is`);
  if (SANDBOX_PAYMENTS)
    throw invalidSetting('SANDBOX_PAYMENTS', 'it must not be on where Stripe’s keys are set');
  return {
    kind: 'stripe',
    secretKey: STRIPE_SECRET_KEY ?? '',
    webhookSecret: STRIPE_WEBHOOK_SECRET ?? '',
    publishableKey: STRIPE_PUBLISHABLE_KEY ?? '',
  };
}

function aiOf({ AI_BASE_URL, AI_API_KEY, AI_MODEL }: z.infer<typeof Environment>): Ai | undefined {
  if (AI_BASE_URL === undefined) return undefined;
  if (AI_MODEL === undefined) throw invalidSetting('AI_MODEL', 'it must be set where AI_BASE_URL is');
  return { baseUrl: AI_BASE_URL, apiKey: AI_API_KEY, model: AI_MODEL, patience: aiPatience };
}

function explain(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  return issue?.message.startsWith('must') ? issue.message : 'has the wrong form';
}
