import type { Item } from '@rounds/contract/learning/scenarios.formats';
import { partsOf } from '@rounds/contract/learning/scenarios.formats.rules';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { cx } from '../../../../../ui/cx.ts';
import type { FormatProps } from './format-props.ts';
import { picksOf, toggleEntry, withPicks } from './picks.rules.ts';
import { Reasons, toneLooks, toneOf, useToneText, type Tone } from './reasons.tsx';
import { Task } from './task.tsx';

/** An entry keeps its position and size when it is graded: the mark in its margin replaces the empty box. */
const line = 'grid min-h-11 w-full grid-cols-[1.125rem_minmax(0,1fr)] gap-2.5 px-3 py-2.5 text-start';
/** Over the words only, line by line, like a highlighter. */
const pen = 'rounded-xs box-decoration-clone px-0.5 py-px';
const inks: Readonly<Record<Tone, string>> = {
  right: 'bg-positive-soft text-text',
  missed:
    'bg-transparent text-text underline decoration-positive decoration-dashed decoration-2 underline-offset-4',
  wrong: 'bg-caution-soft text-text',
  none: 'text-muted',
};

/** A passage of the chart, line by line: markable pieces are pressed as a whole. */
export function HighlightAnswer(props: FormatProps<Extract<Item, { format: 'highlight' }>>) {
  const { item, response, graded, isReview = false, onRespond } = props;
  const { t } = useTranslation('learning/scenarios.player');
  const [part] = partsOf(item);
  const [picked = []] = picksOf(item, response);
  if (!part) return null;
  return (
    <>
      <Task>{t('format.highlight')}</Task>
      <div lang="en" dir="ltr" className="divide-y divide-border/60 rounded-control border bg-raised">
        {item.pieces.map(({ text, why }, index) => {
          const isPicked = picked.includes(index);
          if (!part.entries.includes(index)) {
            return (
              <p key={index} className={cx(line, 'text-muted')}>
                <span className="col-start-2">{text}</span>
              </p>
            );
          }
          if (graded)
            return (
              <GradedEntry
                key={index}
                text={text}
                why={isReview ? why : undefined}
                tone={toneOf(part.keys.includes(index), isPicked)}
              />
            );
          return (
            <button
              key={index}
              type="button"
              aria-pressed={isPicked}
              onClick={() => onRespond(withPicks(item, response, 0, toggleEntry(picked, index, part.most)))}
              className={cx(line, '-outline-offset-2 hover:bg-hover')}
            >
              <span
                aria-hidden="true"
                className={cx(
                  'mt-1 size-4 rounded-xs border-2',
                  isPicked ? 'border-accent bg-accent' : 'border-border-strong',
                )}
              />
              <span>
                <span className={cx(pen, isPicked && 'bg-accent-soft')}>{text}</span>
              </span>
            </button>
          );
        })}
      </div>
      {graded && !isReview && (
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

interface GradedEntryProps {
  readonly text: string;
  readonly why: string | undefined;
  readonly tone: Tone;
}

function GradedEntry({ text, why, tone }: GradedEntryProps) {
  const textOf = useToneText();
  const { Icon, ink } = toneLooks[tone];
  const Words = tone === 'none' ? 'span' : 'mark';
  return (
    <p className={line}>
      {tone !== 'none' && (
        <Icon size={18} role="img" aria-label={textOf(tone)} className={cx('mt-0.5 stroke-[2.5]', ink)} />
      )}
      <span className="col-start-2">
        <Words className={cx(pen, inks[tone])}>{text}</Words>
      </span>
      {why && <span className="measure-wide col-start-2 text-sm text-muted">{why}</span>}
    </p>
  );
}
