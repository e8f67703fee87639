import { useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { cx } from '../../../../../ui/cx.ts';
import { Dialog } from '../../../../../ui/dialog/dialog.tsx';
import type { VitalName } from '../../clinical-picture.rules.ts';
import { abnormalCount } from '../../labs.rules.ts';
import { patientLabel } from '../../patient.rules.ts';
import { stripReadings } from '../../strip.rules.ts';
import { markVital } from '../../vitals.rules.ts';
import { useFigures } from '../../use-figures.ts';
import { CasePanel, type CasePanelProps } from './case-panel.tsx';
import { readingOf } from './reading.rules.ts';
import { inkOf, markKey, MarkArrow } from './vitals-monitor.tsx';

export interface CaseSummaryProps extends Pick<
  CasePanelProps,
  'presentation' | 'heading' | 'picture' | 'group' | 'told'
> {
  /** The case's title, shown if there is no patient. */
  readonly title: string;
}

/**
 * On a phone: the patient and the important readings stay on screen, none cut off, and the full case is one press away.
 */
export function CaseSummary({ title, ...panel }: CaseSummaryProps) {
  const { t } = useTranslation('learning/scenarios');
  const { t: player } = useTranslation('learning/scenarios.player');
  const [open, setOpen] = useState(false);
  const { labs, patient, hasAged } = panel.picture;
  const { present, earlier } = stripReadings(panel.picture);
  const abnormalLabs = abnormalCount(labs.map((row) => row.lab));
  const label = patientLabel(patient, hasAged);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="grid min-h-11 w-full grid-cols-[minmax(0,1fr)_auto] content-center items-start gap-x-3 gap-y-0.5 border-b bg-raised px-4 py-1.5 text-start shadow-sm"
      >
        <span lang="en" dir="ltr" className="truncate text-sm leading-5 font-semibold text-around">
          {label ?? title}
        </span>
        <span className="inline-flex items-center gap-1 text-sm leading-5 font-semibold text-accent-text">
          <span className="sr-only">{t('case.show')}</span>
          <span aria-hidden="true">{t('case.title')}</span>
          <ChevronDown size={16} aria-hidden="true" />
        </span>
        <span className="col-span-2 flex flex-wrap gap-x-3 text-sm leading-5">
          {present.map((name) => (
            <ShortReading key={name} name={name} panel={panel} />
          ))}
          {earlier.length > 0 && (
            <>
              <span className="text-muted">{player('case.earlier')}</span>
              {earlier.map((name) => (
                <ShortReading key={name} name={name} panel={panel} />
              ))}
            </>
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
  readonly panel: Pick<CasePanelProps, 'picture' | 'group'>;
}

function ShortReading({ name, panel }: ShortReadingProps) {
  const { t } = useTranslation('learning/scenarios');
  const { vitals } = panel.picture;
  const reading = readingOf(name, vitals, useFigures());
  const mark = markVital(name, vitals, panel.group);
  if (!reading) return null;
  return (
    // In every language as on a monitor: a value to the left of its name would be next to another reading's name.
    <span dir="ltr" className="inline-flex items-center gap-1 whitespace-nowrap">
      <span className="text-xs text-muted">{t(`vitalShort.${name}`)}</span>
      <span className={cx('figures', mark ? 'font-extrabold' : 'font-semibold', mark && inkOf(mark))}>
        {reading.value}
        {reading.unit === '%' && '%'}
      </span>
      {mark && (
        <span className={cx('inline-flex items-center', inkOf(mark))}>
          <MarkArrow mark={mark} size={13} />
          <span className="sr-only">{t(markKey(mark))}</span>
        </span>
      )}
    </span>
  );
}
