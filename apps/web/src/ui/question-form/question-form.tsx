import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../button/button.tsx';
import { CancelButton } from '../button/cancel-button.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
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
  readonly words: Readonly<Record<'save' | 'stem' | 'right' | 'required' | 'differ', string>> & {
    readonly option: (number: number) => string;
    /** Asks before changes are lost. */
    readonly discard: Readonly<Record<'title' | 'text' | 'confirm', string>>;
  };
  /** What is wrong, above the fields. */
  readonly problem: ReactNode;
  readonly pending: boolean;
  readonly onSave: (changed: QuestionText) => void;
  readonly onClose: () => void;
  /** Below the fields. */
  readonly children?: ReactNode;
}

/** Whether an option says what one above it does, whatever the case. */
function repeatsOneAbove(options: readonly string[], index: number): boolean {
  const fold = (text: string) => text.trim().toLowerCase();
  const own = fold(options[index] ?? '');
  return own !== '' && options.slice(0, index).some((other) => fold(other) === own);
}

/**
 * Changes the words of a question and which option is right. A refusal keeps what was typed, and nothing of it is lost
 * without a question.
 */
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
  const [isAsked, setAsked] = useState(false);
  const isChanged =
    stem !== question.stem ||
    key !== question.key ||
    options.some((option, index) => option !== question.options[index]);
  const close = () => (isChanged ? setAsked(true) : onClose());
  const lacking = (text: string) => (text.trim() === '' ? words.required : undefined);
  /** In the order of the fields. */
  const errors = [
    lacking(stem),
    ...options.map(
      (option, index) => lacking(option) ?? (repeatsOneAbove(options, index) ? words.differ : undefined),
    ),
  ];
  const errorOf = (index: number) => (attempt > 0 ? errors[index] : undefined);
  const wrong = errors.findIndex((error) => error !== undefined);
  useFocusOnProblem(attempt, wrong < 0 ? undefined : idOf(wrong));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (!pending && wrong < 0) onSave({ stem, options, key });
  };
  return (
    <>
      <Dialog
        open
        onOpenChange={close}
        size="lg"
        title={title}
        footer={
          <>
            <CancelButton onClick={close} />
            <Button type="submit" form={form} pending={pending}>
              {words.save}
            </Button>
          </>
        }
      >
        <form id={form} noValidate onSubmit={submit} className="grid gap-4">
          {problem}
          <Field id={idOf(0)} label={words.stem} error={errorOf(0)}>
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
            <Field
              key={index}
              id={idOf(index + 1)}
              label={words.option(index + 1)}
              error={errorOf(index + 1)}
            >
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
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={words.discard.title}
        text={words.discard.text}
        confirm={words.discard.confirm}
        pending={false}
        onConfirm={onClose}
      />
    </>
  );
}
