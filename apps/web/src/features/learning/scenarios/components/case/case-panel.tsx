import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { Button } from '../../../../../ui/button/button.tsx';
import { areAllEarlier, vitalNames, whatIsNew, type ClinicalPicture } from '../../clinical-picture.rules.ts';
import { abnormalCount } from '../../labs.rules.ts';
import type { PatientGroup } from '../../vitals.rules.ts';
import { paragraphsOf } from '../../short-case.rules.ts';
import { Findings, Part, Prose, type ProseProps } from './case-parts.tsx';
import { LabsTable } from './labs-table.tsx';
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
  /** Buttons that jump to each part, in view wherever the panel is scrolled to. */
  readonly withJumps?: boolean;
  /** Paragraphs of the story that the question doesn't need: they are one press away. */
  readonly dispensable?: ReadonlySet<string> | undefined;
}

/** The patient so far: what is new first, then the readings, then what was known before. */
export function CasePanel(props: CasePanelProps) {
  const { presentation, heading, picture, group, told, onlyNew = false, storyFirst = false } = props;
  const { withoutVitals = false, withJumps = false, dispensable } = props;
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
        areEarlier={areAllEarlier(picture)}
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
      {withJumps && <Jumps id={id} picture={picture} leadsToNews={storyFirst && Boolean(fresh)} />}
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

/** Names the parts of a long case that are below, each one press away. */
function Jumps({
  id,
  picture,
  leadsToNews,
}: {
  readonly id: string;
  readonly picture: ClinicalPicture;
  /** What the question is about comes below the story. */
  readonly leadsToNews: boolean;
}) {
  const { t } = useTranslation('learning/scenarios');
  const { t: player } = useTranslation('learning/scenarios.player');
  const { labs, findings } = picture;
  if (labs.length + findings.length === 0 && !leadsToNews) return null;
  const abnormal = abnormalCount(labs.map((row) => row.lab));
  const labsIn = labs.some((row) => !row.isNew) ? 'labs' : 'new';
  return (
    <nav
      aria-label={player('case.parts')}
      className="sticky top-0 z-1 -mx-4 -mt-4 -mb-2 flex flex-wrap gap-1.5 border-b bg-raised px-4 py-2 sm:-mx-5 sm:-mt-5 sm:px-5"
    >
      <Jump to={`${id}presentation`}>{player('case.story')}</Jump>
      {leadsToNews && <Jump to={`${id}news`}>{t('case.update')}</Jump>}
      {labs.length > 0 && (
        <Jump to={`${id}${labsIn}`} isUrgent={abnormal > 0}>
          {abnormal > 0 ? player('labs.abnormal', { count: abnormal }) : t('case.labs')}
        </Jump>
      )}
      {findings.some((row) => !row.isNew) && <Jump to={`${id}findings`}>{t('case.findings')}</Jump>}
    </nav>
  );
}

interface JumpProps {
  readonly to: string;
  readonly isUrgent?: boolean;
  readonly children: ReactNode;
}

function Jump({ to, isUrgent = false, children }: JumpProps) {
  return (
    <button
      type="button"
      onClick={() => document.getElementById(to)?.scrollIntoView({ block: 'start', behavior: 'smooth' })}
      className={
        isUrgent
          ? 'min-h-9 rounded-full border border-caution/50 bg-caution-soft px-3 text-sm font-semibold text-caution pointer-coarse:min-h-11'
          : 'min-h-9 rounded-full border px-3 text-sm font-medium hover:bg-hover pointer-coarse:min-h-11'
      }
    >
      {children}
    </button>
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
        <Part id={`${id}labs`} title={<LabsTitle title={t('case.labs')} abnormal={abnormalCount(labs)} />}>
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

function LabsTitle({ title, abnormal }: { readonly title: string; readonly abnormal: number }) {
  const { t } = useTranslation('learning/scenarios.player');
  return abnormal > 0 ? t('labs.abnormal', { count: abnormal }) : title;
}
