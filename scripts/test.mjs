import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build-web.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureMedia } from './lib/media.mjs';
import { environmentFor, findNode } from './lib/node.mjs';
import { inCache } from './lib/root.mjs';
import { onSignals } from './lib/run.mjs';
import { UserError, main, say, formatDuration } from './lib/say.mjs';
import { stages } from './lib/stages.mjs';
import { sum } from './lib/tally.mjs';
import { startPostgres } from './postgres.mjs';

/** @typedef {import('./lib/stages.mjs').Stage} Stage */
/** @typedef {import('./lib/stages.mjs').Outcome} Outcome */
/** @typedef {{ stage: Stage, outcome: Outcome, took: number }} Result */

/** `--only=unit,lint` picks stages; without it, all except those that take minutes. */
function chosenStages() {
  const all = stages();
  const only = process.argv.slice(2).find((argument) => argument.startsWith('--only='));
  const stray = process.argv.slice(2).find((argument) => argument !== only);
  const names = only?.slice('--only='.length).split(',');
  const unknown = stray ?? names?.find((name) => !all.some((stage) => stage.name === name));
  if (unknown) {
    const known = all.map(({ name }) => name).join(', ');
    throw new UserError(`"${unknown}" is not understood. Use --only= with some of: ${known}.`);
  }
  return all.filter(({ name, kind }) => (names ? names.includes(name) : kind !== 'faults'));
}

/** What stages need is created once, and removed when everything is done. */
class Needs {
  /** @type {NodeJS.ProcessEnv} */ env;
  /** @type {import('./postgres.mjs').Cluster | undefined} */ #cluster;

  constructor(/** @type {string} */ node) {
    this.node = node;
    this.env = { ...environmentFor(node), NODE_COMPILE_CACHE: inCache('compiled', 'tests') };
  }

  async meet(/** @type {Stage['needs']} */ needs = []) {
    if (needs.includes('build')) await ensureBuilt(this.node);
    if (needs.includes('browser')) this.env['CHROME_PATH'] = await ensureBrowser();
    if (needs.includes('media')) await ensureMedia();
    if (needs.includes('postgres') && !this.env['TEST_DATABASE_URL']) {
      this.#cluster = await startPostgres();
      this.env['TEST_DATABASE_URL'] = this.#cluster.url;
    }
  }

  async release() {
    await this.#cluster?.stop();
  }
}

/** @param {Stage} stage @param {Needs} needs @returns {Promise<Result>} */
async function runStage(stage, needs) {
  if (stage.kind !== 'static') say(`\n── ${stage.name}`);
  const began = Date.now();
  const outcome = await needs
    .meet(stage.needs)
    .then(() => stage.run(needs.node, needs.env))
    .catch((/** @type {unknown} */ error) => {
      if (!(error instanceof UserError)) throw error;
      return {
        code: 1,
        output: error.message,
        tally: { passed: 0, failed: stage.kind === 'static' ? 0 : 1, skipped: 0 },
      };
    });
  const took = Date.now() - began;
  if (outcome.code !== 0 && outcome.output) {
    say(`${stage.kind === 'static' ? `\n── ${stage.name}\n` : ''}${outcome.output.trimEnd()}\n`);
  }
  say(`${outcome.code === 0 ? 'ok    ' : 'FAILED'} ${stage.name.padEnd(13)} ${formatDuration(took)}`);
  return { stage, outcome, took };
}

/** Set by a signal: running stages get it themselves, and no new ones start. */
let interrupted = false;

/** Two at a time: what reads the code only. @param {Stage[]} list @param {Needs} needs */
async function runInPairs(list, needs) {
  const waiting = [...list];
  /** @type {Result[]} */
  const results = [];
  const work = async () => {
    for (let stage = waiting.shift(); stage && !interrupted; stage = waiting.shift()) {
      results.push(await runStage(stage, needs));
    }
  };
  await Promise.all([work(), work()]);
  return results;
}

/** @param {Result[]} results @param {number} took */
function report(results, took) {
  const failed = results.filter(({ outcome }) => outcome.code !== 0).map(({ stage }) => stage.name);
  const total = sum(results.flatMap(({ outcome }) => outcome.tally ?? []));
  say('');
  for (const trouble of total.troubles ?? []) say(`${trouble}\n`);
  if (total.skipped > 0) say(`${total.skipped} skipped`);
  if (total.retried)
    say(`${total.retried} passed only on the second try: listed above as flaky, to be fixed`);
  if (interrupted) say('Interrupted.');
  else if (failed.length > 0) say(`Failed in ${formatDuration(took)}: ${failed.join(', ')}`);
  else say(`All stages passed in ${formatDuration(took)}.`);
  say(`${total.passed} passed, ${total.failed} failed`);
  if (interrupted) return 130;
  return failed.length > 0 ? 1 : 0;
}

await main(async () => {
  const began = Date.now();
  const node = await findNode();
  await ensureInstalled(node);
  const chosen = chosenStages();
  const needs = new Needs(node);
  onSignals(() => (interrupted = true));
  try {
    const results = await runInPairs(
      chosen.filter(({ kind }) => kind === 'static'),
      needs,
    );
    for (const stage of chosen.filter(({ kind }) => kind !== 'static')) {
      if (!interrupted) results.push(await runStage(stage, needs));
    }
    return report(results, Date.now() - began);
  } finally {
    await needs.release();
  }
});
