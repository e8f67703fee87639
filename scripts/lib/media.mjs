import { findCommand, installDebianPackage } from './machine.mjs';
import { say } from './say.mjs';

/** Installs ffmpeg where that is allowed. Tests of lectures do without it, so a machine that has none is fine. */
export async function ensureMedia() {
  if (!findCommand('ffmpeg')) await installDebianPackage('ffmpeg', 'ffmpeg, for the tests of lectures');
}

/** Says what a run of the tests leaves out. */
export function reportMissingMedia() {
  if (!findCommand('ffmpeg'))
    say('ffmpeg is not installed: the tests that cut or decode a recording are skipped.');
}
