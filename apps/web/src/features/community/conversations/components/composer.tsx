import { useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import { SendHorizontal } from 'lucide-react';
import { messageLength } from '@rounds/contract/community/conversations.rules';
import { useErrorText } from '../../../../api/error-text.ts';
import { usePhone } from '../../../../browser/media.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useDraft } from '../../../../session/use-draft.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field, FieldError } from '../../../../ui/field/field.tsx';
import { Textarea } from '../../../../ui/field/textarea.tsx';
import { useIdentifierCheck } from '../../../../ui/identifiers/use-identifier-check.tsx';
import { Kbd } from '../../../../ui/kbd/kbd.tsx';
import { OfflineHint } from '../../../../ui/notice/offline-hint.tsx';
import { usePostMessage } from '../api/post-message.ts';
import type { MessageThread } from '../message-thread.ts';

export interface ComposerProps {
  readonly thread: MessageThread;
  /** Somebody has written: on a phone the thread gets the help's room, and the empty field says it. */
  readonly isUsed?: boolean;
}

/** Writes a message. The text is kept until it is sent, even across screens. */
export function Composer({ thread, isUsed = false }: ComposerProps) {
  const { t, rich } = useTranslation('community/conversations');
  const errorText = useErrorText(`community/${thread.kind}`);
  const draft = useDraft(`message.${thread.kind}.${thread.id}`, { text: '' });
  const { text } = draft.fields;
  const isBrief = usePhone() && isUsed;
  const post = usePostMessage(thread);
  const field = useRef<HTMLTextAreaElement>(null);
  const identifiers = useIdentifierCheck({
    texts: [text],
    keep: 'message',
    pending: post.isPending,
    onMask: ([masked = '']) => draft.change({ text: masked }),
    fieldOf: () => field.current,
    send: () => {
      const content = text.trim();
      post.mutate(content, {
        // Keep what was typed while the message was being sent.
        onSuccess: () => {
          if (draft.now().text.trim() === content) draft.clear();
        },
      });
    },
  });
  const send = () => {
    if (text.trim() === '' || post.isPending) return;
    // The button is disabled once the field is empty, and would lose the focus.
    field.current?.focus({ preventScroll: true });
    void identifiers.check();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field
        label={t('write')}
        help={isBrief || post.isError ? undefined : t('help')}
        aside={
          <span className="text-sm text-muted max-sm:hidden pointer-coarse:hidden">
            {rich('keys', { key: (name) => <Kbd>{name}</Kbd> })}
          </span>
        }
      >
        {/* Side by side, so that the thread above gets the rest of the window. */}
        <div className="flex items-end gap-2">
          <Textarea
            ref={field}
            dir="auto"
            rows={2}
            placeholder={isBrief ? t('help') : undefined}
            className="max-h-60 min-h-18!"
            maxLength={messageLength}
            value={text}
            onChange={(event) => draft.change({ text: event.target.value })}
            onKeyDown={press}
          />
          <Button
            type="submit"
            variant={identifiers.sendVariant}
            pending={post.isPending || identifiers.isChecking}
            disabled={text.trim() === ''}
          >
            <SendHorizontal size={18} aria-hidden="true" className="rtl:-scale-x-100" />
            <span className="max-sm:sr-only">{t('send')}</span>
          </Button>
        </div>
      </Field>
      {/* In the help's place: a notice above would push the button out of the window. */}
      <div role="alert" className="-mt-1.5 empty:hidden">
        {post.isError && (
          <FieldError>
            {t('sendFailed')} {errorText(post.error, t('tryLater'))}
          </FieldError>
        )}
      </div>
      {identifiers.warning}
      <OfflineHint />
    </form>
  );
}
