import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root.mjs';

/**
 * `retried` are among the passed; `troubles` describes each failure in a few lines, even if the next try passed.
 * @typedef {{ passed: number, failed: number, skipped: number, retried?: number, troubles?: string[] }} Tally
 */

/** @param {string} where @param {unknown} message */
function trouble(where, message) {
  const lines = stripVTControlCharacters(String(message ?? 'No message'))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 12);
  return `${where}\n${lines.map((line) => `    ${line}`).join('\n')}`;
}

/**
 * What vitest's JSON report counts; a file that could not be loaded is a failed test.
 * @param {any} report
 * @returns {Tally}
 */
export function countVitest(report) {
  const unloaded = report.testResults.filter(
    (/** @type {any} */ file) =>
      file.status === 'failed' &&
      !file.assertionResults.some((/** @type {any} */ test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    troubles: report.testResults.flatMap((/** @type {any} */ file) => {
      const name = path.relative(root, file.name);
      if (unloaded.includes(file)) return [trouble(name, file.message)];
      return file.assertionResults
        .filter((/** @type {any} */ test) => test.status === 'failed')
        .map((/** @type {any} */ test) => trouble(`${name} › ${test.fullName}`, test.failureMessages[0]));
    }),
  };
}

/** The tests of a suite of Playwright's report and of those in it. @param {any} suite @returns {any[]} */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/**
 * What Playwright's JSON report counts; an error outside the tests is a failed test.
 * @param {any} report
 * @returns {Tally}
 */
export function countPlaywright({ stats, errors, suites }) {
  const troubles = suites
    .flatMap(specsOf)
    .flatMap((/** @type {any} */ spec) =>
      spec.tests
        .flatMap((/** @type {any} */ test) => test.results)
        .flatMap((/** @type {any} */ { retry, errors: own }) =>
          own.map((/** @type {any} */ { message }) =>
            trouble(`${spec.file}:${spec.line} › ${spec.title} (try ${retry + 1})`, message),
          ),
        ),
    );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    retried: stats.flaky,
    troubles: [
      ...errors.map((/** @type {any} */ { message }) => trouble('Outside the journeys', message)),
      ...troubles,
    ],
  };
}

/** @param {Tally[]} tallies @returns {Tally} */
export function sum(tallies) {
  const total = (/** @type {'passed' | 'failed' | 'skipped' | 'retried'} */ key) =>
    tallies.reduce((before, tally) => before + (tally[key] ?? 0), 0);
  return {
    passed: total('passed'),
    failed: total('failed'),
    skipped: total('skipped'),
    retried: total('retried'),
    troubles: tallies.flatMap(({ troubles = [] }) => troubles),
  };
}
