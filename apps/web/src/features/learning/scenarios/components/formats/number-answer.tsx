import { useId, useState } from 'react';
import type { Item } from '@rounds/contract/learning/scenarios.formats';
import { scoreOf } from '@rounds/contract/learning/scenarios.formats.rules';
import { useFormat } from '../../../../../format/format.ts';
import { useLanguage, useTranslation } from '../../../../../i18n/translation.ts';
import { parseDecimal } from '../../decimal.rules.ts';
import type { FormatProps } from './format-props.ts';
import { Reasons } from './reasons.tsx';

export function NumberAnswer(props: FormatProps<Extract<Item, { format: 'number' }>>) {
  const { item, response, graded, onRespond } = props;
  const { t } = useTranslation('learning/scenarios.player');
  const language = useLanguage();
  const format = useFormat();
  const id = useId();
  const value = response && 'value' in response ? response.value : null;
  const written = (number: number) => `${format.number(number, 4)} ${item.unit}`;
  const [text, setText] = useState(value === null ? '' : format.number(value, 9));
  const isWrong = text.trim() !== '' && value === null;
  // Its unit is Latin text, which stays after the number in a right-to-left sentence.
  const margin = item.tolerance > 0 && (
    <p id={`${id}-margin`} className="text-sm text-muted">
      {t('format.margin', { amount: `\u2066${written(item.tolerance)}\u2069` })}
    </p>
  );
  if (graded) {
    const isRight = value !== null && scoreOf(item, { value }).points === 1;
    const slip = item.slips.find((one) => one.value === value);
    const answer =
      isRight && value !== item.answer ? `${written(value)} ≈ ${written(item.answer)}` : written(item.answer);
    return (
      <>
        <Reasons
          list={[
            ...(value !== null && !isRight
              ? [{ text: written(value), tone: 'wrong' as const, picked: true, why: slip?.why }]
              : []),
            { text: answer, tone: 'right' as const, picked: isRight },
            ...item.slips
              .filter((one) => one !== slip)
              .map((one) => ({
                text: written(one.value),
                tone: 'none' as const,
                picked: false,
                why: one.why,
              })),
          ]}
        />
        {margin}
      </>
    );
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold text-muted">
        {item.decimals === 0
          ? t('format.wholeNumber')
          : `${t('format.number')} · ${t('format.decimals', { count: item.decimals })}`}
      </label>
      <div dir="ltr" className="flex w-fit items-center gap-2">
        <input
          id={id}
          type="text"
          data-answer=""
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={isWrong}
          aria-describedby={[`${id}-unit`, margin && `${id}-margin`, isWrong && `${id}-error`]
            .filter(Boolean)
            .join(' ')}
          onChange={({ target }) => {
            setText(target.value);
            const typed = parseDecimal(target.value, language);
            onRespond(typed === null ? null : { value: typed });
          }}
          className="figures h-12 w-36 rounded-control border-2 border-border-strong bg-raised px-3 text-lg"
        />
        <bdi id={`${id}-unit`} lang="en" className="font-semibold">
          {item.unit}
        </bdi>
      </div>
      {margin}
      {isWrong && (
        <p id={`${id}-error`} role="status" className="text-sm text-caution">
          {t('format.notANumber', { example: format.number(item.decimals === 0 ? 25 : 2.5, 1) })}
        </p>
      )}
    </div>
  );
}
