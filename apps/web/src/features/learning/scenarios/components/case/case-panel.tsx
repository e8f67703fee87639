import { useTranslation } from '../../../../../i18n/translation.ts';
import { vitalNames, whatIsNew, type ClinicalPicture } from '../../clinical-picture.rules.ts';
import type { PatientGroup } from '../../vitals.rules.ts';
import { Findings, Part, Prose } from './case-parts.tsx';
import { LabsTable } from './labs-table.tsx';
import { VitalsMonitor } from './vitals-monitor.tsx';
import { WhatIsNew } from './what-is-new.tsx';

export interface CasePanelProps {
  readonly presentation: string;
  readonly picture: ClinicalPicture;
  readonly group: PatientGroup;
  /** Leaves out what the learner has seen before this question. */
  readonly onlyNew?: boolean;
}

/** The patient as far as the case has come: what is new first, then the readings, then what was known before. */
export function CasePanel({ presentation, picture, group, onlyNew = false }: CasePanelProps) {
  const { t } = useTranslation('learning/scenarios');
  const fresh = whatIsNew(picture);
  const showVitals = vitalNames(picture.vitals).length > 0 && (!onlyNew || picture.newVitals.length > 0);
  const vitals = showVitals && (
    <Part title={t('case.vitals')}>
      <VitalsMonitor
        vitals={picture.vitals}
        group={group}
        newVitals={picture.newVitals}
        previousVitals={picture.previousVitals}
      />
    </Part>
  );
  if (onlyNew) {
    return (
      <div className="grid gap-4">
        {fresh && <WhatIsNew fresh={fresh} />}
        {vitals}
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      {fresh && <WhatIsNew fresh={fresh} />}
      {fresh && vitals}
      <section className="grid gap-2">
        <h2 className="text-lg">{t('case.presentation')}</h2>
        <Prose text={presentation} />
      </section>
      {!fresh && vitals}
      <Known picture={picture} />
    </div>
  );
}

/** Updates, results and findings from before the question on screen. */
function Known({ picture }: { readonly picture: ClinicalPicture }) {
  const { t } = useTranslation('learning/scenarios');
  const updates = picture.updates.filter((row) => !row.isNew);
  const labs = picture.labs.filter((row) => !row.isNew);
  const findings = picture.findings.filter((row) => !row.isNew);
  return (
    <>
      {updates.length > 0 && (
        <Part title={t('case.earlier')}>
          {updates.map((update) => (
            <Prose key={update.text} text={update.text} />
          ))}
        </Part>
      )}
      {labs.length > 0 && (
        <Part title={t('case.labs')}>
          <LabsTable labs={labs.map((row) => row.lab)} caption={t('case.labs')} />
        </Part>
      )}
      {findings.length > 0 && (
        <Part title={t('case.findings')}>
          <Findings findings={findings.map((row) => row.finding)} />
        </Part>
      )}
    </>
  );
}
