import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentFolder } from '../../../testing/prepared-databases.ts';
import { ContentError } from '../../platform/content.ts';
import { readScenario, readScenarioFiles } from './scenarios.content.ts';

const name = 'nursing/beginner/first-steps.yaml';
let text = '';
beforeAll(async () => {
  text = await readFile(path.join(contentFolder, name), 'utf8');
});

describe('a scenario file', () => {
  it('takes path, difficulty and slug from its location', () => {
    expect(readScenario('doctor/advanced/first-steps.yaml', text)).toMatchObject({
      slug: 'doctor/advanced/first-steps',
      careerPath: 'doctor',
      difficulty: 'advanced',
      title: 'First steps on the ward',
      xpReward: 100,
    });
  });

  it('has another hash when a letter changes', () => {
    const other = text.replace('First steps', 'First strides');
    expect(readScenario(name, other).hash).not.toBe(readScenario(name, text).hash);
    expect(readScenario(name, text).hash).toBe(readScenario(name, text).hash);
  });

  it.each([
    ['stands in no career path', 'surgery/beginner/x.yaml', (all: string) => all, 'surgery/beginner/x.yaml'],
    ['stands in no difficulty', 'nursing/expert/x.yaml', (all: string) => all, 'nursing/expert/x.yaml'],
    ['lacks a field', name, (all: string) => all.replace(/^title:.*$/m, ''), 'title'],
    ['has a field too many', name, (all: string) => `${all}colour: red\n`, name],
    [
      'has a bad value deep inside',
      name,
      (all: string) => all.replace('bloom: apply', 'bloom: guess'),
      'tags.bloom',
    ],
  ])('is rejected with its name and position when it %s', (_what, file, change, mentioned) => {
    expect(() => readScenario(file, change(text))).toThrow(ContentError);
    expect(() => readScenario(file, change(text))).toThrow(file);
    expect(() => readScenario(file, change(text))).toThrow(mentioned);
  });

  it.each([
    ['is no YAML', (all: string) => `${all}\n\t: [`],
    ['has two keys in a question', (all: string) => all.replace(/why: .*$/m, 'key: true')],
  ])('is rejected with its name when it %s', (_what, change) => {
    expect(() => readScenario(name, change(text))).toThrow(name);
  });
});

describe('a content folder', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'rounds-content-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('yields every .yaml file below it, in order of name', async () => {
    const found = await readScenarioFiles(contentFolder);
    expect(found.map(({ slug }) => slug)).toEqual([
      'doctor/intermediate/second-opinion',
      'nursing/advanced/third-watch',
      'nursing/beginner/first-steps',
    ]);
  });

  it('without scenarios, or missing, is an error: it would retire every scenario', async () => {
    await expect(readScenarioFiles(folder)).rejects.toThrow(
      /^There is not one scenario in .*does not start\.$/,
    );
    await expect(readScenarioFiles(path.join(folder, 'gone'))).rejects.toThrow(ContentError);
  });

  it('ignores other files', async () => {
    await writeFile(path.join(folder, 'README.md'), '# Notes');
    await mkdir(path.join(folder, 'nursing/beginner'), { recursive: true });
    await writeFile(path.join(folder, name), text);
    expect(await readScenarioFiles(folder)).toHaveLength(1);
  });
});
