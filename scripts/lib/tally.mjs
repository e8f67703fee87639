/** @typedef {{ passed: number, failed: number, skipped: number, retried?: number }} Tally `retried` are among the passed */

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
  };
}

/**
 * What Playwright's JSON report counts; an error outside the tests is a failed test.
 * @param {any} report
 * @returns {Tally}
 */
export function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    retried: stats.flaky,
  };
}

/** @param {Tally[]} tallies @returns {Tally} */
export function sum(tallies) {
  const total = (/** @type {keyof Tally} */ key) =>
    tallies.reduce((before, tally) => before + (tally[key] ?? 0), 0);
  return {
    passed: total('passed'),
    failed: total('failed'),
    skipped: total('skipped'),
    retried: total('retried'),
  };
}
