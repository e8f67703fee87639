import { useId, useState, type ChangeEvent } from 'react';
import { ApiError } from '../../../api/client.ts';
import { useFocusOnProblem } from '../../../ui/field/use-focus-on-problem.ts';
import { hasProblems, problemsOfRefusal, type Problems } from './account-form.rules.ts';
import { useMessages } from './use-messages.ts';

/**
 * The values and problems of a form with text fields. Reports are counted, so that the focus goes to the first problem again
 * even if the same ones are found twice.
 */
export function useForm<Field extends string>(initial: Readonly<Record<Field, string>>) {
  const formId = useId();
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems<Field>>({});
  const [reports, setReports] = useState(0);
  const [isToldAtFields, setToldAtFields] = useState(false);
  const fields = Object.keys(initial) as Field[];
  const idOf = (field: Field) => `${formId}${field}`;
  const { ofProblem } = useMessages();
  const first = fields.find((field) => problems[field]);
  useFocusOnProblem(reports, first && idOf(first));

  /** Shows problems; returns whether there are any. */
  const report = (found: Problems<Field>): boolean => {
    setProblems(found);
    setToldAtFields(hasProblems(found));
    setReports((count) => count + 1);
    return hasProblems(found);
  };

  /** Changes a value and clears the field's problem. */
  const set = (field: Field, value: string) => {
    setValues((current) => ({ ...current, [field]: value }));
    setProblems(({ [field]: _, ...others }) => others as Problems<Field>);
  };

  return {
    values,
    set,
    problems,
    /**
     * Whether the latest attempt failed with something told beside its field. It stays so while the field is corrected:
     * the form has nothing more to say of that attempt.
     */
    isToldAtFields,
    fields,
    idOf,
    /** A field's problem, as a sentence. */
    errorOf: (field: Field) => problems[field] && ofProblem(problems[field]),
    report,
    /** Empties the form, once its values are no longer needed. */
    clear: () => {
      setValues(initial);
      setProblems({});
      setToldAtFields(false);
      setReports(0);
    },
    /** Empties single fields. */
    forget: (names: readonly Field[]) =>
      setValues((current) => ({ ...current, ...Object.fromEntries(names.map((name) => [name, ''])) })),
    /** Shows the server's refusals beside their fields. */
    reportRefusal: (error: unknown) => {
      if (error instanceof ApiError) report(problemsOfRefusal(error, fields));
    },
    /** Props for a control; typing clears the field's problem. */
    bind: (field: Field) => ({
      name: field as string,
      value: values[field],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => set(field, target.value),
    }),
  };
}

export type Form<Field extends string> = ReturnType<typeof useForm<Field>>;
