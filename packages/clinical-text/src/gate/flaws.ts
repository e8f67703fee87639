import { severities } from './codes.ts';
import type { FlawCode } from './codes.ts';
import type { Flaw, Verdict } from './types.ts';

export function flaw(code: FlawCode, where: string, message: string): Flaw {
  return { code, severity: severities[code], message, where };
}

export function verdictOf(flaws: readonly Flaw[]): Verdict {
  return { refused: flaws.some((each) => each.severity === 'refuse'), flaws };
}

/** The same flaws, seen from further out: `options[1]` within `questions[2]`. */
export function within(prefix: string, flaws: readonly Flaw[]): readonly Flaw[] {
  return flaws.map((each) => ({ ...each, where: each.where === '' ? prefix : `${prefix}.${each.where}` }));
}

/** A, B, C … for messages. */
export const letter = (index: number): string => String.fromCharCode(65 + index);
