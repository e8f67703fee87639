import { careerPaths, difficulties } from '@rounds/contract/common.rules';
import { modes } from '@rounds/contract/learning/attempts.rules';
import type { PracticeFilters } from '@rounds/contract/learning/practice';
import type { QuestionState } from '@rounds/contract/learning/practice.rules';
import { clinicalAreas } from '@rounds/contract/learning/scenarios.rules';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { Fold } from '../../../../ui/fold/fold.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import { RadioGroup } from '../../../../ui/radio-group/radio-group.tsx';
import { filtersOf, needsOf, questionCounts, withPath, withState, type Choice } from '../choice.rules.ts';
import { useFilterNames } from '../use-filter-names.ts';
import { StateChoice } from './state-choice.tsx';

export interface PracticeFormProps {
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
  /** Questions in each state with the other filters; undefined while it isn't known. */
  readonly states: Readonly<Record<QuestionState, number>> | undefined;
}

/** What a session is made of, and how it is asked. */
export function PracticeForm({ choice, onChange, states }: PracticeFormProps) {
  const { t } = useTranslation('learning/practice');
  const { t: player } = useTranslation('learning/scenarios.player');
  const format = useFormat();
  const names = useFilterNames();
  const { states: chosen, ...topics } = filtersOf(choice);
  const orders = ['mixed', 'cases'] as const;
  const order = choice.mixed ? 'mixed' : 'cases';
  const summaryOf = (filters: PracticeFilters) => names(filters).join(' · ') || t('sessions.any');
  return (
    <div className="grid gap-3 sm:gap-6">
      <Fold title={t('form.topics')} summary={summaryOf(topics)}>
        <Filters choice={choice} onChange={onChange} />
      </Fold>
      <Fold title={t('form.which')} summary={summaryOf({ states: chosen })}>
        <StateChoice
          chosen={choice.states}
          counts={states}
          onChange={(state, isChosen) => onChange(withState(choice, state, isChosen))}
        />
      </Fold>
      <Fold title={t('form.how')} summary={[player(`mode.${choice.mode}`), t(`order.${order}`)].join(' · ')}>
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
      </Fold>
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
        <Select
          value={careerPath ?? ''}
          onChange={({ target }) =>
            onChange(withPath(choice, careerPaths.find((one) => one === target.value) ?? null))
          }
        >
          <option value="">{scenarios('filter.allCareerPaths')}</option>
          {careerPaths.map((one) => (
            <option key={one} value={one}>
              {common(`careerPath.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('form.area')}>
        <Select
          value={area ?? ''}
          onChange={({ target }) =>
            onChange({ ...choice, area: clinicalAreas.find((one) => one === target.value) ?? null })
          }
        >
          <option value="">{t('form.allAreas')}</option>
          {clinicalAreas.map((one) => (
            <option key={one} value={one}>
              {areaName(`area.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('form.need')}>
        <Select
          value={need ?? ''}
          onChange={({ target }) =>
            onChange({ ...choice, need: needsOf(careerPath).find((one) => one === target.value) ?? null })
          }
        >
          <option value="">{t('form.allNeeds')}</option>
          {needsOf(careerPath).map((one) => (
            <option key={one} value={one}>
              {overview(`need.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={scenarios('filter.difficulty')}>
        <Select
          value={difficulty ?? ''}
          onChange={({ target }) =>
            onChange({ ...choice, difficulty: difficulties.find((one) => one === target.value) ?? null })
          }
        >
          <option value="">{scenarios('filter.allDifficulties')}</option>
          {difficulties.map((one) => (
            <option key={one} value={one}>
              {common(`difficulty.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
