import { useTranslation } from '../../../../i18n/translation.ts';
import { ErrorSummary } from '../../../../ui/error-summary/error-summary.tsx';
import type { Form } from '../use-form.ts';
import { useMessages } from '../use-messages.ts';

export interface ProblemSummaryProps<Field extends string> {
  readonly form: Form<Field>;
  readonly labels: Readonly<Record<Field, string>>;
}

/** A form's problems, each named by its field's label. */
export function ProblemSummary<Field extends string>({ form, labels }: ProblemSummaryProps<Field>) {
  const { t } = useTranslation('identity/accounts');
  const { ofProblem } = useMessages();
  const errors = form.fields.flatMap((field) => {
    const problem = form.problems[field];
    const values = { field: labels[field], problem: problem ? ofProblem(problem) : '' };
    return problem ? [{ fieldId: form.idOf(field), text: t('problem.line', values) }] : [];
  });
  return <ErrorSummary title={t('problem.summary')} errors={errors} attempt={form.reports} />;
}
