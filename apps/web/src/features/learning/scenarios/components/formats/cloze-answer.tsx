import { useId } from 'react';
import type { Item } from '@rounds/contract/learning/scenarios.formats';
import { shownOrder } from '@rounds/contract/learning/scenarios.formats.order.rules';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { ClozeChoice, GradedGap, OpenGap } from './cloze-gap.tsx';
import type { FormatProps } from './format-props.ts';
import { picksOf, withPicks } from './picks.rules.ts';
import { Reasons } from './reasons.tsx';
import { Task } from './task.tsx';

/** The sentence with numbered gaps; the lists that fill them are below, so that none breaks a line. */
export function ClozeAnswer(props: FormatProps<Extract<Item, { format: 'cloze' }>>) {
  const { item, seed, step, response, graded, onRespond } = props;
  const { t } = useTranslation('learning/scenarios.player');
  const id = useId();
  const picks = picksOf(item, response);
  const nameOf = (gap: number) => t('format.gap', { number: gap + 1 });
  return (
    <>
      <Task>{t('format.cloze')}</Task>
      <p lang="en" dir="ltr" className="measure pe-1 leading-7">
        {item.passage.split(/\{(\d{1,2})\}/).map((piece, at) => {
          if (at % 2 === 0) return piece;
          const gap = Number(piece) - 1;
          const list = item.gaps[gap] ?? [];
          const [chosen] = picks[gap] ?? [];
          if (graded) return <GradedGap key={at} list={list} chosen={chosen} />;
          return (
            <OpenGap key={at} choiceId={`${id}-${gap}`} number={gap + 1} name={nameOf(gap)}>
              {chosen === undefined ? null : list[chosen]?.text}
            </OpenGap>
          );
        })}
      </p>
      {!graded && (
        <div className="grid gap-2">
          {item.gaps.map((list, gap) => (
            <ClozeChoice
              key={gap}
              id={`${id}-${gap}`}
              label={nameOf(gap)}
              number={gap + 1}
              list={list}
              order={shownOrder(item, seed, step, gap)}
              chosen={picks[gap]?.[0]}
              onChoose={(entry) =>
                onRespond(withPicks(item, response, gap, entry === undefined ? [] : [entry]))
              }
            />
          ))}
        </div>
      )}
      {graded &&
        item.gaps.map((gap, index) => (
          <section key={index} className="grid gap-1.5">
            <h3 className="text-sm font-semibold text-muted">{nameOf(index)}</h3>
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
