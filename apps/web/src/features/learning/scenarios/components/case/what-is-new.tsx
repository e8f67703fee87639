import { useTranslation } from '../../../../../i18n/translation.ts';
import type { ClinicalPicture } from '../../clinical-picture.rules.ts';
import { Findings, Part, Prose } from './case-parts.tsx';
import { LabsTable } from './labs-table.tsx';
import { NewBadge } from './new-badge.tsx';

/** What has happened since the last question, set apart so that it can't be missed. */
export function WhatIsNew({ fresh, labsId }: { readonly fresh: ClinicalPicture; readonly labsId?: string }) {
  const { t } = useTranslation('learning/scenarios');
  const { updates, labs, findings } = fresh;
  if (updates.length + labs.length + findings.length === 0) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-control border-s-4 border-info bg-info-soft/45 py-3 ps-3 pe-3">
      {updates.length > 0 && (
        <Part title={t('case.update')} aside={<NewBadge />}>
          {updates.map((update) => (
            <Prose key={update.text} text={update.text} />
          ))}
        </Part>
      )}
      {labs.length > 0 && (
        <Part id={labsId} title={t('case.newLabs')} aside={<NewBadge />}>
          <LabsTable labs={labs.map((row) => row.lab)} caption={t('case.newLabs')} />
        </Part>
      )}
      {findings.length > 0 && (
        <Part title={t('case.findings')} aside={<NewBadge />}>
          <Findings findings={findings.map((row) => row.finding)} />
        </Part>
      )}
    </div>
  );
}
