import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../button/button.tsx';
import { CancelButton } from '../button/cancel-button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Field } from '../field/field.tsx';
import { Select } from '../field/select.tsx';
import { Textarea } from '../field/textarea.tsx';
import { useFocusOnProblem } from '../field/use-focus-on-problem.ts';

export interface QuestionText {
  readonly stem: string;
  readonly options: readonly string[];
  /** The place of the right option; 0 where the options are steps in their right order. */
  readonly key: number;
}

export interface QuestionFormProps {
  readonly title: string;
  readonly question: QuestionText;
  /** Of steps that are put in order, none is the right one. */
  readonly isOrdering: boolean;
  /** Characters at most. */
  readonly limits: { readonly stem: number; readonly option: number };
  readonly words: Readonly<Record<'save' | 'stem' | 'right' | 'required', string>> & {
    readonly option: (number: number) => string;
  };
  /** What is wrong, above the fields. */
  readonly problem: ReactNode;
  readonly pending: boolean;
  readonly onSave: (changed: QuestionText) => void;
  readonly onClose: () => void;
  /** Below the fields. */
  readonly children?: ReactNode;
}

/** Changes the words of a question and which option is right. A refusal keeps what was typed. */
export function QuestionForm({
  title,
  question,
  isOrdering,
  limits,
  words,
  problem,
  pending,
  onSave,
  onClose,
  children,
}: QuestionFormProps) {
  const form = useId();
  const [stem, setStem] = useState(question.stem);
  const [options, setOptions] = useState(question.options);
  const [key, setKey] = useState(question.key);
  const [attempt, setAttempt] = useState(0);
  const idOf = (index: number) => `${form}-${index}`;
  const lacking = (text: string) => (attempt > 0 && text.trim() === '' ? words.required : undefined);
  const empty = [stem, ...options].findIndex((text) => text.trim() === '');
  useFocusOnProblem(attempt, empty < 0 ? undefined : idOf(empty));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (!pending && empty < 0) onSave({ stem, options, key });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={title}
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button type="submit" form={form} pending={pending}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        {problem}
        <Field id={idOf(0)} label={words.stem} error={lacking(stem)}>
          <Textarea
            dir="auto"
            required
            rows={2}
            maxLength={limits.stem}
            value={stem}
            onChange={({ target }) => setStem(target.value)}
          />
        </Field>
        {options.map((option, index) => (
          <Field key={index} id={idOf(index + 1)} label={words.option(index + 1)} error={lacking(option)}>
            <Textarea
              dir="auto"
              required
              rows={1}
              maxLength={limits.option}
              className="min-h-11!"
              value={option}
              onChange={({ target }) => setOptions(options.with(index, target.value))}
            />
          </Field>
        ))}
        {!isOrdering && (
          <Field label={words.right}>
            <Select value={key} onChange={({ target }) => setKey(Number(target.value))}>
              {options.map((option, index) => (
                <option key={index} value={index}>
                  {index + 1}. {option}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {children}
      </form>
    </Dialog>
  );
}
