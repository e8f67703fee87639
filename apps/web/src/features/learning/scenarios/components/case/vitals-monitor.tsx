import type { CSSProperties } from 'react';
import { ArrowDown, ArrowUp, TriangleAlert } from 'lucide-react';
import type { Vitals } from '@rounds/contract/learning/scenarios';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { cx } from '../../../../../ui/cx.ts';
import { vitalNames, type VitalName } from '../../clinical-picture.rules.ts';
import { useFigures } from '../../use-figures.ts';
import { markVital, readingsPerRow, type PatientGroup, type ReadingMark } from '../../vitals.rules.ts';
import { NewBadge } from './new-badge.tsx';
import { readingOf } from './reading.rules.ts';

export interface VitalsMonitorProps {
  readonly vitals: Vitals;
  readonly group: PatientGroup;
  readonly newVitals: readonly VitalName[];
  readonly previousVitals: Vitals;
  /** Whether all are from before the latest event. */
  readonly areEarlier: boolean;
}

/**
 * The readings as on a monitor: one strip if there is room, otherwise rows, and no reading cut off. An abnormal one has
 * an arrow, a word and weight as well as a color.
 */
export function VitalsMonitor({ vitals, group, newVitals, previousVitals, areEarlier }: VitalsMonitorProps) {
  const { t } = useTranslation('learning/scenarios');
  const write = useFigures();
  const names = vitalNames(vitals);
  return (
    <>
      {areEarlier && <p className="text-sm font-semibold text-muted">{t('case.earlier')}</p>}
      <div className="@container">
        <dl
          className="flex flex-wrap gap-px overflow-hidden rounded-control border bg-border [--columns:1] @min-[17rem]:[--columns:2] @min-[33rem]:[--columns:var(--four)] @min-[58rem]:[--columns:var(--all)]"
          style={
            {
              '--four': readingsPerRow(names.length, 4),
              '--all': readingsPerRow(names.length, 7),
            } as CSSProperties
          }
        >
          {names.map((name) => (
            <Tile
              key={name}
              name={name}
              vitals={vitals}
              mark={markVital(name, vitals, group)}
              isNew={newVitals.includes(name)}
              previous={newVitals.includes(name) ? readingOf(name, previousVitals, write)?.value : undefined}
            />
          ))}
        </dl>
      </div>
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
  const reading = readingOf(name, vitals, useFigures());
  if (!reading) return null;
  return (
    <div
      className={cx(
        'grid min-w-0 grow basis-[calc(100%/var(--columns)-1px)] content-start px-3 py-2',
        tileLook(mark),
      )}
    >
      <dt className="flex items-center justify-between gap-2 text-xs text-muted">
        {t(`vital.${name}`)}
        {/* Showing the previous value says that it is new. */}
        {isNew && previous === undefined && <NewBadge />}
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

function MarkText({ mark }: { readonly mark: ReadingMark }) {
  const { t } = useTranslation('learning/scenarios');
  return (
    <span className={cx('inline-flex items-center gap-0.5 font-bold', severityText(mark))}>
      <MarkArrow mark={mark} size={14} />
      {t(markKey(mark))}
    </span>
  );
}

/** Decoration beside the word that says the same. */
export function MarkArrow({ mark, size }: { readonly mark: ReadingMark; readonly size: number }) {
  const Icon = mark.direction === 'high' ? ArrowUp : mark.direction === 'low' ? ArrowDown : TriangleAlert;
  return <Icon size={size} aria-hidden="true" className="stroke-3" />;
}

export function markKey({ direction, severity }: ReadingMark) {
  if (direction === 'altered') return 'mark.altered';
  if (severity === 'critical') return direction === 'high' ? 'mark.veryHigh' : 'mark.veryLow';
  return direction === 'high' ? 'mark.high' : 'mark.low';
}

export function severityText({ severity }: Pick<ReadingMark, 'severity'>): string {
  return severity === 'critical' ? 'text-critical' : 'text-caution';
}

function tileLook(mark: ReadingMark | null): string {
  if (!mark) return 'bg-raised';
  return mark.severity === 'critical' ? 'bg-critical-soft' : 'bg-caution-soft';
}
