import { existsSync, readFileSync, rmSync } from 'node:fs';
import { packageFolders } from './install.mjs';
import { toolFile } from './node.mjs';
import { at, inCache } from './root.mjs';
import { capture, foreground } from './run.mjs';
import { countPlaywright, countVitest } from './tally.mjs';

/**
 * @typedef {import('./tally.mjs').Tally} Tally
 * @typedef {{ code: number, output?: string, tally?: Tally }} Outcome
 * @typedef {object} Stage
 * @property {string} name
 * @property {'static' | 'tests' | 'faults'} kind static ones run two at a time and print only when they fail
 * @property {('build' | 'browser' | 'media' | 'postgres')[]} [needs]
 * @property {(node: string, env: NodeJS.ProcessEnv) => Promise<Outcome>} run
 */

/** Runs tools one after the other, all of them, and keeps what they print. @param {string[][]} commands */
const tools = (commands) => async (/** @type {string} */ node, /** @type {NodeJS.ProcessEnv} */ env) => {
  const outcomes = [];
  for (const args of commands) outcomes.push(await capture(node, args, { env }));
  return {
    code: Math.max(...outcomes.map(({ code }) => code)),
    output: outcomes.map(({ output }) => output).join(''),
  };
};

/**
 * By default the compiler runs four checkers, each of which reads the shared files itself: on two cores, that work is
 * done twice.
 */
function typeChecks() {
  const projects = packageFolders().filter((folder) => existsSync(at(folder, 'tsconfig.json')));
  return projects.map((folder) => {
    const note = inCache('types', `${folder.replaceAll(/\W/g, '-')}.tsbuildinfo`);
    return [
      toolFile('typescript-native', '.', 'tsc'),
      '-p',
      folder,
      '--checkers',
      '1',
      '--incremental',
      '--tsBuildInfoFile',
      note,
    ];
  });
}

/** Runs a test runner in the foreground and reads its figures from the report it writes. */
async function counted(
  /** @type {string} */ node,
  /** @type {string[]} */ args,
  /** @type {NodeJS.ProcessEnv} */ env,
  /** @type {string} */ report,
  /** @type {(report: any) => Tally} */ count,
) {
  rmSync(report, { force: true });
  const code = await foreground(node, args, { env });
  const tally = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  // A runner that fails outside its tests (a file that does not load, a server that does not start) counts as one
  // failure.
  if (code !== 0 && tally.failed === 0) tally.failed = 1;
  return { code, tally };
}

function vitest(/** @type {string} */ name, /** @type {string[]} */ ...more) {
  return (/** @type {string} */ node, /** @type {NodeJS.ProcessEnv} */ env) => {
    const report = inCache('reports', `${name}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    return counted(node, [toolFile('vitest'), 'run', ...more, ...reporters], env, report, countVitest);
  };
}

function playwright(/** @type {string} */ node, /** @type {NodeJS.ProcessEnv} */ env) {
  const report = inCache('reports', 'journeys.json');
  const args = [toolFile('@playwright/test', '.', 'playwright'), 'test', '--reporter=list,json'];
  return counted(node, args, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, report, countPlaywright);
}

function contentCheck(/** @type {string} */ _node, /** @type {NodeJS.ProcessEnv} */ env) {
  const { scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  if (!scripts['content:check']) return Promise.resolve({ code: 0 });
  return capture('npm', ['run', '--silent', 'content:check'], { env });
}

const eslint = (/** @type {string[]} */ ...args) =>
  tools([[toolFile('eslint'), ...args, '--max-warnings=0']]);

/** Everything that is checked, in the order of the report. @type {() => Stage[]} */
export const stages = () => [
  // The longest first. ESLint reads types: of the client in one process, of everything else in another.
  { name: 'lint', kind: 'static', run: eslint('.', '--ignore-pattern=apps/web/') },
  { name: 'lint-web', kind: 'static', run: eslint('apps/web') },
  { name: 'types', kind: 'static', run: tools(typeChecks()) },
  {
    name: 'format',
    kind: 'static',
    run: tools([[toolFile('prettier'), '.', '--check', '--log-level=warn']]),
  },
  {
    name: 'dependencies',
    kind: 'static',
    run: tools([
      [toolFile('dependency-cruiser', '.', 'depcruise'), 'apps', 'packages', 'scripts', 'e2e', 'bench'],
    ]),
  },
  { name: 'knip', kind: 'static', run: tools([[toolFile('knip'), '--no-progress', '--no-config-hints']]) },
  { name: 'content', kind: 'static', run: contentCheck },
  { name: 'unit', kind: 'tests', needs: ['postgres', 'media'], run: vitest('unit') },
  {
    name: 'components',
    kind: 'tests',
    needs: ['browser'],
    run: vitest('components', '--config', 'apps/web/vitest.config.ts'),
  },
  { name: 'journeys', kind: 'tests', needs: ['build', 'browser'], run: playwright },
  {
    name: 'faults',
    kind: 'faults',
    needs: ['postgres'],
    run: vitest('faults', '--config', 'vitest.faults.config.ts'),
  },
];
