import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getTableName, isTable } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { onBothServers } from '../testing/app.ts';
import { learnerEvents } from '../testing/factories.ts';
import { busyLearner, personalTables } from '../testing/personal-data.ts';

const property = 'achievements, points and their ledgers are the learner’s property';
const document = 'a document of the learner’s own, not progress';

/** Tables of learning features whose rows stay when a learner's learning expires, each with its reason. */
const kept: Readonly<Record<string, string>> = {
  learner_totals: 'its figures become those of what is left (progress/erase-learning.test.ts)',
  xp_ledger: property,
  points_transactions: property,
  user_achievements: property,
  badge_shares: property,
  user_notes: document,
  note_based_tests: document,
  note_based_scenarios: document,
  lecture_files: document,
  content_rights_verification: document,
  transcription_jobs: document,
  lecture_uploads: 'a document on its way, which ends by itself within a day',
  note_analysis_jobs: 'work on documents of the learner’s own',
  question_withdrawals: 'about questions; staff are named as those who decided',
  question_marks: 'what the learner wrote beside a question',
  scenario_reports: 'what the learner told us of a question',
  review_settings: 'a setting',
  look_back_readers: 'a setting',
};

/** Tables about learning: those of the domain, and of the leagues, which are made from it. */
async function learningTables(): Promise<string[]> {
  const folder = path.dirname(fileURLToPath(import.meta.url));
  const files = globSync(['learning/*/*.tables.ts', 'community/leagues/*.tables.ts'], { cwd: folder });
  const modules = (await Promise.all(files.map((file) => import(path.join(folder, file))))) as object[];
  return modules.flatMap((module) =>
    Object.values(module)
      .filter((value) => isTable(value))
      .map(getTableName),
  );
}

onBothServers('learning that expires', (server) => {
  it('leaves no row in any learning table, except those that stay for a reason', async () => {
    const { user } = await busyLearner(server);
    const { all } = await personalTables(server.db);
    const tables = (await learningTables()).filter((table) => all.includes(table)).sort();
    expect(Object.keys(kept).filter((table) => !tables.includes(table))).toEqual([]);
    const filled = async () => {
      const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`);
      const [row] = await server.db.run<Record<string, number>>(`select ${counts.join(', ')}`);
      return tables.filter((table) => row![table]! > 0);
    };
    // An empty table would go unnoticed, so testing/personal-data.ts gives each one a row.
    expect(await filled()).toEqual(tables);
    await server.db.transaction((tx) => learnerEvents.learningExpired(tx, user.id, server.clock.now()));
    expect((await filled()).filter((table) => kept[table] === undefined)).toEqual([]);
  }, 60_000);
});
