import type { EcgStrip } from '@rounds/contract/learning/scenarios.figures';
import { ecgInWords } from '@rounds/contract/learning/scenarios.figures.rules';
import { useLanguage, useTranslation } from '../../../../../i18n/translation.ts';
import { drawLeads, type EcgDrawing, gridPath, paperScale } from '../../ecg.rules.ts';

/** Leads of one ECG on its paper, one below the other, at the same scale. A narrow screen scrolls them. */
export function EcgStrips({
  strips,
  title,
}: {
  readonly strips: readonly EcgStrip[];
  readonly title: string;
}) {
  const { t } = useTranslation('learning/scenarios');
  const language = useLanguage();
  const drawings = drawLeads(strips);
  return (
    <figure className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-1">
      <div tabIndex={0} role="region" aria-label={title} className="overflow-x-auto rounded-xs">
        {strips.map((strip, index) => {
          const drawing = drawings[index];
          return drawing && <Strip key={strip.lead} strip={strip} drawing={drawing} />;
        })}
      </div>
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-xs text-muted">
        <bdi lang={language}>{t('case.strip')}</bdi>
        <span className="figures">{paperScale}</span>
      </figcaption>
    </figure>
  );
}

function Strip({ strip, drawing }: { readonly strip: EcgStrip; readonly drawing: EcgDrawing }) {
  const { path, width, height } = drawing;
  return (
    <svg
      role="img"
      aria-label={ecgInWords(strip)}
      viewBox={`0 0 ${width} ${height}`}
      className="block w-full max-w-3xl bg-raised"
      // Never so small that neighboring one-millimeter squares can't be distinguished.
      style={{ minWidth: `${width * 2.4}px` }}
    >
      <Lines d={gridPath({ width, height }, 1)} className="stroke-celebrate/25" width={0.5} />
      <Lines d={gridPath({ width, height }, 5)} className="stroke-celebrate/60" width={0.8} />
      <path d={path} fill="none" className="stroke-text" strokeWidth="0.4" strokeLinejoin="round" />
      <text x="1.5" y="5" fontSize="4" className="fill-text stroke-raised font-semibold" paintOrder="stroke">
        {strip.lead}
      </text>
    </svg>
  );
}

/** The paper's lines: equally thin on any screen, in pixels. */
function Lines({
  d,
  className,
  width,
}: {
  readonly d: string;
  readonly className: string;
  readonly width: number;
}) {
  return <path d={d} className={className} strokeWidth={width} vectorEffect="non-scaling-stroke" />;
}
