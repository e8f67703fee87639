import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Tag } from 'lucide-react';
import { useErrorText } from '../../../../api/error-text.ts';
import { useAction } from '../../../../api/use-action.ts';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { checkCode, isCodeRefusal, type AppliedCode } from '../api/check-code.ts';

/** Why a code was refused, when it was applied or with a purchase. */
export interface CodeRefusal {
  readonly text: string;
  /** A purchase waits for it, so the focus goes to the field. */
  readonly isInTheWay: boolean;
}

export interface CodeFieldProps {
  /** The field's value; it is sent with the purchase even if it was not applied first. */
  readonly typed: string;
  readonly onTyped: (code: string) => void;
  readonly refusal: CodeRefusal | null;
  readonly onRefused: (why: string) => void;
  /** The refused code was given up. Whether the focus has been taken elsewhere; it goes to the field otherwise. */
  readonly onWithout: () => boolean;
  readonly applied: AppliedCode | null;
  readonly onApplied: (code: AppliedCode | null) => void;
}

/**
 * A discount code, which the server checks. An invalid one stays in the field, with the reason below it and a way on
 * without it.
 */
export function CodeField(props: CodeFieldProps) {
  const { typed, onTyped, refusal, onRefused, onWithout, applied, onApplied } = props;
  const { t } = useTranslation('business/codes');
  const errorText = useErrorText('business/codes');
  const [isEmpty, setIsEmpty] = useState(false);
  const { run, reset, pending, error } = useAction(checkCode);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const wrong = isEmpty ? t('required') : (refusal?.text ?? (error !== undefined && errorText(error)));
  useEffect(() => {
    if (!wrong) return;
    if (refusal?.isInTheWay) field.current?.focus({ preventScroll: true });
    // What is said below the field is read too: it may be below the window, or behind the bar there.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [wrong, refusal]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const code = typed.trim();
    setIsEmpty(code === '');
    if (code === '' || pending) return;
    run(code, {
      onSuccess: onApplied,
      onError: (why) => isCodeRefusal(why) && onRefused(errorText(why)),
    });
  };
  const clear = () => {
    onApplied(null);
    onTyped('');
    reset();
  };
  const remove = () => {
    clear();
    field.current?.focus();
  };
  const goWithout = () => {
    clear();
    if (!onWithout()) field.current?.focus();
  };
  if (applied) {
    return (
      <Notice
        tone="positive"
        title={<Saving applied={applied} />}
        action={
          <Button variant="link" size="sm" onClick={remove}>
            {t('remove')}
          </Button>
        }
      >
        {t('applied', { code: applied.code })}
      </Notice>
    );
  }
  return (
    <div ref={box} className="grid scroll-mb-4 justify-items-start gap-1">
      <form noValidate onSubmit={submit} className="flex w-full items-start gap-3">
        <Field label={t('label')} error={wrong} className="min-w-0 grow">
          <TextInput
            ref={field}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            value={typed}
            onChange={({ target }) => {
              onTyped(target.value);
              setIsEmpty(false);
              reset();
            }}
            className="rtl:text-end"
          />
        </Field>
        <Button type="submit" variant="secondary" pending={pending} className="mt-6.5 flex-none">
          <Tag size={18} aria-hidden="true" />
          {t('apply')}
        </Button>
      </form>
      {refusal && (
        <Button variant="link" size="sm" onClick={goWithout}>
          {t('without')}
        </Button>
      )}
    </div>
  );
}

function Saving({ applied: { type, value } }: { readonly applied: AppliedCode }) {
  const { t } = useTranslation('business/codes');
  const { money, percent } = useFormat();
  if (type === 'free_access') return t('free_access');
  return type === 'amount'
    ? t('amount', { amount: money(value) })
    : t('percentage', { percent: percent(value) });
}
