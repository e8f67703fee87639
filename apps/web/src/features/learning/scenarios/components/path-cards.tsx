import { Check } from 'lucide-react';
import type { CareerPath } from '@rounds/contract/common';
import { careerPaths } from '@rounds/contract/common.rules';
import { useTranslation } from '../../../../i18n/translation.ts';
import { cx } from '../../../../ui/cx.ts';

import { PathIcon } from './path-icon.tsx';

export interface PathCardsProps {
  readonly chosen: CareerPath | undefined;
  /** The path to filter by; undefined if the selected one is pressed again. */
  readonly onChoose: (path: CareerPath | undefined) => void;
}

const chosenLooks: Readonly<Record<CareerPath, string>> = {
  nursing: 'aria-pressed:border-nursing aria-pressed:bg-nursing-soft',
  doctor: 'aria-pressed:border-doctor aria-pressed:bg-doctor-soft',
  pharmacy: 'aria-pressed:border-pharmacy aria-pressed:bg-pharmacy-soft',
  tech: 'aria-pressed:border-tech aria-pressed:bg-tech-soft',
};

/** The four career paths; each sets the filter and shows whether it is set. A phone has them in the filter sheet. */
export function PathCards({ chosen, onChoose }: PathCardsProps) {
  const { t } = useTranslation('learning/scenarios');
  const { t: common } = useTranslation('app/common');
  return (
    <div role="group" aria-label={t('pathways.paths')} className="grid grid-cols-4 gap-3 max-sm:hidden">
      {careerPaths.map((path) => (
        <button
          key={path}
          type="button"
          aria-pressed={path === chosen}
          onClick={() => onChoose(path === chosen ? undefined : path)}
          className={cx(
            'relative grid content-start gap-1 rounded-card border-2 bg-raised p-3 text-start transition-colors',
            'hover:bg-hover lg:grid-cols-[auto_1fr] lg:gap-x-3 lg:p-4',
            chosenLooks[path],
          )}
        >
          <PathIcon path={path} className="lg:row-span-2 lg:size-10" />
          <span className="pe-5 font-semibold">{common(`careerPath.${path}`)}</span>
          <span className="text-sm text-muted max-lg:hidden">{t(`pathways.pathDescription.${path}`)}</span>
          {path === chosen && (
            <Check size={18} className="stroke-[2.5] absolute end-3 top-3" aria-hidden="true" />
          )}
        </button>
      ))}
    </div>
  );
}
