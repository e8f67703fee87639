import http from 'node:http';
import { text } from 'node:stream/consumers';
import { register } from '@rounds/contract/identity/accounts';
import { listScenarios } from '@rounds/contract/learning/scenarios';
import { afterEach, describe, expect, it } from 'vitest';
import { completionOf, newAccount } from '../testing/factories.ts';
import { clonePostgres, prepareFolder } from '../testing/prepared-databases.ts';
import { ServerProcess } from '../testing/server-process.ts';

const askers = 50;

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
}

let server: ServerProcess | undefined;
afterEach(() => server?.remove());

/**
 * One request over a kept-alive connection; rejects when the connection is lost without an answer, or in the middle of
 * one.
 */
function ask(agent: http.Agent, url: string, token: string, body?: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    const call = http.request(url, { agent, method: body ? 'POST' : 'GET', headers }, (reply) => {
      text(reply).then((said) => {
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text: said });
      }, reject);
    });
    call.on('error', reject).end(body && JSON.stringify(body));
  });
}

describe('a server that is told to stop while fifty clients keep asking over kept-alive connections', () => {
  it.each([
    ['pglite', '127.0.0.1'],
    ['postgres', 'localhost'],
  ] as const)(
    'finishes every answer, does nothing that it does not answer, and exits with 0 (%s, on %s)',
    { timeout: 120_000 },
    async (kind, HOST) => {
      const databaseUrl = kind === 'postgres' ? await clonePostgres() : undefined;
      server = await ServerProcess.start(databaseUrl, { HOST }, prepareFolder);
      const { token } = (await server.client.call(register, { body: newAccount() })).body;
      const [scenario] = (await server.client.as(token).call(listScenarios)).body;
      const { origin } = server;
      const acknowledged = new Set<string>();
      const refused: Answer[] = [];
      const broken: string[] = [];
      /** Alternates between recording attempts and reading lists until the server refuses the connection. */
      const keepAsking = async () => {
        const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
        for (let n = 0; ; n += 1) {
          const body = n % 2 ? undefined : completionOf(scenario!);
          const url = body ? `${origin}/api/progress` : `${origin}/api/scenarios`;
          const answer = await ask(agent, url, token, body).catch((error: unknown) => error as Error);
          if (answer instanceof Error) {
            // Nobody is listening any more, or an idle connection was closed as this arrived: the server began nothing.
            // Any other error is real.
            if (!/ECONNREFUSED|ECONNRESET|socket hang up|EPIPE/.test(answer.message))
              broken.push(answer.message);
            break;
          }
          if (answer.status === 200 && body) acknowledged.add(body.attemptId!);
          if (answer.status !== 200) refused.push(answer);
        }
        agent.destroy();
      };
      const asking = Array.from({ length: askers }, keepAsking);
      await expect.poll(() => acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(2 * askers);

      const began = performance.now();
      expect(await server.stop()).toBe(0);
      expect(performance.now() - began).toBeLessThan(8000);
      await Promise.all(asking);
      expect(broken).toEqual([]);
      for (const { status, headers } of refused) {
        expect([status, headers['retry-after'], headers.connection]).toEqual([503, '2', 'close']);
      }
      const rows = await server.inDatabase((db) =>
        db.run<{ id: string }>('select id from scenario_attempts where completed_at is not null'),
      );
      expect(rows.map(({ id }) => id).sort()).toEqual([...acknowledged].sort());
    },
  );
});
