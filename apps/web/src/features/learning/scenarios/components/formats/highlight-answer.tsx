import type { Item } from '@rounds/contract/learning/scenarios.formats';
import { partsOf } from '@rounds/contract/learning/scenarios.formats.rules';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { cx } from '../../../../../ui/cx.ts';
import type { FormatProps } from './format-props.ts';
import { picksOf, toggled, withPicks } from './picks.rules.ts';
import { Reasons, toneLooks, toneOf, useToneText } from './reasons.tsx';
import { Task } from './task.tsx';

/** A passage of the chart whose pieces are marked where they stand. */
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
      <p
        lang="en"
        dir="ltr"
        className="measure rounded-control border bg-hover/40 px-3 py-2 leading-[2.75rem]"
      >
        {item.pieces.map(({ text }, index) => {
          if (!part.entries.includes(index)) return <span key={index}>{text} </span>;
          if (graded) {
            const tone = toneOf(part.keys.includes(index), picked.includes(index));
            const { Icon, look, ink } = toneLooks[tone];
            if (tone === 'none') return <span key={index}>{text} </span>;
            return (
              <span key={index}>
                <mark
                  className={cx(
                    'rounded-control border-2 box-decoration-clone px-1 py-0.5 text-text',
                    tone === 'missed' && 'bg-transparent',
                    look,
                  )}
                >
                  <Icon
                    size={16}
                    role="img"
                    aria-label={textOf(tone)}
                    className={cx('me-1 inline align-[-0.15em] stroke-[2.5]', ink)}
                  />
                  {text}
                </mark>{' '}
              </span>
            );
          }
          return (
            <span key={index}>
              <button
                type="button"
                aria-pressed={picked.includes(index)}
                onClick={() => onRespond(withPicks(item, response, 0, toggled(picked, index, part.most)))}
                className="inline min-h-11 rounded-control border-b-2 border-dotted border-border-strong px-1 py-2.5 text-start hover:bg-hover aria-pressed:border-solid aria-pressed:border-accent aria-pressed:bg-accent-soft"
              >
                {text}
              </button>{' '}
            </span>
          );
        })}
      </p>
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
