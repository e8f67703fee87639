import { useId, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { hasProblems } from '../account-form.rules.ts';
import { ProblemSummary } from '../components/problem-summary.tsx';
import type { useForm } from '../use-form.ts';

export interface DialogFormProps<Field extends string> {
  readonly form: ReturnType<typeof useForm<Field>>;
  readonly labels: Readonly<Record<Field, string>>;
  readonly title: string;
  readonly description: string;
  readonly submit: string;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly pending: boolean;
  /** What went wrong, where it belongs to no field. */
  readonly failure?: string | undefined;
  /** What is done can't easily be undone. */
  readonly destructive?: boolean;
  readonly children: ReactNode;
}

/** A dialog that is a form: problems summed up, the failure in its place, Cancel and the one action at its foot. */
export function DialogForm<Field extends string>(props: DialogFormProps<Field>) {
  const { form, labels, title, description, submit, onSubmit, onClose, pending, failure, children } = props;
  const { t } = useTranslation('account');
  const id = useId();
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={props.destructive ? 'destructive' : 'primary'}
            pending={pending}
          >
            {submit}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={send} className="grid gap-5">
        <ProblemSummary form={form} labels={labels} />
        {failure !== undefined && !hasProblems(form.problems) && <Notice tone="critical">{failure}</Notice>}
        {children}
      </form>
    </Dialog>
  );
}
