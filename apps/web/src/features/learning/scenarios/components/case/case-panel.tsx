import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { Button } from '../../../../../ui/button/button.tsx';
import {
  hasOnlyEarlierReadings,
  vitalNames,
  whatIsNew,
  type ClinicalPicture,
} from '../../clinical-picture.rules.ts';
import { abnormalCount } from '../../labs.rules.ts';
import type { PatientGroup } from '../../vitals.rules.ts';
import { paragraphsOf } from '../../short-case.rules.ts';
import { CaseJumps, type CaseJumpsProps } from './case-jumps.tsx';
import { Findings, Part, Prose, type ProseProps } from './case-parts.tsx';
import { LabsTable } from './labs-table.tsx';
import { ResultsLabel } from './results-label.tsx';
import { VitalsMonitor } from './vitals-monitor.tsx';
import { WhatIsNew } from './what-is-new.tsx';

export interface CasePanelProps {
  readonly presentation: string;
  /** What the presentation is headed with; by default, that it is the patient's. */
  readonly heading?: string | undefined;
  readonly picture: ClinicalPicture;
  readonly group: PatientGroup;
  /** Material that belongs to the story but isn't prose. It follows the presentation. */
  readonly told?: ReactNode;
  /** Leaves out what the learner has seen before this question. */
  readonly onlyNew?: boolean;
  /** The learner hasn't read any of the case before: it is told in order, instead of new parts first. */
  readonly storyFirst?: boolean;
  /** The readings are elsewhere on the screen. */
  readonly withoutVitals?: boolean;
  /** Where buttons that jump to each part stay in view, wherever the case is scrolled to. */
  readonly jumpsWithin?: CaseJumpsProps['within'];
  readonly startsAtResults?: boolean;
  /** Paragraphs of the story that the question doesn't need: they are one press away. */
  readonly dispensable?: ReadonlySet<string> | undefined;
}

/** The patient so far: what is new first, then the readings, then what was known before. */
export function CasePanel(props: CasePanelProps) {
  const { presentation, heading, picture, group, told, onlyNew = false, storyFirst = false } = props;
  const { withoutVitals = false, jumpsWithin, startsAtResults = false, dispensable } = props;
  const { t } = useTranslation('learning/scenarios');
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const without = isWhole ? undefined : dispensable;
  const fresh = whatIsNew(picture);
  const hasVitals = vitalNames(picture.vitals).length > 0 && !withoutVitals;
  const vitals = hasVitals && (!onlyNew || picture.newVitals.length > 0) && (
    <Part title={t('case.vitals')}>
      <VitalsMonitor
        vitals={picture.vitals}
        group={group}
        newVitals={picture.newVitals}
        previousVitals={picture.previousVitals}
        areEarlier={hasOnlyEarlierReadings(picture)}
      />
    </Part>
  );
  if (onlyNew) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {fresh && <WhatIsNew fresh={fresh} />}
        {vitals}
      </div>
    );
  }
  const news = fresh && (
    <div id={`${id}news`} className="grid scroll-mt-16 grid-cols-[minmax(0,1fr)] gap-5">
      <WhatIsNew fresh={fresh} labsId={`${id}new`} />
      {vitals}
    </div>
  );
  const earlier = <Earlier picture={picture} without={without} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {jumpsWithin && (
        <CaseJumps
          id={id}
          picture={picture}
          leadsToNews={storyFirst && Boolean(fresh)}
          within={jumpsWithin}
          startsAtResults={startsAtResults}
        />
      )}
      {!storyFirst && news}
      <section id={`${id}presentation`} className="grid scroll-mt-16 gap-2">
        <h2 className="text-lg">{heading ?? t('case.presentation')}</h2>
        <Prose text={presentation} without={without} />
        {dispensable !== undefined && dispensable.size > 0 && (
          <Button
            variant="link"
            aria-expanded={isWhole}
            className="justify-self-start"
            onClick={() => setWhole(!isWhole)}
          >
            {t(isWhole ? 'case.short' : 'case.whole')}
          </Button>
        )}
      </section>
      {told}
      {storyFirst && earlier}
      {storyFirst && news}
      {!fresh && vitals}
      {!storyFirst && earlier}
      <Results id={id} picture={picture} />
    </div>
  );
}

/** What happened since the presentation: up to what is new or, if nothing is, up to now. */
function Earlier({ picture, without }: Pick<CasePanelProps, 'picture'> & Pick<ProseProps, 'without'>) {
  const { t } = useTranslation('learning/scenarios');
  const updates = picture.updates.filter(
    ({ text, isNew }) => !isNew && paragraphsOf(text).some((paragraph) => !without?.has(paragraph)),
  );
  if (updates.length === 0) return null;
  return (
    <Part title={t(picture.updates.some((row) => row.isNew) ? 'case.earlier' : 'case.update')}>
      {updates.map((update) => (
        <Prose key={update.text} text={update.text} without={without} />
      ))}
    </Part>
  );
}

/** Results and findings from before the current question. */
function Results({ id, picture }: { readonly id: string; readonly picture: ClinicalPicture }) {
  const { t } = useTranslation('learning/scenarios');
  const labs = picture.labs.filter((row) => !row.isNew).map((row) => row.lab);
  const findings = picture.findings.filter((row) => !row.isNew);
  return (
    <>
      {labs.length > 0 && (
        <Part id={`${id}labs`} title={<ResultsLabel abnormal={abnormalCount(labs)} />}>
          <LabsTable labs={labs} caption={t('case.labs')} />
        </Part>
      )}
      {findings.length > 0 && (
        <Part id={`${id}findings`} title={t('case.findings')}>
          <Findings findings={findings.map((row) => row.finding)} />
        </Part>
      )}
    </>
  );
}
