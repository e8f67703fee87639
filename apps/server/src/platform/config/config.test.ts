import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('settings', () => {
  it('have defaults that work on a laptop', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: path.resolve('./data'),
      databaseUrl: undefined,
      databasePool: 20,
      publicUrl: undefined,
      storageUrl: undefined,
      transcription: undefined,
      ai: undefined,
      maxUploadBytes: { audio: 500 * 1024 * 1024, video: 1024 * 1024 * 1024 },
      demo: true,
      smtpUrl: undefined,
      mailFrom: 'Rounds <no-reply@rounds.example>',
      contactEmail: undefined,
      trustProxy: [],
      logLevel: 'info',
      payments: { kind: 'sandbox' },
      freeAccessCode: undefined,
      metricsToken: undefined,
      notePatience: 2000,
      passwordCost: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
    });
  });

  it('count as absent when blank', () => {
    const blank = {
      PORT: ' ',
      HOST: '',
      DATABASE_URL: '',
      DEMO: '',
      PUBLIC_URL: '',
      SMTP_URL: '',
      TRUST_PROXY: '',
    };
    expect(readConfig(blank)).toEqual(readConfig({}));
  });

  it.each([
    [{ PORT: '8080' }, { port: 8080 }],
    [{ PORT: '0' }, { port: 0 }],
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    [{ DATA_DIR: '/var/lib/rounds' }, { dataDir: '/var/lib/rounds' }],
    [{ PUBLIC_URL: 'https://rounds.example.org/' }, { publicUrl: 'https://rounds.example.org' }],
    [{ PUBLIC_URL: 'https://example.org/rounds//' }, { publicUrl: 'https://example.org/rounds' }],
    [{ SMTP_URL: 'smtps://mail.example.org:465' }, { smtpUrl: 'smtps://mail.example.org:465' }],
    [{ TRUST_PROXY: '10.0.0.1, 192.168.0.0/16,::1' }, { trustProxy: ['10.0.0.1', '192.168.0.0/16', '::1'] }],
    [{ TRUST_PROXY: 'loopback' }, { trustProxy: ['loopback'] }],
    [{ MAIL_FROM: 'rounds@example.org' }, { mailFrom: 'rounds@example.org' }],
    [{ MAIL_FROM: 'Röunds, Inc. <rounds@example.org>' }, { mailFrom: 'Röunds, Inc. <rounds@example.org>' }],
    [{ CONTACT_EMAIL: ' help@example.org ' }, { contactEmail: 'help@example.org' }],
    [{ SMTP_URL: 'smtp://me:hush@10.0.0.1:25' }, { smtpUrl: 'smtp://me:hush@10.0.0.1:25' }],
    [{ LOG_LEVEL: 'debug' }, { logLevel: 'debug' }],
    [{ DATABASE_POOL: '50' }, { databasePool: 50 }],
    [{ STORAGE_URL: '/srv/files' }, { storageUrl: '/srv/files' }],
    [
      { STORAGE_URL: 's3://rounds/lectures?endpoint=https://s3.example.org' },
      { storageUrl: 's3://rounds/lectures?endpoint=https://s3.example.org' },
    ],
    [{ TRANSCRIPTION_MODEL: 'whisper-2' }, { transcription: undefined }],
    [
      { TRANSCRIPTION_BASE_URL: 'https://speech.example.org/v1/' },
      {
        transcription: { baseUrl: 'https://speech.example.org/v1', apiKey: undefined, model: 'whisper-1' },
      },
    ],
    [
      {
        TRANSCRIPTION_BASE_URL: 'http://10.0.0.1:9000/v1',
        TRANSCRIPTION_API_KEY: 'hush',
        TRANSCRIPTION_MODEL: 'large',
      },
      { transcription: { baseUrl: 'http://10.0.0.1:9000/v1', apiKey: 'hush', model: 'large' } },
    ],
    [{ AI_MODEL: 'large' }, { ai: undefined }],
    [
      { AI_BASE_URL: 'http://10.0.0.1:9000/v1/', AI_API_KEY: 'hush', AI_MODEL: 'large' },
      { ai: { baseUrl: 'http://10.0.0.1:9000/v1', apiKey: 'hush', model: 'large', patience: 45_000 } },
    ],
    [{ METRICS_TOKEN: 'sixteen-letters!' }, { metricsToken: 'sixteen-letters!' }],
  ])('%o', (env, expected) => {
    expect(readConfig(env)).toMatchObject(expected);
  });

  it.each([
    ['without a server', {}, true],
    ['with a server', { DATABASE_URL: 'postgres://db/rounds' }, false],
    ['with a server, switched on by name', { DATABASE_URL: 'postgresql://db/rounds', DEMO: 'on' }, true],
    ['without a server, switched off', { DEMO: 'off' }, false],
  ])('the demo %s', (_what, env, demo) => {
    expect(readConfig(env).demo).toBe(demo);
  });

  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_one',
    STRIPE_WEBHOOK_SECRET: 'whsec_two',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_three',
  };
  const production = { DATABASE_URL: 'postgres://db/rounds' };
  it.each([
    ['without keys', {}, 'sandbox'],
    ['in production without keys', production, 'off'],
    ['in production, switched on by name', { ...production, SANDBOX_PAYMENTS: 'on' }, 'sandbox'],
    ['switched off', { SANDBOX_PAYMENTS: 'off' }, 'off'],
    ['with keys', { ...production, ...keys }, 'stripe'],
  ])('payments %s', (_what, env, kind) => {
    expect(readConfig(env).payments.kind).toBe(kind);
  });

  it('an incomplete set of keys stops the start, and so do keys together with the sandbox', () => {
    const { STRIPE_WEBHOOK_SECRET, ...rest } = keys;
    expect(() => readConfig(rest)).toThrow("The setting STRIPE_WEBHOOK_SECRET can't be used");
    expect(() => readConfig({ STRIPE_WEBHOOK_SECRET })).toThrow('STRIPE_SECRET_KEY');
    expect(() => readConfig({ ...keys, SANDBOX_PAYMENTS: 'on' })).toThrow('SANDBOX_PAYMENTS');
  });

  it('an AI service needs a model', () => {
    expect(() => readConfig({ AI_BASE_URL: 'https://ai.example.org/v1' })).toThrow(
      "The setting AI_MODEL can't be used: it must be set where AI_BASE_URL is.",
    );
  });

  it.each([
    ['PORT', 'http', 'port number'],
    ['PORT', '70000', 'port number'],
    ['PORT', '-1', 'port number'],
    ['PORT', '80.5', 'port number'],
    ['PORT', '0x1F90', 'port number'],
    ['PORT', '1e3', 'port number'],
    ['DATABASE_URL', 'mysql://db/rounds', 'postgres://'],
    ['DATABASE_URL', 'localhost:5432', 'postgres://'],
    ['DATABASE_POOL', '1', 'from 2 to 200'],
    ['DATABASE_POOL', '201', 'from 2 to 200'],
    ['DATABASE_POOL', 'many', 'from 2 to 200'],
    ['DATABASE_POOL', '0x10', 'from 2 to 200'],
    ['PUBLIC_URL', 'rounds.example.org', 'https://'],
    ['PUBLIC_URL', 'ftp://rounds.example.org', 'https://'],
    ['PUBLIC_URL', 'https://rounds.example.org/?from=mail', 'query'],
    ['PUBLIC_URL', 'https://rounds.example.org/#top', 'fragment'],
    ['PUBLIC_URL', 'https://me:hush@rounds.example.org', 'password'],
    ['PUBLIC_URL', 'https://me@rounds.example.org', 'password'],
    ['DEMO', 'yes', 'on, off'],
    ['DEMO', 'true', 'on, off'],
    ['SMTP_URL', 'mail.example.org', 'smtp://'],
    ['SMTP_URL', 'smtp://', 'host'],
    ['SMTP_URL', 'smtp://?pool=true', 'host'],
    ['MAIL_FROM', 'x', 'email address'],
    ['MAIL_FROM', 'Rounds', 'email address'],
    ['MAIL_FROM', 'Rounds <no-reply>', 'email address'],
    ['MAIL_FROM', 'a@b.example, c@d.example', 'email address'],
    ['MAIL_FROM', 'Rounds <a@b.example>\nBcc: c@d.example', 'email address'],
    ['CONTACT_EMAIL', 'help', 'email address'],
    ['CONTACT_EMAIL', 'Help <help@example.org>', 'email address'],
    ['CONTACT_EMAIL', 'a@example.org,b@example.org', 'email address'],
    ['CONTACT_EMAIL', 'a@example.org?bcc=b@example.org', 'email address'],
    ['LOG_LEVEL', 'loud', 'trace, debug, info'],
    ['STRIPE_SECRET_KEY', 'pk_test_swapped', 'sk_'],
    ['STRIPE_WEBHOOK_SECRET', 'sk_test_swapped', 'whsec_'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_test_swapped', 'pk_'],
    ['SANDBOX_PAYMENTS', 'yes', 'on, off'],
    ['FREE_ACCESS_CODE', 'short', '6 to 40'],
    ['METRICS_TOKEN', 'short', '16 characters'],
    ['STORAGE_URL', 'files', 'absolute path'],
    ['STORAGE_URL', 's3://', 's3://bucket'],
    ['STORAGE_URL', 'https://s3.example.org/bucket', 's3://bucket'],
    ['STORAGE_URL', 's3://key@bucket', 's3://bucket'],
    ['STORAGE_URL', 's3://bucket?endpoint=ftp://s3.example.org', 's3://bucket'],
    ['TRANSCRIPTION_BASE_URL', 'speech.example.org', 'https://'],
    ['AI_BASE_URL', 'ai.example.org', 'https://'],
    ['TRUST_PROXY', 'the one in front', 'address'],
    ['TRUST_PROXY', '10.0.0.0/99', 'address'],
    ['TRUST_PROXY', '10.0.0.1,', 'address'],
  ])('%s="%s" stops the start with a message that names it', (name, value, mentioned) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^The setting ${name} can't be used: it .+\\.`));
    expect(read).toThrow(mentioned);
  });

  it.each([
    ['DATABASE_URL', 'mysql://rounds:secret-of-the-database@db/rounds', 'secret-of-the-database'],
    ['SMTP_URL', 'http://rounds:secret-of-the-mail@mail', 'secret-of-the-mail'],
    ['PUBLIC_URL', 'https://rounds:secret-of-the-site@rounds.example', 'secret-of-the-site'],
    ['METRICS_TOKEN', 'short-secret', 'short-secret'],
    ['STRIPE_SECRET_KEY', 'a-secret-of-stripe', 'a-secret-of-stripe'],
    ['FREE_ACCESS_CODE', 'a secret code', 'a secret code'],
    ['STORAGE_URL', 's3://key:a-secret-of-s3@bucket', 'a-secret-of-s3'],
    ['TRANSCRIPTION_BASE_URL', 'ftp://me:secret-of-speech@10.0.0.1', 'secret-of-speech'],
    ['AI_BASE_URL', 'ftp://me:secret-of-ai@10.0.0.1', 'secret-of-ai'],
  ])('%s is a secret, so a wrong value is not repeated', (name, value, secret) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
    expect(() => readConfig({ [name]: value })).not.toThrow(secret);
  });
});
