import { careerPaths, difficulties } from '@rounds/contract/common.rules';
import { modes } from '@rounds/contract/learning/attempts.rules';
import type { QuestionState } from '@rounds/contract/learning/practice.rules';
import { clinicalAreas } from '@rounds/contract/learning/scenarios.rules';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import { RadioGroup } from '../../../../ui/radio-group/radio-group.tsx';
import { needsOf, questionCounts, withPath, withState, type Choice } from '../choice.rules.ts';
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
  return (
    <div className="grid gap-6">
      <Filters choice={choice} onChange={onChange} />
      <StateChoice
        chosen={choice.states}
        counts={states}
        onChange={(state, isChosen) => onChange(withState(choice, state, isChosen))}
      />
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
          options={(['mixed', 'cases'] as const).map((value) => ({
            value,
            label: t(`order.${value}`),
            help: t(`order.${value}Text`),
          }))}
          value={choice.mixed ? 'mixed' : 'cases'}
          onChange={(order) => onChange({ ...choice, mixed: order === 'mixed' })}
        />
      </div>
    </div>
  );
}

function Filters({ choice, onChange }: Pick<PracticeFormProps, 'choice' | 'onChange'>) {
  const { t } = useTranslation('learning/practice');
  const { t: scenarios } = useTranslation('learning/scenarios');
  const { t: areaName } = useTranslation('learning/scenarios.areas');
  const { t: overview } = useTranslation('learning/progress.overview');
  const { t: common } = useTranslation('app/common');
  const format = useFormat();
  const { careerPath, area, need, difficulty, count } = choice;
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3">
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
      <Field label={t('form.count')}>
        <Select value={count} onChange={({ target }) => onChange({ ...choice, count: Number(target.value) })}>
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
