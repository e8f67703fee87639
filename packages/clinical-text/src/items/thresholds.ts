import { isPlural } from '../notes/number.ts';
import { quantities } from '../text/quantities.ts';
import { upperFirst } from '../text/capitals.ts';
import type { Swap } from './opposites.ts';

const pairs: readonly (readonly [string, string])[] = [
  ['above', 'below'],
  ['over', 'under'],
  ['more than', 'less than'],
  ['greater than', 'less than'],
  ['more', 'less'],
  ['above', 'below'],
  ['higher', 'lower'],
  ['greater', 'less'],
  ['over', 'under'],
  ['older', 'younger'],
];
const opposite = (word: string): string | null => {
  const folded = word.toLowerCase();
  for (const [one, other] of pairs) {
    if (folded === one) return other;
    if (folded === other) return one;
  }
  return folded === 'fewer than' ? 'more than' : null;
};

const moves: Readonly<Record<string, string>> = {
  falls: 'rises',
  fall: 'rise',
  drops: 'rises',
  drop: 'rise',
  rises: 'falls',
  rise: 'fall',
};

/**
 * "Below 15 mmol/L" said as "above 15 mmol/L": the one place where a threshold is sure to be false, since what is above 20 is above
 * 10 as well. Of several thresholds the first is turned; beside a condition it may be the condition.
 */
export function byThreshold(claim: string): Swap | null {
  for (const { start, end, low, high } of quantities(claim)) {
    if (Number.isFinite(low + high)) continue;
    const was = claim
      .slice(start, end)
      .replace(/\b(?:per|a|an) $/, '')
      .trim();
    const lead = /^(above|below|over|under|more than|less than|greater than|fewer than)(?= ?\d)/i.exec(was);
    const tail = /\b(?:or|and) (more|above|higher|greater|over|older|less|below|lower|under|younger)$/i.exec(
      was,
    );
    // "No more than", "not above": what is denied is another threshold.
    if (/\b(?:no|not|never|well|just|slightly) $/i.test(claim.slice(0, start))) continue;
    // "Either above 5 or below 5": the other is told beside it.
    if (/\bor $/i.test(claim.slice(0, start)) || /\beither\b/i.test(claim)) continue;
    // "More than 1 kg in a day or 2 kg in a week": half of it would be turned.
    if (/^[^,;.]*\b(?:and|or) \d/i.test(claim.slice(end))) continue;
    const [word = ''] = [lead?.[1] ?? tail?.[1]];
    const turned = opposite(word);
    if (turned === null) continue;
    const at = lead ? 0 : was.length - word.length;
    const now = `${was.slice(0, at)}${turned}${was.slice(at + word.length)}`;
    // What "falls below" a value "rises above" it.
    const [moved = ''] = /\b(?:falls?|drops?|rises?|goes) $/.exec(claim.slice(0, start)) ?? [];
    const other = moves[moved.trim()] ?? '';
    const text = `${claim.slice(0, start - moved.length)}${other === '' ? moved : `${other} `}${now}${claim.slice(start + was.length)}`;
    return other === '' ? { text, was, now } : { text, was: `${moved}${was}`, now: `${other} ${now}` };
  }
  return null;
}

const done: Readonly<Record<string, string>> = {
  add: 'added',
  give: 'given',
  hold: 'held',
  reduce: 'reduced',
  replace: 'replaced',
  report: 'reported',
  start: 'started',
  stop: 'stopped',
  withhold: 'withheld',
};
const told = new RegExp(
  String.raw`^(${Object.keys(done).join('|')}) ((?:the )?(?:[\p{L}-]+ ){0,3}[\p{L}-]+) (if|when|once|until) ([^,;:]{8,100})$`,
  'iu',
);

/** "Hold digoxin if the pulse is below 60" as what can be true or false: "Digoxin is held if …". Null for anything else. */
export function passive(command: string): string | null {
  const [, verb = '', what = '', joint = '', rest = ''] = told.exec(command) ?? [];
  const participle = done[verb.toLowerCase()];
  return participle === undefined || /\b(?:and|or|if|when|it|them|this)\b/i.test(what)
    ? null
    : `${upperFirst(what)} ${isPlural(what) ? 'are' : 'is'} ${participle} ${joint} ${rest}`;
}
