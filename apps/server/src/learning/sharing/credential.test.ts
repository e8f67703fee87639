import { hash } from 'node:crypto';
import { createShare, downloadCredential } from '@rounds/contract/learning/sharing';
import {
  type JSONWebKeySet,
  createLocalJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  importJWK,
  jwtVerify,
} from 'jose';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { listen, onServer, startServer } from '../../../testing/app.ts';
import { unlockBadge } from '../../../testing/badges.ts';
import { type Learner, registerLearner } from '../../../testing/factories.ts';

const Url = z.url({ protocol: /^http/ });
const Uuid = z.string().regex(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);

/** What Open Badges 3.0 requires of a credential and its token; nothing else may be in it. */
const Credential = z.strictObject({
  '@context': z.tuple([
    z.literal('https://www.w3.org/ns/credentials/v2'),
    z.literal('https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'),
  ]),
  id: Uuid,
  type: z.tuple([z.literal('VerifiableCredential'), z.literal('OpenBadgeCredential')]),
  name: z.string(),
  description: z.string(),
  image: z.strictObject({ id: Url, type: z.literal('Image'), caption: z.string() }),
  issuer: z.strictObject({
    id: Url,
    type: z.tuple([z.literal('Profile')]),
    name: z.literal('Rounds'),
    url: Url,
    description: z.string(),
  }),
  validFrom: z.iso.datetime(),
  credentialSubject: z.strictObject({
    id: Uuid,
    type: z.tuple([z.literal('AchievementSubject')]),
    identifier: z.tuple([
      z.strictObject({
        type: z.literal('IdentityObject'),
        hashed: z.literal(true),
        identityHash: z.string().regex(/^sha256\$[\da-f]{64}$/),
        identityType: z.literal('emailAddress'),
        salt: z.string().min(32),
      }),
    ]),
    achievement: z.strictObject({
      id: Url,
      type: z.tuple([z.literal('Achievement')]),
      achievementType: z.literal('Badge'),
      name: z.string(),
      description: z.string(),
      criteria: z.strictObject({ narrative: z.string().min(1) }),
      image: z.strictObject({ id: Url, type: z.literal('Image'), caption: z.string() }),
    }),
  }),
  credentialSchema: z.array(z.strictObject({ id: Url, type: z.string() })),
  iss: Url,
  sub: Uuid,
  jti: Uuid,
  nbf: z.int(),
});

/** Reads JSON or text from another server, as a verifier does. */
const read = async (url: string) => {
  const reply = await fetch(url);
  expect(reply.status, url).toBe(200);
  return reply;
};

onServer('a badge as a credential', (server) => {
  let learner: Learner;
  let id = 0;
  let origin = '';
  let jwt = '';
  beforeAll(async () => {
    ({ origin } = await listen(server));
    learner = await registerLearner(server);
    id = await unlockBadge(server.db, { userId: learner.user.id, title: "Night Owl's Watch" });
    jwt = (await learner.client.call(downloadCredential, { params: { id } })).body.credential;
  });
  /** The installation claims to be at rounds.test; these tests use its real address. */
  const here = (url: string) => url.replace('http://rounds.test', origin);

  it('is verified by anybody who fetches the key that it names', async () => {
    const header = decodeProtectedHeader(jwt);
    // "Additional JOSE headers are NOT allowed."
    expect(Object.keys(header).sort()).toEqual(['alg', 'kid', 'typ']);
    expect(header).toMatchObject({ alg: 'RS256', typ: 'JWT' });
    const jwk = (await (await read(here(header.kid ?? ''))).json()) as Parameters<typeof importJWK>[0];
    expect(Object.keys(jwk).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    const currentDate = server.clock.now();
    const { payload } = await jwtVerify(jwt, await importJWK(jwk), { currentDate });
    expect(payload.iss).toBe('http://rounds.test/api/badges/issuer');

    const keys = (await (await read(`${origin}/api/badges/keys`)).json()) as JSONWebKeySet;
    expect(keys.keys).toEqual([jwk]);
    // A key set is searched by a key's name, the last part of its address.
    const inSet = createLocalJWKSet({ keys: keys.keys.map((key) => ({ ...key, kid: header.kid ?? '' })) });
    await expect(jwtVerify(jwt, inSet, { currentDate })).resolves.toBeDefined();
  });

  it('says what the standard asks for, and its claims agree', async () => {
    const credential = Credential.parse(decodeJwt(jwt));
    expect(credential).toMatchObject({
      name: "Night Owl's Watch",
      iss: credential.issuer.id,
      sub: credential.credentialSubject.id,
      jti: credential.id,
      validFrom: '2026-03-01T08:30:15.000Z',
      nbf: Date.parse('2026-03-01T08:30:15Z') / 1000,
    });
    const issuer = (await (await read(here(credential.issuer.id))).json()) as object;
    expect(issuer).toMatchObject(credential.issuer);
    const { achievement } = credential.credentialSubject;
    const definition = (await (await read(here(achievement.id))).json()) as object;
    expect(definition).toEqual({ '@context': credential['@context'], ...achievement });
    const image = await read(here(achievement.image.id));
    expect(image.headers.get('content-type')).toContain('image/svg+xml');
    expect(await image.text()).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"[^>]*><path /);
    for (const url of [issuer, definition].map((thing) => (thing as { id: string }).id)) {
      const { headers } = await read(here(url));
      expect(headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  it('identifies its owner only by a salted hash', () => {
    const payload = Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString();
    expect(payload).not.toContain(learner.email);
    expect(payload).not.toContain(learner.user.username);
    const [{ identityHash, salt }] = Credential.parse(decodeJwt(jwt)).credentialSubject.identifier;
    expect(identityHash).toBe(`sha256$${hash('sha256', learner.email.toLowerCase() + salt)}`);
  });

  it('shared with everybody holds nothing to check a guessed address against', async () => {
    const { token } = (await learner.client.call(createShare, { params: { id } })).body;
    const [{ identityHash, salt }] = Credential.parse(decodeJwt(jwt)).credentialSubject.identifier;
    const places = [`/b/${token}/badge.jwt`, `/b/${token}`, `/api/badges/${token}`];
    for (const place of places) {
      const text = await (await fetch(origin + place)).text();
      const payload = /^[\w-]+\.([\w-]+)\.[\w-]+$/.exec(text)?.[1] ?? '';
      const everything = text + Buffer.from(payload, 'base64url').toString();
      for (const secret of [salt, identityHash.replace('sha256$', ''), learner.email, 'IdentityObject']) {
        expect(everything, place).not.toContain(secret);
      }
    }
    const { keys } = (await (await read(`${origin}/api/badges/keys`)).json()) as JSONWebKeySet;
    const file = await (await read(`${origin}/b/${token}/badge.jwt`)).text();
    const verified = await jwtVerify(file, await importJWK(keys[0]!, 'RS256'), {
      currentDate: server.clock.now(),
    });
    expect(verified.payload.sub).toBe(decodeJwt(jwt).sub);
  });

  it('is the same when requested again, and differs from another badge of the same learner', async () => {
    const again = await learner.client.call(downloadCredential, { params: { id } });
    expect(again.body).toEqual({ credential: jwt, fileName: 'night-owls-watch.jwt' });
    const otherId = await unlockBadge(server.db, { userId: learner.user.id });
    const other = await learner.client.call(downloadCredential, { params: { id: otherId } });
    const [one, two] = [decodeJwt(jwt), decodeJwt(other.body.credential)];
    expect(two.sub).toBe(one.sub);
    expect(two.jti).not.toBe(one.jti);
    const stranger = await registerLearner(server);
    const theirs = await unlockBadge(server.db, { userId: stranger.user.id });
    const { credential } = (await stranger.client.call(downloadCredential, { params: { id: theirs } })).body;
    const [a, b] = [jwt, credential].map((token) => Credential.parse(decodeJwt(token)).credentialSubject);
    expect(b?.id).not.toBe(a?.id);
    expect(b?.identifier[0].salt).not.toBe(a?.identifier[0].salt);
  });

  it('fails with any byte changed, and with another installation’s key', async () => {
    const { keys } = (await (await read(`${origin}/api/badges/keys`)).json()) as JSONWebKeySet;
    const key = await importJWK(keys[0]!, 'RS256');
    const [head = '', body = '', signature = ''] = jwt.split('.');
    const altered = JSON.stringify({ ...decodeJwt(jwt), name: 'Chief of Medicine' });
    const flip = (text: string, at: number) =>
      text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
    for (const forged of [
      `${head}.${Buffer.from(altered).toString('base64url')}.${signature}`,
      `${head}.${flip(body, 40)}.${signature}`,
      `${head}.${body}.${flip(signature, 40)}`,
      `${flip(head, 5)}.${body}.${signature}`,
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`,
    ]) {
      await expect(jwtVerify(forged, key, { currentDate: server.clock.now() })).rejects.toThrow();
    }
  });

  it('is a file behind the link, for as long as the badge is shared', async () => {
    const { token } = (await learner.client.call(createShare, { params: { id } })).body;
    const file = await read(`${origin}/b/${token}/badge.jwt`);
    const [own, shared] = [decodeJwt(jwt), decodeJwt(await file.text())];
    const { identifier, ...subject } = Credential.parse(own).credentialSubject;
    expect(identifier).toHaveLength(1);
    expect(shared).toEqual({ ...own, credentialSubject: subject });
    expect(file.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''night-owls-watch.jwt");
    await learner.client.call({ ...createShare, method: 'DELETE' }, { params: { id } });
    expect((await fetch(`${origin}/b/${token}/badge.jwt`)).status).toBe(404);
  });

  it('is signed by one key of the installation, whichever process signs', async () => {
    const second = await startServer(server.db, { clock: server.clock });
    const client = second.client.as(learner.token);
    expect((await client.call(downloadCredential, { params: { id } })).body.credential).toBe(jwt);
    await second.app.close();
  });

  it.each([
    '/api/badges/keys/unknown',
    '/api/badges/achievements/unknown',
    '/api/badges/achievements/x/image.svg',
  ])('has no %s', async (path) => {
    expect((await server.client.send('GET', path)).status).toBe(404);
  });
});
