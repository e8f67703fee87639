import { useRef, useState } from 'react';
import { MessagesSquare } from 'lucide-react';
import { useLocation } from 'wouter';
import { replyContentLength } from '@rounds/contract/community/forum.rules';
import { useDiscussQuestion, useQuestionThread } from '../../features/community/forum/api/question-thread.ts';
import { useErrorText } from '../../api/error-text.ts';
import { loadNamespaces, useTranslation } from '../../i18n/translation.ts';
import { useDraft } from '../../session/use-draft.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Textarea } from '../../ui/field/textarea.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { RetryNotice } from '../../ui/notice/retry-notice.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { wayBack } from './way-back.ts';

export interface DiscussQuestionProps {
  readonly scenarioId: number;
  readonly questionIndex: number;
}

/** Links to the question's own thread in the community, or starts it with the first reply. */
export function DiscussQuestion(question: DiscussQuestionProps) {
  const { t } = useTranslation('learning/scenarios.player');
  const [open, setOpen] = useState(false);
  // Kept here, so that closing and reopening the panel doesn't lose track of a post in flight.
  const send = useDiscussQuestion(question);
  const draft = useDraft(`question.${question.scenarioId}.${question.questionIndex}`, { content: '' });
  // Its strings load before it opens: suspending inside would take the focus from the field.
  const show = () =>
    void loadNamespaces(['community/forum'])
      .catch(() => undefined)
      .then(() => setOpen(true));
  return (
    <div>
      <Button variant="ghost" size="sm" className="-ms-3 text-muted" onClick={show}>
        <MessagesSquare size={16} aria-hidden="true" />
        {t('discuss.open')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('discuss.title')}>
        <Thread question={question} send={send} draft={draft} />
      </Dialog>
    </div>
  );
}

interface ThreadProps {
  readonly question: DiscussQuestionProps;
  readonly send: ReturnType<typeof useDiscussQuestion>;
  readonly draft: ReturnType<typeof useDraft<{ content: string }>>;
}

/** The field, which appears at once, and what others wrote, once that has loaded. */
function Thread({ question, send, draft }: ThreadProps) {
  const { t } = useTranslation('learning/scenarios.player');
  const errorText = useErrorText('community/forum');
  const [, navigate] = useLocation();
  const thread = useQuestionThread(question, true);
  const words = useRef<HTMLTextAreaElement>(null);
  const submit = () =>
    send.mutateAsync(draft.now().content).then(
      ({ post }) => {
        draft.clear();
        // If the panel has been closed, the learner is busy with something else by now.
        if (words.current) navigate(`/community/posts/${post.id}`, { state: wayBack() });
      },
      // Shown below the field.
      () => undefined,
    );
  return (
    <div className="grid gap-4">
      {thread.isPending ? (
        <Skeleton className="h-11" />
      ) : thread.isError ? (
        <RetryNotice tone="caution" onRetry={() => void thread.refetch()}>
          {errorText(thread.error)}
        </RetryNotice>
      ) : thread.data ? (
        <ButtonLink href={`/community/posts/${thread.data.id}`} state={wayBack()} variant="secondary">
          {t('discuss.read', { count: thread.data.replies })}
        </ButtonLink>
      ) : (
        <p className="text-muted">{t('discuss.first')}</p>
      )}
      <Field label={t('discuss.label')} help={t('discuss.help')}>
        <Textarea
          ref={words}
          value={draft.fields.content}
          maxLength={replyContentLength}
          onChange={(event) => draft.change({ content: event.target.value })}
        />
      </Field>
      {send.isError && <Notice tone="caution">{errorText(send.error)}</Notice>}
      <Button
        className="justify-self-end"
        pending={send.isPending}
        disabled={draft.isEmpty}
        onClick={() => void submit()}
      >
        {t('discuss.send')}
      </Button>
    </div>
  );
}
