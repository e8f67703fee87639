import { careerPaths, difficulties } from '@rounds/contract/common.rules';
import { modes } from '@rounds/contract/learning/attempts.rules';
import type { PracticeFilters } from '@rounds/contract/learning/practice';
import type { QuestionState } from '@rounds/contract/learning/practice.rules';
import { clinicalAreas } from '@rounds/contract/learning/scenarios.rules';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Collapsible } from '../../../../ui/collapsible/collapsible.tsx';
import { FilterSelect } from '../../../../ui/field/filter-select.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import { RadioGroup } from '../../../../ui/radio-group/radio-group.tsx';
import { filtersOf, needsOf, questionCounts, withPath, withState, type Choice } from '../choice.rules.ts';
import { useFilterNames } from '../use-filter-names.ts';
import { StateChoice } from './state-choice.tsx';

export interface PracticeFormProps {
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
  /** How many questions are in each state, combined with the other filters; undefined while unknown. */
  readonly states: Counts | undefined;
  /** How many are in each state in all cases, which the quick starts go by. */
  readonly everywhere: Counts | undefined;
}

type Counts = Readonly<Record<QuestionState, number>>;

/** The contents of a session, and its mode. */
export function PracticeForm({ choice, onChange, states, everywhere }: PracticeFormProps) {
  const { t } = useTranslation('learning/practice');
  const { t: player } = useTranslation('learning/scenarios.player');
  const format = useFormat();
  const names = useFilterNames();
  const { states: chosen, ...topics } = filtersOf(choice);
  const orders = ['mixed', 'cases'] as const;
  const order = choice.mixed ? 'mixed' : 'cases';
  const summaryOf = (filters: PracticeFilters) => names(filters).join(' · ') || t('sessions.any');
  return (
    <div className="grid gap-3 sm:gap-6 lg:gap-4">
      <Collapsible title={t('form.topics')} summary={summaryOf(topics)}>
        <Filters choice={choice} onChange={onChange} />
      </Collapsible>
      <Collapsible title={t('form.which')} summary={summaryOf({ states: chosen })}>
        <StateChoice
          chosen={choice.states}
          counts={states}
          hint={
            hasMoreElsewhere(choice, states, everywhere) && <OtherPaths choice={choice} onChange={onChange} />
          }
          onChange={(state, isChosen) => onChange(withState(choice, state, isChosen))}
        />
      </Collapsible>
      <Collapsible
        title={t('form.how')}
        summary={[player(`mode.${choice.mode}`), t(`order.${order}`)].join(' · ')}
      >
        <div className="grid items-start gap-6 md:grid-cols-2">
          <RadioGroup
            legend={player('mode.label')}
            options={modes.map((value) => ({
              value,
              label: player(`mode.${value}`),
              help: player(`mode.${value}Text`),
            }))}
            value={choice.mode}
            onChange={(mode) => onChange({ ...choice, mode })}
          />
          <RadioGroup
            legend={t('form.order')}
            options={orders.map((value) => ({
              value,
              label: t(`order.${value}`),
              help: t(`order.${value}Text`),
            }))}
            value={order}
            onChange={(next) => onChange({ ...choice, mixed: next === 'mixed' })}
          />
        </div>
      </Collapsible>
      <Field label={t('form.count')} className="sm:max-w-64">
        <Select
          value={choice.count}
          onChange={({ target }) => onChange({ ...choice, count: Number(target.value) })}
        >
          {questionCounts.map((one) => (
            <option key={one} value={one}>
              {format.number(one)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

/** What the learner missed may all be on another path than the chosen one: then the quick starts have it, and this doesn't. */
const hasMoreElsewhere = (
  { careerPath }: Choice,
  states: Counts | undefined,
  everywhere: Counts | undefined,
) =>
  careerPath !== null &&
  states !== undefined &&
  everywhere !== undefined &&
  (['wrong', 'weak', 'marked'] as const).some((state) => states[state] === 0 && everywhere[state] > 0);

function OtherPaths({ choice, onChange }: Pick<PracticeFormProps, 'choice' | 'onChange'>) {
  const { t } = useTranslation('learning/practice');
  const { t: scenarios } = useTranslation('learning/scenarios');
  const { t: common } = useTranslation('app/common');
  if (!choice.careerPath) return null;
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-3 text-sm text-muted">
      {t('form.onPath', { path: common(`careerPath.${choice.careerPath}`) })}
      <Button variant="link" size="sm" onClick={() => onChange(withPath(choice, null))}>
        {scenarios('filter.allCareerPaths')}
      </Button>
    </p>
  );
}

function Filters({ choice, onChange }: Pick<PracticeFormProps, 'choice' | 'onChange'>) {
  const { t } = useTranslation('learning/practice');
  const { t: scenarios } = useTranslation('learning/scenarios');
  const { t: areaName } = useTranslation('learning/scenarios.areas');
  const { t: overview } = useTranslation('learning/progress.overview');
  const { t: common } = useTranslation('app/common');
  const { careerPath, area, need, difficulty } = choice;
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <Field label={scenarios('filter.careerPath')}>
        <FilterSelect
          value={careerPath}
          values={careerPaths}
          all={scenarios('filter.allCareerPaths')}
          nameOf={(one) => common(`careerPath.${one}`)}
          onChoose={(one) => onChange(withPath(choice, one ?? null))}
        />
      </Field>
      <Field label={t('form.area')}>
        <FilterSelect
          value={area}
          values={clinicalAreas}
          all={t('form.allAreas')}
          nameOf={(one) => areaName(`area.${one}`)}
          onChoose={(one) => onChange({ ...choice, area: one ?? null })}
        />
      </Field>
      <Field label={t('form.need')}>
        <FilterSelect
          value={need}
          values={needsOf(careerPath)}
          all={t('form.allNeeds')}
          nameOf={(one) => overview(`need.${one}`)}
          onChoose={(one) => onChange({ ...choice, need: one ?? null })}
        />
      </Field>
      <Field label={scenarios('filter.difficulty')}>
        <FilterSelect
          value={difficulty}
          values={difficulties}
          all={scenarios('filter.allDifficulties')}
          nameOf={(one) => common(`difficulty.${one}`)}
          onChoose={(one) => onChange({ ...choice, difficulty: one ?? null })}
        />
      </Field>
    </div>
  );
}
