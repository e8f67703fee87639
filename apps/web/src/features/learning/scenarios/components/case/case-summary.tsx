import { useState } from 'react';
import { ChevronDown } from 'lucide-react';
import type { Patient } from '@rounds/contract/learning/scenarios';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { cx } from '../../../../../ui/cx.ts';
import { Dialog } from '../../../../../ui/dialog/dialog.tsx';
import { vitalNames, type VitalName } from '../../clinical-picture.rules.ts';
import { abnormalCount } from '../../labs.rules.ts';
import { patientLabel } from '../../patient.rules.ts';
import { markVital, type ReadingMark } from '../../vitals.rules.ts';
import { useFigures } from '../../use-figures.ts';
import { CasePanel, type CasePanelProps } from './case-panel.tsx';
import { readingOf } from './reading.rules.ts';
import { inkOf, markKey, MarkArrow } from './vitals-monitor.tsx';

export interface CaseSummaryProps extends Pick<CasePanelProps, 'presentation' | 'picture' | 'group'> {
  readonly title: string;
  readonly patient: Patient | undefined;
}

/**
 * On a phone: who the patient is and what is abnormal stay on screen, each reading whole, and the whole case is one press
 * away.
 */
export function CaseSummary({ title, patient, ...panel }: CaseSummaryProps) {
  const { t } = useTranslation('learning/scenarios');
  const { t: player } = useTranslation('learning/scenarios.player');
  const [open, setOpen] = useState(false);
  const { vitals, labs } = panel.picture;
  const marked = vitalNames(vitals).flatMap((name) => {
    const mark = markVital(name, vitals, panel.group);
    return mark ? [{ name, mark }] : [];
  });
  const normal = vitalNames(vitals).length - marked.length;
  const abnormalLabs = abnormalCount(labs.map((row) => row.lab));
  const label = patientLabel(patient);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-0.5 border-b bg-raised px-4 py-1.5 text-start shadow-sm"
      >
        <span lang="en" dir="ltr" className="text-sm leading-5 font-semibold rtl:text-end">
          {label ? `${label} · ${title}` : title}
        </span>
        <span className="inline-flex items-center gap-1 text-sm leading-5 font-semibold text-accent-text">
          <span className="sr-only">{t('case.show')}</span>
          <span aria-hidden="true">{t('case.title')}</span>
          <ChevronDown size={16} aria-hidden="true" />
        </span>
        <span className="col-span-2 flex flex-wrap gap-x-3 text-sm leading-5">
          {marked.map(({ name, mark }) => (
            <ShortReading key={name} name={name} mark={mark} panel={panel} />
          ))}
          {normal > 0 && (
            <span className="text-muted">
              {player(marked.length > 0 ? 'case.normalOthers' : 'case.normal', { count: normal })}
            </span>
          )}
          {abnormalLabs > 0 && (
            <span className="font-semibold text-caution">
              {player('labs.abnormal', { count: abnormalLabs })}
            </span>
          )}
        </span>
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={title} size="lg">
        <div tabIndex={0} className="rounded-control">
          <CasePanel {...panel} />
        </div>
      </Dialog>
    </>
  );
}

interface ShortReadingProps {
  readonly name: VitalName;
  readonly mark: ReadingMark;
  readonly panel: Pick<CasePanelProps, 'picture'>;
}

function ShortReading({ name, mark, panel }: ShortReadingProps) {
  const { t } = useTranslation('learning/scenarios');
  const reading = readingOf(name, panel.picture.vitals, useFigures());
  if (!reading) return null;
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <span className="text-xs text-muted">{t(`vitalShort.${name}`)}</span>
      <span dir="ltr" className={cx('figures font-extrabold', inkOf(mark))}>
        {reading.value}
      </span>
      <span className={cx('inline-flex items-center', inkOf(mark))}>
        <MarkArrow mark={mark} size={13} />
        <span className="sr-only">{t(markKey(mark))}</span>
      </span>
    </span>
  );
}
