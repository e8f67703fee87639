import type { Finding } from '@rounds/contract/learning/scenarios';
import type { EcgStrip } from '@rounds/contract/learning/scenarios.figures';
import { flaw } from './flaws.ts';
import type { Flaw } from './types.ts';

/** What the words beside a strip may name, and where the strip has it. */
const figures: readonly (readonly [RegExp, (strip: EcgStrip) => number | undefined])[] = [
  [/\brate (\d+)\/min/i, ({ rate }) => rate],
  [/\bPR (?:interval )?(\d+) ms/, ({ p }) => (p !== 'absent' && 'pr' in p ? p.pr : undefined)],
  [/\bQRS (\d+) ms/, ({ qrs }) => qrs],
  [/\bQT (?:interval )?(\d+) ms/, ({ qt }) => qt],
];

/** Leads of one ECG are recorded together, and the words beside them tell no other figures than they show. */
export function checkStrips({ description, ecg = [] }: Finding, where: string): readonly Flaw[] {
  const [first] = ecg;
  return [
    ...ecg.flatMap((strip) =>
      figures.flatMap(([pattern, shown]) => {
        const told = pattern.exec(description);
        if (!told || Number(told[1]) === shown(strip)) return [];
        return [flaw('strip-disagrees', where, `${strip.lead} does not show "${told[0]}".`)];
      }),
    ),
    ...ecg
      .filter((strip) => strip.rate !== first?.rate || strip.rhythm !== first.rhythm)
      .map((strip) => flaw('strip-disagrees', where, `${strip.lead} has not the rhythm of ${first?.lead}.`)),
  ];
}
