import { useEffect, useRef, useState } from 'react';
import type { Item } from '@rounds/contract/learning/scenarios.formats';
import { partsOf } from '@rounds/contract/learning/scenarios.formats.rules';
import { shownOrder } from '@rounds/contract/learning/scenarios.formats.order.rules';
import { useTranslation } from '../../../../../i18n/translation.ts';
import type { FormatProps } from './format-props.ts';
import { PickList } from './pick-list.tsx';
import { picksOf, withPicks } from './picks.rules.ts';
import { Count, Task } from './task.tsx';

/** As in the item: its parts, and what was picked of each, are in this order. */
const lists = ['condition', 'actions', 'parameters'] as const;

/** The condition is in the middle of the bow-tie if there is room, and first otherwise: read and tabbed to in that order. */
const orders = { beside: [1, 0, 2], stacked: [0, 1, 2] } as const;

export function BowTieAnswer(props: FormatProps<Extract<Item, { format: 'bow_tie' }>>) {
  const { item, seed, step, response, graded, onRespond } = props;
  const { t } = useTranslation('learning/scenarios.player');
  const parts = partsOf(item);
  const picks = picksOf(item, response);
  const row = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState<keyof typeof orders>('stacked');
  useEffect(() => {
    const box = row.current;
    if (!box) return;
    const observer = new ResizeObserver(() => {
      const columns = getComputedStyle(box).gridTemplateColumns.split(' ').length;
      setLayout(columns > 1 ? 'beside' : 'stacked');
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="@container grid gap-2.5">
      <Task>{t('format.bowTie')}</Task>
      <div ref={row} className="grid gap-4 @2xl:grid-cols-3 @2xl:gap-3">
        {orders[layout].map((index) => {
          const name = lists[index];
          const part = parts[index];
          return (
            part && (
              <fieldset
                key={name}
                className="grid min-w-0 content-start gap-2 rounded-control bg-hover/60 p-3 @2xl:gap-1 @2xl:p-2"
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
