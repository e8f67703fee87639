import { Fragment } from 'react';
import type { Item } from '@rounds/contract/learning/scenarios.formats';
import { shownOrder } from '@rounds/contract/learning/scenarios.formats.order.rules';
import { useTranslation } from '../../../../../i18n/translation.ts';
import type { FormatProps } from './format-props.ts';
import { picksOf, withPicks } from './picks.rules.ts';
import { Reasons } from './reasons.tsx';
import { Task } from './task.tsx';

export function ClozeAnswer(props: FormatProps<Extract<Item, { format: 'cloze' }>>) {
  const { item, seed, step, response, graded, onRespond } = props;
  const { t } = useTranslation('learning/scenarios.player');
  const picks = picksOf(item, response);
  // Text and gap by turns: an odd place is the number of a gap.
  const pieces = item.passage.split(/\{(\d{1,2})\}/);
  return (
    <>
      <Task>{t('format.cloze')}</Task>
      <p lang="en" dir="ltr" className="measure leading-[3.25rem]">
        {pieces.map((piece, at) => {
          if (at % 2 === 0) return <Fragment key={at}>{piece}</Fragment>;
          const gap = Number(piece) - 1;
          const list = item.gaps[gap] ?? [];
          const [chosen] = picks[gap] ?? [];
          if (graded) {
            const key = list.findIndex((entry) => entry.key);
            return (
              <strong key={at} className="text-positive underline decoration-2 underline-offset-4">
                {list[key]?.text}
              </strong>
            );
          }
          return (
            <select
              key={at}
              aria-label={t('format.gap', { number: gap + 1 })}
              value={chosen ?? ''}
              onChange={({ target }) => {
                const next = target.value === '' ? [] : [Number(target.value)];
                onRespond(withPicks(item, response, gap, next));
              }}
              className="h-11 max-w-full rounded-control border-2 border-border-strong bg-raised px-2 align-middle font-medium"
            >
              <option value="">{t('format.choose')}</option>
              {shownOrder(item, seed, step, gap).map((index) => (
                <option key={index} value={index}>
                  {list[index]?.text}
                </option>
              ))}
            </select>
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
