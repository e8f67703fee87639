import { useState } from 'react';
import { ArrowDown, ArrowUp, ClipboardList, TriangleAlert } from 'lucide-react';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { cx } from '../../../../../ui/cx.ts';
import { Dialog } from '../../../../../ui/dialog/dialog.tsx';
import { vitalNames, type VitalName } from '../../clinical-picture.rules.ts';
import { markVital, type ReadingMark } from '../../vitals.rules.ts';
import { CasePanel, type CasePanelProps } from './case-panel.tsx';
import { readingOf } from './reading.rules.ts';
import { inkOf, markKey } from './vitals-monitor.tsx';

export interface CaseSummaryProps extends Omit<CasePanelProps, 'onlyNew'> {
  readonly title: string;
}

/** On a phone: the patient in two lines that stay on screen, and the whole case one press away. */
export function CaseSummary({ title, ...panel }: CaseSummaryProps) {
  const { t } = useTranslation('learning/scenarios');
  const [open, setOpen] = useState(false);
  const { vitals } = panel.picture;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="grid w-full grid-cols-[1fr_auto] items-center gap-x-3 border-b bg-raised px-4 py-2 text-start"
      >
        <span lang="en" dir="ltr" className="truncate text-sm font-semibold">
          {panel.presentation}
        </span>
        <span className="row-span-2 inline-flex items-center gap-1.5 text-sm font-semibold text-accent-text">
          <ClipboardList size={18} aria-hidden="true" />
          <span aria-hidden="true">{t('case.title')}</span>
          <span className="sr-only">{t('case.show')}</span>
        </span>
        <span className="flex gap-x-3 overflow-hidden text-sm whitespace-nowrap">
          {vitalNames(vitals)
            .filter((name) => name !== 'painScore')
            .map((name) => (
              <ShortReading key={name} name={name} panel={panel} />
            ))}
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

function ShortReading({ name, panel }: { readonly name: VitalName; readonly panel: CasePanelProps }) {
  const { t } = useTranslation('learning/scenarios');
  const reading = readingOf(name, panel.picture.vitals);
  const mark = markVital(name, panel.picture.vitals, panel.group);
  if (!reading) return null;
  return (
    <span className="inline-flex items-center gap-1">
      <span className="text-xs text-muted">{t(`vitalShort.${name}`)}</span>
      <span dir="ltr" className={cx('figures', mark ? cx('font-extrabold', inkOf(mark)) : 'font-medium')}>
        {reading.value}
      </span>
      {mark && <MarkIcon mark={mark} label={t(markKey(mark))} />}
    </span>
  );
}

function MarkIcon({ mark, label }: { readonly mark: ReadingMark; readonly label: string }) {
  const Icon = mark.direction === 'high' ? ArrowUp : mark.direction === 'low' ? ArrowDown : TriangleAlert;
  return <Icon size={13} className={cx('stroke-3', inkOf(mark))} role="img" aria-label={label} />;
}
