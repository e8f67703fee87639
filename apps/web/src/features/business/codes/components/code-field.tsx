import { useRef, useState, type SubmitEvent } from 'react';
import { Tag } from 'lucide-react';
import { useErrorText } from '../../../../api/error-text.ts';
import { useAction } from '../../../../api/use-action.ts';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { checkCode, type AppliedCode } from '../api/check-code.ts';

export interface CodeFieldProps {
  /** The field's value; it is sent with the purchase even if it was not applied first. */
  readonly typed: string;
  readonly onTyped: (code: string) => void;
  /** Why a purchase with it was refused: it can be removed here. */
  readonly refusal?: { readonly title: string; readonly text: string } | null;
  readonly applied: AppliedCode | null;
  readonly onApplied: (code: AppliedCode | null) => void;
}

/** A discount code, which the server checks. An invalid one stays in the field, with the reason below it. */
export function CodeField({ typed, onTyped, refusal = null, applied, onApplied }: CodeFieldProps) {
  const { t } = useTranslation('business/codes');
  const errorText = useErrorText('business/codes');
  const [isEmpty, setIsEmpty] = useState(false);
  const { run, reset, pending, error } = useAction(checkCode);
  const field = useRef<HTMLInputElement>(null);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const code = typed.trim();
    setIsEmpty(code === '');
    if (code === '' || pending) return;
    run(code, { onSuccess: onApplied });
  };
  const remove = () => {
    onApplied(null);
    onTyped('');
    reset();
    field.current?.focus();
  };
  const removal = (
    <Button variant="link" size="sm" onClick={remove}>
      {t('remove')}
    </Button>
  );
  const refused = refusal && (
    <Notice tone="critical" title={refusal.title} takesFocus action={!applied && removal}>
      {refusal.text}
    </Notice>
  );
  if (applied) {
    return (
      <div className="grid gap-3">
        <Notice tone="positive" title={<Saving applied={applied} />} action={removal}>
          {t('applied', { code: applied.code })}
        </Notice>
        {refused}
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <form noValidate onSubmit={submit} className="flex items-start gap-3">
        <Field
          label={t('label')}
          error={isEmpty ? t('required') : error !== undefined && errorText(error)}
          className="min-w-0 grow"
        >
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
      {refused}
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
