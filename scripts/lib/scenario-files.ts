import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PlacedScenario } from '@rounds/clinical-text/gate';
import { careerPaths, difficulties } from '@rounds/contract/common.rules';
import { AuthoredScenario } from '@rounds/contract/learning/scenarios.content';
import { parse } from 'yaml';

/** The folder of the scenarios that Rounds ships with. */
export const scenariosFolder = path.join(import.meta.dirname, '../../content/scenarios');

/** The files of a folder laid out as careerPath/difficulty/slug.yaml, in order, relative to it. */
export function scenarioFiles(root: string): readonly string[] {
  return globSync('**/*.{yaml,yml}', { cwd: root }).toSorted();
}

/** A file's scenario, or what keeps it from being one. */
export type ScenarioFile =
  | { readonly scenario: PlacedScenario; readonly errors: readonly [] }
  | { readonly scenario: null; readonly errors: readonly string[] };

/** Reads one file against the contract's schema; its path gives the career path, the difficulty and the slug. */
export function readScenario(root: string, file: string): ScenarioFile {
  const failed = (...errors: string[]): ScenarioFile => ({ scenario: null, errors });
  const [folder, level, name, ...deeper] = file.split(path.sep);
  const careerPath = careerPaths.find((each) => each === folder);
  const difficulty = difficulties.find((each) => each === level);
  if (!careerPath || !difficulty || !name || deeper.length > 0)
    return failed('The path is not careerPath/difficulty/slug.yaml');
  let data: unknown;
  try {
    data = parse(readFileSync(path.join(root, file), 'utf8'));
  } catch (error) {
    return failed(`Not valid YAML: ${error instanceof Error ? error.message : String(error)}`);
  }
  const result = AuthoredScenario.safeParse(data);
  if (!result.success)
    return failed(...result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  return {
    scenario: { slug: path.basename(name, '.yaml'), careerPath, difficulty, content: result.data },
    errors: [],
  };
}
