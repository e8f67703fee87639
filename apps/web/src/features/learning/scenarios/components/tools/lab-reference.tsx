import { useEffect, useRef, useState } from 'react';
import { isTouch } from '../../../../../browser/media.ts';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { Field } from '../../../../../ui/field/field.tsx';
import { SearchInput } from '../../../../../ui/field/search-input.tsx';
import { rangeText } from '../../labs.rules.ts';
import { findReferences, type Panel, type ReferenceRange } from '../../reference-ranges.ts';
import { useFigures } from '../../use-figures.ts';
import { English } from '../english.tsx';

const panels = ['chemistry', 'blood', 'gases', 'liver', 'hormones'] as const satisfies readonly Panel[];

/** Laboratories' reference ranges, in SI and in conventional units. */
export function LabReference() {
  const { t } = useTranslation('learning/scenarios.player');
  const [words, setWords] = useState('');
  const search = useRef<HTMLInputElement>(null);
  // Its code loads after the panel around it, which had nothing to focus.
  useEffect(() => {
    if (!isTouch()) search.current?.focus({ preventScroll: true });
  }, []);
  const found = panels
    .map((panel) => ({ panel, tests: findReferences(panel, words) }))
    .filter(({ tests }) => tests.length > 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Field label={t('reference.search')}>
        <SearchInput ref={search} value={words} onText={setWords} />
      </Field>
      <p className="text-xs text-muted">{t('reference.about')}</p>
      <div
        tabIndex={0}
        role="group"
        aria-label={t('tools.labs')}
        className="@container max-h-80 lg:max-h-56 overflow-y-auto rounded-control border"
      >
        {found.length === 0 && <p className="p-3 text-sm text-muted">{t('reference.none')}</p>}
        {found.map(({ panel, tests }) => (
          // Beside two ranges a narrow screen has no room for names: they get a line of their own there.
          <table key={panel} className="w-full border-collapse text-sm">
            <caption className="sticky top-0 bg-sunken px-3 py-1 text-start text-xs font-semibold text-muted">
              {t(`reference.panel.${panel}`)}
            </caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">{t('reference.test')}</th>
                <th scope="col">{t('reference.si')}</th>
                <th scope="col">{t('reference.conventional')}</th>
              </tr>
            </thead>
            <tbody>
              {tests.map((test) => (
                <tr
                  key={test.name}
                  className="border-b align-top last:border-b-0 @max-sm:grid @max-sm:grid-cols-[minmax(4.5rem,auto)_minmax(0,1fr)_auto]"
                >
                  <th
                    scope="row"
                    className="px-3 py-1.5 text-start font-medium @max-sm:col-span-3 @max-sm:pb-0"
                  >
                    <English>{test.name}</English>
                  </th>
                  <td className="py-1.5 pe-4 @max-sm:ps-3">
                    <Limits {...test} />
                  </td>
                  <td className="py-1.5 pe-3 text-muted">
                    {test.conventional && <Limits {...test.conventional} />}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </div>
  );
}

function Limits({ low, high, unit }: Pick<ReferenceRange, 'low' | 'high' | 'unit'>) {
  return (
    <bdi dir="ltr" className="inline-flex gap-x-1 whitespace-nowrap">
      <span className="figures">{rangeText({ value: 0, low, high }, useFigures())}</span>
      <span className="text-xs leading-5 text-muted">{unit}</span>
    </bdi>
  );
}
