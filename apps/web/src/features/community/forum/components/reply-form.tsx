import { useRef, useState, type SubmitEvent } from 'react';
import { replyContentLength } from '@rounds/contract/community/forum.rules';
import { useErrorText } from '../../../../api/error-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { CancelButton } from '../../../../ui/button/cancel-button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { useIdentifierCheck } from '../../../../ui/identifiers/use-identifier-check.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { OfflineHint } from '../../../../ui/notice/offline-hint.tsx';
import { Composer } from './composer.tsx';

export interface ReplyFormProps {
  readonly label: string;
  readonly send: string;
  readonly postId: number;
  readonly content: string;
  readonly onChange: (content: string) => void;
  readonly onSend: (content: string) => void;
  readonly pending: boolean;
  readonly error: unknown;
  /** Whether the form was opened on request: then it takes the focus, and can be closed. */
  readonly onCancel?: (() => void) | undefined;
}

/** A reply, an answer, or an edit of one. The draft stays until it is sent. */
export function ReplyForm(props: ReplyFormProps) {
  const { label, send, postId, content, onChange, onSend, pending, error, onCancel } = props;
  const { t } = useTranslation('community/forum');
  const errorText = useErrorText('community/forum');
  const [tried, setTried] = useState(false);
  const isEmpty = content.trim() === '';
  const form = useRef<HTMLFormElement>(null);
  const identifiers = useIdentifierCheck({
    texts: [content],
    keep: 'post',
    pending,
    onMask: ([masked = '']) => onChange(masked),
    fieldOf: () => form.current?.querySelector('textarea') ?? null,
    send: () => onSend(content.trim()),
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    setTried(isEmpty);
    if (isEmpty) event.currentTarget.querySelector('textarea')?.focus();
    else void identifiers.check();
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      // Its button too, which would otherwise stay under the bottom bar.
      onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
      className="grid gap-3"
    >
      <Field label={label} error={tried && isEmpty ? t('form.contentMissing') : undefined}>
        <Composer
          value={content}
          onChange={onChange}
          maxLength={replyContentLength}
          postId={postId}
          autoFocus={onCancel !== undefined}
        />
      </Field>
      {identifiers.warning}
      <OfflineHint />
      {error ? <Notice tone="critical">{errorText(error)}</Notice> : null}
      <div className="flex flex-wrap justify-end gap-3">
        {onCancel && <CancelButton onClick={onCancel} />}
        <Button type="submit" variant={identifiers.sendVariant} pending={pending || identifiers.isChecking}>
          {send}
        </Button>
      </div>
    </form>
  );
}
