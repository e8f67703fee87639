import type { Item } from '@rounds/contract/learning/scenarios.formats';
import { partsOf } from '@rounds/contract/learning/scenarios.formats.rules';
import { shownOrder } from '@rounds/contract/learning/scenarios.formats.order.rules';
import { useTranslation } from '../../../../../i18n/translation.ts';
import type { FormatProps } from './format-props.ts';
import { PickList } from './pick-list.tsx';
import { picksOf, withPicks } from './picks.rules.ts';
import { Task } from './task.tsx';

export function SeveralAnswer(props: FormatProps<Extract<Item, { format: 'several' }>>) {
  const { item, seed, step, response, graded, struck, onRespond, onStrike } = props;
  const { t } = useTranslation('learning/scenarios.player');
  const [part] = partsOf(item);
  const [picked = []] = picksOf(item, response);
  if (!part) return null;
  return (
    <>
      <Task count={item.choose === undefined ? null : { picked: picked.length, of: item.choose, graded }}>
        {item.choose === undefined ? t('format.several') : t('format.selectCount', { count: item.choose })}
      </Task>
      <PickList
        list={item.options}
        part={part}
        order={shownOrder(item, seed, step)}
        picked={picked}
        graded={graded}
        struck={struck}
        onStrike={onStrike}
        onPick={(next) => onRespond(withPicks(item, response, 0, next))}
      />
    </>
  );
}
