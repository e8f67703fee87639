import type { Item } from '@rounds/contract/learning/scenarios.formats';
import { shownOrder } from '@rounds/contract/learning/scenarios.formats.order.rules';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { cx } from '../../../../../ui/cx.ts';
import { ClozeGap, GradedGap } from './cloze-gap.tsx';
import { clozeParts } from './cloze.rules.ts';
import type { FormatProps } from './format-props.ts';
import { picksOf, withPicks } from './picks.rules.ts';
import { Reasons } from './reasons.tsx';
import { Task } from './task.tsx';

export function ClozeAnswer(props: FormatProps<Extract<Item, { format: 'cloze' }>>) {
  const { item, seed, step, response, graded, onRespond } = props;
  const { t } = useTranslation('learning/scenarios.player');
  const picks = picksOf(item, response);
  return (
    <>
      <Task>{t('format.cloze')}</Task>
      <p lang="en" dir="ltr" className={cx('measure', graded ? 'leading-8' : 'leading-[3.25rem]')}>
        {clozeParts(item.passage).map((part, at) => {
          if ('text' in part) return part.text;
          const { gap, before, after } = part;
          const list = item.gaps[gap] ?? [];
          const [chosen] = picks[gap] ?? [];
          if (graded) {
            return (
              <span key={at}>
                {before}
                <GradedGap list={list} chosen={chosen} />
                {after}
              </span>
            );
          }
          return (
            // A line could end between a control and the punctuation that follows it.
            <span key={at} className="inline-flex max-w-full items-center align-middle">
              {before}
              <ClozeGap
                label={t('format.gap', { number: gap + 1 })}
                list={list}
                order={shownOrder(item, seed, step, gap)}
                chosen={chosen}
                onChoose={(entry) =>
                  onRespond(withPicks(item, response, gap, entry === undefined ? [] : [entry]))
                }
              />
              {after}
            </span>
          );
        })}
      </p>
      {graded &&
        item.gaps.map((gap, index) => (
          <section key={index} className="grid gap-1.5">
            <h3 className="text-sm font-semibold text-muted">{t('format.gap', { number: index + 1 })}</h3>
            <Reasons
              list={gap.map(({ text, key, why }, entry) => {
                const picked = picks[index]?.includes(entry) ?? false;
                return { text, why, picked, tone: key ? 'right' : picked ? 'wrong' : 'none' };
              })}
            />
          </section>
        ))}
    </>
  );
}
