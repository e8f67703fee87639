import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { code, imports, sound, types, type Planted } from './fences.cases.ts';
import { packageFolders } from './lib/install.mjs';
import { toolFile } from './lib/node.mjs';
import { at } from './lib/root.mjs';

/** A small Rounds with one violation of each rule, under the repository's own settings. */
const field = mkdtempSync(path.join(tmpdir(), 'rounds-fences-'));
const inField = (...parts: string[]) => path.join(field, ...parts);

const settings = [
  'eslint.config.js',
  '.dependency-cruiser.cjs',
  'knip.config.js',
  '.prettierrc',
  'tsconfig.base.json',
  'tsconfig.json',
];

function layOut(): void {
  for (const file of settings) cpSync(at(file), inField(file));
  for (const folder of packageFolders()) {
    mkdirSync(inField(folder), { recursive: true });
    for (const file of ['package.json', 'tsconfig.json']) {
      if (existsSync(at(folder, file))) cpSync(at(folder, file), inField(folder, file));
    }
    linkPackages(path.join(folder, 'node_modules'));
  }
  for (const { file, code: text } of [...imports, ...code, ...types]) write(file, text);
  for (const [file, text] of Object.entries(sound)) write(file, text);
  write('apps/server/src/ugly.ts', 'export const a   =  "b"');
  const server = JSON.parse(readFileSync(inField('apps/server/package.json'), 'utf8'));
  server.dependencies['left-over'] = '1.0.0';
  write('apps/server/package.json', JSON.stringify(server));
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(inField(file)), { recursive: true });
  writeFileSync(inField(file), text);
}

/** The real packages, with this small repository's own workspaces. */
function linkPackages(folder: string): void {
  if (!existsSync(at(folder))) return;
  mkdirSync(inField(folder));
  for (const name of readdirSync(at(folder))) {
    if (name.startsWith('.') || name === '@rounds') continue;
    symlinkSync(at(folder, name), inField(folder, name));
  }
  if (folder !== 'node_modules') return;
  mkdirSync(inField(folder, '@rounds'));
  for (const workspace of packageFolders().filter((place) => place !== '.')) {
    symlinkSync(inField(workspace), inField(folder, '@rounds', path.basename(workspace)));
  }
}

/**
 * Runs a tool in the small repository. Findings make it fail, so the exit code is ignored and only its output counts.
 */
function run(tool: string, ...args: string[]): Promise<string> {
  return new Promise((resolve) => {
    const options = { cwd: field, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, [tool, ...args], options, (_, stdout) => resolve(stdout));
  });
}

/** "rule file" for every finding. */
type Findings = ReadonlySet<string>;
const finding = (rule: string, file: string) => `${rule} ${file}`;
const found: Record<'imports' | 'code' | 'types', Findings> = {
  imports: new Set(),
  code: new Set(),
  types: new Set(),
};
let knip = '';
let prettier = '';

async function findImports(): Promise<Findings> {
  const tool = toolFile('dependency-cruiser', '.', 'depcruise');
  const { modules } = JSON.parse(await run(tool, 'apps', 'packages', 'scripts', '-T', 'json')) as {
    modules: { source: string; dependencies: { rules?: { name: string }[] }[] }[];
  };
  return new Set(
    modules.flatMap(({ source, dependencies }) =>
      dependencies.flatMap(({ rules = [] }) => rules.map(({ name }) => finding(name, source))),
    ),
  );
}

async function findCode(): Promise<Findings> {
  const files = JSON.parse(await run(toolFile('eslint'), '.', '-f', 'json')) as {
    filePath: string;
    messages: { ruleId: string | null }[];
  }[];
  return new Set(
    files.flatMap(({ filePath, messages }) =>
      messages.map(({ ruleId }) => finding(String(ruleId), path.relative(field, filePath))),
    ),
  );
}

async function findTypes(): Promise<Findings> {
  const lines = (
    await run(toolFile('typescript-native', '.', 'tsc'), '-p', 'packages/contract', '--pretty', 'false')
  ).split('\n');
  return new Set(
    types.flatMap(({ rule, file }) =>
      lines.some((line) => line.startsWith(file) && line.includes(rule)) ? finding(rule, file) : [],
    ),
  );
}

beforeAll(async () => {
  layOut();
  [found.code, [found.imports, found.types, knip, prettier]] = await Promise.all([
    findCode(),
    (async () =>
      [
        await findImports(),
        await findTypes(),
        await run(toolFile('knip'), '--no-progress', '--reporter', 'compact'),
        await run(toolFile('prettier'), '--list-different', 'apps/server/src'),
      ] as const)(),
  ]);
});
afterAll(() => rmSync(field, { recursive: true, force: true }));

const titled = (cases: readonly Planted[]) =>
  cases.map((planted) => [`${planted.rule}: ${planted.file}`, planted] as const);

describe('who may import whom', () => {
  test.each(titled(imports))('%s', (_, { rule, file }) =>
    expect(found.imports).toContain(finding(rule, file)),
  );

  test('every rule has a planted violation, and says what to do instead', () => {
    const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
      forbidden: { name: string; comment: string }[];
    };
    expect(new Set(imports.map(({ rule }) => rule))).toEqual(new Set(forbidden.map(({ name }) => name)));
    for (const { comment } of forbidden) expect(comment.length).toBeGreaterThan(40);
  });

  test('a slice that keeps to the rules passes', () => {
    const blamed = [...found.imports, ...found.code].map((entry) => entry.split(' ')[1]);
    for (const file of Object.keys(sound)) expect(blamed).not.toContain(file);
  });
});

describe('what may be in a file', () => {
  test.each(titled(code))('%s', (_, { rule, file }) => expect(found.code).toContain(finding(rule, file)));
});

describe('what compiles', () => {
  test.each(titled(types))('%s', (_, { rule, file }) => expect(found.types).toContain(finding(rule, file)));
});

describe('what is left over', () => {
  test.each(['apps/server/src/ugly.ts', 'left-over'])('knip reports %s', (what) =>
    expect(knip).toContain(what),
  );
  test('knip reports an export that nobody imports', () => expect(knip).toContain('errors.ts: spare'));
  test('Prettier reports a file out of shape', () => expect(prettier).toContain('apps/server/src/ugly.ts'));
});
