import { useState } from 'react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Item } from '@rounds/contract/learning/scenarios.formats';
import { shownOrder } from '@rounds/contract/learning/scenarios.formats.order.rules';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { cx } from '../../../../../ui/cx.ts';
import { IconButton } from '../../../../../ui/icon-button/icon-button.tsx';
import type { FormatProps } from './format-props.ts';
import { moveEntry } from './picks.rules.ts';
import { Reasons } from './reasons.tsx';
import { Task } from './task.tsx';

/** Steps that buttons move up and down: by touch, by keyboard and by screen reader alike. */
export function OrderAnswer(props: FormatProps<Extract<Item, { format: 'order' }>>) {
  const { item, seed, step, response, graded, onRespond } = props;
  const { t } = useTranslation('learning/scenarios.player');
  const [told, setTold] = useState('');
  const given = response && 'picks' in response ? response.picks[0] : undefined;
  const order = given ?? shownOrder(item, seed, step);
  if (graded) {
    return (
      <Reasons
        list={item.steps.map(({ text, why }, place) => {
          const at = given?.indexOf(place) ?? -1;
          const tone = at === place ? 'right' : given ? 'wrong' : 'none';
          const said = tone === 'wrong' ? t('format.youPut', { place: at + 1 }) : undefined;
          return { text: `${place + 1}. ${text}`, tone, picked: true, said, why };
        })}
      />
    );
  }
  // The buttons stay focusable at the ends: disabling one would lose the keyboard's focus.
  const move = (place: number, by: -1 | 1) => {
    if (!(place + by in order)) return;
    onRespond({ picks: [[...moveEntry(order, place, by)]] });
    setTold(t('format.movedTo', { place: place + by + 1, total: order.length }));
  };
  return (
    <>
      <Task>{t('format.order')}</Task>
      {/* The initial order is not an answer. Shown until a step is moved; its space stays reserved. */}
      <p className={cx('-mt-1 text-sm text-muted', given && 'invisible')}>{t('format.orderUntouched')}</p>
      <ol className="grid gap-2">
        {order.map((index, place) => (
          <li
            key={index}
            dir="ltr"
            className="flex items-center gap-1 rounded-control border-2 border-border-strong/70 ps-3"
          >
            <span className="figures font-bold text-muted">{place + 1}.</span>
            <span lang="en" className="min-w-0 grow py-2.5 ps-1">
              {item.steps[index]?.text}
            </span>
            <IconButton
              label={t('format.up', { step: item.steps[index]?.text ?? '' })}
              aria-disabled={place === 0}
              onClick={() => move(place, -1)}
            >
              <ArrowUp size={18} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={t('format.down', { step: item.steps[index]?.text ?? '' })}
              aria-disabled={place === order.length - 1}
              onClick={() => move(place, 1)}
            >
              <ArrowDown size={18} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {told}
      </p>
    </>
  );
}
