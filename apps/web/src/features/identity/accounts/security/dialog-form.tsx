import { useId, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import { CancelButton } from '../../../../ui/button/cancel-button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import type { Form } from '../use-form.ts';
import { useFailure } from '../use-messages.ts';

export interface DialogFormProps<Field extends string> {
  readonly form: Form<Field>;
  readonly title: string;
  readonly description: string;
  readonly submit: string;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** The label of its action. A failure that belongs to no field is shown above them. */
  readonly call: { readonly isPending: boolean; readonly error: unknown };
  /** Whether the action is hard to undo. */
  readonly destructive?: boolean;
  readonly children: ReactNode;
}

/** Fields that prove identity. */
const proofs: readonly string[] = ['currentPassword', 'password', 'code'];

/**
 * A dialog with a form: a failure message, Cancel and one action. Values are kept when it is closed,
 * except passwords and codes: somebody else may use this device next.
 */
export function DialogForm<Field extends string>(props: DialogFormProps<Field>) {
  const { form, title, description, submit, onSubmit, onClose, call, children } = props;
  const failure = useFailure(call.error);
  const id = useId();
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const leave = () => {
    form.forget(form.fields.filter((field) => proofs.includes(field)));
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={leave}
      title={title}
      description={description}
      footer={
        <>
          <CancelButton onClick={leave} />
          <Button
            type="submit"
            form={id}
            variant={props.destructive ? 'destructive' : 'primary'}
            pending={call.isPending}
          >
            {submit}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={send} className="grid gap-5">
        {failure !== undefined && !form.isToldAtFields && <Notice tone="critical">{failure}</Notice>}
        {children}
      </form>
    </Dialog>
  );
}
