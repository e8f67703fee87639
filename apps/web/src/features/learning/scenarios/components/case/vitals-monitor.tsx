import { ArrowDown, ArrowUp, TriangleAlert } from 'lucide-react';
import type { Vitals } from '@rounds/contract/learning/scenarios';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { cx } from '../../../../../ui/cx.ts';
import { vitalNames, type VitalName } from '../../clinical-picture.rules.ts';
import { markVital, type PatientGroup, type ReadingMark } from '../../vitals.rules.ts';
import { NewBadge } from './new-badge.tsx';
import { readingOf } from './reading.rules.ts';

export interface VitalsMonitorProps {
  readonly vitals: Vitals;
  readonly group: PatientGroup;
  readonly newVitals: readonly VitalName[];
  readonly previousVitals: Vitals;
}

/** The readings as a monitor shows them. An abnormal one has an arrow, a word and weight as well as a colour. */
export function VitalsMonitor({ vitals, group, newVitals, previousVitals }: VitalsMonitorProps) {
  const { t } = useTranslation('learning/scenarios');
  return (
    <>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-control border bg-border sm:grid-cols-3">
        {vitalNames(vitals).map((name) => (
          <Tile
            key={name}
            name={name}
            vitals={vitals}
            mark={markVital(name, vitals, group)}
            isNew={newVitals.includes(name)}
            previous={newVitals.includes(name) ? readingOf(name, previousVitals)?.value : undefined}
          />
        ))}
        <Filler count={vitalNames(vitals).length} />
      </dl>
      {group === 'unsure' && <p className="text-xs text-muted">{t('case.fewMarks')}</p>}
    </>
  );
}

interface TileProps {
  readonly name: VitalName;
  readonly vitals: Vitals;
  readonly mark: ReadingMark | null;
  readonly isNew: boolean;
  readonly previous: string | undefined;
}

function Tile({ name, vitals, mark, isNew, previous }: TileProps) {
  const { t } = useTranslation('learning/scenarios');
  const reading = readingOf(name, vitals);
  if (!reading) return null;
  return (
    <div className={cx('grid content-start px-3 py-2', tileLook(mark))}>
      <dt className="flex items-center justify-between gap-2 text-xs text-muted">
        {t(`vital.${name}`)}
        {isNew && <NewBadge />}
      </dt>
      <dd>
        <span dir="ltr" className="inline-flex flex-wrap items-baseline gap-x-1.5">
          <span className={cx('figures text-xl', mark ? 'font-extrabold' : 'font-medium')}>
            {reading.value}
          </span>
          <span className="text-xs text-muted">
            {name === 'consciousness' && vitals.consciousness
              ? t(`consciousness.${vitals.consciousness}`)
              : reading.unit}
          </span>
        </span>
      </dd>
      <dd className="flex min-h-4 flex-wrap items-center gap-x-2 text-xs">
        {mark && <MarkText mark={mark} />}
        {previous !== undefined && (
          <span className="text-muted">{t('case.vitalsBefore', { reading: previous })}</span>
        )}
        {!mark && previous === undefined && reading.alternative && (
          <span dir="ltr" className="text-muted">
            {reading.alternative}
          </span>
        )}
      </dd>
    </div>
  );
}

/** The cells that the last row lacks, on two columns and on three. */
function Filler({ count }: { readonly count: number }) {
  const two = count % 2;
  const three = (3 - (count % 3)) % 3;
  return [0, 1].map((index) => (
    <div
      key={index}
      aria-hidden="true"
      className={cx('bg-raised', index >= two && 'max-sm:hidden', index >= three && 'sm:hidden')}
    />
  ));
}

function MarkText({ mark }: { readonly mark: ReadingMark }) {
  const { t } = useTranslation('learning/scenarios');
  const Icon = mark.direction === 'high' ? ArrowUp : mark.direction === 'low' ? ArrowDown : TriangleAlert;
  return (
    <span className={cx('inline-flex items-center gap-0.5 font-bold', inkOf(mark))}>
      <Icon size={14} aria-hidden="true" className="stroke-3" />
      {t(markKey(mark))}
    </span>
  );
}

export function markKey({ direction, severity }: ReadingMark) {
  if (direction === 'altered') return 'mark.altered';
  if (severity === 'critical') return direction === 'high' ? 'mark.veryHigh' : 'mark.veryLow';
  return direction === 'high' ? 'mark.high' : 'mark.low';
}

export function inkOf(mark: ReadingMark): string {
  return mark.severity === 'critical' ? 'text-critical' : 'text-caution';
}

function tileLook(mark: ReadingMark | null): string {
  if (!mark) return 'bg-raised';
  return mark.severity === 'critical' ? 'bg-critical-soft' : 'bg-caution-soft';
}
