import type { Item } from '@rounds/contract/learning/scenarios.formats';
import { partsOf } from '@rounds/contract/learning/scenarios.formats.rules';
import { shownOrder } from '@rounds/contract/learning/scenarios.formats.order.rules';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { cx } from '../../../../../ui/cx.ts';
import type { FormatProps } from './format-props.ts';
import { PickList } from './pick-list.tsx';
import { picksOf, withPicks } from './picks.rules.ts';
import { Count, Task } from './task.tsx';

/** The condition is in the middle of the bow-tie if there is room, and first otherwise. */
const lists = [
  { name: 'condition', place: '@2xl:col-start-2 @2xl:self-center' },
  { name: 'actions', place: '@2xl:col-start-1 @2xl:row-start-1' },
  { name: 'parameters', place: '@2xl:col-start-3 @2xl:row-start-1' },
] as const;

export function BowTieAnswer(props: FormatProps<Extract<Item, { format: 'bow_tie' }>>) {
  const { item, seed, step, response, graded, onRespond } = props;
  const { t } = useTranslation('learning/scenarios.player');
  const parts = partsOf(item);
  const picks = picksOf(item, response);
  return (
    <div className="@container grid gap-2.5">
      <Task>{t('format.bowTie')}</Task>
      <div className="grid gap-4 @2xl:grid-cols-3 @2xl:gap-3">
        {lists.map(({ name, place }, index) => {
          const part = parts[index];
          return (
            part && (
              <fieldset
                key={name}
                className={cx(
                  'grid min-w-0 content-start gap-2 rounded-control bg-hover/60 p-3 @2xl:gap-1 @2xl:p-2',
                  place,
                )}
              >
                <legend className="contents">
                  <span className="flex items-baseline justify-between gap-3 font-semibold">
                    {t(`format.${name}`)}
                    {part.most > 1 && (
                      <Count picked={picks[index]?.length ?? 0} of={part.most} graded={graded} />
                    )}
                  </span>
                </legend>
                <PickList
                  list={item[name]}
                  part={part}
                  order={shownOrder(item, seed, step, index)}
                  picked={picks[index] ?? []}
                  graded={graded}
                  dense
                  onPick={(next) => onRespond(withPicks(item, response, index, next))}
                />
              </fieldset>
            )
          );
        })}
      </div>
    </div>
  );
}
