import type { Item } from '@rounds/contract/learning/scenarios.formats';
import { partsOf } from '@rounds/contract/learning/scenarios.formats.rules';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { cx } from '../../../../../ui/cx.ts';
import type { FormatProps } from './format-props.ts';
import { picksOf, toggled, withPicks } from './picks.rules.ts';
import { Reasons, toneLooks, toneOf, useToneText } from './reasons.tsx';
import { Task } from './task.tsx';

/** An entry keeps its place and size when it is graded, so that the eye does. */
const box = 'min-h-11 rounded-control border-2 px-3 py-2 text-start';

/** A passage of the chart, entry by entry: those that can be marked are pressed as a whole. */
export function HighlightAnswer(props: FormatProps<Extract<Item, { format: 'highlight' }>>) {
  const { item, response, graded, onRespond } = props;
  const { t } = useTranslation('learning/scenarios.player');
  const [part] = partsOf(item);
  const [picked = []] = picksOf(item, response);
  const textOf = useToneText();
  if (!part) return null;
  return (
    <>
      <Task>{t('format.highlight')}</Task>
      <div lang="en" dir="ltr" className="measure grid gap-1.5">
        {item.pieces.map(({ text }, index) => {
          if (!part.entries.includes(index)) {
            return (
              <p key={index} className="px-1">
                {text}
              </p>
            );
          }
          const isPicked = picked.includes(index);
          if (!graded) {
            return (
              <button
                key={index}
                type="button"
                aria-pressed={isPicked}
                onClick={() => onRespond(withPicks(item, response, 0, toggled(picked, index, part.most)))}
                className={cx(
                  box,
                  'border-border hover:bg-hover aria-pressed:border-accent aria-pressed:bg-accent-soft',
                )}
              >
                {text}
              </button>
            );
          }
          const tone = toneOf(part.keys.includes(index), isPicked);
          const { Icon, look, ink } = toneLooks[tone];
          if (tone === 'none') {
            return (
              <p key={index} className={cx(box, 'border-border text-muted')}>
                {text}
              </p>
            );
          }
          return (
            <mark
              key={index}
              className={cx(box, 'flex gap-2 text-text', tone === 'missed' && 'bg-transparent', look)}
            >
              <Icon
                size={16}
                role="img"
                aria-label={textOf(tone)}
                className={cx('mt-1 flex-none stroke-[2.5]', ink)}
              />
              <span>{text}</span>
            </mark>
          );
        })}
      </div>
      {graded && (
        <Reasons
          list={part.entries.map((index) => {
            const isPicked = picked.includes(index);
            const { text = '', why } = item.pieces[index] ?? {};
            return { text, why, picked: isPicked, tone: toneOf(part.keys.includes(index), isPicked) };
          })}
        />
      )}
    </>
  );
}
