import { findCommand, installDebianPackage } from './machine.mjs';
import { say } from './say.mjs';

/** Installs ffmpeg where that is allowed. Lecture tests can run without it, so a machine without it is fine. */
export async function ensureMedia() {
  if (!findCommand('ffmpeg')) await installDebianPackage('ffmpeg', 'ffmpeg, for the tests of lectures');
}

/** Reports what a test run leaves out. */
export function reportMissingMedia() {
  if (!findCommand('ffmpeg'))
    say('ffmpeg is not installed: the tests that cut or decode a recording are skipped.');
}
