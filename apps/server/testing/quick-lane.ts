import { once } from 'node:events';
import http, { type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listScenarios } from '@rounds/contract/scenarios';
import { vi } from 'vitest';
import type { TestServer } from './app.ts';
import { buildUser } from './factories.ts';

export type Headers = Readonly<Record<string, string>>;

/** One request as it goes over the wire: fetch would ask for compression by itself. */
export async function ask(origin: string, method: string, path: string, headers: Headers, sent?: string) {
  const request = http.request(origin + path, { method, headers, agent: false }).end(sent);
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

/** What may differ between two answers to the same question. */
const ofTheAnswer = [
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'x-request-id',
];
export const lasting = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheAnswer.includes(name)));

/** A learner whom the server remembers, and what of their requests was taken since. */
export async function arrange(server: TestServer) {
  const { token } = await buildUser(server.db, server.clock.now());
  await server.client.as(token).call(listScenarios);
  return { ...watch(server), token, authorization: `Bearer ${token}` };
}

export function watch({ app }: TestServer) {
  const spy = vi.spyOn(app.quickLane, 'take');
  return { taken: () => spy.mock.results.map(({ value }) => value as boolean) };
}
