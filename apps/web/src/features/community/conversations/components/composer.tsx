import type { KeyboardEvent, SubmitEvent } from 'react';
import { SendHorizontal } from 'lucide-react';
import { messageLength } from '@rounds/contract/community/conversations.rules';
import { useErrorText } from '../../../../lib/error-text.ts';
import { useTranslation } from '../../../../lib/i18n.ts';
import { useOnline } from '../../../../lib/online.ts';
import { useDraft } from '../../../../lib/use-draft.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Textarea } from '../../../../ui/field/textarea.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { usePostMessage } from '../api/post-message.ts';
import type { Place } from '../place.ts';

/** The box to write in. What was typed stays until it was sent, also over a visit to another screen. */
export function Composer({ place }: { readonly place: Place }) {
  const { t } = useTranslation('community/conversations');
  const errorText = useErrorText(`community/${place.kind}`);
  const draft = useDraft(`message.${place.kind}.${place.id}`, { text: '' });
  const { text } = draft.fields;
  const post = usePostMessage(place);
  const online = useOnline();
  const send = () => {
    const content = text.trim();
    if (content === '' || post.isPending) return;
    post.mutate(content, {
      // What was typed while it was on its way is kept.
      onSuccess: () => {
        if (draft.now().text.trim() === content) draft.clear();
      },
    });
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
      {!online && <Notice tone="caution">{t('offline')}</Notice>}
      {post.isError && (
        <Notice tone="critical" title={t('sendFailed')}>
          {errorText(post.error, t('tryLater'))}
        </Notice>
      )}
      <Field label={t('write')} help={t('help')}>
        <Textarea
          dir="auto"
          rows={2}
          className="max-h-60 min-h-20!"
          maxLength={messageLength}
          value={text}
          onChange={(event) => draft.change({ text: event.target.value })}
          onKeyDown={press}
        />
      </Field>
      <Button
        type="submit"
        pending={post.isPending}
        disabled={text.trim() === ''}
        className="justify-self-end"
      >
        <SendHorizontal size={18} aria-hidden="true" className="rtl:-scale-x-100" />
        {t('send')}
      </Button>
    </form>
  );
}
