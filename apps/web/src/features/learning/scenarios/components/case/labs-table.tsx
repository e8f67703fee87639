import type { ReactNode } from 'react';
import type { Lab } from '@rounds/contract/learning/scenarios';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { cx } from '../../../../../ui/cx.ts';
import { markLab, rangeText } from '../../labs.rules.ts';
import { English } from '../english.tsx';

/** Results beside their reference ranges. What lies outside carries H or L, weight and colour. */
export function LabsTable({ labs, caption }: { readonly labs: readonly Lab[]; readonly caption: string }) {
  const { t } = useTranslation('learning/scenarios');
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b text-xs text-muted">
          <th scope="col" className="py-1 pe-2 text-start font-medium">
            {t('case.labName')}
          </th>
          <th scope="col" className="py-1 pe-2 text-start font-medium">
            {t('case.labValue')}
          </th>
          <th scope="col" className="py-1 text-start font-medium">
            {t('case.labRange')}
          </th>
        </tr>
      </thead>
      <tbody>
        {labs.map((lab, index) => (
          <LabRow key={`${index} ${lab.name}`} lab={lab} />
        ))}
      </tbody>
    </table>
  );
}

function LabRow({ lab }: { readonly lab: Lab }) {
  const { t } = useTranslation('learning/scenarios');
  const mark = markLab(lab);
  const { alternative } = lab;
  return (
    <tr className="border-b align-top last:border-b-0">
      <th scope="row" className="py-1.5 pe-3 text-start font-normal">
        <English>{lab.name}</English>
      </th>
      <td className={cx('py-1.5 pe-3 whitespace-nowrap', mark && 'text-critical')}>
        <bdi dir="ltr" className={cx('figures', mark ? 'font-extrabold' : 'font-medium')}>
          {lab.value}
        </bdi>{' '}
        {mark && (
          <abbr
            title={t(`case.${mark}`)}
            className="ms-0.5 rounded-xs bg-critical-soft px-1 font-extrabold no-underline"
          >
            {t(`case.${mark}Mark`)}
          </abbr>
        )}
        <Line>{lab.unit}</Line>
        {alternative && (
          <Line>
            {alternative.value} {alternative.unit}
          </Line>
        )}
      </td>
      <td className="figures py-1.5 text-muted">
        <bdi dir="ltr">{rangeText(lab) ?? t('case.noRange')}</bdi>
        {alternative && <Line className="mt-4">{rangeText(alternative)}</Line>}
      </td>
    </tr>
  );
}

/** A small line under the main one, so high that those of neighbouring cells stand level. */
function Line({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  return (
    <span className={cx('figures block text-xs leading-4 text-muted', className)}>
      <bdi dir="ltr">{children}</bdi>
    </span>
  );
}
