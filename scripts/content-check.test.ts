import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildContent, buildQuestion } from '@rounds/clinical-text/testing/builders';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-check-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** JSON is YAML, so a scenario can be written as it is. */
function write(file: string, content: unknown): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
}

function check() {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'content-check.ts'), folder],
    { encoding: 'utf8' },
  );
  return { status, output: stdout + stderr };
}

const withFirst = (overrides: Parameters<typeof buildQuestion>[1]) =>
  buildContent({
    questions: [0, 1, 2, 3, 4].map((number) => buildQuestion(number, number === 0 ? overrides : {})),
  });

test('passes content without a flaw', () => {
  write('nursing/beginner/quiet-night.yaml', buildContent());
  expect(check()).toMatchObject({
    status: 0,
    output: expect.stringContaining('Scenarios: 1, items: 5\nItems with a warning: 0 (0.0 %'),
  });
});

test('fails on a refusal, and says where', () => {
  write('nursing/beginner/quiet-night.yaml', withFirst({ reference: 'BNF' }));
  const { status, output } = check();
  expect(status).toBe(1);
  expect(output).toContain(
    'nursing/beginner/quiet-night.yaml\n  refused reference-without-year, question 1, reference:',
  );
  expect(output).toContain('Refusals: 1 (reference-without-year 1)');
});

test('names the entry and its list if an item of another format is at fault', () => {
  const { options: _, ...question } = buildQuestion(0, { question: 'What goes into the gaps?' });
  const gap = ['a walk', 'a rest', 'A rest'].map((text, index) => ({
    text,
    ...(index === 0 ? { key: true } : { why: 'It can wait for now.' }),
  }));
  const cloze = { ...question, format: 'cloze', passage: 'She needs {1}.', gaps: [gap], scoring: 'each' };
  write('nursing/beginner/quiet-night.yaml', {
    ...buildContent(),
    questions: [...buildContent().questions, cloze],
  });
  expect(check()).toMatchObject({
    status: 1,
    output: expect.stringContaining('refused duplicate-option, question 6, gap 1 entry 3:'),
  });
});

test('fails when more than one item in twenty has a warning', () => {
  write('nursing/beginner/quiet-night.yaml', withFirst({ question: 'Which finding does not matter?' }));
  expect(check()).toMatchObject({
    status: 1,
    output: expect.stringContaining('Items with a warning: 1 (20.0 %'),
  });
});

test.each([
  ['nursing/beginner/quiet-night.yaml', { ...buildContent(), title: 'Short' }, 'error   title:'],
  ['nursing/beginner/quiet-night.yaml', 'title: [', 'error   Not valid YAML:'],
  ['nursing/advanced/quiet-night.yaml', buildContent(), 'error   xpReward is 100 instead of 200'],
  [
    'tech/beginner/quiet-night.yaml',
    buildContent(),
    'error   question 1: "reduction_of_risk" is not a need of tech',
  ],
  ['nursing/quiet-night.yaml', buildContent(), 'error   The path is not'],
])('fails on %s that does not fit', (file, content, message) => {
  write(file, content);
  expect(check()).toMatchObject({ status: 1, output: expect.stringContaining(message) });
});

test('fails on a folder with nothing in it', () => {
  expect(check().status).toBe(1);
});
