import { execFileSync } from 'node:child_process';
import http from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { register } from '@rounds/contract/identity/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, overHttp } from '../testing/client.ts';
import { newAccount } from '../testing/factories.ts';
import { prepareFolder } from '../testing/prepared-databases.ts';
import { type ChildProgram, startProgram } from '../testing/processes.ts';

const mb = 1024;
/** Measured: 0 to 8. A separate list for each limit would give hundreds. */
const maxGrowthMb = 50;
/**
 * CPU time of the whole process in seconds: the server's work for one flood is the longest that anybody else may have
 * to wait. Measured: 0.1 to 1.3; it was 6.3 to 8.9 when each limit's list was compressed separately, and everybody else
 * waited for 22 seconds. Unlike that wait, CPU time hardly grows on a busy machine.
 */
const maxCpuSeconds = 5;

/** Resident memory of a process, in kB. */
const memoryOf = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));

/** CPU time that a process has used so far, in whole seconds: [days-][hours:]minutes:seconds, with hundredths on macOS. */
function cpuSecondsOf(pid: number): number {
  const [, days = '0', time = ''] =
    /^(?:(\d+)-)?([\d:]+)/.exec(
      execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' }).trim(),
    ) ?? [];
  return time.split(':').reduce((sum, part) => 60 * sum + Number(part), 0) + Number(days) * 86_400;
}

/** The status of a request on its own connection. The body is read and discarded, to leave time for others. */
const statusOf = (url: string, headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    http
      .get(url, { agent: false, headers }, (reply) => {
        reply.resume().on('end', () => resolve(reply.statusCode ?? 0));
      })
      .on('error', reject);
  });

describe('a server with the whole content, flooded by one learner', { timeout: 180_000 }, () => {
  let root = '';
  let started: ChildProgram;
  let origin = '';
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'rounds-floods-'));
    await prepareFolder(path.join(root, 'data'));
    const env = { PORT: '0', DEMO: 'off', LOG_LEVEL: 'error', DATA_DIR: path.join(root, 'data') };
    started = startProgram('src/main.ts', { cwd: root, env });
    const said = await started.printed('listening on');
    const [, port] = /http:\/\/localhost:(\d+)/.exec(said) ?? [];
    origin = `http://127.0.0.1:${port}`;
  }, 120_000);
  afterAll(async () => {
    started.child.kill('SIGKILL');
    await started.ended;
    await rm(root, { recursive: true });
  });

  /** Sends all requests at once, and watches the memory while somebody else requests the first page. */
  async function flood(paths: readonly string[], encoding: string) {
    const pid = started.child.pid!;
    const { body } = await new Client(overHttp(origin)).call(register, { body: newAccount() });
    const ask = (path: string) =>
      statusOf(origin + path, { authorization: `Bearer ${body.token}`, 'accept-encoding': encoding });
    // Warm-up: what a process needs for its first requests doesn't count.
    for (let n = 0; n < 3; n += 1) await Promise.all(paths.slice(0, 20).map(ask));
    const cpuBefore = cpuSecondsOf(pid);
    const before = memoryOf(pid);
    let peak = before;
    let isOver = false;
    const watch = async () => {
      while (!isOver) {
        await statusOf(`${origin}/`, {});
        peak = Math.max(peak, memoryOf(pid));
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    const statuses = new Set<number>();
    const watching = watch();
    for (const status of await Promise.all(paths.map(ask))) statuses.add(status);
    isOver = true;
    await watching;
    const work = cpuSecondsOf(pid) - cpuBefore;
    return { statuses, grown: (peak - before) / mb, work };
  }

  it.each(['br', 'gzip', 'identity'])(
    'with 440 different limits of the list (%s) stays small, quick and correct',
    async (encoding) => {
      const paths = Array.from({ length: 440 }, (_, n) => `/api/scenarios?limit=${n + 1}`);
      const { statuses, grown, work } = await flood(paths, encoding);
      expect(statuses).toEqual(new Set([200]));
      expect(grown).toBeLessThan(maxGrowthMb);
      expect(work).toBeLessThan(maxCpuSeconds);
    },
  );

  it.each(['/api/docs/swagger-ui-bundle.js', '/api/openapi.json', '/metrics'])(
    'with 200 requests for %s stays small, quick and correct',
    async (path) => {
      const paths = Array.from({ length: 200 }, () => path);
      const { statuses, grown, work } = await flood(paths, 'br');
      expect(statuses).toEqual(new Set([200]));
      expect(grown).toBeLessThan(maxGrowthMb);
      expect(work).toBeLessThan(maxCpuSeconds);
    },
  );

  it('with 440 requests for most of the list stays small and quick', async () => {
    const { statuses, grown, work } = await flood(
      Array.from({ length: 440 }, () => '/api/scenarios?limit=59'),
      'br',
    );
    expect(statuses).toEqual(new Set([200]));
    expect(grown).toBeLessThan(maxGrowthMb);
    expect(work).toBeLessThan(maxCpuSeconds);
  });
});
