import type { Lab } from '@rounds/contract/learning/scenarios';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { cx } from '../../../../../ui/cx.ts';
import { byUrgency, markLab, rangeText, type LabMark } from '../../labs.rules.ts';
import { useFigures } from '../../use-figures.ts';
import { English } from '../english.tsx';
import { severityText, markKey } from './vitals-monitor.tsx';

/** Where names would have no room beside the figures, they get a line of their own: none is broken within a word. */
const rowIfNarrow = '@max-sm:grid @max-sm:grid-cols-[minmax(4.5rem,auto)_minmax(0,1fr)_auto]';

/**
 * Results with their units and reference ranges, the critical ones first. Results outside their range are marked with H
 * or L (HH or LL if a laboratory would phone), weight and color.
 */
export function LabsTable({ labs, caption }: { readonly labs: readonly Lab[]; readonly caption: string }) {
  const { t } = useTranslation('learning/scenarios');
  const { t: player } = useTranslation('learning/scenarios.player');
  const head = 'py-1 pe-1.5 sm:pe-2 text-start align-bottom font-medium hyphens-auto';
  return (
    <div className="@container">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className={cx('border-b text-xs text-muted', rowIfNarrow)}>
            <th scope="col" className={cx(head, '@max-sm:col-span-3 @max-sm:pb-0')}>
              {t('case.labName')}
            </th>
            <th scope="col" className={head}>
              {t('case.labValue')}
            </th>
            <th scope="col" className={head}>
              {player('labs.unit')}
            </th>
            <th scope="col" className={cx(head, 'pe-0')}>
              {t('case.labRange')}
            </th>
          </tr>
        </thead>
        <tbody>
          {byUrgency(labs.map((lab) => ({ lab }))).map(({ lab }, index) => (
            <LabRow key={`${index} ${lab.name}`} lab={lab} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LabRow({ lab }: { readonly lab: Lab }) {
  const { t } = useTranslation('learning/scenarios');
  const write = useFigures();
  const mark = markLab(lab);
  const { alternative } = lab;
  return (
    <tr className={cx('border-b align-top last:border-b-0', rowIfNarrow)}>
      <th
        scope="row"
        className="py-1.5 pe-1.5 text-start font-normal @max-sm:col-span-3 @max-sm:pb-0 sm:pe-2"
      >
        <English>{lab.name}</English>
      </th>
      <td className={cx('py-1.5 pe-1.5 whitespace-nowrap sm:pe-2', mark && severityText(mark))}>
        <bdi dir="ltr" className={cx('figures', mark ? 'font-extrabold' : 'font-medium')}>
          {write(lab.value)}
        </bdi>
        {mark && <MarkLetters mark={mark} />}
        {alternative && <Second>{write(alternative.value)}</Second>}
      </td>
      <td className="py-1.5 pe-1.5 text-muted max-sm:text-xs max-sm:leading-5 sm:pe-2">
        <bdi dir="ltr">{unbroken(lab.unit)}</bdi>
        {alternative && <Second>{unbroken(alternative.unit)}</Second>}
      </td>
      <td className="figures py-1.5 whitespace-nowrap text-muted max-sm:text-xs max-sm:leading-5">
        <bdi dir="ltr">{rangeText(lab, write) ?? t('case.noRange')}</bdi>
        {alternative && <Second>{rangeText(alternative, write)}</Second>}
      </td>
    </tr>
  );
}

/** A figure in a unit, such as in 1.73 m², stays on the line of what it counts. */
const unbroken = (unit: string) => unit.replaceAll(' ', '\u00A0');

function MarkLetters({ mark }: { readonly mark: LabMark }) {
  const { t } = useTranslation('learning/scenarios');
  const letter = t(`case.${mark.direction}Mark`);
  return (
    <abbr
      title={t(markKey(mark))}
      className={cx(
        'ms-1 rounded-xs px-1 text-xs font-extrabold no-underline',
        mark.severity === 'critical' ? 'bg-critical-soft' : 'bg-caution-soft',
      )}
    >
      {mark.severity === 'critical' ? `${letter}${letter}` : letter}
    </abbr>
  );
}

/** The value in the other system of units, on its own line, level across the row. */
function Second({ children }: { readonly children: string | number | null }) {
  return (
    <span className="figures block text-xs leading-4 text-muted">
      <bdi dir="ltr">{children}</bdi>
    </span>
  );
}
