/** One sentence for the person at the terminal. */
export function say(/** @type {string} */ sentence) {
  process.stdout.write(`${sentence}\n`);
}

/** Milliseconds in words: "0.4 s", "1 min 12 s". */
export function formatDuration(/** @type {number} */ milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** A problem that the person at the terminal can fix: shown as one sentence, without a stack. */
export class UserError extends Error {}

/**
 * Runs a script to its end: its number becomes the exit code, a `UserError` its last sentence.
 * @param {() => Promise<number>} work
 */
export async function main(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    const told = error instanceof Error && !(error instanceof UserError) ? error.stack : undefined;
    process.stderr.write(`${told ?? (error instanceof Error ? error.message : String(error))}\n`);
    process.exitCode = 1;
  }
}
