import { useTranslation } from '../../../../i18n/translation.ts';
import { ErrorSummary } from '../../../../ui/error-summary/error-summary.tsx';
import type { Form } from '../use-form.ts';

export interface ProblemSummaryProps<Field extends string> {
  readonly form: Form<Field>;
  readonly labels: Readonly<Record<Field, string>>;
}

/** A form's problems, each named by its field's label. */
export function ProblemSummary<Field extends string>({ form, labels }: ProblemSummaryProps<Field>) {
  const { t } = useTranslation('identity/accounts');
  const errors = form.fields.flatMap((field) => {
    const problem = form.errorOf(field);
    const text = problem && t('problem.line', { field: labels[field], problem });
    return text ? [{ fieldId: form.idOf(field), text }] : [];
  });
  return <ErrorSummary title={t('problem.summary')} errors={errors} attempt={form.reports} />;
}
