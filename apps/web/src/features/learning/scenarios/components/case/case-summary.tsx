import { useState } from 'react';
import { ChevronDown, Wrench } from 'lucide-react';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { cx } from '../../../../../ui/cx.ts';
import { Dialog } from '../../../../../ui/dialog/dialog.tsx';
import { IconButton } from '../../../../../ui/icon-button/icon-button.tsx';
import type { VitalName } from '../../clinical-picture.rules.ts';
import { abnormalCount } from '../../labs.rules.ts';
import { patientLabel } from '../../patient.rules.ts';
import { stripReadings } from '../../strip.rules.ts';
import { markVital } from '../../vitals.rules.ts';
import { useFigures } from '../../use-figures.ts';
import { CasePanel, type CasePanelProps } from './case-panel.tsx';
import { readingOf } from './reading.rules.ts';
import { ResultsLabel } from './results-label.tsx';
import { severityText, markKey, MarkArrow } from './vitals-monitor.tsx';

export interface CaseSummaryProps extends Pick<
  CasePanelProps,
  'presentation' | 'heading' | 'picture' | 'group' | 'told'
> {
  /** The case's title, shown if there is no patient. */
  readonly title: string;
  /** Opens the player's tools. */
  readonly onTools?: (() => void) | undefined;
}

/**
 * On a phone: the patient and the important readings stay on screen, none cut off, and the full case is one press away.
 */
export function CaseSummary({ title, onTools, ...panel }: CaseSummaryProps) {
  const { t } = useTranslation('learning/scenarios');
  const { t: player } = useTranslation('learning/scenarios.player');
  const [shown, show] = useState<'case' | 'results' | null>(null);
  const { labs, patient, hasAged } = panel.picture;
  const { present, earlier, leftOut } = stripReadings(panel.picture);
  const abnormalLabs = abnormalCount(labs.map((row) => row.lab));
  const label = patientLabel(patient, hasAged);
  return (
    <>
      <div className="flex border-b bg-raised shadow-sm">
        <div className="min-w-0 grow items-end sm:flex">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => show('case')}
            className="grid min-h-11 w-full min-w-0 grid-cols-[minmax(0,1fr)_auto] content-center items-start gap-x-3 gap-y-0.5 py-1.5 ps-4 pe-2 text-start"
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
              {earlier.map((name, index) =>
                index === 0 ? (
                  // The label stays with its first reading: alone at a line's end it would name nothing.
                  <span key={name} className="inline-flex gap-x-3 whitespace-nowrap">
                    <span className="text-muted">{player('case.earlier')}</span>
                    <ShortReading name={name} panel={panel} />
                  </span>
                ) : (
                  <ShortReading key={name} name={name} panel={panel} />
                ),
              )}
              {leftOut > 0 && <bdi className="text-muted">{`+${leftOut}`}</bdi>}
            </span>
          </button>
          {abnormalLabs > 0 && (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => show('results')}
              className="flex min-h-11 w-full items-end gap-1 px-4 pb-2 text-start text-sm font-semibold max-sm:-mt-2.5 sm:w-auto sm:shrink-0"
            >
              <ResultsLabel abnormal={abnormalLabs} />
              <ChevronDown size={16} aria-hidden="true" className="mb-0.5 text-accent-text" />
            </button>
          )}
        </div>
        {onTools && (
          <IconButton
            label={player('tools.title')}
            aria-haspopup="dialog"
            onClick={onTools}
            className="me-1 self-center"
          >
            <Wrench size={18} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <Dialog open={shown !== null} onOpenChange={() => show(null)} title={title} size="lg">
        <div tabIndex={0} className="relative rounded-control">
          <CasePanel {...panel} jumpsWithin="dialog" startsAtResults={shown === 'results'} />
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
      <span className={cx('figures', mark ? 'font-extrabold' : 'font-semibold', mark && severityText(mark))}>
        {reading.value}
        {reading.unit === '%' && '%'}
      </span>
      {mark && (
        <span className={cx('inline-flex items-center', severityText(mark))}>
          <MarkArrow mark={mark} size={13} />
          <span className="sr-only">{t(markKey(mark))}</span>
        </span>
      )}
    </span>
  );
}
