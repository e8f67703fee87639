import type { ItemHealth } from './item-health.rules.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;
const figure = (value: number | undefined) => (value === undefined ? '-' : value.toFixed(2));

/** The questions that need attention, with the figures behind it. */
export function asText(items: readonly ItemHealth[]): string {
  const flagged = items.filter(({ flags }) => flags.length > 0);
  const summary = `${items.length} questions, ${flagged.length} need attention.\n`;
  return [...flagged.map(block), summary].join('\n');
}

function block({
  item,
  flags,
  learners,
  facility,
  discrimination,
  authored,
  suggested,
  ...rest
}: ItemHealth) {
  const options = (rest.options ?? []).map(({ isKey, chosen, byThird }, index) => {
    const thirds = byThird ? `; weakest to best third ${byThird.map(percent).join(', ')}` : '';
    return `    ${String.fromCharCode(65 + index)}${isKey ? ' (key)' : ''} ${percent(chosen.value)}${thirds}\n`;
  });
  return [
    `${item}  ${flags.join(', ').replaceAll('_', ' ')}\n`,
    `    ${learners} learners, ${percent(facility.value)} right, discrimination ${figure(discrimination?.value)}, `,
    `${authored} (answers suggest ${suggested}), ${rest.reports.length} reports\n`,
    ...options,
  ].join('');
}

const columns =
  'item,flags,learners,facility,discrimination,discrimination_low,discrimination_high,authored,suggested,' +
  'difficulty,median_seconds,guess_right,unsure_right,sure_right,reports,options';

/** One row per question. No value contains a comma or a quote. */
export function asCsv(items: readonly ItemHealth[]): string {
  const rows = items.map(({ facility, discrimination, difficulty, confidence, ...one }) =>
    [
      one.item,
      one.flags.join(' '),
      one.learners,
      facility.value.toFixed(3),
      discrimination?.value.toFixed(3) ?? '',
      discrimination?.low.toFixed(3) ?? '',
      discrimination?.high.toFixed(3) ?? '',
      one.authored,
      one.suggested,
      difficulty.value.toFixed(2),
      one.medianSeconds ?? '',
      ...[confidence.guess, confidence.unsure, confidence.sure].map(
        ({ answers, right }) => `${right}/${answers}`,
      ),
      one.reports.length,
      (one.options ?? []).map(({ chosen }) => chosen.value.toFixed(3)).join(' '),
    ].join(','),
  );
  return `${[columns, ...rows].join('\n')}\n`;
}
