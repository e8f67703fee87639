import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../testing/factories.ts';
import { clonePostgres, fail, prepareFolder } from '../testing/prepared-databases.ts';
import { startProgram } from '../testing/processes.ts';
import { runCommand } from './commands.ts';
import { addPost } from './community/forum/index.ts';
import { systemClock } from './platform/clock.ts';
import { readConfig } from './platform/config/config.ts';
import { connect } from './platform/db/engines/connect.ts';
import type { Database } from './platform/db/database.ts';

let root = '';
let environment: Record<string, string> = {};
const open = () => connect(readConfig(environment), fail);
/** A command in its own process, as if run from a terminal. */
const cli = (...args: string[]) => startProgram('src/cli.ts', { args, env: environment, cwd: root }).ended;
/** A command's effect and output, without the seconds that a process takes to start. */
async function run(...args: string[]) {
  const said = { out: '', err: '' };
  const code = await runCommand(args, environment, {
    out: (text) => void (said.out += text),
    err: (text) => void (said.err += text),
  });
  return { code, ...said };
}

const now = systemClock.now();

/** Reports a post and returns its number. */
async function reportedPost(db: Database): Promise<number> {
  const author = await buildUser(db, now, { username: 'author' });
  const reader = await buildUser(db, now, { username: 'reader' });
  const draft = { title: 'Double\u001b[2J it', content: 'Just do it.', category: 'discussion' as const };
  const post = { userId: author.id, body: draft, accepted: 'en' };
  const id = await db.transaction((tx) => addPost(tx, post, now));
  await db.run(
    `insert into content_reports (user_id, kind, content_id, reason, message, created_at)
     values ($1, 'forum_post', $2, 'unsafe-advice', 'Dangerous.', $3)`,
    [reader.id, id, now],
  );
  return id;
}

describe('moderation from the command line, on a data folder', { timeout: 180_000 }, () => {
  let id = 0;
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'rounds-cli-'));
    environment = { DATA_DIR: path.join(root, 'data') };
    await prepareFolder(path.join(root, 'data'));
  });
  afterAll(() => rm(root, { recursive: true }));

  it('lists its commands if given none of them, and names the holder of the folder while a server runs on it', async () => {
    const db = await open();
    id = await reportedPost(db);
    const [held, unknown] = await Promise.all([
      cli('moderation', 'hide', 'forum_post', String(id)),
      cli('moderation', 'hide', 'novel', '1'),
    ]);
    await db.close();
    expect([held.code, held.out]).toEqual([1, '']);
    expect(held.err).toMatch(
      /^The data folder \S+ is held by the Rounds server at http:\/\/localhost:\d+ \(pro/,
    );
    expect(held.err).toContain(`(process ${process.pid})`);
    expect(held.err).not.toContain('    at ');
    expect([unknown.code, unknown.out]).toEqual([2, '']);
    expect(unknown.err).toContain('moderation hide KIND ID');
  });

  it('lists reports, hides texts and settles their reports', async () => {
    const listed = await cli('moderation', 'list');
    expect([listed.code, listed.err]).toEqual([0, '']);
    expect(listed.out).toContain(`forum_post ${id}  by author\n    | Double [2J it Just do it.\n`);
    expect(listed.out).toContain('unsafe-advice  > Dangerous.');

    const hidden = await run('moderation', 'hide', 'forum_post', String(id));
    expect(hidden).toEqual({ code: 0, out: `forum_post ${id} is hidden.\n`, err: '' });
    expect(await run('moderation', 'list')).toEqual({ code: 0, out: 'No reports.\n', err: '' });
    const gone = await cli('moderation', 'show', 'forum_post', '999999');
    expect(gone).toEqual({ code: 1, out: 'There is no forum_post 999999.\n', err: '' });

    const db = await open();
    const hiddenNow = 'select hidden_at is not null as hidden from forum_posts where id = $1';
    expect(await db.run(hiddenNow, [id])).toEqual([{ hidden: true }]);
    await db.close();
  });
});

describe('staff from the command line', { timeout: 180_000 }, () => {
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'rounds-cli-'));
    environment = { DATA_DIR: path.join(root, 'data') };
    await prepareFolder(path.join(root, 'data'));
    const db = await open();
    await buildUser(db, now, { username: 'mara', email: 'mara@example.org' });
    await db.run('update users set email_confirmed_at = created_at');
    await db.close();
  });
  afterAll(() => rm(root, { recursive: true }));

  it('is granted to the address of an account', async () => {
    const granted = await run('staff', 'grant', 'mara@example.org');
    expect(granted).toEqual({ code: 0, out: 'mara@example.org is now platform staff.\n', err: '' });
    expect((await run('staff', 'list')).out).toMatch(/ {2}mara@example\.org {2}mara\n$/);
    expect((await run('staff', 'grant', 'nobody@example.org')).code).toBe(1);
    expect((await run('staff', 'grant')).code).toBe(2);
  });
});

// The commands above run on a data folder, these on a server.
describe('payments from the command line, on PostgreSQL', { timeout: 180_000 }, () => {
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'rounds-cli-'));
    environment = { DATABASE_URL: await clonePostgres(), SANDBOX_PAYMENTS: 'on' };
    const db = await open();
    await db.run(
      `insert into payment_events (event_id, type, object_id, created_at, received_at, processed_at)
       values ('evt_1', 'invoice.paid', 'in_1', $1, $1, $1)`,
      [now],
    );
    await db.close();
  });
  afterAll(() => rm(root, { recursive: true }));

  it('has an event processed again, and says if there is none', async () => {
    expect((await run('payments', 'events')).out).toMatch(/^#1 .* invoice\.paid {2}evt_1 {2}processed\n$/);
    const replayed = await run('payments', 'replay', '1');
    const text = 'Event 1 (invoice.paid) will be processed again within a minute.\n';
    expect(replayed).toEqual({ code: 0, out: text, err: '' });
    expect((await run('payments', 'events')).out).toMatch(/ waiting\n$/);
    expect(await run('payments', 'replay', '7')).toEqual({
      code: 1,
      out: 'There is no event 7.\n',
      err: '',
    });
  });

  it('refuses a refund with a sentence, compares with the gateway, and shows the books', async () => {
    const refund = await run('payments', 'refund', 'invoice=A-0', 'by=Anna', 'reason=charged twice');
    expect(refund).toEqual({ code: 1, out: 'There is no invoice A-0.\n', err: '' });
    const compared = await run('payments', 'reconcile');
    expect(compared).toEqual({ code: 0, out: 'Everything agrees with the payment provider.\n', err: '' });
    expect((await run('ledger', 'balance')).out).toMatch(/^total +0\.00\n$/);
    expect((await run('referrals', 'refused')).out).toBe('No referrals were refused.\n');
  });
});
