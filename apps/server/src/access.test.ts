import { createHash } from 'node:crypto';
import { ErrorBody } from '@rounds/contract/errors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Actor, type Actors, createActors, deadTokens } from '../testing/access/actors.ts';
import type { Sample } from '../testing/access/fixtures.ts';
import type { Expected } from '../testing/access/row.ts';
import { access } from '../testing/access/table.ts';
import { type TestServer, listen, onBothServers, startServer } from '../testing/app.ts';
import { onDatabase } from '../testing/databases.ts';
import { type CallName, allEndpoints, callName, noteRoutes } from '../testing/endpoints.ts';
import { address } from '../testing/factories.ts';
import { sendRequest } from '../testing/send-request.ts';

/** What exists under /api outside the contract: its description, and images for other sites. */
const outsideTheContract = /^GET \/api\/(docs(\/.*)?|openapi\.json|badges\/achievements\/:slug\/image\.svg)$/;

const endpoints = await allEndpoints();
const place = 'the x.access.ts of its feature';

onDatabase('pglite', 'the contract and the server', (context) => {
  let routes: Awaited<ReturnType<typeof noteRoutes>>['routes'];
  let server: TestServer;
  beforeAll(async () => {
    ({ routes, started: server } = await noteRoutes(() => startServer(context.db)));
  });
  afterAll(() => server.app.close());

  it('have the same calls', () => {
    const served = routes.filter(({ isStream, name }) => !isStream && !outsideTheContract.test(name));
    expect(served.map(({ name }) => name).sort()).toEqual(endpoints.map(callName).sort());
    expect(served.filter(({ endpoint }) => !endpoint)).toEqual([]);
  });

  it('have a row each in the access table, by default or by name, streams too', () => {
    const calls = [
      ...endpoints.map(callName),
      ...routes.filter(({ isStream }) => isStream).map(({ name }) => name),
    ];
    const missing = calls.filter((name) => !access.has(name));
    expect(missing, `Say who may do this: add a row to ${place}`).toEqual([]);
    const stale = [...access.keys()].filter((name) => !calls.includes(name));
    expect(stale, `There is no such call: remove its row from ${place}`).toEqual([]);
  });
});

const callers = ['nobody', 'an ended session', 'a deleted account', 'stranger', 'member', 'owner'] as const;

onBothServers('who may do what', (server) => {
  let origin = '';
  let dead: Awaited<ReturnType<typeof deadTokens>>;
  beforeAll(async () => {
    ({ origin } = await listen(server));
    dead = await deadTokens(server);
  });

  const tokenOf = (caller: (typeof callers)[number], actors: Actors) => {
    if (caller === 'nobody') return undefined;
    if (caller === 'an ended session') return dead.ended;
    if (caller === 'a deleted account') return dead.deleted;
    return actors[caller].token;
  };
  const send = (
    name: CallName,
    { params = {}, query, body, headers: more = {} }: Sample,
    token: string | undefined,
  ) => {
    const [method = '', path = ''] = name.split(' ');
    const search = query ? `?${new URLSearchParams(query as Record<string, string>).toString()}` : '';
    const url = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key]!)) + search;
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    if (path.endsWith('/events')) return sendRequest(origin, { method, url, headers });
    return server.client.as(token).send(method, url, { body, headers: more, from: address() });
  };

  it.each([...access])('%s', async (name, [fixture, nobody, stranger, member, owner]) => {
    const answers: Record<string, Expected> = {};
    const prepare = async () => {
      const actors = await createActors(server);
      return { actors, sample: await fixture(actors) };
    };
    let prepared: Awaited<ReturnType<typeof prepare>> | null = null;
    for (const caller of callers) {
      const { actors, sample } = (prepared ??= await prepare());
      const reply = await send(name, sample, tokenOf(caller, actors));
      // A refusal changes nothing, as the next caller's answer shows.
      if (reply.status < 400) prepared = null;
      answers[caller] = said(reply);
      if (reply.status < 300) expect(leaks(reply.text, name, actors, caller, sample), caller).toEqual([]);
    }
    const signedOut = { nobody, 'an ended session': nobody, 'a deleted account': nobody };
    expect(answers, `If this is meant, change the row in ${place}`).toEqual({
      ...signedOut,
      stranger,
      member,
      owner,
    });
  });
});

/** An answer in the table's notation. */
function said({ status, text }: { status: number; text: string }): Expected {
  return status < 400 ? status : `${status} ${ErrorBody.parse(JSON.parse(text)).code}`;
}

/** Parts of an answer that belong to others, or to nobody. */
function leaks(text: string, name: CallName, actors: Actors, caller: string, { secret }: Sample): string[] {
  // A sign-in works for anybody with the credentials.
  const others = (['stranger', 'member', 'owner'] as const).filter(
    (one) => one !== caller && !(one === 'owner' && name.includes('/auth/')),
  );
  const privateOf = ({ email, token }: Actor) => [email, token];
  const kept = ['stranger', 'member', 'owner'] as const;
  const hashes = kept.flatMap((one) => {
    const hash = createHash('sha256').update(actors[one].token).digest();
    return [hash.toString('hex'), hash.toString('base64url'), actors[one].password];
  });
  const secrets = [...others.flatMap((one) => privateOf(actors[one])), ...hashes, '$argon2'];
  if (secret && caller !== 'member' && caller !== 'owner') secrets.push(secret);
  return secrets.filter((secret) => text.includes(secret));
}
