import type { ChangeEvent } from 'react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { groupExpiry, groupNumber, type CardField } from '../card.rules.ts';
import type { CardForm } from '../use-card.ts';

/** Number, date and code. Digits and their order are the same in every language. */
export function CardFields({ form }: { readonly form: CardForm }) {
  const { t } = useTranslation('business/payments.form');
  const { card, problems, idOf, change } = form;
  const errorOf = (field: CardField) => problems[field] && t(`problem.${problems[field]}`);
  const typed =
    (field: CardField, read: (text: string) => string) =>
    ({ target }: ChangeEvent<HTMLInputElement>) =>
      change({ [field]: read(target.value) });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-start gap-4 max-[22rem]:grid-cols-[minmax(0,1fr)]">
      <Field id={idOf('number')} label={t('card.number')} error={errorOf('number')} className="col-span-full">
        <TextInput
          dir="ltr"
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
          value={card.number}
          onChange={typed('number', groupNumber)}
          className="figures rtl:text-end"
        />
      </Field>
      <Field
        id={idOf('expiry')}
        label={t('card.expiry')}
        help={t('card.expiryHelp')}
        error={errorOf('expiry')}
      >
        <TextInput
          dir="ltr"
          inputMode="numeric"
          autoComplete="cc-exp"
          value={card.expiry}
          onChange={typed('expiry', (text) => groupExpiry(text, card.expiry))}
          className="figures rtl:text-end"
        />
      </Field>
      <Field id={idOf('cvc')} label={t('card.cvc')} help={t('card.cvcHelp')} error={errorOf('cvc')}>
        <TextInput
          dir="ltr"
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder="123"
          value={card.cvc}
          onChange={typed('cvc', (text) => text.replaceAll(/\D/g, '').slice(0, 4))}
          className="figures rtl:text-end"
        />
      </Field>
    </div>
  );
}
