import type { ReactNode } from 'react';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { cx } from '../../../../../ui/cx.ts';
import { Card, CardBody } from '../../../../../ui/card/card.tsx';
import { hasOnlyEarlierReadings, vitalNames, whatIsNew } from '../../clinical-picture.rules.ts';
import { CasePanel, type CasePanelProps } from '../case/case-panel.tsx';
import { CaseSummary } from '../case/case-summary.tsx';
import { VitalsMonitor } from '../case/vitals-monitor.tsx';

export interface PatientLayoutProps extends Pick<
  CasePanelProps,
  'presentation' | 'heading' | 'picture' | 'group' | 'told'
> {
  readonly title: string;
  readonly step: number;
  /** Whether there is room for the case beside the question. */
  readonly beside: boolean;
  /**
   * Whether the previous question was from this case. On a phone, the part already read is one press away, and what is
   * new is shown here.
   */
  readonly isSameCase: boolean;
  /** Parts that the question doesn't need, in a case read before. The summary has all of it. */
  readonly dispensable: ReadonlySet<string> | undefined;
  /** An open tool that lies over the case, so that the question stays where it is. */
  readonly tool?: ReactNode;
  /** Whether the question is as wide as a table: then it gets the larger part. */
  readonly needsRoom: boolean;
  /** Opens the tools, where the header with theirs scrolls away. */
  readonly onTools: (() => void) | undefined;
  /** The question. */
  readonly children: ReactNode;
}

/** An open tool and the case share the window's height: the case scrolls in what is left. */
const sideColumn = 'sticky top-20 flex max-h-[calc(100dvh-6rem)] flex-col gap-3';

/** The patient beside the question: the monitor across both if there is room, a sticky summary on a phone. */
export function PatientLayout({
  title,
  step,
  beside,
  isSameCase,
  dispensable,
  tool,
  needsRoom,
  onTools,
  children,
  ...panel
}: PatientLayoutProps) {
  const { t } = useTranslation('learning/scenarios');
  const { picture, group, heading } = panel;
  const onlyNew = !beside && isSameCase;
  const hasCase = !onlyNew || whatIsNew(picture) !== null;
  const hasVitals = vitalNames(picture.vitals).length > 0;
  // A short story without readings, right above, leaves nothing to keep in view.
  const needsSummary = onlyNew || heading === undefined || hasVitals || picture.labs.length > 0;
  return (
    <>
      {beside && hasVitals && (
        <section aria-labelledby="vitals-title" className="grid gap-1">
          <h2 id="vitals-title" className="sr-only">
            {t('case.vitals')}
          </h2>
          <VitalsMonitor
            vitals={picture.vitals}
            group={group}
            newVitals={picture.newVitals}
            previousVitals={picture.previousVitals}
            areEarlier={hasOnlyEarlierReadings(picture)}
          />
        </section>
      )}
      <div
        className={cx(
          'grid items-start gap-4 lg:gap-6',
          !beside
            ? 'grid-cols-[minmax(0,1fr)]'
            : needsRoom
              ? 'grid-cols-[minmax(0,1fr)_minmax(0,2fr)]'
              : 'grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]',
        )}
      >
        {/* Wide content scrolls on its own, so the case must be focusable for keyboard users. */}
        <div className={cx('min-w-0', !hasCase && 'hidden', beside && sideColumn)}>
          {tool}
          {hasCase && (
            <Card
              aria-label={t('case.title')}
              tabIndex={beside ? 0 : undefined}
              className={cx(beside && 'min-h-0 overflow-y-auto')}
            >
              <CardBody key={step}>
                <CasePanel
                  {...panel}
                  onlyNew={onlyNew}
                  storyFirst={!isSameCase}
                  dispensable={dispensable}
                  withoutVitals={beside}
                  {...(beside && { jumpsWithin: 'card' })}
                />
              </CardBody>
            </Card>
          )}
        </div>
        {!beside && needsSummary && (
          <div
            data-summary=""
            className="sticky top-[max(3.5rem,var(--toast-bottom,0px))] z-10 -mx-4 md:-mx-6"
          >
            <CaseSummary title={title} {...panel} onTools={onTools} />
          </div>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">{children}</div>
      </div>
    </>
  );
}
