import { useEffect, useRef, useState } from 'react';
import { Delete } from 'lucide-react';
import { useFormat } from '../../../../../format/format.ts';
import { isTouch } from '../../../../../browser/media.ts';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { Field } from '../../../../../ui/field/field.tsx';
import { TextInput } from '../../../../../ui/field/text-input.tsx';
import { calculate } from '../../calculator.rules.ts';

const keys = [
  '7',
  '8',
  '9',
  '÷',
  '4',
  '5',
  '6',
  '×',
  '1',
  '2',
  '3',
  '−',
  '0',
  '.',
  '(',
  ')',
  '%',
  '+',
] as const;

/** Expressions in the usual notation, evaluated as they are typed; Enter carries the result into the next one. */
export function Calculator() {
  const { t } = useTranslation('learning/scenarios.player');
  const format = useFormat();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // Its code loads after the panel around it, which had nothing to focus.
  useEffect(() => {
    if (!isTouch()) input.current?.focus({ preventScroll: true });
  }, []);
  const result = calculate(text);
  const value = 'value' in result ? result.value : null;
  const shown = value === null ? '' : `= ${format.number(value, 10)}`;
  const problem = 'problem' in result && result.problem !== 'incomplete' ? result.problem : null;
  const add = (key: string) => setText(text + key);
  const take = () => {
    if (value !== null) setText(String(value));
  };
  const keyClass =
    'min-h-11 rounded-control border bg-surface pointer-fine:min-h-9 text-lg font-medium hover:bg-hover disabled:opacity-55';
  return (
    <div className="grid gap-3">
      <Field
        label={t('calculator.sum')}
        {...(problem && {
          error: t(problem === 'zero' ? 'calculator.zero' : 'calculator.invalid'),
        })}
      >
        <TextInput
          ref={input}
          dir="ltr"
          inputMode="text"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === '=') {
              event.preventDefault();
              take();
            }
          }}
          className="figures text-lg"
        />
      </Field>
      <output
        aria-label={t('calculator.result')}
        dir="ltr"
        className="figures min-h-8 text-end text-xl font-semibold"
      >
        {shown}
      </output>
      <div dir="ltr" className="grid grid-cols-4 gap-2">
        {keys.map((key) => (
          <button key={key} type="button" onClick={() => add(key)} className={keyClass}>
            {key}
          </button>
        ))}
        <button
          type="button"
          aria-label={t('calculator.backspace')}
          disabled={text === ''}
          onClick={() => setText(text.slice(0, -1))}
          className={`${keyClass} inline-flex items-center justify-center`}
        >
          <Delete size={20} aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={t('calculator.clear')}
          disabled={text === ''}
          onClick={() => {
            setText('');
            if (!isTouch()) input.current?.focus();
          }}
          className={keyClass}
        >
          C
        </button>
      </div>
    </div>
  );
}
